"""What a bot is called: a name with parameters, `admiral(visits=2000,level=3)`. One way to write it, everywhere."""

from __future__ import annotations

import re

import msgspec

from emporion.engine.errors import BadInput

PATTERN = re.compile(r"(?P<name>[^()]+?)\s*(?:\((?P<parameters>.*)\))?", re.DOTALL)


class Spec(msgspec.Struct, frozen=True):
    name: str
    parameters: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        given = ",".join(f"{name}={value}" for name, value in self.parameters)
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
        parameters[name] = value
    return Spec(found["name"].strip(), tuple(sorted(parameters.items())))


def read_specs(text: str) -> list[Spec]:
    """Specs with commas between them."""
    return [read_spec(part) for part in split_at_commas(text)]


def split_at_commas(text: str) -> list[str]:
    """The parts of a text between commas that stand in no brackets."""
    parts, depth = [""], 0
    for letter in text:
        depth += (letter == "(") - (letter == ")")
        if letter == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += letter
    return [part for part in parts if part.strip()] if text.strip() else []
