"""§8 Founding a city."""

from __future__ import annotations

import pytest

from emporion.games.tyros.actions import Cards
from emporion.games.tyros.events import CityFounded, FourEmpiresReached
from tests.games.tyros.tables import (
    BOTH,
    KOSMOS,
    RARI,
    fact,
    hand,
    legal,
    look,
    news,
    play,
    play_all,
    points,
    refusal,
    table,
)


@pytest.mark.parametrize("edition", BOTH)
def test_8_1_a_city_is_founded_where_one_has_a_ship(edition: str) -> None:
    match = table(edition, chips="23g", ships="A:23", hands="A:5g")
    play(match, "A", "found 23 5g")
    assert fact(match, "cities") == "A:23"
    assert CityFounded(0, "23", Cards(green=5)) in news(match, "C")


def test_8_1_not_without_an_own_ship_there() -> None:
    match = table(chips="23g", ships="A:22", hands="A:5g")
    assert refusal(match, "A", "found 23 5g") == ("8.1", "no-ship-there")


def test_8_1_not_with_a_foreign_ship_there() -> None:
    match = table(chips="23g", ships="A:23;B:23", hands="A:5g")
    assert refusal(match, "A", "found 23 5g") == ("8.1", "foreign-ship")


@pytest.mark.parametrize("owner", ["A", "B"])
def test_8_1_not_where_a_city_is(owner: str) -> None:
    match = table(chips="23g", cities=f"{owner}:23", ships="A:23", hands="A:5g")
    assert refusal(match, "A", "found 23 5g") == ("8.1", "city-there")


def test_8_1_not_without_a_chip() -> None:
    match = table(ships="A:T", hands="A:5g")
    assert refusal(match, "A", "found T 5g") == ("8.1", "no-chip-for-city")


def test_8_1_kosmos_also_in_tyros_once_it_has_a_chip() -> None:
    match = table(chips="31v,Tv", ships="A:T", hands="A:5v")
    play(match, "A", "found T 5v")
    assert fact(match, "cities") == "A:T"


def test_8_1_kosmos_in_tyros_too_no_foreign_ship() -> None:
    match = table(chips="31v,Tv", ships="A:Tx2;C:T", hands="A:4v")
    assert refusal(match, "A", "found T 4v") == ("8.1", "foreign-ship")


@pytest.mark.parametrize("chips", ["1o", "31v,Tv"])
def test_8_1_giochi_rari_never_in_tyros(chips: str) -> None:
    match = table(RARI, chips=chips, ships="A:T", hands="A:5v")
    assert refusal(match, "A", "found T 5v") == ("8.1", "no-city-in-tyros")
    assert not legal(match, "A", "found")


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.parametrize(("ships", "price"), [("A:23", 5), ("A:23x2", 4)])
def test_8_2_five_cards_of_the_colour_four_with_two_own_ships(edition: str, ships: str, price: int) -> None:
    match = table(edition, chips="23g", ships=ships, hands="A:5g1o")
    assert legal(match, "A", "found") == {f"found 23 {price}g"}
    assert refusal(match, "A", f"found 23 {9 - price}g")[1] == "wrong-price"
    assert refusal(match, "A", f"found 23 {price - 1}g1o")[1] == "wrong-colour"


def test_8_2_a_wrong_price_is_refused_with_this_paragraph() -> None:
    match = table(chips="23g", ships="A:23", hands="A:5g")
    assert refusal(match, "A", "found 23 4g")[0] == "8.2"


def test_8_2_kosmos_two_ships_in_tyros_make_it_cheaper_too() -> None:
    match = table(chips="31v,Tv", ships="A:Tx2", hands="A:5v")
    assert legal(match, "A", "found") == {"found T 4v"}


@pytest.mark.parametrize("edition", BOTH)
def test_8_3_one_own_ship_goes_back_to_stock_and_a_city_comes_on_the_field(edition: str) -> None:
    match = table(edition, chips="23g", ships="A:23x2", hands="A:4g")
    play(match, "A", "found 23 4g")
    player = look(match).players[0]
    assert (fact(match, "ships"), fact(match, "cities")) == ("A:23", "A:23")
    assert (player.ships_left, player.cities_left, hand(match, "A")) == (9, 9, "-")


@pytest.mark.parametrize(("taken", "left"), [("16w", "16e"), ("16e", "16w")])
def test_8_3_with_ships_on_both_coasts_of_16_the_owner_says_which(taken: str, left: str) -> None:
    match = table(chips="16g", ships="A:16w,16e", hands="A:4g")
    assert legal(match, "A", "found") == {"found 16w 4g", "found 16e 4g"}
    play(match, "A", f"found {taken} 4g")
    assert (fact(match, "ships"), fact(match, "cities")) == (f"A:{left}", "A:16")


def test_8_3_a_ship_on_the_other_coast_cannot_be_given() -> None:
    match = table(chips="16g", ships="A:16e", hands="A:5g")
    assert refusal(match, "A", "found 16w 5g")[1] == "no-ship-there"


# ------------------------------------------------------------------------------------------------- §8.4 four empires

FOUR = "1o,3y,5g,7v"


@pytest.mark.parametrize("edition", BOTH)
def test_8_4_the_first_with_a_city_in_each_of_the_four_empires_gets_seven_points_at_once(edition: str) -> None:
    match = table(edition, chips=FOUR, cities="A:1,3,5", ships="A:7", hands="A:5v")
    before = points(match)["A"]
    play(match, "A", "found 7 5v")
    assert FourEmpiresReached(0) in news(match, "B")
    assert look(match).four_empires == 0
    assert look(match).scores.seats[0].four_empires == 7
    assert points(match)["A"] > before + 7


def test_8_4_nobody_gets_it_after_him() -> None:
    match = table(chips=FOUR + ",2o,4y,9g,8v", cities="A:1,3,5;B:2,4,9", ships="A:7;B:8", hands="A:5v;B:5v")
    play_all(match, "A found 7 5v; B found 8 5v")
    assert [event for event in news(match) if isinstance(event, FourEmpiresReached)] == [FourEmpiresReached(0)]
    assert [seat.four_empires for seat in look(match).scores.seats] == [7, 0, 0]


def test_8_4_three_empires_are_not_enough() -> None:
    match = table(chips=FOUR + ",2o", cities="A:1,3,5", ships="A:2", hands="A:5o")
    play(match, "A", "found 2 5o")
    assert look(match).four_empires is None


def test_8_4_cities_of_others_do_not_count() -> None:
    match = table(chips=FOUR, cities="A:1,3;B:5", ships="A:7", hands="A:5v")
    play(match, "A", "found 7 5v")
    assert look(match).four_empires is None


def test_8_4_kosmos_a_city_in_tyros_counts() -> None:
    match = table(KOSMOS, chips="1o,3y,5g,31v,Tv", cities="A:1,3,5", ships="A:T", hands="A:5v")
    play(match, "A", "found T 5v")
    assert look(match).four_empires == 0


def test_8_4_giochi_rari_ships_in_tyros_do_not_count() -> None:
    match = table(RARI, chips="1o,3y,5g,31v,Tv", cities="A:1,3", ships="A:5,T", hands="A:5g")
    play(match, "A", "found 5 5g")
    assert look(match).four_empires is None
