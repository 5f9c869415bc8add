"""What a game says about itself: where its parts are. Each is loaded when it is first needed."""

from __future__ import annotations

import msgspec


class Manifest(msgspec.Struct, frozen=True, kw_only=True):
    """The parts of a game as `module:NAME`, so that naming them imports nothing. Only the first two are required."""

    game: str
    """A `Game`."""
    screen: str
    """A `Screen`."""
    guide: str | None = None
    """A `Guide`. Without one, "why not?" answers about whole actions, and there is no tutorial."""
    orders: str | None = None
    """An `OrderBook`. Without one, there is the order that answers where only one answer is legal."""
    bots: str | None = None
    """A module with `BOTS`, `LEVELS` and `POLICIES`. Without one, the game is played by `random` and installed bots."""
    analyst: str | None = None
    """A function that makes an `Analyst`, for hints and reviews."""
    course: str | None = None
    """A `Course`, for `emporion train`."""
    introduction: str | None = None
    """An `Introduction`. Without one, the start page knows no more than the game itself and its texts tell."""
    catalogues: str | None = None
    """The package with the texts, `<language>/*.ftl`. They are known once this manifest has been read."""
    pages: bool = False
    """Whether the browser app has pages for it (`web/src/games/<name>`). Then its types are written in TypeScript."""
