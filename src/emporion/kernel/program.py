"""A program: the rules reachable from some entry points, with the slots filled and the tables chosen.

Running it plain or compiled is the same program. Plain, the functions are cloned with the global names they use bound
to the chosen rules and tables; compiled, they are translated to machine code with the same bindings (`compiled.py`).
"""

from __future__ import annotations

import abc
import dis
import functools
import hashlib
import threading
import types
import typing
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from emporion.kernel.compiler.source import text_of_rule
from emporion.kernel.record import PlainPool, Schema, is_record, schema_of
from emporion.kernel.rule import Rule, Table, is_rule, is_slot

LOAD_GLOBAL: Final = dis.opmap["LOAD_GLOBAL"]
EXTENDED_ARG: Final = dis.EXTENDED_ARG
STATE: Final = "State"
"""The name that stands for a program's own record class in rules that know no game."""


class UnfilledSlot(TypeError):
    """A program needs a rule that the game does not have."""


class CircularRules(TypeError):
    """A rule calls itself, directly or through others: how deep it goes could not be limited."""


class Program:
    """Entry points and all they use. `records` says which record class a name stands for, besides `State`."""

    def __init__(
        self,
        schema: Schema,
        entries: Iterable[Rule],
        slots: Mapping[str, Rule],
        tables: Mapping[str, Table] | None = None,
        records: Mapping[str, Schema] | None = None,
    ) -> None:
        self.schema = schema
        self.entries = list(entries)
        self.records: dict[str, Schema] = {STATE: schema, **(records or {})}
        self._slots = slots
        self._tables = tables or {}
        self._kernels: dict[str, Kernel] = {}
        self._making = threading.Lock()
        """Threads that need the same kernel do not compile it twice."""
        self.globals_of: dict[Rule, dict[str, Any]] = {}
        for entry in self.entries:
            self._gather(entry, ())

    def _gather(self, f: Rule, callers: tuple[Rule, ...]) -> None:
        """Collect f and the rules it calls, callees first."""
        if f in self.globals_of:
            return
        if f in callers:
            circle = " → ".join(rule.__name__ for rule in (*callers[callers.index(f) :], f))
            raise CircularRules(f"rules must not call themselves: {circle}; write a loop")
        names = {name: self._chosen(f.__globals__[name]) for name in global_names(f) if name in f.__globals__}
        for value in names.values():
            if is_rule(value):
                self._gather(value, (*callers, f))
        self.globals_of[f] = names

    def _chosen(self, value: Any) -> Any:
        if is_slot(value):
            if value.__name__ not in self._slots:
                raise UnfilledSlot(f"the game has no rule {value.__name__!r}")
            return self._slots[value.__name__]
        if isinstance(value, Table):
            return self._tables.get(value.name, value)
        return value

    def with_entries(
        self,
        entries: Iterable[Rule],
        slots: Mapping[str, Rule] | None = None,
        records: Mapping[str, Schema] | None = None,
    ) -> Program:
        """The same rules behind other entry points: your own loops over the game, with your own slots and records."""
        mine = {**self.records, **(records or {})}
        return Program(self.schema, entries, {**self._slots, **(slots or {})}, self._tables, mine)

    @functools.cached_property
    def fingerprint(self) -> str:
        """A hash of everything that decides what the program does: it is the same in every version of Python."""
        schemas = {**self._classes(), **self.records}
        layouts = sorted((name, s.fields, s.size, s.alignment) for name, s in schemas.items())
        digest = hashlib.sha256(repr((layouts, [full_name(f) for f in self.entries])).encode())
        for f, names in self.globals_of.items():
            values = sorted((name, decisive(value)) for name, value in names.items())
            digest.update(repr((full_name(f), text_of_rule(f), values)).encode())
        return digest.hexdigest()[:32]

    def _classes(self) -> dict[str, Schema]:
        """The record classes that rules name in their annotations."""
        notes = [(f, note) for f in self.globals_of for note in f.__annotations__.values()]
        classes = {cls for f, note in notes for cls in classes_in(f, note) if is_record(cls)}
        return {f"{cls.__module__}.{cls.__qualname__}": schema_of(cls) for cls in classes}

    def plain(self) -> Kernel:
        """The program as ordinary Python functions over lists."""
        return self._once("plain", lambda: PlainKernel(self))

    def compiled(self, checked: bool = True, quick: bool = False) -> Kernel:
        """The program as machine code over arrays of records.

        Unchecked, a bad index reads or writes whatever lies there, and may end the process. Quick is sooner compiled
        and slower to run, for those who change rules and try them.
        """
        from emporion.kernel.compiled import CompiledKernel

        return self._once(f"compiled {checked} {quick}", lambda: CompiledKernel(self, checked, quick))

    def _once(self, mode: str, make: Callable[[], Kernel]) -> Kernel:
        if mode not in self._kernels:
            with self._making:
                if mode not in self._kernels:
                    self._kernels[mode] = make()
        return self._kernels[mode]


