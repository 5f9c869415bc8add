"""Standing orders of Tyrannos (Y4.6 "a standing no", and the like). Sums are in mine, cities and goods go by name."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from typing import Annotated, Final, TypeAlias, TypeVar

import msgspec

from emporion.engine.actions import Action
from emporion.engine.errors import BadOrder
from emporion.engine.orders import Orders, drawn_flags, the_action
from emporion.games.tyrannos import actions
from emporion.games.tyrannos.actions import BLOCK_NAMES, Names
from emporion.games.tyrannos.cities import CITY_NAMES, GREEK
from emporion.games.tyrannos.codes import REGIME_NAMES
from emporion.games.tyrannos.facts import lots_asked
from emporion.games.tyrannos.goods import DEAREST, GOOD_NAMES
from emporion.games.tyrannos.narration import MINA
from emporion.games.tyrannos.screen import SCREEN
from emporion.games.tyrannos.view import CityView, Table
from emporion.games.tyrannos.voitheia import SYMBOL_NAMES

Mine: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2 * DEAREST)]
"""A sum of money for one or two lots."""
T = TypeVar("T")
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=20)]


class TyrannosOrders(Orders, frozen=True):
    never_cut_in: bool = False
    """Y4.6"""
    stay_out_below: Mine | None = None
    """Y4.6 Do not cut in where the printed duty of the block is lower."""
    cut_in_from: Mine | None = None
    """Y4.6 Cut in where the printed duty of the block is at least this."""
    bid_down_to: Mine | None = None
    """Y4.6 Bid one mina less each time, but not below this; then yield. Also when somebody cuts in."""
    take_what_fits: bool = False
    """Y4.4 Of single lots and of blocks that lie open, the one with the highest duty."""
    unload_at: Names | None = None
    """Y4.5 The cities that take lots, those named first of all, then those with most room."""
    sell_from: dict[str, Mine] = msgspec.field(default_factory=dict)
    """Y4.7 Sell all lots of a good from a price on, and none below it."""
    dump_rest: bool | None = None
    """Y4.7 Whether lots that are left after the last card are dumped."""
    tax: str | None = None
    """Y6.1 The regime in all cities …"""
    tax_in: dict[str, str] = msgspec.field(default_factory=dict)
    """… but these."""
    pay_costs: bool = False
    """Y6.1 As long as there is the money."""
    pay_from: Names | None = None
    """Y3.2 The treasuries that pay, those named first of all, then the fullest."""
    spend_first: Names | None = None
    """Y11.3 Pay with as few points as will do; of equal sums with the tokens named first."""
    buy_voitheia_to: Count | None = None
    """Y6.2 Buy up to this number at hand."""
    close_offers: bool = False
    """Y8.8 Close an offer that exactly one player has accepted as it stands."""


class TyrannosOrderBook:
    orders: Final = TyrannosOrders
    reader: Final = msgspec.json.Decoder(TyrannosOrders)
    answers: Final = {
        "decline_offers": ("answer",),
        "pass_turns": ("acts",),
        "never_cut_in": ("ask-cut-in",),
        "stay_out_below": ("ask-cut-in",),
        "cut_in_from": ("ask-cut-in",),
        "bid_down_to": ("challenge", "answer-bid"),
        "take_what_fits": ("ask-block", "ask-single", "take-open"),
        "unload_at": ("store-block",),
        "sell_from": ("selling",),
        "dump_rest": ("selling",),
        "tax": ("upkeep",),
        "tax_in": ("upkeep",),
        "pay_costs": ("costs",),
        "pay_from": ("pay",),
        "spend_first": ("spend-points",),
        "buy_voitheia_to": ("acts",),
        "close_offers": ("close-offer",),
    }

    def check(self, orders: Orders) -> None:
        assert isinstance(orders, TyrannosOrders)
        cities = CITY_NAMES[:GREEK]
        check_names("unload_at", orders.unload_at, cities)
        check_names("pay_from", orders.pay_from, cities)
        check_names("tax_in", orders.tax_in, cities)
        check_names("tax_in", orders.tax_in.values(), REGIME_NAMES[1:])
        check_names("tax", () if orders.tax is None else (orders.tax,), REGIME_NAMES[1:])
        check_names("sell_from", orders.sell_from, GOOD_NAMES)
        check_names("spend_first", orders.spend_first, SYMBOL_NAMES)

    def round_of(self, table: Table) -> int:
        return table.month

    def standing_of(self, table: Table) -> tuple[int, ...]:
        """Cities with their levels and armies, allies of both kinds: who passes wants to know when these change."""
        me = table.players[table.viewer]
        own = [city for city in table.cities if city.owner == table.viewer]
        levels = sum(city.level + city.warehouse for city in own)
        return len(own), levels, sum(city.army for city in own), len(me.allies), len(me.pacts)

    def lists_all(self, table: Table) -> bool:
        return not SCREEN.unlisted(table)

    def answer(self, orders: Orders, table: Table, legal: Sequence[Action]) -> Action | None:
        assert isinstance(orders, TyrannosOrders)
        ordered = ANSWERS.get(table.stage)
        return None if ordered is None else ordered(orders, table, legal)

    def suggested(self, table: Table) -> TyrannosOrders:
        """What strategoi mostly do: they sell for more than the duty, and never cut in below 16 mine."""
        return TyrannosOrders(
            only_answer=True,
            stay_out_below=16,
            bid_down_to=8,
            take_what_fits=True,
            unload_at=(),
            sell_from={good: duty + 1 for good, duty in table.market.duties.items()},
            dump_rest=True,
            tax=REGIME_NAMES[1],
            pay_costs=True,
            pay_from=(),
            spend_first=(),
            buy_voitheia_to=6,
            close_offers=True,
        )

    def drawn(self, rng: random.Random) -> TyrannosOrders:
        def maybe(draw: Callable[[], T]) -> T | None:
            return draw() if rng.random() < 0.5 else None

        def some(names: Sequence[str]) -> Names:
            return tuple(rng.sample(names, rng.randrange(3)))

        cities, regimes = CITY_NAMES[:GREEK], REGIME_NAMES[1:]
        return TyrannosOrders(
            **drawn_flags(TyrannosOrders, rng),
            stay_out_below=maybe(lambda: rng.randrange(24)),
            cut_in_from=maybe(lambda: rng.randrange(24)),
            bid_down_to=maybe(lambda: rng.randrange(24)),
            unload_at=maybe(lambda: some(cities)),
            sell_from={good: rng.randrange(24) for good in some(GOOD_NAMES)},
            dump_rest=maybe(lambda: rng.random() < 0.5),
            tax=maybe(lambda: rng.choice(regimes)),
            tax_in={city: rng.choice(regimes) for city in some(cities)},
            pay_from=maybe(lambda: some(cities)),
            spend_first=maybe(lambda: some(SYMBOL_NAMES)),
            buy_voitheia_to=maybe(lambda: rng.randrange(10)),
        )


ORDERS: Final = TyrannosOrderBook()


def check_names(order: str, given: Iterable[str] | None, known: Sequence[str]) -> None:
    for name in given or ():
        if name not in known:
            raise BadOrder(f"{order}: there is no {name!r}; there is: {', '.join(known)}")


def place_in(order: Names, name: str) -> int:
    """What is named comes first, in this order; all else after it."""
    return order.index(name) if name in order else len(order)


def city_of(table: Table, name: str) -> CityView:
    return next(city for city in table.cities if city.name == name)


# ---------------------------------------------------------------------------------------------------- cargo


def duty_of(lots: Names, table: Table) -> int:
    return sum(table.market.duties[good] for good in lots)


def cutting_in(orders: TyrannosOrders, table: Table, legal: Sequence[Action]) -> Action | None:
    """Y4.6"""
    duty = duty_of(lots_asked(table), table)
    if orders.never_cut_in or (orders.stay_out_below is not None and duty < orders.stay_out_below):
        return the_action(legal, actions.StayOut)
    if orders.cut_in_from is not None and duty >= orders.cut_in_from:
        return the_action(legal, actions.CutIn)
    return None


def bidding(orders: TyrannosOrders, table: Table, legal: Sequence[Action]) -> Action | None:
    """Y4.6"""
    if orders.bid_down_to is None:
        return None
    bids = [action for action in legal if isinstance(action, actions.Bid) and action.duty >= orders.bid_down_to]
    return max(bids, key=lambda bid: bid.duty) if bids else the_action(legal, actions.Yield)


def taking(orders: TyrannosOrders, table: Table, legal: Sequence[Action]) -> Action | None:
    """Y4.4, Y4.6"""
    takes = [action for action in legal if isinstance(action, actions.Take | actions.TakeLot)]
    if not takes or not orders.take_what_fits:
        return None

    def duty(action: actions.Take | actions.TakeLot) -> int:
        if isinstance(action, actions.TakeLot):
            return duty_of((action.good,), table)
        return duty_of(table.cargo.blocks.get(action.block or BLOCK_NAMES[0], ()), table)

    return max(takes, key=duty)


def unloading(orders: TyrannosOrders, table: Table, legal: Sequence[Action]) -> Action | None:
    """Y4.5"""
    if orders.unload_at is None:
        return None
    named = orders.unload_at

    def rank(store: actions.Store) -> tuple[int, ...]:
        places = [(place_in(named, name), -city_of(table, name).room) for name in (store.city, store.second)]
        return tuple(part for place in places for part in place)

    return min((action for action in legal if isinstance(action, actions.Store)), key=rank, default=None)


# ---------------------------------------------------------------------------------------------------- market


def selling(orders: TyrannosOrders, table: Table, legal: Sequence[Action]) -> Action | None:
    """Y4.7"""
    if table.market.card is None:
        sells = orders.dump_rest
    else:
        least = orders.sell_from.get(GOOD_NAMES[table.step.value])
        sells = None if least is None else table.market.price >= least * MINA
    if sells is None:
        return None
    ways = [action for action in legal if isinstance(action, actions.Sell)]
    return (max if sells else min)(ways, key=lambda sale: sum(sale.lots), default=None)


# ---------------------------------------------------------------------------------------------------- the turn


def taxing(orders: TyrannosOrders, table: Table, legal: Sequence[Action]) -> Action | None:
    """Y6.1"""
    for action in legal:
        if isinstance(action, actions.Tax) and action.regime == orders.tax_in.get(action.city, orders.tax):
            return action
    return None


def costs(orders: TyrannosOrders, table: Table, legal: Sequence[Action]) -> Action | None:
    """Y6.1"""
    return the_action(legal, actions.PayCosts) if orders.pay_costs else None


def acting(orders: TyrannosOrders, table: Table, legal: Sequence[Action]) -> Action | None:
    """Y6.2"""
    wanted = (orders.buy_voitheia_to or 0) - len(table.hand or ())
    purchases = [action for action in legal if isinstance(action, actions.BuyTokens) and action.count <= wanted]
    if purchases:
        return max(purchases, key=lambda purchase: purchase.count)
    return the_action(legal, actions.EndTurn) if orders.pass_turns else None


def paying(orders: TyrannosOrders, table: Table, legal: Sequence[Action]) -> Action | None:
    """Y3.2"""
    if orders.pay_from is None:
        return None
    named = orders.pay_from

    def rank(payment: actions.PayFrom) -> tuple[int, int]:
        return place_in(named, payment.city), -city_of(table, payment.city).treasury

    return min((action for action in legal if isinstance(action, actions.PayFrom)), key=rank, default=None)


def spending(orders: TyrannosOrders, table: Table, legal: Sequence[Action]) -> Action | None:
    """Y11.3"""
    if orders.spend_first is None:
        return None
    named = orders.spend_first

    def rank(discard: actions.Discard) -> tuple[int, int, int]:
        """A token's name is its symbol and its points."""
        symbols = sum(place_in(named, token[:-1]) for token in discard.tokens)
        return sum(int(token[-1]) for token in discard.tokens), symbols, len(discard.tokens)

    return min((action for action in legal if isinstance(action, actions.Discard)), key=rank, default=None)


