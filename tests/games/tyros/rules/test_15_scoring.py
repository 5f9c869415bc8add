"""§15 Scoring."""

from __future__ import annotations

from typing import Any

import pytest

from emporion.engine.match import Match
from tests.games.tyros.tables import BOTH, KOSMOS, RARI, look, pass_round, points, table, winners


def final(edition: str = KOSMOS, players: int = 3, **facts: Any) -> Match:
    """A game that is over."""
    return table(edition, players, stage="over", last=1, **facts)


def ranking(match: Match) -> str:
    """The letters of the empires from the largest to the smallest."""
    return "".join(e.empire[0] for e in sorted(look(match).scores.empires, key=lambda empire: empire.rank))


# ---------------------------------------------------------------------------------------------------- §15.1 rank


@pytest.mark.parametrize("edition", BOTH)
def test_15_1_empires_are_ranked_by_number_of_fields(edition: str) -> None:
    assert ranking(final(edition, chips="1v,2v,3v,4v,6y,7y,8y,10g,11g,15o")) == "vygo"


@pytest.mark.parametrize(("edition", "order"), [(KOSMOS, "oygv"), (RARI, "govy")])
@pytest.mark.parametrize("chips", ["", "1o,3y,5g,7v", "1o,2o,5y,4y,6g,7g,29v,25v"])
def test_15_1_ties(edition: str, order: str, chips: str) -> None:
    assert ranking(final(edition, chips=chips)) == order


@pytest.mark.parametrize(("edition", "order"), [(KOSMOS, "gvoy"), (RARI, "gvoy")])
def test_15_1_a_tie_decides_only_among_equals(edition: str, order: str) -> None:
    assert ranking(final(edition, chips="1g,2g,3g,5v,4v,7y,15o")) == order


@pytest.mark.parametrize("edition", BOTH)
def test_15_1_tyros_is_a_field_of_its_empire(edition: str) -> None:
    assert ranking(final(edition, chips="1o,3g,5v,32y,Ty"))[0] == "y"


# ---------------------------------------------------------------------------------------------------- §15.2 control


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.parametrize(
    ("facts", "controller"),
    [
        ({"ships": "A:1"}, "A"),
        ({"ships": "A:1x2"}, "A"),
        ({"ships": "A:1;B:1"}, ""),
        ({"cities": "A:1"}, "A"),
        ({"cities": "A:1", "ships": "B:1"}, "A"),
        ({"cities": "A:1", "ships": "B:1x2"}, "A"),
        ({}, ""),
    ],
)
def test_15_2_control(edition: str, facts: dict[str, Any], controller: str) -> None:
    scores = look(final(edition, chips="1o", **facts)).scores
    assert "".join("ABC"[field.seat] for field in scores.fields) == controller


@pytest.mark.parametrize(
    ("edition", "ships", "controller"),
    [
        (KOSMOS, "A:T", "A"),
        (KOSMOS, "A:Tx2;B:T", ""),
        (RARI, "A:T", "A"),
        (RARI, "A:Tx2;B:T", "A"),
        (RARI, "A:T;B:Tx3;C:Tx2", "B"),
        (RARI, "A:T;B:T;C:Tx2", "C"),
        (RARI, "A:Tx2;B:Tx2", ""),
        (RARI, "A:Tx2;B:Tx2;C:T", ""),
        (RARI, "A:T;B:Tx2;C:Tx2", ""),
        (RARI, "B:Tx2;C:Tx2;D:Tx3", "D"),
        (RARI, "A:Tx3;B:T;C:Tx3", ""),
    ],
)
def test_15_2_tyros(edition: str, ships: str, controller: str) -> None:
    """giochi-rari: whoever has the most ships there; a tie: nobody."""
    scores = look(final(edition, 4, chips="31o,To", ships=ships)).scores
    assert "".join("ABCD"[field.seat] for field in scores.fields) == controller


def test_15_2_kosmos_a_city_in_tyros() -> None:
    scores = look(final(chips="31o,To", cities="B:T", ships="A:Tx2")).scores
    assert [(field.field, field.seat) for field in scores.fields] == [("T", 1)]


