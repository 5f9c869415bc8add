"""The actions of Tyrannos (`actions.py`) inside the kernel: how each of them becomes one int (`codes.py`) and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from emporion.engine.actions import Action
from emporion.engine.packing import Form, Packing, Part, bits_of, checked_flag, checked_number, members
from emporion.games.tyrannos import codes
from emporion.games.tyrannos.actions import (
    BLOCK_NAMES,
    CARD_NAMES,
    FACES,
    PULLED_NAMES,
    TOKEN_NAMES,
    Accept,
    Agitate,
    Bid,
    BuyTokens,
    CallTime,
    Choose,
    CloseOffer,
    Condition,
    Counter,
    CutIn,
    DeclareWar,
    Decline,
    Deploy,
    Discard,
    DrawCity,
    DrawFate,
    DrawLots,
    DrawSeat,
    DrawTokens,
    DropLot,
    EndAlliance,
    EndPact,
    EndTurn,
    Fight,
    GiveUp,
    GiveWay,
    Goods,
    Impose,
    Join,
    Lend,
    LoseTokens,
    Lure,
    MakeOffer,
    MoveTo,
    NameAlly,
    Names,
    OfferTerms,
    PayCosts,
    PayFrom,
    Placed,
    Plan,
    Refuse,
    RefuseCosts,
    Roll,
    RollDice,
    Save,
    Sell,
    SellLot,
    SendEmbassy,
    StayOut,
    Store,
    Take,
    TakeLot,
    Tax,
    TurnCard,
    Upgrade,
    Yield,
)
from emporion.games.tyrannos.cities import CITY_NAMES, GREEK
from emporion.games.tyrannos.codes import CITY_AT, NUMBER_AT, NUMBER_BITS, PIECES_AT, SECOND_AT
from emporion.games.tyrannos.goods import GOOD_NAMES, LOTS_BITS
from emporion.games.tyrannos.voitheia import TOKENS_BITS
from emporion.kernel.multiset import MOST, counts_of, make_multiset


def named(names: Sequence[str], mask: int = codes.NIBBLE) -> Part:
    return Part(names.index, names.__getitem__, mask)


def named_from_one(names: Sequence[str], mask: int = codes.NIBBLE) -> Part:
    """0 is none; what `names` has there is read as none, too."""
    return Part(lambda name: 0 if name is None else names.index(name), lambda i: names[i] if i else None, mask)


def counted(mask: int, first: int = 0) -> Part:
    """A number; inside the kernel it counts from 0."""
    return Part(lambda n: checked_number(n) - first, lambda i: i + first, mask)


def pieces_in(names: Sequence[Any], sorts: Sequence[Any]) -> int:
    """The packed form of some pieces."""
    counts = [0] * len(sorts)
    for name in names:
        counts[sorts.index(name)] += 1
    if max(counts) > MOST:
        raise ValueError(f"there are at most {MOST} pieces of a sort")
    return make_multiset(counts)


def pieces(sorts: Sequence[Any], bits: int) -> Part:
    def read(packed: int) -> tuple[Any, ...]:
        return tuple(name for name, n in zip(sorts, counts_of(packed, len(sorts)), strict=True) for _ in range(n))

    return Part(lambda names: pieces_in(names, sorts), read, (1 << bits) - 1)


def digits(width: int, length: int, most: int) -> Part:
    """A row of small numbers; zeros at its end may be left out."""

    def write(row: Sequence[int]) -> int:
        if len(row) > length or any(not 0 <= checked_number(n) <= most for n in row):
            raise ValueError(f"not up to {length} numbers from 0 to {most}")
        return sum(n << width * i for i, n in enumerate(row))

    def read(packed: int) -> tuple[int, ...]:
        row = [packed >> width * i & (1 << width) - 1 for i in range(length)]
        while row and row[-1] == 0:
            row.pop()
        return tuple(row)

    return Part(write, read, (1 << width * length) - 1)


def set_of(first: int, mask: int) -> Part:
    return Part(
        lambda row: bits_of((checked_number(n) - first for n in row), mask),
        lambda bits: tuple(n + first for n in members(bits)),
        mask,
    )


def write_lots(names: Sequence[str]) -> int:
    """Y8.8 Up to three lots, the last good first."""
    if len(names) > codes.LOTS_EACH:
        raise ValueError(f"{len(names)} lots are more than {codes.LOTS_EACH}")
    numbers = sorted((GOOD_NAMES.index(name) + 1 for name in names), reverse=True)
    return sum(n << 3 * i for i, n in enumerate(numbers))


def read_lots(packed: int) -> Names:
    numbers = [packed >> 3 * i & 7 for i in range(codes.LOTS_EACH)]
    return tuple(GOOD_NAMES[n - 1] for n in reversed(numbers) if n)


def goods_at(money: int, lots: int, tokens: int) -> Part:
    """One side of an exchange, whose three parts lie apart from each other."""
    lots_bits = (1 << 3 * codes.LOTS_EACH) - 1

    def write(goods: Goods) -> int:
        if not 0 <= checked_number(goods.money) <= codes.MONEY_BITS:
            raise ValueError(f"{goods.money} mine are not 0 to {codes.MONEY_BITS}")
        if not 0 <= checked_number(goods.tokens) <= codes.NIBBLE:
            raise ValueError(f"{goods.tokens} Voitheia are not 0 to {codes.NIBBLE}")
        return goods.money << money | write_lots(goods.lots) << lots | goods.tokens << tokens

    def read(code: int) -> Goods:
        return Goods(
            code >> money & codes.MONEY_BITS, read_lots(code >> lots & lots_bits), code >> tokens & codes.NIBBLE
        )

    return Part(write, read, codes.MONEY_BITS << money | lots_bits << lots | codes.NIBBLE << tokens)


def write_placed(placed: Sequence[Placed]) -> int:
    if len(placed) > codes.PLACED or any(not 1 <= checked_number(each.under) <= 3 for each in placed):
        raise ValueError(f"up to {codes.PLACED} tokens are placed under groupings 1 to 3")
    width = codes.PLACED_WIDTH
    return sum((TOKEN_NAMES.index(each.token) + 1 | each.under - 1 << 4) << width * i for i, each in enumerate(placed))


def read_placed(packed: int) -> tuple[Placed, ...]:
    parts = [packed >> codes.PLACED_WIDTH * i for i in range(codes.PLACED)]
    return tuple(Placed(TOKEN_NAMES[(n & 15) - 1], (n >> 4 & 3) + 1) for n in parts if n & 15)


FLAG: Final = Part(checked_flag, bool, 1)
CITY: Final = named(CITY_NAMES)
GOOD: Final = named(GOOD_NAMES)
SEAT: Final = counted(codes.NIBBLE)
SEAT_FROM_ONE: Final = Part(lambda p: 0 if p is None else checked_number(p) + 1, lambda i: i - 1 if i else None, 15)
NUMBER: Final = counted(NUMBER_BITS)
TOKENS_PART: Final = pieces(TOKEN_NAMES, TOKENS_BITS)
GIVE: Final = goods_at(codes.GIVE_MONEY_AT, codes.GIVE_LOTS_AT, codes.GIVE_TOKENS_AT)
WANT: Final = goods_at(codes.WANT_MONEY_AT, codes.WANT_LOTS_AT, codes.WANT_TOKENS_AT)
PACKAGE: Final[dict[str, tuple[Part, int]]] = {
    "give": (GIVE, 0),
    "want": (WANT, 0),
    "alliance": (FLAG, codes.ALLIANCE_AT),
}
THREES: Final = Part(lambda points: {0: 0, 3: 1, 6: 2}[checked_number(points)], lambda i: 3 * i, 3)
"""Y8.2 points of Voitheia."""


ONE_CITY: Final = {"city": (CITY, CITY_AT)}
LOT_OF_CITY: Final = {"city": (CITY, CITY_AT), "good": (GOOD, SECOND_AT)}
FORMS: Final[dict[type[Action], Form]] = {
    Choose: Form(codes.CHOOSE, {"branch": (named(codes.BRANCH_NAMES), NUMBER_AT)}),
    Discard: Form(codes.DISCARD, {"tokens": (TOKENS_PART, PIECES_AT)}),
    PayFrom: Form(codes.PAY_FROM, ONE_CITY),
    DropLot: Form(codes.DROP_LOT, LOT_OF_CITY),
    NameAlly: Form(codes.NAME_ALLY, ONE_CITY),
    SellLot: Form(codes.SELL_LOT, LOT_OF_CITY),
    MoveTo: Form(codes.MOVE_TO, ONE_CITY),
    Tax: Form(codes.TAX, {"city": (CITY, CITY_AT), "regime": (named(codes.REGIME_NAMES), SECOND_AT)}),
    Impose: Form(codes.IMPOSE, ONE_CITY),
    GiveWay: Form(codes.GIVE_WAY, ONE_CITY),
    PayCosts: Form(codes.PAY_COSTS, ONE_CITY),
    RefuseCosts: Form(codes.REFUSE_COSTS, ONE_CITY),
    Take: Form(codes.TAKE, {"block": (named_from_one(("", *BLOCK_NAMES)), NUMBER_AT)}),
    Refuse: Form(codes.REFUSE, {}),
    TakeLot: Form(codes.TAKE_LOT, {"good": (GOOD, SECOND_AT)}),
    CutIn: Form(codes.CUT_IN, {}),
    StayOut: Form(codes.STAY_OUT, {}),
    Bid: Form(codes.BID, {"duty": (NUMBER, NUMBER_AT)}),
    Yield: Form(codes.YIELD, {}),
    Store: Form(codes.STORE, {"city": (CITY, CITY_AT), "second": (CITY, SECOND_AT)}),
    Sell: Form(codes.SELL, {"lots": (digits(codes.SALES_WIDTH, GREEK, 7), codes.SALES_AT)}),
    Upgrade: Form(codes.UPGRADE, {"city": (CITY, CITY_AT), "sector": (named(codes.SECTOR_NAMES), SECOND_AT)}),
    BuyTokens: Form(codes.BUY_TOKENS, {"count": (NUMBER, NUMBER_AT)}),
    SendEmbassy: Form(
        codes.SEND_EMBASSY,
        {
            "city": (CITY, CITY_AT),
            "gift": (counted(3), NUMBER_AT),
            "voitheia": (THREES, NUMBER_AT + 2),
            "free": (FLAG, NUMBER_AT + 4),
        },
    ),
    Lure: Form(
        codes.LURE,
        {
            "city": (CITY, CITY_AT),
            "ally": (SEAT, SECOND_AT),
            "points": (counted(3), NUMBER_AT),
            "halved": (FLAG, NUMBER_AT + 2),
        },
    ),
    Agitate: Form(codes.AGITATE, ONE_CITY),
    DeclareWar: Form(codes.DECLARE_WAR, ONE_CITY),
    EndAlliance: Form(codes.END_ALLIANCE, ONE_CITY),
    EndPact: Form(codes.END_PACT, {"ally": (SEAT, SECOND_AT)}),
    MakeOffer: Form(codes.MAKE_OFFER, {"to": (set_of(0, codes.SEATS_BITS), codes.SEATS_AT), **PACKAGE}),
    Accept: Form(codes.ACCEPT, {}),
    Decline: Form(codes.DECLINE, {}),
    Counter: Form(codes.COUNTER, PACKAGE),
    CloseOffer: Form(codes.CLOSE, {"partner": (SEAT_FROM_ONE, SECOND_AT)}),
    CallTime: Form(codes.CALL_TIME, {}),
    EndTurn: Form(codes.END_TURN, {}),
    Join: Form(codes.JOIN, {"tokens": (NUMBER, NUMBER_AT)}),
    Lend: Form(codes.LEND, {"tokens": (TOKENS_PART, PIECES_AT)}),
    Deploy: Form(
        codes.DEPLOY,
        {
            "shape": (digits(2, 3, 3), codes.SHAPE_AT),
            "front": (CITY, codes.LEAD_AT),
            "placed": (
                Part(write_placed, read_placed, (1 << codes.PLACED_WIDTH * codes.PLACED) - 1),
                codes.PLACED_AT,
            ),
        },
    ),
    Fight: Form(codes.FIGHT, {}),
    GiveUp: Form(codes.GIVE_UP, {}),
    OfferTerms: Form(
        codes.OFFER_TERMS,
        {
            "wins": (FLAG, codes.WINS_AT),
            **PACKAGE,
            "pull_down": (named_from_one(codes.SECTOR_NAMES, 3), codes.PULL_DOWN_AT),
        },
    ),
    Plan: Form(
        codes.PLAN,
        {
            "targets": (digits(2, 3, 3), codes.TARGETS_AT),
            "played": (set_of(1, 0x3F), codes.PLAYED_AT),
            "supports": (digits(2, 3, 3), codes.SUPPORTS_AT),
        },
    ),
    Save: Form(codes.SAVE, ONE_CITY),
    Condition: Form(
        codes.CONDITION,
        {
            "city": (CITY, CITY_AT),
            "condition": (named(codes.CONDITION_NAMES), SECOND_AT),
            "treasury": (FLAG, NUMBER_AT),
            "voitheia": (FLAG, NUMBER_AT + 1),
            "pull_down": (named_from_one(PULLED_NAMES, 3), NUMBER_AT + 2),
        },
    ),
    Roll: Form(codes.ROLLED, {"face": (NUMBER, NUMBER_AT)}),
    RollDice: Form(codes.DICE_ROLLED, {"faces": (pieces(tuple(range(1, FACES + 1)), 5 * FACES), PIECES_AT)}),
    DrawSeat: Form(codes.SEAT_DRAWN, {"seat": (SEAT, SECOND_AT)}),
    DrawCity: Form(codes.CITY_DRAWN, ONE_CITY),
    DrawLots: Form(codes.LOTS_DRAWN, {"lots": (pieces(GOOD_NAMES, LOTS_BITS), PIECES_AT)}),
    TurnCard: Form(codes.CARD_TURNED, {"card": (named(CARD_NAMES, NUMBER_BITS), NUMBER_AT)}),
    DrawFate: Form(codes.FATE_DRAWN, {"card": (counted(NUMBER_BITS, 1), NUMBER_AT)}),
    DrawTokens: Form(codes.TOKENS_DRAWN, {"seat": (SEAT, CITY_AT), "tokens": (TOKENS_PART, PIECES_AT)}),
    LoseTokens: Form(codes.TOKENS_LOST, {"seat": (SEAT, CITY_AT), "tokens": (TOKENS_PART, PIECES_AT)}),
}
PACKING: Final = Packing(FORMS, codes.kind_of)
KIND_TAGS: Final = PACKING.tags
encode: Final = PACKING.encode
decode: Final = PACKING.decode
