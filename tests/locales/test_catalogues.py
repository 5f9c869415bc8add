"""The catalogues of all languages say the same things, and say them without holes."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import resources
from typing import Any, Final

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from emporion import locales
from emporion.engine import errors
from emporion.locales import LANGUAGES, MissingText, UnknownLanguage, catalogue, text

TRANSLATIONS: Final = [language for language in LANGUAGES if language != "en"]
PLURALS: Final = {"zero", "one", "two", "few", "many", "other"}
SAMPLES: Final[tuple[str | int, ...]] = (0, 1, 2, 21, "23", "T", "yes")


def source(language: str, file: str) -> str:
    return resources.files("emporion.locales").joinpath(language, file).read_text(encoding="utf-8")


def files(language: str) -> set[str]:
    return {f.name for f in resources.files("emporion.locales").joinpath(language).iterdir() if f.name.endswith(".ftl")}


FILES: Final = sorted(set().union(*map(files, LANGUAGES)))


def entries(language: str, file: str) -> list[ast.EntryType]:
    return FluentParser().parse(source(language, file)).body if file in files(language) else []


def messages(language: str, file: str) -> list[ast.Message]:
    return [entry for entry in entries(language, file) if isinstance(entry, ast.Message)]


def all_messages(language: str) -> dict[str, ast.Message]:
    return {message.id.name: message for file in sorted(files(language)) for message in messages(language, file)}


def nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """A node and everything in it."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from nodes(child)


def variables(message: ast.Message, known: dict[str, ast.Message]) -> set[str]:
    """What a message must be given, for itself and for the messages it refers to."""
    found = {node.id.name for node in nodes(message) if isinstance(node, ast.VariableReference)}
    for node in nodes(message):
        if isinstance(node, ast.MessageReference):
            found |= variables(known[node.id.name], known)
    return found


def cases(message: ast.Message) -> set[tuple[str, str]]:
    """The words a message tells apart, such as west and east; plural forms are each language's own."""
    return {
        (selection.selector.id.name, variant.key.name)
        for selection in nodes(message)
        if isinstance(selection, ast.SelectExpression) and isinstance(selection.selector, ast.VariableReference)
        for variant in selection.variants
        if isinstance(variant.key, ast.Identifier) and variant.key.name not in PLURALS
    }


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_can_be_read_and_says_nothing_twice(language: str, file: str) -> None:
    unreadable = [entry.content for entry in entries(language, file) if isinstance(entry, ast.Junk)]
    keys = [message.id.name for message in messages(language, file)]
    assert not unreadable
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_stands_in_two_files(language: str) -> None:
    keys = [message.id.name for file in files(language) for message in messages(language, file)]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_language_has_the_keys_of_english(language: str, file: str) -> None:
    english = {message.id.name for message in messages("en", file)}
    translated = {message.id.name for message in messages(language, file)}
    assert sorted(english - translated) == [], "missing"
    assert sorted(translated - english) == [], "surplus"


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_message_takes_the_same_arguments_in_every_language(language: str) -> None:
    english, translated = all_messages("en"), all_messages(language)
    common = english.keys() & translated.keys()
    assert {key: variables(translated[key], translated) for key in common} == {
        key: variables(english[key], english) for key in common
    }


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_message_tells_the_same_cases_apart_in_every_language(language: str) -> None:
    english, translated = all_messages("en"), all_messages(language)
    common = english.keys() & translated.keys()
    assert {key: cases(translated[key]) for key in common} == {key: cases(english[key]) for key in common}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    known = all_messages(language)
    for key, message in known.items():
        for sample in SAMPLES:
            said = text(language, key, **dict.fromkeys(variables(message, known), sample))
            assert said.strip(), key
            assert "{" not in said, f"{key}: {said}"
            assert "}" not in said, f"{key}: {said}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_anybody_can_be_refused_has_a_text(language: str) -> None:
    known = ("game-is-over", "not-your-decision", "stale-decision", "cannot-undo", "bad-notation")
    refused = [error for error in errors.Refused.__subclasses__() if error is not errors.IllegalAction]
    assert {as_key(error) for error in [*refused, errors.BadNotation]} == set(known)
    for key in known:
        assert text(language, f"engine-{key}")


def as_key(error: type[Exception]) -> str:
    """GameIsOver: game-is-over."""
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in error.__name__)[1:]


# ---------------------------------------------------------------------------------------------------- holes


def without(language: str, key: str) -> Any:
    """The catalogue of a language with one message removed."""
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted(files(language)):
        lines = [line for line in source(language, file).splitlines() if not line.startswith(f"{key} =")]
        bundle.add_resource(FluentResource("\n".join(lines)))
    return bundle


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_removed_message_is_not_passed_over(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Anna" in text(language, "engine-undone", seat="Anna")
    monkeypatch.setattr(locales, "catalogue", lambda language: without(language, "engine-undone"))
    with pytest.raises(MissingText, match="engine-undone"):
        text(language, "engine-undone", seat="Anna")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_argument_is_not_passed_over(language: str) -> None:
    with pytest.raises(MissingText, match="engine-undone"):
        text(language, "engine-undone")


def test_a_language_that_is_not_there_is_named() -> None:
    with pytest.raises(UnknownLanguage, match="en, de, fr, it"):
        catalogue("la")
