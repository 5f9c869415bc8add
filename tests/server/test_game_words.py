"""The texts of a game are parsed for the browser."""

from __future__ import annotations

import pathlib
import sys

import pytest

from emporion.engine.manifest import Manifest
from emporion.server import game_words as module
from emporion.server.game_words import game_words

ENGLISH = """
# A comment.
-term = Emporion
    .genus = neuter
plain = Hello
    .title = A title
two-lines =
    One
      and two
given = { $name } of { -term(case: "dative") } at { plain.title }{ "{" }
counted = { NUMBER($count, minimumFractionDigits: 1) ->
    [0] none
    [one] one
   *[other] { $count } at { -term }
}
"""
GERMAN = "plain = Hallo\nbroken"


def var(name: str) -> dict[str, str]:
    return {"type": "var", "name": name}


def test_a_message_is_written_as_the_browser_keeps_it(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for language, words in {"en": ENGLISH, "de": GERMAN}.items():
        folder = tmp_path / "ludo_texts" / language
        folder.mkdir(parents=True)
        (folder / "ludo.ftl").write_text(words)
    monkeypatch.syspath_prepend(str(tmp_path))
    ludo = Manifest(game="ludo:GAME", screen="ludo:SCREEN", catalogues="ludo_texts")
    monkeypatch.setattr(module, "manifest_of", {"ludo": ludo}.__getitem__)
    term = {"type": "term", "name": "term"}
    digits = {"type": "narg", "name": "minimumFractionDigits", "value": {"type": "num", "value": 1, "precision": 0}}
    assert game_words("ludo", "de") == [
        {"id": "-term", "value": "Emporion", "attributes": {"genus": "neuter"}},
        {"id": "plain", "value": "Hallo", "attributes": {}},
        {"id": "two-lines", "value": "One\n  and two", "attributes": {}},
        {
            "id": "given",
            "value": [
                var("name"),
                " of ",
                {
                    **term,
                    "attr": None,
                    "args": [{"type": "narg", "name": "case", "value": {"type": "str", "value": "dative"}}],
                },
                " at ",
                {"type": "mesg", "name": "plain", "attr": "title"},
                {"type": "str", "value": "{"},
            ],
            "attributes": {},
        },
        {
            "id": "counted",
            "value": [
                {
                    "type": "select",
                    "selector": {"type": "func", "name": "NUMBER", "args": [var("count"), digits]},
                    "variants": [
                        {"key": {"type": "num", "value": 0, "precision": 0}, "value": "none"},
                        {"key": {"type": "str", "value": "one"}, "value": "one"},
                        {
                            "key": {"type": "str", "value": "other"},
                            "value": [var("count"), " at ", {**term, "attr": None, "args": []}],
                        },
                    ],
                    "star": 2,
                }
            ],
            "attributes": {},
        },
    ]
    assert "ludo" not in sys.modules, "its rules are not needed for that"


def test_a_language_that_a_game_lacks_is_english() -> None:
    german, english = game_words("tyrannos", "de"), game_words("tyrannos", "en")
    assert [entry["id"] for entry in german] == [entry["id"] for entry in english]
    assert german != english