@pytest.mark.parametrize("edition", BOTH)
def test_15_2_a_field_without_a_chip_scores_nothing(edition: str) -> None:
    assert points(final(edition, ships="A:Tx2")) == {"A": 0, "B": 0, "C": 0}


# ---------------------------------------------------------------------------------------------------- §15.3 points

RANKED = "1o,2o,3o,4o,6y,7y,8y,10g,11g,15v"
"""Orange 4, yellow 3, green 2, violet 1: the same order in both editions."""


@pytest.mark.parametrize(
    ("edition", "what", "worth"),
    [
        (KOSMOS, "cities", [12, 10, 9, 8]),
        (KOSMOS, "ships", [6, 5, 4, 3]),
        (RARI, "cities", [12, 10, 9, 7]),
        (RARI, "ships", [8, 6, 5, 4]),
    ],
)
def test_15_3_points_a_field_from_the_largest_empire_to_the_smallest(edition: str, what: str, worth: list[int]) -> None:
    for field, value in zip(("1", "6", "10", "15"), worth, strict=True):
        facts: dict[str, Any] = {what: f"A:{field}"}
        scores = look(final(edition, chips=RANKED, **facts)).scores
        assert [score.points for score in scores.fields] == [value]


@pytest.mark.parametrize("edition", BOTH)
def test_15_3_points_are_for_the_field_not_for_each_ship(edition: str) -> None:
    one, two = final(edition, chips=RANKED, ships="A:1"), final(edition, chips=RANKED, ships="A:1x2")
    assert points(one) == points(two)


@pytest.mark.parametrize("edition", BOTH)
def test_15_3_ships_beside_an_own_city_add_nothing(edition: str) -> None:
    alone = final(edition, chips=RANKED, cities="A:1")
    assert points(alone) == points(final(edition, chips=RANKED, cities="A:1", ships="A:1x2"))


def test_15_3_giochi_rari_tyros_scores_at_the_ship_value() -> None:
    scores = look(final(RARI, chips="31o,To", ships="A:Tx3;B:T")).scores
    assert [(field.points, field.city) for field in scores.fields] == [(8, False)]


def test_15_3_kosmos_a_city_in_tyros_scores_as_a_city() -> None:
    scores = look(final(chips="31o,To", cities="A:T")).scores
    assert [(field.points, field.city) for field in scores.fields] == [(12, True)]


# ---------------------------------------------------------------------------------------------------- §15.4 bonus


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.parametrize(
    ("cities", "leader"),
    [("A:1", 0), ("A:1,2;B:3", 0), ("A:1;B:2", None), ("A:1;B:2;C:3,4", 2), ("A:1,2;B:3,4", None), ("", None)],
)
def test_15_4_seven_points_for_the_most_cities_in_an_empire(edition: str, cities: str, leader: int | None) -> None:
    scores = look(final(edition, chips=RANKED, cities=cities)).scores
    assert scores.empires[0].majority == leader
    assert [seat.majorities for seat in scores.seats] == [7 if seat == leader else 0 for seat in range(3)]


def test_15_4_for_each_empire() -> None:
    match = final(chips=RANKED, cities="A:1,6,10;B:15")
    assert [seat.majorities for seat in look(match).scores.seats] == [21, 7, 0]


@pytest.mark.parametrize("edition", BOTH)
def test_15_4_ships_do_not_count(edition: str) -> None:
    scores = look(final(edition, chips=RANKED, cities="A:1", ships="B:2,3")).scores
    assert scores.empires[0].majority == 0


def test_15_4_kosmos_a_city_in_tyros_counts() -> None:
    scores = look(final(chips="31o,32o,27o,To", cities="A:31,T;B:27")).scores
    assert scores.empires[0].majority == 0


def test_15_4_giochi_rari_tyros_is_no_city() -> None:
    scores = look(final(RARI, chips="31o,32o,27o,To", cities="A:31;B:27", ships="A:Tx2")).scores
    assert scores.empires[0].majority is None


