"""Rules that are wrong on purpose, each with what the compiler must say about it.

They are pieces of source, because a module with them would pass neither the checks of this project nor, some of them,
Python's own. The line that is wrong is marked with `# here`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

HEAD: Final = """from __future__ import annotations

from typing import Annotated, Any, Final

from emporion.kernel.record import Grid, Pool, Row, i8, i16
from emporion.kernel.rule import rule, table

FRACTION: Final = 0.5
LIMIT: Final = 7
HUGE: Final = 1 << 64
NAMES: Final = ["a", "b"]
STEPS: Final[Row] = table([1, 2, 3])
STAIRS: Final[Grid] = table([[1, 2], [3, 4]])
RAGGED: Final[Any] = table([[1, 2], [3]])
CUBE: Final[Any] = table([[[1]]])
LETTERS: Final[Any] = table(["12"])
TOO_WIDE: Final[Any] = table([1, 200])


class Box:
    small: Annotated[int, i8]
    row: Annotated[Row, i8[3]]
    grid: Annotated[Grid, i16[2, 3]]


class Other:
    small: Annotated[int, i8]


@rule
def twice(n: int) -> int:
    return n + n


@rule
def set_first(row: Row) -> None:
    row[0] = 1


@rule
def two(n: int) -> tuple[int, int]:
    return n, n


@rule
def of_other(o: Other) -> int:
    return o.small


@rule
def is_set(flag: bool) -> bool:
    return flag

