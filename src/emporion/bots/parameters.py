"""The parameters of a spec: checked and turned into what a bot needs, with errors that say what can be given."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from emporion.engine.errors import BadInput


def check_parameters(name: str, parameters: Mapping[str, str], known: Sequence[str]) -> None:
    for parameter in parameters:
        if parameter not in known:
            has = f"it has: {', '.join(known)}" if known else "it has none"
            raise BadInput(f"bot {name} has no parameter {parameter!r}; {has}")


def number(name: str, parameters: Mapping[str, str], parameter: str, allowed: range) -> int | None:
    """A whole number, or None where nothing was given."""
    text = parameters.get(parameter)
    if text is None:
        return None
    if not text.isdecimal() or int(text) not in allowed:
        raise BadInput(f"bot {name}: {parameter}={text} is not a number from {allowed[0]} to {allowed[-1]}")
    return int(text)


def word(name: str, parameters: Mapping[str, str], parameter: str, allowed: Sequence[str]) -> str:
    """One of some words; the first where nothing was given."""
    text = parameters.get(parameter, allowed[0])
    if text not in allowed:
        raise BadInput(f"bot {name}: {parameter}={text} is not one of: {', '.join(allowed)}")
    return text
