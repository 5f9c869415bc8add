"""The strategos: an answer to whatever a player of Tyrannos is asked."""

from __future__ import annotations

from emporion.bots.tyrannos.acting import act
from emporion.bots.tyrannos.aftermath import condition_choice, save_choice
from emporion.bots.tyrannos.bargaining import close_answer, offer_answer, pact_to_end
from emporion.bots.tyrannos.fighting import war_answer
from emporion.bots.tyrannos.governing import (
    fate_answer,
    people_answer,
    purse_choice,
    token_answer,
    tribute_answer,
    upkeep_answer,
)
from emporion.bots.tyrannos.notes import Notes
from emporion.bots.tyrannos.trading import cargo_answer, market_answer
from emporion.games.tyrannos.codes import DECLINE
from emporion.games.tyrannos.rules.diplomacy import may_end_pacts
from emporion.games.tyrannos.state import State
from emporion.games.tyrannos.steps import (
    ACTS,
    ANSWER,
    BOOK_TAX,
    CLOSE_OFFER,
    CONSENT,
    DUMP,
    END_ROUND,
    PAY,
    PLOT,
    ROLL_AGITATION,
    SAVE_LOCHOS,
    TAKE_OPEN,
    TAKE_RANDOM,
    TRIBUTE,
    step_city,
    step_kind,
    step_value,
    top,
)
from emporion.kernel.record import Row
from emporion.kernel.rule import rule


@rule
def strategos_action(s: State, p: int, policy: int, n: Notes, rng: Row) -> int:
    step = top(s)
    ending = pact_to_end(s, p, n) if may_end_pacts(s, p, step) else 0
    return ending if ending != 0 else answer_to(s, p, step, n)


@rule
def answer_to(s: State, p: int, step: int, n: Notes) -> int:
    """What is done about the question that is open."""
    if step_kind(step) <= PLOT:
        return fate_answer(s, p, step, n)
    if step_kind(step) <= TAKE_RANDOM:
        return token_answer(s, p, step)
    if step_kind(step) <= PAY:
        return purse_choice(s, p, n)
    if step_kind(step) <= ROLL_AGITATION:
        return people_answer(s, p, step, n)
    if step_kind(step) <= BOOK_TAX:
        return upkeep_answer(s, p, step, n)
    if step_kind(step) <= ACTS:
        return act(s, p, n)
    if step_kind(step) <= CLOSE_OFFER:
        return diplomatic_answer(s, p, step, n)
    if step_kind(step) <= TAKE_OPEN:
        return cargo_answer(s, p, step, n)
    if step_kind(step) <= DUMP:
        return market_answer(s, p, step_value(step), n)
    if step_kind(step) <= END_ROUND:
        return war_answer(s, p, step, n)
    if step_kind(step) == SAVE_LOCHOS:
        return save_choice(s, p, step_value(step))
    if step_kind(step) == TRIBUTE:
        return tribute_answer(s, p, step, n)
    return condition_choice(s, p, step_city(step), n)


@rule
def diplomatic_answer(s: State, p: int, step: int, n: Notes) -> int:
    """Y8.3 Nobody lets others court his allies."""
    if step_kind(step) == CONSENT:
        return DECLINE
    return offer_answer(s, n) if step_kind(step) == ANSWER else close_answer(s, p, n)
