"""Plays the tournaments of docs/reports and writes the pages: python -m bench.reports [--workers N] [NAME …]

It takes some hours on two cores. A tournament that was interrupted goes on where it was; one that is finished is not
played again, unless the bots have changed: then its folder is to be removed. Those by the clock (`ms`) want a machine
with nothing else to do. `--index` only writes the index and the curve from the pages that are there.
"""

from __future__ import annotations

import argparse
import math
import pathlib
import re
import subprocess
import sys
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bench.balance import STYLE
from emporion.arena import charts
from emporion.arena.statistics import Interval

PAGES = pathlib.Path(__file__).parents[1] / "docs" / "reports"
RUNS = pathlib.Path("arena-runs") / "reports"
LEVELS = ("deckhand", "helmsman", "captain", "commodore", "navarch")
TYRANNOS_LEVELS = ("hoplite", "lochagos", "taxiarch", "polemarch", "autokrator")
TABLES = {"": "4 players, `kosmos`", "-three": "3 players, `kosmos`", "-rari": "4 players, `giochi-rari`"}
OPTIONS = {"": "", "-three": "--players 3", "-rari": "-o edition=giochi-rari"}
OTHERS = ("trading", "greedy-offers", "tyrannos-balance", "tyrannos-tyrants", "stops")
"""The pages of `bench/trading.py`, `bench/greedy_offers.py` and `bench/balance.py`."""
CURVE = "budget"
"""The picture of the win share by the budget."""
HEIGHT, FLOOR, LEFT = 300, 250, 60
"""Of that picture: how high it is, where the axis of the budgets is, and where that of the shares."""
BUDGETS = {50: 30, 100: 20, 200: 30, 500: 8, 1000: 12, 2000: 4}
TYRANNOS_BUDGETS = {50: 10, 300: 6}
"""Milliseconds, and deals."""


class Duel(NamedTuple):
    what: str
    first: str
    second: str
    deals: int
    options: str = ""
    game: str = "tyros"


def level_duels(name: str, levels: Sequence[str], deals: Sequence[int], options: str, game: str) -> dict[str, Duel]:
    """Each level against the one below it; `name` has a place for the number of the level."""
    duels = {}
    for number, (lower, upper, count) in enumerate(zip(levels, levels[1:], deals, strict=False), 2):
        what = f"`{upper}` (level {number}) against `{lower}`"
        duels[name.format(number)] = Duel(what, upper, lower, count, options, game)
    return duels


BY_BUDGET = "The admiral against three merchants, by its budget"
SECTIONS: dict[str, dict[str, Duel]] = {
    "The merchant": {"merchant-random": Duel("`merchant` against three `random`", "merchant", "random", 100)},
    BY_BUDGET: {
        f"budget-{ms:04}": Duel(f"`admiral(ms={ms})`", f"admiral(ms={ms})", "merchant", deals)
        for ms, deals in BUDGETS.items()
    },
    "More against less thinking": {
        f"thinking-{more}": Duel(
            f"{more} visits against three with 100", f"admiral(visits={more})", "admiral(visits=100)", deals
        )
        for more, deals in {400: 9, 1600: 4}.items()
    },
    "Search and evaluation": {
        "flat": Duel(
            "tree against three flat searches, 50 ms each", "admiral(ms=50)", "admiral(method=flat,ms=50)", 12
        ),
        "evaluation": Duel(
            "learned against three with hand-written evaluation, 200 visits each",
            "admiral(visits=200)",
            "admiral(evaluation=hand,visits=200)",
            20,
        ),
        "evaluation-hand": Duel(
            "hand-written against three with learned evaluation, 200 visits each",
            "admiral(evaluation=hand,visits=200)",
            "admiral(visits=200)",
            20,
        ),
    },
    **{
        f"Levels, {title}": level_duels(
            f"levels-{{}}{table}", LEVELS, (25, 25, 25, 8 if table else 16), OPTIONS[table], "tyros"
        )
        for table, title in TABLES.items()
    },
    "Tyrannos: the strategos": {
        "tyrannos-strategos-random": Duel(
            "`strategos` against three `random`", "strategos", "random", 100, game="tyrannos"
        )
    },
    "Tyrannos: the tyrant against three strategoi, by its budget": {
        f"tyrannos-budget-{ms:04}": Duel(f"`tyrant(ms={ms})`", f"tyrant(ms={ms})", "strategos", deals, game="tyrannos")
        for ms, deals in TYRANNOS_BUDGETS.items()
    },
    "Tyrannos: levels": level_duels("tyrannos-levels-{}", TYRANNOS_LEVELS, (25, 25, 25, 6), "", "tyrannos"),
}

