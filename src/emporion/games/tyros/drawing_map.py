"""The map under the board of Tyros: coast, sea, mountains, grid and frame, drawn like an old engraving."""

from __future__ import annotations

import functools
import itertools
import json
import math
import re
from collections.abc import Iterator, Sequence
from importlib import resources
from typing import Any, Final
from xml.sax.saxutils import escape

from emporion.games.tyros.board import builtin_data

Point = tuple[float, float]
Grain = tuple[int, int]
"""A point in tenths of a unit, in which the coast is given."""
Taken = tuple[tuple[Point, float], ...]
"""Places that ornaments keep away from, each with the room it needs."""

SCALE: Final = 280
"""Units of the drawing in one square of the board."""
BLEED: Final = 0.14
"""How far the map goes on beyond the grid, in squares."""
INK, PAPER, IVORY, SEPIA, COAST = "#3d2b18", "#f3e8cb", "#f7edd2", "#8a6a3c", "#5d4020"
SEA_LIGHT, SEA_DARK, WAVE, RIVER = "#a8cdca", "#86b5b8", "#4f8a93", "#5f979e"
LAND_NORTH, LAND_MIDDLE, LAND_SOUTH, SHORE = "#ecdfb6", "#f0e2bd", "#ecd196", "#b98f4e"
MOUNTAIN, DUNE, GRID_LINE = "#e3cf9f", "#a8803f", "#6a4c2a"
WATER_LINES: Final = ((0.075, 0.16), (0.055, 0.22), (0.037, 0.30), (0.021, 0.42), (0.009, 0.60))
"""Engraved lines along the coast: distance in squares, opacity."""
WATER_SHADE: Final = 0.045
SHORE_SHADES: Final = ((34, 0.10), (20, 0.13), (9, 0.18))
"""Strokes that darken the land towards the sea: width, opacity."""
ROUGHNESS: Final = 10
"""How far strokes along the coast may cut its corners, in tenths of a unit: they are wide, and do not show it."""
FRAME: Final = ((3, 0.145, INK), (1, 0.17, INK), (7, 0.235, SEPIA), (1, 0.275, INK))
"""Lines of the frame: width, distance from the grid in squares, colour."""
DUNES: Final = (
    *((1.18, 4.72), (1.42, 4.8), (1.68, 4.7), (1.82, 4.86), (1.28, 4.92)),
    *((1.55, 4.93), (2.2, 4.86), (0.95, 4.88), (1.3, 4.18), (1.72, 4.2)),
)
USER_SPACE: Final = 'gradientUnits="userSpaceOnUse"'
PEAK, LESSER_PEAK = 15, 10.5
CLEARANCE: Final = 0.04
"""A mountain stands on land that reaches so far to all sides."""


