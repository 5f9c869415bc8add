"""Standing orders as they are typed."""

from __future__ import annotations

import random

import msgspec
import pytest

from emporion.engine.errors import BadOrder
from emporion.engine.order_notation import changed, write_value
from emporion.games import game_names, get_orders
from emporion.locales import LANGUAGES, text

BOOK = get_orders("tyrannos")
NONE = BOOK.orders()


@pytest.mark.parametrize(
    ("typed", "given"),
    [
        ("pay_costs", {"pay_costs": True}),
        ("pay-costs = on", {"pay_costs": True}),
        ("dump_rest=no", {"dump_rest": False}),
        ("bid_down_to=8", {"bid_down_to": 8}),
        ("unload_at=Gela, Himera", {"unload_at": ("Gela", "Himera")}),
        ("unload_at=any", {"unload_at": ()}),
        ("sell_from=food:5,oil:9", {"sell_from": {"food": 5, "oil": 9}}),
        ("tax=light", {"tax": "light"}),
        ("tax_in=Gela:heavy", {"tax_in": {"Gela": "heavy"}}),
    ],
)
def test_an_order_is_read_and_taken_back(typed: str, given: dict[str, object]) -> None:
    orders = changed(BOOK, NONE, typed)
    assert msgspec.to_builtins(orders) == given
    assert changed(BOOK, orders, f"{next(iter(given))}=off") == NONE


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("dance", "there is no order 'dance'; there is: never_cut_in"),
        ("pay_costs=perhaps", "pay_costs is on or off, not 'perhaps'"),
        ("bid_down_to=٣", "bid_down_to is a whole number, not '٣'"),
        ("bid_down_to=", "bid_down_to is a whole number"),
        ("sell_from=food", "sell_from is a whole number"),
        ("sell_from=gold:3", "sell_from: there is no 'gold'"),
        ("tax=", "tax: there is no ''"),
        ("unload_at=", "unload_at: there is no ''"),
    ],
)
def test_what_cannot_be_read_is_refused(typed: str, reason: str) -> None:
    with pytest.raises(BadOrder) as error:
        changed(BOOK, NONE, typed)
    assert reason in str(error.value)


@pytest.mark.parametrize("game", game_names())
def test_every_order_is_read_as_it_is_written(game: str) -> None:
    book, rng = get_orders(game), random.Random(1)
    for _ in range(200):
        orders = book.drawn(rng)
        again = book.orders()
        for name, value in msgspec.to_builtins(orders).items():
            again = changed(book, again, f"{name}={write_value(value)}")
        assert again == orders


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_order_is_explained(game: str, language: str) -> None:
    for name in get_orders(game).orders.__struct_fields__:
        key = f"{game}-order-{name.replace('_', '-')}"
        assert text(language, key) != key
