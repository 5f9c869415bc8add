"""The pieces on a drawn board of Tyros, the legend that explains them, and the same in words.

Nothing is told by colour alone: empires have a pattern and a letter, seats have a letter.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from emporion.games.tyros.drawing_map import INK, IVORY, SCALE, Point, clean, num, place
from emporion.games.tyros.editions import EMPIRE_NAMES
from emporion.games.tyros.places import BERTH_NAMES, BERTHS, FIELD_NAMES, FIELDS, TYROS
from emporion.games.tyros.state import SEATS, State

SEAT_LETTERS: Final = "ABCD"
CHIP_RADIUS, CHIP_CENTRE, BADGE_RADIUS, CORNER = 38, 24.5, 12.5, 28
ROOM_ENOUGH: Final = 0.16
"""A badge that is so far from everything, in squares, covers nothing."""
SHIP_BADGE: Final = (22, -24)
PATTERN: Final = 14
"""The side of a tile of a pattern. Twenty of them make a square, so that none is cut."""
BAND: Final = PATTERN / SCALE
"""Width of the coloured edge of an empire, in squares."""
SEA_TINT, LAND_TINT, BAND_OPACITY = 0.15, 0.34, 0.85
CROWDED_SCALE, CROWDED_STEP = 0.75, 0.08
"""Where players are more than harbours: the size of their ships, and how far they are from the middle, in squares."""
LEGEND_HEIGHT, LEGEND_ROW, LEGEND_FONT, LEGEND_SMALL = 216, 100, 30, 25
NAME_LENGTH: Final = 18
"""Letters of a seat's name that the legend has room for."""

SHIP_HULL: Final = "M-26-9Q-20-11-17-3L-14 5H13Q18 3 19-8L17-13 27-10 24-6Q26 12 14 20 0 24-13 20-25 13-26-9Z"
SHIP_SAIL: Final = "M-16-29Q0-25 17-29 21-14 16 0 0 4-15 0-20-14-16-29Z"
SHIP_RIGGING: Final = "M0-35V6M-18-30H19M-16 12H17"
CITY_WALLS: Final = "M-22 14V-19H-18V-14H-15V-19H-10V-12H-8V-24L0-35 8-24V-12H10V-19H15V-14H18V-19H22V14Z"


class EmpireStyle(NamedTuple):
    letter: str
    colour: str
    dark: str
    pattern: str
    """What is drawn on a tile of 12 by 12 units."""


class SeatStyle(NamedTuple):
    colour: str
    contrast: str


EMPIRES: Final = (
    EmpireStyle("", "", "", ""),
    EmpireStyle("O", "#f0882a", "#a8480c", '<path d="M-3 3L3-3M-3 15L15-3M9 15L15 9" stroke-width="3.4"/>'),
    EmpireStyle("Y", "#fbdc2e", "#8a6a00", '<circle cx="6" cy="6" r="1.2" stroke-width="2.8"/>'),
    EmpireStyle("G", "#62ab4c", "#24601e", '<path d="M-3 6Q0 0 3 6T9 6T15 6" stroke-width="2.6"/>'),
    EmpireStyle("V", "#a878c8", "#57287c", '<path d="M0 6H12M6 0V12" stroke-width="2.4"/>'),
)
SEAT_STYLES: Final = (
    SeatStyle("#b3152c", "#fff8e6"),
    SeatStyle("#1450a0", "#fff8e6"),
    SeatStyle("#fffdf6", "#2a1d10"),
    SeatStyle("#221a14", "#fff8e6"),
)
"""Crimson, blue, white and black: none of them the colour of an empire."""


def piece_definitions() -> str:
    """Patterns of the empires, outlines of a ship and a city."""
    patterns = "".join(
        f'<pattern id="tyros-{style.letter}" width="{PATTERN}" height="{PATTERN}" viewBox="0 0 12 12" '
        'patternUnits="userSpaceOnUse">'
        f'<rect width="12" height="12" fill="{style.colour}"/>'
        f'<g fill="none" stroke="{style.dark}" stroke-opacity=".62">{style.pattern}</g></pattern>'
        for style in EMPIRES[1:]
    )
    return (
        f'{patterns}<g id="tyros-ship" stroke="currentColor" stroke-width="2" stroke-linejoin="round">'
        f'<path d="{SHIP_HULL}"/><path d="{SHIP_RIGGING}" fill="none"/><path d="{SHIP_SAIL}"/></g>'
        f'<path id="tyros-city" stroke="currentColor" stroke-width="2" stroke-linejoin="round" d="{CITY_WALLS}"/>'
    )


def tints(cells: Mapping[tuple[int, int], int], land_is_known: bool) -> str:
    """The squares of the empires, by column and row: a soft tint, and a patterned edge towards everything else."""
    present = [empire for empire in range(1, len(EMPIRES)) if empire in cells.values()]
    return "".join(tint(empire, cells, land_is_known) for empire in present)


