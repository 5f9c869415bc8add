"""Standing orders of Tyrannos: each answers what it says, and as it says."""

from __future__ import annotations

import functools
import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

import pytest

from emporion.engine.actions import Action
from emporion.engine.conformance import lively_match
from emporion.engine.match import Match
from emporion.engine.orders import answers_by_order, is_taken_back, keep_orders, read_orders
from emporion.games import get_game, get_orders
from emporion.games.tyrannos import actions
from emporion.games.tyrannos.facts import lots_asked
from emporion.games.tyrannos.view import Table

GAME, BOOK = get_game("tyrannos"), get_orders("tyrannos")
GAMES: Final = 60
EACH: Final = 12
MANY: Final = 96
"""Positions that are kept of each kind: the first, and some of the others."""

Judge = Callable[[Action | None, Table, Sequence[Action]], bool]
"""Whether an answer is the right one; None if nothing is answered."""


@functools.cache
def positions() -> dict[str, list[tuple[Match, int]]]:
    """Decisions of random games by their kinds."""
    found: dict[str, list[tuple[Match, int]]] = {}
    rng = random.Random(1)
    for number in range(GAMES):
        given = {"players": 2 + number % 5, "cities": 8 + number % 2 * 2}
        for match, decision in lively_match(GAME, BOOK, given, number, "auto"):
            kept = found.setdefault(decision.kind, [])
            if len(kept) < EACH or (len(kept) < MANY and rng.random() < 0.3):
                kept.append((match.twin(), decision.seat))
    return found


def answered(kind: str, given: dict[str, Any]) -> Iterator[tuple[Action | None, Table, Sequence[Action]]]:
    """What orders say wherever this is asked."""
    for match, seat in positions()[kind]:
        table = GAME.look(match.state, match.options)(seat)
        kept = keep_orders(BOOK, read_orders(BOOK, given), table)
        decision = match.decision_of(seat)
        if decision is not None and not is_taken_back(match, decision):
            yield answers_by_order(match, BOOK, {seat: kept}).get(seat), table, match.legal(seat)


def duty(table: Table) -> int:
    return sum(table.market.duties[good] for good in lots_asked(table))


def is_a(kind: type[Action]) -> Judge:
    return lambda action, table, legal: isinstance(action, kind) or not any(isinstance(one, kind) for one in legal)


def room(table: Table, name: str) -> int:
    return next(city.room for city in table.cities if city.name == name)


def sums(legal: Sequence[Action]) -> list[int]:
    return [sum(sale.lots) for sale in legal if isinstance(sale, actions.Sell)]


CASES: Final[list[tuple[str, dict[str, Any], Judge]]] = [
    ("ask-cut-in", {"never_cut_in": True}, is_a(actions.StayOut)),
    (
        "ask-cut-in",
        {"stay_out_below": 14},
        lambda action, table, legal: isinstance(action, actions.StayOut) == (duty(table) < 14),
    ),
    (
        "ask-cut-in",
        {"cut_in_from": 10},
        lambda action, table, legal: (
            (action is None) == (duty(table) < 10 or not any(isinstance(one, actions.CutIn) for one in legal))
        ),
    ),
    (
        "answer-bid",
        {"bid_down_to": 5},
        lambda action, table, legal: (
            action == (actions.Bid(table.cargo.bid - 1) if table.cargo.bid and table.cargo.bid > 5 else actions.Yield())
        ),
    ),
    (
        "challenge",
        {"bid_down_to": 5},
        lambda action, table, legal: action == (actions.Bid(duty(table) - 1) if duty(table) > 5 else None),
    ),
    ("ask-block", {"take_what_fits": True}, is_a(actions.Take)),
    (
        "ask-single",
        {"take_what_fits": True},
        lambda action, table, legal: (
            isinstance(action, actions.TakeLot)
            and all(table.market.duties[action.good] >= table.market.duties[good] for good in lots_asked(table))
        ),
    ),
    ("take-open", {"take_what_fits": True}, is_a(actions.Take)),
    (
        "store-block",
        {"unload_at": ["Gela", "Himera"]},
        lambda action, table, legal: (
            isinstance(action, actions.Store)
            and (
                action.city == "Gela" or not any(isinstance(one, actions.Store) and one.city == "Gela" for one in legal)
            )
        ),
    ),
    (
        "store-block",
        {"unload_at": []},
        lambda action, table, legal: (
            isinstance(action, actions.Store)
            and room(table, action.city)
            == max(room(table, one.city) for one in legal if isinstance(one, actions.Store))
        ),
    ),
    (
        "selling",
        {"sell_from": {"food": 5, "oil": 100}},
        lambda action, table, legal: is_sold_right(action, table, legal),
    ),
    (
        "selling",
        {"dump_rest": True},
        lambda action, table, legal: (
            (action is None)
            if table.market.card
            else isinstance(action, actions.Sell) and sum(action.lots) == max(sums(legal))
        ),
    ),
    (
        "selling",
        {"dump_rest": False},
        lambda action, table, legal: (
            (action is None) if table.market.card else isinstance(action, actions.Sell) and not any(action.lots)
        ),
    ),
    (
        "upkeep",
        {"tax": "light", "tax_in": {"Gela": "heavy"}},
        lambda action, table, legal: (
            isinstance(action, actions.Tax) and action.regime == ("heavy" if action.city == "Gela" else "light")
        ),
    ),
    ("costs", {"pay_costs": True}, is_a(actions.PayCosts)),
    (
        "pay",
        {"pay_from": ["Gela"]},
        lambda action, table, legal: (
            isinstance(action, actions.PayFrom) and (action.city == "Gela" or actions.PayFrom("Gela") not in legal)
        ),
    ),
    (
        "spend-points",
        {"spend_first": ["helmet"]},
        lambda action, table, legal: (
            isinstance(action, actions.Discard)
            and points(action) == min(points(one) for one in legal if isinstance(one, actions.Discard))
        ),
    ),
    (
        "acts",
        {"buy_voitheia_to": 4},
        lambda action, table, legal: (
            action is None
            if len(table.hand or ()) >= 4 or actions.BuyTokens(1) not in legal
            else isinstance(action, actions.BuyTokens) and len(table.hand or ()) + action.count <= 4
        ),
    ),
    ("acts", {"pass_turns": True}, is_a(actions.EndTurn)),
    ("answer", {"decline_offers": True}, is_a(actions.Decline)),
]


