"""The report of a tournament: one page of HTML with its charts inside, that needs nothing from elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from emporion.arena.charts import Format, box_chart, column_chart, interval_chart, scale_over
from emporion.arena.statistics import Interval
from emporion.arena.summary import BotSummary, SeatSummary, Summary

FAULTS_SHOWN: Final = 50

STYLE: Final = """
:root { color-scheme: light dark; --paper: #fbf8f1; --sheet: #ffffff; --ink: #22252b; --soft: #5d6470; --line: #ddd6c6;
  --main: #0b5d78; --fill: #a9cfdb; --mark: #b0472a; }
@media (prefers-color-scheme: dark) { :root { --paper: #14181d; --sheet: #1c2229; --ink: #e9e6df; --soft: #a4acb6;
  --line: #343c46; --main: #7cc6dd; --fill: #2d5f70; --mark: #f0936f; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
h1 { font: 600 2rem/1.2 Georgia, serif; margin: 0 0 .4rem; }
h2 { font: 600 1.3rem/1.3 Georgia, serif; margin: 0 0 .3rem; }
p { margin: .3rem 0 .8rem; max-width: 46rem; }
p, figcaption, dt { color: var(--soft); }
section { background: var(--sheet); border: 1px solid var(--line); border-radius: 10px; padding: 1.25rem 1.4rem;
  margin: 1.25rem 0; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .45rem .7rem; text-align: right; border-bottom: 1px solid var(--line); vertical-align: top; }
th:first-child, td:first-child { text-align: left; overflow-wrap: anywhere; min-width: 9rem; }
thead th { color: var(--soft); font-weight: 600; font-size: .875rem; vertical-align: bottom; }
tbody th { font-weight: 600; }
small { display: block; color: var(--soft); font-size: .8125rem; white-space: nowrap; }
code, pre { font: .875rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; white-space: pre-wrap; }
pre { background: var(--paper); border: 1px solid var(--line); border-radius: 6px; padding: .7rem .9rem;
  margin: 0; }
figure { margin: 0; }
svg { width: 100%; min-width: 34rem; height: auto; display: block; }
svg text { fill: var(--ink); font: 14px system-ui, sans-serif; }
svg .small { fill: var(--soft); font-size: 12.5px; }
svg .grid { stroke: var(--line); }
svg .axis { stroke: var(--soft); }
svg .mark { stroke: var(--mark); stroke-width: 1.5; stroke-dasharray: 5 4; }
svg .whisker { stroke: var(--main); stroke-width: 3; stroke-linecap: round; }
svg .dot { fill: var(--main); stroke: var(--sheet); stroke-width: 2; }
svg .box { fill: var(--fill); stroke: var(--main); }
svg .median { stroke: var(--main); stroke-width: 3; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1.2rem; margin: .5rem 0 0; }
dd { margin: 0; overflow-wrap: anywhere; }
@media print { section { break-inside: avoid; } }
"""


def report(summary: Summary) -> str:
    request = summary.request
    title = f"{request.game.capitalize()}: {request.format} of {' – '.join(request.bots)}"
    deals = f"{request.deals} deal" + ("s" if request.deals > 1 else "")
    return f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<style>{STYLE}</style>
</head>
<body>
<main>
<h1>{escape(title)}</h1>
<p>{summary.games} games for {request.players} players: {deals}, each played in all rotations of the seats with the
same cards. Every interval is a 95 % confidence interval with the deal as the unit.</p>
{"".join(sections(summary))}
</main>
</body>
</html>
"""


def sections(summary: Summary) -> Iterable[str]:
    yield section("Standings", standings(summary))
    yield section("Win share", win_chart(summary))
    yield section("Rating", rating_chart(summary))
    yield section("Points", points_chart(summary))
    yield section("Seats", seat_table(summary))
    yield section("Length of the games", length_chart(summary))
    yield section("Thinking", thinking_table(summary))
    yield section("Faults", fault_table(summary))
    yield section("How it was played", about(summary))


def section(heading: str, body: str) -> str:
    return f"<section>\n<h2>{escape(heading)}</h2>\n{body}\n</section>\n"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Cells are HTML; the first of each row is its heading."""
    heads = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    body = "\n".join(f'<tr><th scope="row">{first}</th>{cells(others)}</tr>' for first, *others in rows)
    return f'<div class="wide"><table>\n<thead><tr>{heads}</tr></thead>\n<tbody>\n{body}\n</tbody></table></div>'


def cells(values: Iterable[str]) -> str:
    return "".join(f"<td>{value}</td>" for value in values)


def figure(drawing: str, caption: str) -> str:
    return f'<figure>\n<figcaption>{escape(caption)}</figcaption>\n<div class="wide">{drawing}</div>\n</figure>'


def with_limits(interval: Interval, form: Format) -> str:
    return f"{form(interval.mean)}<small>{interval.limits(form)}</small>"


def percent(value: float) -> str:
    return f"{value:.1%}"


def plain(value: float) -> str:
    return f"{value:g}"


# ---------------------------------------------------------------------------------------------------- the sections


def standings(summary: Summary) -> str:
    head = ("Bot", "Win share", "Rating μ ± σ", "Points", "Mean rank", "Seats held", "Faults")
    return table(head, map(standing, summary.bots))


def standing(bot: BotSummary) -> list[str]:
    return [
        f"<code>{escape(bot.bot)}</code>",
        with_limits(bot.win_share, percent),
        f"{bot.rating.mu:.1f} ± {bot.rating.sigma:.1f}",
        with_limits(bot.points, "{:.1f}".format),
        f"{bot.rank:.2f}",
        str(bot.appearances),
        str(bot.faults),
    ]


def win_chart(summary: Summary) -> str:
    equal = 1 / summary.request.players
    rows = {bot.bot: bot.win_share for bot in summary.bots}
    ends = [end for row in rows.values() for end in (row.low, row.high)]
    drawing = interval_chart("Win share of each bot", rows, scale_over([*ends, equal], 0, 1), percent, equal)
    caption = f"Of a seat that the bot held; shared victories are divided. The broken line is {equal:.1%}: equal play."
    return figure(drawing, caption)


def rating_chart(summary: Summary) -> str:
    rows = {bot.bot: rating_interval(bot) for bot in summary.bots}
    ends = [end for row in rows.values() for end in (row.low, row.high)]
    drawing = interval_chart("Rating of each bot", rows, scale_over(ends), plain)
    return figure(drawing, "OpenSkill, Plackett–Luce: μ, with two σ to both sides. All begin at 25.")


def rating_interval(bot: BotSummary) -> Interval:
    mu, sigma = bot.rating.mu, bot.rating.sigma
    return Interval(round(mu, 1), round(mu - 2 * sigma, 1), round(mu + 2 * sigma, 1))


def points_chart(summary: Summary) -> str:
    rows = {bot.bot: bot.points_spread for bot in summary.bots}
    ends = [end for row in rows.values() for end in (row.quantiles[0], row.quantiles[-1])]
    drawing = box_chart("Points of each bot", rows, scale_over(ends), plain)
    return figure(drawing, "Box: half of all games. Line in it: the median. Lines to both sides: nine tenths.")


def seat_table(summary: Summary) -> str:
    head = ("Win share, and mean points", *(f"Seat {seat.seat}" for seat in summary.seats))
    rows = [[f"<code>{escape(bot.bot)}</code>", *map(seat_cell, bot.seats)] for bot in summary.bots]
    return table(head, [*rows, ["all", *map(seat_cell, summary.seats)]])


def seat_cell(seat: SeatSummary) -> str:
    return f"{with_limits(seat.win_share, percent)}<small>{seat.points:.1f} points</small>"


def length_chart(summary: Summary) -> str:
    drawing = column_chart("Games by their number of rounds", summary.rounds, "rounds")
    p5, _, p50, _, p95 = summary.decisions.quantiles
    ends = ", ".join(f"{reason} {count}" for reason, count in summary.reasons.items())
    caption = f"Rounds. Decisions in a game: median {p50:g}, nine tenths between {p5:g} and {p95:g}. Ended by: {ends}."
    return figure(drawing, caption)


def thinking_table(summary: Summary) -> str:
    head = ("Seconds for one decision", "Median", "95 % at most", "Mean", "Slowest", "Decisions in a game")
    rows = [
        [
            f"<code>{escape(bot.bot)}</code>",
            f"{bot.thinking.quantiles[2]:.2g}",
            f"{bot.thinking.quantiles[-1]:.2g}",
            f"{bot.thinking.mean:.2g}",
            f"{bot.slowest:.2g}",
            f"{bot.decisions:.0f}",
        ]
        for bot in summary.bots
    ]
    return table(head, rows)


def fault_table(summary: Summary) -> str:
    if not summary.faults:
        return "<p>None: every bot chose a legal action in time, always.</p>"
    shown = summary.faults[:FAULTS_SHOWN]
    rows = [
        [f"<code>{escape(found.fault.spec)}</code>", found.game, str(found.fault.entry), escape(found.fault.what)]
        for found in shown
    ]
    more = f"<p>{len(summary.faults)} in all; here are the first {len(shown)}. A legal default was played instead.</p>"
    return more + table(("Bot", "Game", "Entry", "What it did"), rows)


def about(summary: Summary) -> str:
    versions = ", ".join(f"{name} {version}" for name, version in summary.versions.items())
    options = ", ".join(f"{name} {text}" for name, text in summary.request.option_texts.items())
    facts = {
        "Command": f"<pre>{escape(summary.command)}</pre>",
        "Options": escape(options),
        "Versions": escape(versions),
        "Machine": escape(f"{summary.machine['system']}, {summary.machine['cores']} cores"),
        "Digest": f"<code>{summary.digest}</code>",
    }
    return "<dl>\n" + "\n".join(f"<dt>{name}</dt><dd>{value}</dd>" for name, value in facts.items()) + "\n</dl>"
