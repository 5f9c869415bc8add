"""Standing orders: when they answer, when they keep silent, and what cannot be ordered."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from emporion.engine.dealer import SeededDealer
from emporion.engine.errors import BadOrder
from emporion.engine.match import Match
from emporion.engine.orders import Kept, answers_by_order, in_force, keep_orders, read_orders
from emporion.games import get_game, get_orders

TYROS, BOOK = get_game("tyros"), get_orders("tyros")


def match_with_offer() -> Match:
    """Tyros with four players: the first has offered a card to the three others."""
    match = Match(TYROS, {"players": 4}, SeededDealer(3))
    while match.decisions[0].kind == "lay":
        seat = match.decisions[0].seat
        match.submit(seat, match.decisions[0].id, match.legal(seat)[0])
    active = match.decisions[0]
    hand = table_of(match, active.seat).hand
    give = next(kind for kind in ("orange", "yellow", "green", "violet") if getattr(hand, kind))
    want = next(kind for kind in ("violet", "green", "yellow", "orange") if kind != give)
    others = ",".join("ABCD".replace("ABCD"[active.seat], ""))
    match.submit(active.seat, active.id, f"offer 1{give[0]} for 1{want[0]} to {others}")
    assert len(match.decisions) == 3
    return match


def table_of(match: Match, seat: int) -> Any:
    return match.game.look(match.state, match.options)(seat)


def kept(match: Match, seat: int, **orders: Any) -> Kept:
    return keep_orders(BOOK, read_orders(BOOK, orders), table_of(match, seat))


def test_an_order_answers_for_its_seat_alone() -> None:
    match = match_with_offer()
    first, second, _ = (decision.seat for decision in match.decisions)
    answers = answers_by_order(
        match, BOOK, {first: kept(match, first, decline_offers=True), second: kept(match, second)}
    )
    assert {seat: match.game.write(action) for seat, action in answers.items()} == {first: "decline"}


def test_what_was_taken_back_is_left_to_its_seat() -> None:
    """An order that answered again at once would make undo useless."""
    match = match_with_offer()
    seat = match.decisions[0].seat
    orders = {seat: kept(match, seat, decline_offers=True)}
    match.submit(seat, match.decisions[0].id, answers_by_order(match, BOOK, orders)[seat])
    match.undo(seat)
    assert match.decision_of(seat) is not None
    assert answers_by_order(match, BOOK, orders) == {}


def test_what_all_took_back_is_left_to_its_seat() -> None:
    match = match_with_offer()
    entries = len(match.record.entries)
    seat = match.decisions[0].seat
    orders = {seat: kept(match, seat, decline_offers=True)}
    match.submit(seat, match.decisions[0].id, "decline")
    match.take_back_to(entries)
    assert match.decision_of(seat) is not None
    assert answers_by_order(match, BOOK, orders) == {}


def test_declining_holds_for_a_round() -> None:
    match = match_with_offer()
    seat = match.decisions[0].seat
    table = table_of(match, seat)
    given = kept(match, seat, decline_offers=True, only_answer=True)
    assert in_force(BOOK, given, table).decline_offers
    later = msgspec.structs.replace(table, round=table.round + 1)
    assert in_force(BOOK, given, later) == BOOK.orders(only_answer=True)


def test_passing_holds_until_the_hand_changes() -> None:
    match = match_with_offer()
    seat = match.decisions[0].seat
    table = table_of(match, seat)
    given = kept(match, seat, pass_turns=True)
    assert in_force(BOOK, given, table).pass_turns
    other_hand = msgspec.structs.replace(table, hand=msgspec.structs.replace(table.hand, joker=table.hand.joker + 1))
    assert not in_force(BOOK, given, other_hand).pass_turns


def test_the_only_answer_is_not_given_where_more_is_possible_than_is_listed() -> None:
    """An offer is always listed as one that can be declined only, if the cards are missing; countering is possible."""
    match = match_with_offer()
    orders = {decision.seat: kept(match, decision.seat, only_answer=True) for decision in match.decisions}
    assert answers_by_order(match, BOOK, orders) == {}


@pytest.mark.parametrize(
    ("game", "given", "reason"),
    [
        ("tyros", {"tax": "normal"}, "unknown field `tax`"),
        ("tyros", {"only_answer": 1}, "only_answer"),
        ("tyros", [], "Expected `object`"),
        ("tyrannos", {"bid_down_to": 2.9}, "bid_down_to"),
        ("tyrannos", {"bid_down_to": True}, "bid_down_to"),
        ("tyrannos", {"bid_down_to": -1}, "bid_down_to"),
        ("tyrannos", {"tax": "mild"}, "tax: there is no 'mild'; there is: normal, light, heavy"),
        ("tyrannos", {"tax_in": {"Rome": "light"}}, "tax_in: there is no 'Rome'; there is: Syrakousai"),
        ("tyrannos", {"tax_in": {"Gela": "mild"}}, "tax_in: there is no 'mild'"),
        ("tyrannos", {"sell_from": {"gold": 3}}, "sell_from: there is no 'gold'; there is: food"),
        ("tyrannos", {"unload_at": ["Motye"]}, "unload_at: there is no 'Motye'"),
        ("tyrannos", {"pay_from": ["x"]}, "pay_from: there is no 'x'"),
        ("tyrannos", {"spend_first": ["spear"]}, "spend_first: there is no 'spear'; there is: sword"),
    ],
)
def test_what_there_is_not_cannot_be_ordered(game: str, given: Any, reason: str) -> None:
    with pytest.raises(BadOrder) as error:
        read_orders(get_orders(game), given)
    assert reason in str(error.value)


def test_orders_of_another_release_are_silent() -> None:
    """A release may lose an order; what is kept with a table then answers nothing, and stops nothing."""
    match = match_with_offer()
    seat = match.decisions[0].seat
    old = Kept({"decline_offers": True, "dance": True}, *msgspec.structs.astuple(kept(match, seat))[1:])
    assert answers_by_order(match, BOOK, {seat: old}) == {}
