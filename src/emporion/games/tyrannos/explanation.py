"""Why an action is refused, in words: the paragraph, what is wrong, and what would be legal."""

from __future__ import annotations

from typing import Any

from emporion.engine.errors import IllegalAction
from emporion.engine.participants import CHANCE
from emporion.games.tyrannos.actions import tokens_of
from emporion.games.tyrannos.cities import CITIES, CITY_NAMES
from emporion.games.tyrannos.codes import city_of
from emporion.games.tyrannos.packing import KIND_TAGS
from emporion.games.tyrannos.refusals import NOT_WITH_ARMY, REFUSALS, TOKENS_NOT_HELD
from emporion.games.tyrannos.rules.armies import commanded_by
from emporion.games.tyrannos.rules.auction import bid_limit
from emporion.games.tyrannos.rules.deployment import tokens_at_hand
from emporion.games.tyrannos.rules.holdings import MINA, wealth
from emporion.games.tyrannos.rules.legality import kinds_asked
from emporion.games.tyrannos.stages import STAGES
from emporion.games.tyrannos.state import State
from emporion.games.tyrannos.steps import ANSWER_BID, CHALLENGE, DEPLOYMENT, step_kind, top
from emporion.games.tyrannos.voitheia import points


def explain(s: State, who: int, code: int, refusal: int) -> IllegalAction:
    paragraph, key = NOT_WITH_ARMY if refusal == TOKENS_NOT_HELD and is_deploying(s) else REFUSALS[refusal]
    stage = STAGES[step_kind(top(s))]
    return IllegalAction(paragraph or stage.paragraph, f"tyrannos-refusal-{key}", facts(s, who, code))


def is_deploying(s: State) -> bool:
    return step_kind(top(s)) == DEPLOYMENT


def facts(s: State, who: int, code: int) -> dict[str, Any]:
    """What a refusal may speak of: only what the seat itself may know."""
    asked = 0 if who == CHANCE else kinds_asked(s, who)
    city = city_of(code)
    general = {
        "asked": ", ".join(tag for kind, tag in KIND_TAGS.items() if asked >> kind & 1) or "-",
        "city": CITY_NAMES[city] if city < CITIES else "-",
        "month": s.month,
        "truce": s.truce_months,
        "embassy-from": s.embassies_wait + 1,
        "offers-per-turn": s.offers_per_turn,
        "limit": bid_limit(s, top(s)) if step_kind(top(s)) in (CHALLENGE, ANSWER_BID) else 0,
    }
    return general | (seat_facts(s, who, city) if who < s.players else {})


def seat_facts(s: State, who: int, city: int) -> dict[str, Any]:
    army = tokens_at_hand(s, commanded_by(s, who)) if is_deploying(s) else 0
    return {
        "hand": " ".join(tokens_of(s.hand[who])) or "-",
        "army": " ".join(tokens_of(army)) or "-",
        "points": points(s.hand[who]),
        "mine": wealth(s, who) // MINA,
        "embassy-after": s.embassy_after[who][city] if city < CITIES else 0,
        "agitate-after": s.agitate_after[who][city] if city < CITIES else 0,
        "war-after": s.war_after[who],
    }
