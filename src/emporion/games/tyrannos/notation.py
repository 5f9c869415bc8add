"""Every action of Tyrannos as a line of text, read and written by the same patterns.

Cities go by their names, seats by their letters. Lots and tokens are listed (food food metal; sword1 shield3; - for
none). A side of an exchange is written together: 20m 2food 1metal 3v are twenty mine, three lots and three Voitheia.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Final

from emporion.engine.actions import Action
from emporion.engine.notation import Notation, Sort
from emporion.engine.participants import seat_letter
from emporion.games.tyrannos import actions
from emporion.games.tyrannos.actions import (
    BLOCK_NAMES,
    CARD_NAMES,
    PULLED_NAMES,
    PUNIC,
    TOKEN_NAMES,
    Goods,
    Names,
    Placed,
)
from emporion.games.tyrannos.cities import CITY_NAMES, GREEK
from emporion.games.tyrannos.codes import BRANCH_NAMES, CONDITION_NAMES, REGIME_NAMES, SECTOR_NAMES
from emporion.games.tyrannos.goods import GOOD_NAMES

PATTERNS: Final[dict[type[Action], str]] = {
    actions.Choose: "choose {branch:branch}",
    actions.Discard: "discard {tokens:tokens}",
    actions.PayFrom: "pay-from {city:city}",
    actions.DropLot: "drop {city:city} {good:good}",
    actions.NameAlly: "name {city:city}",
    actions.SellLot: "sell-lot {city:city} {good:good}",
    actions.MoveTo: "move {city:city}",
    actions.Tax: "tax {city:city} {regime:regime}",
    actions.Impose: "impose {city:city}",
    actions.GiveWay: "give-way {city:city}",
    actions.PayCosts: "pay {city:city}",
    actions.RefuseCosts: "refuse-costs {city:city}",
    actions.Take: "take[ {block:block}]",
    actions.Refuse: "refuse",
    actions.TakeLot: "take-lot {good:good}",
    actions.CutIn: "cut-in",
    actions.StayOut: "stay-out",
    actions.Bid: "bid {duty:number}",
    actions.Yield: "yield",
    actions.Store: "store {city:city} {second:city}",
    actions.Sell: "sell {lots:sales}",
    actions.Upgrade: "upgrade {city:city} {sector:sector}",
    actions.BuyTokens: "buy {count:number}",
    actions.SendEmbassy: "embassy {city:city}[ gift {gift:number}][ voitheia {voitheia:number}][{free:free}]",
    actions.Lure: "lure {city:city} from {ally:seat} points {points:number}[{halved:halved}]",
    actions.Agitate: "agitate {city:city}",
    actions.DeclareWar: "war {city:city}",
    actions.EndAlliance: "end-alliance {city:city}",
    actions.EndPact: "end-pact {ally:seat}",
    actions.MakeOffer: "offer {to:seats}: {give:goods} for {want:goods}[{alliance:alliance}]",
    actions.Accept: "accept",
    actions.Decline: "decline",
    actions.Counter: "counter {give:goods} for {want:goods}[{alliance:alliance}]",
    actions.CloseOffer: "close[ {partner:seat}]",
    actions.CallTime: "time",
    actions.EndTurn: "end",
    actions.Join: "join {tokens:number}",
    actions.Lend: "lend {tokens:tokens}",
    actions.Deploy: "deploy {shape:shape} front {front:city}[: {placed:placed}]",
    actions.Fight: "fight",
    actions.GiveUp: "give-up",
    actions.OfferTerms: (
        "terms {wins:wins}: {give:goods} for {want:goods}[{alliance:alliance}][ pull-down {pull_down:sector}]"
    ),
    actions.Plan: "plan {targets:targets}[ support {supports:targets}][ play {played:numbers}]",
    actions.Save: "save {city:city}",
    actions.Condition: (
        "condition {city:city} {condition:condition}[{treasury:treasury}][{voitheia:voitheia}]"
        "[ pull-down {pull_down:pulled}]"
    ),
    actions.Roll: "rolls {face:number}",
    actions.RollDice: "dice {faces:faces}",
    actions.DrawSeat: "draws {seat:seat}",
    actions.DrawCity: "city {city:city}",
    actions.DrawLots: "lots {lots:lots}",
    actions.TurnCard: "card {card:card}",
    actions.DrawFate: "fate {card:number}",
    actions.DrawTokens: "tokens {seat:drawer}: {tokens:tokens}",
    actions.LoseTokens: "loses {seat:seat}: {tokens:tokens}",
}
"""A part in brackets is left out when it is nothing."""

EXAMPLES: Final = {
    "choose": "choose money",
    "discard": "discard sword1 shield2, or discard - for none",
    "tax": "tax Gela heavy",
    "take": "take, or of several blocks: take greco",
    "bid": "bid 5",
    "store": "store Gela Gela, or store Gela Himera for a lot in each",
    "sell": "sell Gela:2 Himera:1, or sell - for none",
    "upgrade": "upgrade Gela warehouse",
    "buy": "buy 3",
    "embassy": "embassy Naxos gift 1 voitheia 3",
    "lure": "lure Naxos from B points 2",
    "offer": "offer B: 20m 2food 1v for 1metal with alliance",
    "counter": "counter 10m for 1metal",
    "close": "close B, or close for nobody",
    "join": "join 3, or join 0",
    "lend": "lend sword3, or lend - for none",
    "deploy": "deploy 3-3-2 front Gela: sword2@1 helmet1@2",
    "terms": "terms win: - for 30m pull-down city, or terms lose: 30m for -",
    "plan": "plan 1>1 2>1 play 1,3",
    "condition": "condition Gela ally +treasury +voitheia",
    "pay-from": "pay-from Gela",
    "drop": "drop Gela oil",
    "name": "name Leontinoi",
    "sell-lot": "sell-lot Kamarina raw",
    "move": "move Gela",
    "impose": "impose Gela",
    "give-way": "give-way Gela",
    "pay": "pay Gela",
    "refuse-costs": "refuse-costs Gela",
    "take-lot": "take-lot raw",
    "agitate": "agitate Gela",
    "war": "war Gela",
    "end-alliance": "end-alliance Selinous",
    "end-pact": "end-pact B",
    "save": "save Akragas",
    "rolls": "rolls 4",
    "dice": "dice 1 2 2 4",
    "draws": "draws B",
    "city": "city Gela",
    "lots": "lots cloth luxury",
    "card": "card metal2",
    "fate": "fate 9",
    "tokens": "tokens A: helmet1 helmet2",
    "loses": "loses D: sword1",
}
OF_CHANCE: Final = (
    actions.Roll,
    actions.RollDice,
    actions.DrawSeat,
    actions.DrawCity,
    actions.DrawLots,
    actions.TurnCard,
    actions.DrawFate,
    actions.DrawTokens,
    actions.LoseTokens,
)
"""What nobody at the table does."""


def one_of(names: Sequence[str]) -> Sort:
    return Sort("|".join(name for name in names if name), str, str)


def flag(words: str) -> Sort:
    """Words that are there or not."""
    return Sort(re.escape(words), lambda text: True, lambda value: words)


def list_of(names: Sequence[str], order: Sequence[str]) -> Sort:
    """Pieces in the order of their sorts."""
    one = "|".join(names)

    def read(text: str) -> Names:
        return () if text == "-" else tuple(sorted(text.split(" "), key=order.index))

    return Sort(rf"(?:{one})(?: (?:{one}))*|-", read, lambda value: " ".join(value) or "-")


def read_seat(text: str) -> int:
    return ord(text) - ord("A")


def read_number(text: str) -> int:
    return int(text)


# ---------------------------------------------------------------------------------------------------- exchanges

GOODS_PART: Final = re.compile(rf"(\d{{1,4}})({'|'.join(GOOD_NAMES)}|m|v)")


def read_goods(text: str) -> Goods:
    counts: Counter[str] = Counter()
    for number, unit in GOODS_PART.findall(text):
        counts[unit] += int(number)
    lots = tuple(good for good in GOOD_NAMES for _ in range(min(counts[good], 15)))
    return Goods(counts["m"], lots, counts["v"])


def write_goods(goods: Goods) -> str:
    lots = Counter(goods.lots)
    parts = [f"{goods.money}m"] if goods.money else []
    parts += [f"{lots[good]}{good}" for good in GOOD_NAMES if lots[good]]
    parts += [f"{goods.tokens}v"] if goods.tokens else []
    return " ".join(parts) or "-"


# ---------------------------------------------------------------------------------------------------- sales and battle

GREEK_NAMES: Final = CITY_NAMES[:GREEK]
GREEK_PATTERN: Final = "|".join(GREEK_NAMES)


def read_sales(text: str) -> tuple[int, ...]:
    sold = [0] * GREEK
    for name, number in re.findall(r"(\w+):(\d)", text):
        sold[GREEK_NAMES.index(name)] += int(number)
    return without_end(sold)


def write_sales(sold: Sequence[int]) -> str:
    return " ".join(f"{GREEK_NAMES[c]}:{n}" for c, n in enumerate(sold) if n) or "-"


def without_end(row: Sequence[int]) -> tuple[int, ...]:
    """A row without the zeros at its end."""
    kept = list(row)
    while kept and kept[-1] == 0:
        kept.pop()
    return tuple(kept)


def read_targets(text: str) -> tuple[int, ...]:
    targets = [0, 0, 0]
    for grouping, target in re.findall(r"(\d)>(\d)", text):
        targets[int(grouping) - 1] = int(target)
    return without_end(targets)


def write_targets(targets: Sequence[int]) -> str:
    return " ".join(f"{i}>{target}" for i, target in enumerate(targets, 1) if target) or "-"


def read_placed(text: str) -> tuple[Placed, ...]:
    return tuple(Placed(token, int(under)) for token, under in re.findall(r"(\w+)@(\d)", text))


TOKEN_PATTERN: Final = "|".join(TOKEN_NAMES)
GOODS_PATTERN: Final = rf"(?:\d{{1,4}}(?:m|v|{'|'.join(GOOD_NAMES)}))"
SORTS: Final = {
    "city": one_of(CITY_NAMES),
    "good": one_of(GOOD_NAMES),
    "branch": one_of(BRANCH_NAMES),
    "regime": one_of(REGIME_NAMES),
    "sector": one_of(SECTOR_NAMES),
    "condition": one_of(CONDITION_NAMES),
    "pulled": one_of(PULLED_NAMES),
    "block": one_of(BLOCK_NAMES),
    "card": one_of(CARD_NAMES),
    "seat": Sort("[A-F]", read_seat, seat_letter),
    "drawer": Sort(
        "[A-F]|Punic",
        lambda text: PUNIC if text == "Punic" else read_seat(text),
        lambda seat: "Punic" if seat == PUNIC else seat_letter(seat),
    ),
    "seats": Sort(
        "[A-F](?:,[A-F])*",
        lambda t: tuple(sorted({read_seat(s) for s in t.split(",")})),
        lambda v: ",".join(map(seat_letter, v)),
    ),
    "number": Sort(r"\d{1,5}", read_number, str),
    "numbers": Sort(
        r"\d(?:,\d)*", lambda t: tuple(sorted({int(n) for n in t.split(",")})), lambda v: ",".join(map(str, v))
    ),
    "faces": Sort(
        r"[1-6](?: [1-6])*", lambda t: tuple(sorted(int(n) for n in t.split(" "))), lambda v: " ".join(map(str, v))
    ),
    "tokens": list_of(TOKEN_NAMES, TOKEN_NAMES),
    "lots": list_of(GOOD_NAMES, GOOD_NAMES),
    "goods": Sort(rf"{GOODS_PATTERN}(?: {GOODS_PATTERN})*|-", read_goods, write_goods),
    "sales": Sort(rf"(?:{GREEK_PATTERN}):\d(?: (?:{GREEK_PATTERN}):\d)*|-", read_sales, write_sales),
    "shape": Sort(
        r"[0-3](?:-[0-3]){0,2}",
        lambda t: without_end([int(n) for n in t.split("-")]),
        lambda v: "-".join(map(str, v)) or "0",
    ),
    "placed": Sort(
        rf"(?:{TOKEN_PATTERN})@[1-3](?: (?:{TOKEN_PATTERN})@[1-3])*",
        read_placed,
        lambda v: " ".join(f"{each.token}@{each.under}" for each in v),
    ),
    "targets": Sort(r"[1-3]>[1-3](?: [1-3]>[1-3])*|-", read_targets, write_targets),
    "wins": Sort("win|lose", lambda text: text == "win", lambda value: "win" if value else "lose"),
    "free": flag(" free"),
    "halved": flag(" halved"),
    "alliance": flag(" with alliance"),
    "treasury": flag(" +treasury"),
    "voitheia": flag(" +voitheia"),
}

NOTATION: Final = Notation(PATTERNS, SORTS, EXAMPLES, OF_CHANCE)
read_action: Final = NOTATION.read
write_action: Final = NOTATION.write
