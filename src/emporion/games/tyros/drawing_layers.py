"""The empty board in layers, for the browser, which paints the empires between them and the pieces on top.

`python -m emporion.games.tyros.drawing_layers web/src/games/tyros` writes them.
"""

from __future__ import annotations

import pathlib
import sys
from collections.abc import Iterator
from typing import Final

from emporion.games.tyros import drawing
from emporion.games.tyros.board import builtin_data
from emporion.games.tyros.drawing_map import coast_path, frame, grid_lines, map_definitions, terrain_on

COLUMNS: Final = len(builtin_data()["grid"][0])
ROWS: Final = len(builtin_data()["grid"])
HARBOUR_OPACITY: Final = 0.62
"""Free harbours step back a little behind ships."""


def layers() -> dict[str, str]:
    """Each layer by the name of its file, from the bottom to the top; `land.svg` is where empires are tinted more."""
    return {"map.svg": document(ground()), "land.svg": document(land()), "signs.svg": document(signs())}


def document(parts: Iterator[str]) -> str:
    return "\n".join([drawing.opening(COLUMNS, ROWS, None), *parts, "</svg>", ""])


def ground() -> Iterator[str]:
    """Paper, sea, land and frame."""
    yield drawing.title_and_description(COLUMNS, ROWS, None, ())
    yield f"<defs>{map_definitions(COLUMNS, ROWS, drawing.taken_places())}</defs>"
    yield drawing.paper(COLUMNS, ROWS, None)
    yield f'<g clip-path="url(#tyros-frame)">{terrain_on(builtin_data()["grid"])}</g>'
    yield frame(COLUMNS, ROWS)


def land() -> Iterator[str]:
    """The land alone, as a stencil."""
    yield f'<path fill-rule="evenodd" d="{coast_path()}"/>'


def signs() -> Iterator[str]:
    """Grid, sea links, numbers, places and their names."""
    squares = drawing.place_squares(builtin_data())
    fields = [square for square in squares if square.sites]
    sites = [site for square in fields for site in square.sites]
    yield drawing.title_and_description(COLUMNS, ROWS, None, ())
    yield f"<defs>{drawing.sign_definitions()}</defs>"
    yield grid_lines(COLUMNS, ROWS)
    yield drawing.link_marks(builtin_data(), squares)
    yield from (drawing.ornament(square) for square in squares if not square.sites)
    yield f'<g opacity="{HARBOUR_OPACITY}">{"".join(drawing.harbours(site, None) for site in sites)}</g>'
    yield from (drawing.disc(square, None) for square in fields)
    yield from (drawing.city(site, None) for site in sites)
    yield from (drawing.name(site) for site in sites)


def write_layers(folder: pathlib.Path) -> None:
    for name, text in layers().items():
        (folder / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write_layers(pathlib.Path(sys.argv[1]))
