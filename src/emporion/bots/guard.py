"""Whatever a bot does, the game goes on: a bot that fails plays a legal default, and the report says so."""

from __future__ import annotations

import logging
import random
import reprlib
from collections.abc import Callable
from typing import TypeVar

import msgspec

from emporion.bots.bot import LIMIT_MS, Bot, BotFailed, BotIsOut, Budget
from emporion.bots.kernel_bot import KernelBot
from emporion.bots.python_bot import describe
from emporion.bots.registry import make_bot
from emporion.bots.spec import Spec
from emporion.engine.errors import BadInput
from emporion.engine.game import Game, Options
from emporion.engine.match import Match
from emporion.engine.participants import seat_letter
from emporion.engine.view import View
from emporion.kernel.random import WORDS, seed

T = TypeVar("T")

logger = logging.getLogger(__name__)


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    action: str
    """In notation, and legal."""
    fault: str | None = None
    """If it is a default: what the bot did wrong."""


class Fault(msgspec.Struct, frozen=True):
    """A default was played in the place of a bot."""

    seat: int
    entry: int
    """The number that the default gets in the record."""
    spec: str
    what: str


class Guarded:
    """A bot in one seat of one game, with all that it did wrong.

    Bots of others live in processes of their own, which are ended at the limit. The built-in bots keep to their budget.
    """

    def __init__(self, bot: Bot, spec: Spec, limit_ms: int = LIMIT_MS) -> None:
        """The limit for a decision comes on top of the time that the budget grants."""
        self.bot = bot
        self.spec = spec
        self.limit_ms = limit_ms
        self.faults: list[Fault] = []
        self.is_out = False
        """It is not asked again in this game."""

    def ask(self, match: Match, seat: int, budget: Budget, rng: random.Random) -> object:
        """What the bot answers, legal or not. Raises BotFailed.

        It gets a random source of its own: however much it draws, the others' games stay the same.
        """
        own = random.Random(rng.getrandbits(64))
        return self.answer(seat, sight(match, seat, self.bot, own), budget, own)

    def answer(self, seat: int, shown: View | bytes, budget: Budget, rng: random.Random) -> object:
        """The same, about what it was shown; the match may be far away."""
        if self.is_out:
            raise BotIsOut("is out of the game")
        limit_ms = self.limit_ms + (budget.ms or 0)
        budget = msgspec.structs.replace(budget, limit_ms=limit_ms)
        return run(lambda: reply(self.bot, seat, shown, budget, rng))

    def note(self, fault: Fault, failure: BotFailed) -> None:
        self.faults.append(fault)
        if not self.is_out:
            where = f"seat {seat_letter(fault.seat)}, entry {fault.entry}"
            logger.warning("bot %s, %s: %s", fault.spec, where, fault.what)
            logger.debug("bot %s, %s", fault.spec, where, exc_info=failure)
        self.is_out = self.is_out or isinstance(failure, BotIsOut)

    def close(self) -> None:
        """The game is over. A bot that fails even now is only logged."""
        try:
            if not self.is_out:
                run(self.bot.close)
        except BotFailed as failure:
            logger.warning("bot %s, closing: %s", self.spec, failure)


def run(task: Callable[[], T]) -> T:
    """Whatever goes wrong in a bot is a failure of the bot."""
    try:
        return task()
    except BotFailed:
        raise
    except Exception as error:
        raise BotFailed(f"raised {describe(error)}") from error


def make_guarded(spec: Spec, game: Game, options: Options, limit_ms: int = LIMIT_MS) -> Guarded:
    """Raises BadInput if there is no such bot."""
    return Guarded(make_bot(spec, game, options), spec, limit_ms)


def decide(match: Match, seat: int, guarded: Guarded, budget: Budget, rng: random.Random) -> Choice:
    """A legal action of a seat that is asked: what its bot chooses, or a default if the bot fails."""
    try:
        return Choice(checked(match, seat, guarded.ask(match, seat, budget, rng)))
    except BotFailed as failure:
        fault = Fault(seat, len(match.record.entries) + 1, str(guarded.spec), str(failure))
        guarded.note(fault, failure)
        return Choice(legal_default(match, seat, rng), fault.what)


def sight(match: Match, seat: int, bot: Bot, rng: random.Random) -> View | bytes:
    """What a bot is shown: a view, or for a bot of the kernel a guess; never the state of the match."""
    return guess_for(match, seat, rng) if isinstance(bot, KernelBot) else match.view(seat)


def guess_for(match: Match, seat: int, rng: random.Random) -> bytes:
    return match.guess(seat, words_from(rng))


def reply(bot: Bot, seat: int, shown: View | bytes, budget: Budget, rng: random.Random) -> object:
    """What a bot says to what it is shown."""
    if isinstance(shown, View):
        return bot.choose(shown, budget, rng)
    assert isinstance(bot, KernelBot), "only a bot of the kernel can do with a guess"
    return bot.game.write(bot.game.decode(bot.choose_code(shown, seat, budget, rng)))


def checked(match: Match, seat: int, answer: object) -> str:
    """An answer as the record will have it. Raises BotFailed if it is not legal."""
    text = as_text(answer)
    try:
        action = match.game.read(text)
    except BadInput as error:
        raise BotFailed(f"answered {reprlib.repr(text)}: {error}") from None
    refusal = match.refusal(seat, action)
    if refusal is not None:
        raise BotFailed(f"answered {reprlib.repr(text)}, which is not legal: {refusal}")
    return match.game.write(action)


def as_text(answer: object) -> str:
    """Raises BotFailed if an answer is something else."""
    if not isinstance(answer, str):
        raise BotFailed(f"answered {reprlib.repr(answer)}, which is no text")
    return answer


def legal_default(match: Match, seat: int, rng: random.Random) -> str:
    """What a seat does whose bot fails; the same rule for every game.

    Of the listed actions the last that is a single word, such as `pass`, `decline` or `close`: an action without
    details commits a seat to least, and to refuse is listed last. If all have details, the last one. If only actions
    are possible that are not listed, a random one.
    """
    listed = [match.game.write(action) for action in match.legal(seat)]
    if not listed:
        return match.game.write(match.random_action(seat, words_from(rng)))
    return next((action for action in reversed(listed) if " " not in action), listed[-1])


def words_from(rng: random.Random) -> list[int]:
    """A generator of the kernel."""
    words = [0] * WORDS
    seed(words, rng.getrandbits(62), 0)
    return words
