"""The drawing of the island."""

from __future__ import annotations

import pathlib
import re
from typing import Final

from emporion.games.tyrannos.drawing import COLOURS

STYLES: Final = pathlib.Path(__file__).parents[3] / "web" / "src" / "app.css"


def test_every_seat_has_its_colour_of_the_browser() -> None:
    told = re.findall(r"--seat-(\d): (#\w+);", STYLES.read_text(encoding="utf-8"))
    assert told == [(str(seat), colour) for seat, colour in enumerate(COLOURS)]
