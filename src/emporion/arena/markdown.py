"""A tournament as a short text in Markdown that can be kept with the documentation."""

from __future__ import annotations

from emporion.arena.statistics import Distribution, Interval
from emporion.arena.summary import BotSummary, Summary


def markdown(summary: Summary) -> str:
    request = summary.request
    lines = [
        f"# {request.game.capitalize()}, {request.format}: {' – '.join(map(code, request.bots))}",
        "",
        f"{summary.games} games: {request.deals} deals, each played in all rotations with the same cards. "
        f"A win share is that of one seat; among equals it is {1 / request.players:.1%}. "
        "Intervals are 95 % confidence intervals with the deal as the unit.",
        "",
        *table(summary),
        "",
        *notes(summary),
        "",
        "Played with:",
        "",
        f"    {summary.command}",
        "",
        f"The digest of the games is `{summary.digest}`.",
        "",
    ]
    return "\n".join(lines)


def table(summary: Summary) -> list[str]:
    head = ["Bot", "Seats", "Win share", "Rating μ ± σ", "Points", "Mean rank", "Seconds a decision", "Faults"]
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *map(cells, summary.bots)]
    return ["| " + " | ".join(line) + " |" for line in lines]


def cells(bot: BotSummary) -> list[str]:
    return [
        code(bot.bot),
        str(bot.appearances),
        share(bot.win_share),
        f"{bot.rating.mu:.1f} ± {bot.rating.sigma:.1f}",
        f"{bot.points.mean:.1f} ({bot.points.limits('{:.1f}'.format)})",
        f"{bot.rank:.2f}",
        pace(bot.thinking),
        str(bot.faults),
    ]


def notes(summary: Summary) -> list[str]:
    seats = ", ".join(f"{seat.seat} {share(seat.win_share)}" for seat in summary.seats)
    rounds = ", ".join(f"{count} of {number}" for number, count in summary.rounds.items())
    versions = ", ".join(f"{name} {version}" for name, version in summary.versions.items())
    return [
        f"- Win share by seat: {seats}.",
        f"- Games by rounds: {rounds}. Decisions in a game: {summary.decisions.mean:.0f} in the mean.",
        f"- {versions}; {summary.machine['system']}, {summary.machine['cores']} cores.",
    ]


def code(text: str) -> str:
    """As code in a cell of a table."""
    return "`" + text.replace("|", "\\|") + "`"


def share(interval: Interval) -> str:
    return f"{interval.mean:.1%} ({interval.limits('{:.1%}'.format)})"


def pace(thinking: Distribution) -> str:
    """The median, and what 95 % of the decisions do not exceed."""
    return f"{thinking.quantiles[2]:.2g}, 95 %: {thinking.quantiles[-1]:.2g}"
