"""The dice of the game, by their faces."""

from __future__ import annotations

from typing import Final

D4: Final = 4
D6: Final = 6
