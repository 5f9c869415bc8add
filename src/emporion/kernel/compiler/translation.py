"""The front end: a program's rules as intermediate code, beginning at the entry points.

A rule is translated once for each list of argument types that it is called with: a row of a state and a row of numbers
have different widths. Nothing is translated that the entry points do not reach.
"""

from __future__ import annotations

import ast
from typing import NamedTuple

from emporion.kernel.compiler import code
from emporion.kernel.compiler.code import Data, EntryPoint, Function, Module, TableData
from emporion.kernel.compiler.errors import RuleError, RuleErrors, text_of
from emporion.kernel.compiler.scope import NeedsInt, Scope
from emporion.kernel.compiler.signatures import argument_type, entry_type, result_type
from emporion.kernel.compiler.source import code_of, definition_of, first_line, shown_path
from emporion.kernel.compiler.statements import block
from emporion.kernel.compiler.subset import Problem, assigned_names, body_of, problems_of
from emporion.kernel.compiler.types import Grid, Nothing, Row, Tuple, Type, Value, parts
from emporion.kernel.program import Program
from emporion.kernel.rule import Rule, Table, is_brief


class Instance(NamedTuple):
    """A rule for one list of argument types."""

    rule: Rule
    types: tuple[Type, ...]


class Translation:
    def __init__(self, program: Program, checked: bool) -> None:
        self.program = program
        self.checked = checked
        self.errors: list[RuleError] = []
        self.functions: list[Function] = []
        self.tables: dict[int, tuple[Table, Value]] = {}
        self.data: list[TableData] = []
        self._names: dict[Instance, str] = {}
        self._waiting: list[Instance] = []

    def run(self) -> Module:
        """Translate all that is reached. RuleErrors has all that is wrong in the syntax of the rules; if nothing is, it
        has the first wrong type of each rule."""
        for f in self.program.globals_of:
            self.errors += syntax_errors(f)
        if self.errors:
            raise RuleErrors(self.errors)
        entries = [self._entry(f) for f in self.program.entries]
        while self._waiting:
            instance = self._waiting.pop()
            try:
                self.functions.append(RuleTranslation(self, instance).run(self._names[instance]))
            except Problem as problem:
                self.errors.append(located(instance.rule, problem))
        if self.errors:
            raise RuleErrors(unique(self.errors))
        return Module(self.data, self.functions, [entry for entry in entries if entry is not None])

    def _entry(self, f: Rule) -> EntryPoint | None:
        definition = definition_of(f)
        try:
            types = tuple(entry_type(f, argument, self.program.records) for argument in definition.args.args)
            if isinstance(result_type(definition), Tuple):
                raise Problem(definition, "an entry point returns one number or nothing", "a row to write to")
        except Problem as problem:
            self.errors.append(located(f, problem))
            return None
        parameters = tuple((a.arg, ast.unparse(a.annotation)) for a in definition.args.args if a.annotation)
        result = ast.unparse(definition.returns) if definition.returns else "None"
        return EntryPoint(f.__name__, self.instance(f, types), parameters, result, is_brief(f))

    def instance(self, f: Rule, types: tuple[Type, ...]) -> str:
        """The name of the function for a rule and its argument types."""
        key = Instance(f, types)
        if key not in self._names:
            self._names[key] = f"{f.__name__}.{len(self._names)}"
            self._waiting.append(key)
        return self._names[key]

    def table(self, table: Table, node: ast.AST) -> Value:
        if id(table) not in self.tables:
            self.tables[id(table)] = table, self._lay_down(table, node)
        return self.tables[id(table)][1]

    def _lay_down(self, table: Table, node: ast.AST) -> Value:
        shape, numbers = flattened(table, node)
        least, most = -(1 << 8 * table.kind.size - 1), (1 << 8 * table.kind.size - 1) - 1
        if not all(least <= number <= most for number in numbers):
            raise Problem(node, f"the table has numbers that do not fit {table.kind.size} bytes", "a wider kind")
        name = f"table.{len(self.data)}"
        self.data.append(TableData(name, table.kind.size, numbers))
        bounds = min(numbers), max(numbers)
        match shape:
            case (length,):
                return Value(Row(table.kind, length, True, bounds), (Data(name),))
            case (height, width):
                return Value(Grid(table.kind, height, width, True, bounds), (Data(name),))


