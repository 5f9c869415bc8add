"""Forms: what they write can be read as an action, and much of it is legal."""

from __future__ import annotations

import random
from typing import Final

import pytest

from emporion.engine.forms import Field, Form, Piece, filled_at_random, written
from emporion.engine.game import Screen
from emporion.games import game_names, get_screen
from emporion.games.tyrannos.forms import holdings
from emporion.locales import LANGUAGES
from tests.server.tables.positions import position

LUCK: Final = 200


def test_what_is_written() -> None:
    lots = Field("give", (Piece("m", 20), Piece("food", 2)), 22, each="{n}{piece}", none="-")
    seats = Field("to", (Piece("B", 1), Piece("C", 1)), 2, 1, join=",")
    alliance = Field("alliance", (Piece(" with alliance", 1),), 1)
    placed = Field("placed", (Piece("sword1@1", 2, "sword1"), Piece("sword1@2", 2, "sword1")), 3, before=": ")
    form = Form("offer", "offer {to}: {give}{alliance}{placed}", (seats, lots, alliance, placed))
    assert written(form, {"to": {"C": 1}}) == "offer C: -"
    filled = {
        "to": {"B": 1, "C": 1},
        "give": {"m": 3, "food": 1},
        "alliance": {" with alliance": 1},
        "placed": {"sword1@2": 2},
    }
    assert written(form, filled) == "offer B,C: 3m 1food with alliance: sword1@2 sword1@2"


@pytest.mark.parametrize(("kind", "tag"), [("acts", "offer"), ("answer", "counter"), ("deployment", "deploy")])
def test_what_is_filled_in_can_be_read_and_is_often_legal(kind: str, tag: str) -> None:
    match = position("tyrannos", kind)
    seat = match.decisions[0].seat
    table = match.game.look(match.state, match.options)(seat)
    screen = get_screen("tyrannos")
    [form] = screen.forms(table)
    assert [form.tag] == screen.unlisted(table) == [tag]
    rng = random.Random(1)
    texts = {written(form, filled_at_random(form, rng)) for _ in range(LUCK)}
    legal = [text for text in texts if match.is_legal(seat, match.game.read(text))]
    assert len(texts) > 1
    assert len(legal) > len(texts) // 4


def test_how_what_is_not_listed_is_typed() -> None:
    """Some game's catalogue says it apart, another's in the head of the kind."""
    for language in LANGUAGES:
        assert "counter 10m for 1metal" in get_screen("tyrannos").typed_text("counter", language)
        assert get_screen("tyros").typed_text("counter", language) == ""


@pytest.mark.parametrize("game", game_names())
def test_a_screen_has_all_that_is_asked_of_one(game: str) -> None:
    asked = [name for name in vars(Screen) if not name.startswith("_")]
    assert [name for name in asked if name not in dir(type(get_screen(game)))] == []


def test_a_counter_is_written_from_the_side_that_its_labels_name() -> None:
    """What stands beside "You get" is what the offerer gives, also in what the rules read."""
    match = position("tyrannos", "answer")
    seat = match.decisions[0].seat
    table = match.game.look(match.state, match.options)(seat)
    screen = get_screen("tyrannos")
    [form] = screen.forms(table)
    assert (screen.label_text("give", "en"), screen.label_text("want", "en")) == ("You give", "You get")
    assert table.offer is not None
    mine, theirs = (holdings(table, one) for one in (seat, table.offer.seat))
    limits = {field.name: {piece.name: piece.most for piece in field.pieces} for field in form.fields}
    assert limits["give"] == mine
    assert limits["want"] == theirs
    give, want = next(iter(mine)), next(iter(theirs))
    text = written(form, {"give": {give: 1}, "want": {want: 1}})
    assert text == f"counter 1{want} for 1{give}"
    assert match.game.write(match.game.read(text)) == text
