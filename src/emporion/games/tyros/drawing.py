"""The board of Tyros as a drawing (SVG) in the manner of an engraved map, empty or with a position on it."""

from __future__ import annotations

import functools
import json
import math
from collections.abc import Iterator, Mapping, Sequence
from importlib import resources
from typing import Any, Final, NamedTuple

from emporion.games.tyros import drawing_pieces as pieces
from emporion.games.tyros.board import COASTS, NUMBERS, BoardError, builtin_data, make_board
from emporion.games.tyros.drawing_pieces import COAST, INK, IVORY, PAPER, SCALE, SEPIA, Point, clean, num, place
from emporion.games.tyros.places import FIELD_NAMES, ITALY
from emporion.games.tyros.state import State

MARGIN, BLEED = 0.34, 0.14
"""Around the grid, in squares: up to the edge of the paper, and what of it shows the map."""
FONTS: Final = "'Palatino Linotype', Palatino, 'DejaVu Serif', Georgia, serif"
SEA_LIGHT, SEA_DARK, WAVE, SHIP = "#a8cdca", "#86b5b8", "#4f8a93", "#2f5f6b"
LAND_NORTH, LAND_MIDDLE, LAND_SOUTH, SHORE, RIVER, DUNE = (
    "#ecdfb6",
    "#f0e2bd",
    "#ecd196",
    "#b98f4e",
    "#5f979e",
    "#a8803f",
)
GRID_LINE, RED = "#6a4c2a", "#8f2f22"
WATER_LINES: Final = ((0.075, 0.16), (0.055, 0.22), (0.037, 0.30), (0.021, 0.42), (0.009, 0.60))
"""Engraved lines along the coast: distance in squares, opacity."""
WATER_SHADE: Final = 0.045
SHORE_SHADES: Final = ((34, 0.10), (20, 0.13), (9, 0.18))
FRAME: Final = ((3, 0.145, INK), (1, 0.17, INK), (7, 0.235, SEPIA), (1, 0.275, INK))
"""Lines of the frame: width, distance from the grid in squares, colour."""
DISC_RADIUS: Final = 0.115
DUNES: Final = (
    (1.18, 4.72),
    (1.42, 4.8),
    (1.68, 4.7),
    (1.82, 4.86),
    (1.28, 4.92),
    (1.55, 4.93),
    (2.2, 4.86),
    (0.95, 4.88),
)
ARROW: Final = "M-15 0L-7-6V-2.4H7V-6L15 0 7 6V2.4H-7V6Z"
ANCHOR: Final = "M0-5.5V9M-4.5-2H4.5M-8 3Q-6.5 9 0 9.5 6.5 9 8 3"
SITE: Final = "M-15 11V-3H-11V-7H-8V-3H-5V-10L0-16 5-10V-3H8V-7H11V-3H15V11Z"
SITE_DOOR: Final = "M-2.6 11V4Q0 .6 2.6 4V11Z"
FAINT_HARBOUR, FAINT_SITE = 0.38, 0.42
"""Opacity of what a piece could be put on, while a position is shown."""
ANCHOR_SIDES: Final = ("start", "middle", "end")


class Label(NamedTuple):
    at: Point
    anchor: str
    size: float


class Site(NamedTuple):
    """A coast where ships lie and perhaps a city stands; field 16 has two (§2.4), every other field one."""

    berth: int
    name: str
    city: Point
    harbours: tuple[Point, ...]
    label: Label


class Square(NamedTuple):
    """A square of the grid, counted from 0, with the places where things are drawn on it."""

    id: str
    column: int
    row: int
    disc: Point
    sites: tuple[Site, ...]


def draw_board(
    board: Mapping[str, Any] | None = None, state: State | None = None, seat_names: Sequence[str] = ()
) -> str:
    """The board of a board file (None: the built-in one), empty or with the pieces of a state, as an SVG document."""
    data = builtin_data() if board is None else board
    if data is not builtin_data():
        make_board(data, str(data.get("name", "board")))
    squares = place_squares(data)
    columns, rows = len(data["grid"][0]), len(data["grid"])
    map_part = [terrain_on(data["grid"]), realms(squares, state), grid_lines(columns, rows), link_marks(data, squares)]
    below = pieces.LEGEND_HEIGHT if state else 0
    return document(
        columns,
        rows,
        below,
        title_and_description(columns, rows, state, seat_names),
        f"<defs>{definitions(columns, rows)}{pieces.piece_definitions() if state else ''}</defs>",
        f'<g clip-path="url(#tyros-frame)">{"".join(map_part)}</g>',
        "".join(marks(squares, state)),
        frame(columns, rows),
        legend(state, seat_names, columns, rows) if state else "",
    )


