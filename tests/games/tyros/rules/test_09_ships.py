"""§9 Building a ship."""

from __future__ import annotations

import pytest

from emporion.games.tyros.actions import Cards
from emporion.games.tyros.events import ShipBuilt
from tests.games.tyros.tables import BOTH, KOSMOS, RARI, fact, hand, legal, look, news, play, refusal, table


@pytest.mark.parametrize("edition", BOTH)
def test_9_1_in_a_field_with_ones_own_city(edition: str) -> None:
    match = table(edition, chips="23g", cities="A:23", hands="A:1g")
    play(match, "A", "build 23 1g")
    assert (fact(match, "ships"), hand(match, "A"), look(match).players[0].ships_left) == ("A:23", "-", 9)
    assert ShipBuilt(0, "23", Cards(green=1)) in news(match, "B")


def test_9_1_not_in_a_field_with_another_players_city_or_none() -> None:
    match = table(chips="23g,24g", cities="B:23", ships="A:24", hands="A:5g")
    assert refusal(match, "A", "build 23 1g") == ("9.1", "not-a-shipyard")
    assert refusal(match, "A", "build 24 2g") == ("9.1", "not-a-shipyard")


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.parametrize("chips", ["1o", "31v,Tv"])
def test_9_1_in_tyros_while_nobody_has_a_city_there(edition: str, chips: str) -> None:
    match = table(edition, chips=chips, hands="A:1v")
    play(match, "A", "build T 1v")
    assert fact(match, "ships") == "A:T"


@pytest.mark.parametrize(("owner", "allowed"), [("A", True), ("B", False)])
def test_9_1_in_tyros_with_a_city_only_its_owner(owner: str, allowed: bool) -> None:
    match = table(chips="31v,Tv", cities=f"{owner}:T", hands="A:1v")
    assert bool(legal(match, "A", "build T")) == allowed
    if not allowed:
        assert refusal(match, "A", "build T 1v") == ("9.1", "not-a-shipyard")


@pytest.mark.parametrize("edition", BOTH)
def test_9_1_needs_a_ship_in_stock(edition: str) -> None:
    ships = "A:1x2,2x2,3x2,4x2,5x2"
    match = table(edition, chips="1o,2o,3o,4o,5o,6o", cities="A:6", ships=ships, hands="A:2o")
    assert refusal(match, "A", "build 6 1o") == ("1.1", "no-ship-left")


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.parametrize(("ships", "price"), [("", 1), ("A:23", 2), ("B:23", 2)])
def test_9_2_one_card_for_each_ship_in_the_field_the_new_one_included(edition: str, ships: str, price: int) -> None:
    match = table(edition, chips="23g", cities="A:23", ships=ships, hands="A:5g")
    assert legal(match, "A", "build 23") == {f"build 23 {price}g"}
    assert refusal(match, "A", f"build 23 {price + 1}g")[1] == "wrong-price"


def test_9_2_a_wrong_price_is_refused_with_this_paragraph() -> None:
    match = table(chips="23g", cities="A:23", hands="A:2g")
    assert refusal(match, "A", "build 23 2g")[0] == "9.2"


def test_9_2_ships_of_all_players_in_tyros_count() -> None:
    """Five ships lie there; the sixth costs six cards."""
    match = table(ships="A:T;B:Tx2;C:Tx2", hands="A:2o2y2g")
    assert legal(match, "A", "build") == {"build T 2o2y2g"}


def test_9_2_giochi_rari_the_price_goes_on_rising() -> None:
    match = table(RARI, chips="23g", cities="A:23", ships="A:23x3;B:23x2", hands="A:1g5o")
    assert legal(match, "A", "build 23") == {"build 23 5o1g"}


@pytest.mark.parametrize("edition", BOTH)
def test_9_2_at_least_one_card_of_the_empires_colour(edition: str) -> None:
    match = table(edition, chips="23g", cities="A:23", ships="B:23", hands="A:2g2o1j")
    assert legal(match, "A", "build 23") == {
        "build 23 2g",
        "build 23 1o1g",
        "build 23 1g1j",
        "build 23 1o1j",
    }
    assert refusal(match, "A", "build 23 2o") == ("9.2", "colour-missing")


@pytest.mark.parametrize(
    ("edition", "chips", "any_cards"),
    [(KOSMOS, "1o", True), (KOSMOS, "31v,Tv", True), (RARI, "1o", True), (RARI, "31v,Tv", False)],
)
def test_9_2_cards_for_a_ship_in_tyros_without_a_city(edition: str, chips: str, any_cards: bool) -> None:
    match = table(edition, chips=chips, hands="A:1o1v1j")
    of_its_colour = {"build T 1v", "build T 1j"}
    assert legal(match, "A", "build") == (of_its_colour | {"build T 1o"} if any_cards else of_its_colour)
    if not any_cards:
        assert refusal(match, "A", "build T 1o") == ("9.2", "colour-missing")


def test_9_2_kosmos_in_tyros_with_an_own_city_at_least_one_of_its_colour() -> None:
    match = table(chips="31v,Tv", cities="A:T", ships="B:T", hands="A:2o1v")
    assert legal(match, "A", "build T") == {"build T 1o1v"}
    assert refusal(match, "A", "build T 2o") == ("9.2", "colour-missing")


@pytest.mark.parametrize("ships", ["A:23x2", "A:23;B:23", "B:23x2", "B:23;C:23"])
@pytest.mark.parametrize(("edition", "fits"), [(KOSMOS, False), (RARI, True)])
def test_9_3_the_ship_limits_hold_after_building(edition: str, fits: bool, ships: str) -> None:
    match = table(edition, chips="23g", cities="A:23", ships=ships, hands="A:3g")
    assert bool(legal(match, "A", "build 23")) == fits
    if not fits:
        assert refusal(match, "A", "build 23 3g") == ("7.3", "field-full")


@pytest.mark.parametrize(
    ("edition", "own", "fits"), [(KOSMOS, 1, True), (KOSMOS, 2, False), (RARI, 2, True), (RARI, 9, True)]
)
def test_9_3_in_tyros_without_a_city(edition: str, own: int, fits: bool) -> None:
    match = table(edition, ships=f"A:Tx{own};B:Tx2", hands="A:5o5y5g")
    assert bool(legal(match, "A", "build T")) == fits
    if not fits:
        assert refusal(match, "A", "build T 5o") == ("7.3", "tyros-full")


def test_9_3_kosmos_in_tyros_with_an_own_city_two_ships_in_all() -> None:
    match = table(chips="31v,Tv", cities="A:T", ships="A:T;B:T", hands="A:3v")
    assert refusal(match, "A", "build T 3v") == ("7.3", "field-full")


def test_9_3_on_16_both_coasts_count() -> None:
    match = table(chips="16g", cities="A:16", ships="A:16e;B:16e", hands="A:3g")
    assert refusal(match, "A", "build 16 3g") == ("7.3", "field-full")
