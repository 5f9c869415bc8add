"""Standing orders of Tyros: the three that every game has."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

import msgspec

from emporion.engine.actions import Action
from emporion.engine.orders import Orders, drawn_flags, the_action
from emporion.games.tyros.actions import Decline, Pass
from emporion.games.tyros.screen import SCREEN
from emporion.games.tyros.view import Table


class TyrosOrderBook:
    orders: Final = Orders
    reader: Final = msgspec.json.Decoder(Orders)
    answers: Final = {"decline_offers": ("answer",), "pass_turns": ("act",)}

    def check(self, orders: Orders) -> None:
        """They name nothing."""

    def round_of(self, table: Table) -> int:
        return table.round

    def standing_of(self, table: Table) -> tuple[int, ...]:
        """§6.1 Whoever has passed may act again; there is reason to only in another round, or with other cards."""
        return table.round, 0 if table.hand is None else table.hand.packed

    def lists_all(self, table: Table) -> bool:
        return not SCREEN.unlisted(table)

    def answer(self, orders: Orders, table: Table, legal: Sequence[Action]) -> Action | None:
        if table.stage == "answer" and orders.decline_offers:
            return the_action(legal, Decline)
        return the_action(legal, Pass) if table.stage == "act" and orders.pass_turns else None

    def suggested(self, table: Table) -> Orders:
        return Orders(only_answer=True)

    def drawn(self, rng: random.Random) -> Orders:
        return Orders(**drawn_flags(Orders, rng))


ORDERS: Final = TyrosOrderBook()
