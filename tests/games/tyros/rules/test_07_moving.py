"""§7 Moving a ship."""

from __future__ import annotations

import pytest

from emporion.engine.errors import CannotUndo
from emporion.games.tyros.actions import Cards
from emporion.games.tyros.events import ShipMoved, TollPaid
from tests.games.tyros.tables import BOTH, KOSMOS, RARI, fact, hand, legal, look, new_game, news, play, refusal, table

# ---------------------------------------------------------------------------------------------------- §7.1 fare


@pytest.mark.parametrize("edition", BOTH)
def test_7_1_one_card_of_the_destinations_colour_for_each_field_entered(edition: str) -> None:
    match = table(edition, chips="23g", ships="A:T", hands="A:5g")
    play(match, "A", "move T>23 4g")
    assert (fact(match, "ships"), hand(match, "A"), fact(match, "discards")) == ("A:23", "1g", "4g")
    assert ShipMoved(0, "T", "23", Cards(green=4)) in news(match, "B")


@pytest.mark.parametrize("fare", ["3g", "5g", "-"])
def test_7_1_neither_more_nor_fewer(fare: str) -> None:
    match = table(chips="23g", ships="A:T", hands="A:5g")
    assert refusal(match, "A", f"move T>23 {fare}")[1] == "wrong-price"


def test_7_1_a_wrong_fare_is_refused_with_this_paragraph() -> None:
    match = table(chips="23g", ships="A:T", hands="A:5g")
    assert refusal(match, "A", "move T>23 5g")[0] == "7.1"


def test_7_1_the_colours_of_fields_passed_do_not_matter() -> None:
    match = table(chips="31v,27o,22y,23g,Tv", ships="A:T", hands="A:4g1v1o1y")
    assert legal(match, "A", "move T>23") == {"move T>23 4g"}
    assert refusal(match, "A", "move T>23 1g1v1o1y") == ("6.3", "wrong-colour")


def test_7_1_a_ship_passes_fields_without_chip_and_full_fields() -> None:
    match = table(chips="23g,31g,27g,32g,28g", ships="A:T;B:31x2,32x2,27,28;C:27,28", hands="A:4g")
    assert legal(match, "A", "move T>23") == {"move T>23 4g"}


def test_7_1_a_ship_passes_cities_of_others_without_toll() -> None:
    match = table(chips="23g,31g,32g", cities="B:31,32", ships="A:T", hands="A:4g1o")
    assert legal(match, "A", "move T>23") == {"move T>23 4g"}


def test_7_1_a_ship_passes_tyros() -> None:
    """Also a Tyros without chip, which it may not enter as its destination."""
    match = table(chips="31g", ships="A:32", hands="A:2g")
    assert legal(match, "A", "move") == {"move 32>31 2g"}


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.parametrize("goal", ["23", "31", "1"])
def test_7_1_not_to_a_field_without_chip(edition: str, goal: str) -> None:
    match = table(edition, chips="22g", ships="A:T", hands="A:9g")
    assert refusal(match, "A", f"move T>{goal} 4g") == ("7.1", "no-chip-at-goal")


def test_7_1_only_an_own_ship() -> None:
    match = table(chips="23g", ships="A:T;B:22", hands="A:9g")
    assert refusal(match, "A", "move 22>23 1g") == ("7.1", "no-ship-there")


def test_7_1_each_coast_of_16_is_a_destination_with_its_own_shortest_route() -> None:
    match = table(chips="16y", ships="A:15,11", hands="A:4y")
    assert legal(match, "A", "move") == {
        "move 15>16e 1y",
        "move 15>16w 3y",
        "move 11>16w 1y",
        "move 11>16e 3y",
    }


def test_7_1_a_ship_may_pass_16_twice() -> None:
    """15–16–17–16–11: the full field 16 is no obstacle."""
    match = table(chips="11o,16o", ships="A:15;B:16w;C:16e", hands="A:4o")
    assert legal(match, "A", "move 15>11") == {"move 15>11 4o"}


