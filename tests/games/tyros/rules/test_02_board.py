"""§2 The board."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from emporion.engine.errors import BadNotation
from emporion.games.tyros.board import builtin_board, builtin_data
from emporion.games.tyros.places import BERTH_NAMES, FIELD_NAMES
from tests.games.tyros.tables import BOTH, RARI, fact, legal, play, points, refusal, table

GRID = """
     1   6  10  15  20  25  29
     2   7  11  16  21  26  30
     3   8  12  17  22  27  31
     4   9  13  18  23 SEA TYR
     5 DES  14  19  24  28  32
"""
CLOSED = {"1-6", "2-7", "9-13", "10-15", "15-20", "16-21", "19-24", "29-30"}


def distance(start: str, goal: str) -> int:
    """Fields entered from one berth to another; 16w and 16e are the coasts of 16."""
    return builtin_board().distance[BERTH_NAMES.index(start)][BERTH_NAMES.index(goal)]


def field_distance(start: str, goal: str) -> int:
    """The same between fields, from and to the coast that is nearer."""
    coasts = {"16": ("16w", "16e")}
    return min(distance(a, b) for a in coasts.get(start, (start,)) for b in coasts.get(goal, (goal,)))


def neighbours(field: str) -> set[str]:
    mask = builtin_board().adjacent[FIELD_NAMES.index(field)]
    return {FIELD_NAMES[f] for f in range(1, 34) if mask >> f & 1}


def squares() -> list[list[str]]:
    return [line.replace("TYR", "T").split() for line in GRID.strip().splitlines()]


def adjacent_on_the_grid(a: str, b: str) -> bool:
    at = {name: (x, y) for y, row in enumerate(squares()) for x, name in enumerate(row)}
    return abs(at[a][0] - at[b][0]) + abs(at[a][1] - at[b][1]) == 1


def test_2_1_seven_columns_and_five_rows_numbered_down_the_columns_from_the_west() -> None:
    assert builtin_data()["grid"] == [line.split() for line in GRID.strip().splitlines()]
    columns = [row[x] for x in range(7) for row in squares()]
    assert [name for name in columns if name.isdigit()] == [str(n) for n in range(1, 33)]


@pytest.mark.parametrize("name", ["SEA", "DES", "S", "D"])
def test_2_1_no_ship_enters_the_open_sea_or_the_desert(name: str) -> None:
    match = table(chips="31g,Tg", ships="A:T", hands="A:5g")
    with pytest.raises(BadNotation):
        play(match, "A", f"move T>{name} 1g")


@pytest.mark.parametrize(("a", "b"), [("23", "T"), ("27", "28"), ("9", "14"), ("5", "14"), ("5", "9"), ("27", "T")])
def test_2_1_nobody_is_a_neighbour_across_the_open_sea_or_the_desert(a: str, b: str) -> None:
    assert b not in neighbours(a)
    assert distance(a, b) > 1


def test_2_2_adjacent_means_orthogonally_adjacent_on_the_grid() -> None:
    fields = FIELD_NAMES[1:]
    for a, b in combinations(fields, 2):
        assert (b in neighbours(a)) == (a in neighbours(b)) == adjacent_on_the_grid(a, b), f"{a}-{b}"


def test_2_2_tyros_is_adjacent_to_31_and_32() -> None:
    assert neighbours("T") == {"31", "32"}


@pytest.mark.parametrize("pair", sorted(CLOSED))
def test_2_2_empires_grow_by_adjacency_whatever_the_sea_does(pair: str) -> None:
    a, b = pair.split("-")
    match = table(stage="lay", chips=f"{a}y", tiles=f"A:{b}")
    assert legal(match, "A") == {f"lay {b} yellow"}


def test_2_2_corners_are_not_adjacent() -> None:
    match = table(stage="lay", chips="17y", tiles="A:11,13,21,23")
    assert not legal(match, "A", "lay")
    assert refusal(match, "A", "lay 11 yellow") == ("5.2", "no-chip-adjacent")


def test_2_3_of_51_adjacent_pairs_43_are_linked_by_sea() -> None:
    pairs = [(a, b) for a, b in combinations(FIELD_NAMES[1:], 2) if b in neighbours(a)]
    linked = {f"{a}-{b}" for a, b in pairs if field_distance(a, b) == 1}
    assert len(pairs) == 51
    assert len(linked) == 43
    assert {f"{a}-{b}" for a, b in pairs} - linked == CLOSED


def test_2_3_ships_move_along_links_only() -> None:
    """No two fields that are not adjacent are one move of one card apart."""
    for a, b in combinations(FIELD_NAMES[1:], 2):
        if not adjacent_on_the_grid(a, b):
            assert field_distance(a, b) > 1, f"{a}-{b}"


def test_2_3_the_board_says_where_each_link_comes_from() -> None:
    sources = {f"{link['a']}-{link['b']}": link["source"] for link in builtin_data()["links"]}
    assert set(sources.values()) == {"rulebook", "assumed", "geography"}
    assert [pair for pair, source in sources.items() if source == "assumed"] == ["21-26"]


def links_of(berth: str) -> set[str]:
    return {name for name in BERTH_NAMES[1:] if distance(berth, name) == 1}


def test_2_4_the_east_coast_of_italy_is_linked_to_15_and_17_only() -> None:
    assert links_of("16e") == {"15", "17"}
    assert {name for name in BERTH_NAMES[1:] if "16e" in links_of(name)} == {"15", "17"}


def test_2_4_the_west_coast_of_italy_is_linked_to_11_and_17_only() -> None:
    assert links_of("16w") == {"11", "17"}
    assert {name for name in BERTH_NAMES[1:] if "16w" in links_of(name)} == {"11", "17"}


def test_2_4_one_cannot_cross_from_coast_to_coast() -> None:
    """15 lies next to the east coast, but a ship from there enters 16 twice on its way to 11."""
    assert distance("16w", "16e") == 2
    assert distance("15", "11") == 4
    match = table(chips="11o", ships="A:15", hands="A:4o")
    assert legal(match, "A", "move") == {"move 15>11 4o"}


def test_2_4_a_ship_built_in_16_lies_west() -> None:
    match = table(chips="16o", cities="A:16", hands="A:1o")
    play(match, "A", "build 16 1o")
    assert fact(match, "ships") == "A:16w"


def test_2_4_the_coasts_are_one_field_for_the_ship_limit() -> None:
    match = table(chips="16o", ships="A:17;B:16w;C:16e", hands="A:1o")
    assert refusal(match, "A", "move 17>16w 1o") == ("7.3", "field-full")
    assert refusal(match, "A", "move 17>16e 1o") == ("7.3", "field-full")


def test_2_4_the_coasts_are_one_field_for_founding() -> None:
    match = table(chips="16o", ships="A:16w;B:16e", hands="A:5o")
    assert refusal(match, "A", "found 16w 5o") == ("8.1", "foreign-ship")


@pytest.mark.parametrize("ships", ["16w,16e", "16wx2", "16ex2"])
def test_2_4_the_coasts_are_one_field_for_the_price_of_a_city(ships: str) -> None:
    match = table(chips="16o", ships=f"A:{ships}", hands="A:5o")
    assert {text.split()[-1] for text in legal(match, "A", "found")} == {"4o"}


@pytest.mark.parametrize("ship", ["16w", "16e"])
def test_2_4_a_ship_on_either_coast_founds_the_city_of_16(ship: str) -> None:
    match = table(chips="16o", ships=f"A:{ship}", hands="A:5o")
    play(match, "A", f"found {ship} 5o")
    assert (fact(match, "cities"), fact(match, "ships")) == ("A:16", "")


@pytest.mark.parametrize("ships", ["A:16e", "B:16e", "C:16w"])
def test_2_4_the_coasts_are_one_field_for_the_price_of_a_ship(ships: str) -> None:
    match = table(chips="16o", cities="A:16", ships=ships, hands="A:2o")
    assert legal(match, "A", "build 16") == {"build 16 2o"}


@pytest.mark.parametrize("ships", ["A:16w;B:16e", "A:16e;B:16w"])
def test_2_4_the_coasts_are_one_field_for_control(ships: str) -> None:
    assert points(table(chips="16o", ships=ships)) == {"A": 0, "B": 0, "C": 0}
    assert points(table(chips="16o", ships="A:16w,16e")) == {"A": 6, "B": 0, "C": 0}


@pytest.mark.parametrize("coast", ["16w", "16e"])
def test_2_4_the_toll_of_16_is_due_on_both_coasts(coast: str) -> None:
    match = table(chips="16o", cities="B:16", ships="A:17", hands="A:1o1v")
    assert refusal(match, "A", f"move 17>{coast} 1o") == ("7.4", "toll-missing")
    play(match, "A", f"move 17>{coast} 1o toll v")
    assert fact(match, "hands") == "B:1v"


@pytest.mark.parametrize(
    ("start", "goal", "fields"),
    [
        ("T", "23", 4),
        ("31", "29", 4),
        ("22", "8", 3),
        ("22", "15", 3),
        ("15", "10", 5),
        ("5", "32", 10),
        ("21", "16w", 3),
        ("21", "16e", 3),
        ("16w", "16e", 2),
    ],
)
def test_2_5_distances_that_must_hold(start: str, goal: str, fields: int) -> None:
    assert distance(start, goal) == distance(goal, start) == fields
    match = table(RARI, chips=f"{goal.strip('we')}g", ships=f"A:{start}", hands="A:14g")
    assert legal(match, "A", f"move {start}>{goal}") == {f"move {start}>{goal} {fields}g"}


@pytest.mark.parametrize("route", ["T 32 28 24 23", "T 31 27 22 23", "15 16e 17 16w 11 10", "15 16e 17 12 11 10"])
def test_2_5_the_routes_named_are_open(route: str) -> None:
    berths = route.split()
    assert [distance(a, b) for a, b in pairwise(berths)] == [1] * (len(berths) - 1)
    assert distance(berths[0], berths[-1]) == len(berths) - 1


@pytest.mark.parametrize(("a", "b"), [("30", "29"), ("21", "16"), ("15", "10")])
def test_2_5_pairs_that_are_not_linked(a: str, b: str) -> None:
    assert field_distance(a, b) > 1


def test_2_5_the_longest_fare_is_ten() -> None:
    assert max(distance(a, b) for a in BERTH_NAMES[1:] for b in BERTH_NAMES[1:]) == 10


@pytest.mark.parametrize("edition", BOTH)
def test_2_5_distances_are_the_same_in_both_editions(edition: str) -> None:
    match = table(edition, chips="23g,15g", ships="A:T,22", hands="A:4g")
    assert {"move T>23 4g", "move 22>15 3g", "move 22>23 1g"} <= legal(match, "A", "move")
