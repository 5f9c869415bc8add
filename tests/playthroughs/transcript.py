"""Golden playthroughs: whole games as text that a person can read.

Write them anew after a deliberate change with `python -m tests.playthroughs.transcript`, and read the difference.
"""

from __future__ import annotations

import pathlib
from typing import Any, Final

from emporion.arena.simulate import recorded_game
from emporion.engine.match import Match
from emporion.engine.participants import SPECTATOR
from emporion.engine.record import GameRecord, Header
from emporion.games import get_game, get_screen

FOLDER: Final = pathlib.Path(__file__).parent
NAMES: Final = ("Ann", "Bob", "Cleo", "Dion")

PLAYTHROUGHS: Final[dict[str, tuple[dict[str, Any], int]]] = {
    "kosmos-3": ({"players": 3, "setup": "first-game", "card_tracking": "on", "toll_without_card": "free"}, 6),
    "kosmos-4": ({"players": 4, "gifts": "on"}, 58),
    "giochi-rari-3": ({"players": 3, "edition": "giochi-rari", "trades_per_round": 0}, 54),
    "giochi-rari-4": (
        {"players": 4, "edition": "giochi-rari", "first_player": "B", "offers_per_turn": 2, "trades_per_round": 1},
        40,
    ),
}
"""Options, and the number of the game in the simulation with seed 7."""


def playthrough(name: str) -> Match:
    """The game, with names for its seats."""
    options, number = PLAYTHROUGHS[name]
    record = recorded_game(get_game("tyros"), options, 7, number).record
    header = record.header
    named = Header(header.game, header.ruleset, header.options, NAMES[: len(header.seats)])
    return Match.replay(get_game("tyros"), GameRecord(named, record.entries, record.footer))


def transcript(match: Match) -> str:
    """Every entry in notation and in words, with the position at the start of each round, and the result."""
    header = match.record.header
    screen = get_screen(match.game.name)
    lines = [f"{match.game.name}, ruleset {header.ruleset}"]
    lines += [f"  {name}: {value}" for name, value in header.options.items()]
    for n, events in match.events(SPECTATOR):
        entry = match.record.entries[n - 1]
        lines.append(f"{n:4} {entry.who:6} {entry.do}")
        lines += [f"            {screen.narrate(event, header.seats, 'en')}" for event in events]
        if any(type(event).__name__ == "RoundBegan" for event in events):
            after = match.steps[n].before
            lines.append(f"     {match.game.write_position(match.game.schema.unpack(after))}")
    lines.append(f"     {match.game.write_position(match.state)}")
    lines += screen.score_lines(match.view(SPECTATOR).table, header.seats, "en")
    return "\n".join(lines) + "\n"


def write_all() -> None:
    for name in PLAYTHROUGHS:
        match = playthrough(name)
        (FOLDER / f"{name}.txt").write_text(transcript(match), encoding="utf-8")
        (FOLDER.parent / "records" / f"{name}.jsonl").write_text(match.record.to_text(), encoding="utf-8")


if __name__ == "__main__":
    write_all()
