"""The board of Tyros as a drawing (SVG) in the manner of an engraved map, empty or with a position on it."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from emporion.games.tyros import drawing_pieces as pieces
from emporion.games.tyros.board import COASTS, NUMBERS, BoardError, builtin_data, make_board
from emporion.games.tyros.drawing_map import (
    COAST,
    INK,
    IVORY,
    PAPER,
    SCALE,
    SEPIA,
    Point,
    Taken,
    clean,
    frame,
    grid_lines,
    is_builtin,
    map_definitions,
    num,
    place,
    terrain_on,
)
from emporion.games.tyros.places import FIELD_NAMES, ITALY, ITALY_EAST, TYROS, field_of
from emporion.games.tyros.state import State

MARGIN: Final = 0.34
"""Around the grid, up to the edge of the paper, in squares."""
FONTS: Final = "'Palatino Linotype', Palatino, 'DejaVu Serif', Georgia, serif"
TEAL, RED = "#2f5f6b", "#8f2f22"
DISC_RADIUS, DISC_RING = 32.2, 26.9
DISC_ROOM, CITY_ROOM, NAME_ROOM, NAME_SIZE = 0.15, 0.1, 0.075, 0.098
"""In squares: the room that disc, city and name need; the height of a name of which the board file says nothing."""
TYROS_SITE: Final = 1.45
"""The mark of Tyros is larger than the others."""
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
    if board is not None:
        make_board(data, str(data.get("name", "board")))
    squares = place_squares(data)
    columns, rows = len(data["grid"][0]), len(data["grid"])
    ground = [terrain_on(data["grid"]), realms(squares, state, is_builtin(data["grid"])), grid_lines(columns, rows)]
    parts = [
        title_and_description(columns, rows, state, seat_names),
        f"<defs>{definitions(columns, rows, state)}</defs>",
        paper(columns, rows, state),
        f'<g clip-path="url(#tyros-frame)">{"".join(ground)}</g>',
        link_marks(data, squares),
        *marks(squares, state),
        frame(columns, rows),
    ]
    if state is not None:
        parts.append(pieces.legend(state, seat_names, -0.2 * SCALE, (rows + MARGIN) * SCALE, (columns + 0.4) * SCALE))
    return "\n".join([opening(columns, rows, state), *parts, "</svg>", ""])


def size_of(columns: int, rows: int, state: State | None) -> tuple[str, str, str]:
    """Left and top edge, width and height of the paper."""
    below = pieces.LEGEND_HEIGHT if state is not None else 0
    return num(-MARGIN * SCALE), num((columns + 2 * MARGIN) * SCALE), num((rows + 2 * MARGIN) * SCALE + below)


def opening(columns: int, rows: int, state: State | None) -> str:
    edge, width, height = size_of(columns, rows, state)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-labelledby="tyros-title tyros-desc" width="{width}" '
        f'height="{height}" viewBox="{edge} {edge} {width} {height}" font-family="{FONTS}" fill="{INK}">'
    )


def paper(columns: int, rows: int, state: State | None) -> str:
    edge, width, height = size_of(columns, rows, state)
    return f'<rect x="{edge}" y="{edge}" width="{width}" height="{height}" fill="{PAPER}"/>'


def title_and_description(columns: int, rows: int, state: State | None, names: Sequence[str]) -> str:
    about = f"A map of the ancient Mediterranean in {columns} by {rows} squares: 32 numbered fields and Tyros."
    if state is not None:
        about = f"{about} {pieces.describe(state, names)}"
    return f'<title id="tyros-title">The board of Tyros</title><desc id="tyros-desc">{clean(about)}</desc>'


# Where things are


def squares_by_id(data: Mapping[str, Any]) -> dict[str, Mapping[str, Any]]:
    try:
        return {str(square.get("id")): square for square in data.get("squares", ())}
    except (TypeError, AttributeError):
        raise BoardError("squares: a board file that describes squares has a list of them") from None


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
        layers = [moved(raw, shift(raw, column, row)) for raw in (builtin, own)]
        sites = tuple(place_sites(NUMBERS[name], layers)) if name in NUMBERS else ()
        return Square(name, column, row, (layers[0] | layers[1])["disc"], sites)
    except (TypeError, ValueError, AttributeError, KeyError) as error:
        raise BoardError(f"square {name}: what the board file says of its drawing cannot be used ({error})") from None


def place_sites(field: int, layers: Sequence[Mapping[str, Any]]) -> Iterator[Site]:
    """§2.4: of two coasts, what a square says of itself is true of the west."""
    for coast, berth in COASTS.items() if field == ITALY else (("", field),):
        said: dict[str, Any] = {}
        for layer in layers:
            said |= (layer if berth != ITALY_EAST else {}) | layer.get("coasts", {}).get(coast, {})
        yield Site(berth, said["name"], said["city"], said["harbours"], said["label"])


def shift(raw: Mapping[str, Any], column: int, row: int) -> Point:
    """How far a square lies from where its data suppose it."""
    return column + 1 - int(raw.get("column", column + 1)), row + 1 - int(raw.get("row", row + 1))


def moved(raw: Mapping[str, Any], by: Point) -> dict[str, Any]:
    """The data of a square, with all its points moved."""
    found: dict[str, Any] = {key: moved_point(raw[key], by) for key in ("disc", "city") if key in raw}
    if "name" in raw:
        found["name"] = str(raw["name"])
    if raw.get("harbours"):
        found["harbours"] = tuple(moved_point(harbour, by) for harbour in raw["harbours"])
    if "label" in raw:
        found["label"] = moved_label(raw["label"], by)
    if "coasts" in raw:
        found["coasts"] = {coast: moved(said, by) for coast, said in raw["coasts"].items()}
    return found


def moved_point(raw: Any, by: Point) -> Point:
    x, y = (float(number) for number in raw)
    if not (math.isfinite(x) and math.isfinite(y)):
        raise ValueError(f"{raw} is no place on the board")
    return x + by[0], y + by[1]


def moved_label(raw: Mapping[str, Any], by: Point) -> Label:
    anchor = raw.get("anchor")
    size = float(raw.get("fontSize", NAME_SIZE))
    return Label(moved_point(raw["at"], by), anchor if anchor in ANCHOR_SIDES else "middle", size)


def name_places(label: Label, name: str) -> list[Point]:
    """Points along a name."""
    length = len(name) * 0.06
    left = label.at[0] - {"start": 0, "middle": length / 2, "end": length}[label.anchor]
    return [(left + length * part / 4, label.at[1] - 0.03) for part in range(5)]


def taken_places() -> Taken:
    """Where discs, cities and names stand on the built-in board."""
    fields = [square for square in place_squares(builtin_data()) if square.sites]
    sites = [site for square in fields for site in square.sites]
    return (
        *((square.disc, DISC_ROOM) for square in fields),
        *((site.city, CITY_ROOM) for site in sites),
        *((at, NAME_ROOM) for site in sites for at in name_places(site.label, site.name)),
    )


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
    passages = link["passages"] if str(ITALY) in (a.id, b.id) else [link]
    for index, passage in enumerate(passages):
        aside = (index - (len(passages) - 1) / 2) * 0.4
        at = waypoint(passage, a, b, data) or waypoint(builtin_passage(link, passage), a, b, builtin_data())
        yield f'<g class="open" {place(at or border(a, b, aside))}><use href="#tyros-arrow"{turn}/></g>'


def border(a: Square, b: Square, aside: float = 0) -> Point:
    """The middle of the border of two neighbours, or a point of the border so far aside."""
    x, y = (a.column + b.column + 1) / 2, (a.row + b.row + 1) / 2
    return (x, y + aside) if a.row == b.row else (x + aside, y)


def builtin_passage(link: Mapping[str, Any], passage: Mapping[str, Any]) -> Mapping[str, Any]:
    """The same passage on the built-in board, if it has it."""
    for other in builtin_data()["links"]:
        if {other["a"], other["b"]} == {link["a"], link["b"]}:
            return next((p for p in other.get("passages", [other]) if coast_of(p) == coast_of(passage)), {})
    return {}


def coast_of(passage: Mapping[str, Any]) -> Any:
    return passage.get("coastA") or passage.get("coastB")


def waypoint(passage: Mapping[str, Any], a: Square, b: Square, data: Mapping[str, Any]) -> Point | None:
    """Where a passage crosses the border, if the two squares still lie to each other as its data suppose."""
    known = squares_by_id(data)
    shifts = {shift(known.get(square.id, {}), square.column, square.row) for square in (a, b)}
    if "waypoint" not in passage or len(shifts) != 1:
        return None
    try:
        return moved_point(passage["waypoint"], shifts.pop())
    except (TypeError, ValueError):
        raise BoardError(f"link {a.id}–{b.id}: the waypoint {passage['waypoint']!r} is no place on the board") from None


# What stands on the squares


def definitions(columns: int, rows: int, state: State | None) -> str:
    """What is drawn several times, or used for drawing."""
    for_pieces = pieces.piece_definitions() if state is not None else ""
    return f"{map_definitions(columns, rows, taken_places())}{sign_definitions()}{for_pieces}"


def sign_definitions() -> str:
    return (
        f'<path id="tyros-arrow" d="{ARROW}" fill="{TEAL}" stroke="{IVORY}" stroke-width="1.1"/>'
        f'<rect id="tyros-bar" x="-3.5" y="-25" width="7" height="50" rx="3" fill="{RED}" stroke="{IVORY}" '
        f'stroke-width="1.6"/><g id="tyros-harbour" fill="none" stroke="{TEAL}"><circle r="22" fill="#fff" '
        f'fill-opacity=".16" stroke-width="1.1" stroke-dasharray="3 3" opacity=".75"/><g stroke-width="1.5" '
        f'stroke-linecap="round" opacity=".8"><circle cy="-8" r="2.3"/><path d="{ANCHOR}"/></g></g>'
        f'<g id="tyros-site"><path d="{SITE}" fill="{RED}" stroke="{IVORY}" stroke-width="1.6"/>'
        f'<path d="{SITE_DOOR}" fill="{IVORY}"/></g>'
    )


def realms(squares: Sequence[Square], state: State | None, land_is_known: bool) -> str:
    """The squares of the empires; where the land is known, it is tinted more than the sea."""
    if state is None:
        return ""
    return pieces.tints({(s.column, s.row): state.empire[NUMBERS[s.id]] for s in squares if s.sites}, land_is_known)


def marks(squares: Sequence[Square], state: State | None) -> Iterator[str]:
    """Everything on the squares, from the bottom to the top."""
    fields = [square for square in squares if square.sites]
    sites = [site for square in fields for site in square.sites]
    yield from (ornament(square) for square in squares if not square.sites)
    yield from (disc(square, state) for square in fields)
    yield from (city(site, state) for site in sites)
    yield from (name(site) for site in sites)
    yield from (harbours(site, state) for site in sites)


def ornament(square: Square) -> str:
    """A wind rose on the open sea, a name on the desert."""
    x, y = square.disc
    if square.id == "SEA":
        words = caption(
            (x, y + 0.36), "MARE MAGNVM", f'font-size="21" font-style="italic" letter-spacing="7" fill="{TEAL}"'
        )
        return compass((x, y - 0.04), 0.27 * SCALE) + words
    above = caption((x, y - 0.02), "GAETVLIA", f'font-size="29" letter-spacing="10" fill="{SEPIA}"')
    return above + caption((x, y + 0.11), "deserta", f'font-size="24" font-style="italic" fill="{SEPIA}"')


def caption(at: Point, text: str, style: str) -> str:
    return f'<text {place(at)} text-anchor="middle" {style}>{text}</text>'


def compass(at: Point, radius: float) -> str:
    rings = "".join(f'<circle r="{num(radius * part)}" fill="none"/>' for part in (0.62, 0.68))
    rays = "".join(ray(direction, radius) for direction in range(8))
    return f'<g {place(at)} stroke="{TEAL}" stroke-width=".8" opacity=".8">{rings}{rays}</g>'


def ray(direction: int, radius: float) -> str:
    """A point of the wind rose, one half dark and one light; every other point is shorter."""
    length, width = (0.6, 0.1) if direction % 2 else (1.0, 0.14)
    angle = math.radians(45 * direction - 90)
    tip = polar(angle, radius * length)
    halves = ((angle + math.pi / 4, TEAL), (angle - math.pi / 4, IVORY))
    return "".join(f'<path d="M0 0L{polar(side, radius * width)} {tip}Z" fill="{fill}"/>' for side, fill in halves)


def polar(angle: float, radius: float) -> str:
    return f"{num(radius * math.cos(angle))} {num(radius * math.sin(angle))}"


def disc(square: Square, state: State | None) -> str:
    """The number of a field, on the chip of its empire if it carries one."""
    field = NUMBERS[square.id]
    if state is not None and state.empire[field]:
        return pieces.chip(square.disc, state.empire[field], FIELD_NAMES[field], list(things_near(square)))
    return (
        f'<g {place(square.disc)}><circle r="{DISC_RADIUS}" fill="{IVORY}" fill-opacity=".93" stroke="{COAST}" '
        f'stroke-width="1.8"/><circle r="{DISC_RING}" fill="none" stroke="{COAST}" stroke-width=".7"/>'
        f"{pieces.letter(FIELD_NAMES[field], 12, 34, INK)}</g>"
    )


def things_near(square: Square) -> Iterator[Point]:
    """What a chip should not cover."""
    for site in square.sites:
        yield from (site.city, *site.harbours, *name_places(site.label, site.name))


def city(site: Site, state: State | None) -> str:
    """The city, or the place for one. §2.4: a city of field 16 stands on its west coast."""
    owner = state.city[field_of(site.berth)] if state is not None else 0
    if owner:
        return pieces.city(site.city, owner - 1, site.berth) if site.berth != ITALY_EAST else ""
    faint = f' opacity="{FAINT_SITE}"' if state is not None else ""
    return f'<use href="#tyros-site" {place(site.city, TYROS_SITE if site.berth == TYROS else 1)}{faint}/>'


def harbours(site: Site, state: State | None) -> str:
    """Ships, and the harbours that are free."""
    counts = [row[site.berth] for row in state.ships] if state is not None else []
    ships, taken = pieces.ships(site.harbours, counts, site.berth)
    faint = f' opacity="{FAINT_HARBOUR}"' if state is not None else ""
    return "".join(f'<use href="#tyros-harbour" {place(at)}{faint}/>' for at in site.harbours[taken:]) + ships


def name(site: Site) -> str:
    (x, y), anchor, size = site.label
    weight = ' font-weight="bold"' if site.berth == TYROS else ""
    return (
        f'<text x="{num(x * SCALE)}" y="{num(y * SCALE)}" font-size="{num(size * SCALE)}" text-anchor="{anchor}" '
        f'font-style="italic"{weight} stroke="{PAPER}" stroke-opacity=".8" stroke-width="4.5" stroke-linejoin="round" '
        f'paint-order="stroke">{clean(site.name)}</text>'
    )
