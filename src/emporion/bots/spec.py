"""What a bot is called: a name with parameters, `admiral(visits=2000,level=3)`. One way to write it, everywhere.

A comma ends a value and brackets come in pairs, except between double quotes: `process(command=./bot.pl "a, b")`.
Quotes around a whole value do not belong to it; inside them, `\\"` is a quote and `\\\\` a backslash.
"""

from __future__ import annotations

import re
from typing import Final

import msgspec

from emporion.engine.errors import BadInput

PATTERN: Final = re.compile(r"(?P<name>[^()]+?)\s*(?:\((?P<parameters>.*)\))?", re.DOTALL)
QUOTED: Final = r'"(?:[^"\\]|\\.)*"'
TOKEN: Final = re.compile(rf"{QUOTED}|.", re.DOTALL)
"""A quoted part is one token, any other letter is one of its own."""
SPECIAL: Final = re.compile(r'[,()"]|^\s|\s$|^$')
"""What makes quotes necessary around a value."""


class Spec(msgspec.Struct, frozen=True):
    name: str
    parameters: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        given = ",".join(f"{name}={write_value(value)}" for name, value in self.parameters)
        return f"{self.name}({given})" if given else self.name


def read_spec(text: str) -> Spec:
    """Raises BadInput if the text is no spec."""
    found = PATTERN.fullmatch(text.strip())
    if found is None:
        raise BadInput(f"bot {text!r}: write NAME or NAME(PARAMETER=VALUE,…), for example admiral(ms=500)")
    parameters: dict[str, str] = {}
    for part in split_at_commas(found["parameters"] or ""):
        name, equals, value = (word.strip() for word in part.partition("="))
        if not (equals and name and value):
            raise BadInput(f"bot {text!r}: {part.strip()!r} is no parameter; write PARAMETER=VALUE")
        if name in parameters:
            raise BadInput(f"bot {text!r}: {name} is given twice")
        parameters[name] = read_value(value)
    return Spec(found["name"].strip(), tuple(sorted(parameters.items())))


def read_specs(text: str) -> list[Spec]:
    """Specs with commas between them."""
    return [read_spec(part) for part in split_at_commas(text)]


def read_value(text: str) -> str:
    return re.sub(r"\\(.)", r"\1", text[1:-1], flags=re.DOTALL) if re.fullmatch(QUOTED, text, re.DOTALL) else text


def write_value(value: str) -> str:
    return '"' + re.sub(r'(["\\])', r"\\\1", value) + '"' if SPECIAL.search(value) else value


def split_at_commas(text: str) -> list[str]:
    """The parts of a text between commas that stand in no brackets and no quotes; none if there is no text."""
    parts, depth = [""], 0
    for token in TOKEN.findall(text):
        depth += (token == "(") - (token == ")")
        if depth < 0:
            break
        if token == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += token
    if depth:
        raise BadInput(f"{text!r}: the brackets do not match; put a value with single brackets into double quotes")
    return parts if text.strip() else []
