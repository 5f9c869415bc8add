"""What a game says of itself to people who choose a game: all that is not a text of its catalogues."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

import msgspec

ByValue: TypeAlias = Mapping[str, Mapping[str, Mapping[str, str]]]
"""By option and value: values of other options."""


class Introduction(msgspec.Struct, frozen=True, kw_only=True):
    """Everything may be missing. Options and values are written as in `Game.option_choices`."""

    minutes: tuple[int, int] | None = None
    """How long a game takes people who know it, from and to."""
    picture: str | None = None
    """A file as `package:name`, twice as wide as high. Without one, the empty board is drawn."""
    rules: bool = False
    """Whether the browser app has its rules."""
    groups: Mapping[str, Sequence[str]] = {}
    """Its options as they belong together, those that most people ask for in the first group."""
    sets: ByValue = {}
    """What values such as presets set besides; what somebody chooses for those options goes first."""
    needs: ByValue = {}
    """The values that other options must have for a value to be possible."""
    first_game: Mapping[str, str] = {}
    """What to propose to somebody who plays for the first time."""


NOTHING_SAID = Introduction()
