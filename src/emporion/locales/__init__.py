"""Texts for people, in four languages: Project Fluent catalogues, `<language>/*.ftl`, shared with the browser."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from importlib import resources
from typing import Any, Final

ENGLISH: Final = "en"
LANGUAGES: Final = (ENGLISH, "de", "fr", "it")


class UnknownLanguage(LookupError):
    pass


class MissingText(LookupError):
    """A catalogue lacks a message, or a message an argument."""


@functools.cache
def catalogue(language: str) -> Any:
    """All messages of a language."""
    if language not in LANGUAGES:
        raise UnknownLanguage(f"there is no language {language!r}; there is: {', '.join(LANGUAGES)}")
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted(resources.files("emporion.locales").joinpath(language).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def text(language: str, key: str, /, **arguments: Any) -> str:
    """A message in a language, or in English where that language lacks it; raises MissingText if English does, too."""
    try:
        return translated(language, key, arguments)
    except MissingText:
        if language == ENGLISH:
            raise
    return translated(ENGLISH, key, arguments)


def translated(language: str, key: str, arguments: Mapping[str, Any]) -> str:
    """A message in a language; raises MissingText rather than showing a hole."""
    bundle = catalogue(language)
    if not bundle.has_message(key):
        raise MissingText(f"{language}: there is no message {key!r}")
    result, errors = bundle.format_pattern(bundle.get_message(key).value, arguments)
    if errors:
        raise MissingText(f"{language}: {key}: {errors[0]}")
    return str(result)


def list_text(items: Sequence[str], language: str = ENGLISH) -> str:
    """One, two and three."""
    if len(items) < 2:
        return "".join(items) or "-"
    return text(language, "engine-list-and", first=", ".join(items[:-1]), last=items[-1])
