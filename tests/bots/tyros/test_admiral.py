from __future__ import annotations

import random
import time

import pytest

from emporion.bots.bot import NO_LIMIT, Budget
from emporion.bots.registry import make_bot
from emporion.bots.search import square_root
from emporion.bots.searcher import Limit, Settings
from emporion.bots.spec import read_spec
from emporion.bots.tyros.admiral import Admiral
from emporion.bots.tyros.makers import LEVELS
from emporion.bots.tyros.merchant_bot import Merchant
from emporion.engine.errors import BadInput
from emporion.engine.match import Match
from tests.bots.tyros.tables import TYROS, played

OPTIONS = TYROS.options({})


def admiral(mode: str = "auto", **settings: object) -> Admiral:
    return Admiral(TYROS, OPTIONS, Settings(**settings), mode)  # type: ignore[arg-type]


def somewhere(kind: str, skip: int = 30) -> tuple[Match, int]:
    """A decision of a kind in the middle of a game."""
    for n, (match, decision) in enumerate(played({}, 9)):
        if n > skip and decision.kind == kind and len(match.legal(decision.seat)) > 3:
            return match, decision.seat
    raise AssertionError(kind)


def state_of(match: Match) -> bytes:
    return TYROS.schema.pack(match.state)


@pytest.mark.parametrize("kind", ["act", "keep", "lay"])
@pytest.mark.parametrize("method", ["tree", "flat"])
def test_both_modes_search_alike(kind: str, method: str) -> None:
    match, seat = somewhere(kind)
    thoughts = [
        admiral(mode, visits=30, method=method).think(state_of(match), seat, NO_LIMIT, random.Random(1), thorough=True)
        for mode in ("plain", "compiled")
    ]
    assert thoughts[0].candidates == thoughts[1].candidates
    assert thoughts[0].visits == 30


def test_visits_are_shared_out_among_the_candidates() -> None:
    match, seat = somewhere("act")
    tree, flat = (
        admiral(visits=640, method=method).think(state_of(match), seat, NO_LIMIT, random.Random(2), thorough=True)
        for method in ("tree", "flat")
    )
    for thoughts in (tree, flat):
        assert thoughts.visits == 640
        assert sum(candidate.visits for candidate in thoughts.candidates) == 640
        assert all(0 <= candidate.chance <= 1 for candidate in thoughts.candidates)
    counts = [candidate.visits for candidate in flat.candidates]
    assert max(counts) - min(counts) <= 640 // len(counts), "a flat search tries everything alike"
    assert tree.candidates[0].visits > 2 * 640 / len(tree.candidates), "a tree search tries most what is best"
    assert tree.candidates == sorted(tree.candidates, key=lambda c: -c.visits)


def test_a_decided_search_ends_early_and_chooses_alike() -> None:
    """With visits, stopping early never changes the choice."""
    early = 0
    for n, (match, decision) in enumerate(played({}, 12)):
        if n % 12 or decision.kind == "answer":
            continue
        bot = admiral(visits=256)
        brief, full = (
            bot.think(state_of(match), decision.seat, NO_LIMIT, random.Random(n), thorough=thorough)
            for thorough in (False, True)
        )
        assert brief.candidates[0].code == full.candidates[0].code
        early += brief.visits < full.visits
    assert early > 3


def test_the_smaller_budget_counts() -> None:
    match, seat = somewhere("act")
    bot = admiral(visits=500)
    thoughts = bot.think(state_of(match), seat, Budget(visits=70), random.Random(1), thorough=True)
    assert thoughts.visits == 70


def test_a_clock_ends_the_search() -> None:
    """Not how quickly, which the machine decides (see `make bench`), but that it does."""
    match, seat = somewhere("act")
    began = time.perf_counter()
    thoughts = admiral(ms=50).think(state_of(match), seat, NO_LIMIT, random.Random(1), thorough=True)
    assert time.perf_counter() - began < 5
    assert thoughts.visits > 1
    assert 0 < thoughts.kernel_seconds <= thoughts.seconds


@pytest.mark.parametrize(("seconds", "fewest"), [(0.0001, 100), (0.05, 2)])
def test_the_time_is_used_whether_visits_are_quick_or_slow(seconds: float, fewest: int) -> None:
    limit = Limit(300, None)
    while lot := limit.next_lot():
        time.sleep(seconds * lot)
        limit.count(lot, seconds * lot)
    assert limit.done >= fewest


def test_without_a_clock_lots_are_equal() -> None:
    limit = Limit(None, 100)
    lots = []
    while lot := limit.next_lot():
        lots.append(lot)
        limit.count(lot, 0.5)
    assert lots == [64, 36]


@pytest.mark.parametrize("spec", ["merchant", "admiral(visits=64)"])
def test_in_the_last_round_a_city_that_can_be_paid_is_founded(spec: str) -> None:
    """§14, §15: in some order with what else there is to do."""
    match, seat = last_round()
    seats = [make_bot(read_spec(spec if p == seat else "merchant"), TYROS, OPTIONS) for p in range(4)]
    cities = match.state.city_stock[seat]
    while match.decisions:
        decision = match.decisions[0]
        choice = seats[decision.seat].choose(match.view(decision.seat), NO_LIMIT, random.Random(3))
        match.submit(decision.seat, decision.id, choice)
    assert match.state.city_stock[seat] < cities


def last_round() -> tuple[Match, int]:
    """A decision of the last round in which a city can be founded."""
    for number in range(50):
        for match, decision in played({}, number):
            legal = match.view(decision.seat).legal if match.state.last_round and decision.kind == "act" else ()
            if any(action.startswith("found") for action in legal):
                return match, decision.seat
    raise AssertionError("no city is founded in a last round")


def test_square_roots() -> None:
    assert [square_root(n) for n in (1, 2, 3, 4, 8, 9, 99, 100, 10**6)] == [1, 1, 1, 2, 2, 3, 9, 10, 1000]


# ---------------------------------------------------------------------------------------------------- specs and levels


def test_levels_think_less_and_worse() -> None:
    names = [level.name for level in LEVELS]
    assert names == ["deckhand", "helmsman", "captain", "commodore", "navarch"]
    for number, name in enumerate(names, 1):
        by_name, by_number = (make_bot(read_spec(s), TYROS, OPTIONS) for s in (name, f"admiral(level={number})"))
        assert type(by_name) is type(by_number)
        if isinstance(by_name, Admiral) and isinstance(by_number, Admiral):
            assert by_name.settings == by_number.settings
        else:
            assert isinstance(by_name, Merchant)


def test_a_level_with_a_budget_errs_as_the_level_does() -> None:
    bot = make_bot(read_spec("admiral(visits=2000,level=3)"), TYROS, OPTIONS)
    assert isinstance(bot, Admiral)
    assert (bot.settings.visits, bot.settings.ms, bot.settings.error) == (2000, None, 30)


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("admiral(level=6)", "level=6 is not a number from 1 to 5"),
        ("admiral(ms=0)", "ms=0 is not a number"),
        ("admiral(ms=soon)", "ms=soon is not a number"),
        ("admiral(depth=3)", "has no parameter 'depth'"),
        ("admiral(method=deep)", "is not one of: tree, flat"),
        ("merchant(visits=3)", "has no parameter 'visits'"),
        ("captain(level=2)", "has no parameter 'level'"),
        ("merchant(mode=fast)", "is not one of"),
    ],
)
def test_bad_parameters_are_refused(spec: str, message: str) -> None:
    with pytest.raises(BadInput, match=message):
        make_bot(read_spec(spec), TYROS, OPTIONS)
