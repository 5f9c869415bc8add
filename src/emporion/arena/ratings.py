"""Ratings of bots by OpenSkill (Plackett–Luce), from all games in the order of the schedule."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from emporion.arena.extras import load
from emporion.arena.results import GameResult


class Rating(msgspec.Struct, frozen=True):
    mu: float
    """How strong the bot is thought to be; all begin at 25."""
    sigma: float
    """How unsure that is."""


def rate(bots: Sequence[str], results: Iterable[GameResult]) -> dict[str, Rating]:
    """Every seat is a team of one. A bot in several seats of a game gets the mean of what they would get."""
    model = load("openskill.models").PlackettLuce()
    ratings = {bot: Rating(model.mu, model.sigma) for bot in bots}
    for result in results:
        names = [seat.bot for seat in result.seats]
        teams = [[model.rating(ratings[name].mu, ratings[name].sigma)] for name in names]
        after = [team[0] for team in model.rate(teams, ranks=[seat.rank for seat in result.seats])]
        for bot in set(names):
            own = [new for name, new in zip(names, after, strict=True) if name == bot]
            ratings[bot] = Rating(sum(new.mu for new in own) / len(own), sum(new.sigma for new in own) / len(own))
    return {bot: Rating(round(rating.mu, 3), round(rating.sigma, 3)) for bot, rating in ratings.items()}
