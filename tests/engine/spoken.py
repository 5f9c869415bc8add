"""Actions with their sentences in every language, which the pages must say alike.

`python -m tests.engine.spoken` writes them anew, after a deliberate change of words; `web/src/games/phrases.test.ts`
reads them.
"""

from __future__ import annotations

import pathlib
import random
from typing import Any, Final

import msgspec

from emporion.engine.actions import Action
from emporion.engine.errors import BadNotation
from emporion.engine.game import Game
from emporion.games import get_game, get_screen
from emporion.locales import LANGUAGES

FILE: Final = pathlib.Path(__file__).parents[2] / "web" / "src" / "games" / "phrases.golden.json"
GAMES: Final = ("tyros", "tyrannos")
NAMES: Final = ("Ann", "Ben", "Cid", "Dan", "Eve", "Fay")
OF_A_KIND: Final = 6
TRIES: Final = 400


def some_actions(game: Game) -> list[Action]:
    """Of every kind of players' actions some, whether they are legal anywhere or not."""
    rng = random.Random(f"words of {game.name}")
    return [action for kind in game.actions for action in some_of(game, kind, rng)]


def some_of(game: Game, kind: str, rng: random.Random) -> list[Action]:
    found: dict[str, Action] = {}
    for _ in range(TRIES):
        try:
            action = game.decode(game.encode(game.read(game.babble(rng, kind))))
        except BadNotation:
            continue
        found.setdefault(game.write(action), action)
        if len(found) == OF_A_KIND:
            break
    return list(found.values())


def spoken(name: str) -> dict[str, Any]:
    game, screen = get_game(name), get_screen(name)
    actions = some_actions(game)
    return {
        "phrases": msgspec.to_builtins(screen.phrasebook(game.actions)),
        "actions": msgspec.to_builtins(actions),
        "words": {
            language: [screen.action_text(action, NAMES, language) for action in actions] for language in LANGUAGES
        },
    }


def text() -> str:
    told = {"names": NAMES, "games": {name: spoken(name) for name in GAMES}}
    return msgspec.json.format(msgspec.json.encode(told), indent=1).decode() + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