HEAD = """# Reports

How the bots do, measured in the [arena](../arena.md). Each line is a duel: one seat of the first bot against all other
seats of the second, every deal played once from each seat with the same cards; Tyros with 4 players and `kosmos`, where
nothing else is said, Tyrannos with 4 players. *Win share* is that of the first bot: among equals 25 % with four
players, 33 % with three. *Points* are the means of both. In brackets are 95 % confidence intervals, with the deal as
the unit.

Every report ends with the command that plays it again, and the digest of its games; `python -m bench.reports` plays
them all. Runs by visits come out the same on every machine, those by the clock (`ms`) a little otherwise every time.

**What they say of Tyros.** The merchant always beats random play. The admiral beats merchants the more the longer it
thinks, and with a fifth of a second nearly always; there the curve ends, since nobody wins more than all games. What
thinking longer still brings is seen where strong bots meet: 400 and 1,600 visits against 100, and `navarch` against
`commodore`, which differ in nothing else. At equal time the tree beats flat search clearly. Each level beats the one
below it, with three and four players and in both editions. Those by the clock were played beside other programs: on a
machine of its own the admiral thinks more in the same time. How much merchants trade, and that it pays, is in the
report on [trading](trading.md); that greedy offers do not pay, in the one on [greedy offers](greedy-offers.md). The
duels were played before bots weighed what a trade brings the partner, which made them neither stronger nor weaker.

**The learned evaluation does not beat the hand-written one.** In 160 games, half of them with one against three and
half with three against one, 79 were won by seats with the learned one and 81 by as many seats with the other, with the
same points in the mean. It stays the default because it is no worse and can be learned anew after any change of the
rules (`emporion train`); `admiral(evaluation=hand)` is the other.

**And of Tyrannos.** The strategos beats random play. The tyrant beats strategoi clearly, even with sixty visits a
decision, and thinking longer hardly adds to that: 50 ms do as well as 300, and 2,000 visits were no better than 160
(21 % of 24 games, where 25 is even). So level 4 errs in one decision of ten, as the lower levels do more often.
Levels 2 to 4 beat the one below them. Level 5 did not beat level 4 with the present `standard`: 25 % of 24 games is
even, and so few games leave room for 12 to 44. **The tyrant's budgets have not been played with the present
`standard`**, but with that of ruleset 1: a shorter truce, more vassals, other bots' alliances. How the game goes
between bots today is in the report on [its balance](tyrannos-balance.md), and in that on [games between
tyrants](tyrannos-tyrants.md).
"""


def play(name: str, duel: Duel, workers: list[str]) -> None:
    command = ["emporion", "arena", duel.game, *duel.options.split(), "--bots", f"{duel.first},{duel.second}"]
    command += ["--format", "duel", "--deals", str(duel.deals), "--folder", str(RUNS / name)]
    print(" ".join(command), flush=True)
    subprocess.run([*command, *workers, "--markdown", str(PAGES / f"{name}.md")], check=True)


def page(name: str) -> pathlib.Path:
    return PAGES / f"{name}.md"


def line(name: str, duel: Duel) -> str:
    games = re.findall(r"^(\d+) games", page(name).read_text(encoding="utf-8"), re.MULTILINE)[0]
    first, second = cells(name, duel.first), cells(name, duel.second)
    return f"| {duel.what} | {first[3]} | {first[5]} | {second[5]} | [{games} games]({name}.md) |"


def cells(name: str, bot: str) -> list[str]:
    """The row of a bot in the table of a page."""
    found = re.findall(r"^\| `.*$", page(name).read_text(encoding="utf-8"), re.MULTILINE)
    rows = [[cell.strip() for cell in row.split("|")] for row in found]
    return next(row for row in rows if row[1] == f"`{bot}`")


# ---------------------------------------------------------------------------------------------------- the curve


def win_share(name: str, bot: str) -> Interval:
    mean, low, high = (float(number) / 100 for number in re.findall(r"([\d.]+)%", cells(name, bot)[3]))
    return Interval(mean, low, high)


