"""Between a match and the bots: what they are asked, and what is made of their answers."""

from __future__ import annotations

import logging
import random
from typing import Final

from emporion.bots.bot import BotFailed
from emporion.bots.guard import Choice, checked, guess_for, legal_default
from emporion.bots.spec import read_spec
from emporion.engine.match import Match
from emporion.engine.participants import seat_letter
from emporion.engine.view import view_bytes
from emporion.server.bots.allowance import THINKING_MS, own_bots
from emporion.server.bots.messages import Answer, Question

logger = logging.getLogger(__name__)

SEED_BITS: Final = 62


def question_for(
    match: Match, table: str, seat: int, spec: str, rng: random.Random, limit_ms: int = THINKING_MS
) -> Question:
    """What a bot is asked for a seat that has a decision to take. It holds what the seat may know, and no more."""
    decision = match.decision_of(seat)
    if decision is None:
        raise ValueError(f"seat {seat_letter(seat)} is not asked now: ask a bot when `match.decision_of` says so")
    own = read_spec(spec).name in own_bots(match.game.name)
    return Question(
        table=table,
        seat=seat,
        decision=decision.id,
        game=match.game.name,
        options=match.options.to_dict(),
        spec=spec,
        view=None if own else view_bytes(match.view(seat)),
        guess=guess_for(match, seat, rng),
        seed=rng.getrandbits(SEED_BITS),
        limit_ms=limit_ms,
    )


def settle(match: Match, question: Question, answer: Answer, rng: random.Random) -> Choice | None:
    """A legal action: the bot's, or a default if it failed. None if the decision is no longer open; then nothing is to
    be played."""
    decision = match.decision_of(question.seat)
    if decision is None or decision.id != question.decision:
        return None
    try:
        if answer.fault is not None:
            raise BotFailed(answer.fault)
        return Choice(checked(match, question.seat, answer.action))
    except BotFailed as failure:
        where = f"table {question.table}, seat {seat_letter(question.seat)}, entry {len(match.record.entries) + 1}"
        logger.warning("bot %s, %s: %s", question.spec, where, failure)
        return Choice(legal_default(match, question.seat, rng), str(failure))


def autopilot_action(match: Match, seat: int) -> str:
    """What is played for a seat that nobody plays: no bot, but what commits it to least."""
    return legal_default(match, seat, random.Random())
