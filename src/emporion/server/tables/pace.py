"""How fast a table plays: live by the clock, by correspondence in days, or as one likes.

A clock runs for an open decision, for all decisions of a group at the same time. Each decision has its own time; what
it takes beyond that comes out of the seat's bank. When the bank is empty the seat has a last grace, then the autopilot
plays for it.

Taking something back gains no time: the clock goes on as if the answer had never been given.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, NamedTuple, TypeAlias

import msgspec

SECOND = 1000
HOUR = 3600 * SECOND
DAY = 24 * HOUR

LEAVING_GRACE = 30 * SECOND
"""Who has left a table without a clock may come back so long, before the autopilot plays for him."""


class Untimed(msgspec.Struct, frozen=True, tag="untimed"):
    """Nobody is ever late, but the others may agree not to wait for ever."""


class Live(msgspec.Struct, frozen=True, tag="live"):
    """Everybody is here."""

    decision_seconds: Annotated[int, msgspec.Meta(ge=5, le=3600)] = 60
    bank_seconds: Annotated[int, msgspec.Meta(ge=0, le=4 * 3600)] = 600
    increment_seconds: Annotated[int, msgspec.Meta(ge=0, le=600)] = 10
    """Comes back into the bank after every decision; it never holds more than at the beginning."""
    grace_seconds: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 30


class Correspondence(msgspec.Struct, frozen=True, tag="correspondence"):
    """Some days for each decision, with a reminder."""

    decision_days: Annotated[float, msgspec.Meta(ge=0.25, le=60)] = 3
    remind_hours: Annotated[int, msgspec.Meta(ge=1, le=240)] = 24
    """So long before the time is up."""


Pace: TypeAlias = Untimed | Live | Correspondence


def decision_ms(pace: Pace) -> int | None:
    """The time of one decision."""
    match pace:
        case Live():
            return pace.decision_seconds * SECOND
        case Correspondence():
            return round(pace.decision_days * DAY)
        case Untimed():
            return None


def bank_ms(pace: Pace) -> int:
    """What a bank holds at the beginning, and at most."""
    return pace.bank_seconds * SECOND if isinstance(pace, Live) else 0


def grace_ms(pace: Pace) -> int:
    """How long a seat is waited for after its time is up, or after somebody has left it."""
    match pace:
        case Live():
            return pace.grace_seconds * SECOND
        case Correspondence():
            return HOUR
        case Untimed():
            return LEAVING_GRACE


class Answered(NamedTuple):
    """A decision that its seat may still take back."""

    used: int
    """How long the seat had thought about it."""
    bank: int
    """What its bank held before."""


class Clocks(msgspec.Struct):
    """The banks of all seats, and since when each open decision is asked."""

    pace: Pace
    banks: list[int]
    asked: dict[str, int]
    """Since when each open decision is asked, had its seat thought without a pause."""
    seats: dict[str, int]
    """Whom each open decision asks."""
    answered: list[list[Answered]]
    """Of each seat, the last one at the end."""

    @classmethod
    def of(cls, pace: Pace, seats: int) -> Clocks:
        return cls(pace, [bank_ms(pace)] * seats, {}, {}, [[] for _ in range(seats)])

    def change(self, pace: Pace, now: int) -> None:
        """A new pace: full banks, and everybody who is asked has all his time again."""
        self.pace = pace
        self.banks = [bank_ms(pace)] * len(self.banks)
        self.asked = dict.fromkeys(self.asked, now)
        self.answered = [[] for _ in self.banks]

    def turn_to(self, open_decisions: Mapping[str, int], now: int) -> None:
        """These are the open decisions now, with their seats: charge those that were answered, start the new ones."""
        for decision in self.asked.keys() - open_decisions.keys():
            self._charge(decision, now)
        self._ask(open_decisions, now)

    def turn_back(self, open_decisions: Mapping[str, int], now: int, seat: int | None = None) -> None:
        """Something was taken back. If a seat did so, its clock stands where it would without its last answer; the
        others are asked anew, and what they were asked costs them nothing."""
        thought = 0
        if seat is not None:
            thought = sum(now - asked for decision, asked in self.asked.items() if self.seats[decision] == seat)
            if self.answered[seat]:
                used, self.banks[seat] = self.answered[seat].pop()
                thought += used
        self._ask(open_decisions, now)
        self.asked |= {decision: now - thought for decision, asked in open_decisions.items() if asked == seat}

    def restart(self, seat: int, now: int) -> None:
        """Somebody new plays a seat: what it is asked, it is asked from now on."""
        self.asked |= {decision: now for decision, asked in self.seats.items() if asked == seat}

    def forget(self, seat: int) -> None:
        """A seat has nothing more to take back."""
        self.answered[seat].clear()

    def _ask(self, open_decisions: Mapping[str, int], now: int) -> None:
        self.asked = {decision: self.asked.get(decision, now) for decision in open_decisions}
        self.seats = dict(open_decisions)

    def _charge(self, decision: str, now: int) -> None:
        seat, used = self.seats[decision], now - self.asked[decision]
        self.answered[seat].append(Answered(used, self.banks[seat]))
        if isinstance(self.pace, Live):
            over = max(0, used - self.pace.decision_seconds * SECOND)
            left = max(0, self.banks[seat] - over)
            self.banks[seat] = min(bank_ms(self.pace), left + self.pace.increment_seconds * SECOND)

    def deadline(self, decision: str, seat: int) -> int | None:
        """When the time of an open decision is up, bank included."""
        time = decision_ms(self.pace)
        return None if time is None else self.asked[decision] + time + self.banks[seat]
