"""The tyrant: searches alike in both modes, within its budget, and never looks where its seat may not."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from emporion.bots.bot import NO_LIMIT, Budget
from emporion.bots.registry import make_bot
from emporion.bots.spec import read_spec
from emporion.bots.tyrannos.craft import CRAFT
from emporion.bots.tyrannos.makers import LEVELS
from emporion.bots.tyrannos.strategos_bot import Strategos
from emporion.bots.tyrannos.tyrant import HABITS, Tyrant
from emporion.bots.workbench import Workbench
from emporion.engine.conformance import random_match
from emporion.engine.errors import BadInput
from emporion.engine.match import Match
from emporion.games.tyrannos.cities import GREEK
from emporion.games.tyrannos.codes import DECLARE_WAR, END_TURN, kind_of
from emporion.games.tyrannos.rules.legality import refusal
from emporion.games.tyrannos.state import USED_AGITATION, USED_EMBASSY, USED_TOKENS, State
from emporion.games.tyrannos.steps import ACTS, END_MONTH, NO_CITY, NO_SEAT, push
from tests.bots.tyrannos.tables import RARE, TABLES, TYRANNOS, leaks, played, rare_question
from tests.games.tyrannos.positions import fund, new_game

OPTIONS = TYRANNOS.options({})
KINDS = ["acts", "upkeep", "selling", "ask-block", "deployment", "plans", "check"]


def tyrant(mode: str = "auto", **settings: object) -> Tyrant:
    return Tyrant(TYRANNOS, OPTIONS, msgspec.structs.replace(HABITS, **settings), mode)


def somewhere(kind: str) -> tuple[Match, int]:
    """A decision of a kind with a choice, not in the first months."""
    bench = Workbench(CRAFT, TYRANNOS, OPTIONS, "auto", nodes=1)
    for number in range(9):
        for n, (match, decision) in enumerate(played({}, number)):
            if n > 200 and decision.kind == kind:
                bench.begin(TYRANNOS.schema.pack(match.state), random.Random(1))
                if len(bench.proposals(decision.seat)) > 1:
                    return match, decision.seat
    raise AssertionError(kind)


def state_of(match: Match) -> bytes:
    return TYRANNOS.schema.pack(match.state)


def test_the_same_offer_again_gets_the_same_answer_and_later_offers_less_thought() -> None:
    """Y8.8 However often the seat was asked in this turn, and whoever has answered already."""
    match, seat = somewhere("answer")
    bench = Workbench(CRAFT, TYRANNOS, OPTIONS, "auto", nodes=1)
    again = TYRANNOS.schema.unpack(state_of(match))
    again.offers, again.waiting = 4, 1 << seat
    first, later = (bench.question(state, seat) for state in (state_of(match), TYRANNOS.schema.pack(again)))
    assert (first, later) == ((1, first[1]), (4, first[1]))
    other_match, other_seat = somewhere("acts")
    assert bench.question(state_of(other_match), other_seat) == (0, b"")


@pytest.mark.parametrize("kind", KINDS)
def test_both_modes_search_alike(kind: str) -> None:
    match, seat = somewhere(kind)
    thoughts = [
        tyrant(mode, visits=12).think(state_of(match), seat, NO_LIMIT, random.Random(1), thorough=True)
        for mode in ("plain", "compiled")
    ]
    assert thoughts[0].candidates == thoughts[1].candidates
    assert thoughts[0].visits == 12
    assert all(0 <= candidate.chance <= 1 for candidate in thoughts[0].candidates)


@pytest.mark.parametrize("given", TABLES, ids=str)
def test_whatever_might_be_done_is_legal(given: Mapping[str, Any]) -> None:
    """In a game between strategoi, and in positions that they would never come to."""
    bench = Workbench(CRAFT, TYRANNOS, TYRANNOS.options(given), "auto", nodes=1)
    games = [played(given, 3), *(random_match(TYRANNOS, given, number, "auto") for number in range(3))]
    for n, (match, decision) in enumerate(one for game in games for one in game):
        if n % 3 == 0 or decision.kind not in ("selling", "ask-block", "ask-cut-in", "costs"):
            bench.begin(state_of(match), random.Random(n))
            proposals = bench.proposals(decision.seat)
            assert len(proposals) == len(set(proposals)) > 0
            for code in proposals:
                assert refusal(match.state, decision.seat, code) == 0, (decision.kind, code)


@pytest.mark.parametrize(("kind", "city", "value"), RARE)
def test_seldom_questions_are_weighed_as_well(kind: int, city: int, value: int) -> None:
    s = rare_question(kind, city, value)
    bench = Workbench(CRAFT, TYRANNOS, OPTIONS, "auto", nodes=1)
    bench.begin(TYRANNOS.schema.pack(s), random.Random(1))
    assert all(refusal(s, 0, code) == 0 for code in bench.proposals(0))


@pytest.mark.parametrize("spec", ["tyrant(visits=3)", "strategos(error=50)"])
@pytest.mark.parametrize("given", TABLES[:2], ids=str)
def test_the_same_view_gives_the_same_action(spec: str, given: Mapping[str, Any]) -> None:
    bot: Any = make_bot(read_spec(spec), TYRANNOS, TYRANNOS.options(given))
    found, differ = leaks(bot, given, 40)
    assert found == set()
    assert differ > 10


def test_the_smaller_budget_counts() -> None:
    match, seat = somewhere("acts")
    thoughts = tyrant(visits=500).think(state_of(match), seat, Budget(visits=7), random.Random(1), thorough=True)
    assert thoughts.visits == 7


def hegemon(enemies: int) -> State:
    """Seat 0, with 24 lochoi, has nothing left to do in its turn but to declare war; so many lochoi are in each city
    of others."""
    s = new_game(4)
    s.month = 10
    for c in range(1, GREEK):
        s.army[c] = enemies
    s.city_level[0], s.army[0] = 3, 24
    for c in range(4):
        fund(s, c, 40)
    s.used = USED_TOKENS | USED_EMBASSY | USED_AGITATION
    s.offers = s.offers_per_turn
    s.turn = 0
    push(s, END_MONTH, NO_CITY, NO_SEAT, 0)
    push(s, ACTS, NO_CITY, 0, 0)
    return s


@pytest.mark.parametrize(("enemies", "kind"), [(17, DECLARE_WAR), (30, END_TURN)])
def test_war_is_declared_at_good_odds(enemies: int, kind: int) -> None:
    """Y9.1 Against seventeen lochoi, too many for a strategos, but not against thirty."""
    guess = TYRANNOS.schema.pack(hegemon(enemies))
    best = tyrant(visits=60).think(guess, 0, NO_LIMIT, random.Random(2), thorough=True).candidates[0]
    assert kind_of(best.code) == kind


def test_levels_think_less_and_worse() -> None:
    names = [level.name for level in LEVELS]
    assert names == ["hoplite", "lochagos", "taxiarch", "polemarch", "autokrator"]
    for number, name in enumerate(names, 1):
        specs = (name, f"tyrant(level={number})")
        by_name, by_number = (make_bot(read_spec(spec), TYRANNOS, OPTIONS) for spec in specs)
        assert type(by_name) is type(by_number) is (Strategos if number < 3 else Tyrant)
        if isinstance(by_name, Tyrant) and isinstance(by_number, Tyrant):
            assert by_name.settings == by_number.settings


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("tyrant(level=6)", "level=6 is not a number from 1 to 5"),
        ("tyrant(depth=3)", "has no parameter 'depth'"),
        ("strategos(error=101)", "error=101 is not a number from 0 to 100"),
        ("hoplite(level=2)", "has no parameter 'level'"),
    ],
)
def test_bad_parameters_are_refused(spec: str, message: str) -> None:
    with pytest.raises(BadInput, match=message):
        make_bot(read_spec(spec), TYRANNOS, OPTIONS)