def tint(empire: int, cells: Mapping[tuple[int, int], int], land_is_known: bool) -> str:
    own = sorted(cell for cell in cells if cells[cell] == empire)
    style = EMPIRES[empire]
    area = f'<path d="{"".join(rectangle(x, y, 1, 1) for x, y in own)}" fill="{style.colour}" fill-opacity='
    edge = "".join(edges(cell, cells) for cell in own)
    land = f'<g clip-path="url(#tyros-ashore)">{area}"{LAND_TINT}"/></g>' if land_is_known else ""
    return f'{area}"{SEA_TINT}"/>{land}<path d="{edge}" fill="url(#tyros-{style.letter})" opacity="{BAND_OPACITY}"/>'


def edges(cell: tuple[int, int], cells: Mapping[tuple[int, int], int]) -> str:
    """Strips along the sides and corners of a square that do not touch its own empire."""
    x, y = cell
    found = []
    for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0), (-1, -1), (1, -1), (1, 1), (-1, 1)):
        if cells.get((x + dx, y + dy)) != cells[cell]:
            left, top = x + (1 - BAND) * (dx == 1), y + (1 - BAND) * (dy == 1)
            found.append(rectangle(left, top, BAND if dx else 1, BAND if dy else 1))
    return "".join(found)


def rectangle(x: float, y: float, width: float, height: float) -> str:
    w, h = num(width * SCALE), num(height * SCALE)
    return f"M{num(x * SCALE)} {num(y * SCALE)}h{w}v{h}h-{w}z"


def letter(text: str, y: float, size: float, fill: str) -> str:
    style = f'font-size="{num(size)}" font-weight="bold" text-anchor="middle" fill="{fill}"'
    return f'<text y="{num(y)}" {style}>{text}</text>'


def chip(at: Point, empire: int, number: str, near: Sequence[Point]) -> str:
    """A chip of an empire: pattern around the number of the field, and the empire's letter where nothing is near."""
    corners = [(x * CORNER, y * CORNER) for x, y in ((1, -1), (-1, -1), (1, 1), (-1, 1))]
    corner = max(corners, key=lambda c: room((at[0] + c[0] / SCALE, at[1] + c[1] / SCALE), near))
    face = chip_face(empire, number) + badge(corner, EMPIRES[empire].letter)
    return f'<g class="chip" data-empire="{EMPIRE_NAMES[empire]}" {place(at)}>{face}</g>'


def room(at: Point, near: Sequence[Point]) -> float:
    """How far away the nearest thing is; beyond a badge's own size it makes no difference."""
    return min([math.dist(at, other) for other in near if math.dist(at, other) < ROOM_ENOUGH], default=ROOM_ENOUGH)


def chip_face(empire: int, label: str) -> str:
    style = EMPIRES[empire]
    return (
        f'<circle r="{CHIP_RADIUS}" fill="url(#tyros-{style.letter})" stroke="{INK}" stroke-width="2"/>'
        f'<circle r="{CHIP_CENTRE}" fill="{IVORY}" stroke="{style.dark}" stroke-width="1.6"/>'
        f"{letter(label, 10.5, 30, INK)}"
    )


def badge(at: Point, text: str) -> str:
    """A small round mark on a piece."""
    circle = f'<circle r="{BADGE_RADIUS}" fill="{IVORY}" stroke="{INK}" stroke-width="1.5"/>'
    return f'<g transform="translate({num(at[0])} {num(at[1])})">{circle}{letter(text, 6.3, 17.5, INK)}</g>'


def city(at: Point, seat: int, field: int) -> str:
    attributes = f'class="city" data-seat="{SEAT_LETTERS[seat]}" data-field="{FIELD_NAMES[field]}"'
    return f"<g {attributes} {place(at)}>{city_face(seat)}</g>"


def city_face(seat: int) -> str:
    return f"{outline('city', seat)}{letter(SEAT_LETTERS[seat], 7.5, 24, SEAT_STYLES[seat].contrast)}"


def outline(shape: str, seat: int) -> str:
    style = SEAT_STYLES[seat]
    return f'<use href="#tyros-{shape}" fill="{style.colour}" color="{style.contrast}"/>'


def ship(at: Point, seat: int, count: int, berth: int, scale: float = 1) -> str:
    """A ship; several of the same player that share a harbour are one ship with their number."""
    attributes = f'class="ship" data-seat="{SEAT_LETTERS[seat]}" data-berth="{BERTH_NAMES[berth]}" data-count="{count}"'
    number = badge(SHIP_BADGE, str(count)) if count > 1 else ""
    return f"<g {attributes} {place(at, scale)}>{ship_face(seat)}{number}</g>"


def ship_face(seat: int) -> str:
    return f"{outline('ship', seat)}{letter(SEAT_LETTERS[seat], -5, 24, SEAT_STYLES[seat].contrast)}"