def document(columns: int, rows: int, below: float, *parts: str) -> str:
    left, width, height = -MARGIN * SCALE, (columns + 2 * MARGIN) * SCALE, (rows + 2 * MARGIN) * SCALE + below
    box = f"{num(left)} {num(left)} {num(width)} {num(height)}"
    opening = (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-labelledby="tyros-title tyros-desc" '
        f'width="{num(width)}" height="{num(height)}" viewBox="{box}" font-family="{FONTS}" fill="{INK}">'
    )
    paper = f'<rect x="{num(left)}" y="{num(left)}" width="{num(width)}" height="{num(height)}" fill="{PAPER}"/>'
    head, definitions, *drawing = parts
    return "\n".join([opening, head, definitions, paper, *filter(None, drawing), "</svg>"]) + "\n"


def title_and_description(columns: int, rows: int, state: State | None, names: Sequence[str]) -> str:
    about = f"A map of the ancient Mediterranean in {columns} by {rows} squares: 32 numbered fields and Tyros."
    if state:
        about = f"{about} {pieces.describe(state, names)}"
    return f'<title id="tyros-title">The board of Tyros</title><desc id="tyros-desc">{clean(about)}</desc>'


# The data of the board


@functools.cache
def map_data(name: str) -> Any:
    return json.loads(resources.files("emporion.games.tyros").joinpath(name).read_text(encoding="utf-8"))


def squares_by_id(data: Mapping[str, Any]) -> dict[str, Mapping[str, Any]]:
    return {str(square.get("id")): square for square in data.get("squares", ())}


def place_squares(data: Mapping[str, Any]) -> list[Square]:
    """Every square where the grid has it; what a board file does not say of it is as on the built-in board."""
    own, builtin = squares_by_id(data), squares_by_id(builtin_data())
    return [
        place_square(name, column, row, own.get(name, {}), builtin[name])
        for row, line in enumerate(data["grid"])
        for column, name in enumerate(line)
    ]


def place_square(name: str, column: int, row: int, own: Mapping[str, Any], builtin: Mapping[str, Any]) -> Square:
    try:
        layers = [moved(raw, *shift(raw, column, row)) for raw in (builtin, own)]
        sites = tuple(place_sites(NUMBERS[name], layers)) if name in NUMBERS else ()
        return Square(name, column, row, {**layers[0], **layers[1]}["disc"], sites)
    except (TypeError, ValueError, AttributeError, KeyError, IndexError) as error:
        raise BoardError(f"square {name}: what it says of its drawing cannot be used ({error})") from None


def place_sites(field: int, layers: Sequence[Mapping[str, Any]]) -> Iterator[Site]:
    """§2.4: what a square says of itself is true of its west coast, if it has two."""
    for coast, berth in COASTS.items() if field == ITALY else (("", field),):
        said: dict[str, Any] = {}
        for layer in layers:
            said |= (layer if coast != "east" else {}) | layer.get("coasts", {}).get(coast, {})
        yield Site(berth, said["name"], said["city"], said["harbours"], said["label"])


def shift(raw: Mapping[str, Any], column: int, row: int) -> Point:
    """How far a square lies from where its data were made for."""
    return column + 1 - int(raw.get("column", column + 1)), row + 1 - int(raw.get("row", row + 1))


def moved(raw: Mapping[str, Any], dx: float, dy: float) -> dict[str, Any]:
    """The data of a square with all its points moved."""

    def point(value: Any) -> Point:
        x, y = (float(number) for number in value)
        if not (math.isfinite(x) and math.isfinite(y)):
            raise ValueError(f"{value} is no place on the board")
        return x + dx, y + dy

    found: dict[str, Any] = {key: point(raw[key]) for key in ("disc", "city") if key in raw}
    if "name" in raw:
        found["name"] = str(raw["name"])
    if raw.get("harbours"):
        found["harbours"] = tuple(map(point, raw["harbours"]))
    if "label" in raw:
        label = raw["label"]
        side = label.get("anchor") if label.get("anchor") in ANCHOR_SIDES else "middle"
        found["label"] = Label(point(label["at"]), side, float(label.get("fontSize", 0.098)))
    if "coasts" in raw:
        found["coasts"] = {coast: moved(said, dx, dy) for coast, said in raw["coasts"].items()}
    return found


