"""The parts of Tyrannos."""

from __future__ import annotations

from typing import Final

from emporion.engine.manifest import Manifest

MANIFEST: Final = Manifest(
    game="emporion.games.tyrannos.game:GAME",
    screen="emporion.games.tyrannos.screen:SCREEN",
    guide="emporion.games.tyrannos.guide:GUIDE",
    orders="emporion.games.tyrannos.orders:ORDERS",
    bots="emporion.bots.tyrannos.makers",
    analyst="emporion.bots.tyrannos.tyrant:make_analyst",
    course="emporion.bots.tyrannos.course:COURSE",
    catalogues="emporion.games.tyrannos.locales",
    introduction="emporion.games.tyrannos.introduction:INTRODUCTION",
)
