"""Charts as SVG, drawn by hand: a few shapes whose colours come from the style of the page they stand in."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import Final, NamedTuple

from emporion.arena.statistics import Distribution, Interval

WIDTH: Final = 760
LEFT: Final = 210
"""Where the scale begins; labels stand before it."""
RIGHT: Final = 24
ROW: Final = 38
TOP: Final = 14
FOOT: Final = 34
COLUMNS_HEIGHT: Final = 220
LABEL_LENGTH: Final = 26
TICKS: Final = 6

Format = Callable[[float], str]


class Scale(NamedTuple):
    """From values to places along a chart."""

    low: float
    high: float

    def x(self, value: float) -> float:
        inside = min(max(value, self.low), self.high)
        return LEFT + (inside - self.low) / (self.high - self.low) * (WIDTH - LEFT - RIGHT)

    def ticks(self) -> list[float]:
        step = nice_step((self.high - self.low) / TICKS)
        first, last = math.ceil(self.low / step - 1e-9), math.floor(self.high / step + 1e-9)
        return [i * step for i in range(first, last + 1)]


def nice_step(least: float) -> float:
    """The smallest of 1, 2, 5, 10, … that is not less."""
    power = 10.0 ** math.floor(math.log10(least))
    return next(power * factor for factor in (1, 2, 5, 10) if power * factor >= least * (1 - 1e-9))


def scale_over(values: Sequence[float], low: float | None = None, high: float | None = None) -> Scale:
    """A scale with room for all values, at most between two limits."""
    least, most = min(values), max(values)
    room = (most - least or 1) * 0.06
    least, most = least - room, most + room
    return Scale(least if low is None else max(low, least), most if high is None else min(high, most))


# ---------------------------------------------------------------------------------------------------- charts


def interval_chart(
    title: str, rows: Mapping[str, Interval], scale: Scale, form: Format, mark: float | None = None
) -> str:
    """A dot for each mean and a line for its interval; a broken line where a mark is."""
    parts = axis(scale, len(rows), form)
    if mark is not None:
        parts.append(line(scale.x(mark), TOP, scale.x(mark), TOP + ROW * len(rows), "mark"))
    for at, (name, row) in enumerate(rows.items()):
        y = middle(at)
        said = f"{name}: {form(row.mean)} ({row.limits(form)})"
        shapes = line(scale.x(row.low), y, scale.x(row.high), y, "whisker")
        shapes += f'<circle class="dot" cx="{scale.x(row.mean):.1f}" cy="{y}" r="6"/>'
        parts += [label(name, y), group(said, shapes)]
    return chart(title, TOP + ROW * len(rows) + FOOT, parts)


def box_chart(title: str, rows: Mapping[str, Distribution], scale: Scale, form: Format) -> str:
    """A box from the first to the third quarter, a line at the median, and lines out to 5 and 95 %."""
    parts = axis(scale, len(rows), form)
    for at, (name, row) in enumerate(rows.items()):
        y = middle(at)
        p5, p25, p50, p75, p95 = row.quantiles
        said = f"{name}: median {form(p50)}, half between {form(p25)} and {form(p75)}, "
        said += f"nine tenths between {form(p5)} and {form(p95)}"
        shapes = line(scale.x(p5), y, scale.x(p95), y, "whisker")
        box_width = max(2.0, scale.x(p75) - scale.x(p25))
        shapes += f'<rect class="box" x="{scale.x(p25):.1f}" y="{y - 9}" width="{box_width:.1f}" height="18" rx="3"/>'
        shapes += line(scale.x(p50), y - 9, scale.x(p50), y + 9, "median")
        parts += [label(name, y), group(said, shapes)]
    return chart(title, TOP + ROW * len(rows) + FOOT, parts)


def column_chart(title: str, counts: Mapping[int, int], unit: str) -> str:
    """A column for each number, as high as it is frequent; numbers between that never occurred have none."""
    numbers = range(min(counts), max(counts) + 1)
    most, total = max(counts.values()), sum(counts.values())
    room = (WIDTH - 2 * RIGHT) / len(numbers)
    width = min(64.0, room * 0.8)
    floor = COLUMNS_HEIGHT - FOOT
    parts = [line(RIGHT, floor, WIDTH - RIGHT, floor, "axis")]
    for at, number in enumerate(numbers):
        x = RIGHT + room * (at + 0.5)
        count = counts.get(number, 0)
        height = count / most * (floor - TOP - 20)
        shapes = f'<rect class="box" x="{x - width / 2:.1f}" y="{floor - height:.1f}" width="{width:.1f}" '
        shapes += f'height="{height:.1f}"/>' + words(x, floor - height - 6, f"{count / total:.0%}", "middle", "small")
        parts += [group(f"{number} {unit}: {count} games", shapes), words(x, floor + 20, str(number), "middle")]
    return chart(title, COLUMNS_HEIGHT, parts)


# ---------------------------------------------------------------------------------------------------- shapes


def chart(title: str, height: float, parts: Sequence[str]) -> str:
    head = f'<svg role="img" aria-label="{escape(title)}" viewBox="0 0 {WIDTH} {height:.0f}">'
    return "\n".join([head, f"<title>{escape(title)}</title>", *parts, "</svg>"])


def axis(scale: Scale, rows: int, form: Format) -> list[str]:
    bottom = TOP + ROW * rows
    parts = [line(LEFT, bottom, WIDTH - RIGHT, bottom, "axis")]
    for tick in scale.ticks():
        x = scale.x(tick)
        parts += [line(x, TOP, x, bottom, "grid"), words(x, bottom + 20, form(tick), "middle", "small")]
    return parts


def middle(row: int) -> float:
    return TOP + ROW * row + ROW / 2


def label(name: str, y: float) -> str:
    short = name if len(name) <= LABEL_LENGTH else name[: LABEL_LENGTH - 1] + "…"
    return words(LEFT - 12, y + 5, short, "end")


def words(x: float, y: float, text: str, anchor: str, kind: str = "label") -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def group(said: str, shapes: str) -> str:
    """Shapes with the words that a pointer or a screen reader finds on them."""
    return f"<g><title>{escape(said)}</title>{shapes}</g>"
