"""Texts for people, in four languages: Project Fluent catalogues, `<language>/*.ftl`, shared with the browser."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from importlib import resources
from typing import Any, Final

ENGLISH: Final = "en"
LANGUAGES: Final = (ENGLISH, "de", "fr", "it")


PACKAGES: Final = ["emporion.locales"]
"""Where catalogues are; every game adds its own when its manifest is read."""


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
    for package in PACKAGES:
        for words in catalogue_texts(package, language):
            bundle.add_resource(FluentResource(words))
    return bundle


def catalogue_texts(package: str, language: str) -> list[str]:
    """What a package says in a language; nothing if it does not have it."""
    folder = resources.files(package).joinpath(language)
    if not folder.is_dir():
        return []
    files = sorted(folder.iterdir(), key=lambda file: file.name)
    return [file.read_text(encoding="utf-8") for file in files if file.name.endswith(".ftl")]


def add_catalogues(package: str) -> None:
    """Add the texts of a game. Messages that are there already stay as they are."""
    if package not in PACKAGES:
        catalogue_texts(package, ENGLISH)  # raises now rather than for whoever asks for a text
        PACKAGES.append(package)
        catalogue.cache_clear()


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
        raise MissingText(f"{language}: there is no message {key!r} (those of a game come with its manifest)")
    result, errors = bundle.format_pattern(bundle.get_message(key).value, arguments)
    if errors:
        raise MissingText(f"{language}: {key}: {errors[0]}")
    return str(result)


def list_text(items: Sequence[str], language: str = ENGLISH) -> str:
    """One, two and three."""
    if len(items) < 2:
        return "".join(items) or "-"
    return text(language, "engine-list-and", first=", ".join(items[:-1]), last=items[-1])
