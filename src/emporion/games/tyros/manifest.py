"""The parts of Tyros."""

from __future__ import annotations

from typing import Final

from emporion.engine.manifest import Manifest

MANIFEST: Final = Manifest(
    game="emporion.games.tyros.game:GAME",
    screen="emporion.games.tyros.screen:SCREEN",
    guide="emporion.games.tyros.guide:GUIDE",
    orders="emporion.games.tyros.orders:ORDERS",
    bots="emporion.bots.tyros.makers",
    analyst="emporion.bots.tyros.admiral:make_analyst",
    course="emporion.bots.tyros.course:COURSE",
    catalogues="emporion.games.tyros.locales",
    introduction="emporion.games.tyros.introduction:INTRODUCTION",
    pages=True,
)
