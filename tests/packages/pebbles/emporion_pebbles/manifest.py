"""The parts of the game."""

from __future__ import annotations

from typing import Final

from emporion.engine.manifest import Manifest

MANIFEST: Final = Manifest(
    game="emporion_pebbles.game:GAME", screen="emporion_pebbles.screen:SCREEN", catalogues="emporion_pebbles"
)
