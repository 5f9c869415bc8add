"""What a rule may be written with: the syntax of the rule language, and what to write instead of everything else."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Final

ALLOWED: Final[tuple[type[ast.AST], ...]] = (
    *(ast.Assign, ast.AnnAssign, ast.AugAssign, ast.If, ast.While, ast.For, ast.Continue, ast.Break, ast.Pass),
    *(ast.Return, ast.Expr, ast.Constant, ast.Name, ast.Attribute, ast.Subscript, ast.Tuple, ast.Call),
    *(ast.UnaryOp, ast.BinOp, ast.BoolOp, ast.Compare, ast.IfExp),
    *(ast.Not, ast.USub, ast.UAdd, ast.Invert, ast.And, ast.Or, ast.Load, ast.Store),
    *(ast.Add, ast.Sub, ast.Mult, ast.FloorDiv, ast.Mod, ast.BitAnd, ast.BitOr, ast.BitXor, ast.LShift, ast.RShift),
    *(ast.Eq, ast.NotEq, ast.Lt, ast.LtE, ast.Gt, ast.GtE),
)
INSTEAD: Final[dict[type[ast.AST], tuple[str, str]]] = {
    ast.Div: ("rules know only whole numbers", "`//`"),
    ast.Pow: ("rules have no powers", "a product, a shift (`1 << n`) or a table"),
    ast.MatMult: ("rules have no matrices", "a loop"),
    ast.In: ("`in` is not part of the rule language", "comparisons joined with `or`, or a set of bits"),
    ast.NotIn: ("`not in` is not part of the rule language", "comparisons joined with `and`, or a set of bits"),
    ast.Is: ("`is` compares objects, and rules have none", "`==`"),
    ast.IsNot: ("`is not` compares objects, and rules have none", "`!=`"),
    ast.Assert: ("a rule cannot raise", "an invariant of the game, or a test"),
    ast.Raise: ("a rule cannot raise", "a number that says what is wrong, as `refusal` gives"),
    ast.Try: ("a rule cannot raise or catch", "a test before the act"),
    ast.With: ("rules have no objects", "the statements by themselves"),
    ast.Import: ("a rule imports nothing", "an import at the top of the module"),
    ast.ImportFrom: ("a rule imports nothing", "an import at the top of the module"),
    ast.Global: ("a rule changes nothing but its arguments", "a field of the state"),
    ast.Nonlocal: ("a rule changes nothing but its arguments", "a field of the state"),
    ast.Delete: ("rules delete nothing", "0, or another number that means nothing"),
    ast.FunctionDef: ("rules are not nested", "a rule of the module"),
    ast.ClassDef: ("rules have no classes", "a record class of the module"),
    ast.Lambda: ("rules are not nested", "a rule of the module"),
    ast.ListComp: ("a rule makes no lists", "a loop that writes to a row"),
    ast.SetComp: ("a rule makes no sets", "bits of an int (`kernel/bits.py`)"),
    ast.DictComp: ("a rule makes no dictionaries", "a table"),
    ast.GeneratorExp: ("rules have no generators", "a loop"),
    ast.List: ("a rule makes no lists", "a tuple, a table of the module, or a row that is passed in"),
    ast.Set: ("a rule makes no sets", "bits of an int (`kernel/bits.py`)"),
    ast.Dict: ("a rule makes no dictionaries", "a table"),
    ast.NamedExpr: ("`:=` is not part of the rule language", "an assignment before it"),
    ast.JoinedStr: ("rules have no text", "a number"),
    ast.Starred: ("`*` takes things apart that rules do not have", "each argument by itself"),
    ast.Slice: ("a rule takes no slices", "a row, and where to begin and end"),
    ast.Yield: ("rules have no generators", "a loop that writes to a row"),
    ast.Match: ("`match` is not part of the rule language", "`if` and `elif`"),
}


class Problem(Exception):
    """A place in a rule that is not in the rule language."""

    def __init__(self, node: ast.AST, problem: str, instead: str = "") -> None:
        super().__init__(problem)
        self.node = node
        self.problem = problem
        self.instead = instead


def refused(node: ast.AST) -> Problem:
    """What is wrong with a construct that is not in the language."""
    problem, instead = INSTEAD.get(type(node), (f"{type(node).__name__} is not part of the rule language", ""))
    return Problem(node, problem, instead)


def problems_of(definition: ast.FunctionDef) -> Iterator[Problem]:
    """All constructs of a rule that are not in the language, found without running or typing anything."""
    yield from problems_of_signature(definition)
    for statement in body_of(definition):
        yield from problems_in(statement, statement)


def body_of(definition: ast.FunctionDef) -> list[ast.stmt]:
    """The statements of a rule without its docstring."""
    first = definition.body[0]
    has_docstring = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
    return definition.body[1:] if has_docstring else definition.body


def problems_of_signature(definition: ast.FunctionDef) -> Iterator[Problem]:
    arguments = definition.args
    if arguments.vararg or arguments.kwarg or arguments.kwonlyargs or arguments.defaults or arguments.posonlyargs:
        yield Problem(definition, "a rule has plain parameters only", "no defaults, no `*`, no keywords")
    for argument in arguments.args:
        if argument.annotation is None:
            yield Problem(argument, f"the parameter {argument.arg} has no type", f"`{argument.arg}: int`")
    if definition.returns is None:
        yield Problem(definition, "the rule does not say what it returns", "`-> int`, `-> bool` or `-> None`")


def problems_in(node: ast.AST, around: ast.AST) -> Iterator[Problem]:
    """Operators have no place of their own in the source: `around` is the expression that they stand in."""
    if hasattr(node, "lineno"):
        around = node
    if not isinstance(node, ALLOWED):
        found = refused(node)
        yield Problem(around, found.problem, found.instead)
        return
    if isinstance(node, ast.For | ast.While) and node.orelse:
        yield Problem(node.orelse[0], "a loop has no `else`", "a flag that the loop sets")
    if isinstance(node, ast.Call) and (node.keywords or not isinstance(node.func, ast.Name)):
        yield Problem(node, "only rules are called, by name and without keywords", "an import of the rule itself")
        return
    if isinstance(node, ast.Return) and isinstance(node.value, ast.Constant) and node.value.value is None:
        yield Problem(node, "a rule that returns nothing says so without None", "`return`")
        return
    if isinstance(node, ast.Constant) and not isinstance(node.value, int):
        yield Problem(node, "rules know only ints and bools", "a number, or a named constant of the module")
    skipped = annotation_of(node)
    for child in ast.iter_child_nodes(node):
        if child is not skipped:
            yield from problems_in(child, around)


def annotation_of(node: ast.AST) -> ast.AST | None:
    return node.annotation if isinstance(node, ast.AnnAssign) else None


def assigned_names(definition: ast.FunctionDef) -> set[str]:
    """The local names of a rule, as Python finds them: its parameters and whatever is assigned to anywhere in it."""
    stored = {
        node.id for node in ast.walk(definition) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    }
    return stored | {argument.arg for argument in definition.args.args}
