"""A program: the rules reachable from some entry points, with the slots filled and the tables chosen.

Running it plain or compiled is the same program: the functions are cloned with the global names they use bound to the
chosen rules and tables, and in the compiled mode each clone is handed to numba.
"""

from __future__ import annotations

import abc
import dis
import hashlib
import threading
import types
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from emporion.kernel.record import PlainPool, Schema
from emporion.kernel.rule import Table, is_rule, is_slot

Rule = Callable[..., Any]

LINKING: Final = threading.Lock()
"""One kernel is made at a time, in whichever thread: numba is told by a global setting where to keep its code."""


class UnfilledSlot(TypeError):
    """A program needs a rule that the game does not have."""


class Program:
    """Entry points and all they use."""

    def __init__(
        self,
        schema: Schema,
        entries: Iterable[Rule],
        slots: Mapping[str, Rule],
        tables: Mapping[str, Table] | None = None,
    ) -> None:
        self.schema = schema
        self.entries = list(entries)
        self._slots = slots
        self._tables = tables or {}
        self._kernels: dict[str, Kernel] = {}
        self.globals_of: dict[Rule, dict[str, Any]] = {}
        for entry in self.entries:
            self._gather(entry)

    def _gather(self, f: Rule) -> None:
        """Collect f and the rules it calls, callees first."""
        if f in self.globals_of:
            return
        names = {name: self._chosen(f.__globals__[name]) for name in global_names(f) if name in f.__globals__}
        for value in names.values():
            if is_rule(value):
                self._gather(value)
        self.globals_of[f] = names

    def _chosen(self, value: Any) -> Any:
        if is_slot(value):
            if value.__name__ not in self._slots:
                raise UnfilledSlot(f"the game has no rule {value.__name__!r}")
            return self._slots[value.__name__]
        if isinstance(value, Table):
            return self._tables.get(value.name, value)
        return value

    def with_entries(self, entries: Iterable[Rule], slots: Mapping[str, Rule] | None = None) -> Program:
        """The same rules behind other entry points: somebody's own loops over the game, with slots of their own."""
        return Program(self.schema, entries, {**self._slots, **(slots or {})}, self._tables)

    def fingerprint(self) -> str:
        """A hash of everything that decides what the program does."""
        digest = hashlib.sha256(repr(self.schema.fields).encode())
        for f, names in self.globals_of.items():
            code = f.__code__
            constants = [c for c in code.co_consts if not isinstance(c, str)]
            values = sorted((k, list(v) if isinstance(v, Table) else v) for k, v in names.items() if is_data(v))
            digest.update(
                repr((f.__qualname__, code.co_code.hex(), code.co_names, constants, f.__defaults__, values)).encode()
            )
        return digest.hexdigest()[:16]

    def plain(self) -> Kernel:
        """The program as ordinary Python functions over lists."""
        return self._once("plain", lambda: PlainKernel(self))

    def compiled(self, checked: bool = False) -> Kernel:
        """The program compiled with numba over records; `checked` adds a check of every index."""
        from emporion.kernel.compiled import CompiledKernel

        return self._once("checked" if checked else "compiled", lambda: CompiledKernel(self, checked))

    def _once(self, mode: str, make: Callable[[], Kernel]) -> Kernel:
        if mode not in self._kernels:
            with LINKING:
                if mode not in self._kernels:
                    self._kernels[mode] = make()
        return self._kernels[mode]


def global_names(f: Rule) -> list[str]:
    """The global names a function uses (`co_names` has those of attributes, too)."""
    used = {i.argval for i in dis.get_instructions(f.__code__) if i.opname == "LOAD_GLOBAL"}
    return sorted(used)


def is_data(value: object) -> bool:
    return isinstance(value, int | float | Table)


def clone(f: Rule, namespace: dict[str, Any]) -> types.FunctionType:
    """The same function with other globals."""
    copy = types.FunctionType(f.__code__, namespace, f.__name__, f.__defaults__)
    copy.__qualname__ = f.__qualname__
    copy.__module__ = f.__module__
    return copy


class Kernel(abc.ABC):
    """A program ready to run: `kernel.run.name(...)` for each entry point, and the arrays they work on."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.schema = program.schema
        linked: dict[Rule, Any] = {}
        for f, names in program.globals_of.items():
            namespace: dict[str, Any] = {"__name__": f.__module__, "__builtins__": __builtins__}
            namespace |= {name: self.bound(value, linked) for name, value in names.items()}
            linked[f] = self.link(f, namespace)
        self.run = types.SimpleNamespace(**{f.__name__: linked[f] for f in program.entries})

    def bound(self, value: Any, linked: dict[Rule, Any]) -> Any:
        if is_rule(value):
            return linked[value]
        return self.table(value) if isinstance(value, Table) else value

    @abc.abstractmethod
    def link(self, f: Rule, namespace: dict[str, Any]) -> Any:
        """The function to call in the place of f."""

    @abc.abstractmethod
    def table(self, values: Table) -> Any:
        """A table as the rules look it up."""

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
    def link(self, f: Rule, namespace: dict[str, Any]) -> Any:
        return clone(f, namespace)

    def table(self, values: Table) -> Any:
        return [row if isinstance(row, int) else list(row) for row in values]

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
