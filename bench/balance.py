"""Plays Tyrannos many times between strategoi and writes docs/reports/tyrannos-balance.md: python -m bench.balance

The same games on every machine, a thousand in a second; those between tyrants are played by `bench.tyrants`.
`--share 0.01` plays a hundredth of the games, to try it; `--folder DIR` writes elsewhere.
"""

from __future__ import annotations

import argparse
import hashlib
import itertools
import pathlib
import sys
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from bench import goals
from bench.balance_figures import CAUSES, Figures, by_quarter, differs, figures, margin
from bench.tyrannos_games import GAME, SOURCES, tales
from emporion.arena.charts import column_chart, interval_chart, scale_over
from emporion.arena.simulate import RANDOM_NAME, simulate
from emporion.arena.statistics import Interval
from emporion.cli.arguments import progress
from emporion.games.tyrannos.options import MONTHS_BY_PLAYERS, UP_TO_RULESET_2

FOLDER: Final = pathlib.Path(__file__).parents[1] / "docs" / "reports"
PAGE: Final = "tyrannos-balance"
SEED: Final = 1
PLAYERS: Final = range(2, 7)
USUAL: Final = 4
"""The number of players at which options and temperaments are compared."""
GAMES: Final = 10_000
FEWER: Final = 2_000
FEWEST: Final = 1_000
PRESETS: Final = ("letter", "friendly")
GOAL_GAMES: Final = 5_000
BEFORE: Final[dict[str, Any]] = {**UP_TO_RULESET_2, "truce_months": 3, "rout": "enemy-half"}
"""`standard` as it was up to ruleset 2."""
GOAL_TABLES: Final[dict[str, dict[str, Any]]] = {
    "`standard` before": BEFORE,
    "`standard`": {},
    "`friendly`": {"preset": "friendly"},
    "`letter`": {"preset": "letter"},
}
BRAKES_LIFTED: Final[tuple[dict[str, Any], ...]] = (
    {"truce_months": 3},
    {"truce_scope": "residences"},
    {"embassy_from": 1},
    {"vassal_by_gift": "on"},
    {"last_city_spared": "off"},
    {"agitation": "all"},
    {"rout": "enemy-half"},
    {"heir": "off"},
    {"new_vassal_army": "next-month"},
)
"""What `standard` would be without one of its brakes, and with the one that it does without."""
VARIANTS: Final[tuple[dict[str, Any], ...]] = (
    *({"months": value} for value in (12, 36, 60)),
    {"cities": 10},
    *({"tax_per_level": value} for value in (1, 3, 9, 12, 18, 36)),
    *({"dump_rate": value} for value in ("0.5", "0")),
    {"treasury_transfers": "on"},
    {"moira_grace": 0},
    *({"truce_months": value} for value in (0, 3, 12)),
    {"conquest": "free"},
    *({"peace_after_defeat": value} for value in (0, 12)),
    {"war_pause": 0},
    {"strict_terms": "on"},
    *({"punic_tokens": value} for value in (1, 3, 6)),
    *({"voitheia_hand": value} for value in (6, 20, "none")),
    {"ally_points": "all"},
    {"offers_per_turn": 0},
)
"""What an option may be besides its default: every value where there are few, some where there are many."""
BRAKES: Final[tuple[dict[str, Any], ...]] = (
    {"truce_months": 3},
    {"moira_grace": 1},
    {"voitheia_hand": 9},
    {"strict_terms": "off"},
    {"conquest": "not-last"},
    {"peace_after_defeat": 6},
    {"war_pause": 2},
    {"heir": "on"},
    {"conquest": "not-last", "peace_after_defeat": 6},
    {"conquest": "not-last", "truce_months": 3},
)
"""What `letter` is without, one by one, and the pairs that might do."""
NEVER: Final = 30_000
TEMPERAMENTS: Final[dict[str, dict[str, int]]] = {
    "trading": {"odds": NEVER, "rich": NEVER, "least_gift": 3},
    "peaceful": {"odds": NEVER, "rich": NEVER},
    "usual": {},
    "aggressive": {"odds": 0, "defeat": -2000},
    "distrustful": {"friend": -1},
}
"""How strategoi are set: without war, lures and agitation (those who trade send no embassies, either, but at the end);
as they are; to love even a lost war, so that they declare one whenever they may; or to ally with nobody."""
SURE: Final = 3.0
"""Standard errors from which on a difference is shown in bold: by chance about one in 400 is."""

