"""Finding games of Tyrannos that show what the playthroughs do not show any more.

    python -m tests.playthroughs.tyrannos_search 200

plays the first games of the simulation with the options of each playthrough and names, for each thing that is missing,
the shortest in which it happens. Put their numbers into `transcript.py`: in the place of a game whose absence leaves
nothing out, or with a name of their own.
"""

from __future__ import annotations

import sys
from typing import NamedTuple

from emporion.arena.simulate import recorded_game
from emporion.games import get_game
from tests.playthroughs.transcript import PLAYTHROUGHS, SEED, playthrough
from tests.playthroughs.tyrannos_coverage import everything, shown


class Found(NamedTuple):
    entries: int
    name: str
    number: int


def missing() -> set[str]:
    """What no playthrough shows."""
    seen = [shown(playthrough(name)) for name, chosen in PLAYTHROUGHS.items() if chosen.game == "tyrannos"]
    return everything().difference(*seen)


def search(wanted: set[str], games: int) -> dict[str, Found]:
    """The shortest game for each thing that is wanted."""
    shortest: dict[str, Found] = {}
    for name, chosen in PLAYTHROUGHS.items():
        for number in range(games) if chosen.game == "tyrannos" else ():
            match = recorded_game(get_game("tyrannos"), chosen.options, SEED, number)
            found = Found(len(match.record.entries), name, number)
            for thing in wanted & shown(match):
                shortest[thing] = min(found, shortest.get(thing, found))
    return shortest


if __name__ == "__main__":
    wanted = missing()
    found = search(wanted, int(sys.argv[1]))
    for thing in sorted(wanted):
        print(f"{thing}: {found.get(thing, 'not found')}")