def test_7_1_from_a_coast_the_shortest_route_counts() -> None:
    match = table(chips="15o,11o", ships="A:16w,16e", hands="A:3o")
    assert legal(match, "A", "move 16w") == {"move 16w>11 1o", "move 16w>15 3o"}
    assert legal(match, "A", "move 16e") == {"move 16e>15 1o", "move 16e>11 3o"}


# ---------------------------------------------------------------------------------------------------- §7.2 Tyros


def test_7_2_kosmos_no_ship_returns_to_a_tyros_without_chip() -> None:
    match = table(chips="32o", ships="A:32", hands="A:1o")
    assert refusal(match, "A", "move 32>T 1o") == ("7.2", "empty-tyros")


@pytest.mark.parametrize("edition", BOTH)
def test_7_2_a_ship_returns_to_a_tyros_with_chip(edition: str) -> None:
    match = table(edition, chips="31v,Tv", ships="A:32", hands="A:1o1v1j")
    assert legal(match, "A", "move 32>T") == {"move 32>T 1v", "move 32>T 1j"}


def test_7_2_giochi_rari_a_ship_returns_to_an_empty_tyros_for_cards_of_any_one_colour() -> None:
    match = table(RARI, ships="A:28", hands="A:2o1y3g2j")
    assert legal(match, "A", "move 28>T") == {
        "move 28>T 2o",
        "move 28>T 1o1j",
        "move 28>T 1y1j",
        "move 28>T 2g",
        "move 28>T 1g1j",
        "move 28>T 2j",
    }
    assert refusal(match, "A", "move 28>T 1o1g") == ("7.2", "one-colour-only")


def test_7_2_giochi_rari_jokers_alone_also_without_any_colour() -> None:
    match = table(RARI, ships="A:28", hands="A:2j")
    assert legal(match, "A", "move") == {"move 28>T 2j"}
    play(match, "A", "move 28>T 2j")
    assert fact(match, "ships") == "A:T"


# ---------------------------------------------------------------------------------------------------- §7.3 limit


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.parametrize(
    ("others", "fits"), [("", True), (",23", True), (";B:23", True), (",23x2", False), (";B:23x2", False)]
)
def test_7_3_two_ships_in_a_field_whoever_owns_them(edition: str, others: str, fits: bool) -> None:
    match = table(edition, chips="23g", ships=f"A:22{others}", hands="A:1g")
    assert bool(legal(match, "A", "move 22>23")) == fits
    if not fits:
        assert refusal(match, "A", "move 22>23 1g") == ("7.3", "field-full")


@pytest.mark.parametrize("edition", BOTH)
def test_7_3_one_own_and_one_foreign_ship_fill_a_field(edition: str) -> None:
    match = table(edition, chips="23g", ships="A:22,23;B:23", hands="A:1g")
    assert refusal(match, "A", "move 22>23 1g") == ("7.3", "field-full")


@pytest.mark.parametrize(
    ("edition", "own", "fits"),
    [(KOSMOS, 0, True), (KOSMOS, 1, True), (KOSMOS, 2, False), (RARI, 2, True), (RARI, 8, True)],
)
def test_7_3_ships_in_tyros_without_a_city(edition: str, own: int, fits: bool) -> None:
    """kosmos: 2 of each player, however many others there are; giochi-rari: no limit."""
    in_tyros = f",Tx{own}" if own else ""
    match = table(edition, 4, chips="31v,Tv", ships=f"A:32{in_tyros};B:Tx2;C:Tx2;D:Tx2", hands="A:1v")
    assert bool(legal(match, "A", "move 32>T")) == fits
    if not fits:
        assert refusal(match, "A", "move 32>T 1v") == ("7.3", "tyros-full")


@pytest.mark.parametrize(("edition", "fits"), [(KOSMOS, False), (RARI, True)])
@pytest.mark.parametrize("ships", ["A:22,23x2", "A:22;B:23x2", "A:22,23;B:23"])
def test_7_3_a_field_with_a_city(edition: str, fits: bool, ships: str) -> None:
    match = table(edition, chips="23g", cities="A:23", ships=ships, hands="A:1g")
    assert bool(legal(match, "A", "move 22>23")) == fits
    if not fits:
        assert refusal(match, "A", "move 22>23 1g") == ("7.3", "field-full")