PLUS_MINUS: Final = "\N{NO-BREAK SPACE}±\N{NO-BREAK SPACE}"
MEASURES: Final = {
    "Months": ("months", ".1f"),
    "Decisions": ("decisions", ".0f"),
    "Games in which one is left alone": ("alone", "%"),
    "Eliminated": ("eliminated", ".2f"),
    "Points of who stayed": ("points", ".1f"),
    "Points of the winner": ("winner", ".1f"),
    "Lead of the winner": ("lead", ".1f"),
    "Wars on players": ("wars_on_players", ".1f"),
    "Wars on independent cities": ("wars_on_cities", ".1f"),
    "Embassies": ("embassies", ".1f"),
    "Agitations": ("agitations", ".1f"),
    "Trust checks": ("checks", ".1f"),
}
COMPARED: Final = {
    "Months": ("months", ".1f"),
    "One left alone": ("alone", "%"),
    "Eliminated": ("eliminated", ".2f"),
    "By rivals": ("rivalry", ".2f"),
    "Wars on players": ("wars_on_players", ".1f"),
    "Points": ("points", ".1f"),
    "Spread": ("spread", ".1f"),
    "Lead": ("lead", ".1f"),
}
"""What is told of presets and options."""
LEGEND: Final = (
    "*One left alone* are the games, in percent, that end with a single player. *By rivals* are eliminations by "
    "agitation, by conquest and by checks after a defeat. *Points* are the mean of those who stayed, *spread* is their "
    "standard deviation in a game, *lead* what the winner has more than the second. In bold is what surely differs "
    "from `standard`, by three standard errors."
)

HEAD: Final = """# The balance of Tyrannos

How Tyrannos goes when `strategos` sits in every seat: {games} games for each number of players with the options of
`standard`, fewer to compare presets and options. After ± is half of a 95 % confidence interval. All games were over
after their last month, or when one player was left; the run stops at any that is not.

**A strategos is no person.** He knows the rules, plays by rules of thumb and is the same in all seats: what he does not
try is not seen here. Figures say how the options differ more than how a table of people will fare.
"""
READING: Final = """## What it says

**Most goals of Y14 are met, three are not.** Between strategoi, `standard` misses one: the leader after month 18 wins
94 % of games, not 85 at most. [Between tyrants](tyrannos-tyrants.md) it misses two others: in 1,100 games the winner's
lead is 22 ± 2 points in the median, not 15 at most, and 0.45 ± 0.05 of four players are eliminated, not 0.3 at most.
The Phoenicians do three in five of these; none is by a card alone. The leader after month 6 is close to the limit
between strategoi (59.0 ± 2.0).

**What was chosen, and why.** Every brake of `standard` is needed for some goal (see the last table of the next
section):

- `truce_months=6` and `truce_scope=all`: without either most wars come early, and the leader after month 6 wins too
  often.
- `embassy_from=3` and `vassal_by_gift=off`: early vassals decide games. With gifts that win vassals the leader after
  month 6 wins 72 % of games.
- `last_city_spared=on` and `heir=on`: without them a card alone eliminates 0.14 or 0.24 players in a game.
- `rout=own-half`: with `enemy-half` a battle has 1.4 rounds.
- `agitation=vassals`: strategoi seldom agitate, tyrants do 27 times in a game. With `agitation=all`, the other brakes
  and embassies from month 1 on that eliminated 1.2 of four of them (60 games). `not-last` brings that to none, but
  the lead was 27 and 36 in two runs of 60 and 70 games; so few
  games do not tell for sure that it is larger than with `vassals`.
- `new_vassal_army` makes no difference any more, so it stays as in the book, `at-once`.

**What was tried besides**, each in 2,000 games between strategoi with embassies from month 1 on: `war_pause=0`,
`peace_after_defeat=0`, `points_pause=12`, `tax_per_level=3`, `cities=10`, `voitheia_hand=6` and
`treasury_transfers=on`. None brings the leader after month 18 below 92 %. `embassy_from=5` and 6 with gifts that win
vassals bring 90 %, but leave one or two wars in a game. `punic_tokens=1` does not help the tyrants against the
Phoenicians, who are the largest cause of elimination that is left, and a longer peace after a defeat (`friendly`) makes
neither their leads smaller nor eliminations fewer.

**Strategoi keep the peace.** With four of them there is hardly a war on a player any more (one in 25 games). They
ally, and the strongest is everybody's friend, which may be one reason why leaders stay ahead. Those who trust nobody
declare 5.3 wars on players and lose 0.8 of four players, where it was 2.05 before.

**Cities and seats are equal.** With no number of players do cities differ by more than chance, nor do seats with four
players.

**`letter` is no game for players who attack.** With four, 2.9 are eliminated.
"""
STYLE: Final = """<style>
text { fill: #22252b; font: 14px system-ui, sans-serif; } .small { fill: #5d6470; font-size: 11px; }
.grid { stroke: #ddd6c6; } .axis { stroke: #5d6470; } .mark { stroke: #b0472a; stroke-dasharray: 5 4; }
.whisker { stroke: #0b5d78; stroke-width: 3; } .dot { fill: #0b5d78; } .box { fill: #a9cfdb; stroke: #0b5d78; }
</style><rect width="100%" height="100%" fill="#fbf8f1"/>"""
"""A picture of its own has no page to take its colours from."""


