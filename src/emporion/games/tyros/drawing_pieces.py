"""The pieces on a drawn board of Tyros, the legend that explains them, and the same in words.

Nothing is told by colour alone: empires have a pattern and a letter, seats have a letter.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from emporion.games.tyros.drawing_map import INK, IVORY, SCALE, Point, clean, num, place
from emporion.games.tyros.editions import EMPIRE_NAMES
from emporion.games.tyros.places import BERTH_NAMES, BERTHS, FIELD_NAMES, FIELDS, TYROS
from emporion.games.tyros.state import SEATS, State

SEAT_LETTERS: Final = "ABCD"
CHIP_RADIUS, CHIP_CENTRE, CHIP_BADGE = 38, 24.5, 12.5
BAND: Final = 0.05
"""Width of the coloured edge of an empire, in squares."""
TINT_OPACITY, BAND_OPACITY = 0.30, 0.85
CROWDED_SCALE, CROWDED_STEP = 0.7, 0.075
"""Where players are more than harbours, two smaller ships lie side by side."""
LEGEND_HEIGHT, LEGEND_ROW, LEGEND_FONT, LEGEND_SMALL = 236, 100, 30, 25
NAME_LENGTH: Final = 20
"""Letters of a seat's name that the legend has room for."""

SHIP_HULL: Final = "M-29-9Q-22-11-18-3L-15 5H14Q20 3 21-8L19-13 29-10 26-6Q28 12 15 20 0 24-14 20-27 13-29-9Z"
SHIP_SAIL: Final = "M-16-29Q0-25 17-29 21-14 16 0 0 4-15 0-20-14-16-29Z"
SHIP_RIGGING: Final = "M0-35V6M-18-30H19M-16 12H17"
CITY_WALLS: Final = "M-24 14V-17H-19V-12H-16V-17H-11V-8H-9V-21L0-33 9-21V-8H11V-17H16V-12H19V-17H24V14Z"
CITY_SCALE: Final = 0.98


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
    EmpireStyle("Y", "#f8da3c", "#9c7808", '<circle cx="6" cy="6" r="2.6" stroke-width="2"/>'),
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
        f'<pattern id="tyros-{style.letter}" width="12" height="12" patternUnits="userSpaceOnUse">'
        f'<rect width="12" height="12" fill="{style.colour}"/>'
        f'<g fill="none" stroke="{style.dark}" stroke-opacity=".62">{style.pattern}</g></pattern>'
        for style in EMPIRES[1:]
    )
    return (
        f'{patterns}<g id="tyros-ship" stroke="currentColor" stroke-width="2" stroke-linejoin="round">'
        f'<path d="{SHIP_HULL}"/><path d="{SHIP_RIGGING}" fill="none"/><path d="{SHIP_SAIL}"/></g>'
        f'<g id="tyros-city" stroke="currentColor" stroke-width="2" stroke-linejoin="round"><path d="{CITY_WALLS}"/></g>'
    )


def tints(cells: Mapping[tuple[int, int], int]) -> str:
    """The squares of the empires, by column and row: a soft tint, and a patterned edge towards everything else."""
    return "".join(tint(empire, cells) for empire in range(1, len(EMPIRES)) if empire in cells.values())


def tint(empire: int, cells: Mapping[tuple[int, int], int]) -> str:
    own = sorted(cell for cell in cells if cells[cell] == empire)
    style = EMPIRES[empire]
    area = "".join(rectangle(x, y, 1, 1) for x, y in own)
    edge = "".join(edges(cell, cells) for cell in own)
    return (
        f'<path d="{area}" fill="{style.colour}" fill-opacity="{TINT_OPACITY}"/>'
        f'<path d="{edge}" fill="url(#tyros-{style.letter})" opacity="{BAND_OPACITY}"/>'
    )


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


def chip(at: Point, empire: int, number: str) -> str:
    """A chip of an empire: pattern around the number of the field, and the empire's letter."""
    badge = letter_badge(EMPIRES[empire].letter)
    return f'<g class="chip" data-empire="{EMPIRE_NAMES[empire]}" {place(at)}>{chip_face(empire, number)}{badge}</g>'


