"""The types of the browser are those of the server, and what is written in parts reads like the whole."""

from __future__ import annotations

import pathlib

import msgspec

from emporion.server.protocol.to_client import TableMessage, WrittenTable
from emporion.server.protocol.typescript import typescript

TYPES = pathlib.Path(__file__).parents[2] / "web" / "src" / "protocol.ts"


def test_the_types_of_the_browser_are_up_to_date() -> None:
    """If this fails: python -m emporion.server.protocol.typescript > web/src/protocol.ts"""
    assert TYPES.read_text(encoding="utf-8") == typescript()


def test_every_message_has_its_type() -> None:
    text = typescript()
    for word in ('type: "act"', 'type: "table"', 'type: "refused"', "export type ToServer", "export type TyrosEvent"):
        assert word in text


def test_a_message_written_in_parts_has_the_fields_of_the_whole() -> None:
    whole, parts = (msgspec.structs.fields(kind) for kind in (TableMessage, WrittenTable))
    assert [field.encode_name for field in whole] == [field.encode_name for field in parts]
    assert TableMessage.__struct_config__.tag == WrittenTable.__struct_config__.tag
