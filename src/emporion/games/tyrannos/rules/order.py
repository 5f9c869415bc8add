"""The order of play: the steps of the agenda, each done by its chapter, until somebody must be asked."""

from __future__ import annotations

from emporion.engine.participants import CHANCE
from emporion.games.tyrannos.codes import END_PACT, kind_of
from emporion.games.tyrannos.rules.acts import acts_apply, acts_stale
from emporion.games.tyrannos.rules.aftermath import aftermath_apply, aftermath_chance, aftermath_proceed
from emporion.games.tyrannos.rules.auction import cargo_close
from emporion.games.tyrannos.rules.battle import battle_apply, battle_chance, battle_close, battle_proceed
from emporion.games.tyrannos.rules.cargo import cargo_apply, cargo_chance, cargo_proceed
from emporion.games.tyrannos.rules.diplomacy import diplomacy_chance, diplomacy_close, end_pact_of
from emporion.games.tyrannos.rules.exchange import exchange_apply, exchange_close
from emporion.games.tyrannos.rules.market import market_chance, market_close, market_proceed
from emporion.games.tyrannos.rules.moira import moira_apply, moira_chance, moira_proceed, moira_stale
from emporion.games.tyrannos.rules.money import money_apply, money_stale
from emporion.games.tyrannos.rules.month import month_proceed
from emporion.games.tyrannos.rules.people import people_apply, people_chance, people_proceed, people_stale
from emporion.games.tyrannos.rules.phoenicians import phoenicians_apply, phoenicians_chance, phoenicians_proceed
from emporion.games.tyrannos.rules.scoring import scoring_proceed
from emporion.games.tyrannos.rules.setup import setup_chance
from emporion.games.tyrannos.rules.tokens import tokens_apply, tokens_chance, tokens_close, tokens_stale
from emporion.games.tyrannos.rules.upkeep import upkeep_apply, upkeep_chance, upkeep_proceed, upkeep_stale
from emporion.games.tyrannos.rules.war import war_close, war_proceed
from emporion.games.tyrannos.state import State
from emporion.games.tyrannos.steps import (
    ACTS,
    AFTER_BATTLE,
    BOOK_TAX,
    BY_CHANCE,
    CLOSE_OFFER,
    DRAW_ARCHON,
    DUMP,
    END_ROUND,
    GROUP,
    MUSTER,
    NOBODY,
    PAY,
    PLOT,
    ROLL_AGITATION,
    ROLL_LURE,
    ROLL_RANSOM,
    TAKE_OPEN,
    TAKE_RANDOM,
    TURN,
    WHO,
    pop,
    step_kind,
    step_seat,
    top,
)
from emporion.kernel.rule import rule

# ---------------------------------------------------------------------------------------------------- who is asked


@rule
def awaited(s: State) -> int:
    """Who must decide now, as a set of seats and CHANCE; empty when the game is over."""
    if s.depth == 0:
        return 0
    step = top(s)
    who = WHO[step_kind(step)]
    if who == BY_CHANCE:
        return 1 << CHANCE
    return s.waiting if who == GROUP else 1 << step_seat(step)


# ---------------------------------------------------------------------------------------------------- what happens


@rule
def apply(s: State, who: int, action: int) -> None:
    """Carry out a legal action and go on to the next decision."""
    step = top(s)
    if who == CHANCE:
        chance(s, step, action)
    elif WHO[step_kind(step)] == GROUP:
        s.choice[who] = action
        s.waiting &= ~(1 << who)
        if s.waiting == 0:
            close(s, step)
    else:
        decide(s, who, step, action)
    go_on(s)


@rule
def go_on(s: State) -> None:
    """Do all that nobody is asked for."""
    while s.depth > 0:
        step = top(s)
        if WHO[step_kind(step)] == NOBODY:
            proceed(s, step)
        elif is_stale(s, step):
            pop(s)
        else:
            return


