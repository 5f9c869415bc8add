"""The breakdown of the points says what the rules of scoring say."""

from __future__ import annotations

import itertools
import random

import pytest

from emporion.games import get_game
from emporion.games.tyros.editions import CITY_POINTS, EMPIRE_NAMES, EMPIRE_ORDER, SHIP_POINTS
from emporion.games.tyros.places import BERTHS, FIELD_NAMES, FIELDS
from emporion.games.tyros.rules import scoring
from emporion.games.tyros.scoresheet import ScoreSheet, score_sheet
from emporion.games.tyros.state import SEATS, State

TYROS = get_game("tyros")


def points(s: State) -> list[int]:
    out = [0] * SEATS
    scoring.score(s, out)
    return out[: s.players]


def check_empires(s: State, sheet: ScoreSheet) -> None:
    for empire, said in enumerate(sheet.empires, 1):
        seats = range(s.players)
        assert said.empire == EMPIRE_NAMES[empire]
        assert (said.size, said.rank) == (scoring.empire_size(s, empire), scoring.rank_of(s, empire) + 1)
        assert said.cities == tuple(scoring.cities_in(s, p, empire) for p in seats)
        assert said.control_points == tuple(scoring.control_points(s, p, empire) for p in seats)
        assert (-1 if said.majority is None else said.majority) == scoring.majority(s, empire) - 1
        worth = CITY_POINTS[s.edition][said.rank - 1], SHIP_POINTS[s.edition][said.rank - 1]
        assert (said.city_points, said.ship_points) == worth
    assert sheet.order == tuple(EMPIRE_NAMES[empire] for empire in EMPIRE_ORDER[s.edition])
    check_rising(sheet)


def check_rising(sheet: ScoreSheet) -> None:
    """With so many fields more an empire is one place up, and with one less it is not."""
    ranked = sorted(sheet.empires, key=lambda empire: empire.rank)
    assert ranked[0].to_rise is None
    for above, empire in itertools.pairwise(ranked):
        assert empire.to_rise is not None
        for more, rises in ((empire.to_rise, True), (empire.to_rise - 1, False)):
            sizes = {above.empire: above.size, empire.empire: empire.size + more}
            first = min(sizes, key=lambda name: (-sizes[name], sheet.order.index(name)))
            assert (first == empire.empire) == rises


def random_board(rng: random.Random) -> State:
    """Pieces anywhere, more of them than any game has; sometimes few, so that ties and empty empires come up."""
    s: State = TYROS.schema.blank()
    s.players, s.edition = rng.choice((3, 4)), rng.choice((0, 1))
    s.four_empires = rng.randint(0, s.players)
    density = rng.random()
    for field in range(1, FIELDS):
        if rng.random() < density:
            s.empire[field] = rng.randint(1, 4)
            s.city[field] = rng.randint(1, s.players) if rng.random() < density / 2 else 0
    for p in range(s.players):
        for berth in range(1, BERTHS):
            s.ships[p][berth] = rng.randint(0, 2) if rng.random() < density / 3 else 0
    return s


@pytest.mark.parametrize("number", range(5))
def test_15_the_sheet_says_what_the_rules_say(number: int) -> None:
    """Of boards that differ in everything, and each with one piece changed: what is kept is never out of date."""
    rng = random.Random(number)
    for _ in range(60):
        s = random_board(rng)
        check(s)
        field = rng.randint(1, FIELDS - 1)
        s.city[field] = (s.city[field] + 1) % (s.players + 1)
        check(s)
        s.empire[field] = s.empire[field] % 4 + 1
        check(s)
        s.ships[0][field] += 1
        check(s)


def check(s: State) -> None:
    sheet = score_sheet(s)
    said = {field.field: (field.seat, field.city, field.points) for field in sheet.fields}
    owners = {f: scoring.controller(s, f) - 1 for f in range(1, FIELDS)}
    assert said == {
        FIELD_NAMES[f]: (owner, s.city[f] != 0, scoring.field_points(s, f)) for f, owner in owners.items() if owner >= 0
    }
    check_empires(s, sheet)
    assert [seat.total for seat in sheet.seats] == points(s)
    assert [seat.tie_break for seat in sheet.seats] == [scoring.tie_break(s, p) for p in range(s.players)]
