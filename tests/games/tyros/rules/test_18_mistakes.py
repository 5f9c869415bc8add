"""§18 Mistakes people make at the table."""

from __future__ import annotations

import pytest

from emporion.games.tyros.events import FourEmpiresReached
from tests.games.tyros.tables import BOTH, fact, hand, legal, look, new_game, news, play, points, refusal, table


def test_18_forgetting_the_four_empires_bonus() -> None:
    match = table(chips="1o,3y,5g,7v", cities="A:1,3,5", ships="A:7", hands="A:5v")
    play(match, "A", "found 7 5v")
    assert FourEmpiresReached(0) in news(match)
    assert look(match).scores.seats[0].four_empires == 7


@pytest.mark.parametrize("edition", BOTH)
def test_18_dealing_14_cards(edition: str) -> None:
    assert {player.cards for player in look(new_game(edition=edition, players=3)).players} == {12}
    assert {player.cards for player in look(new_game(edition=edition, players=4)).players} == {10}


def test_18_buying_from_the_draw_pile_instead_of_the_discards() -> None:
    match = table(hands="A:3o", discards="1g")
    assert refusal(match, "A", "buy 3o for v") == ("10.2", "not-in-discards")
    play(match, "A", "buy 3o for g")
    assert hand(match, "A") == "1g"


def test_18_swapping_exactly_three_instead_of_up_to_three() -> None:
    match = table(hands="A:3o")
    assert legal(match, "A", "swap") == {"swap 1o", "swap 2o", "swap 3o"}


def test_18_keeping_more_than_three_cards() -> None:
    match = table(stage="keep", waiting="A", hands="A:4o")
    assert refusal(match, "A", "keep 4o") == ("13.1", "keep-three")


def test_18_forgetting_the_toll() -> None:
    match = table(chips="23g", cities="B:23", ships="A:22", hands="A:2g")
    assert refusal(match, "A", "move 22>23 1g") == ("7.4", "toll-missing")


def test_18_scoring_a_field_once_per_ship() -> None:
    assert points(table(chips="17o", ships="A:17x2"))["A"] == 6


def test_18_sailing_back_to_a_tyros_without_chip() -> None:
    match = table(ships="A:32", hands="A:1o")
    assert refusal(match, "A", "move 32>T 1o") == ("7.2", "empty-tyros")


def test_18_a_third_ship_in_a_city_field() -> None:
    match = table(chips="22g,23g", cities="A:23", ships="A:22,23;B:23", hands="A:3g")
    assert refusal(match, "A", "move 22>23 1g") == ("7.3", "field-full")
    assert refusal(match, "A", "build 23 3g") == ("7.3", "field-full")
    assert fact(match, "ships") == "A:22,23;B:23"