def num(value: float) -> str:
    """A coordinate, as short as it can be written."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def place(at: Point, scale: float = 1) -> str:
    """The attribute that puts a piece drawn around 0, 0 at a point of the board."""
    size = f" scale({scale:g})" if scale != 1 else ""
    return f'transform="translate({num(at[0] * SCALE)} {num(at[1] * SCALE)}){size}"'


def clean(text: str) -> str:
    """Text as XML can carry it."""
    return escape(re.sub(r"[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]", "", text), {'"': "&quot;"})


@functools.cache
def map_data(name: str) -> Any:
    return json.loads(resources.files("emporion.games.tyros").joinpath(name).read_text(encoding="utf-8"))


def map_definitions(columns: int, rows: int, taken: Taken) -> str:
    edge, width, height = num(-BLEED * SCALE), num((columns + 2 * BLEED) * SCALE), num((rows + 2 * BLEED) * SCALE)
    return (
        f'<path id="tyros-coast" fill-rule="evenodd" clip-rule="evenodd" d="{coast_path()}"/>'
        f"{shore()}{''.join(gradients())}"
        f'<clipPath id="tyros-frame"><rect x="{edge}" y="{edge}" width="{width}" height="{height}"/></clipPath>'
        f'<clipPath id="tyros-ashore"><use href="#tyros-coast"/></clipPath>'
        f'<clipPath id="tyros-cell"><rect width="{SCALE}" height="{SCALE}"/></clipPath>'
        f'<g id="tyros-map">{terrain(taken)}</g>'
    )


def gradients() -> Iterator[str]:
    """The sea is lighter in the middle, the land browner in the south. Towards the coast both are shaded, step by step.

    No shade lets another one through: what is painted in pieces must not be darker where two of them meet."""
    sea: tuple[str, ...] = (SEA_LIGHT, SEA_DARK)
    land: tuple[str, ...] = (LAND_NORTH, LAND_MIDDLE, LAND_SOUTH)
    yield sea_gradient("sea", sea)
    yield land_gradient("land", land)
    for number, (_, opacity) in enumerate(WATER_LINES):
        yield sea_gradient(f"line-{number}", mixed(sea, WAVE, opacity))
        sea = mixed(sea, WAVE, WATER_SHADE)
        yield sea_gradient(f"sea-{number}", sea)
    for number, (_, opacity) in enumerate(SHORE_SHADES):
        land = mixed(land, SHORE, opacity)
        yield land_gradient(f"land-{number}", land)


def sea_gradient(name: str, colours: Sequence[str]) -> str:
    middle = f'cx="{num(3.5 * SCALE)}" cy="{num(2.7 * SCALE)}" r="{num(4.6 * SCALE)}"'
    return f'<radialGradient id="tyros-{name}" {USER_SPACE} {middle}>{stops(colours, (0, 1))}</radialGradient>'


def land_gradient(name: str, colours: Sequence[str]) -> str:
    ends = f'x2="0" y1="{num(-0.2 * SCALE)}" y2="{num(5.2 * SCALE)}"'
    return f'<linearGradient id="tyros-{name}" {USER_SPACE} {ends}>{stops(colours, (0, 0.55, 1))}</linearGradient>'


def stops(colours: Sequence[str], offsets: Sequence[float]) -> str:
    pairs = zip(colours, offsets, strict=True)
    return "".join(f'<stop offset="{offset:g}" stop-color="{colour}"/>' for colour, offset in pairs)


def mixed(colours: Sequence[str], other: str, share: float) -> tuple[str, ...]:
    """Each colour as it looks with so much of another over it."""
    return tuple(f"#{''.join(f'{round(a + (b - a) * share):02x}' for a, b in parts(one, other))}" for one in colours)


def parts(*colours: str) -> Iterator[tuple[int, ...]]:
    """Red, green and blue of all."""
    return zip(*(bytes.fromhex(colour[1:]) for colour in colours), strict=True)


@functools.cache
def coast_rings() -> list[list[Grain]]:
    """All shores, each closed."""
    rings = (ring for land in map_data("coast.json")["land"] for ring in (land["outer"], *land["holes"]))
    tenths = ([round(value * SCALE * 10) for value in ring] for ring in rings)
    return [list(zip([*ring[::2], ring[0]], [*ring[1::2], ring[1]], strict=True)) for ring in tenths]


@functools.cache
def coast_path() -> str:
    """All land as one path."""
    return "".join(f"{course(ring[:-1])}z" for ring in coast_rings())


@functools.cache
def shore() -> str:
    """The coast as a line for wide strokes. It lies in pieces, one for each square: whoever draws a part of the map
    needs those near it only, and to stroke the whole coast again and again takes longer than all the rest."""
    pieces: dict[Grain, str] = {}
    for ring in coast_rings():
        for square, edges in itertools.groupby(itertools.pairwise(simplified(ring)), key=square_of):
            start, *ends = edges
            pieces[square] = pieces.get(square, "") + course([*start, *(end for _, end in ends)])
    paths = "".join(f'<path d="{path}"/>' for path in pieces.values())
    return f'<g id="tyros-shore">{paths}</g>'


def square_of(edge: tuple[Grain, Grain]) -> Grain:
    (x, y), _ = edge
    return x // (SCALE * 10), y // (SCALE * 10)


def simplified(line: Sequence[Grain]) -> list[Grain]:
    """Without the points that lie nearly between others; after Ramer, Douglas and Peucker."""
    first, last = line[0], line[-1]
    farthest = max(range(1, len(line) - 1), key=lambda at: distance(line[at], first, last), default=0)
    if not farthest or distance(line[farthest], first, last) <= ROUGHNESS:
        return [first, last]
    return simplified(line[: farthest + 1])[:-1] + simplified(line[farthest:])


def distance(point: Grain, start: Grain, end: Grain) -> float:
    """Of a point from the straight way between two others."""
    length = math.dist(start, end)
    if length == 0:
        return math.dist(point, start)
    dx, dy = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    along = min(length, max(0.0, (point[0] - start[0]) * dx + (point[1] - start[1]) * dy))
    return math.dist(point, (start[0] + along * dx, start[1] + along * dy))


def course(points: Sequence[Grain]) -> str:
    """From point to point, in steps."""
    steps = (pair(bx - ax, by - ay) for (ax, ay), (bx, by) in itertools.pairwise(points))
    return f"M{pair(*points[0])}l{' '.join(steps)}".replace(" -", "-")


def pair(x: int, y: int) -> str:
    return f"{num(x / 10)} {num(y / 10)}"


def coast(**attributes: object) -> str:
    """The coast once more, with these attributes."""
    said = " ".join(f'{key.replace("_", "-")}="{value}"' for key, value in attributes.items())
    return f'<use href="#tyros-coast" {said}/>'


@functools.cache
def terrain(taken: Taken) -> str:
    """Sea, land, rivers, mountains and dunes of the built-in map."""
    edge, width, height = num(-0.2 * SCALE), num(7.4 * SCALE), num(5.4 * SCALE)
    strokes = 'fill="none" stroke-linejoin="round"'
    shades = "".join(along_shore(f"land-{number}", wide) for number, (wide, _) in enumerate(SHORE_SHADES))
    return (
        f'<rect x="{edge}" y="{edge}" width="{width}" height="{height}" fill="url(#tyros-sea)"/>'
        f'<g {strokes} stroke-linecap="round">{"".join(water_lines())}</g>{coast(fill="url(#tyros-land)")}'
        f'<g clip-path="url(#tyros-ashore)" {strokes} stroke-linecap="round">{shades}{rivers()}</g>'
        f"{coast(fill='none', stroke=COAST, stroke_width=2, stroke_linejoin='round')}{mountains(taken)}{dunes()}"
    )


def water_lines() -> Iterator[str]:
    """Lines at growing distances from the coast: a wide stroke, and the sea painted over all but its rim, a shade
    darker each time."""
    for number, (distance, _) in enumerate(WATER_LINES):
        yield along_shore(f"line-{number}", 2 * distance * SCALE + 1)
        yield along_shore(f"sea-{number}", 2 * distance * SCALE - 1)


def along_shore(paint: str, width: float) -> str:
    return f'<use href="#tyros-shore" stroke="url(#tyros-{paint})" stroke-width="{num(width)}"/>'


def rivers() -> str:
    courses = (river["line"] for river in map_data("decor.json")["rivers"])
    lines = ("L".join(f"{num(x * SCALE)} {num(y * SCALE)}" for x, y in course) for course in courses)
    return f'<path d="M{"M".join(lines)}" stroke="{RIVER}" stroke-width="2" stroke-opacity=".75"/>'


def dunes() -> str:
    lines = "".join(f"M{num(x * SCALE - 22)} {num(y * SCALE)}q14-11 22-8 10 4 24 8m-26-8q4 5-2 9" for x, y in DUNES)
    return f'<path d="{lines}" fill="none" stroke="{DUNE}" stroke-width="1.2" stroke-linecap="round" opacity=".6"/>'


def mountains(taken: Taken) -> str:
    """Peaks that stand on land and in nobody's way."""
    peaks = [(x, y) for chain in map_data("decor.json")["mountains"] for x, y in chain["peaks"]]
    inside = [(x, y) for x, y in peaks if -0.05 < x < 7.05 and -0.08 < y < 5.05]
    free = [peak for peak in inside if all(math.dist(peak, at) > room + 0.03 for at, room in taken)]
    drawn = "".join(
        peak_path(x, y, PEAK) + peak_path(x + 0.045, y + 0.018, LESSER_PEAK) for x, y in free if is_inland(x, y)
    )
    style = f'fill="{MOUNTAIN}" fill-opacity=".75" stroke="{SEPIA}" stroke-width="1.3" stroke-linecap="round"'
    return f"<g {style}>{drawn}</g>"