def test_7_3_giochi_rari_any_number_of_ships_of_anybody_in_a_field_with_a_city() -> None:
    match = table(RARI, chips="23g", cities="B:23", ships="A:22;B:23x5;C:23x4", hands="A:1g")
    play(match, "A", "move 22>23 1g")
    assert fact(match, "ships") == "A:23;B:23x5;C:23x4"


@pytest.mark.parametrize(
    ("ships", "fits"),
    [
        ("A:32", True),
        ("A:32,T", True),
        ("A:32;B:T", True),
        ("A:32,Tx2", False),
        ("A:32,T;B:T", False),
        ("A:32;B:Tx2", False),
    ],
)
def test_7_3_kosmos_tyros_with_a_city_is_a_field_like_any_other(ships: str, fits: bool) -> None:
    match = table(chips="31v,Tv", cities="A:T", ships=ships, hands="A:1v")
    assert bool(legal(match, "A", "move 32>T")) == fits
    if not fits:
        assert refusal(match, "A", "move 32>T 1v") == ("7.3", "field-full")


def test_7_3_only_the_destination_counts() -> None:
    """A ship leaves a full field, and frees a place there."""
    match = table(chips="22g,23g", ships="A:22;B:22,23", hands="A:1g")
    play(match, "A", "move 22>23 1g")
    assert fact(match, "ships") == "A:23;B:22,23"


# ---------------------------------------------------------------------------------------------------- §7.4 toll


def test_7_4_toll_is_paid_after_the_fare() -> None:
    match = table(chips="23g", cities="B:23", ships="A:22", hands="A:1g1v;B:1o")
    assert legal(match, "A", "move") == {"move 22>23 1g toll v"}
    play(match, "A", "move 22>23 1g toll v")
    assert (fact(match, "hands"), fact(match, "discards")) == ("B:1o1v", "1g")


def test_7_4_the_mover_chooses_among_the_cards_he_still_holds() -> None:
    match = table(chips="23g", cities="B:23", ships="A:22", hands="A:2g1v1j")
    assert legal(match, "A", "move") == {
        "move 22>23 1g toll g",
        "move 22>23 1g toll v",
        "move 22>23 1g toll j",
        "move 22>23 1j toll g",
        "move 22>23 1j toll v",
    }
    assert refusal(match, "A", "move 22>23 1g toll o") == ("7.4", "toll-not-held")
    assert refusal(match, "A", "move 22>23 1j toll j") == ("7.4", "toll-not-held")


def test_7_4_a_card_spent_as_fare_is_no_toll() -> None:
    match = table(chips="23g", cities="B:23", ships="A:22", hands="A:1g1v")
    assert refusal(match, "A", "move 22>23 1g toll g") == ("7.4", "toll-not-held")


def test_7_4_fare_and_toll_are_one_decision() -> None:
    match = table(chips="23g", cities="B:23", ships="A:22", hands="A:2g")
    assert refusal(match, "A", "move 22>23 1g") == ("7.4", "toll-missing")


def test_7_4_forbid_without_a_card_left_the_move_is_not_allowed() -> None:
    match = table(chips="23g", cities="B:23", ships="A:22", hands="A:1g")
    assert refusal(match, "A", "move 22>23 1g") == ("7.4", "no-card-for-toll")
    assert not legal(match, "A", "move")


def test_7_4_free_without_a_card_left_nothing_is_given() -> None:
    match = table(chips="23g", cities="B:23", ships="A:22", hands="A:1g;B:1o", free_without_card=1)
    assert legal(match, "A", "move") == {"move 22>23 1g"}
    play(match, "A", "move 22>23 1g")
    assert fact(match, "hands") == "B:1o"
    assert not any(isinstance(event, TollPaid) for event in news(match))


def test_7_4_free_with_a_card_left_the_toll_is_due() -> None:
    match = table(chips="23g", cities="B:23", ships="A:22", hands="A:1g1v", free_without_card=1)
    assert legal(match, "A", "move") == {"move 22>23 1g toll v"}
    assert refusal(match, "A", "move 22>23 1g") == ("7.4", "toll-missing")