def ships(harbours: Sequence[Point], counts: Sequence[int], berth: int) -> tuple[str, int]:
    """The ships of all seats at one berth, and how many of its harbours they take."""
    groups = [(seat, count) for seat, count in enumerate(counts) if count]
    if sum(counts) <= len(harbours):
        groups = [(seat, 1) for seat, count in groups for _ in range(count)]
    if len(groups) <= len(harbours):
        drawn = [ship(at, *group, berth) for at, group in zip(harbours, groups, strict=False)]
        return "".join(drawn), len(groups)
    return crowd(harbours, groups, berth), len(harbours)


def crowd(harbours: Sequence[Point], groups: Sequence[tuple[int, int]], berth: int) -> str:
    """Ships of more players than there are harbours: smaller, in two rows amid the harbours."""
    x, y = (sum(harbour[axis] for harbour in harbours) / len(harbours) for axis in (0, 1))
    corners = [(x + dx, y + dy) for dy in (-CROWDED_STEP, CROWDED_STEP) for dx in (-CROWDED_STEP, CROWDED_STEP)]
    return "".join(ship(at, *group, berth, CROWDED_SCALE) for at, group in zip(corners, groups, strict=False))


def seat_count(state: State) -> int:
    return state.players or SEATS


def given_name(seat: int, names: Sequence[str]) -> str:
    return names[seat].strip() if seat < len(names) else ""


def fields_of(empire: int, state: State) -> list[int]:
    return [field for field in range(1, FIELDS) if state.empire[field] == empire]


def cities_of(seat: int, state: State) -> list[int]:
    return [field for field in range(1, FIELDS) if state.city[field] == seat + 1]


def counted(number: int, one: str, many: str) -> str:
    return f"{number} {one if number == 1 else many}"


def legend(state: State, names: Sequence[str], left: float, top: float, width: float) -> str:
    """Below the board: the empires with their fields, the seats with their pieces on the board."""
    empires = [empire_entry(empire, state) for empire in range(1, len(EMPIRES))]
    seats = [seat_entry(seat, state, names) for seat in range(seat_count(state))]
    column = width / len(EMPIRES[1:])
    rows = ((empires, top + LEGEND_ROW * 0.5), (seats, top + LEGEND_ROW * 1.5))
    clip = f'<clipPath id="tyros-entry"><rect y="-50" width="{num(column - 12)}" height="100"/></clipPath>'
    return clip + "".join(
        f'<g transform="translate({num(left + column * index)} {num(y)})" clip-path="url(#tyros-entry)">{entry}</g>'
        for row, y in rows
        for index, entry in enumerate(row)
    )


def empire_entry(empire: int, state: State) -> str:
    fields = counted(len(fields_of(empire, state)), "field", "fields")
    face = f'<g transform="translate(44 0)">{chip_face(empire, EMPIRES[empire].letter)}</g>'
    return face + two_lines(100, EMPIRE_NAMES[empire].capitalize(), fields)


def seat_entry(seat: int, state: State, names: Sequence[str]) -> str:
    name = given_name(seat, names) or f"Seat {SEAT_LETTERS[seat]}"
    shown = name if len(name) <= NAME_LENGTH else name[: NAME_LENGTH - 1].rstrip() + "…"
    afloat = counted(sum(state.ships[seat]), "ship", "ships")
    founded = counted(len(cities_of(seat, state)), "city", "cities")
    faces = (
        f'<g transform="translate(38 8)">{ship_face(seat)}</g><g transform="translate(100 10)">{city_face(seat)}</g>'
    )
    return f"<title>{clean(name)}</title>{faces}{two_lines(140, shown, f'{afloat}, {founded}')}"


def two_lines(x: float, first: str, second: str) -> str:
    return (
        f'<text x="{num(x)}" y="-5" font-size="{LEGEND_FONT}" font-weight="bold">{clean(first)}</text>'
        f'<text x="{num(x)}" y="28" font-size="{LEGEND_SMALL}" font-style="italic">{clean(second)}</text>'
    )


def describe(state: State, names: Sequence[str]) -> str:
    """The position in words, for those who cannot see the drawing."""
    parts = [f"{EMPIRE_NAMES[e].capitalize()}: {listed(fields_of(e, state))}." for e in range(1, len(EMPIRES))]
    for seat in range(seat_count(state)):
        lying = [f"{berth_name(b)} ({n})" for b in range(1, BERTHS) if (n := state.ships[seat][b])]
        owned = listed(cities_of(seat, state))
        name = given_name(seat, names)
        who = f"Seat {SEAT_LETTERS[seat]}, {name}" if name else f"Seat {SEAT_LETTERS[seat]}"
        parts.append(f"{who}: ships at {', '.join(lying) or 'no field'}; cities at {owned}.")
    return " ".join(parts)


def listed(fields: Sequence[int]) -> str:
    return ", ".join(berth_name(field) if field == TYROS else FIELD_NAMES[field] for field in fields) or "no field"


def berth_name(berth: int) -> str:
    return "Tyros" if berth == TYROS else BERTH_NAMES[berth]
