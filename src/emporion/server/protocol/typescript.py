"""The types of the protocol in TypeScript, for the browser: python -m emporion.server.protocol.typescript > FILE

They are read off the structs themselves, and so are those of the view and events of every game with pages; nothing is
typed by hand.
"""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Iterator
from types import ModuleType
from typing import Any, Final

import msgspec
from msgspec.inspect import (
    AnyType,
    BoolType,
    DictType,
    Field,
    FloatType,
    IntType,
    ListType,
    LiteralType,
    NoneType,
    SetType,
    StrType,
    StructType,
    TupleType,
    Type,
    UnionType,
    VarTupleType,
    type_info,
)

from emporion.engine import words
from emporion.engine.actions import Action
from emporion.engine.events import Event
from emporion.games import game_names, manifest_of
from emporion.server.protocol import http, to_client, to_server

HEAD: Final = """// Made by emporion/server/protocol/typescript.py from the types of the server. Do not edit.

"""
UNIONS: Final = {
    "ToServer": to_server.ToServer,
    "Command": to_server.Command,
    "ToClient": to_client.ToClient,
    "Word": words.Word,
}


def typescript() -> str:
    """All types, each once, in a fixed order."""
    writer = Writer()
    for name, union in UNIONS.items():
        writer.add_alias(name, union)
    for struct in structs_of(http):
        writer.name_of(type_info(struct))
    for game in game_names():
        if not manifest_of(game).pages:
            continue
        prefix = game.capitalize()
        package = manifest_of(game).game.partition(":")[0].rpartition(".")[0]
        actions = tuple(structs_of(importlib.import_module(f"{package}.actions"), Action))
        of_game = structs_of(importlib.import_module(f"{package}.events"), Event)
        of_engine = structs_of(importlib.import_module(Event.__module__), Event)
        events = tuple(cls for cls in (*of_game, *of_engine) if cls is not Event)
        writer.add_alias(f"{prefix}Table", importlib.import_module(f"{package}.view").Table, prefix)
        writer.add_alias(f"{prefix}Event", _union(events), prefix)
        writer.add_alias(f"{prefix}Action", _union(actions), prefix)
    return HEAD + "\n\n".join(writer.types.values()) + "\n"


def structs_of(module: ModuleType, kind: type[msgspec.Struct] = msgspec.Struct) -> Iterator[Any]:
    """The structs that a module defines itself, in their order; those that others build on are left out."""
    for _, found in inspect.getmembers(module, inspect.isclass):
        if issubclass(found, kind) and found.__module__ == module.__name__ and says_something(found):
            yield found


def says_something(struct: Any) -> bool:
    """By its fields, or by its tag alone."""
    return bool(struct.__struct_fields__ or struct.__struct_config__.tag)


def _union(types: tuple[Any, ...]) -> Any:
    union = types[0]
    for other in types[1:]:
        union = union | other
    return union


class Writer:
    def __init__(self) -> None:
        self.types: dict[str, str] = {}
        self._prefix = ""
        self._names: dict[type, str] = {}

    def add_alias(self, name: str, union: Any, prefix: str = "") -> None:
        """A type of its own name; structs that only a game has begin with the game's."""
        self._prefix = prefix
        described = type_info(union)
        if isinstance(described, StructType):
            self._names[described.cls] = name
            self._write_struct(name, described)
        else:
            self.types[name] = f"export type {name} = {self.name_of(described)};"
        self._prefix = ""

    def name_of(self, described: Type) -> str:
        match described:
            case StructType():
                return self._struct(described)
            case UnionType(types):
                return " | ".join(dict.fromkeys(self.name_of(one) for one in types))
            case ListType(item_type=item) | VarTupleType(item_type=item) | SetType(item_type=item):
                name = self.name_of(item)
                return f"({name})[]" if " " in name else f"{name}[]"
            case TupleType(item_types=items):
                return f"[{', '.join(self.name_of(one) for one in items)}]"
            case DictType(value_type=value):
                return f"Record<string, {self.name_of(value)}>"
            case LiteralType(values):
                return " | ".join(msgspec.json.encode(value).decode() for value in values)
            case IntType() | FloatType():
                return "number"
            case StrType():
                return "string"
            case BoolType():
                return "boolean"
            case NoneType():
                return "null"
            case AnyType():
                return "unknown"
            case _:
                raise TypeError(f"no TypeScript for {described}: teach it to protocol/typescript.py")

    def _struct(self, struct: StructType) -> str:
        if struct.cls not in self._names:
            taken = set(self._names.values()) | set(self.types)
            name = struct.cls.__name__
            if self._prefix and not struct.cls.__module__.startswith("emporion.engine"):
                name = f"{self._prefix}{name}"
            if name in taken:
                name = f"{struct.cls.__module__.rpartition('.')[2].capitalize()}{name}"
            assert name not in taken, f"two types are called {name}: give one another name"
            self._names[struct.cls] = name
            self._write_struct(name, struct)
        return self._names[struct.cls]

    def _write_struct(self, name: str, struct: StructType) -> None:
        self.types[name] = ""  # its place is before the types it uses
        lines = [] if struct.tag is None else [f"  {struct.tag_field}: {msgspec.json.encode(struct.tag).decode()};"]
        lines += [self._line(struct, field) for field in struct.fields]
        about = f"/** {' '.join(struct.cls.__doc__.split())} */\n" if struct.cls.__doc__ else ""
        body = "{\n" + "\n".join(lines) + "\n}" if lines else "{}"
        self.types[name] = f"{about}export interface {name} {body}"

    def _line(self, struct: StructType, field: Field) -> str:
        """What may be left out is optional: by clients where there is a default, by the server where it leaves it."""
        optional = "" if field.required else "?"
        return f"  {field.encode_name}{optional}: {self.name_of(field.type)};"


if __name__ == "__main__":
    print(typescript(), end="")