def test_15_4_the_points_for_the_four_empires_are_added() -> None:
    without, bonus = final(chips=RANKED, cities="A:1"), final(chips=RANKED, cities="A:1", four="A")
    assert points(bonus)["A"] == points(without)["A"] + 7


# ---------------------------------------------------------------------------------------------------- §15.5 winner


@pytest.mark.parametrize("edition", BOTH)
def test_15_5_most_points_win(edition: str) -> None:
    match = final(edition, chips=RANKED, ships="A:6;B:1;C:15")
    assert winners(match) == "B"
    assert match.outcome is not None
    assert [(place.seat, place.rank) for place in match.outcome.ranking] == [(1, 1), (0, 2), (2, 3)]


def test_15_5_kosmos_a_tie_is_broken_by_control_points_in_the_largest_empire() -> None:
    """9 points each: A with 6 + 3 (orange and violet), B with 5 + 4 (yellow and green)."""
    match = final(chips=RANKED, ships="A:1,15;B:6,10")
    assert points(match) == {"A": 9, "B": 9, "C": 0}
    assert winners(match) == "A"


def test_15_5_giochi_rari_a_tie_is_a_shared_victory() -> None:
    """12 points each: A with 8 + 4, B with 6 + 6."""
    match = final(RARI, chips=RANKED, ships="A:1,15;B:6,7")
    assert points(match) == {"A": 12, "B": 12, "C": 0}
    assert winners(match) == "AB"


def test_15_5_kosmos_the_bonus_does_not_count_for_the_tie() -> None:
    """23 points each. In orange A has 12 and the bonus of 7, B has 18 without it: B wins."""
    match = final(chips="1o,2o,3o,4o,5o,6o,7y,8y,11g,16v", cities="A:1", ships="A:11;B:2,3,4,7")
    assert look(match).scores.empires[0].majority == 0
    assert points(match) == {"A": 23, "B": 23, "C": 0}
    assert winners(match) == "B"


def test_15_5_kosmos_still_tied_is_a_shared_victory() -> None:
    match = final(chips=RANKED, ships="A:1;B:2;C:6")
    assert winners(match) == "AB"
    assert match.outcome is not None
    assert [place.rank for place in match.outcome.ranking] == [1, 1, 3]


def test_15_5_all_may_share() -> None:
    assert winners(final(players=4, chips="17o")) == "ABCD"


def test_15_5_kosmos_only_the_tied_are_compared() -> None:
    """C has the most in the largest empire, but fewer points."""
    match = final(chips=RANKED, ships="A:6,10;B:7,11;C:1")
    assert points(match) == {"A": 9, "B": 9, "C": 6}
    assert winners(match) == "AB"


# ---------------------------------------------------------------------------------------------------- a whole sheet


def test_15_the_scoring_example_of_the_rules() -> None:
    """The example of docs/rules/tyros.md."""
    chips = [f"{n}o" for n in range(1, 12)] + [f"{n}y" for n in range(12, 20)]
    chips += ["22g", "23g", "24g", "27g", "28g", "31g", "32g", "Tg", "20v", "21v", "25v", "26v", "29v", "30v"]
    match = table(
        last=1,
        chips=",".join(chips),
        ships="A:6,16w,17,31,21x2;B:7,16e;C:3x2,6,30",
        cities="A:7,11,18;B:8,13,23,26;C:12,27,T",
        four="B",
        unseen="",
    )
    pass_round(match)
    sheet = look(match).scores
    assert [(empire.size, empire.rank) for empire in sheet.empires] == [(11, 1), (8, 2), (8, 3), (6, 4)]
    assert [empire.control_points for empire in sheet.empires] == [(24, 12, 6), (15, 10, 10), (4, 9, 18), (3, 8, 3)]
    assert [(seat.majorities, seat.four_empires) for seat in sheet.seats] == [(7, 0), (7, 7), (7, 0)]
    assert points(match) == {"A": 53, "B": 53, "C": 44}
    assert winners(match) == "A"
