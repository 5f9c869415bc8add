"""What the tales of many games of Tyrannos say, with 95 % intervals: lengths, victories, eliminations, points."""

from __future__ import annotations

import hashlib
import math
import statistics
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

import msgspec

from bench.tyrannos_games import BELOW, EVENT, MONTH, OWED, SOURCES, STEP, TURN, VALUE, Tale
from emporion.arena.statistics import NORMAL, Deal, Interval, mean_interval, share_interval
from emporion.engine.participants import seat_letter
from emporion.games.tyrannos.cities import CITY_NAMES
from emporion.games.tyrannos.moira import DEATH, INVASION
from emporion.games.tyrannos.rules.holdings import TALENT
from emporion.games.tyrannos.rules.people import AGITATOR_AT
from emporion.games.tyrannos.steps import BOOK_TAX, IMPOSE_CONDITION, ROLL_AGITATION, ROLL_CHECK, ROLL_EMBASSY
from emporion.kernel.record import Row, schema_of

CAUSES: Final = (
    "death by fate",
    "driven out by fate",
    "check by fate",
    "Phoenicians",
    "costs unpaid",
    "unsettled check",
    "check after a defeat",
    "agitation",
    "conquest",
)
RIVALRY: Final = CAUSES[-3:]
"""Those that other players bring about."""
SEAT_BITS: Final = 7


class Figures(msgspec.Struct, frozen=True):
    """Of one run."""

    games: int
    digest: str
    measures: dict[str, Interval]
    """Numbers of a game, by name."""
    cities: dict[str, Interval]
    """How often who began there won."""
    cities_chance: float
    """The probability of such differences, or larger ones, if all cities are equally good …"""
    seats: dict[str, Interval]
    seats_chance: float
    """… or all seats."""
    causes: dict[str, Interval]
    """Eliminations in a game."""
    leaving: dict[int, int]
    """How many players left in which month."""
    sources: dict[str, Interval]
    """Points of who was there at the end …"""
    winner_sources: dict[str, Interval]
    """… and of the winner."""
    year: dict[str, Interval]
    """Of who was there at the end of the first year; empty if no game lasted so long."""


def figures(tales: Sequence[Tale], players: int, months: int) -> Figures:
    for tale in tales:
        check_end(tale, players, months)
    cities, seats = by_city(tales, players), by_seat(tales, players)
    leaving = [[tale.last_scene[p] for p in range(players) if tale.left[p] > 0] for tale in tales]
    causes = [Counter(map(cause_of, game)) for game in leaving]
    return Figures(
        games=len(tales),
        digest=digest_of(tales),
        measures=measures(tales, players) | {"rivalry": mean(sum(game[cause] for cause in RIVALRY) for game in causes)},
        cities={name: share_interval(won) for name, won in cities.items()},
        cities_chance=chance_of_differences(cities.values(), players),
        seats={name: share_interval(won) for name, won in seats.items()},
        seats_chance=chance_of_differences(seats.values(), players),
        causes={cause: mean(game[cause] for game in causes) for cause in CAUSES},
        leaving=dict(sorted(Counter(scene[MONTH] for game in leaving for scene in game).items())),
        sources=sources(tales, lambda tale: stayed(tale, players)),
        winner_sources=sources(tales, lambda tale: [p for p in range(players) if tale.winners >> p & 1]),
        year=year(tales, players),
    )


def check_end(tale: Tale, players: int, months: int) -> None:
    """Y11.6 After the last month, or as soon as one is left."""
    if tale.months != months and (tale.months > months or len(stayed(tale, players)) > 1):
        raise AssertionError(f"a game of {months} months did not end as it must: {vars(tale)}")


def digest_of(tales: Iterable[Tale]) -> str:
    """The same on every machine and in every mode."""
    digest, schema = hashlib.sha256(), schema_of(Tale)
    for tale in tales:
        digest.update(schema.pack(tale))
    return digest.hexdigest()


def mean(values: Iterable[float]) -> Interval:
    """Of a number of each game."""
    return mean_interval([Deal(value, 1) for value in values])


def stayed(tale: Tale, players: int) -> list[int]:
    """Who was there at the end."""
    return [p for p in range(players) if tale.left[p] == 0]


def measures(tales: Sequence[Tale], players: int) -> dict[str, Interval]:
    points = [sorted((tale.points[p] for p in stayed(tale, players)), reverse=True) for tale in tales]
    return {
        "months": mean(tale.months for tale in tales),
        "decisions": mean(tale.actions for tale in tales),
        "alone": share_interval([Deal(len(game) == 1, 1) for game in points]),
        "eliminated": mean(players - len(stayed(tale, players)) for tale in tales),
        "points": mean_interval([Deal(sum(game), len(game)) for game in points]),
        "winner": mean(game[0] for game in points),
        "lead": mean(game[0] - (game[1] if len(game) > 1 else 0) for game in points),
        "spread": mean(statistics.pstdev(game) for game in points),
        "wars_on_players": mean(tale.wars_on_players for tale in tales),
        "wars_on_cities": mean(tale.wars_on_cities for tale in tales),
        "embassies": mean(tale.steps[ROLL_EMBASSY] for tale in tales),
        "agitations": mean(tale.steps[ROLL_AGITATION] for tale in tales),
        "checks": mean(tale.steps[ROLL_CHECK] for tale in tales),
    }


