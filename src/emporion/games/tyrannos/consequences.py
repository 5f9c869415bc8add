"""What followed of itself: read off the state before an action and the one after it."""

from __future__ import annotations

from emporion.engine.events import Event
from emporion.engine.packing import members
from emporion.games.tyrannos import events as told
from emporion.games.tyrannos.actions import lots_of
from emporion.games.tyrannos.cities import CITY_NAMES, GREEK
from emporion.games.tyrannos.rules.holdings import is_living
from emporion.games.tyrannos.state import RESULT_NAMES, SIDE_NAMES, State
from emporion.games.tyrannos.steps import AFTER_BATTLE, END_BATTLE, step_kind


def consequences(before: State, after: State) -> list[Event]:
    """What followed of itself, in the order in which one wants to hear it."""
    events = battle_consequences(before, after)
    for c in range(GREEK):
        events += city_consequences(before, after, c)
    for p in range(before.players):
        events += player_consequences(before, after, p)
    if after.month != before.month:
        events.append(told.MonthBegan(after.month))
        if before.month > 0 and after.archon != before.archon:
            events.append(told.ArchonChanged(after.archon))
    if after.turn != before.turn and after.turn >= 0:
        events.append(told.TurnBegan(after.turn))
    return events


def is_decided(s: State) -> bool:
    """Whether a battle is over and only its consequences are left."""
    kinds = {step_kind(step) for step in s.agenda[: s.depth]}
    return not s.target or any(kind in kinds for kind in range(END_BATTLE, AFTER_BATTLE + 1))


def battle_consequences(before: State, after: State) -> list[Event]:
    events: list[Event] = []
    if after.target and not before.target and after.invasion:
        events.append(told.InvasionBegan(CITY_NAMES[after.target - 1]))
    if before.target and not is_decided(before) and is_decided(after):
        if after.target:
            winner = SIDE_NAMES[after.winner] if after.winner >= 0 else None
            events.append(told.BattleEnded(RESULT_NAMES[after.result], winner))
        else:
            events.append(told.BattleEnded("over"))
    for p in range(before.players):
        if after.battle_points[p] > before.battle_points[p]:
            events.append(told.PointsWon(p, after.battle_points[p] - before.battle_points[p]))
    return events


def city_consequences(before: State, after: State, c: int) -> list[Event]:
    name = CITY_NAMES[c]
    if before.standing >> c & 1 and not after.standing >> c & 1:
        owner = before.owner[c]
        return [told.CityRazed(name), *([told.CityLost(owner - 1, name)] if owner else [])]
    return [
        *owner_events(before, after, c, name),
        *level_events(before.city_level[c], after.city_level[c], name, "city"),
        *level_events(before.store_level[c], after.store_level[c], name, "warehouse"),
        *([told.CityIdle(name)] if after.idle >> c & 1 and not before.idle >> c & 1 else []),
        *army_events(before, after, c, name),
        *lot_events(before, after, c, name),
        *money_events(after.treasury[c] - before.treasury[c], name),
    ]


def owner_events(before: State, after: State, c: int, name: str) -> list[Event]:
    was, now = before.owner[c] - 1, after.owner[c] - 1
    if was == now or (c in after.original and c not in before.original):
        return []
    lost: list[Event] = [told.CityLost(was, name)] if was >= 0 else []
    return [*lost, told.CityGained(now, name)] if now >= 0 else lost


def level_events(was: int, now: int, name: str, sector: str) -> list[Event]:
    if was == now:
        return []
    return [told.LevelRaised(name, sector, now) if now > was else told.LevelLost(name, sector, now)]


def army_events(before: State, after: State, c: int, name: str) -> list[Event]:
    grown = after.army[c] - before.army[c]
    if not grown:
        return []
    return [told.ArmyGrew(name, grown) if grown > 0 else told.ArmyShrank(name, -grown)]


def lot_events(before: State, after: State, c: int, name: str) -> list[Event]:
    was, now = list(lots_of(before.lots[c])), list(lots_of(after.lots[c]))
    for good in list(was):
        if good in now:
            was.remove(good)
            now.remove(good)
    stored: list[Event] = [told.LotsStored(name, tuple(now))] if now else []
    return [told.LotsGone(name, tuple(was)), *stored] if was else stored


def money_events(change: int, name: str) -> list[Event]:
    if not change:
        return []
    return [told.MoneyEarned(name, change) if change > 0 else told.MoneyPaid(name, -change)]


def player_consequences(before: State, after: State, p: int) -> list[Event]:
    events: list[Event] = []
    if is_living(before, p) and not is_living(after, p):
        events.append(told.PlayerLeft(p))
    elif after.residence[p] != before.residence[p] and after.residence[p] >= 0 and before.original[p] >= 0:
        events.append(told.ResidenceMoved(p, CITY_NAMES[after.residence[p]]))
    events += [told.AllianceMade(p, CITY_NAMES[c]) for c in members(after.allies[p] & ~before.allies[p])]
    events += [told.AllianceEnded(p, CITY_NAMES[c]) for c in members(before.allies[p] & ~after.allies[p])]
    events += [told.PactMade(p, q) for q in members(after.pact[p] & ~before.pact[p]) if q > p]
    events += [told.PactEnded(p, q) for q in members(before.pact[p] & ~after.pact[p]) if q > p]
    return events
