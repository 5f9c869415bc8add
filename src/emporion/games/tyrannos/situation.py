"""What the open decision of Tyrannos is about, in lines for the terminal: what is on offer, how much is due, which
armies meet, and what a player has to wait for."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from emporion.engine.events import Event
from emporion.engine.lines import all_wrapped
from emporion.engine.packing import members
from emporion.engine.words import numbered
from emporion.games.tyrannos.actions import Goods
from emporion.games.tyrannos.actions import tokens_of as token_names
from emporion.games.tyrannos.cities import CITY_NAMES, GREEK
from emporion.games.tyrannos.codes import CITY, SECTOR_NAMES, UPGRADE, WAREHOUSE, pack
from emporion.games.tyrannos.events import AnswerRevealed, OfferMade, Package, TermsOffered, TributeRolled
from emporion.games.tyrannos.facts import block_asked, duty_text, lots_asked
from emporion.games.tyrannos.goods import GOOD_NAMES
from emporion.games.tyrannos.knowledge import known_state
from emporion.games.tyrannos.narration import (
    MINA,
    TyrannosNarrator,
    good_text,
    lots_text,
    money_text,
)
from emporion.games.tyrannos.notation import read_action
from emporion.games.tyrannos.refusals import MONEY_MISSING
from emporion.games.tyrannos.rules.acts import upgrade_price, upgrade_refusal
from emporion.games.tyrannos.rules.armies import commanded_by, joinable, token_count
from emporion.games.tyrannos.rules.deployment import allowance, tokens_at_hand
from emporion.games.tyrannos.rules.diplomacy import gift_money, gift_of
from emporion.games.tyrannos.rules.holdings import SMALL, in_truce, own_cities
from emporion.games.tyrannos.rules.market import for_sale
from emporion.games.tyrannos.rules.people import check_modifier
from emporion.games.tyrannos.rules.phoenicians import FACE_BITS, SUM
from emporion.games.tyrannos.rules.ranking import cargo_places
from emporion.games.tyrannos.rules.tokens import tokens_wanted
from emporion.games.tyrannos.rules.upkeep import full_tax
from emporion.games.tyrannos.stages import STAGES
from emporion.games.tyrannos.state import State
from emporion.games.tyrannos.steps import ASKED_OF_SEVERAL, top
from emporion.games.tyrannos.view import AnswerView, GroupingView, PlayerView, SideView, Table
from emporion.locales import text

NARRATOR: Final = TyrannosNarrator()
GROUPS: Final = frozenset(STAGES[step].name for step in ASKED_OF_SEVERAL)
"""Stages in which several are asked together."""
AT_PORT: Final = frozenset({"ask-block", "ask-single", "ask-cut-in", "challenge", "answer-bid", "store-block"})
"""Y4.4 to Y4.6 Stages that are about one block."""


def situation_lines(table: Table, names: Sequence[str], language: str) -> list[str]:
    """What everybody sees, then what the viewer is asked, nearest to the prompt."""
    lines = [
        *trade_lines(table, names, language),
        *battle_lines(table, names, language),
        *offer_lines(table, names, language),
    ]
    if is_asked(table) and table.stage in OWN_LINES:
        lines += OWN_LINES[table.stage](table, known_state(table), names, language)
    return all_wrapped(lines)


def is_asked(table: Table) -> bool:
    if table.viewer < 0:
        return False
    return table.viewer in table.waiting if table.stage in GROUPS else table.viewer == table.step.seat


def city_counts(counts: Mapping[int, int]) -> str:
    """Gela (2), Himera."""
    return ", ".join(numbered(CITY_NAMES[c], n) for c, n in counts.items() if n) or "-"


# ---------------------------------------------------------------------------------------------------- trade


def trade_lines(table: Table, names: Sequence[str], language: str) -> list[str]:
    """Y4.3 to Y4.7 What is offered and what is bid, what lies open, what is wanted."""
    if table.stage in AT_PORT:
        return [block_line(table, language), *auction_lines(table, names, language)]
    if table.stage == "take-open":
        blocks = [
            f"{text(language, f'tyrannos-block-{name}')} ({lots_text(lots, language)})"
            for name, lots in table.cargo.blocks.items()
        ]
        return [text(language, "tyrannos-screen-blocks", blocks=", ".join(blocks))]
    return [market_line(table, language)] if table.stage == "selling" else []


def block_line(table: Table, language: str) -> str:
    lots = lots_asked(table)
    block = text(language, f"tyrannos-block-{block_asked(table)}")
    duty = duty_text(lots, table, language)
    return text(language, "tyrannos-screen-block", block=block, lots=lots_text(lots, language), duty=duty)


def auction_lines(table: Table, names: Sequence[str], language: str) -> list[str]:
    """Y4.6 Who takes the block, and for which duty."""
    cargo = table.cargo
    if cargo.bid is not None and table.step.seat is not None and table.stage == "answer-bid":
        rivals = [p for p in (cargo.taker, cargo.challenger) if p not in (None, table.step.seat)]
        bid = money_text(cargo.bid * MINA, language)
        return [text(language, "tyrannos-screen-bid", player=names[p], mine=bid) for p in rivals if p is not None]
    if cargo.taker is not None and table.stage in ("ask-cut-in", "challenge"):
        return [text(language, "tyrannos-screen-taker", player=names[cargo.taker])]
    return []


def market_line(table: Table, language: str) -> str:
    good = GOOD_NAMES[table.step.value]
    key = "tyrannos-screen-dump" if table.market.card is None else "tyrannos-screen-market"
    return text(
        language,
        key,
        good=good_text(good, language),
        price=money_text(table.market.price, language),
        duty=money_text(table.market.duties[good] * MINA, language),
        count=table.market.to_turn,
    )


def room_lines(table: Table, s: State, names: Sequence[str], language: str) -> list[str]:
    """Y4.5 Where there is room for lots."""
    places = {c: cargo_places(s, c) for c in members(own_cities(s, table.viewer))}
    return [text(language, "tyrannos-screen-room", cities=city_counts(places))]


def sale_lines(table: Table, s: State, names: Sequence[str], language: str) -> list[str]:
    lots = {c: for_sale(s, table.viewer, c, table.step.value) for c in range(GREEK)}
    return [text(language, "tyrannos-screen-for-sale", cities=city_counts(lots))]


# ---------------------------------------------------------------------------------------------------- battle


def battle_lines(table: Table, names: Sequence[str], language: str) -> list[str]:
    """Y9 Both armies: by their cities until they are drawn up, then by groupings, from the front line to the last."""
    battle = table.battle
    if battle is None:
        return []
    sides = {"attacker": battle.attacker, "defender": battle.defender}
    is_drawn_up = any(side.groupings for side in sides.values())
    lines = [text(language, "tyrannos-screen-battle", city=battle.target, round=battle.round)]
    if is_drawn_up:
        return lines + [side_line(name, side, names, language) for name, side in sides.items()]
    return lines + [army_line(name, side, names, language) for name, side in sides.items()]


def side_name(name: str, language: str) -> str:
    word = text(language, f"tyrannos-side-{name}")
    return word[:1].upper() + word[1:]


def leader_text(side: SideView, names: Sequence[str], language: str) -> str:
    return text(language, "tyrannos-screen-nobody") if side.commander is None else names[side.commander]


def army_line(name: str, side: SideView, names: Sequence[str], language: str) -> str:
    """Y9.3 The lochoi that each city has sent."""
    return text(
        language,
        "tyrannos-screen-army",
        side=side_name(name, language),
        player=leader_text(side, names, language),
        lochoi=sum(side.cities.values()),
        tokens=sum(map(token_count, side.cities.values())),
        cities=", ".join(f"{city} {lochoi}" for city, lochoi in side.cities.items()) or "-",
    )


def side_line(name: str, side: SideView, names: Sequence[str], language: str) -> str:
    return text(
        language,
        "tyrannos-screen-side",
        side=side_name(name, language),
        player=leader_text(side, names, language),
        army="  ".join(map(grouping_text, side.groupings)) or "-",
        reserve=sum(side.reserve.values()),
        pool=side.pool,
        lost=side.put_out,
        count=len(side.placed),
    )


def grouping_text(grouping: GroupingView) -> str:
    """[4-4-3] with Voitheia under it as stars, or what has left the field."""
    men = "-".join(str(line.lochoi) for line in grouping.lines)
    return f"[{men or 'x'}]{'*' * grouping.tokens}"


def join_lines(table: Table, s: State, names: Sequence[str], language: str) -> list[str]:
    """Y9.3 Which side is asked for help, and the tokens that can be sent."""
    side = table.step.value
    tokens = {c: token_count(s.army[c]) for c in members(joinable(s, table.viewer, side))}
    word = text(language, f"tyrannos-side-{('attacker', 'defender')[side]}")
    return [text(language, "tyrannos-screen-join", side=word, cities=city_counts(tokens), count=sum(tokens.values()))]


def deployment_lines(table: Table, s: State, names: Sequence[str], language: str) -> list[str]:
    """Y9.5 How many Voitheia may be placed, and which are at hand, in notation: that is how they are typed."""
    side = commanded_by(s, table.viewer)
    at_hand = " ".join(token_names(tokens_at_hand(s, side))) or "-"
    return [text(language, "tyrannos-screen-allowance", count=allowance(s, side), tokens=at_hand)]


def beaten_lines(table: Table, s: State, names: Sequence[str], language: str) -> list[str]:
    """Y9.15 What there is to be had in the beaten city."""
    city = next(city for city in table.cities if city.name == table.step.city)
    treasury = money_text(city.treasury, language)
    facts = {"city": city.name, "level": city.level, "warehouse": city.warehouse, "army": city.army}
    return [text(language, "tyrannos-screen-beaten", treasury=treasury, **facts)]


# ---------------------------------------------------------------------------------------------------- offers


def offer_lines(table: Table, names: Sequence[str], language: str) -> list[str]:
    """Y8.8, Y9.4 The offer or the terms on the table, and the answers that the viewer knows."""
    events: list[Event] = []
    if table.offer is not None:
        offer = table.offer
        events.append(OfferMade(offer.seat, offer.to, package_of(offer.give, offer.want, offer.alliance)))
        events += [answer_event(answer) for answer in offer.answers if answer.answer is not None]
    if table.terms is not None:
        terms = table.terms
        events.append(TermsOffered(terms.seat, package_of(terms.give, terms.want, terms.alliance)))
    return [NARRATOR.narrate(event, names, language) for event in events]


def package_of(give: Goods | None, want: Goods | None, alliance: bool | None) -> Package | None:
    """None if the viewer may not know it."""
    return None if give is None or want is None else Package(give, want, bool(alliance))


def answer_event(answer: AnswerView) -> AnswerRevealed:
    given = read_action(answer.answer or "decline")
    tag = str(given.__struct_config__.tag)
    counter = Package(given.give, given.want, given.alliance) if tag == "counter" else None  # type: ignore[attr-defined]
    return AnswerRevealed(answer.seat, tag, counter)


def consent_lines(table: Table, s: State, names: Sequence[str], language: str) -> list[str]:
    """Y8.3 Whose embassy, to which ally, with which gift."""
    gift = money_text(gift_money(s.offer) * MINA, language)
    facts = {"player": names[s.turn], "city": table.step.city, "gift": gift, "points": gift_of(s.offer)}
    return [text(language, "tyrannos-screen-consent", **facts)]


# ---------------------------------------------------------------------------------------------------- sums and checks


def sum_lines(table: Table, s: State, names: Sequence[str], language: str) -> list[str]:
    return [text(language, "tyrannos-screen-due", sum=money_text(table.step.value * SMALL, language))]


def points_lines(table: Table, s: State, names: Sequence[str], language: str) -> list[str]:
    return [text(language, "tyrannos-screen-points-due", points=table.step.value)]


def tokens_lines(table: Table, s: State, names: Sequence[str], language: str) -> list[str]:
    return [text(language, "tyrannos-screen-tokens-due", count=tokens_wanted(s, table.viewer, top(s)))]


def costs_lines(table: Table, s: State, names: Sequence[str], language: str) -> list[str]:
    """Y6.1 What a city costs, and what there is to pay it."""
    c = CITY_NAMES.index(table.step.city or "")
    sums = {"costs": s.costs * MINA, "treasury": s.treasury[c], "tax": full_tax(s, c)}
    words = {name: money_text(drachmas, language) for name, drachmas in sums.items()}
    return [text(language, "tyrannos-screen-costs", city=CITY_NAMES[c], **words)]


def check_lines(table: Table, s: State, names: Sequence[str], language: str) -> list[str]:
    """Y7.1 What is added to the die."""
    c = CITY_NAMES.index(table.step.city or "")
    modifier = f"{check_modifier(s, c, table.step.value):+}".replace("-", "−")
    return [text(language, "tyrannos-screen-check", city=CITY_NAMES[c], modifier=modifier)]


def tribute_lines(table: Table, s: State, names: Sequence[str], language: str) -> list[str]:
    mine = SUM // MINA * (table.step.value & FACE_BITS)
    return [NARRATOR.narrate(TributeRolled(table.step.city or "", mine), names, language)]


# ---------------------------------------------------------------------------------------------------- the turn


def turn_lines(table: Table, s: State, names: Sequence[str], language: str) -> list[str]:
    return [*level_lines(table, s, language), *delay_lines(table, s, names, language)]


def level_lines(table: Table, s: State, language: str) -> list[str]:
    """Y2.2 The prices of levels that could be built if there were more money; the others stand in the menu."""
    levels = [
        text(
            language,
            "tyrannos-screen-level",
            city=CITY_NAMES[c],
            sector=text(language, f"tyrannos-sector-{SECTOR_NAMES[sector]}"),
            sum=money_text(upgrade_price(s, table.viewer, c, sector), language),
        )
        for c in members(own_cities(s, table.viewer))
        for sector in (CITY, WAREHOUSE)
        if upgrade_refusal(s, table.viewer, pack(UPGRADE, c, sector, 0)) == MONEY_MISSING
    ]
    return [text(language, "tyrannos-screen-levels", levels="; ".join(levels))] if levels else []


def delay_lines(table: Table, s: State, names: Sequence[str], language: str) -> list[str]:
    """What the player has to wait for, and for how long."""
    me = table.players[table.viewer]
    waits = {
        "embassy": [wait_text(city, month, language) for city, month in me.embassy_after.items()],
        "agitation": [wait_text(city, month, language) for city, month in me.agitate_after.items()],
        "war": [text(language, "tyrannos-wait-month", month=me.war_after)] if me.war_after > s.month else [],
        "peace": [
            wait_text(names[p], month, language)
            for p, player in enumerate(table.players)
            if p != table.viewer and (month := safe_until(player)) > s.month and not player.left
        ],
        "oath": [
            wait_text(city, month, language)
            for p, player in enumerate(table.players)
            for city, month in player.oath_until.items()
            if p != table.viewer
        ],
    }
    scope = "general-truce" if s.truce_everywhere else "truce"
    truce = [text(language, f"tyrannos-wait-{scope}", month=s.truce_months)] if in_truce(s) else []
    return truce + [text(language, f"tyrannos-wait-{act}", what=", ".join(each)) for act, each in waits.items() if each]


def wait_text(what: str, month: int | None, language: str) -> str:
    """Gela (month 7); None for never."""
    if month is None:
        return text(language, "tyrannos-wait-never", what=what)
    return text(language, "tyrannos-wait-until", what=what, month=month)


def safe_until(player: PlayerView) -> int:
    """Y9.2, Y5.4 The month from which on war can be declared on a player again."""
    return max(player.peace_until, player.congress_until)


OWN_LINES: Final[dict[str, Callable[[Table, State, Sequence[str], str], list[str]]]] = {
    "ask-block": room_lines,
    "ask-single": room_lines,
    "ask-cut-in": room_lines,
    "store-block": room_lines,
    "take-open": room_lines,
    "selling": sale_lines,
    "join-war": join_lines,
    "deployment": deployment_lines,
    "impose-condition": beaten_lines,
    "consent": consent_lines,
    "pay": sum_lines,
    "spend-points": points_lines,
    "discard-extra": tokens_lines,
    "lose-tokens": tokens_lines,
    "give-tokens": tokens_lines,
    "swap-tokens": tokens_lines,
    "costs": costs_lines,
    "check": check_lines,
    "tribute": tribute_lines,
    "acts": turn_lines,
}
"""What the viewer must know to answer, by the stage."""