def is_inland(x: float, y: float) -> bool:
    sides = (-CLEARANCE, CLEARANCE)
    return all(is_land(x + dx, y + dy) for dx in sides for dy in sides)


def is_land(x: float, y: float) -> bool:
    """Whether a point lies inside the coast: an odd number of its edges lies to the east."""
    crossings = 0
    for land in map_data("coast.json")["land"]:
        ring = land["outer"]
        ax, ay = ring[-2:]
        for bx, by in zip(ring[::2], ring[1::2], strict=True):
            crossings += (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay)
            ax, ay = bx, by
    return crossings % 2 == 1


def peak_path(x: float, y: float, h: float) -> str:
    """A mountain of half the width `h`: two slopes and the shadow on the right one."""
    foot, top = num(h * 0.65), num(h * 1.3)
    rise, fall = f"q{num(h * 0.6)}-{foot} {num(h)}-{top}", f"{num(h * 0.35)} {foot} {num(h)} {top}"
    slopes = f"M{num(x * SCALE - h)} {num(y * SCALE + h * 0.55)}{rise} {fall}"
    shadow = f"M{num(x * SCALE)} {num(y * SCALE - h * 0.75)}q{num(h * 0.1)} {foot} {num(h * 0.28)} {num(h * 1.25)}"
    second = f"m{num(-h * 0.14)}-{num(h * 0.9)}l{num(h * 0.41)} {num(h * 0.85)}"
    return f'<path d="{slopes}"/><path d="{shadow}{second}" fill="none" stroke-width=".9"/>'


