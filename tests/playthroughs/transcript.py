"""Golden playthroughs: whole games as text that a person can read.

Write them anew after a deliberate change with `python -m tests.playthroughs.transcript`, and read the difference.
Each is a game of a simulation at random. Those of Tyros were found by trying; those of Tyrannos, where much is rare, by
`tyrannos_search.py`, which finds others when a change of the rules makes other games of them.
"""

from __future__ import annotations

import functools
import pathlib
from typing import Any, Final, NamedTuple

import msgspec

from emporion.arena.simulate import recorded_game
from emporion.engine.match import Match
from emporion.engine.participants import SPECTATOR
from emporion.engine.record import GameRecord, read_record
from emporion.games import get_game, get_screen

FOLDER: Final = pathlib.Path(__file__).parent
RECORDS: Final = {
    path.stem: read_record(path.read_text()) for path in sorted((FOLDER.parent / "records").glob("*.jsonl"))
}
"""Every stored record: of the playthroughs, and others. Those of ruleset 2 of Tyrannos are no longer played: they show
rare things, and that records of that ruleset replay."""
SEED: Final = 7
NAMES: Final = ("Ann", "Bob", "Cleo", "Dion", "Eos", "Fay")
ROUND_BEGAN: Final = ("round-began", "month-began")


class Playthrough(NamedTuple):
    game: str
    options: dict[str, Any]
    number: int
    """Of the game in the simulation with this seed."""


def tyros(number: int, **options: Any) -> Playthrough:
    return Playthrough("tyros", options, number)


def tyrannos(preset: str, players: int, number: int, **options: Any) -> Playthrough:
    """One year is enough."""
    return Playthrough("tyrannos", {"players": players, "preset": preset, "months": 12, **options}, number)


FEW_OFFERS: Final = {"offers_per_turn": 1}
LARGE: Final = {"cities": 10, "dump_rate": "0"}
RICH: Final = {"treasury_transfers": "on", "dump_rate": "0.5", "voitheia_hand": 6, "tax_per_level": 12}
SPARED: Final = {"truce_scope": "residences", "vassal_by_gift": "off", "last_city_spared": "on"}
ROUGH: Final = {
    "embassy_from": 1,
    "vassal_by_gift": "on",
    "last_city_spared": "off",
    "agitation": "all",
    "new_vassal_army": "next-month",
}
"""More happens where fewer brakes are on."""
EARLY: Final = {**ROUGH, "truce_months": 3, "rout": "enemy-half"}
NO_OFFERS: Final = {**RICH, "offers_per_turn": 0, "punic_tokens": 4}
TIMED: Final = {"time_limit": 120, "offers_per_turn": 0, "embassy_from": 2}

PLAYTHROUGHS: Final = {
    "kosmos-3": tyros(6, players=3, setup="first-game", card_tracking="on", toll_without_card="free"),
    "kosmos-4": tyros(58, players=4, gifts="on"),
    "giochi-rari-3": tyros(54, players=3, edition="giochi-rari", offer_partners="many", trades_per_round=0),
    "giochi-rari-4": tyros(
        0,
        players=4,
        edition="giochi-rari",
        first_player="B",
        offers_per_turn=2,
        trades_per_round=1,
        offer_partners="one",
    ),
    "tyrannos-standard-2": tyrannos("standard", 2, 3, **FEW_OFFERS),
    "tyrannos-standard-3": tyrannos("standard", 3, 5, **FEW_OFFERS, agitation="not-last"),
    "tyrannos-standard-4": tyrannos("standard", 4, 8, **FEW_OFFERS, **EARLY),
    "tyrannos-standard-5": tyrannos("standard", 5, 11, **FEW_OFFERS, **EARLY),
    "tyrannos-standard-6": tyrannos("standard", 6, 5, **FEW_OFFERS, **EARLY),
    "tyrannos-letter-2": tyrannos("letter", 2, 11, **LARGE),
    "tyrannos-letter-3": tyrannos("letter", 3, 1, **LARGE),
    "tyrannos-letter-4": tyrannos("letter", 4, 9, **LARGE),
    "tyrannos-letter-5": tyrannos("letter", 5, 9, **LARGE),
    "tyrannos-letter-6": tyrannos("letter", 6, 2, **LARGE),
    "tyrannos-friendly-2": tyrannos("friendly", 2, 0, **NO_OFFERS),
    "tyrannos-friendly-3": tyrannos("friendly", 3, 2, **NO_OFFERS),
    "tyrannos-friendly-4": tyrannos("friendly", 4, 5, **NO_OFFERS, **ROUGH),
    "tyrannos-friendly-5": tyrannos("friendly", 5, 2, **NO_OFFERS, **ROUGH),
    "tyrannos-friendly-6": tyrannos("friendly", 6, 1, **RICH, **SPARED),
    "tyrannos-timed-3": tyrannos("standard", 3, 2, **TIMED),
}


def playthrough(name: str) -> Match:
    """The game, with names for its seats."""
    chosen = PLAYTHROUGHS[name]
    game = get_game(chosen.game)
    record = recorded_game(game, chosen.options, SEED, chosen.number).record
    header = record.header
    named = msgspec.structs.replace(header, seats=NAMES[: len(header.seats)], commitment=None)
    return Match.replay(game, GameRecord(named, record.entries, record.footer), mode="auto")


@functools.cache
def stored_matches(game: str) -> list[Match]:
    """What the stored records of a game come to."""
    return [
        Match.replay(get_game(game), record, mode="auto") for record in RECORDS.values() if record.header.game == game
    ]


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
        if any(event.__struct_config__.tag in ROUND_BEGAN for event in events):
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
