"""Looking for faults: random games with every state examined, and submissions that must be refused."""

from __future__ import annotations

import pathlib
import random
import string
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

import msgspec

from emporion.arena.simulate import (
    CHUNK,
    FaultyGame,
    check_seed,
    make_kernel,
    play_chunk,
    recorded_game,
)
from emporion.engine.conformance import random_match
from emporion.engine.errors import BadInput, BrokenInvariant, EmporionError
from emporion.engine.game import Game
from emporion.engine.match import Match
from emporion.engine.modes import available_mode

BAD_PER_DECISION = 12


class Findings(msgspec.Struct):
    game: str
    seed: int
    games: int
    submissions: int
    refused: int
    """The rest were legal by chance."""
    faults: list[str]
    records: list[str]
    """Files to open with `emporion show`, one for each fault."""


class Submission(NamedTuple):
    seat: int
    decision: str
    action: Any


def random_options(game: Game, rng: random.Random) -> dict[str, Any]:
    """Options that go together."""
    choices = {name: values for name, values in game.option_choices().items() if name not in ("board", "players")}
    while True:
        given: dict[str, Any] = {"players": rng.choice(game.seats)}
        for name, values in choices.items():
            given[name] = rng.choice([value for value in values if " to " not in value])
        try:
            game.options(given)
        except BadInput:
            continue
        return given


def fuzz(
    game: Game,
    games: int,
    submissions: int,
    seed: int,
    folder: pathlib.Path,
    progress: Callable[[int], None] = lambda done: None,
) -> Findings:
    """Play and submit; a fault is written down as a record and does not stop the search."""
    check_seed(seed)
    if games < 0 or submissions < 0:
        raise BadInput("a number of games or submissions is 0 or more")
    if folder.exists() and not folder.is_dir():
        raise BadInput(f"{folder}: is no folder to put records into")
    findings = Findings(game.name, seed, 0, 0, 0, [], [])
    rng = random.Random(seed)
    for first in range(0, games, CHUNK):
        count = min(CHUNK, games - first)
        fuzz_games(game, random_options(game, rng), seed, first, count, folder, findings)
        progress(count)
    number = 0
    while findings.submissions < submissions:
        before = findings.submissions
        fuzz_match(game, random_options(game, rng), seed + number, submissions, folder, findings)
        progress(findings.submissions - before)
        number += 1
    return findings


def fuzz_games(
    game: Game, given: Mapping[str, Any], seed: int, first: int, count: int, folder: pathlib.Path, findings: Findings
) -> None:
    options = game.options(given)
    kernel = make_kernel(game, options, available_mode("auto"))
    findings.games += count
    try:
        play_chunk(kernel, game.option_row(options), seed, first, count, check=True)
    except FaultyGame as fault:
        match = recorded_game(game, given, fault.seed, fault.number)
        keep(match, f"{fault} with {given}", folder, findings)


def fuzz_match(
    game: Game, given: Mapping[str, Any], number: int, submissions: int, folder: pathlib.Path, findings: Findings
) -> None:
    """Play a game; before each decision try what must be refused."""
    rng = random.Random(number)
    for match, decision in random_match(game, given, number):
        twin = match.twin()
        for submission in bad_submissions(match, decision.seat, decision.id, rng):
            if findings.submissions >= submissions:
                return
            findings.submissions += 1
            try:
                if try_submission(twin, submission):
                    findings.refused += 1
                    continue
            except Exception as error:  # whatever it is, it is what we look for
                keep(match, f"{submission}: {type(error).__name__}: {error}", folder, findings)
            twin = match.twin()


def try_submission(match: Match, submission: Submission) -> bool:
    """Whether it was refused; a refusal must leave no trace, and what is accepted must leave a sound state."""
    before, entries = match.game.schema.pack(match.state), len(match.record.entries)
    try:
        match.submit(*submission)
    except EmporionError:
        if match.game.schema.pack(match.state) != before or len(match.record.entries) != entries:
            raise BrokenInvariant("a refused submission left a trace") from None
        return True
    match.check_invariants()
    return False


def keep(match: Match, fault: str, folder: pathlib.Path, findings: Findings) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"fault-{len(findings.faults) + 1}.jsonl"
    path.write_text(match.record.to_text(), encoding="utf-8")
    findings.faults.append(fault)
    findings.records.append(str(path))


# ---------------------------------------------------------------------------------------------------- bad submissions


def bad_submissions(match: Match, seat: int, decision: str, rng: random.Random) -> Iterator[Submission]:
    written = [entry.do for entry in match.record.entries[-40:]]
    for _ in range(BAD_PER_DECISION):
        sort = rng.randrange(6)
        if sort == 0:
            yield Submission(seat, decision, noise(rng))
        elif sort == 1:
            yield Submission(seat, decision, mutated(rng.choice(written), rng))
        elif sort == 2:
            yield Submission(seat, decision, rng.choice(written))
        elif sort == 3:
            yield Submission(rng.choice([-1, 99, *range(8)]), decision, rng.choice(written))
        elif sort == 4:
            yield Submission(seat, rng.choice(["", "A", "-1A", mutated(decision, rng), noise(rng)]), "pass")
        else:
            yield Submission(seat, decision, twisted(match, rng))


def noise(rng: random.Random) -> str:
    alphabet = rng.choice(
        [string.printable, "oygvj0123456789>,- ", "\x00\u202e\U0001f4a3§é", string.ascii_letters + " "]
    )
    return "".join(rng.choice(alphabet) for _ in range(rng.choice([0, 1, 5, 20, 500])))


def mutated(text: str, rng: random.Random) -> str:
    """A text with one character changed, dropped, doubled or two words exchanged."""
    at = rng.randrange(len(text))
    other = rng.choice("oygvjABCDT0123456789>,- ")
    words = text.split(" ")
    rng.shuffle(words)
    changes = [text[:at] + other + text[at + 1 :], text[:at] + text[at + 1 :], text[:at] + other + text[at:]]
    return rng.choice([*changes, " ".join(words)])


def twisted(match: Match, rng: random.Random) -> Any:
    """A typed action with one field replaced by a value of the same type that makes little sense."""
    action = match.game.decode(rng.choice([step.code for step in match.steps if step.code]))
    names = action.__struct_fields__
    if not names:
        return action
    name = rng.choice(names)
    return msgspec.structs.replace(action, **{name: nonsense(getattr(action, name), rng)})


def nonsense(value: Any, rng: random.Random) -> Any:
    if isinstance(value, msgspec.Struct):
        field = rng.choice(value.__struct_fields__)
        return msgspec.structs.replace(value, **{field: rng.choice([-1, 0, 1, 3, 14, 15, 16, 31, 99, 10**30])})
    if isinstance(value, int):
        return rng.choice([-1, 0, 3, 4, 63, 10**30])
    if isinstance(value, tuple):
        return rng.choice([(), value * 2, (9,), ("33",), value[:1]])
    return rng.choice(["", "0", "33", "16", "16e", "T", "green", "blue", None, "joker"])
