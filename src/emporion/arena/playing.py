"""One game of a tournament: the same wherever and whenever it is played, if its bots do not look at the clock."""

from __future__ import annotations

import time
import traceback
from collections import Counter
from collections.abc import Sequence

import msgspec

from emporion.arena.deals import DealDealer, round_counter
from emporion.arena.results import PlayedGame, SeatResult, digest_of, packed
from emporion.arena.schedule import Fixture, Request, bot_random, deal_secret
from emporion.arena.statistics import bucket_of
from emporion.bots.bot import LIMIT_MS
from emporion.bots.guard import Guarded, decide, make_guarded
from emporion.bots.spec import read_spec
from emporion.engine.errors import BadInput, BrokenInvariant
from emporion.engine.match import Match
from emporion.engine.outcome import Outcome
from emporion.engine.participants import seat_letter
from emporion.games import get_game


class Failure(msgspec.Struct, frozen=True):
    """A game could not be played: a fault of ours, or a bot that cannot be made where it is played."""

    what: str
    is_bad_input: bool


Answer = PlayedGame | Failure
"""What another process says about a game."""


def attempt(request: Request, fixture: Fixture) -> Answer:
    """Play a game for another process: an exception may not survive the way there, its text does."""
    try:
        return play(request, fixture)
    except BadInput as error:
        return Failure(str(error), True)
    except Exception:
        return Failure(f"game {fixture.id}: {traceback.format_exc()}", False)


def checked(answer: Answer) -> PlayedGame:
    """The game; raises what went wrong."""
    if isinstance(answer, Failure):
        raise BadInput(answer.what) if answer.is_bad_input else BrokenInvariant(answer.what)
    return answer


def play(request: Request, fixture: Fixture) -> PlayedGame:
    """Play a game of a run to its end."""
    game = get_game(request.game)
    if game.ruleset != request.ruleset:
        raise BadInput(f"the run is played by ruleset {request.ruleset}; this program has {game.ruleset}")
    dealer = DealDealer(deal_secret(request, fixture.deal))
    names = [f"{seat_letter(seat)} {bot}" for seat, bot in enumerate(fixture.seats)]
    match = Match(game, request.options, dealer, names)
    rounds = round_counter(match)
    dealer.follow(rounds)
    limit_ms = request.budget.limit_ms or LIMIT_MS
    bots = [make_guarded(read_spec(bot), game, match.options, limit_ms) for bot in fixture.seats]
    try:
        times = play_match(match, bots, request, fixture)
    finally:
        for bot in bots:
            bot.close()
    return result_of(match, fixture, bots, rounds(), times)


def play_match(match: Match, bots: Sequence[Guarded], request: Request, fixture: Fixture) -> list[list[float]]:
    """Let the bots decide until the game is over; how many seconds each seat thought about each decision."""
    sources = [bot_random(request, fixture, seat) for seat in range(len(bots))]
    times: list[list[float]] = [[] for _ in bots]
    while match.decisions:
        decision = match.decisions[0]
        seat = decision.seat
        began = time.perf_counter()
        choice = decide(match, seat, bots[seat], request.budget, sources[seat])
        times[seat].append(time.perf_counter() - began)
        match.submit(seat, decision.id, choice.action)
    return times


def result_of(
    match: Match, fixture: Fixture, bots: Sequence[Guarded], rounds: int, times: Sequence[Sequence[float]]
) -> PlayedGame:
    outcome = match.outcome
    if outcome is None:
        raise BrokenInvariant(f"game {fixture.id} waits for nobody, but is not over")
    text = match.record.to_text()
    return PlayedGame(
        id=fixture.id,
        deal=fixture.deal,
        rounds=rounds,
        reason=outcome.reason,
        seats=tuple(seat_result(fixture, outcome, seat, times[seat]) for seat in range(len(bots))),
        faults=tuple(fault for bot in bots for fault in bot.faults),
        digest=digest_of(text),
        record=packed(text),
    )


def seat_result(fixture: Fixture, outcome: Outcome, seat: int, times: Sequence[float]) -> SeatResult:
    place = next(place for place in outcome.ranking if place.seat == seat)
    return SeatResult(
        bot=fixture.seats[seat],
        rank=place.rank,
        points=place.points,
        won=1 / len(outcome.winners) if seat in outcome.winners else 0.0,
        decisions=len(times),
        seconds=round(sum(times), 6),
        slowest=round(max(times, default=0.0), 6),
        pace=dict(Counter(map(bucket_of, times))),
    )
