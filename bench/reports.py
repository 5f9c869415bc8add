"""Plays the tournaments of docs/reports and writes the pages: python bench/reports.py [--workers N] [NAME …]

It takes some hours on two cores. A tournament that was interrupted goes on where it was; one that is finished is not
played again. Those by the clock (`ms`) want a machine with nothing else to do.
"""

from __future__ import annotations

import argparse
import pathlib
import re
import subprocess
from collections.abc import Sequence
from typing import NamedTuple

PAGES = pathlib.Path(__file__).parents[1] / "docs" / "reports"
RUNS = pathlib.Path("arena-runs") / "reports"
LEVELS = ("deckhand", "helmsman", "captain", "commodore", "navarch")
TYRANNOS_LEVELS = ("hoplite", "lochagos", "taxiarch", "polemarch", "autokrator")
TABLES = {"": "4 players, `kosmos`", "-three": "3 players, `kosmos`", "-rari": "4 players, `giochi-rari`"}
OPTIONS = {"": "", "-three": "--players 3", "-rari": "-o edition=giochi-rari"}
BALANCE = "tyrannos-balance"
"""The page of `bench/balance.py`."""
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


SECTIONS: dict[str, dict[str, Duel]] = {
    "The merchant": {"merchant-random": Duel("`merchant` against three `random`", "merchant", "random", 100)},
    "The admiral against three merchants, by its budget": {
        f"budget-{ms:04}": Duel(f"`admiral(ms={ms})`", f"admiral(ms={ms})", "merchant", deals)
        for ms, deals in BUDGETS.items()
    },
    "More against less thinking": {
        f"thinking-{more}": Duel(
            f"{more} visits against three with 100", f"admiral(visits={more})", "admiral(visits=100)", deals
        )
        for more, deals in {400: 12, 1600: 6}.items()
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
            "`strategos` against three `random`", "strategos", "random", 10, game="tyrannos"
        )
    },
    "Tyrannos: the tyrant against three strategoi, by its budget": {
        f"tyrannos-budget-{ms:04}": Duel(f"`tyrant(ms={ms})`", f"tyrant(ms={ms})", "strategos", deals, game="tyrannos")
        for ms, deals in TYRANNOS_BUDGETS.items()
    },
    "Tyrannos: levels": level_duels("tyrannos-levels-{}", TYRANNOS_LEVELS, (10, 10, 10, 6), "", "tyrannos"),
}

HEAD = """# Reports

How the bots do, measured in the [arena](../arena.md). Each line is a duel: one seat of the first bot against all other
seats of the second, every deal played once from each seat with the same cards; Tyros with 4 players and `kosmos`, where
nothing else is said, Tyrannos with 4 players. *Win share* is that of the first bot: among equals 25 % with four
players, 33 % with three. *Points* are the means of both. In brackets are 95 % confidence intervals, with the deal as
the unit.

Every report ends with the command that plays it again, and the digest of its games; `python bench/reports.py` plays
them all. Runs by visits come out the same on every machine, those by the clock (`ms`) a little otherwise every time.

**What they say of Tyros.** The merchant always beats random play. The admiral beats merchants the more the longer it
thinks, and with a fifth of a second nearly always; there the curve ends, since nobody wins more than all games. What
thinking longer still brings is seen where strong bots meet: `navarch` and `commodore` differ in nothing else. At equal
time the tree beats flat search clearly. Each level beats the one below it, with three and four players and in both
editions. Those by the clock were played beside other programs: on a machine of its own the admiral thinks more in the
same time.

**The learned evaluation does not beat the hand-written one.** In 160 games, half of them with one against three and
half with three against one, 79 were won by seats with the learned one and 81 by as many seats with the other, with the
same points in the mean. It stays the default because it is no worse and can be learned anew after any change of the
rules (`emporion train`); `admiral(evaluation=hand)` is the other.

**And of Tyrannos.** The strategos beats random play. The tyrant beats strategoi clearly, even with sixty visits a
decision, and thinking longer hardly adds to that: 50 ms do as well as 300, and 2,000 visits were no better than 160
(21 % of 24 games, where 25 is even). So level 4 errs in one decision of ten, as the lower levels do more often; then
each level beats the one below it. How the game goes between strategoi is in the report on
[its balance](tyrannos-balance.md).
"""


def play(name: str, duel: Duel, workers: list[str]) -> None:
    command = ["emporion", "arena", duel.game, *duel.options.split(), "--bots", f"{duel.first},{duel.second}"]
    command += ["--format", "duel", "--deals", str(duel.deals), "--folder", str(RUNS / name)]
    print(" ".join(command), flush=True)
    subprocess.run([*command, *workers, "--markdown", str(PAGES / f"{name}.md")], check=True)


def line(name: str, duel: Duel) -> str:
    text = (PAGES / f"{name}.md").read_text(encoding="utf-8")
    games = re.findall(r"^(\d+) games", text, re.MULTILINE)[0]
    rows = [[cell.strip() for cell in row.split("|")] for row in re.findall(r"^\| `.*$", text, re.MULTILINE)]
    first, second = (next(row for row in rows if row[1] == f"`{bot}`") for bot in (duel.first, duel.second))
    return f"| {duel.what} | {first[3]} | {first[5]} | {second[5]} | [{games} games]({name}.md) |"


def write_index() -> None:
    """All that was played so far."""
    parts = [HEAD]
    for heading, duels in SECTIONS.items():
        rows = [line(name, duel) for name, duel in duels.items() if (PAGES / f"{name}.md").exists()]
        if rows:
            head = ["| Duel | Win share | Points | Points of the others | Report |", "|---|---|---|---|---|"]
            parts.append("\n".join([f"## {heading}", "", *head, *rows]) + "\n")
    names = [name for duels in SECTIONS.values() for name in duels if (PAGES / f"{name}.md").exists()]
    parts.append("\n".join(["```{toctree}", ":hidden:", "", *names, BALANCE, "```"]) + "\n")
    (PAGES / "index.md").write_text("\n".join(parts), encoding="utf-8")


def main() -> None:
    duels = {name: duel for section in SECTIONS.values() for name, duel in section.items()}
    parser = argparse.ArgumentParser(description="Plays the tournaments of docs/reports and writes the pages.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="default: all")
    parser.add_argument("--workers", help="how many games at once (default: all cores)")
    parsed = parser.parse_args()
    for name in parsed.names or duels:
        play(name, duels[name], ["--workers", parsed.workers] if parsed.workers else [])
        write_index()


if __name__ == "__main__":
    main()