# ---------------------------------------------------------------------------------------------------- victories


def won(tale: Tale, p: int) -> Deal:
    """A shared victory is divided."""
    return Deal((tale.winners >> p & 1) / tale.winners.bit_count(), 1)


def by_city(tales: Sequence[Tale], players: int) -> dict[str, list[Deal]]:
    found: dict[str, list[Deal]] = {name: [] for name in CITY_NAMES}
    for tale in tales:
        for p in range(players):
            found[CITY_NAMES[tale.original[p]]].append(won(tale, p))
    return {name: deals for name, deals in found.items() if deals}


def by_seat(tales: Sequence[Tale], players: int) -> dict[str, list[Deal]]:
    return {seat_letter(p): [won(tale, p) for tale in tales] for p in range(players)}


def chance_of_differences(found: Iterable[Sequence[Deal]], players: int) -> float:
    """The probability of differences as large as these if all win alike: a chi-squared test.

    Who plays is drawn, and one of them wins; so victories vary together, which takes one part in as many as there are
    from the sum of squares. Its distribution is brought to the normal one as Wilson and Hilferty do it.
    """
    rows, even = list(found), 1 / players
    freedom = len(rows) - 1
    squares = sum((sum(deal.total for deal in row) - even * len(row)) ** 2 / len(row) for row in rows)
    chi = squares / (even * (1 - even)) * freedom / len(rows)
    spread = 2 / (9 * freedom)
    return 1 - statistics.NormalDist().cdf(((chi / freedom) ** (1 / 3) - 1 + spread) / spread**0.5)


# ---------------------------------------------------------------------------------------------------- eliminations


def cause_of(scene: Row) -> str:
    """Y11.5 Why a player left, by the scene in which he did: the last blow counts."""
    step = scene[STEP]
    if step == ROLL_AGITATION or (step == ROLL_CHECK and scene[VALUE] >> AGITATOR_AT & SEAT_BITS != 0):
        return "agitation"
    if step == IMPOSE_CONDITION:
        return "conquest"
    if scene[TURN] < 0:
        return cause_by_fate(step, scene[EVENT])
    if scene[BELOW] != BOOK_TAX:
        return "check after a defeat"
    return "costs unpaid" if scene[OWED] > 0 else "unsettled check"


def cause_by_fate(step: int, event: int) -> str:
    """Y5 What happens before the turns of a month."""
    if event == INVASION:
        return "Phoenicians"
    if step == ROLL_CHECK:
        return "check by fate"
    return "death by fate" if event == DEATH else "driven out by fate"


# ---------------------------------------------------------------------------------------------------- points, holdings


def sources(tales: Sequence[Tale], whose: Callable[[Tale], list[int]]) -> dict[str, Interval]:
    """Y11.7 Points by what they are given for."""

    def deals(at: int) -> list[Deal]:
        return [Deal(sum(tale.sources[p][at] for p in whose(tale)), len(whose(tale))) for tale in tales]

    return {name: mean_interval(deals(at)) for at, name in enumerate(SOURCES)}


def year(tales: Sequence[Tale], players: int) -> dict[str, Interval]:
    """Levels of the residence, and talents; empty if no game lasted so long."""
    lived = [(tale, seats) for tale in tales if (seats := [p for p in range(players) if tale.year_city[p] > 0])]
    if not lived:
        return {}

    def of(value: Callable[[Tale, int], float]) -> Interval:
        return mean_interval([Deal(sum(value(tale, p) for p in seats), len(seats)) for tale, seats in lived])

    return {
        "city": of(lambda tale, p: tale.year_city[p]),
        "store": of(lambda tale, p: tale.year_store[p]),
        "talents": of(lambda tale, p: tale.year_money[p] / TALENT),
    }


def margin(interval: Interval) -> float:
    """Half of an interval: what stands after ±."""
    return (interval.high - interval.low) / 2


def differs(one: Interval, other: Interval, errors: float) -> bool:
    """Whether two means lie more than so many standard errors apart."""
    return abs(one.mean - other.mean) > errors * math.hypot(margin(one), margin(other)) / NORMAL


def by_quarter(leaving: Mapping[int, int], games: int, months: int) -> list[float]:
    """Players in a game that left in each quarter of a year."""
    return [sum(leaving.get(month, 0) for month in range(first, first + 3)) / games for first in range(1, months, 3)]
