"""Standing orders for a game that declares none."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from emporion.engine.actions import Action
from emporion.engine.errors import BadOrder
from emporion.engine.game import Screen
from emporion.engine.orders import Orders

READER: Final = msgspec.json.Decoder(Orders)


class PlainOrders:
    """Only `only_answer` means something in every game; the others are refused."""

    orders: type[Orders] = Orders
    reader: msgspec.json.Decoder[Any] = READER
    answers: Mapping[str, Sequence[str]] = {}

    def __init__(self, screen: Screen) -> None:
        self._screen = screen

    def check(self, orders: Orders) -> None:
        if orders.decline_offers or orders.pass_turns:
            raise BadOrder("this game knows no such order; there is: only_answer")

    def round_of(self, table: Any) -> int:
        return 0

    def standing_of(self, table: Any) -> tuple[int, ...]:
        return ()

    def lists_all(self, table: Any) -> bool:
        return not self._screen.unlisted(table)

    def answer(self, orders: Orders, table: Any, legal: Sequence[Action]) -> Action | None:
        return None

    def suggested(self, table: Any) -> Orders:
        return Orders(only_answer=True)

    def drawn(self, rng: random.Random) -> Orders:
        return Orders(only_answer=rng.random() < 0.5)