def chip_face(empire: int, label: str) -> str:
    style = EMPIRES[empire]
    return (
        f'<circle r="{CHIP_RADIUS}" fill="url(#tyros-{style.letter})" stroke="{INK}" stroke-width="2"/>'
        f'<circle r="{CHIP_CENTRE}" fill="{IVORY}" stroke="{style.dark}" stroke-width="1.6"/>'
        f"{letter(label, 10.5, 30, INK)}"
    )


def letter_badge(text: str) -> str:
    """A small round mark at the upper right of a piece."""
    away = CHIP_RADIUS * 0.74
    return (
        f'<g transform="translate({num(away)} -{num(away)})"><circle r="{CHIP_BADGE}" fill="{IVORY}" stroke="{INK}" '
        f'stroke-width="1.5"/>{letter(text, 6.3, 17.5, INK)}</g>'
    )


def city(at: Point, seat: int, field: int) -> str:
    attributes = f'class="city" data-seat="{SEAT_LETTERS[seat]}" data-field="{FIELD_NAMES[field]}"'
    return f"<g {attributes} {place(at, CITY_SCALE)}>{city_face(seat)}</g>"


def city_face(seat: int) -> str:
    return f"{outline('city', seat)}{letter(SEAT_LETTERS[seat], 9, 26, SEAT_STYLES[seat].contrast)}"


def outline(shape: str, seat: int) -> str:
    style = SEAT_STYLES[seat]
    return f'<use href="#tyros-{shape}" fill="{style.colour}" color="{style.contrast}"/>'


def ship(at: Point, seat: int, count: int, berth: int, scale: float = 1) -> str:
    """A ship; several of the same player that share a harbour are one ship with their number."""
    attributes = f'class="ship" data-seat="{SEAT_LETTERS[seat]}" data-berth="{BERTH_NAMES[berth]}" data-count="{count}"'
    badge = f'<g transform="translate(-6 4)">{letter_badge(str(count))}</g>' if count > 1 else ""
    return f"<g {attributes} {place(at, scale)}>{ship_face(seat)}{badge}</g>"


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
    drawn = []
    for index, group in enumerate(groups):
        x, y = harbours[index % len(harbours)]
        aside = CROWDED_STEP if index >= len(harbours) else -CROWDED_STEP
        drawn.append(ship((x + aside, y), *group, berth, CROWDED_SCALE))
    return "".join(drawn), len(harbours)


def seat_count(state: State) -> int:
    return state.players or SEATS


def seat_name(seat: int, names: Sequence[str]) -> str:
    return (names[seat].strip() if seat < len(names) else "") or f"Seat {SEAT_LETTERS[seat]}"


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
    rows = ((empires, top + LEGEND_ROW * 0.5), (seats, top + LEGEND_ROW * 1.5))
    return "".join(
        f'<g transform="translate({num(left + width * index / len(row))} {num(y)})">{entry}</g>'
        for row, y in rows
        for index, entry in enumerate(row)
    )


def empire_entry(empire: int, state: State) -> str:
    fields = counted(len(fields_of(empire, state)), "field", "fields")
    face = f'<g transform="translate(44 0)">{chip_face(empire, EMPIRES[empire].letter)}</g>'
    return face + two_lines(100, EMPIRE_NAMES[empire].capitalize(), fields)


def seat_entry(seat: int, state: State, names: Sequence[str]) -> str:
    name = seat_name(seat, names)
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
        who = f"{SEAT_LETTERS[seat]}, {seat_name(seat, names)}"
        parts.append(f"{who}: ships at {', '.join(lying) or 'no field'}; cities at {owned}.")
    return " ".join(parts)


def listed(fields: Sequence[int]) -> str:
    return ", ".join(berth_name(field) if field == TYROS else FIELD_NAMES[field] for field in fields) or "no field"


def berth_name(berth: int) -> str:
    return "Tyros" if berth == TYROS else BERTH_NAMES[berth]
