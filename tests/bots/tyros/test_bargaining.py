"""Bots cannot be milked: greedy offers bring next to nothing, and cost the others no thought."""

from __future__ import annotations

import functools
import random
from collections.abc import Iterator
from typing import Final

import pytest

from bench.greedy_offers import Table, Watched, play_games, trial
from bench.offerers import CUNNING, LADDER, NAMES, PAIRS, QUIET, SPAMMER, SWAPS, TRIPLES
from emporion.bots.bot import NO_LIMIT, Budget
from emporion.bots.searcher import DEFAULT_MS, Settings
from emporion.bots.thoughts import Candidate, Thoughts
from emporion.bots.tyros.admiral import Admiral
from emporion.bots.tyros.craft import CRAFT
from emporion.bots.workbench import Workbench
from emporion.engine.conformance import other_world
from emporion.engine.match import Match
from emporion.games.tyros.cards import JOKER, KINDS, ONE, card_count, count
from emporion.games.tyros.codes import ACCEPT, COUNTER, DECLINE, MAKE_OFFER, give_of, kind_of, pack_offer, want_of
from emporion.games.tyros.state import State
from emporion.kernel.multiset import holds
from tests.bots.tyros.tables import TYROS, played

OPTIONS: Final = TYROS.options({})
GAMES: Final = 400
"""Of a short trial: 100 deals, each from all four seats. The long ones are in docs/reports/greedy-offers.md."""
LIMIT: Final = 0.05


@functools.cache
def merchants() -> Table:
    return Table("merchant", noise=0)


@pytest.mark.parametrize("kind", [PAIRS, TRIPLES, LADDER, CUNNING], ids=NAMES.get)
def test_greedy_offers_to_merchants_hardly_gain_anything(kind: int) -> None:
    """When merchants looked at their own hands only, these gained 20 to 40 points of win share."""
    quiet, greedy = (play_games(merchants(), one, GAMES) for one in (QUIET, kind))
    assert trial(greedy, quiet).gain.mean <= LIMIT


def test_offers_that_all_decline_change_nothing_and_cost_no_thought() -> None:
    """The same game against captains, with the same visits, as if the offers had not been made."""
    table = Table("captain")
    quiet, spamming = (table.play(kind, 1) for kind in (QUIET, SPAMMER))
    assert spamming.trades == 0
    assert (spamming.won, spamming.points, spamming.visits) == (quiet.won, quiet.points, quiet.visits)


def test_fair_offers_in_every_turn_cost_the_others_less_than_twice_the_thought() -> None:
    table = Table("captain")
    quiet, swapping = (table.play(kind, 2) for kind in (QUIET, SWAPS))
    assert swapping.trades > 0
    assert swapping.visits <= 2 * quiet.visits


# ---------------------------------------------------------------------------------------------------- one offer


def test_nobody_is_given_more_cards_than_they_give() -> None:
    """One card for two or three, or for a joker, is not even weighed, nor is a counter of that sort."""
    bench = Workbench(CRAFT, TYROS, OPTIONS, "auto", nodes=1)
    asked = 0
    for match, seat, offerer in acting_seats():
        for offer in greedy_offers(match.state, seat, offerer):
            bench.begin(offered(match, offerer, offer), random.Random(1))
            proposals = bench.proposals(seat)
            assert ACCEPT not in proposals
            counters = [code for code in proposals if kind_of(code) == COUNTER]
            assert all(card_count(give_of(code)) >= card_count(want_of(code)) for code in counters)
            asked += 1
    assert asked > 100


def acting_seats() -> Iterator[tuple[Match, int, int]]:
    """Positions in a game where somebody may make an offer, with a seat to ask and the one whose turn it is."""
    for n, (match, decision) in enumerate(played({}, 4)):
        if decision.kind == "act" and n % 3 == 0 and match.state.offers == 0:
            yield match, (decision.seat + 1) % 4, decision.seat


