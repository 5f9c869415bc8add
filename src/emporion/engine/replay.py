"""Replaying a stored game and checking all that can be checked about it."""

from __future__ import annotations

import msgspec

from emporion.engine.dealer import CommittedDealer, commitment_of
from emporion.engine.errors import Divergence
from emporion.engine.game import Game
from emporion.engine.match import Match
from emporion.engine.record import CHANCE_NAME, GameRecord


class Verification(msgspec.Struct, omit_defaults=True):
    """What a replay found."""

    entries: int
    sound: bool = True
    problem: str | None = None
    """The first thing that is wrong, and where."""
    finished: bool = False
    draws: str = "not checked: the record has no secret"

    def text(self) -> str:
        if not self.sound:
            return f"does not verify: {self.problem}"
        state = "finished" if self.finished else "unfinished"
        return f"verified, {self.entries} entries, {state}; draws {self.draws}"


def verify(game: Game, record: GameRecord, secret: str | None = None) -> Verification:
    """Replay a record: every entry legal, every digest right, every draw the dealer's, the outcome the real one.

    The dealer's secret is in the record when the game is over; whoever has it earlier can check a running game.
    """
    result = Verification(len(record.entries))
    try:
        match = Match.replay(game, record)
        result.finished = match.is_over
        check_outcome(match, record)
        if secret is None and record.footer is not None:
            secret = record.footer.secret
        if secret is not None:
            result.draws = check_draws(match, record, secret)
    except Divergence as divergence:
        result.sound, result.problem = False, str(divergence)
    return result


def check_outcome(match: Match, record: GameRecord) -> None:
    if record.footer is None:
        return
    if match.outcome is None:
        raise Divergence(len(record.entries), "the record has an outcome, but the game is not over")
    if record.footer.outcome != match.outcome:
        raise Divergence(len(record.entries), f"the outcome is {match.outcome}, recorded was {record.footer.outcome}")


def check_draws(match: Match, record: GameRecord, secret: str) -> str:
    """Draw everything again from the revealed secret."""
    try:
        dealer = CommittedDealer(bytes.fromhex(secret))
    except ValueError as error:
        raise Divergence(len(record.entries), f"the secret is not one: {error}") from None
    if commitment_of(dealer.secret) != record.header.commitment:
        raise Divergence(0, "the secret is not the one the dealer committed itself to")
    draws = 0
    for entry, urn, count in match.draws():
        pieces = dealer.draw(draws, urn, count)
        expected = match.drawn_text(entry, pieces)
        if expected != record.entries[entry - 1].do:
            raise Divergence(entry, f"{CHANCE_NAME} {record.entries[entry - 1].do}: the dealer's draw is {expected!r}")
        draws += 1
    return f"checked: {draws}, all from the committed secret"
