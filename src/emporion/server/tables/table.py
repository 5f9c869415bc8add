"""A table: what follows from its log. It is changed by `apply` alone.

Whoever decides something makes entries, stores them, and applies them then. A move is the one thing that is tried out
before it is stored, since only the match knows what it leads to: `apply` does not carry it out again. If storing
fails, the table is thrown away and read anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

import msgspec

from emporion.engine.dealer import CommittedDealer
from emporion.engine.errors import BadRecord
from emporion.engine.history import Step
from emporion.engine.match import Match
from emporion.engine.participants import TABLE
from emporion.engine.record import GameRecord, Header
from emporion.games import get_game
from emporion.server.errors import NotNow
from emporion.server.tables.log import (
    Began,
    CameBack,
    Closed,
    GotUp,
    HandedOver,
    Line,
    Opened,
    Over,
    PaceChanged,
    Played,
    Proposed,
    Reserved,
    Said,
    SatDown,
    Settled,
    Voted,
    WentOn,
)
from emporion.server.tables.pace import Clocks
from emporion.server.tables.proposals import Proposal
from emporion.server.tables.seats import Person, Seat, Vacant

Status: TypeAlias = Literal["open", "playing", "over", "closed"]


class UncheckedDealer(CommittedDealer):
    """For a game that began elsewhere: nobody can check draws of which only the later ones are ours."""

    @property
    def commitment(self) -> str | None:
        return None


class OpenProposal(msgspec.Struct):
    by: int
    proposal: Proposal
    yes: set[int]
    """The seats that agree."""


class Snapshot(msgspec.Struct, frozen=True):
    """What takes long to work out from the log."""

    n: int
    match: bytes
    clocks: Clocks


SNAPSHOTS: Final = msgspec.msgpack.Decoder(Snapshot)
"""Made here: msgspec works out a type when it first reads one, and dies if two threads do that at once."""


class Table:
    def __init__(self, id: str, secret: bytes, mode: str = "plain") -> None:
        self.id = id
        self.secret = secret
        self.mode = mode
        self.log: list[Line] = []
        self.status: Status = "open"
        self.match: Match | None = None
        self.proposal: OpenProposal | None = None
        self.followed_by: str | None = None
        self._seen: dict[str, set[int]] = {}
        """The seats that people had to leave in the middle of the game."""
        self.clocks: Clocks
        self._snapshot: Snapshot | None = None

    @classmethod
    def load(
        cls, id: str, secret: bytes, log: Sequence[Line], snapshot: bytes | None = None, mode: str = "plain"
    ) -> Table:
        """The table of a log. A snapshot that does not fit this program is ignored: the log has everything."""
        if snapshot is not None:
            try:
                return cls(id, secret, mode)._restore(log, SNAPSHOTS.decode(snapshot))
            except (BadRecord, msgspec.DecodeError):
                pass
        return cls(id, secret, mode)._restore(log, None)

    def _restore(self, log: Sequence[Line], snapshot: Snapshot | None) -> Table:
        if snapshot is not None:
            self._snapshot = snapshot
            self._thawed = [line.entry.entry for line in log[: snapshot.n] if isinstance(line.entry, Played)]
        for line in log:
            self.apply(line)
        return self

    def snapshot(self) -> bytes:
        """What `load` goes on from."""
        return msgspec.msgpack.encode(Snapshot(self.head, self.playing.freeze(), self.clocks))

    # ------------------------------------------------------------------------------------------------ what one may ask

    @property
    def head(self) -> int:
        """The number of the last entry."""
        return len(self.log)

    @property
    def at(self) -> int:
        """When the last thing happened. Time never goes back at a table."""
        return self.log[-1].at if self.log else 0

    @property
    def playing(self) -> Match:
        """The running or finished game."""
        if self.match is None:
            raise NotNow("the game has not begun yet")
        return self.match

    def held_by(self, person: str) -> list[int]:
        """The seats that belong to a person, also while a bot or the autopilot plays them."""
        return [seat for seat, state in enumerate(self.seats) if state.holder == person]

    def seen_by(self, person: str) -> set[int]:
        """The seats whose cards a person has seen: those he held since the game began."""
        return self._seen.get(person, set()) | set(self.held_by(person))

    def empty_seats(self) -> list[int]:
        """Where nobody sits yet, also those that are kept for somebody."""
        return [seat for seat, state in enumerate(self.seats) if isinstance(state.controller, Vacant)]

    def free_seats(self) -> list[int]:
        """For whoever comes."""
        return [seat for seat in self.empty_seats() if self.seats[seat].holder is None]

    # ------------------------------------------------------------------------------------------------ what has happened

    def apply(self, line: Line) -> None:
        """The next entry of the log."""
        if line.n != self.head + 1:
            raise ValueError(f"entry {line.n} cannot follow entry {self.head} of table {self.id}")
        self.log.append(line)
        match line.entry:
            case Opened() as opened:
                self._open(opened)
            case SatDown(seat, person, name):
                self.seats[seat] = Seat(Person(), name, person)
                self.clocks.restart(seat, line.at)
            case Reserved(seat, person, name):
                self.seats[seat] = Seat(Vacant(), name, person)
            case GotUp(seat):
                self._get_up(seat, line.at)
            case CameBack(seat):
                self.seats[seat].controller, self.seats[seat].left_at = Person(), None
            case HandedOver() as handed:
                self._hand_over(handed)
            case Began(header):
                self._begin(header)
            case Played() as played:
                self._play(played)
            case Over(footer):
                self.status, self.proposal = "over", None
                self.playing.record.footer = footer
            case Proposed(by, proposal):
                self.proposal = OpenProposal(by, proposal, {by})
            case Voted(by, yes):
                if yes and self.proposal is not None:
                    self.proposal.yes.add(by)
            case Settled():
                self.proposal = None
            case PaceChanged(pace):
                self.clocks.change(pace, line.at)
            case WentOn(table):
                self.followed_by = table
            case Closed():
                self.status, self.proposal = "closed", None
            case Said():
                pass
        if self._snapshot is not None and line.n == self._snapshot.n:
            self.clocks, self._snapshot = self._snapshot.clocks, None

    def _open(self, opened: Opened) -> None:
        self.opened = opened
        self.game = get_game(opened.game)
        self.options = self.game.options(opened.options)
        players: int = self.options.players
        self.seats = [Seat(Vacant()) for _ in range(players)]
        self.clocks = Clocks.of(opened.pace, players)

    def _get_up(self, seat: int, at: int) -> None:
        if self.status == "open":
            self.seats[seat] = Seat(Vacant())
        else:
            self.seats[seat].left_at = at

    def _hand_over(self, handed: HandedOver) -> None:
        state = self.seats[handed.seat]
        state.controller, state.left_at = handed.to, None
        if handed.name is not None:
            state.name = handed.name
        if isinstance(handed.to, Vacant) or self.status == "open":
            self._dispossess(handed.seat)

    def _dispossess(self, seat: int) -> None:
        """A seat belongs to its holder no longer: from now on he does not see its cards."""
        state = self.seats[seat]
        if state.holder is not None and self.status != "open":
            self._seen.setdefault(state.holder, set()).add(seat)
        state.holder = None

    def _begin(self, header: Header) -> None:
        self.status = "playing"
        for state, name in zip(self.seats, header.seats, strict=True):
            state.name = state.name or name
        if self.match is None:
            self.match = self._match_of(header)
        self._turn_clocks()

    def _match_of(self, header: Header) -> Match:
        if self._snapshot is None:
            match = Match.replay(self.game, GameRecord(header, []), mode=self.mode)
        else:
            match = Match.thaw(self.game, GameRecord(header, self._thawed), self._snapshot.match, mode=self.mode)
        match.dealer = self.dealer_for(header)
        return match

    def dealer_for(self, header: Header) -> CommittedDealer:
        return UncheckedDealer(self.secret) if header.commitment is None else CommittedDealer(self.secret)

    def _play(self, played: Played) -> None:
        if played.entry.n > len(self.playing.record.entries):
            self.playing.follow(played.entry)
        if self._snapshot is None:
            self._turn_clocks(self.playing.steps[played.entry.n - 1])

    def _turn_clocks(self, move: Step | None = None) -> None:
        match = self.playing
        asked = {decision.id: decision.seat for decision in match.decisions}
        if move is None or move.code:
            self.clocks.turn_to(asked, self.at)
        else:
            self.clocks.turn_back(asked, self.at, None if move.who == TABLE else move.who)
        for seat, answered in enumerate(self.clocks.answered):
            if answered and not match.can_undo(seat):
                self.clocks.forget(seat)
