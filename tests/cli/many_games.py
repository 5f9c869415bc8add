"""Whole games at a pseudo-terminal: python -m tests.cli.many_games --games 20

A scripted person plays them to the end. For a kind of decision that has not come up, a stored game is resumed where it
is asked, and played on to its end. Then one game of each is taken up again from every tenth of its entries. The short
form is `test_whole_games.py`.
"""

from __future__ import annotations

import argparse
import pathlib
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from typing import Final, NamedTuple

import msgspec

from emporion.engine.match import Match
from emporion.engine.participants import seat_letter
from emporion.engine.record import GameRecord, read_record
from emporion.games import game_names, get_game
from emporion.locales import LANGUAGES
from tests.cli.person import Person, kinds_of_decisions
from tests.cli.pseudo_terminal import PseudoTerminal

RECORDS: Final = pathlib.Path(__file__).parent.parent / "records"
EVERY: Final = 10
"""Entries from one resumption to the next."""
ANSWERS: Final = 3
"""How many answers are given after each of them."""
VARIANTS: Final = {
    "tyros": ((), ("edition=giochi-rari",), ("gifts=on",)),
    "tyrannos": (
        ("preset=friendly", "tax_per_level=30", "cities=10", "months=60"),
        ("preset=standard",),
        ("preset=letter", "tax_per_level=30", "months=12"),
        ("preset=friendly", "tax_per_level=36", "cities=10", "months=60", "voitheia_hand=6"),
    ),
}
"""Options of the games that are played in turn; with high taxes, tyrants who rule at random last longer."""


class Played(NamedTuple):
    record: GameRecord
    met: Counter[str]
    answers: int


def seats_of(number: int, players: int) -> str:
    """Of three games, one is played by one person against bots, the others by people only."""
    return "A" if number % 3 == 1 else ",".join(map(seat_letter, range(players)))


def players_of(game: str, number: int) -> int:
    """Every number of them; more where bots that play at random leave the game early."""
    if game == "tyros":
        return 3 + number % 2
    return 5 if seats_of(number, 2) == "A" else 2 + (number + 2) % 5


def play(game: str, number: int, folder: pathlib.Path) -> Played:
    """One whole game; AssertionError if the program fails or the record does."""
    players, language = players_of(game, number), LANGUAGES[number // 2 % len(LANGUAGES)]
    seats, file = seats_of(number, players), folder / f"{game}-{number}.jsonl"
    person = Person(game, number, players, language)
    options = [word for option in VARIANTS[game][number % len(VARIANTS[game])] for word in ("-o", option)]
    fixed = ["--players", str(players), "--seats", seats, "--seed", str(number), "--file", str(file), *options]
    bots = ["--bots", "random"] if seats == "A" else []
    confirm = [] if seats == "A" else ["--no-confirm"]
    answers = 0

    def answer(shown: str, prompt: str) -> str:
        nonlocal answers
        answers += 1
        return person(shown, prompt)

    terminal = PseudoTerminal(folder)
    status = terminal.play(game, *fixed, *bots, *confirm, "--language", language, answer=answer)
    assert status == 0, f"{game}, game {number}: exit status {status}\n{terminal.shown[-3000:]}"
    record = read_record(file.read_text())
    assert Match.replay(get_game(game), record, mode="auto").is_over
    return Played(record, person.met, answers)


def play_all(game: str, games: int, folder: pathlib.Path) -> Iterator[Played]:
    for number in range(games):
        played = play(game, number, folder)
        entries = len(played.record.entries)
        print(f"{game} {number}: {entries} entries, {played.answers} answers", flush=True)
        yield played


def meet_the_rest(game: str, met: Counter[str], folder: pathlib.Path) -> Counter[str]:
    """Decisions of the kinds that were not met, in stored games that are played on to their ends."""
    stored = first_of_each_kind(game)
    found = Counter[str]()
    for kind in sorted(kinds_of_decisions(game) - met.keys()):
        file = folder / f"{game}-{kind}.jsonl"
        person = resume(game, stored[kind], file, answers=sys.maxsize)
        assert person.met[kind], f"{game}: {kind} is not asked"
        assert read_record(file.read_text()).footer is not None
        found += person.met
        print(f"{game}, {kind}: played on from a stored game", flush=True)
    return found


# ---------------------------------------------------------------------------------------------------- resuming


def records_of(game: str) -> list[GameRecord]:
    records = [read_record(file.read_text()) for file in sorted(RECORDS.glob("*.jsonl")) if "cut-off" not in file.name]
    return sorted((each for each in records if each.header.game == game), key=lambda record: len(record.entries))


def begun_here(match: Match) -> GameRecord:
    """A record that begins in this position, where the notation holds all of it: that is quicker to resume."""
    game, state = match.game, match.state
    position = game.write_position(state)
    if game.schema.pack(game.read_position(position)) != game.schema.pack(state):
        return match.record.cut(len(match.record.entries))
    return GameRecord(msgspec.structs.replace(match.record.header, position=position), [])


def first_of_each_kind(game: str) -> dict[str, GameRecord]:
    """For every kind of decision a record that ends where it is asked."""
    found: dict[str, GameRecord] = {}
    for record in records_of(game):
        match = Match.replay(get_game(game), record.cut(0), mode="auto")
        for entry in record.entries:
            match.follow(entry, check=False)
            for decision in match.decisions:
                if decision.kind not in found:
                    found[decision.kind] = begun_here(match)
            if len(found) == len(kinds_of_decisions(game)):
                return found
    return found


def resume_everywhere(game: str, record: GameRecord, every: int, folder: pathlib.Path) -> int:
    """Go on with a game from every so many entries, for some answers; how often that was."""
    cuts = range(0, len(record.entries), every)
    for entry in cuts:
        resume(game, record.cut(entry), folder / f"{game}-from-{entry}.jsonl")
    return len(cuts)


def resume(game: str, record: GameRecord, file: pathlib.Path, answers: int = ANSWERS) -> Person:
    """Go on with a game for some answers, with people in all seats."""
    players = len(record.header.seats)
    person = Person(game, len(record.entries), players)
    left = answers

    def answer(shown: str, prompt: str) -> str:
        nonlocal left
        left -= 1
        return person(shown, prompt) if left >= 0 else "quit"

    file.write_text(record.to_text())
    terminal = PseudoTerminal(file.parent)
    seats = ",".join(map(seat_letter, range(players)))
    status = terminal.play(game, "--resume", "--file", str(file), "--seats", seats, answer=answer)
    assert status == 0, f"{game}, entry {len(record.entries)}: exit status {status}\n{terminal.shown[-3000:]}"
    return person


def main() -> int:
    parser = argparse.ArgumentParser(description="Plays whole games at a pseudo-terminal and takes one up again.")
    parser.add_argument("--games", type=int, default=20, metavar="N", help="of each game (default 20)")
    games = parser.parse_args().games
    for game in game_names():
        with tempfile.TemporaryDirectory() as folder:
            played = list(play_all(game, games, pathlib.Path(folder)))
            met = sum((each.met for each in played), Counter[str]())
            met += meet_the_rest(game, met, pathlib.Path(folder))
            rarest = ", ".join(f"{kind} {count}" for kind, count in sorted(met.items(), key=lambda item: item[1])[:8])
            print(f"{game}: {len(played)} games, {len(met)} kinds of decisions met; rarest: {rarest}", flush=True)
            times = resume_everywhere(game, played[0].record, EVERY, pathlib.Path(folder))
            print(f"{game}: resumed {times} times", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