"""
RULE: Final = "boxes: Pool[Box], others: Pool[Other], row: Row, grid: Grid, a: int, flag: bool"


class Wrong(NamedTuple):
    """The statements of a rule, what is wrong with them, and what to write instead."""

    body: str
    problem: str
    instead: str = ""
    result: str = "int"
    parameters: str = RULE

    @property
    def name(self) -> str:
        signature = "" if self.parameters == RULE else f"({self.parameters}) -> {self.result} "
        return (
            signature
            + " ".join(self.body.replace("# here", "").split())
            + (" as bool" if self.result == "bool" else "")
        )

    def source(self, name: str = "wrong") -> str:
        """A whole rule."""
        lines = "".join(f"    {line}\n" for line in self.body.splitlines())
        result = f" -> {self.result}" if self.result else ""
        mark = "  # here" if "# here" not in self.body else ""
        return f"\n@rule\ndef {name}({self.parameters}){result}:{mark}\n{lines}"


OUTSIDE: Final = (
    Wrong("return a / 2  # here", "rules know only whole numbers", "`//`"),
    Wrong("a /= 2  # here\nreturn a", "rules know only whole numbers", "`//`"),
    Wrong("return a ** 2  # here", "rules have no powers", "a product, a shift"),
    Wrong("return a @ a  # here", "rules have no matrices", "a loop"),
    Wrong("return int(a in (1, 2))  # here", "`in` is not part of the rule language", "comparisons joined with `or`"),
    Wrong("return int(a not in row)  # here", "`not in` is not part", "comparisons joined with `and`"),
    Wrong("return int(a is flag)  # here", "`is` compares objects", "`==`"),
    Wrong("return int(a is not flag)  # here", "`is not` compares objects", "`!=`"),
    Wrong("assert a > 0  # here\nreturn a", "a rule cannot raise", "an invariant of the game"),
    Wrong("raise ValueError  # here", "a rule cannot raise", "a number that says what is wrong"),
    Wrong(
        "try:  # here\n    a = 1\nexcept ValueError:\n    a = 2\nreturn a",
        "a rule cannot raise or catch",
        "a test before",
    ),
    Wrong("with row:  # here\n    a = 1\nreturn a", "rules have no objects", "the statements by themselves"),
    Wrong("import math  # here\nreturn a", "a rule imports nothing", "at the top of the module"),
    Wrong("from math import pi  # here\nreturn a", "a rule imports nothing", "at the top of the module"),
    Wrong(
        "global LIMIT  # here\nLIMIT = 3\nreturn a", "a rule changes nothing but its arguments", "a field of the state"
    ),
    Wrong("del a  # here\nreturn 1", "rules delete nothing", "0, or another number"),
    Wrong("def inner() -> int:  # here\n    return 1\nreturn a", "rules are not nested", "a rule of the module"),
    Wrong("class Inner:  # here\n    pass\nreturn a", "rules have no classes", "a record class of the module"),
    Wrong("f = lambda: 1  # here\nreturn a", "rules are not nested", "a rule of the module"),
    Wrong("b = [i for i in range(3)]  # here\nreturn a", "a rule makes no lists", "a loop that writes to a row"),
    Wrong("b = {i for i in range(3)}  # here\nreturn a", "a rule makes no sets", "bits of an int"),
    Wrong("b = {i: i for i in range(3)}  # here\nreturn a", "a rule makes no dictionaries", "a table"),
    Wrong("return sum(i for i in range(3))  # here", "rules have no generators", "a loop"),
    Wrong("b = [1, 2]  # here\nreturn a", "a rule makes no lists", "a tuple, a table of the module, or a row"),
    Wrong("b = {1, 2}  # here\nreturn a", "a rule makes no sets", "bits of an int"),
    Wrong("b = {1: 2}  # here\nreturn a", "a rule makes no dictionaries", "a table"),
    Wrong("return (a := 3)  # here", "`:=` is not part of the rule language", "an assignment before it"),
    Wrong('b = f"{a}"  # here\nreturn a', "rules have no text", "a number"),
    Wrong("return max(*two(a))  # here", "`*` takes things apart", "each argument by itself"),
    Wrong("b, *c = two(a)  # here\nreturn b", "`*` takes things apart", "each argument by itself"),
    Wrong("b = row[1:]  # here\nreturn a", "a rule takes no slices", "where to begin and end"),
    Wrong("yield a  # here", "rules have no generators", "a loop that writes to a row"),
    Wrong(
        "match a:  # here\n    case 1:\n        return 2\nreturn a",
        "`match` is not part of the rule language",
        "`elif`",
    ),
    Wrong("return 1.5  # here", "rules know only ints and bools", "a named constant of the module"),
    Wrong("return 'x'  # here", "rules know only ints and bools", "a named constant of the module"),
    Wrong("a = 1\n'not a docstring'  # here\nreturn a", "rules know only ints and bools", "a number"),
    Wrong("return 2j  # here", "rules know only ints and bools", "a number"),
    Wrong("return None  # here", "a rule that returns nothing says so without None", "`return`", "None"),
    Wrong(
        "for i in range(a):\n    a += i\nelse:\n    a = 0  # here\nreturn a",
        "a loop has no `else`",
        "a flag that the loop sets",
    ),
    Wrong(
        "while a > 0:\n    a -= 1\nelse:\n    a = 0  # here\nreturn a",
        "a loop has no `else`",
        "a flag that the loop sets",
    ),
    Wrong(
        "return twice(n=a)  # here",
        "only rules are called, by name and without keywords",
        "an import of the rule itself",
    ),
    Wrong("return row.count(a)  # here", "only rules are called, by name", "an import of the rule itself"),
    Wrong("return boxes[0].row.index(a)  # here", "only rules are called, by name", "an import of the rule itself"),
)

SIGNATURES: Final = (
    Wrong("return 1", "a rule has plain parameters only", "no defaults", parameters="a: int = 1"),
    Wrong("return 1", "a rule has plain parameters only", "no `*`", parameters="*a: int"),
    Wrong("return 1", "a rule has plain parameters only", "no keywords", parameters="**a: int"),
    Wrong("return 1", "a rule has plain parameters only", "no keywords", parameters="*, a: int"),
    Wrong("return 1", "a rule has plain parameters only", "no keywords", parameters="a: int, /"),
    Wrong("return 1", "the parameter a has no type", "`a: int`", parameters="a"),
    Wrong("return 1", "the rule does not say what it returns", "`-> int`", "", "a: int"),
    Wrong("return 1", "a rule cannot return str", "`int`, `bool`, `None` or `tuple[int, int]`", "str", "a: int"),
    Wrong(
        "return a, a", "an entry point returns one number or nothing", "a row to write to", "tuple[int, int]", "a: int"
    ),
    Wrong("return 1", "an entry point cannot take a: tuple[int, int]", "`Pool[…]`", "int", "a: tuple[int, int]"),
    Wrong("return 1", "an entry point cannot take a: Any", "`Pool[…]`", "int", "a: Any"),
    Wrong("return 1", "an entry point cannot take a: Box", "`Pool[…]`", "int", "a: Box"),
    Wrong("return 1", "an entry point cannot take a: Pool[Nobody]", "a record class", "int", "a: Pool[Nobody]"),
)

TYPES: Final = (
    Wrong("if flag:\n    b = 1\nreturn b  # here", "b may have no value here", "a value for b before, on every way"),
    Wrong("for i in range(a):\n    b = i\nreturn b  # here", "b may have no value here", "on every way"),
    Wrong("for i in range(a):\n    pass\nreturn i  # here", "i may have no value here", "on every way"),
    Wrong("while a > 0:\n    b = a\n    a -= 1\nreturn b  # here", "b may have no value here", "on every way"),
    Wrong(
        "while True:\n    if flag:\n        break\n    b = 1\nreturn b  # here",
        "b may have no value here",
        "on every way",
    ),
    Wrong(
        "if flag:\n    b = 1\nelif a > 2:\n    pass\nelse:\n    b = 2\nreturn b  # here",
        "b may have no value here",
        "on every",
    ),
    Wrong("b = LIMIT  # here\nLIMIT = 2\nreturn b", "LIMIT may have no value here", "on every way"),
    Wrong("b += 1  # here\nb = 2\nreturn b", "b may have no value here", "on every way"),
    Wrong("b = row\nb = 3  # here\nreturn a", "b is a row in one place and an int in another", "another name"),
    Wrong(
        "b = two(a)\nb = (1, 2, 3)  # here\nreturn a",
        "b is a tuple of 2 ints in one place and a tuple of 3 ints in another",
        "another",
    ),
    Wrong(
        "b = boxes[0]\nb = others[0]  # here\nreturn a",
        "b is a record (Box) in one place and a record (Other) in another",
        "another",
    ),
    Wrong("return row  # here", "this is a row, where a number is needed"),
    Wrong("return row + 1  # here", "this is a row, where a number is needed"),
    Wrong("return two(a) + 1  # here", "this is a tuple of 2 ints, where a number is needed"),
    Wrong("return int(two(a) == two(a))  # here", "this is a tuple of 2 ints, where a number is needed"),
    Wrong("if boxes[0]:  # here\n    a = 1\nreturn a", "this is a record (Box), where a number is needed"),
    Wrong("return a  # here", "the rule returns a bool, but this is an int", "a comparison, such as `!= 0`", "bool"),
    Wrong("return flag and a  # here", "the rule returns a bool, but this is an int", "such as `!= 0`", "bool"),
    Wrong("return  # here", "the rule returns an int"),
    Wrong("return 1  # here", "the rule returns nothing", "", "None"),
    Wrong("if flag:\n    return 1\na = 2  # here", "the rule can end without returning anything", "a return"),
    Wrong("while a > 0:  # here\n    return 1", "the rule can end without returning anything", "a return"),
    Wrong("b = set_first(row)  # here\nreturn a", "there is nothing to assign: the rule returns None"),
    Wrong("b = 1 if flag else set_first(row)  # here\nreturn a", "this gives nothing"),
    Wrong("b, c = 1, 2, 3  # here\nreturn b", "a tuple of 3 ints does not have 2 parts"),
    Wrong("b, c = a  # here\nreturn b", "an int does not have 2 parts"),
    Wrong("b: int  # here\nreturn a", "a type alone does nothing", "a value"),
    Wrong("return FRACTION  # here", "rules know only ints, bools, tables and rules", "a number or a `table(…)`"),
    Wrong("return NAMES[0]  # here", "rules know only ints, bools, tables and rules", "a number or a `table(…)`"),
    Wrong("return twice  # here", "rules know only ints, bools, tables and rules", "a number or a `table(…)`"),
    Wrong("return LIMITS  # here", "LIMITS is unknown", "of the module"),
    Wrong("return print(a)  # here", "print is not a rule", "a rule, or one of abs, bool, int, len, max, min, range"),
    Wrong("return undefined(a)  # here", "undefined is not a rule", "a rule, or one of abs"),
    Wrong("max = 3\nreturn max(a, 1)  # here", "max is a local name here, and no rule", "another name for the local"),
    Wrong("return twice(a, a)  # here", "twice takes 1 arguments, and is given 2"),
    Wrong("return twice(row)  # here", "twice takes int as n, and is given a row"),
    Wrong("return int(is_set(a))  # here", "is_set takes bool as flag, and is given an int"),
    Wrong("set_first(grid)  # here\nreturn a", "set_first takes Row as row, and is given a grid"),
    Wrong("set_first(boxes[0])  # here\nreturn a", "set_first takes Row as row, and is given a record (Box)"),
    Wrong("return of_other(boxes[0])  # here", "of_other takes Other as o, and is given a record (Box)"),
    Wrong("return twice(set_first(row))  # here", "twice takes int as n, and is given nothing"),
    Wrong("return min(a)  # here", "min and max take two numbers or more", "a loop over the row"),
    Wrong("return max(row)  # here", "min and max take two numbers or more", "a loop over the row"),
    Wrong("return abs(a, a)  # here", "this takes one number"),
    Wrong("return len(a)  # here", "only pools, rows, grids and tuples have a length"),
    Wrong("b = range(3)  # here\nreturn a", "a range stands only in `for … in range(…)`"),
)

PLACES: Final = (
    Wrong("return a.small  # here", "this is an int, and only records have fields"),
    Wrong("return boxes.small  # here", "this is a pool of Box, and only records have fields"),
    Wrong("return boxes[0].large  # here", "Box has no field large"),
    Wrong("boxes[0].large = 1  # here\nreturn a", "Box has no field large"),
    Wrong("return a[0]  # here", "this is an int, which has no elements"),
    Wrong("return boxes[0][0]  # here", "this is a record (Box), which has no elements"),
    Wrong("return row[0][0]  # here", "this is an int, which has no elements"),
    Wrong("return boxes[0].row[3]  # here", "the index is beyond the end: there are 3 elements"),
    Wrong("return boxes[0].row[-4]  # here", "the index is beyond the end: there are 3 elements"),
    Wrong("return STEPS[LIMIT]  # here", "the index is beyond the end: there are 3 elements"),
    Wrong("return two(a)[2]  # here", "the index is beyond the end: there are 2 elements"),
    Wrong("b = two(a)\nreturn b[2]  # here", "the index is beyond the end: there are 2 elements"),
    Wrong(
        "return two(a)[a]  # here", "this tuple has no name, so its index must be a constant", "a name for the tuple"
    ),
    Wrong("return row[-a]  # here", "this index is negative, but how far is not known", "len(…) minus the number"),
    Wrong("row[-a] += 1  # here\nreturn a", "this index is negative, but how far is not known", "len(…) minus"),
    Wrong("STEPS[0] = 1  # here\nreturn a", "a table never changes", "a field of the state"),
    Wrong("STAIRS[a][0] += 1  # here\nreturn a", "a table never changes", "a field of the state"),
    Wrong("b = STAIRS[0]\nb[1] = 2  # here\nreturn a", "a table never changes", "a field of the state"),
    Wrong("boxes[0].small = 128  # here\nreturn a", "128 does not fit 1 bytes", "a wider field"),
    Wrong("boxes[0].row[a] = -129  # here\nreturn a", "-129 does not fit 1 bytes", "a wider field"),
    Wrong("boxes[0].row = row  # here\nreturn a", "a row cannot be given a row", "each number by itself"),
    Wrong("boxes[0].grid[0] = boxes[0].row  # here\nreturn a", "a row cannot be given a row", "each number by itself"),
    Wrong("boxes[0] = others[0]  # here\nreturn a", "a record (Box) cannot be given a record (Other)", "by itself"),
    Wrong("boxes[0] = 0  # here\nreturn a", "a record (Box) cannot be given an int", "each number by itself"),
    Wrong("row[0] = boxes[0]  # here\nreturn a", "this is a record (Box), where a number is needed"),
    Wrong("boxes[0].row += 1  # here\nreturn a", "this is a row, where a number is needed"),
    Wrong("return RAGGED[a][0]  # here", "the rows of the table are not all of one length", "0 where there is nothing"),
    Wrong("return CUBE[a][0][0]  # here", "a table has whole numbers in one or two dimensions", "`table([1, 2])`"),
    Wrong("return LETTERS[a][0]  # here", "a table has whole numbers in one or two dimensions", "`table([1, 2])`"),
    Wrong("return TOO_WIDE[a]  # here", "the table has numbers that do not fit 1 bytes", "a wider kind"),
)

NUMBERS: Final = (
    Wrong("return 9223372036854775808  # here", "9223372036854775808 does not fit 64 bits"),
    Wrong("return HUGE  # here", "18446744073709551616 does not fit 64 bits"),
    Wrong("return 9223372036854775807 + 1  # here", "9223372036854775808 does not fit 64 bits"),
    Wrong("return 1 << 100  # here", "not fit 64 bits"),
    Wrong("return 1 // 0  # here", "this always fails"),
    Wrong("return 1 << -1  # here", "this always fails"),
    Wrong("return a // 0  # here", "division by zero"),
    Wrong("return a % 0  # here", "division by zero"),
    Wrong("a //= False  # here\nreturn a", "division by zero"),
    Wrong("return a << -1  # here", "a shift by a negative number always fails", "a shift the other way"),
    Wrong("return a >> -LIMIT  # here", "a shift by a negative number always fails", "a shift the other way"),
    Wrong(
        "for i in range(1, 5, 0):  # here\n    a += i\nreturn a",
        "the step of a range is a constant, and not 0",
        "`while`",
    ),
    Wrong(
        "for i in range(1, 5, a):  # here\n    a += i\nreturn a", "the step of a range is a constant", "a `while` loop"
    ),
    Wrong("for i in row:  # here\n    a += i\nreturn a", "a loop goes over a range", "`for i in range(len(…))`"),
    Wrong("for i, j in range(3):  # here\n    a += i\nreturn a", "a loop counts with one name"),
    Wrong("for row[0] in range(3):  # here\n    a += 1\nreturn a", "a loop counts with one name"),
)

BODIES: Final = (*OUTSIDE, *TYPES, *PLACES, *NUMBERS)