def test_7_4_no_toll_in_an_own_city_or_without_a_city() -> None:
    match = table(chips="23g,24g", cities="A:23", ships="A:22;B:24", hands="A:3g")
    assert legal(match, "A", "move 22") == {"move 22>23 1g", "move 22>24 2g"}
    assert refusal(match, "A", "move 22>23 1g toll g") == ("7.4", "no-toll-due")


def test_7_4_in_tyros_too() -> None:
    match = table(chips="32v,Tv", cities="B:T", ships="A:32", hands="A:1v1o")
    assert legal(match, "A", "move") == {"move 32>T 1v toll o"}


def test_7_4_giochi_rari_has_no_toll() -> None:
    match = table(RARI, chips="23g", cities="B:23", ships="A:22", hands="A:1g1v")
    assert legal(match, "A", "move 22>23") == {"move 22>23 1g"}
    assert refusal(match, "A", "move 22>23 1g toll v") == ("7.4", "no-toll-due")


def test_7_4_the_two_players_know_the_card_the_others_only_that_one_was_given() -> None:
    match = table(players=4, chips="23g", cities="B:23", ships="A:22", hands="A:1g1v")
    play(match, "A", "move 22>23 1g toll v")
    for viewer in ("A", "B"):
        assert TollPaid(0, 1, "violet") in news(match, viewer)
    for viewer in ("C", "D", ""):
        assert TollPaid(0, 1) in news(match, viewer)
        assert look(match, viewer).players[1].cards == 1


def test_7_4_a_move_with_toll_cannot_be_taken_back() -> None:
    """The owner has seen the card."""
    match = table(chips="23g", cities="B:23", ships="A:22", hands="A:1g1v")
    play(match, "A", "move 22>23 1g toll v")
    with pytest.raises(CannotUndo):
        match.undo(0)


def test_7_4_the_toll_goes_to_the_owner_of_the_city_not_to_ships_there() -> None:
    match = table(players=4, chips="23g", cities="D:23", ships="A:22;B:23", hands="A:1g1v")
    play(match, "A", "move 22>23 1g toll v")
    assert fact(match, "hands") == "D:1v"


def test_7_4_the_choice_of_options_is_forbid_or_free() -> None:
    assert look(new_game()).toll_without_card == "forbid"
    assert fact(new_game(toll_without_card="free"), "free-without-card") == "1"


# ---------------------------------------------------------------------------------------------------- §7.5 elsewhere


@pytest.mark.parametrize("berth", ["23", "16w", "16e"])
@pytest.mark.parametrize("fare", ["-", "2g"])
def test_7_5_a_move_ends_elsewhere(berth: str, fare: str) -> None:
    match = table(chips="16g,23g", ships=f"A:{berth}", hands="A:2g")
    assert refusal(match, "A", f"move {berth}>{berth} {fare}") == ("7.5", "stays-there")


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.parametrize(("start", "goal"), [("16w", "16e"), ("16e", "16w")])
def test_7_5_the_other_coast_of_16_is_two_cards_away(edition: str, start: str, goal: str) -> None:
    match = table(edition, chips="16g", ships=f"A:{start}", hands="A:2g")
    play(match, "A", f"move {start}>{goal} 2g")
    assert fact(match, "ships") == f"A:{goal}"


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.parametrize("other", ["A:16w,16e", "A:16wx2", "A:16w;B:16w", "A:16w;B:16e"])
def test_7_5_the_ship_that_moves_is_not_counted_at_its_old_place(edition: str, other: str) -> None:
    """16 is full only because of the ship itself."""
    match = table(edition, chips="16g", ships=other, hands="A:2g")
    assert "move 16w>16e 2g" in legal(match, "A", "move")


def test_7_5_the_toll_is_due_from_coast_to_coast_as_for_any_move() -> None:
    match = table(chips="16g", cities="B:16", ships="A:16w", hands="A:2g1v")
    assert refusal(match, "A", "move 16w>16e 2g") == ("7.4", "toll-missing")
    play(match, "A", "move 16w>16e 2g toll v")
    assert fact(match, "hands") == "B:1v"
