"""Standing orders: what a seat has said beforehand about decisions to come.

They are the seat's own secret and no part of the record: an answer that follows from one is an entry like any other.
What an order says depends on what its seat sees, and on nothing else. Each game declares its own orders, and which
kinds of decisions they answer (`OrderBook`); the three that every game has are here.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Protocol

import msgspec

from emporion.engine.actions import Action
from emporion.engine.decisions import Decision
from emporion.engine.errors import BadOrder
from emporion.engine.match import Match
from emporion.engine.participants import seat_letter
from emporion.engine.record import TABLE_NAME, UNDO


class Orders(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """All that a seat can order; what is left out is asked."""

    only_answer: bool = False
    """Answer where only one answer is legal."""
    decline_offers: bool = False
    """Decline all offers of this round."""
    pass_turns: bool = False
    """Do nothing on one's turns, until something of one's own has changed."""


class OrderBook(Protocol):
    """The orders of a game. What it is shown of a game is the table as the seat sees it."""

    orders: type[Orders]
    reader: msgspec.json.Decoder[Any]
    """Of these orders. Made when the module is loaded: msgspec works out a type when it first reads one, and dies if
    two threads do that at once."""
    answers: Mapping[str, Sequence[str]]
    """Every order with the kinds of decisions that it may answer. `only_answer` may answer all of them."""

    def check(self, orders: Orders) -> None:
        """Raises BadOrder if an order names something that there is not."""

    def round_of(self, table: Any) -> int:
        """`decline_offers` holds as long as this stays the same."""

    def standing_of(self, table: Any) -> tuple[int, ...]:
        """`pass_turns` holds as long as this stays the same."""

    def lists_all(self, table: Any) -> bool:
        """Whether nothing can be done but what is listed."""

    def answer(self, orders: Orders, table: Any, legal: Sequence[Action]) -> Action | None:
        """What the orders say to the decision that is open; None if they say nothing."""

    def suggested(self, table: Any) -> Orders:
        """A sensible set for somebody who does not want to be asked about matters of course."""

    def drawn(self, rng: random.Random) -> Orders:
        """Orders at random, for checks."""


class Kept(msgspec.Struct, frozen=True):
    """Orders as they lie with a table, with what stood when they were given: some hold only as long as it stands."""

    orders: dict[str, Any]
    round: int
    standing: tuple[int, ...]


UNSAID: Final = Kept({"only_answer": True}, 0, ())
"""What holds for a person who has said nothing: questions with only one answer are not asked."""


def read_orders(book: OrderBook, given: Any) -> Orders:
    """Raises BadOrder."""
    try:
        orders: Orders = book.reader.decode(msgspec.json.encode(given))
    except (msgspec.MsgspecError, TypeError) as error:
        known = ", ".join(book.orders.__struct_fields__)
        raise BadOrder(f"these orders cannot be read: {error}; there are: {known}") from None
    book.check(orders)
    return orders


def keep_orders(book: OrderBook, orders: Orders, table: Any) -> Kept:
    """Orders that are given now."""
    given: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(orders))
    return Kept(given, book.round_of(table), book.standing_of(table))


def in_force(book: OrderBook, kept: Kept, table: Any) -> Orders:
    """What still holds. Raises BadOrder if they were given to a release that had others."""
    orders = read_orders(book, kept.orders)
    return msgspec.structs.replace(
        orders,
        decline_offers=orders.decline_offers and kept.round == book.round_of(table),
        pass_turns=orders.pass_turns and kept.standing == book.standing_of(table),
    )


def answers_by_order(match: Match, book: OrderBook, kept: Mapping[int, Kept]) -> dict[int, Action]:
    """What the seats that are asked now have said beforehand, as far as they have.

    Decisions that are open together are a group. Whoever submits these waits until the rest of the group has answered:
    an answer that comes at once tells that nobody had to think about it.
    """
    answers = {}
    look: Callable[[int], Any] | None = None
    for decision in match.decisions:
        seat = decision.seat
        if seat not in kept or is_taken_back(match, decision):
            continue
        legal = match.legal(seat)
        if may_answer(book, kept[seat], decision.kind, legal):
            look = look or match.game.look(match.state, match.options)
            action = answer_to(book, kept[seat], look(seat), legal)
            if action is not None and match.is_legal(seat, action):
                answers[seat] = action
    return answers


def may_answer(book: OrderBook, kept: Kept, kind: str, legal: Sequence[Action]) -> bool:
    """Whether it is worth while to look at the table, which takes longest."""
    if "only_answer" in kept.orders and len(legal) == 1:
        return True
    return any(kind in book.answers.get(name, ()) for name in kept.orders)


def answer_to(book: OrderBook, kept: Kept, table: Any, legal: Sequence[Action]) -> Action | None:
    try:
        orders = in_force(book, kept, table)
    except BadOrder:
        return None
    if orders.only_answer and len(legal) == 1 and book.lists_all(table):
        return legal[0]
    return book.answer(orders, table, legal)


def is_taken_back(match: Match, decision: Decision) -> bool:
    """Whether a decision is open again because its answer was taken back: then the seat wants to say something else."""
    if not decision.opened:
        return False
    last = match.record.entries[decision.opened - 1]
    return last.who == TABLE_NAME or (last.do == UNDO and last.who == seat_letter(decision.seat))


def the_action(legal: Sequence[Action], kind: type[Action]) -> Action | None:
    """The first legal action of a kind."""
    return next((action for action in legal if isinstance(action, kind)), None)


def drawn_flags(orders: type[Orders], rng: random.Random) -> dict[str, bool]:
    """At random, which of the orders are given that are simply given or not."""
    return {field.name: rng.random() < 0.3 for field in msgspec.structs.fields(orders) if field.type is bool}
