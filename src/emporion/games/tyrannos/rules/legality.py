"""What may be done: the kinds of actions a seat is asked for, every legal action, and why another is refused."""

from __future__ import annotations

from emporion.engine.participants import CHANCE
from emporion.games.tyrannos.codes import COUNTER, DEPLOY, END_PACT, MAKE_OFFER, OFFER_TERMS, kind_of, well_formed
from emporion.games.tyrannos.refusals import MALFORMED, NOT_ASKED
from emporion.games.tyrannos.rules.acts import ALL_ACTS, acts_actions, acts_kinds, acts_refusal
from emporion.games.tyrannos.rules.aftermath import aftermath_actions, aftermath_kinds, aftermath_refusal
from emporion.games.tyrannos.rules.battle import (
    battle_actions,
    battle_kinds,
    battle_refusal,
    sample_deploy,
    sample_terms,
)
from emporion.games.tyrannos.rules.cargo import cargo_actions, cargo_kinds, cargo_refusal
from emporion.games.tyrannos.rules.chance import draw_refusal
from emporion.games.tyrannos.rules.diplomacy import (
    diplomacy_actions,
    diplomacy_kinds,
    diplomacy_refusal,
    end_pact_refusal,
    may_end_pacts,
    pact_endings,
)
from emporion.games.tyrannos.rules.exchange import (
    exchange_actions,
    exchange_kinds,
    exchange_refusal,
    sample_counter,
    sample_offer,
)
from emporion.games.tyrannos.rules.market import market_actions, market_kinds, market_refusal
from emporion.games.tyrannos.rules.moira import moira_actions, moira_kinds, moira_refusal
from emporion.games.tyrannos.rules.money import money_actions, money_kinds, money_refusal
from emporion.games.tyrannos.rules.order import awaited
from emporion.games.tyrannos.rules.people import people_actions, people_kinds, people_refusal
from emporion.games.tyrannos.rules.phoenicians import phoenicians_actions, phoenicians_kinds, phoenicians_refusal
from emporion.games.tyrannos.rules.tokens import tokens_actions, tokens_kinds, tokens_refusal
from emporion.games.tyrannos.rules.upkeep import upkeep_actions, upkeep_kinds, upkeep_refusal
from emporion.games.tyrannos.rules.war import war_actions, war_answer_refusal, war_kinds
from emporion.games.tyrannos.state import State
from emporion.games.tyrannos.steps import (
    ACTS,
    AFTER_BATTLE,
    BOOK_TAX,
    CLOSE_OFFER,
    DUMP,
    END_ROUND,
    MUSTER,
    PAY,
    PLOT,
    ROLL_AGITATION,
    ROLL_LURE,
    TAKE_OPEN,
    TAKE_RANDOM,
    step_kind,
    top,
)
from emporion.kernel.record import Row
from emporion.kernel.rule import rule


@rule
def kinds_asked(s: State, who: int) -> int:
    """The kinds of actions among which a seat chooses now, as a set."""
    if awaited(s) >> who & 1 == 0 or who == CHANCE:
        return 0
    kinds = kinds_in(s, who, top(s))
    return kinds | 1 << END_PACT if may_end_pacts(s, who, top(s)) else kinds


@rule
def kinds_in(s: State, p: int, step: int) -> int:
    if step_kind(step) <= PLOT:
        return moira_kinds(s, p, step)
    if step_kind(step) <= TAKE_RANDOM:
        return tokens_kinds(s, p, step)
    if step_kind(step) <= PAY:
        return money_kinds(s, p, step)
    if step_kind(step) <= ROLL_AGITATION:
        return people_kinds(s, p, step)
    if step_kind(step) <= BOOK_TAX:
        return upkeep_kinds(s, p, step)
    if step_kind(step) <= ACTS:
        return acts_kinds(s, p, step)
    if step_kind(step) <= ROLL_LURE:
        return diplomacy_kinds(s, p, step)
    if step_kind(step) <= CLOSE_OFFER:
        return exchange_kinds(s, p, step)
    if step_kind(step) <= TAKE_OPEN:
        return cargo_kinds(s, p, step)
    if step_kind(step) <= DUMP:
        return market_kinds(s, p, step)
    if step_kind(step) <= MUSTER:
        return war_kinds(s, p, step)
    if step_kind(step) <= END_ROUND:
        return battle_kinds(s, p, step)
    if step_kind(step) <= AFTER_BATTLE:
        return aftermath_kinds(s, p, step)
    return phoenicians_kinds(s, p, step)


