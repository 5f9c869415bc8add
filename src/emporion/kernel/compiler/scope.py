"""One rule while it is translated: its locals, its labels, and the instructions so far."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from typing import NamedTuple, Protocol

from emporion.kernel.compiler import code
from emporion.kernel.compiler.code import Bounds, Comparison, Fault, Instruction, Memory, Operand, Operator, Temp
from emporion.kernel.compiler.errors import Place, text_of
from emporion.kernel.compiler.subset import Problem
from emporion.kernel.compiler.types import BOOL, INT, Bool, Int, Tuple, Type, Value, held, parts
from emporion.kernel.rule import Rule, Table


class Surroundings(Protocol):
    """What a rule sees of its program."""

    checked: bool

    def constant(self, name: str) -> object:
        """What a global name stands for: a number, a table or a rule; None if it is unknown."""

    def table(self, table: Table, node: ast.AST) -> Value: ...

    def call(self, rule: Rule, given: list[Type], node: ast.Call) -> tuple[str, Type, list[Type]]:
        """The function to call, what it returns, and the types of the arguments as it takes them."""


class NeedsInt(Exception):
    """A local that began as a bool is given an int somewhere: the rule is translated again with an int."""


class Loop(NamedTuple):
    again: str
    end: str
    breaks: list[frozenset[str]]
    """What was assigned at each `break`."""


class Scope:
    def __init__(self, surroundings: Surroundings, module: str, rule: str, first: int, result: Type) -> None:
        self.surroundings = surroundings
        self.result = result
        self.body: list[Instruction] = []
        self.types: dict[str, Type] = {}
        self.held: dict[str, str] = {}
        self.rooms: dict[str, int] = {}
        self.loops: list[Loop] = []
        self.assigned: frozenset[str] = frozenset()
        """Locals that have a value here, whichever way the rule came."""
        self.is_open = True
        """Whether this point can be reached."""
        self.names: set[str] = set()
        self.ints: set[str] = set()
        """Locals that are ints although they are given bools, too."""
        self._module, self._rule, self._first = module, rule, first
        self._temps = 0
        self._labels = 0

    # -------------------------------------------------------------------------------------------- instructions

    def new(self) -> Temp:
        self._temps += 1
        return Temp(self._temps - 1)

    def new_label(self) -> str:
        self._labels += 1
        return f"L{self._labels}"

    def new_hidden(self) -> str:
        """A local that no name of the rule can be."""
        self._labels += 1
        return f"#{self._labels}"

    def emit(self, instruction: Instruction) -> None:
        self.body.append(instruction)

    def binary(self, operator: Operator, left: Operand, right: Operand, part: str = "int") -> Temp:
        to = self.new()
        self.body.append(code.Binary(to, operator, left, right, part))
        return to

    def compare(self, comparison: Comparison, left: Operand, right: Operand) -> Temp:
        to = self.new()
        self.body.append(code.Compare(to, comparison, left, right))
        return to

    def select(self, test: Operand, yes: Operand, no: Operand) -> Temp:
        to = self.new()
        self.body.append(code.Select(to, test, yes, no))
        return to

    def label(self, name: str) -> None:
        """From here on the code is that of a label; code that comes before it goes on here."""
        if self.is_open:
            self.body.append(code.Jump(name))
        self.body.append(code.Label(name))
        self.is_open = True

    def jump(self, label: str) -> None:
        if self.is_open:
            self.body.append(code.Jump(label))
        self.is_open = False

    def branch(self, test: Operand, yes: str, no: str) -> None:
        self.body.append(code.Branch(test, yes, no))
        self.is_open = False

    def check(self, node: ast.AST, fault: Fault, test: Operand, value: Operand, limit: Operand = 0) -> None:
        """In the checked form, end the call unless the test holds."""
        line = getattr(node, "lineno", self._first) - self._first
        place = Place(self._module, self._rule, line, text_of(node))
        self.body.append(code.Check(test, fault, value, limit, place))

    # -------------------------------------------------------------------------------------------------- locals

    def declare(self, name: str, type_: Type, node: ast.AST) -> Type:
        """The type of a local, when it is given a value of this type."""
        known = self.types.setdefault(name, INT if name in self.ints and type_ == BOOL else type_)
        if isinstance(known, Bool) and isinstance(type_, Int):
            raise NeedsInt(name)
        if known != type_ and not (isinstance(known, Int) and isinstance(type_, Bool)):
            problem = f"{name} is" if name in self.names else "this is"
            raise Problem(node, f"{problem} {known.name} in one place and {type_.name} in another", "another name")
        return known

    def set_local(self, name: str, value: Value, node: ast.AST) -> None:
        type_ = self.declare(name, held(value.type), node)
        if isinstance(type_, Int):
            value = self.as_int(value, node)
        if isinstance(type_, Tuple):
            self.rooms[name] = type_.length
            self.fill_room(name, value.operands)
        else:
            for i, (part, operand) in enumerate(zip(parts(type_), value.operands, strict=True)):
                self.held[f"{name}.{i}"] = part
                self.body.append(code.SetLocal(f"{name}.{i}", part, operand))
        self.assigned |= {name}

    def fill_room(self, name: str, operands: Iterable[Operand]) -> None:
        for i, operand in enumerate(operands):
            self.body.append(code.Store(self.room_element(name, i), 8, operand, "tuples"))

    def room_element(self, name: str, index: Operand) -> Temp:
        to = self.new()
        self.body.append(code.Element(to, code.Room(name), index, 8))
        return to

    def get_local(self, name: str, node: ast.AST) -> Value:
        if name not in self.assigned:
            raise Problem(node, f"{name} may have no value here", f"a value for {name} before, on every way")
        type_ = self.types[name]
        if isinstance(type_, Tuple):
            return Value(type_, tuple(self.load(self.room_element(name, i), 8, "tuples") for i in range(type_.length)))
        return Value(type_, tuple(self._read(f"{name}.{i}", part) for i, part in enumerate(parts(type_))))

    def _read(self, held: str, part: str) -> Temp:
        to = self.new()
        self.body.append(code.GetLocal(to, held, part))
        return to

    def load(self, pointer: Operand, size: int, memory: Memory, bounds: Bounds | None = None) -> Temp:
        to = self.new()
        self.body.append(code.Load(to, pointer, size, memory, bounds))
        return to

    # ------------------------------------------------------------------------------------------------- numbers

    def as_int(self, value: Value, node: ast.AST) -> Value:
        match value.type:
            case Int():
                return value
            case Bool():
                if isinstance(value.only, int):
                    return Value(INT, (value.only,))
                to = self.new()
                self.body.append(code.Widen(to, value.only))
                return Value(INT, (to,))
            case other:
                raise Problem(node, f"this is {other.name}, where a number is needed")

    def as_bool(self, value: Value, node: ast.AST) -> Value:
        """Whether a number is not 0."""
        if isinstance(value.type, Bool):
            return value
        number = self.as_int(value, node).only
        return Value(BOOL, (int(number != 0) if isinstance(number, int) else self.compare("ne", number, 0),))