def greedy_offers(s: State, seat: int, offerer: int) -> Iterator[int]:
    """One card for two or three of a kind that the other holds, or for a joker."""
    for given in range(1, JOKER):
        for wanted in range(1, KINDS):
            number = 1 if wanted == JOKER else 2 + (given + wanted) % 2
            if given != wanted and count(s.hand[offerer], given) and holds(s.hand[seat], number * ONE[wanted]):
                yield pack_offer(MAKE_OFFER, 1 << seat, ONE[given], number * ONE[wanted])


def offered(match: Match, offerer: int, offer: int) -> bytes:
    """The position after an offer."""
    kernel = TYROS.program(OPTIONS).plain()
    states = kernel.states(1)
    kernel.put(states, 0, TYROS.schema.pack(match.state))
    kernel.run.step(states, 0, offerer, offer)
    return kernel.get(states, 0)


# ---------------------------------------------------------------------------------------------------- thinking


def offer_worth_a_thought() -> tuple[Match, int]:
    """An offer that might be accepted or declined."""
    bench = Workbench(CRAFT, TYROS, OPTIONS, "auto", nodes=1)
    for number in range(20):
        for match, decision in played({}, number):
            if decision.kind == "answer":
                bench.begin(TYROS.schema.pack(match.state), random.Random(1))
                if ACCEPT in bench.proposals(decision.seat):
                    return match, decision.seat
    raise AssertionError("no offer is worth a thought")


def asked_before(match: Match, offers: int) -> bytes:
    """The same question, as the n-th offer of the turn."""
    state = TYROS.schema.unpack(TYROS.schema.pack(match.state))
    state.offers = offers
    return TYROS.schema.pack(state)


def watched(visits: int) -> Watched:
    return Watched(TYROS, OPTIONS, Settings(visits=visits), "auto")


def test_the_same_offer_again_gets_the_same_answer_without_a_thought() -> None:
    """Whatever the seat cannot know, and however often it was asked in this turn."""
    match, seat = offer_worth_a_thought()
    bot = watched(visits=16)
    answer = bot.choose_code(TYROS.schema.pack(match.state), seat, NO_LIMIT, random.Random(1))
    thought = bot.visits
    assert thought > 0
    for number in range(2, 7):
        again = asked_before(other_world(match, seat, random.Random(number)), number)
        assert bot.choose_code(again, seat, NO_LIMIT, random.Random(number)) == answer
    assert bot.visits == thought
    bot.close()
    bot.choose_code(TYROS.schema.pack(match.state), seat, NO_LIMIT, random.Random(1))
    assert bot.visits == 2 * thought, "who has forgotten thinks again"


def test_all_offers_of_a_turn_cost_no_more_than_one_decision() -> None:
    """Even if none is like another, so that each is thought about."""
    match, seat = offer_worth_a_thought()
    bot = watched(visits=64)
    for number in range(1, 7):
        bot.close()
        bot.choose_code(asked_before(match, number), seat, NO_LIMIT, random.Random(number))
    assert 0 < bot.visits <= 64


class Asked(Admiral):
    """Notes how long it may think, and declines."""

    def think(self, guess: bytes, seat: int, budget: Budget, rng: random.Random, thorough: bool = False) -> Thoughts:
        self.ms = budget.ms
        return Thoughts([Candidate(DECLINE, 0, 0.0, 0.0)], 0, 0.0, 0.0)


@pytest.mark.parametrize(("ms", "offers", "share"), [(64, 1, 32), (64, 3, 8), (64, 20, 1), (None, 1, DEFAULT_MS // 2)])
def test_a_clock_is_shared_out_among_the_offers_of_a_turn_too(ms: int | None, offers: int, share: int) -> None:
    match, seat = offer_worth_a_thought()
    bot = Asked(TYROS, OPTIONS, Settings(ms=ms), "auto")
    bot.choose_code(asked_before(match, offers), seat, NO_LIMIT, random.Random(1))
    assert bot.ms == share
