"""The figures of Y14 between tyrants, for as many games as there is time: python -m bench.tyrants standard=1000

Every game is written down as soon as it is over, in FOLDER/COLUMN.tales; the same command later goes on from there, and
a larger number adds games. The page docs/reports/tyrannos-tyrants.md is written from what is there.
"""

from __future__ import annotations

import argparse
import pathlib
from collections.abc import Mapping
from typing import Any, Final

from bench import goals
from bench.balance import BEFORE, FOLDER, USUAL, table
from bench.tyrannos_games import GAME, Tale, tyrants_tales
from emporion.cli.arguments import progress
from emporion.kernel.record import schema_of

PAGE: Final = "tyrannos-tyrants"
SEED: Final = 2026
VISITS: Final = 60
"""Of a tyrant, for each decision."""
COLUMNS: Final[dict[str, dict[str, Any]]] = {
    "before": BEFORE,
    "standard": {},
    "friendly": {"preset": "friendly"},
    "letter": {"preset": "letter"},
}
"""`before` is the `standard` of ruleset 2."""
HEAD: Final = f"""# Tyrannos between tyrants

The figures of [Y14](../rules/tyrannos.md#y14-a-game-worth-playing-to-its-end) between tyrants, who search with
{VISITS} visits a decision (`tyrant(visits={VISITS})`), with {USUAL} players. They are slow, half a second or more a
game; so this page is played apart from the [report on the balance](tyrannos-balance.md), which has those between
strategoi, and says what was chosen and why. *Before* is the `standard` of ruleset 2. After ± is half of a 95 %
confidence interval; in bold is what misses its goal.
"""
READING: Final = """\
**`standard` meets all goals but two.** The winner's lead is 22 points in the median, not 15 at most: a quarter of
games end with a lead of 9 points or less, another quarter with 47 or more. And 0.45 players are eliminated in a game,
not 0.3 at most. The Phoenicians eliminate 0.27, pending checks 0.07, unpaid costs 0.06 and checks after a defeat
0.05; only one of 493 eliminations is a conquest, none is by agitation. In 8 % of games one tyrant is left alone.

**Before**, all goals were missed but those on the leader and on late wars. Agitation eliminated 1.1 players in a
game, cards alone 0.36, and the winner had 64 points more than the second.

**`friendly` plays like `standard`.** A year of peace after a defeat instead of half a year brings neither the lead
nor the eliminations to their goals. **`letter` ends with one player**: in all but one of the 1,000 games a single
tyrant was left, after six and a half months in the mean. Three in four eliminations are by conquest. Only 7 games
lasted longer than 18 months, so that the figure on the leader after month 18 says little.
"""
CLOSING: Final = """Played with the command below, which goes on where it was stopped. The games are the same on every
machine, whatever their number: more games only add to them.

    python -m bench.tyrants {games}

The digests of the games are {digests}.
"""


def options_of(column: str) -> Mapping[str, Any]:
    given: Mapping[str, Any] = GAME.options({"players": USUAL, **COLUMNS[column]}).to_dict()
    return given


def tales_of(
    path: pathlib.Path, given: Mapping[str, Any], games: int, visits: int = VISITS, mode: str = "auto"
) -> list[Tale]:
    """Those that are written down, then those that are still to be played."""
    schema = schema_of(Tale)
    kept = path.read_text(encoding="ascii").split() if path.exists() else []
    told = [schema.unpack(bytes.fromhex(line)) for line in kept[:games]]
    with progress(games - len(told), "game") as done, path.open("a", encoding="ascii") as file:
        for tale in tyrants_tales(given, games, SEED, visits, mode, first=len(told)):
            file.write(schema.pack(tale).hex() + "\n")
            file.flush()
            told.append(tale)
            done(1)
    return told


def run(column: str, games: int, folder: pathlib.Path) -> goals.Found:
    given = options_of(column)
    tales = tales_of(folder / f"{column}.tales", given, games)
    return goals.found(tales, USUAL, given["months"], given["cities"])


def page(runs: Mapping[str, goals.Found]) -> str:
    head = ["Figure", "Goal", *(f"`{name}`" for name in runs)]
    games = " ".join(f"{name}={run.games}" for name, run in runs.items())
    digests = ", ".join(f"`{run.digest[:16]}` ({name})" for name, run in runs.items())
    return "\n".join([HEAD, READING, table(head, goals.rows(runs)), CLOSING.format(games=games, digests=digests)])


def read_wanted(text: str) -> tuple[str, int]:
    """standard=1000"""
    column, _, games = text.partition("=")
    if column not in COLUMNS or not games.isdecimal() or int(games) < 2:
        raise argparse.ArgumentTypeError(f"{text!r} is not one of {', '.join(COLUMNS)} with a number: standard=1000")
    return column, int(games)


def main() -> None:
    parser = argparse.ArgumentParser(description="Plays Tyrannos between tyrants and writes the report on Y14.")
    parser.add_argument("wanted", nargs="+", type=read_wanted, metavar="COLUMN=GAMES", help=", ".join(COLUMNS))
    parser.add_argument("--kept", type=pathlib.Path, default=pathlib.Path("tyrants"), help="where games are kept")
    parser.add_argument("--folder", type=pathlib.Path, default=FOLDER, help="where the page is written")
    parsed = parser.parse_args()
    parsed.kept.mkdir(parents=True, exist_ok=True)
    runs = {column: run(column, games, parsed.kept) for column, games in parsed.wanted}
    parsed.folder.mkdir(parents=True, exist_ok=True)
    (parsed.folder / f"{PAGE}.md").write_text(page(runs), encoding="utf-8")


if __name__ == "__main__":
    main()
