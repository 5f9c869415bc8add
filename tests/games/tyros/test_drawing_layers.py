"""The board in the browser is the board that is drawn here."""

from __future__ import annotations

import pathlib
import re
from xml.etree import ElementTree

import pytest

from emporion.games.tyros import drawing_pieces
from emporion.games.tyros.board import builtin_data
from emporion.games.tyros.drawing_layers import layers, write_layers

BROWSER = pathlib.Path(__file__).parents[3] / "web/src/games/tyros"


@pytest.mark.parametrize("name", layers())
def test_the_stored_layers_are_current(name: str) -> None:
    """If not: `python -m emporion.games.tyros.drawing_layers web/src/games/tyros`."""
    assert (BROWSER / name).read_text(encoding="utf-8") == layers()[name]


def test_they_are_written_to_a_folder(tmp_path: pathlib.Path) -> None:
    write_layers(tmp_path)
    assert {file.name for file in tmp_path.iterdir()} == set(layers())


@pytest.mark.parametrize("name", layers())
def test_a_layer_needs_nothing_that_a_browser_refuses(name: str) -> None:
    """No styles, scripts or addresses, and all of them fit on each other."""
    root = ElementTree.fromstring(layers()[name])
    assert root.get("viewBox") == ElementTree.fromstring(layers()["map.svg"]).get("viewBox")
    for element in root.iter():
        assert not element.tag.endswith(("style", "script", "image"))
        assert "style" not in element.attrib
        assert element.get("href", "#").startswith("#")


def test_every_place_has_its_name_on_the_board() -> None:
    shown = {
        text.text for text in ElementTree.fromstring(layers()["signs.svg"]).iter("{http://www.w3.org/2000/svg}text")
    }
    assert shown >= {square["name"] for square in builtin_data()["squares"] if square["kind"] in ("numbered", "tyros")}


def test_pieces_have_the_same_outlines_and_patterns() -> None:
    looks = (BROWSER / "looks.ts").read_text(encoding="utf-8")
    for outline in ("SHIP_HULL", "SHIP_SAIL", "SHIP_RIGGING", "CITY_WALLS"):
        assert f'{outline} = "{getattr(drawing_pieces, outline)}"' in looks
    for style in drawing_pieces.EMPIRES[1:]:
        assert f'"{style.letter}"' in looks
        for drawn in re.findall(r' d="([^"]+)"', style.pattern):
            assert drawn in looks


def test_empires_and_seats_have_the_same_colours() -> None:
    colours = (BROWSER / "../../app.css").read_text(encoding="utf-8")
    for empire in drawing_pieces.EMPIRES[1:]:
        assert empire.colour in colours
        assert empire.dark in colours
    for number, seat in enumerate(drawing_pieces.SEAT_STYLES):
        assert f"--seat-{number}: {seat.colour};" in colours
        assert f"--seat-{number}-ink: {seat.contrast};" in colours
