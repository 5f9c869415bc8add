"""Replaying a stored game and checking all that can be checked about it."""

from __future__ import annotations

from typing import Final

import msgspec

from emporion.engine.dealer import SECRET_BYTES, CommittedDealer, commitment_of
from emporion.engine.errors import Divergence
from emporion.engine.game import Game
from emporion.engine.match import Match
from emporion.engine.record import CHANCE_NAME, GameRecord

NO_COMMITMENT: Final = "not checked: the dealer made no commitment"
SEALED: Final = "not checked: the dealer's secret stays sealed until the game is over"
NO_FOOTER: Final = "not checked: the game is over, but the footer with the result and the dealer's secret is missing"
NO_SECRET: Final = "not checked: the dealer made a commitment, but the footer has no secret"


class Verification(msgspec.Struct, omit_defaults=True):
    """What a replay found."""

    entries: int
    sound: bool = True
    problem: str | None = None
    """The first thing that is wrong, and where."""
    finished: bool = False
    draws: str = ""
    """How many draws were checked, or why none were."""
    complete: bool = False
    """Whether everything was checked: every draw and, once the game is over, its result."""

    def text(self) -> str:
        if not self.sound:
            return f"does not verify: {self.problem}"
        found = "verified" if self.complete else "no fault found"
        state = "finished" if self.finished else "unfinished"
        return f"{found}, {self.entries} entries, {state}; draws {self.draws}"


def verify(game: Game, record: GameRecord, secret: str | None = None) -> Verification:
    """Replay a record: every entry legal, every digest right, every draw the dealer's, the outcome the real one.

    The dealer's secret is in the record when the game is over; whoever has it earlier can check a running game.
    """
    result = Verification(len(record.entries))
    try:
        match = Match.replay(game, record)
        result.finished = match.is_over
        check_outcome(match, record)
        known = known_secret(record, secret)
        result.draws = why_unchecked(match, record) if known is None else check_draws(match, record, known)
        result.complete = known is not None and (record.footer is not None or not match.is_over)
    except Divergence as divergence:
        result.sound, result.problem, result.draws = False, str(divergence), ""
    return result


def check_outcome(match: Match, record: GameRecord) -> None:
    if record.footer is None:
        return
    if match.outcome is None:
        raise Divergence(len(record.entries), "the record has an outcome, but the game is not over")
    if record.footer.outcome != match.outcome:
        real = msgspec.json.encode(match.outcome).decode()
        raise Divergence(len(record.entries), f"the outcome is {real}; the footer has another")


def known_secret(record: GameRecord, given: str | None) -> str | None:
    """The secret to check the draws with. The one that a record reveals is checked even if it is known otherwise."""
    revealed = None if record.footer is None else record.footer.secret
    if revealed is None:
        return given
    if record.header.commitment is None:
        raise Divergence(0, "the footer has a secret, but the dealer made no commitment")
    if given is not None and revealed != given:
        raise Divergence(len(record.entries), "the footer has another secret than the dealer's")
    return revealed


def why_unchecked(match: Match, record: GameRecord) -> str:
    if record.header.commitment is None:
        return NO_COMMITMENT
    if not match.is_over:
        return SEALED
    return NO_FOOTER if record.footer is None else NO_SECRET


def check_draws(match: Match, record: GameRecord, secret: str) -> str:
    """Draw everything again from the revealed secret."""
    try:
        dealer = CommittedDealer(bytes.fromhex(secret))
    except ValueError:
        problem = f"the secret is not {2 * SECRET_BYTES} hexadecimal digits"
        raise Divergence(len(record.entries), problem) from None
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
