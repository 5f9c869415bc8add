"""The island as an SVG picture: cities with their tyrants, levels, armies and treasuries.

Nothing is told by colour alone: a tyrant's letter stands in his cities, a residence has a double ring.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from xml.sax.saxutils import escape

from emporion.engine.participants import seat_letter
from emporion.games.tyrannos.cities import CITIES, CITY_NAMES, GREEK, MOTYE, PANORMOS
from emporion.games.tyrannos.rules.holdings import MINA, army_cap, is_residence
from emporion.games.tyrannos.rules.month import last_month
from emporion.games.tyrannos.state import State

WIDTH: Final = 960
HEIGHT: Final = 640
COAST: Final = (
    "120,190 200,150 300,165 420,140 540,150 660,120 800,70 845,85 800,160 770,240 765,300 800,350 815,420 800,490 "
    "770,540 690,510 620,460 520,440 430,400 340,360 260,330 170,290 110,250"
)
PLACES: Final = (
    (800, 420),
    (420, 375),
    (560, 430),
    (230, 300),
    (420, 165),
    (815, 95),
    (765, 290),
    (695, 370),
    (790, 195),
    (650, 480),
    (130, 235),
    (270, 175),
)
"""Where the cities lie, by their numbers."""
COLOURS: Final = ("#b3152c", "#1450a0", "#fffdf6", "#221a14", "#7a5c00", "#0f6b6b")
"""Those of the seats in the browser, which names them `--seat-0` and so on."""
PALE: Final = 2
"""The seat whose letter is dark."""
SEA: Final = "#dfeaf0"
LAND: Final = "#efe6cf"
INK: Final = "#2b2b2b"


def draw_island(s: State | None, names: Sequence[str], cities: int) -> str:
    """Empty, or with a position."""
    shown = [*range(cities), MOTYE, PANORMOS]
    parts = [f'<g data-place="{CITY_NAMES[c]}">{draw_city(s, c)}</g>' for c in range(CITIES) if c in shown]
    legend = [] if s is None else draw_legend(s, names)
    return "\n".join([*head(), *parts, *legend, "</svg>", ""])


def head() -> list[str]:
    return [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="serif" font-size="15">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{SEA}"/>',
        f'<polygon points="{COAST}" fill="{LAND}" stroke="{INK}" stroke-width="1.5"/>',
    ]


def draw_city(s: State | None, c: int) -> str:
    x, y = PLACES[c]
    name = label(x, y - 20, CITY_NAMES[c])
    if s is None or c >= GREEK:
        return f"{circle(x, y, 11, LAND)}{name}"
    if not s.standing >> c & 1:
        return f"{circle(x, y, 11, '#999999')}{label(x, y + 5, '×')}{name}"
    owner = s.owner[c] - 1
    ring = circle(x, y, 15, "none") if is_residence(s, c) else ""
    disc = badge(x, y, 11, owner) if owner >= 0 else circle(x, y, 11, LAND)
    return f"{ring}{disc}{name}{label(x, y + 34, city_line(s, c), size=12)}"


def city_line(s: State, c: int) -> str:
    """Levels, army and treasury: 2/1 · 16/16 · 60 m."""
    levels = f"{s.city_level[c]}/{s.store_level[c]}"
    return f"{levels} · {s.army[c]}/{army_cap(s, c)} · {s.treasury[c] / MINA:g} m"


def circle(x: int, y: int, radius: int, fill: str) -> str:
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{fill}" stroke="{INK}" stroke-width="1.5"/>'


def badge(x: int, y: int, radius: int, seat: int) -> str:
    letter = label(x, y + 5, seat_letter(seat), INK if seat == PALE else "#ffffff")
    return circle(x, y, radius, COLOURS[seat]) + letter


def label(x: int, y: int, text: str, fill: str = INK, anchor: str = "middle", size: int = 15) -> str:
    return f'<text x="{x}" y="{y}" text-anchor="{anchor}" fill="{fill}" font-size="{size}">{escape(text)}</text>'


def draw_legend(s: State, names: Sequence[str]) -> list[str]:
    """Who is who, and what a line below a city says."""
    players = list(names) or [f"Player {seat_letter(p)}" for p in range(s.players)]
    lines = []
    for p in range(s.players):
        y = HEIGHT - 24 * (s.players - p)
        gone = " †" if s.left[p] else ""
        lines.append(badge(40, y - 5, 9, p))
        lines.append(label(58, y, f"{players[p]}{gone}", anchor="start"))
    month = f"{s.month}/{last_month(s)}"
    return [*lines, label(WIDTH - 30, HEIGHT - 24, month, anchor="end", size=20)]