def global_names(f: Rule) -> list[str]:
    """The global names a function uses (`co_names` has those of attributes, too). It is called for every rule of a
    program, and the module `dis` would take a third of a second for them."""
    code = f.__code__
    used, extended = set(), 0
    for operation, argument in zip(code.co_code[::2], code.co_code[1::2], strict=True):
        argument |= extended
        extended = argument << 8 if operation == EXTENDED_ARG else 0
        if operation == LOAD_GLOBAL:
            used.add(code.co_names[argument >> 1])
    return sorted(used)


def classes_in(f: Rule, annotation: object) -> list[object]:
    """What an annotation names, written as text or not."""
    if isinstance(annotation, str):
        return [f.__globals__.get(annotation.removeprefix("Pool[").removesuffix("]"))]
    return [annotation, *typing.get_args(annotation)]


def decisive(value: object) -> str:
    """What a global name contributes to what a rule does."""
    if isinstance(value, Table):
        return repr((value.kind, list(value)))
    if isinstance(value, int):
        return repr(value if isinstance(value, bool) else int(value))
    return full_name(value) if is_rule(value) else type(value).__name__


def full_name(f: Any) -> str:
    return f"{f.__module__}.{f.__qualname__}"


def clone(f: Rule, namespace: dict[str, Any]) -> types.FunctionType:
    """The same function with other globals."""
    copy = types.FunctionType(f.__code__, namespace, f.__name__, f.__defaults__)
    copy.__qualname__ = f.__qualname__
    copy.__module__ = f.__module__
    return copy


class Kernel(abc.ABC):
    """A program ready to run: `kernel.run.name(...)` for each entry point, and the arrays they work on."""

    run: types.SimpleNamespace

    def __init__(self, program: Program) -> None:
        self.program = program
        self.schema = program.schema

    @abc.abstractmethod
    def records(self, schema: Schema, count: int) -> Any:
        """An array of blank records."""

    def states(self, count: int) -> Any:
        """An array of blank states."""
        return self.records(self.schema, count)

    @abc.abstractmethod
    def numbers(self, *shape: int) -> Any:
        """An array of int64 zeros."""

    @abc.abstractmethod
    def get(self, states: Any, i: int) -> bytes:
        """The bytes of one state, or record."""

    @abc.abstractmethod
    def put(self, states: Any, i: int, data: bytes) -> None:
        """Make a state, or record, that of these bytes."""


class PlainKernel(Kernel):
    """The rules as ordinary Python functions over lists."""

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        linked: dict[Rule, Any] = {}
        for f, names in program.globals_of.items():
            namespace: dict[str, Any] = {"__name__": f.__module__, "__builtins__": __builtins__}
            linked[f] = clone(f, namespace | {name: bound(value, linked) for name, value in names.items()})
        self.run = types.SimpleNamespace(**{f.__name__: linked[f] for f in program.entries})

    def records(self, schema: Schema, count: int) -> PlainPool:
        return PlainPool(schema, count)

    def numbers(self, *shape: int) -> Any:
        if len(shape) == 1:
            return [0] * shape[0]
        return [self.numbers(*shape[1:]) for _ in range(shape[0])]

    def get(self, states: Any, i: int) -> bytes:
        return bytes(states.schema.pack(states[i]))

    def put(self, states: Any, i: int, data: bytes) -> None:
        states.schema.unpack(data, states[i])


def bound(value: Any, linked: dict[Rule, Any]) -> Any:
    """What a global name of a rule is bound to."""
    if is_rule(value):
        return linked[value]
    return [row if isinstance(row, int) else list(row) for row in value] if isinstance(value, Table) else value