def curve(shares: Mapping[int, Interval]) -> str:
    """The win share by the milliseconds of a budget, each with its interval; budgets on a logarithmic scale."""
    least, most = math.log(min(shares)), math.log(max(shares))

    def x(ms: int) -> float:
        return LEFT + 40 + (math.log(ms) - least) / (most - least) * (charts.WIDTH - LEFT - 80)

    def y(share: float) -> float:
        return FLOOR - share * (FLOOR - charts.TOP)

    parts = [charts.line(LEFT, FLOOR, charts.WIDTH - charts.RIGHT, FLOOR, "axis")]
    for part in (0.25, 0.5, 0.75, 1.0):
        parts.append(charts.line(LEFT, y(part), charts.WIDTH - charts.RIGHT, y(part), "grid"))
        parts.append(charts.words(LEFT - 8, y(part) + 4, f"{part:.0%}", "end", "small"))
    parts.append(charts.line(LEFT, y(0.25), charts.WIDTH - charts.RIGHT, y(0.25), "mark"))
    way = " ".join(f"{x(ms):.1f},{y(share.mean):.1f}" for ms, share in shares.items())
    parts.append(f'<polyline points="{way}" fill="none" stroke="#0b5d78" stroke-width="2"/>')
    for ms, share in shares.items():
        shapes = charts.line(x(ms), y(share.low), x(ms), y(share.high), "whisker")
        shapes += f'<circle class="dot" cx="{x(ms):.1f}" cy="{y(share.mean):.1f}" r="6"/>'
        parts.append(charts.group(f"{ms} ms: {share.mean:.1%} ({share.limits('{:.1%}'.format)})", shapes))
        parts.append(charts.words(x(ms), FLOOR + 20, f"{ms} ms", "middle", "small"))
    drawn = charts.chart("Win share of the admiral against three merchants, by its budget", HEIGHT, parts)
    return drawn.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1).replace("\n", f"\n{STYLE}\n", 1)


def curve_of_pages() -> str:
    """Of those budgets that were played."""
    duels = zip(BUDGETS, SECTIONS[BY_BUDGET].items(), strict=True)
    return curve({ms: win_share(name, duel.first) for ms, (name, duel) in duels if page(name).exists()}) + "\n"


# ---------------------------------------------------------------------------------------------------- the index


def duel_names() -> list[str]:
    return [name for duels in SECTIONS.values() for name in duels]


def index() -> str:
    """All that was played so far."""
    parts = [HEAD]
    for heading, duels in SECTIONS.items():
        rows = [line(name, duel) for name, duel in duels.items() if page(name).exists()]
        if rows:
            head = ["| Duel | Win share | Points | Points of the others | Report |", "|---|---|---|---|---|"]
            picture = ["", f"![Win share by budget]({CURVE}.svg)"] if heading == BY_BUDGET and has_curve() else []
            parts.append("\n".join([f"## {heading}", "", *head, *rows, *picture]) + "\n")
    names = [name for name in duel_names() if page(name).exists()]
    parts.append("\n".join(["```{toctree}", ":hidden:", "", *names, *OTHERS, "```"]) + "\n")
    return "\n".join(parts)


def write_index() -> None:
    (PAGES / "index.md").write_text(index(), encoding="utf-8")
    if has_curve():
        (PAGES / f"{CURVE}.svg").write_text(curve_of_pages(), encoding="utf-8")


def has_curve() -> bool:
    return sum(page(name).exists() for name in SECTIONS[BY_BUDGET]) > 1


def main() -> None:
    duels = {name: duel for section in SECTIONS.values() for name, duel in section.items()}
    parser = argparse.ArgumentParser(description="Plays the tournaments of docs/reports and writes the pages.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="default: all")
    parser.add_argument("--workers", help="how many games at once (default: all cores)")
    parser.add_argument("--index", action="store_true", help="only write the index and the curve")
    parsed = parser.parse_args()
    for name in [] if parsed.index else parsed.names or duels:
        play(name, duels[name], ["--workers", parsed.workers] if parsed.workers else [])
        write_index()
    write_index()
    if missing := [name for name in duel_names() if not page(name).exists()]:
        print(f"not played yet, and not in the index: {', '.join(missing)}", file=sys.stderr)


if __name__ == "__main__":
    main()