@rule
def actions_of_kind(s: State, p: int, kind: int, reduced: int, out: Row, n: int) -> int:
    """Append every legal action of a kind; offers, terms and deployments are too many and are sampled instead."""
    step = top(s)
    if kind == END_PACT:
        return pact_endings(s, p, out, n)
    if step_kind(step) <= PLOT:
        return moira_actions(s, p, step, kind, reduced, out, n)
    if step_kind(step) <= TAKE_RANDOM:
        return tokens_actions(s, p, step, kind, reduced, out, n)
    if step_kind(step) <= PAY:
        return money_actions(s, p, step, kind, reduced, out, n)
    if step_kind(step) <= ROLL_AGITATION:
        return people_actions(s, p, step, kind, reduced, out, n)
    if step_kind(step) <= BOOK_TAX:
        return upkeep_actions(s, p, step, kind, reduced, out, n)
    if step_kind(step) <= ACTS:
        return acts_actions(s, p, step, kind, reduced, out, n)
    if step_kind(step) <= ROLL_LURE:
        return diplomacy_actions(s, p, step, kind, reduced, out, n)
    if step_kind(step) <= CLOSE_OFFER:
        return exchange_actions(s, p, step, kind, reduced, out, n)
    if step_kind(step) <= TAKE_OPEN:
        return cargo_actions(s, p, step, kind, reduced, out, n)
    if step_kind(step) <= DUMP:
        return market_actions(s, p, step, kind, reduced, out, n)
    if step_kind(step) <= MUSTER:
        return war_actions(s, p, step, kind, reduced, out, n)
    if step_kind(step) <= END_ROUND:
        return battle_actions(s, p, step, kind, reduced, out, n)
    if step_kind(step) <= AFTER_BATTLE:
        return aftermath_actions(s, p, step, kind, reduced, out, n)
    return phoenicians_actions(s, p, step, kind, reduced, out, n)


@rule
def sample_of_kind(s: State, p: int, kind: int, rng: Row) -> int:
    """A random action of a kind that is not listed, 0 if there is none."""
    if kind == MAKE_OFFER:
        return sample_offer(s, p, rng)
    if kind == COUNTER:
        return sample_counter(s, p, rng)
    if kind == DEPLOY:
        return sample_deploy(s, p, top(s), rng)
    return sample_terms(s, p, top(s), rng) if kind == OFFER_TERMS else 0


@rule
def refusal(s: State, who: int, action: int) -> int:
    """Why an action is not legal now, or ALLOWED: the authority for every action."""
    if not well_formed(action):
        return MALFORMED
    if who == CHANCE:
        return draw_refusal(s, action)
    if kinds_answered(s, who) >> kind_of(action) & 1 == 0:
        return NOT_ASKED
    return refusal_in(s, who, top(s), action)


@rule
def kinds_answered(s: State, who: int) -> int:
    """Those that are asked; of acts also those that are used up for this turn, for their chapters say so (Y6.2)."""
    kinds = kinds_asked(s, who)
    return ALL_ACTS if kinds != 0 and step_kind(top(s)) == ACTS else kinds


@rule
def refusal_in(s: State, p: int, step: int, action: int) -> int:
    if kind_of(action) == END_PACT:
        return end_pact_refusal(s, p, action)
    if step_kind(step) <= PLOT:
        return moira_refusal(s, p, step, action)
    if step_kind(step) <= TAKE_RANDOM:
        return tokens_refusal(s, p, step, action)
    if step_kind(step) <= PAY:
        return money_refusal(s, p, step, action)
    if step_kind(step) <= ROLL_AGITATION:
        return people_refusal(s, p, step, action)
    if step_kind(step) <= BOOK_TAX:
        return upkeep_refusal(s, p, step, action)
    if step_kind(step) <= ACTS:
        return acts_refusal(s, p, step, action)
    if step_kind(step) <= ROLL_LURE:
        return diplomacy_refusal(s, p, step, action)
    if step_kind(step) <= CLOSE_OFFER:
        return exchange_refusal(s, p, step, action)
    if step_kind(step) <= TAKE_OPEN:
        return cargo_refusal(s, p, step, action)
    if step_kind(step) <= DUMP:
        return market_refusal(s, p, step, action)
    if step_kind(step) <= MUSTER:
        return war_answer_refusal(s, p, step, action)
    if step_kind(step) <= END_ROUND:
        return battle_refusal(s, p, step, action)
    if step_kind(step) <= AFTER_BATTLE:
        return aftermath_refusal(s, p, step, action)
    return phoenicians_refusal(s, p, step, action)
