"""All that a tournament tells, as one value: for the report, the tables and the screen."""

from __future__ import annotations

import importlib.metadata
import os
import platform
from collections import Counter
from collections.abc import Sequence

import msgspec

from emporion import __version__
from emporion.arena.ratings import Rating, rate
from emporion.arena.results import GameResult, SeatResult, run_digest
from emporion.arena.schedule import Request
from emporion.arena.statistics import (
    Distribution,
    Interval,
    by_deal,
    distribution,
    mean_interval,
    rounded,
    share_interval,
    times_of,
)
from emporion.bots.guard import Fault
from emporion.engine.game import Game
from emporion.engine.participants import seat_letter


class SeatSummary(msgspec.Struct, frozen=True):
    """A bot, or all bots together, in one seat."""

    seat: str
    games: int
    win_share: Interval
    points: float


class BotSummary(msgspec.Struct, frozen=True):
    bot: str
    appearances: int
    """Seats it held in all games together."""
    rating: Rating
    win_share: Interval
    """Of a seat it held; equal players have one divided by their number."""
    points: Interval
    points_spread: Distribution
    rank: float
    """The mean."""
    decisions: float
    """In a game, the mean."""
    thinking: Distribution
    """Seconds for one decision."""
    slowest: float
    faults: int
    seats: tuple[SeatSummary, ...]


class GameFault(msgspec.Struct, frozen=True):
    game: str
    fault: Fault


class Summary(msgspec.Struct, frozen=True):
    request: Request
    command: str
    games: int
    digest: str
    bots: tuple[BotSummary, ...]
    """The best first."""
    seats: tuple[SeatSummary, ...]
    """Whoever sat there."""
    rounds: dict[int, int]
    """How many games took how many rounds."""
    decisions: Distribution
    """In a game, all seats together."""
    reasons: dict[str, int]
    faults: tuple[GameFault, ...]
    versions: dict[str, str]
    machine: dict[str, str]


Appearance = tuple[int, SeatResult]
"""A seat of a game with the number of the deal."""


def summarize(game: Game, request: Request, results: Sequence[GameResult]) -> Summary:
    """Sum up the games of a run, which come in the order of the schedule."""
    ratings = rate(request.bots, results)
    faults = tuple(GameFault(result.id, fault) for result in results for fault in result.faults)
    bots = [summary_of(bot, ratings[bot], results, faults) for bot in request.bots]
    return Summary(
        request=request,
        command=request.command(game),
        games=len(results),
        digest=run_digest(request, results),
        bots=tuple(sorted(bots, key=lambda bot: -bot.win_share.mean)),
        seats=by_seat(results, None),
        rounds=dict(sorted(Counter(result.rounds for result in results).items())),
        decisions=distribution(Counter(float(sum(seat.decisions for seat in result.seats)) for result in results)),
        reasons=dict(Counter(result.reason for result in results).most_common()),
        faults=faults,
        versions=versions(),
        machine={"system": f"{platform.system()} {platform.machine()}", "cores": str(os.cpu_count())},
    )


def summary_of(bot: str, rating: Rating, results: Sequence[GameResult], faults: Sequence[GameFault]) -> BotSummary:
    held = appearances(results, bot)
    count = len(held)
    return BotSummary(
        bot=bot,
        appearances=count,
        rating=rating,
        win_share=win_share(results, bot, count),
        points=mean_interval(by_deal((deal, seat.points) for deal, seat in held)),
        points_spread=distribution(Counter(float(seat.points) for _, seat in held)),
        rank=round(sum(seat.rank for _, seat in held) / count, 3),
        decisions=round(sum(seat.decisions for _, seat in held) / count, 1),
        thinking=distribution(times_of(seat.pace for _, seat in held)),
        slowest=max(seat.slowest for _, seat in held),
        faults=sum(fault.fault.spec == bot for fault in faults),
        seats=by_seat(results, bot),
    )


def win_share(results: Sequence[GameResult], bot: str, count: int) -> Interval:
    """Of one of the seats that a bot held, `count` in all.

    What its seats won together lies between 0 and 1 in every game: that is what has an interval, and a seat has its
    part of it. Who holds all seats wins for certain.
    """
    games = [(result.deal, [seat.won for seat in result.seats if seat.bot == bot]) for result in results]
    together = [(deal, sum(won)) for deal, won in games if won]
    part = len(together) / count
    if part == 1 / len(results[0].seats):
        return Interval(part, part, part)
    share = share_interval(by_deal(together))
    return rounded(share.mean * part, share.low * part, share.high * part)


def appearances(results: Sequence[GameResult], bot: str | None, seat: int | None = None) -> list[Appearance]:
    """Where a bot, or anyone, sat; in one seat, or in any."""
    return [
        (result.deal, held)
        for result in results
        for at, held in enumerate(result.seats)
        if bot in (None, held.bot) and seat in (None, at)
    ]


def by_seat(results: Sequence[GameResult], bot: str | None) -> tuple[SeatSummary, ...]:
    return tuple(seat_summary(appearances(results, bot, seat), seat) for seat in range(len(results[0].seats)))


def seat_summary(held: Sequence[Appearance], seat: int) -> SeatSummary:
    win_share = share_interval(by_deal((deal, result.won) for deal, result in held))
    points = sum(result.points for _, result in held) / len(held)
    return SeatSummary(seat_letter(seat), len(held), win_share, round(points, 2))


def versions() -> dict[str, str]:
    """Of what can change a game or a rating."""
    found = {"emporion": __version__, "python": platform.python_version()}
    for package in ("llvmlite", "openskill"):
        try:
            found[package] = importlib.metadata.version(package)
        except importlib.metadata.PackageNotFoundError:
            continue
    return found
