"""The types of the browser are those of the server, and what is written in parts reads like the whole."""

from __future__ import annotations

import pathlib

import msgspec
import pytest

from emporion.server.protocol.to_client import Message, TableMessage, TableUpdate, WrittenTable, WrittenUpdate
from emporion.server.protocol.typescript import typescript

TYPES = pathlib.Path(__file__).parents[2] / "web" / "src" / "protocol.ts"


def test_the_types_of_the_browser_are_up_to_date() -> None:
    """If this fails: python -m emporion.server.protocol.typescript > web/src/protocol.ts"""
    assert TYPES.read_text(encoding="utf-8") == typescript()


def test_every_message_has_its_type() -> None:
    text = typescript()
    for word in ('type: "act"', 'type: "table"', 'type: "refused"', "export type ToServer", "export type TyrosEvent"):
        assert word in text


@pytest.mark.parametrize(("whole", "parts"), [(TableMessage, WrittenTable), (TableUpdate, WrittenUpdate)])
def test_a_message_written_in_parts_has_the_fields_of_the_whole(whole: type[Message], parts: type[Message]) -> None:
    names = [[field.encode_name for field in msgspec.structs.fields(kind)] for kind in (whole, parts)]
    assert names[0] == names[1]
    assert whole.__struct_config__.tag == parts.__struct_config__.tag