class Results(NamedTuple):
    """All that was played."""

    standard: dict[int, Figures]
    random_decisions: dict[int, float]
    presets: dict[str, dict[int, Figures]]
    variants: dict[str, Figures]
    brakes: dict[str, Figures]
    temperaments: dict[str, Figures]
    strategoi: dict[str, goals.Found]
    lifted: dict[str, goals.Found]

    def goal_runs(self) -> list[goals.Found]:
        return [*self.strategoi.values(), *self.lifted.values()]

    def runs(self) -> list[Figures]:
        """All but those for Y14."""
        presets = (run for preset in self.presets.values() for run in preset.values())
        others = (*self.variants.values(), *self.brakes.values(), *self.temperaments.values())
        return [*self.standard.values(), *presets, *others]

    def digest(self) -> str:
        digests = [run.digest for run in self.runs()] + [run.digest for run in self.goal_runs()]
        return hashlib.sha256("".join(digests).encode()).hexdigest()


# ---------------------------------------------------------------------------------------------------- playing


def play_all(share: float, mode: str = "auto") -> Results:
    """Every run has a seed of its own, so that no two have the same luck."""
    many, fewer, fewest, goal = (max(2, round(share * games)) for games in (GAMES, FEWER, FEWEST, GOAL_GAMES))
    seed = itertools.count(SEED)

    def at_usual(games: int, knobs: Mapping[str, int] | None = None, **given: Any) -> Figures:
        return play({"players": USUAL, **given}, games, next(seed), mode, knobs)

    def for_all(games: int, **given: Any) -> dict[int, Figures]:
        return {players: play({"players": players, **given}, games, next(seed), mode) for players in PLAYERS}

    return Results(
        for_all(many),
        {players: random_decisions(players, many, mode) for players in PLAYERS},
        {preset: for_all(fewer, preset=preset) for preset in PRESETS},
        {words_of(given): at_usual(fewest, **given) for given in VARIANTS},
        {words_of(given): at_usual(fewest, preset="letter", **given) for given in BRAKES},
        {name: at_usual(fewer, knobs) for name, knobs in TEMPERAMENTS.items()},
        {name: play_for_goals(given, goal, next(seed), mode) for name, given in GOAL_TABLES.items()},
        {words_of(given): play_for_goals(given, fewer, next(seed), mode) for given in BRAKES_LIFTED},
    )


def play_for_goals(given: Mapping[str, Any], games: int, seed: int, mode: str) -> goals.Found:
    print(f"{games} games for Y14: {words_of(given)}", file=sys.stderr, flush=True)
    options = GAME.options({"players": USUAL, **given})
    told = list(tales(options.to_dict(), games, seed, mode))
    return goals.found(told, USUAL, options.months, options.cities)


