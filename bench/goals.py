"""Y14 Whether Tyrannos is worth playing to its end: the goals of `standard`, and what the tales of many games say."""

from __future__ import annotations

import math
import statistics
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

import msgspec

from bench.balance_figures import cause_of, check_end, digest_of, margin, mean, stayed, won
from bench.tyrannos_games import Tale
from emporion.arena.statistics import NORMAL, Deal, Interval, mean_interval, rounded, share_interval

EARLY: Final = 6
"""The month after which a leader should still be caught, and most wars are still to come …"""
LATE: Final = 18
"""… and the one after which a game may be nearly decided."""
BY_CARD: Final = ("death by fate", "driven out by fate", "check by fate")
"""Eliminations that no player had a hand in."""


class Goal(NamedTuple):
    """A figure of Y14, with the least or the most that it should be, if it says so."""

    title: str
    form: str
    least: float = -math.inf
    most: float = math.inf

    def is_met(self, value: float) -> bool:
        return self.least <= value <= self.most

    def words(self) -> str:
        factor = 100 if self.form == "%" else 1
        if self.most < math.inf:
            return f"at most {round(factor * self.most, 2):g}"
        return f"at least {round(factor * self.least, 2):g}" if self.least > -math.inf else ""


GOALS: Final[dict[str, Goal]] = {
    "taken_1": Goal("Independent cities taken by the end of month 1", ".2f"),
    "taken_2": Goal("… of month 2", ".2f", most=1.5),
    "leader_early": Goal(f"Games that the leader after month {EARLY} wins", "%", most=0.6),
    "leader_late": Goal(f"… after month {LATE}", "%", most=0.85),
    "lead": Goal("Lead of the winner, median", ".1f", most=15),
    "wars": Goal("Wars", ".1f"),
    "wars_first": Goal("… in month 1", "%"),
    "wars_later": Goal(f"… after month {EARLY}", "%", least=1 / 3),
    "eliminated": Goal("Eliminated", ".2f", most=0.3),
    "by_card": Goal("… by a card alone", ".2f", most=0.1),
    "rounds": Goal("Rounds of a battle that is fought", ".2f", least=3),
    "settled": Goal("Battles settled before the first round", "%"),
    "decisions": Goal("Decisions of a seat", ".0f"),
}


class Found(msgspec.Struct, frozen=True):
    """What one run says of the goals."""

    games: int
    digest: str
    values: dict[str, Interval]

    def missed(self) -> list[str]:
        return [name for name, goal in GOALS.items() if not goal.is_met(self.values[name].mean)]


def found(tales: Sequence[Tale], players: int, months: int, cities: int) -> Found:
    for tale in tales:
        check_end(tale, players, months)
    free = cities - players
    wars = [sum(tale.wars) for tale in tales]
    causes = [Counter(cause_of(tale.last_scene[p]) for p in range(players) if tale.left[p] > 0) for tale in tales]
    values = {
        "taken_1": mean(free - tale.untaken[0] for tale in tales),
        "taken_2": mean(free - tale.untaken[min(2, tale.months) - 1] for tale in tales),
        "leader_early": leader_wins(tales, EARLY),
        "leader_late": leader_wins(tales, LATE),
        "lead": median([lead_of(tale, players) for tale in tales]),
        "wars": mean(wars),
        "wars_first": part([tale.wars[0] for tale in tales], wars),
        "wars_later": part([sum(tale.wars[EARLY:]) for tale in tales], wars),
        "eliminated": mean(players - len(stayed(tale, players)) for tale in tales),
        "by_card": mean(sum(game[cause] for cause in BY_CARD) for game in causes),
        "rounds": mean_interval([Deal(tale.rounds, tale.fought) for tale in tales if tale.fought > 0]),
        "settled": part([tale.battles - tale.fought for tale in tales], [tale.battles for tale in tales]),
        "decisions": mean(tale.actions / players for tale in tales),
    }
    return Found(len(tales), digest_of(tales), values)


def leader_wins(tales: Sequence[Tale], month: int) -> Interval:
    """How often the player who alone leads after a month wins, in games that last longer."""
    led = [tale for tale in tales if tale.months > month and tale.leader[month - 1] > 0]
    return share_interval([won(tale, tale.leader[month - 1] - 1) for tale in led])


def lead_of(tale: Tale, players: int) -> int:
    """Points of the winner beyond those of the second; a player who is out has none."""
    first, second = sorted(tale.points[:players], reverse=True)[:2]
    return first - second


def part(some: Sequence[int], of: Sequence[int]) -> Interval:
    return share_interval([Deal(one, whole) for one, whole in zip(some, of, strict=True) if whole > 0])


def median(values: Sequence[float]) -> Interval:
    """With the interval between those values that as many others lie below as chance allows."""
    ranked = sorted(values)
    reach = NORMAL * math.sqrt(len(ranked)) / 2
    low = ranked[max(0, math.floor(len(ranked) / 2 - reach))]
    high = ranked[min(len(ranked) - 1, math.ceil(len(ranked) / 2 + reach))]
    return rounded(statistics.median(ranked), low, high)


def cell(goal: Goal, interval: Interval) -> str:
    """With its margin; in bold where the goal is missed."""
    factor, digits = (100, ".1f") if goal.form == "%" else (1, goal.form)
    text = f"{factor * interval.mean:{digits}}\N{NO-BREAK SPACE}±\N{NO-BREAK SPACE}{factor * margin(interval):{digits}}"
    return text if goal.is_met(interval.mean) else f"**{text}**"


def rows(runs: Mapping[str, Found]) -> list[list[str]]:
    """A line for each figure, with the goal, then the runs."""
    lines = [["Games", "", *(f"{run.games:,}" for run in runs.values())]]
    for name, goal in GOALS.items():
        title = f"{goal.title}, %" if goal.form == "%" else goal.title
        lines.append([title, goal.words(), *(cell(goal, run.values[name]) for run in runs.values())])
    return lines