def taken_places() -> Iterator[tuple[Point, float]]:
    """Where discs, cities and names stand on the built-in board, with the room that they need."""
    for square in place_squares(builtin_data()):
        if square.sites:
            yield square.disc, 0.15
        for site in square.sites:
            yield site.city, 0.1
            length = len(site.name) * 0.06
            left = site.label.at[0] - {"start": 0, "middle": length / 2, "end": length}[site.label.anchor]
            yield from (((left + length * i / 4, site.label.at[1] - 0.03), 0.075) for i in range(5))


# Sea links


def link_marks(data: Mapping[str, Any], squares: Sequence[Square]) -> str:
    """§2.3: an arrow where one can sail from square to square, a bar where one cannot."""
    at = {square.id: square for square in squares}
    return "".join(mark for link in data["links"] for mark in marks_of_link(link, at[link["a"]], at[link["b"]], data))


def marks_of_link(link: Mapping[str, Any], a: Square, b: Square, data: Mapping[str, Any]) -> Iterator[str]:
    turn = "" if a.row == b.row else ' transform="rotate(90)"'
    if link["status"] == "closed":
        yield f'<g class="closed" {place(border(a, b))}><use href="#tyros-bar"{turn}/></g>'
        return
    passages = link.get("passages") or [link]
    for index, passage in enumerate(passages):
        spread = (index - (len(passages) - 1) / 2) * 0.4
        at = waypoint(passage, a, b, data) or waypoint(builtin_passage(link, passage), a, b, builtin_data())
        yield f'<g class="open" {place(at or border(a, b, spread))}><use href="#tyros-arrow"{turn}/></g>'


def border(a: Square, b: Square, along: float = 0) -> Point:
    """The middle of the border of two neighbours, or a point so far along it."""
    x, y = (a.column + b.column + 1) / 2, (a.row + b.row + 1) / 2
    return (x, y + along) if a.row == b.row else (x + along, y)


def builtin_passage(link: Mapping[str, Any], passage: Mapping[str, Any]) -> Mapping[str, Any]:
    """The same passage on the built-in board, if it has it."""
    ends = {link["a"], link["b"]}
    coast = passage.get("coastA") or passage.get("coastB")
    for other in builtin_data()["links"]:
        if {other["a"], other["b"]} == ends:
            found = [p for p in other.get("passages", [other]) if (p.get("coastA") or p.get("coastB")) == coast]
            return found[0] if found else {}
    return {}


def waypoint(passage: Mapping[str, Any], a: Square, b: Square, data: Mapping[str, Any]) -> Point | None:
    """Where a passage crosses the border, if the two squares still lie next to each other as its data suppose."""
    known = squares_by_id(data)
    shifts = {shift(known.get(square.id, {}), square.column, square.row) for square in (a, b)}
    if "waypoint" not in passage or len(shifts) != 1:
        return None
    return moved({"disc": passage["waypoint"]}, *shifts.pop())["disc"]


# What stands on the squares


def mark_definitions() -> str:
    return (
        f'<path id="tyros-arrow" d="{ARROW}" fill="{SHIP}" stroke="{IVORY}" stroke-width="1.1" stroke-linejoin="round"/>'
        f'<rect id="tyros-bar" x="-3" y="-24" width="6" height="48" rx="2.5" fill="{RED}" stroke="{IVORY}"/>'
        f'<g id="tyros-harbour" fill="none" stroke="{SHIP}"><circle r="22" fill="#fff" fill-opacity=".16" '
        f'stroke-width="1.1" stroke-dasharray="3 3" opacity=".75"/><g stroke-width="1.5" stroke-linecap="round" '
        f'opacity=".8"><circle cy="-8" r="2.3"/><path d="{ANCHOR}"/></g></g>'
        f'<g id="tyros-site"><path d="{SITE}" fill="{RED}" stroke="{IVORY}" stroke-width="1.6" stroke-linejoin="round"/>'
        f'<path d="{SITE_DOOR}" fill="{IVORY}"/></g>'
    )


def realms(squares: Sequence[Square], state: State | None) -> str:
    if state is None:
        return ""
    return pieces.tints({(s.column, s.row): state.empire[NUMBERS[s.id]] for s in squares if s.sites})