def play(given: Mapping[str, Any], games: int, seed: int, mode: str, knobs: Mapping[str, int] | None = None) -> Figures:
    """One run, with its progress shown."""
    print(f"{games} games: {words_of({**given, **(knobs or {})})}", file=sys.stderr, flush=True)
    told = []
    with progress(games, "game") as done:
        for tale in tales(given, games, seed, mode, knobs=knobs):
            told.append(tale)
            done(1)
    options = GAME.options(given)
    return figures(told, options.players, options.months)


def words_of(given: Mapping[str, Any]) -> str:
    return ", ".join(f"{name}={value}" for name, value in given.items())


def random_decisions(players: int, games: int, mode: str) -> float:
    """In a game between random players, the mean."""
    run = simulate(GAME, {"players": players}, [RANDOM_NAME] * players, games, SEED, 1, mode)
    return run.actions / run.games


# ---------------------------------------------------------------------------------------------------- words and tables


def number(interval: Interval, form: str) -> str:
    """With its margin, never on two lines."""
    factor, digits = (100, ".1f") if form == "%" else (1, form)
    return f"{factor * interval.mean:{digits}}{PLUS_MINUS}{factor * margin(interval):{digits}}"


def compared(interval: Interval, standard: Interval, form: str) -> str:
    """In bold where it surely is another number than in `standard`."""
    text = number(interval, form)
    return f"**{text}**" if differs(interval, standard, SURE) else text


def titled(name: str, form: str) -> str:
    return f"{name}, %" if form == "%" else name


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines) + "\n"


def by_players(rows: Mapping[str, Sequence[str]], players: Sequence[int] = PLAYERS) -> str:
    return table(["Players", *map(str, players)], [[name, *cells] for name, cells in rows.items()])


def chance(probability: float) -> str:
    return "below 0.001" if probability < 0.001 else f"{probability:.3f}"


# ---------------------------------------------------------------------------------------------------- sections


def games_section(results: Results) -> list[str]:
    runs = results.standard.values()
    rows = {
        titled(name, form): [number(run.measures[key], form) for run in runs] for name, (key, form) in MEASURES.items()
    }
    decisions = {"Decisions of random players": [f"{mean:.0f}" for mean in results.random_decisions.values()]}
    return ["## The games", by_players(rows | decisions)]


def goals_section(results: Results) -> list[str]:
    head = ["Figure", "Goal", *GOAL_TABLES]
    return [
        "## Whether it is worth playing to its end",
        f"The figures of Y14 with {USUAL} players; in bold is what misses its goal. `standard` *before* is that of "
        "ruleset 2. All seats are strategoi; the same table between tyrants, who search, is in [a report of its "
        "own](tyrannos-tyrants.md).",
        table(head, goals.rows(results.strategoi)),
        "What each brake does: strategoi with `standard`, one option changed.",
        lifted_table({"standard": results.strategoi["`standard`"], **results.lifted}),
    ]


def lifted_table(runs: Mapping[str, goals.Found]) -> str:
    """The figures that have a goal, a line for each run."""
    told = {name: goal for name, goal in goals.GOALS.items() if goal.words()}
    cells = [
        [f"`{run}`", *(goals.cell(told[name], found.values[name]) for name in told)] for run, found in runs.items()
    ]
    return table(["Option", *(titled(goal.title, goal.form) for goal in told.values())], cells)


def victories_section(results: Results) -> list[str]:
    runs = results.standard.values()
    cities = shares([run.cities for run in runs], [run.cities_chance for run in runs])
    seats = shares([run.seats for run in runs], [run.seats_chance for run in runs])
    return [
        "## Who wins",
        "Win share in percent by the city that a player drew. Even shares are 50, 33.3, 25, 20 and 16.7. The last line "
        "is the probability of such differences, or larger ones, if all cities are equally good.",
        by_players(cities),
        f"The same with {USUAL} players:",
        f"![Win share by city, {USUAL} players]({PAGE}-cities.svg)",
        "Win share in percent by seat.",
        by_players(seats),
    ]