# ---------------------------------------------------------------------------------------------------- offers


def answering(orders: TyrannosOrders, table: Table, legal: Sequence[Action]) -> Action | None:
    """Y8.8"""
    return the_action(legal, actions.Decline) if orders.decline_offers else None


def closing(orders: TyrannosOrders, table: Table, legal: Sequence[Action]) -> Action | None:
    """Y8.8 A counter is looked at first: it may be better."""
    answers = () if table.offer is None else table.offer.answers
    taken = [answer.seat for answer in answers if answer.answer == "accept"]
    wanted = actions.CloseOffer(*taken)
    others = [answer for answer in answers if answer.answer not in ("accept", "decline")]
    if not orders.close_offers or others or len(taken) != 1:
        return None
    return wanted if wanted in legal else None


ANSWERS: Final[dict[str, Callable[[TyrannosOrders, Table, Sequence[Action]], Action | None]]] = {
    "ask-cut-in": cutting_in,
    "challenge": bidding,
    "answer-bid": bidding,
    "ask-block": taking,
    "ask-single": taking,
    "take-open": taking,
    "store-block": unloading,
    "selling": selling,
    "upkeep": taxing,
    "costs": costs,
    "acts": acting,
    "pay": paying,
    "spend-points": spending,
    "answer": answering,
    "close-offer": closing,
}
"""What orders say, by the stage."""