def marks(squares: Sequence[Square], state: State | None) -> Iterator[str]:
    """Everything on the squares, from the bottom to the top."""
    sites = [site for square in squares for site in square.sites]
    yield from (ornament(square) for square in squares if not square.sites)
    yield from (disc(square, state) for square in squares if square.sites)
    yield from (city(site, state) for site in sites)
    yield from (label(site) for site in sites)
    yield from (harbours(site, state) for site in sites)


def ornament(square: Square) -> str:
    """A wind rose on the open sea, a name on the desert."""
    x, y = square.disc
    if square.id == "SEA":
        return compass((x, y - 0.04), 0.27 * SCALE) + caption((x, y + 0.36), "MARE MAGNVM", 21, SHIP, 7)
    return caption((x, y - 0.02), "GAETVLIA", 29, SEPIA, 10) + caption((x, y + 0.11), "deserta", 24, SEPIA, 0)


def caption(at: Point, text: str, size: float, fill: str, spacing: float) -> str:
    style = "normal" if spacing == 10 else "italic"
    return (
        f'<text {place(at)} font-size="{size}" font-style="{style}" letter-spacing="{spacing}" text-anchor="middle" '
        f'fill="{fill}">{text}</text>'
    )


def compass(at: Point, radius: float) -> str:
    rays = []
    for i in range(8):
        angle, long = math.radians(i * 45 - 90), i % 2 == 0
        tip = polar(angle, radius if long else radius * 0.6)
        for side, fill in ((1, SHIP), (-1, IVORY)):
            waist = polar(angle + side * math.pi / 4, radius * (0.14 if long else 0.1))
            rays.append(f'<path d="M0 0L{waist} {tip}Z" fill="{fill}"/>')
    rings = "".join(f'<circle r="{num(radius * part)}" fill="none"/>' for part in (0.62, 0.68))
    return f'<g {place(at)} stroke="{SHIP}" stroke-width=".8" opacity=".8">{rings}{"".join(rays)}</g>'


def polar(angle: float, radius: float) -> str:
    return f"{num(radius * math.cos(angle))} {num(radius * math.sin(angle))}"


def disc(square: Square, state: State | None) -> str:
    """The number of a field, on the chip of its empire if it carries one."""
    field = NUMBERS[square.id]
    if state and state.empire[field]:
        return pieces.chip(square.disc, state.empire[field], FIELD_NAMES[field])
    radius = DISC_RADIUS * SCALE
    return (
        f'<g {place(square.disc)}><circle r="{num(radius)}" fill="{IVORY}" fill-opacity=".93" stroke="{COAST}" '
        f'stroke-width="1.8"/><circle r="{num(radius - 5.3)}" fill="none" stroke="{COAST}" stroke-width=".7"/>'
        f"{pieces.letter(FIELD_NAMES[field], 12, 34, INK)}</g>"
    )


def city(site: Site, state: State | None) -> str:
    """The city, or the place for one."""
    if state and site.berth in NUMBERS.values() and state.city[site.berth]:
        return pieces.city(site.city, state.city[site.berth] - 1, site.berth)
    size = 1.45 if FIELD_NAMES[-1] == "T" and site.berth == NUMBERS["TYR"] else 1
    faint = f' opacity="{FAINT_SITE}"' if state else ""
    return f'<use href="#tyros-site" {place(site.city, size)}{faint}/>'


def harbours(site: Site, state: State | None) -> str:
    """Ships, and the harbours that are free."""
    counts = [row[site.berth] for row in state.ships] if state else []
    ships, taken = pieces.ships(site.harbours, counts, site.berth)
    faint = f' opacity="{FAINT_HARBOUR}"' if state else ""
    return "".join(f'<use href="#tyros-harbour" {place(at)}{faint}/>' for at in site.harbours[taken:]) + ships


def label(site: Site) -> str:
    (x, y), anchor, size = site.label
    weight = ' font-weight="bold"' if site.berth == NUMBERS["TYR"] else ""
    return (
        f'<text x="{num(x * SCALE)}" y="{num(y * SCALE)}" font-size="{num(size * SCALE)}" text-anchor="{anchor}" '
        f'font-style="italic"{weight} stroke="{PAPER}" stroke-opacity=".8" stroke-width="4.5" stroke-linejoin="round" '
        f'paint-order="stroke">{clean(site.name)}</text>'
    )


def legend(state: State, names: Sequence[str], columns: int, rows: int) -> str:
    return pieces.legend(state, names, -0.2 * SCALE, (rows + MARGIN) * SCALE, (columns + 0.4) * SCALE)