def shares(runs: Sequence[Mapping[str, Interval]], chances: Sequence[float]) -> dict[str, list[str]]:
    names = dict.fromkeys(name for run in runs for name in run)
    rows = {name: [number(run[name], "%") if name in run else "" for run in runs] for name in names}
    return rows | {"*if all are equal*": [chance(probability) for probability in chances]}


def eliminations_section(results: Results) -> list[str]:
    runs = results.standard
    causes = {cause: [number(run.causes[cause], ".3f") for run in runs.values()] for cause in CAUSES}
    longest = max(MONTHS_BY_PLAYERS.values())
    left = {players: by_quarter(run.leaving, run.games, MONTHS_BY_PLAYERS[players]) for players, run in runs.items()}
    quarters = {
        f"months {3 * quarter + 1} to {3 * quarter + 3}": [
            f"{of[quarter]:.3f}" if quarter < len(of) else "" for of in left.values()
        ]
        for quarter in range(longest // 3)
    }
    return [
        "## Who is eliminated",
        "Players in a game, by the last blow. A *check* is a trust check ([Y7](../rules/tyrannos.md#tyrannos-7)): one "
        "that fate demands, one for costs that were not paid, one that an earlier one left open, one after a defeat. "
        "*Agitation* has those that followed from it at once.",
        by_players(causes),
        "Players in a game, by when they leave.",
        by_players(quarters),
        f"All eliminations with {USUAL} players, by month:",
        f"![Eliminations by month, {USUAL} players]({PAGE}-months.svg)",
    ]


def points_section(results: Results) -> list[str]:
    runs = results.standard.values()

    def rows(of: Sequence[Mapping[str, Interval]]) -> dict[str, list[str]]:
        sums = [sum(interval.mean for interval in points.values()) for points in of]
        return {
            source: [
                f"{points[source].mean:.1f} ({points[source].mean / total:.0%})"
                for points, total in zip(of, sums, strict=True)
            ]
            for source in SOURCES
        } | {"together": [f"{total:.1f}" for total in sums]}

    return [
        "## Where points come from",
        "Mean points, and their share, of those who were there at the end …",
        by_players(rows([run.sources for run in runs])),
        "… and of winners.",
        by_players(rows([run.winner_sources for run in runs])),
    ]


def presets_section(results: Results) -> list[str]:
    rows = []
    for name, (key, form) in COMPARED.items():
        standard = {players: run.measures[key] for players, run in results.standard.items()}
        rows.append([titled(name, form), "`standard`", *(number(interval, form) for interval in standard.values())])
        for preset, runs in results.presets.items():
            cells = [compared(run.measures[key], standard[players], form) for players, run in runs.items()]
            rows.append(["", f"`{preset}`", *cells])
    usual = {"standard": results.standard[USUAL]} | {name: runs[USUAL] for name, runs in results.presets.items()}
    causes = [[cause, *(number(run.causes[cause], ".3f") for run in usual.values())] for cause in CAUSES]
    return [
        "## Presets",
        LEGEND,
        table(["Players", "", *map(str, PLAYERS)], rows),
        f"Eliminations in a game of {USUAL}, by cause:",
        table(["Preset", *(f"`{name}`" for name in usual)], causes),
    ]


def options_section(results: Results) -> list[str]:
    standard, letter = results.standard[USUAL], results.presets["letter"][USUAL]
    return [
        "## Options",
        f"{USUAL} players, one option changed, or two; words and bold as above. The last columns are the win shares of "
        "the best and the worst city in percent, and the probability of such differences if all are equally good.",
        comparison("standard", standard, results.variants),
        f"{USUAL} players and `letter`, with a brake of `standard`; in bold is what surely differs from `letter`.",
        comparison("letter", letter, results.brakes),
    ]


def comparison(name: str, base: Figures, others: Mapping[str, Figures]) -> str:
    head = ["Option", *(titled(name, form) for name, (_, form) in COMPARED.items()), "Best city", "Worst", "If equal"]
    return table(head, [compared_row(name, run, base) for name, run in {name: base, **others}.items()])


def compared_row(name: str, run: Figures, base: Figures) -> list[str]:
    cells = [compared(run.measures[key], base.measures[key], form) for key, form in COMPARED.values()]
    ranked = sorted(run.cities, key=lambda city: run.cities[city].mean)
    ends = [f"{city}\N{NO-BREAK SPACE}{100 * run.cities[city].mean:.1f}" for city in (ranked[-1], ranked[0])]
    return [f"`{name}`", *cells, *ends, chance(run.cities_chance)]


def temperaments_section(results: Results) -> list[str]:
    runs = results.temperaments.values()
    words = {"city": "city level after a year", "store": "warehouse level", "talents": "talents"}
    rows = [
        *(
            [titled(name, form), *(number(run.measures[key], form) for run in runs)]
            for name, (key, form) in MEASURES.items()
        ),
        *([f"points for {source}", *(number(run.sources[source], ".1f") for run in runs)] for source in SOURCES),
        *([words[key], *(number(run.year[key], ".2f") for run in runs)] for key in words),
        *([f"seat {seat} wins, %", *(number(run.seats[seat], "%") for run in runs)] for seat in "ABCD"),
        ["*if all seats are equal*", *(chance(run.seats_chance) for run in runs)],
    ]
    return [
        "## Temperaments",
        f"{USUAL} players, all of them set alike: to *trade* and build; *peaceful*, with embassies, but without war, "
        "lures and agitation (before the last month); as *usual*; *aggressive*, which is to declare war whenever the "
        "rules allow it; *distrustful*, as usual but allied to nobody. Points are those of who stayed, levels those of "
        "the residence, talents those in all treasuries.",
        table(["Temperament", *results.temperaments], rows),
    ]


def closing_section(results: Results, share: float) -> list[str]:
    command = "python -m bench.balance" + (f" --share {share:g}" if share != 1 else "")
    many, fewer = results.standard[USUAL].games, results.temperaments["usual"].games
    fewest, goal = next(iter(results.variants.values())).games, results.strategoi["`standard`"].games
    games = sum(run.games for run in results.runs()) + sum(run.games for run in results.goal_runs())
    return [
        "## How it was played",
        f"{games:,} games, ruleset {GAME.ruleset}: {many:,} for each number of players, {fewer:,} for each preset and "
        f"number of players, for each temperament and for each brake, {fewest:,} for each line of options; for Y14 "
        f"{goal:,} in each column; the runs have the seeds from {SEED} on. Played with:",
        f"    {command}",
        f"The digest of the games is `{results.digest()}`.\n",
    ]


def page(results: Results, share: float) -> str:
    head = HEAD.format(games=f"{results.standard[USUAL].games:,}")
    sections = (goals_section, games_section, victories_section, eliminations_section, points_section, presets_section)
    parts = [head, READING, *(part for section in sections for part in section(results))]
    parts += [*options_section(results), *temperaments_section(results), *closing_section(results, share)]
    return "\n\n".join(part.strip("\n") for part in parts) + "\n"


def charts(results: Results) -> dict[str, str]:
    run = results.standard[USUAL]
    scale = scale_over([limit for city in run.cities.values() for limit in (city.low, city.high)])
    return {
        "cities": interval_chart(f"Win share by city, {USUAL} players", run.cities, scale, "{:.1%}".format, 1 / USUAL),
        "months": column_chart(f"Eliminations by month, {USUAL} players", run.leaving, "months"),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Plays Tyrannos many times and writes the report on its balance.")
    parser.add_argument("--share", type=float, default=1.0, help="of the games that are played (default 1)")
    parser.add_argument("--folder", type=pathlib.Path, default=FOLDER, help="where the page is written")
    parsed = parser.parse_args()
    results = play_all(parsed.share)
    parsed.folder.mkdir(parents=True, exist_ok=True)
    (parsed.folder / f"{PAGE}.md").write_text(page(results, parsed.share), encoding="utf-8")
    for name, drawn in charts(results).items():
        alone = drawn.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1).replace("\n", f"\n{STYLE}\n", 1)
        (parsed.folder / f"{PAGE}-{name}.svg").write_text(alone, encoding="utf-8")


if __name__ == "__main__":
    main()