def flattened(table: Table, node: ast.AST) -> tuple[tuple[int] | tuple[int, int], tuple[int, ...]]:
    """The shape of a table, and its numbers in a row."""
    if table and all(isinstance(number, int) for number in table):
        return (len(table),), tuple(int(number) for number in table)
    rows = [row for row in table if isinstance(row, list | tuple)]
    numbers = [number for row in rows for number in row]
    if len(rows) < len(table) or not numbers or not all(isinstance(number, int) for number in numbers):
        raise Problem(node, "a table has whole numbers in one or two dimensions", "`table([1, 2])`")
    if len({len(row) for row in rows}) > 1:
        raise Problem(node, "the rows of the table are not all of one length", "0 where there is nothing")
    return (len(rows), len(rows[0])), tuple(int(number) for number in numbers)


class RuleTranslation:
    """One rule for one list of argument types, with what it sees of the program."""

    def __init__(self, translation: Translation, instance: Instance) -> None:
        self.checked = translation.checked
        self._translation = translation
        self._rule = instance.rule
        self._types = instance.types
        self._globals = translation.program.globals_of[instance.rule]
        self._definition = definition_of(instance.rule)

    def run(self, name: str) -> Function:
        """A local that turns out to be an int after it was taken for a bool makes it begin again."""
        ints: set[str] = set()
        while True:
            try:
                return self._run_once(name, ints)
            except NeedsInt as found:
                ints.add(str(found))

    def _run_once(self, name: str, ints: set[str]) -> Function:
        f, definition = self._rule, self._definition
        scope = Scope(self, f.__module__, f.__name__, first_line(definition), result_type(definition))
        scope.names, scope.ints = assigned_names(definition), ints
        held = tuple(part for type_ in self._types for part in parts(type_))
        given = iter([scope.new() for _ in held])
        for argument, type_ in zip(definition.args.args, self._types, strict=True):
            value = Value(type_, tuple(next(given) for _ in parts(type_)))
            scope.set_local(argument.arg, value, argument)
        self._body(scope)
        return Function(name, held, tuple(parts(scope.result)), scope.held, scope.rooms, scope.body)

    def _body(self, scope: Scope) -> None:
        if instruction := getattr(self._rule, "__instruction__", None):
            (argument,) = self._definition.args.args
            to, bits = scope.new(), scope.get_local(argument.arg, argument).only
            scope.emit(code.CountBits(to, instruction, bits))
            scope.emit(code.Return((to,)))
            return
        block(scope, body_of(self._definition))
        if scope.is_open and not isinstance(scope.result, Nothing):
            raise Problem(self._definition.body[-1], "the rule can end without returning anything", "a return")
        if scope.is_open:
            scope.emit(code.Return(()))

    def constant(self, name: str) -> object:
        found: object = self._globals.get(name)
        return found

    def table(self, table: Table, node: ast.AST) -> Value:
        return self._translation.table(table, node)

    def call(self, rule: Rule, given: list[Type], node: ast.Call) -> tuple[str, Type, list[Type]]:
        definition = definition_of(rule)
        arguments = definition.args.args
        if len(arguments) != len(given):
            raise Problem(node, f"{rule.__name__} takes {len(arguments)} arguments, and is given {len(given)}")
        records = self._translation.program.records
        wanted = [argument_type(rule, a, type_, records, node) for a, type_ in zip(arguments, given, strict=True)]
        return self._translation.instance(rule, tuple(wanted)), result_type(definition), wanted


def syntax_errors(f: Rule) -> list[RuleError]:
    if getattr(f, "__instruction__", None):
        return []
    return [located(f, problem) for problem in problems_of(definition_of(f))]


def located(f: Rule, problem: Problem) -> RuleError:
    line = getattr(problem.node, "lineno", code_of(f).co_firstlineno)
    node = problem.node
    source = f"def {node.name}(…)" if isinstance(node, ast.FunctionDef) else text_of(node)
    return RuleError(shown_path(code_of(f).co_filename), line, f.__name__, source, problem.problem, problem.instead)


def unique(errors: list[RuleError]) -> list[RuleError]:
    """Each error once, though a rule may be translated for several lists of types."""
    return list({str(error): error for error in errors}.values())


def check_rules(program: Program) -> None:
    """Raise RuleErrors if a rule does not keep to the rule language. Nothing is compiled, and LLVM is not needed."""
    Translation(program, checked=True).run()
