"""The chances of winning over a game as a picture: SVG written by hand, PNG made from it.

A curve is told from the others without colour, too: by its dashes, its markers, and the name at its end.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

from emporion.bots.review import Review
from emporion.engine.errors import BadInput
from emporion.engine.participants import seat_letter
from emporion.locales import text

WIDTH: Final = 960
HEIGHT: Final = 540
LEFT: Final = 66
RIGHT: Final = WIDTH - 210
"""Where the curves end; names stand behind it."""
TOP: Final = 110
FLOOR: Final = HEIGHT - 62
MARKER_EVERY: Final = 96
"""Pixels between the markers of a curve."""
LINE_HEIGHT: Final = 21
NAME_LENGTH: Final = 14
TICK_STEPS: Final = (5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)
TICKS_MOST: Final = 12
FLAG_WIDTH: Final = 56
FLAG_ROWS: Final = (TOP - 8, TOP - 25)
"""Where labels of flags stand: in the second row if there is no room in the first."""
INK: Final = "#1c2530"
PALE: Final = "#d9dee4"
GREY: Final = "#56616d"
FONTS: Final = "DejaVu Sans, Liberation Sans, Noto Sans, Arial, sans-serif"
ZOOM: Final = 2
"""Pixels of a PNG for one of the SVG."""


class Style(NamedTuple):
    colour: str
    dashes: str
    marker: str
    """The shape around the origin."""


STYLES: Final = (
    Style("#0b5fa5", "none", '<circle r="5"/>'),
    Style("#c04a00", "9 4", '<rect x="-4.5" y="-4.5" width="9" height="9"/>'),
    Style("#00785a", "2 4", '<path d="M0 -6 L6 5 H-6 Z"/>'),
    Style("#7a2a8c", "12 4 2 4", '<path d="M0 -6.5 L6.5 0 L0 6.5 L-6.5 0 Z"/>'),
    Style("#6b5200", "5 3", '<path d="M0 6 L6 -5 H-6 Z"/>'),
    Style("#404040", "1 3", '<path d="M-2 -6 H2 V-2 H6 V2 H2 V6 H-2 V2 H-6 V-2 H-2 Z"/>'),
)
"""By seat: colours that stay apart for who does not see some of them, dashes and markers for who sees none."""


def chart(review: Review, language: str) -> str:
    """The picture of a review as SVG."""
    parts = [grid(review, language), flags(review, language)]
    parts += [curve(review, seat) for seat in range(len(review.names))]
    parts.append(names(review))
    title = text(language, "analysis-chart-title", game=review.game.capitalize())
    about = text(language, "analysis-chart-about", visits=review.visits)
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" '
            f'height="{HEIGHT}" role="img" lang="{language}" font-family="{FONTS}" '
            f'font-size="14" fill="{INK}">',
            f"<title>{escape(title)}</title>",
            f"<desc>{escape(about)}</desc>",
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>',
            words(LEFT, 34, title, "start", 'font-size="20" font-weight="bold"'),
            words(LEFT, 57, about, "start", f'fill="{GREY}" font-size="13"'),
            *parts,
            "</svg>\n",
        ]
    )


# ---------------------------------------------------------------------------------------------------- where things lie


def across(review: Review, entry: int) -> float:
    first, last = review.curve[0].entry, review.curve[-1].entry
    return LEFT + (entry - first) / max(1, last - first) * (RIGHT - LEFT)


def height(chance: float) -> float:
    return FLOOR - chance * (FLOOR - TOP)


def spread(heights: Sequence[float]) -> list[float]:
    """Where lines of text stand that should stand at these heights, but not on each other."""
    order = sorted(range(len(heights)), key=lambda i: heights[i])
    placed = [0.0] * len(heights)
    lowest = float(FLOOR)
    for i in reversed(order):
        placed[i] = min(heights[i], lowest)
        lowest = placed[i] - LINE_HEIGHT
    return placed


def tick_step(entries: int) -> int:
    """So that there are not too many numbers on the scale."""
    return next((step for step in TICK_STEPS if entries / step <= TICKS_MOST), TICK_STEPS[-1])


# ---------------------------------------------------------------------------------------------------- parts


def grid(review: Review, language: str) -> str:
    parts = []
    for percent in range(0, 101, 25):
        y = height(percent / 100)
        parts.append(line(LEFT, y, RIGHT, y, PALE if percent else INK))
        said = text(language, "analysis-percent", percent=percent)
        parts.append(words(LEFT - 9, y + 5, said, "end", f'fill="{GREY}"'))
    first, last = review.curve[0].entry, review.curve[-1].entry
    step = tick_step(last - first)
    for entry in range(-(-first // step) * step, last + 1, step):
        parts.append(line(across(review, entry), FLOOR, across(review, entry), FLOOR + 6, INK))
        parts.append(words(across(review, entry), FLOOR + 22, str(entry), "middle", f'fill="{GREY}"'))
    parts.append(words(RIGHT, FLOOR + 44, text(language, "analysis-chart-entries"), "end", f'fill="{GREY}"'))
    return "\n".join(parts)


def flags(review: Review, language: str) -> str:
    """The costliest decisions: a line with the letter of the seat and the entry, where there is room for it."""
    seats = {one.entry: one.seat for one in review.decisions}
    parts = []
    free = dict.fromkeys(FLAG_ROWS, 0.0)
    for entry in sorted(review.worst):
        x = across(review, entry)
        parts.append(line(x, TOP, x, FLOOR, "#8a949e", ' stroke-dasharray="1 3"'))
        row = next((row for row in FLAG_ROWS if free[row] <= x), None)
        if row is not None:
            parts.append(words(x, row, f"{seat_letter(seats[entry])} {entry}", "middle", f'fill="{GREY}"'))
            free[row] = x + FLAG_WIDTH
    if parts:
        said = text(language, "analysis-chart-flags")
        parts.append(words(LEFT, FLOOR + 44, said, "start", f'fill="{GREY}"'))
    return "\n".join(parts)


def curve(review: Review, seat: int) -> str:
    style = STYLES[seat]
    points = [(across(review, one.entry), height(one.chances[seat])) for one in review.curve]
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    drawn = f'<polyline points="{path}" fill="none" stroke="{style.colour}" stroke-width="2.4" '
    drawn += f'stroke-linejoin="round" stroke-dasharray="{style.dashes}"/>'
    markers = [marker(style, *points[at]) for at in marked(review, seat)]
    said = f"<title>{escape(seat_letter(seat) + ' ' + review.names[seat])}</title>"
    return f"<g>{said}{drawn}{''.join(markers)}</g>"


def marked(review: Review, seat: int) -> list[int]:
    """Which points of a curve have a marker: far apart, and not where those of other seats are."""
    found, free = [], LEFT + 12 + MARKER_EVERY * seat / len(review.names)
    for at, one in enumerate(review.curve):
        x = across(review, one.entry)
        if x >= free:
            found.append(at)
            free = x + MARKER_EVERY
    return found


def marker(style: Style, x: float, y: float) -> str:
    paint = f'fill="{style.colour}" stroke="#ffffff" stroke-width="1.2"'
    return f'<g transform="translate({x:.1f} {y:.1f})" {paint}>{style.marker}</g>'


def names(review: Review) -> str:
    """Every curve is named at its end, with its dashes and its marker."""
    last = review.curve[-1].chances
    parts = []
    for seat, y in enumerate(spread([height(chance) for chance in last])):
        style = STYLES[seat]
        parts.append(line(RIGHT + 8, y, RIGHT + 40, y, style.colour, f' stroke-dasharray="{style.dashes}"', 2.4))
        parts.append(marker(style, RIGHT + 24, y))
        said = f"{seat_letter(seat)} {fitted(review.names[seat])}"
        parts.append(words(RIGHT + 47, y + 5, said, "start", f'fill="{style.colour}" font-weight="bold"'))
    return "\n".join(parts)


def fitted(name: str) -> str:
    return name if len(name) <= NAME_LENGTH else name[: NAME_LENGTH - 1] + "…"


def words(x: float, y: float, said: str, anchor: str, more: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" {more}>{escape(said)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, colour: str, more: str = "", width: float = 1) -> str:
    ends = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
    return f'<line {ends} stroke="{colour}" stroke-width="{width}"{more}/>'


# ---------------------------------------------------------------------------------------------------- PNG


def require_png() -> None:
    """Raises BadInput if no PNG can be made."""
    if importlib.util.find_spec("resvg_py") is None:
        raise BadInput("a PNG needs the package resvg-py: install emporion[charts], or write a FILE.svg")
    if not has_font():
        raise BadInput(f"a PNG needs a font, and this machine has none of {FONTS}: install one, or write a FILE.svg")


def has_font() -> bool:
    """Whether a letter leaves a trace: without our fonts all words would be missing, and nobody would say so."""
    empty = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20">{}</svg>'
    return to_png(empty.format("")) != to_png(empty.format(f'<text y="15" font-family="{FONTS}">A</text>'))


def to_png(picture: str) -> bytes:
    """The picture in pixels, with the fonts of this machine."""
    import resvg_py

    return resvg_py.svg_to_bytes(svg_string=picture, zoom=ZOOM)
