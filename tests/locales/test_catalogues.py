"""The catalogues of all languages say the same things, and say them without holes."""

from __future__ import annotations

import ast as ast_of_python
import functools
import importlib
import pathlib
import re
from collections.abc import Iterator
from importlib import resources
from typing import Any, Final

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from emporion import locales
from emporion.engine import errors
from emporion.games import game_names, get_game
from emporion.locales import LANGUAGES, PACKAGES, MissingText, UnknownLanguage, catalogue, text

TRANSLATIONS: Final = [language for language in LANGUAGES if language != "en"]
PLURALS: Final = {"zero", "one", "two", "few", "many", "other"}
SAMPLES: Final[tuple[str | int, ...]] = (0, 1, 2, 21, "23", "T", "yes")


def source(language: str, file: str) -> str:
    package, name = file.split("/")
    return resources.files(package).joinpath(language, name).read_text(encoding="utf-8")


def files(language: str) -> set[str]:
    """Those of ours and of our games, as package/name."""
    return {
        f"{package}/{found.name}"
        for package in PACKAGES
        for found in resources.files(package).joinpath(language).iterdir()
        if found.name.endswith(".ftl")
    }


FILES: Final = sorted(set().union(*map(files, LANGUAGES)))


@functools.cache
def entries(language: str, file: str) -> list[ast.EntryType]:
    return FluentParser().parse(source(language, file)).body if file in files(language) else []


def messages(language: str, file: str) -> list[ast.Message]:
    return [entry for entry in entries(language, file) if isinstance(entry, ast.Message)]


@functools.cache
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


@pytest.mark.parametrize("lacking", TRANSLATIONS)
def test_a_message_that_a_language_lacks_is_said_in_english(lacking: str, monkeypatch: pytest.MonkeyPatch) -> None:
    english = text("en", "engine-undone", seat="Anna")
    assert "Anna" in text(lacking, "engine-undone", seat="Anna") != english
    bundles = {lacking: without(lacking, "engine-undone"), "en": catalogue("en")}
    monkeypatch.setattr(locales, "catalogue", bundles.__getitem__)
    assert text(lacking, "engine-undone", seat="Anna") == english


def test_a_message_that_english_lacks_is_a_fault_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(locales, "catalogue", lambda language: without(language, "engine-undone"))
    for language in LANGUAGES:
        with pytest.raises(MissingText, match="en: there is no message 'engine-undone'"):
            text(language, "engine-undone", seat="Anna")


# ---------------------------------------------------------------------------------------------------- what is asked for


KEY: Final = re.compile(r"[a-z]+(-[a-z0-9.*+\\]+)+")
SAYING: Final = ("text", "say", "ask", "translated")
"""Functions and methods that take the key of a message."""


def keys_asked_for(tree: ast_of_python.AST) -> Iterator[str]:
    """The keys in calls that say something, as patterns: what is filled in may be anything."""
    for node in ast_of_python.walk(tree):
        if isinstance(node, ast_of_python.Call) and name_of(node.func) in SAYING:
            found = [pattern for argument in node.args for pattern in patterns_in(argument)]
            yield from (pattern for pattern in found if KEY.fullmatch(pattern))


def name_of(function: ast_of_python.expr) -> str:
    if isinstance(function, ast_of_python.Attribute):
        return function.attr
    return function.id if isinstance(function, ast_of_python.Name) else ""


def patterns_in(argument: ast_of_python.expr) -> Iterator[str]:
    if isinstance(argument, ast_of_python.Constant) and isinstance(argument.value, str):
        yield re.escape(argument.value).replace("\\-", "-")
    elif isinstance(argument, ast_of_python.JoinedStr):
        parts = [part.value if isinstance(part, ast_of_python.Constant) else ".+" for part in argument.values]
        yield "".join(map(str, parts))
    elif isinstance(argument, ast_of_python.IfExp):
        yield from (*patterns_in(argument.body), *patterns_in(argument.orelse))


SOURCES: Final = sorted(pathlib.Path(locales.__file__).parents[1].rglob("*.py"))


def test_everything_that_the_program_says_has_a_text() -> None:
    known = all_messages("en")
    asked_for = {key for path in SOURCES for key in keys_asked_for(ast_of_python.parse(path.read_text("utf-8")))}
    missing = [key for key in sorted(asked_for) if not any(re.fullmatch(key, message) for message in known)]
    assert len(asked_for) > 100
    assert missing == []


def test_a_missing_text_is_found() -> None:
    """The check above would not notice otherwise."""
    tree = ast_of_python.parse("session.say('cli-no-such-thing'); text(lang, f'tyros-nothing-{name}', a=1)")
    assert list(keys_asked_for(tree)) == ["cli-no-such-thing", "tyros-nothing-.+"]


@pytest.mark.parametrize("game", game_names())
def test_every_option_and_refusal_of_a_game_has_its_texts(game: str) -> None:
    options = [f"{game}-option-{name}" for name in get_game(game).option_choices()]
    reasons = importlib.import_module(f"emporion.games.{game}.refusals").REFUSALS.values()
    expected = [*options, *(f"{key}-name" for key in options), *(f"{game}-refusal-{each.message}" for each in reasons)]
    assert [key for key in expected if key not in all_messages("en")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_argument_is_not_passed_over(language: str) -> None:
    with pytest.raises(MissingText, match="engine-undone"):
        text(language, "engine-undone")


def test_a_language_that_is_not_there_is_named() -> None:
    with pytest.raises(UnknownLanguage, match="en, de, fr, it"):
        catalogue("la")
