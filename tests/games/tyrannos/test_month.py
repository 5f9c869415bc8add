"""Y4.1, Y4.8, Y4.9 The month; Y1.1 the archon; Y11.6 the end."""

from __future__ import annotations

import pytest

from emporion.games.tyrannos.cities import GREEK
from emporion.games.tyrannos.codes import CITY, WAREHOUSE
from emporion.games.tyrannos.rules.month import month_proceed
from emporion.games.tyrannos.state import State
from emporion.games.tyrannos.steps import (
    ACTS,
    BEGIN_MONTH,
    DRAW_FATE,
    END_MONTH,
    NO_CITY,
    NO_SEAT,
    OPEN_PORTS,
    ROLL_MARKET,
    TURN,
    UPKEEP,
    pop,
    push,
    step_value,
    top,
)
from emporion.kernel.multiset import total
from tests.games.tyrannos.positions import agenda, lots, new_game


def proceed(s: State, kind: int) -> None:
    push(s, kind, NO_CITY, NO_SEAT, 0)
    month_proceed(s, top(s))


def turns(s: State) -> list[int]:
    """The seats that have a turn in this month."""
    seats = []
    push(s, TURN, NO_CITY, NO_SEAT, 0)
    while agenda(s):
        month_proceed(s, top(s))
        if s.turn >= 0:
            seats.append(s.turn + 0)
            assert agenda(s) == [UPKEEP, ACTS, TURN]
            assert (s.used, s.offers) == (0, 0), "what was for the turn before"
            s.used = s.offers = 3
            pop(s)
            pop(s)
    return seats


def test_4_1_moira_cargo_market_turns_end() -> None:
    s = new_game()
    proceed(s, BEGIN_MONTH)
    assert s.month == 2
    assert agenda(s) == [DRAW_FATE, OPEN_PORTS, ROLL_MARKET, TURN, END_MONTH]
    assert [step_value(step) for step in s.agenda[: s.depth]] == [0] * 5


def test_what_was_for_a_month_is_over() -> None:
    s = new_game()
    s.idle = s.agitated = s.upkept = s.no_cargo = s.no_market = s.half_tax = s.no_costs = 3
    s.no_embassy = s.storm = s.half_price = s.free_embassy = s.extra_block = 1
    s.event = s.fated = 2
    s.extra_costs[0] = 10
    s.plague_shield = s.camp_plague = 1
    proceed(s, BEGIN_MONTH)
    assert (s.idle, s.agitated, s.upkept, s.no_cargo, s.no_market, s.half_tax, s.no_costs) == (0,) * 7
    assert (s.no_embassy, s.storm, s.half_price, s.free_embassy, s.extra_block, s.extra_costs[0]) == (0,) * 6
    assert (s.event, s.fated) == (0, 0)
    assert (s.plague_shield, s.camp_plague) == (1, 1)


def test_4_8_from_the_first_player_clockwise() -> None:
    s = new_game()
    s.first = 2
    s.used = 15
    s.offers = 6
    assert turns(s) == [2, 3, 0, 1]
    assert (s.turn, s.used, s.offers) == (-1, 0, 0)


@pytest.mark.parametrize(
    ("first", "gone", "seats"), [(2, (2, 0), [3, 1]), (1, (2,), [1, 3, 0]), (1, (0,), [1, 2, 3]), (3, (2, 1), [3, 0])]
)
def test_4_8_the_living_only(first: int, gone: tuple[int, ...], seats: list[int]) -> None:
    s = new_game()
    s.first = first
    for number, p in enumerate(gone, 1):
        s.left[p] = number
    assert turns(s) == seats


@pytest.mark.parametrize(("month", "archon"), [(0, 1), (1, 1), (5, 1), (6, 3), (7, 1), (12, 3)])
def test_1_1_the_archon_passes_clockwise_every_six_months(month: int, archon: int) -> None:
    s = new_game()
    s.archon = 1
    s.left[2] = 1
    s.month = month
    proceed(s, BEGIN_MONTH)
    assert s.archon == archon


def test_4_9_constructions_finish() -> None:
    s = new_game(cities=10)
    s.building[0] = 1 << CITY | 1 << WAREHOUSE
    s.building[1] = s.building[GREEK - 1] = 1 << WAREHOUSE
    s.army[0] = 5
    proceed(s, END_MONTH)
    assert (s.city_level[0], s.store_level[0], s.army[0], s.building[0]) == (2, 2, 13, 0)
    assert (s.city_level[1], s.store_level[1], s.army[1], s.building[1]) == (1, 2, 8, 0)
    assert s.store_level[GREEK - 1] == 2
    assert agenda(s) == [BEGIN_MONTH]


def test_4_9_open_lots_return_to_the_bag() -> None:
    s = new_game()
    s.block[0] = lots(food=2)
    s.block[6] = lots(metal=1)
    s.returned = lots(luxury=1)
    s.bag -= lots(food=2, metal=1, luxury=1)
    proceed(s, END_MONTH)
    assert total(s.bag) == 57
    assert s.block == [0] * 7
    assert s.returned == 0


def test_4_9_a_lochos_comes_back_every_twelve_months() -> None:
    s = new_game(months=60)
    s.army[0] = 6
    s.recovery[0] = 3
    armies = []
    for month in range(3, 40):
        s.month = month
        proceed(s, END_MONTH)
        armies.append(s.army[0] + 0)
        pop(s)
    assert armies == [6] * 12 + [7] * 12 + [8] * 13
    assert s.recovery[0] == 0


@pytest.mark.parametrize(
    ("army", "clock", "month", "after", "goes_on"),
    [
        (5, 0, 20, 5, 0),  # lost otherwise than in a battle: nothing is recovered
        (5, 1, 12, 5, 1),
        (5, 1, 13, 6, 13),
        (7, 8, 20, 8, 0),  # full
        (8, 3, 15, 8, 0),  # full by the loss of a level
        (9, 3, 15, 9, 0),
    ],
)
def test_4_9_the_clock_of_recovery(army: int, clock: int, month: int, after: int, goes_on: int) -> None:
    s = new_game(months=60)
    s.army[0], s.recovery[0], s.month = army, clock, month
    proceed(s, END_MONTH)
    assert (s.army[0], s.recovery[0]) == (after, goes_on)


def test_11_6_after_the_last_month_the_game_is_over() -> None:
    s = new_game(months=12)
    s.month = 11
    proceed(s, END_MONTH)
    assert agenda(s) == [BEGIN_MONTH]
    s.month = 12
    push(s, END_MONTH, NO_CITY, NO_SEAT, 0)
    month_proceed(s, top(s))
    assert agenda(s) == []