def is_builtin(grid: Sequence[Sequence[str]]) -> bool:
    return bool([list(row) for row in grid] == builtin_data()["grid"])


def terrain_on(grid: Sequence[Sequence[str]]) -> str:
    """The map; on another grid, the piece of it that belongs to each square."""
    if is_builtin(grid):
        return '<use href="#tyros-map"/>'
    cells = []
    home = {name: (x, y) for y, row in enumerate(builtin_data()["grid"]) for x, name in enumerate(row)}
    for y, row in enumerate(grid):
        for x, name in enumerate(row):
            hx, hy = home[name]
            piece = f'<use href="#tyros-map" x="{-hx * SCALE}" y="{-hy * SCALE}"/>'
            cells.append(f'<g {place((x, y))}><g clip-path="url(#tyros-cell)">{piece}</g></g>')
    size = f'width="{(len(grid[0]) + 1) * SCALE}" height="{(len(grid) + 1) * SCALE}"'
    return f'<rect x="-{SCALE / 2:g}" y="-{SCALE / 2:g}" {size} fill="{SEA_DARK}"/>{"".join(cells)}'


def grid_lines(columns: int, rows: int) -> str:
    inner = [f"M{x * SCALE} 0V{rows * SCALE}" for x in range(1, columns)]
    inner += [f"M0 {y * SCALE}H{columns * SCALE}" for y in range(1, rows)]
    return (
        f'<g fill="none" stroke="{GRID_LINE}" stroke-opacity=".55"><path d="{"".join(inner)}" stroke-width="1.1" '
        f'stroke-dasharray="7 4"/><rect width="{columns * SCALE}" height="{rows * SCALE}" stroke-width="1.6"/></g>'
    )


def frame(columns: int, rows: int) -> str:
    lines = []
    for thickness, away, colour in FRAME:
        x, width, height = num(-away * SCALE), num((columns + 2 * away) * SCALE), num((rows + 2 * away) * SCALE)
        size = f'width="{width}" height="{height}"'
        lines.append(f'<rect x="{x}" y="{x}" {size} fill="none" stroke="{colour}" stroke-width="{thickness}"/>')
    return "".join(lines)