def is_sold_right(action: Action | None, table: Table, legal: Sequence[Action]) -> bool:
    good = ("food", "raw", "oil", "cloth", "metal", "luxury")[table.step.value]
    if table.market.card is None or good not in ("food", "oil"):
        return action is None
    sells = good == "food" and table.market.price >= 500
    return isinstance(action, actions.Sell) and sum(action.lots) == (max(sums(legal)) if sells else 0)


def points(discard: actions.Discard) -> int:
    return sum(int(token[-1]) for token in discard.tokens)


@pytest.mark.parametrize(("kind", "given", "is_right"), CASES, ids=[f"{kind}: {given}" for kind, given, _ in CASES])
def test_an_order_is_carried_out_as_it_says(kind: str, given: dict[str, Any], is_right: Judge) -> None:
    found = list(answered(kind, given))
    assert any(action is not None for action, _, _ in found)
    for action, table, legal in found:
        assert is_right(action, table, legal), (action, table.step, table.cargo, table.market.price)


def test_every_order_but_closing_is_tried_above() -> None:
    """An offer is closed with whoever accepted it: `test_an_offer_is_closed_with_its_one_taker`."""
    tried = {name for _, given, _ in CASES for name in given}
    assert tried | {"close_offers"} == set(BOOK.answers)
    assert set(BOOK.answers) | {"only_answer"} == set(BOOK.orders.__struct_fields__)
    for name, kinds in BOOK.answers.items():
        if name != "close_offers":
            assert {kind for kind, given, _ in CASES if name in given} <= set(kinds)


def test_an_offer_is_closed_with_its_one_taker() -> None:
    closed = 0
    for action, table, _ in answered("close-offer", {"close_offers": True}):
        assert table.offer is not None
        said = [answer.answer for answer in table.offer.answers]
        is_clear = said.count("accept") == 1 and said.count("decline") == len(said) - 1
        assert (action is not None) == is_clear
        closed += action is not None
    assert closed


def test_the_only_answer_is_given() -> None:
    answered_kinds = set()
    for kind in positions():
        for action, table, legal in answered(kind, {"only_answer": True}):
            assert (action is not None) == (len(legal) == 1 and BOOK.lists_all(table))
            answered_kinds |= {kind} if action else set()
    assert len(answered_kinds) > 3


def test_suggested_orders_can_be_given() -> None:
    match, seat = positions()["acts"][0]
    table = GAME.look(match.state, match.options)(seat)
    suggested = BOOK.suggested(table)
    assert keep_orders(BOOK, suggested, table).orders["sell_from"] == {
        good: duty + 1 for good, duty in table.market.duties.items()
    }