@rule
def proceed(s: State, step: int) -> None:
    """A step that nobody is asked for."""
    if step_kind(step) <= TURN:
        month_proceed(s, step)
    elif step_kind(step) <= PLOT:
        moira_proceed(s, step)
    elif step_kind(step) <= ROLL_AGITATION:
        people_proceed(s, step)
    elif step_kind(step) <= BOOK_TAX:
        upkeep_proceed(s, step)
    elif step_kind(step) <= TAKE_OPEN:
        cargo_proceed(s, step)
    elif step_kind(step) <= DUMP:
        market_proceed(s, step)
    elif step_kind(step) <= MUSTER:
        war_proceed(s, step)
    elif step_kind(step) <= END_ROUND:
        battle_proceed(s, step)
    elif step_kind(step) <= AFTER_BATTLE:
        aftermath_proceed(s, step)
    elif step_kind(step) <= ROLL_RANSOM:
        phoenicians_proceed(s, step)
    else:
        scoring_proceed(s, step)


@rule
def is_stale(s: State, step: int) -> bool:
    """Whether a question has lost its point: who was to answer has left, or what it was about is gone."""
    if step_kind(step) <= TURN:
        return False
    if step_kind(step) <= PLOT:
        return moira_stale(s, step)
    if step_kind(step) <= TAKE_RANDOM:
        return tokens_stale(s, step)
    if step_kind(step) <= PAY:
        return money_stale(s, step)
    if step_kind(step) <= ROLL_AGITATION:
        return people_stale(s, step)
    if step_kind(step) <= BOOK_TAX:
        return upkeep_stale(s, step)
    if step_kind(step) <= ACTS:
        return acts_stale(s, step)
    return False


@rule
def decide(s: State, p: int, step: int, action: int) -> None:
    """The answer of one seat."""
    if kind_of(action) == END_PACT:
        end_pact_of(s, p, action)
    elif step_kind(step) <= PLOT:
        moira_apply(s, p, step, action)
    elif step_kind(step) <= TAKE_RANDOM:
        tokens_apply(s, p, step, action)
    elif step_kind(step) <= PAY:
        money_apply(s, p, step, action)
    elif step_kind(step) <= ROLL_AGITATION:
        people_apply(s, p, step, action)
    elif step_kind(step) <= BOOK_TAX:
        upkeep_apply(s, p, step, action)
    elif step_kind(step) <= ACTS:
        acts_apply(s, p, step, action)
    elif step_kind(step) <= CLOSE_OFFER:
        exchange_apply(s, p, step, action)
    elif step_kind(step) <= TAKE_OPEN:
        cargo_apply(s, p, step, action)
    elif step_kind(step) <= END_ROUND:
        battle_apply(s, p, step, action)
    elif step_kind(step) <= AFTER_BATTLE:
        aftermath_apply(s, p, step, action)
    else:
        phoenicians_apply(s, p, step, action)


@rule
def close(s: State, step: int) -> None:
    """All of a group have chosen."""
    if step_kind(step) <= TAKE_RANDOM:
        tokens_close(s, step)
    elif step_kind(step) <= ROLL_LURE:
        diplomacy_close(s, step)
    elif step_kind(step) <= CLOSE_OFFER:
        exchange_close(s, step)
    elif step_kind(step) <= TAKE_OPEN:
        cargo_close(s, step)
    elif step_kind(step) <= DUMP:
        market_close(s, step)
    elif step_kind(step) <= MUSTER:
        war_close(s, step)
    else:
        battle_close(s, step)


@rule
def chance(s: State, step: int, action: int) -> None:
    if step_kind(step) <= DRAW_ARCHON:
        setup_chance(s, step, action)
    elif step_kind(step) <= PLOT:
        moira_chance(s, step, action)
    elif step_kind(step) <= TAKE_RANDOM:
        tokens_chance(s, step, action)
    elif step_kind(step) <= ROLL_AGITATION:
        people_chance(s, step, action)
    elif step_kind(step) <= BOOK_TAX:
        upkeep_chance(s, step, action)
    elif step_kind(step) <= ROLL_LURE:
        diplomacy_chance(s, step, action)
    elif step_kind(step) <= TAKE_OPEN:
        cargo_chance(s, step, action)
    elif step_kind(step) <= DUMP:
        market_chance(s, step, action)
    elif step_kind(step) <= END_ROUND:
        battle_chance(s, step, action)
    elif step_kind(step) <= AFTER_BATTLE:
        aftermath_chance(s, step, action)
    else:
        phoenicians_chance(s, step, action)


# ---------------------------------------------------------------------------------------------------- how far


@rule
def rounds(s: State) -> int:
    return s.month


@rule
def seat_count(s: State) -> int:
    return s.players
