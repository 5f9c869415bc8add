"""The calculator of battles, and the figures of Y13 that it gives.

A figure must lie within four standard errors of what so many battles say, its own rounding allowed for. They are always
the same battles, so this fails only when the rules have changed, or a figure is wrong.
"""

from __future__ import annotations

import functools
import math
import random
import statistics

import pytest

from emporion.games.tyrannos.odds import SUPPORTING, WEAKEST, Army, Calculator, Odds
from emporion.games.tyrannos.state import ATTACKER, DEFENDER
from emporion.games.tyrannos.voitheia import TOKEN_COUNT, points_of

pytestmark = pytest.mark.xdist_group("compiled battles")
BATTLES = 200_000
RUNS = 1000
"""Of the Phoenicians, with other Voitheia in each."""
PERMILLE = 0.001
PERCENT = 0.01
"""The last digit that a figure is told to."""


@functools.cache
def calculator(mode: str) -> Calculator:
    return Calculator(mode)


def odds(attacker: Army, defender: Army, own_half: bool = False) -> Odds:
    return calculator("compiled").odds(attacker, defender, BATTLES, own_half)


def army(tokens: int, *shape: int) -> Army:
    return Army(4 * tokens, shape)


def agrees(figure: float, found: float, error: float, digit: float) -> bool:
    """`error` is the standard error of what was found."""
    return abs(figure - found) <= 4 * error + digit / 2


def is_share(figure: float, found: float) -> bool:
    return agrees(figure, found, math.sqrt(found * (1 - found) / BATTLES), PERMILLE)


@pytest.mark.parametrize(
    ("attacker", "defender", "own_half", "crushing"),
    [(4, 2, False, 0.994), (6, 4, False, 0.811), (4, 2, True, 0.766), (6, 4, True, 0.406)],
)
def test_13_crushing_victories(attacker: int, defender: int, own_half: bool, crushing: float) -> None:
    assert is_share(crushing, odds(army(attacker), army(defender), own_half).crushing[ATTACKER])


def test_13_six_against_four_win_narrowly_in_a_tenth() -> None:
    assert is_share(0.096, odds(army(6), army(4)).narrow[ATTACKER])


@pytest.mark.parametrize(("tokens", "draws"), [(2, 0.239), (6, 0.142)])
def test_13_draws_between_equals(tokens: int, draws: float) -> None:
    found = odds(army(tokens), army(tokens))
    assert is_share(draws, found.draw)
    difference = math.sqrt((1 - found.draw) / BATTLES)
    assert agrees(found.wins(ATTACKER), found.wins(DEFENDER), difference, 0)


@pytest.mark.parametrize(
    ("attacker", "defender", "wins"), [(army(4, 3), army(3), (0.575, 0.256)), (army(8, 3, 3), army(6), (0.674, 0.218))]
)
def test_13_with_a_reserve_by_choice(attacker: Army, defender: Army, wins: tuple[float, float]) -> None:
    found = odds(attacker, defender)
    assert is_share(wins[ATTACKER], found.wins(ATTACKER))
    assert is_share(wins[DEFENDER], found.wins(DEFENDER))


def test_a_figure_that_is_wrong_is_found() -> None:
    assert not is_share(0.80, odds(army(6), army(4)).crushing[ATTACKER])
    assert not is_share(0.76, odds(army(4), army(2), own_half=True).crushing[ATTACKER])


def test_9_7_a_weak_wing_is_the_answer_of_the_shorter_row() -> None:
    usual, free = (odds(army(4), Army(12, policy=policy)) for policy in (0, WEAKEST))
    assert free.wins(DEFENDER) > usual.wins(DEFENDER) + 0.1


def test_9_13_half_of_those_put_out_return() -> None:
    found = odds(army(6), army(4))
    assert found.lost[DEFENDER] == pytest.approx(found.put_out[DEFENDER] / 2, abs=0.05)


def test_9_13_helmets_save() -> None:
    with_helmets = Army(24, voitheia=((8, 0), (8, 0)))
    assert odds(with_helmets, army(6)).lost[ATTACKER] < 0.2


@pytest.mark.parametrize(("lochoi", "voitheia", "wins"), [(8, 0, 1.0), (16, 2, 0.81), (24, 4, 0.12)])
def test_13_phoenicians(lochoi: int, voitheia: int, wins: float) -> None:
    """Six tokens drawn at random, all placed; the defender has as many as the rules allow him, drawn likewise."""
    draw = random.Random(10)
    bag = [token for token, n in enumerate(TOKEN_COUNT) for _ in range(n)]
    won = []
    for run in range(RUNS):
        drawn = sorted(draw.sample(bag, 6 + voitheia), key=lambda token: -points_of(token))
        own = draw.sample(drawn, voitheia)
        for token in own:
            drawn.remove(token)
        punic = Army(16, voitheia=tuple((token, 0) for token in drawn), punic=True)
        target = Army(lochoi, voitheia=tuple((token, i % 2 if lochoi > 12 else 0) for i, token in enumerate(own)))
        won.append(calculator("compiled").odds(punic, target, 60, run=run).wins(ATTACKER))
    assert agrees(wins, statistics.fmean(won), statistics.stdev(won) / math.sqrt(RUNS), PERCENT)


def test_plain_and_compiled_fight_the_same_battles() -> None:
    attacker = Army(22, (3, 2, 1), ((2, 0), (4, 1), (6, 2)), WEAKEST)
    defender = Army(19, (2, 2), ((0, 1), (5, 0)))
    found = [calculator(mode).odds(attacker, defender, 200, run=7) for mode in ("plain", "compiled")]
    assert found[0] == found[1]


def test_9_7_support_is_worth_as_much_as_its_lines() -> None:
    """Three lines behind an attack make it surer; alone they would attack for themselves."""
    facing, supporting = (
        calculator("compiled").odds(Army(16, (1, 3), policy=policy), Army(12, (3,)), 4000) for policy in (0, SUPPORTING)
    )
    assert facing != supporting
    plain = calculator("plain").odds(Army(16, (1, 3), policy=SUPPORTING), Army(12, (3,)), 100)
    assert plain == calculator("compiled").odds(Army(16, (1, 3), policy=SUPPORTING), Army(12, (3,)), 100)


@pytest.mark.parametrize(
    "army",
    [
        Army(0),
        Army(200),
        Army(8, (3,)),
        Army(8, (4,)),
        Army(8, (1, 0, 1)),
        Army(8, voitheia=((0, 0), (0, 0), (0, 0))),
        Army(8, voitheia=((0, 2),)),
        Army(8, voitheia=((9, 0),)),
    ],
)
def test_an_army_that_cannot_be_deployed(army: Army) -> None:
    with pytest.raises(ValueError, match=r"army|deployed|Voitheia"):
        calculator("plain").odds(army, Army(8), 1)
