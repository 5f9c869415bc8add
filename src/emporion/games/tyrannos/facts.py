"""What a player wants to know before choosing an action of Tyrannos: its price, what it brings, what may come of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from emporion.engine.actions import Action
from emporion.engine.words import numbered
from emporion.games.tyrannos import actions
from emporion.games.tyrannos.actions import BLOCK_NAMES, Names
from emporion.games.tyrannos.cities import CITY_NAMES
from emporion.games.tyrannos.codes import REGIME_NAMES, SECTOR_NAMES
from emporion.games.tyrannos.goods import GOOD_NAMES
from emporion.games.tyrannos.knowledge import known_state
from emporion.games.tyrannos.moira import AMOUNT, PRICE
from emporion.games.tyrannos.narration import MINA, good_text, money_text, tokens_text
from emporion.games.tyrannos.packing import encode
from emporion.games.tyrannos.prospects import chances, prospect
from emporion.games.tyrannos.rules.acts import TOKEN_PRICE, upgrade_price
from emporion.games.tyrannos.rules.diplomacy import PART_POINTS, gift_money, lure_money, lure_points, parts_of
from emporion.games.tyrannos.rules.holdings import TALENT, is_new
from emporion.games.tyrannos.rules.phoenicians import FACE_BITS, SUM
from emporion.games.tyrannos.rules.storing import LOT_AT, PORT_BITS
from emporion.games.tyrannos.rules.upkeep import full_tax
from emporion.games.tyrannos.view import Table
from emporion.locales import text

HEAVY: Final = "heavy"


def action_facts(action: Action, table: Table, language: str) -> str:
    """Empty if the words of the action say it all."""
    told = FACTS.get(type(action))
    return "" if told is None else told(action, table, language)


# ---------------------------------------------------------------------------------------------------- cargo and market


def block_asked(table: Table) -> str:
    """Y4.3 The block that the open decision is about."""
    return BLOCK_NAMES[table.step.value & PORT_BITS]


def lots_asked(table: Table) -> Names:
    """Its lots, or the one of them that was taken."""
    lot = table.step.value >> LOT_AT if table.stage == "store-block" else 0
    return (GOOD_NAMES[lot - 1],) if lot else table.cargo.blocks.get(block_asked(table), ())


def duty_text(lots: Names, table: Table, language: str) -> str:
    return money_text(sum(table.market.duties[good] for good in lots) * MINA, language)


def take_facts(action: actions.Take, table: Table, language: str) -> str:
    lots = table.cargo.blocks.get(action.block, ()) if action.block else lots_asked(table)
    return text(language, "tyrannos-fact-duty", sum=duty_text(lots, table, language))


def lot_facts(action: actions.TakeLot, table: Table, language: str) -> str:
    return text(language, "tyrannos-fact-duty", sum=duty_text((action.good,), table, language))


def store_facts(action: actions.Store, table: Table, language: str) -> str:
    """Y4.5 Of two goods, which goes where."""
    lots = lots_asked(table)
    if len(set(lots)) < 2 or action.city == action.second:
        return ""
    goods = [good_text(good, language) for good in lots]
    return text(language, "tyrannos-fact-stored", good=goods[0], city=action.city, other=goods[1], second=action.second)


def sale_facts(action: actions.Sell, table: Table, language: str) -> str:
    """Y4.7 How many lots of which good, and what they bring."""
    count = sum(action.lots)
    if not count:
        return ""
    lots = numbered(good_text(GOOD_NAMES[table.step.value], language), count)
    return text(language, "tyrannos-fact-sold", lots=lots, sum=money_text(count * table.market.price, language))


def lot_sale_facts(action: actions.SellLot, table: Table, language: str) -> str:
    """Y5.4 A good price: twice the duty."""
    return gain_text(2 * table.market.duties[action.good] * MINA, language)


# ---------------------------------------------------------------------------------------------------- prices


def gain_text(drachmas: int, language: str) -> str:
    return text(language, "tyrannos-fact-gain", sum=money_text(drachmas, language))


def price_text(drachmas: int, language: str, points: int = 0) -> str:
    """What something costs: money, and points of Voitheia besides."""
    sum = money_text(drachmas, language)
    if points:
        return text(language, "tyrannos-fact-price-points", sum=sum, points=points)
    return text(language, "tyrannos-fact-price", sum=sum) if drachmas else text(language, "tyrannos-fact-free")


def upgrade_facts(action: actions.Upgrade, table: Table, language: str) -> str:
    """Y2.2; Y5.4 what colonists build is free."""
    if table.stage != "acts":
        return price_text(0, language)
    c, sector = CITY_NAMES.index(action.city), SECTOR_NAMES.index(action.sector)
    return price_text(upgrade_price(known_state(table), table.viewer, c, sector), language)


def purchase_facts(action: actions.BuyTokens, table: Table, language: str) -> str:
    return price_text(action.count * TOKEN_PRICE, language)


def embassy_facts(action: actions.SendEmbassy, table: Table, language: str) -> str:
    code = encode(action)
    return price_text(gift_money(code) * MINA, language, PART_POINTS * parts_of(code))


def lure_facts(action: actions.Lure, table: Table, language: str) -> str:
    code = encode(action)
    return price_text(lure_money(code) * MINA, language, lure_points(code))


def agitation_facts(action: actions.Agitate, table: Table, language: str) -> str:
    """Y7.7; Y5.4 exiles plot for nothing. Y7.5 A city gained this month takes no check, so that most rolls fail."""
    price = price_text(TALENT if table.stage == "acts" else 0, language)
    if not is_new(known_state(table), CITY_NAMES.index(action.city)):
        return price
    return f"{price}; {text(language, 'tyrannos-fact-gained')}"


def choice_facts(action: actions.Choose, table: Table, language: str) -> str:
    """Y5.2, Y10.2 How much of what is lost."""
    if table.stage == "tribute":
        sum = SUM * (table.step.value & FACE_BITS)
        return price_text(sum, language) if action.branch == "money" else ""
    if table.stage != "choose-fate":
        return ""
    event = table.step.value
    if action.branch == "money":
        return price_text(PRICE[event] * MINA, language)
    if action.branch not in ("check", "lochoi", "tokens"):
        return ""
    return text(language, f"tyrannos-fact-{action.branch}", count=AMOUNT[event])


# ---------------------------------------------------------------------------------------------------- cities


def purse_facts(action: actions.PayFrom, table: Table, language: str) -> str:
    treasury = next(city.treasury for city in table.cities if city.name == action.city)
    return text(language, "tyrannos-fact-treasury", sum=money_text(treasury, language))


def tax_facts(action: actions.Tax, table: Table, language: str) -> str:
    """Y6.1 The tax of a regime, before costs and what the people hold back."""
    return gain_text(tax_by(action.regime, action.city, table), language)


def protest_facts(action: actions.Impose | actions.GiveWay, table: Table, language: str) -> str:
    regime = HEAVY if isinstance(action, actions.Impose) else "normal"
    return gain_text(tax_by(regime, action.city, table), language)


def tax_by(regime: str, city: str, table: Table) -> int:
    s = known_state(table)
    s.regime = REGIME_NAMES.index(regime)
    return full_tax(s, CITY_NAMES.index(city))


# ---------------------------------------------------------------------------------------------------- war


def war_facts(action: actions.DeclareWar, table: Table, language: str) -> str:
    """Y9.1 The armies that take the field of themselves, and what may come of it."""
    found = prospect(known_state(table), table.viewer, CITY_NAMES.index(action.city))
    if found.odds is None:
        return text(language, "tyrannos-fact-war-undefended", own=found.own)
    win, draw, lose = chances(found.odds)
    return text(language, "tyrannos-fact-war", own=found.own, enemy=found.enemy, win=win, draw=draw, lose=lose)


def plan_facts(action: actions.Plan, table: Table, language: str) -> str:
    """Y9.7 Who supports whom; Y9.8 the Voitheia that are played, which the action names by their places."""
    told = [
        text(language, "tyrannos-fact-support", grouping=g, supported=supported)
        for g, supported in enumerate(action.supports, 1)
        if supported
    ]
    if table.battle is not None and action.played:
        own = table.battle.attacker if table.battle.attacker.commander == table.viewer else table.battle.defender
        played = tuple(each.token for each in own.placed if each.place in action.played and each.token is not None)
        told.append(tokens_text(played, language))
    return "; ".join(told)


FACTS: Final[dict[type[Action], Callable[[Any, Table, str], str]]] = {
    actions.Take: take_facts,
    actions.TakeLot: lot_facts,
    actions.Store: store_facts,
    actions.Sell: sale_facts,
    actions.SellLot: lot_sale_facts,
    actions.Upgrade: upgrade_facts,
    actions.BuyTokens: purchase_facts,
    actions.SendEmbassy: embassy_facts,
    actions.Lure: lure_facts,
    actions.Agitate: agitation_facts,
    actions.Choose: choice_facts,
    actions.PayFrom: purse_facts,
    actions.Tax: tax_facts,
    actions.Impose: protest_facts,
    actions.GiveWay: protest_facts,
    actions.Plan: plan_facts,
    actions.DeclareWar: war_facts,
}
