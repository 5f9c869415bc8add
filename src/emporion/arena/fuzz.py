"""Looking for faults: random games with every state examined, and submissions that must be refused.

Most games are played on the kernel alone. In whole matches people also take back what they did, and leave standing
orders; so they do where bad submissions are tried.
"""

from __future__ import annotations

import pathlib
import random
import string
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from emporion.arena.simulate import (
    CHUNK,
    FaultyGame,
    check_seed,
    make_kernel,
    play_chunk,
    recorded_game,
)
from emporion.engine.conformance import check_record, lively_match, random_words
from emporion.engine.decisions import Decision
from emporion.engine.errors import BadInput, BrokenInvariant, EmporionError, IllegalAction, Refused
from emporion.engine.game import Game
from emporion.engine.match import Match
from emporion.engine.modes import available_mode
from emporion.engine.record import UNDO
from emporion.games import get_orders

BAD_PER_DECISION = 12


class Findings(msgspec.Struct):
    game: str
    seed: int
    games: int
    matches: int
    """Games with undos and standing orders."""
    submissions: int
    refused: dict[str, int]
    """How many, by what was said to them: the key of a refusal by the rules, else the sort of the error. The rest were
    legal by chance."""
    faults: list[str]
    records: list[str]
    """Files to open with `emporion show`, one for each fault."""


class Submission(NamedTuple):
    seat: int
    decision: str
    action: Any


NONE: Final = "none"
UNLIMITED: Final = 0.75


def random_options(game: Game, rng: random.Random) -> dict[str, Any]:
    """Options that go together."""
    choices = {name: values for name, values in game.option_choices().items() if name not in ("board", "players")}
    while True:
        given: dict[str, Any] = {"players": rng.choice(game.seats)}
        for name, values in choices.items():
            given[name] = drawn([value for value in values if " to " not in value], rng)
        try:
            game.new_options(given)
        except BadInput:
            continue
        return given


def drawn(values: list[str], rng: random.Random) -> str:
    """Where a limit may be set, there is mostly none: with a limit of time random games are soon over."""
    value = rng.choice(values)
    return NONE if NONE in values and rng.random() < UNLIMITED else value


def fuzz(
    game: Game,
    games: int,
    matches: int,
    submissions: int,
    seed: int,
    folder: pathlib.Path,
    progress: Callable[[int], None] = lambda done: None,
) -> Findings:
    """Play and submit; a fault is written down as a record and does not stop the search."""
    check_seed(seed)
    if min(games, matches, submissions) < 0:
        raise BadInput("a number of games, matches or submissions is 0 or more")
    if folder.exists() and not folder.is_dir():
        raise BadInput(f"{folder}: is no folder to put records into")
    findings = Findings(game.name, seed, 0, 0, 0, {}, [], [])
    rng = random.Random(seed)
    for first in range(0, games, CHUNK):
        count = min(CHUNK, games - first)
        fuzz_games(game, random_options(game, rng), seed, first, count, folder, findings)
        progress(count)
    for number in range(matches):
        fuzz_lively(game, random_options(game, rng), seed + number, folder, findings)
        progress(1)
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


def fuzz_lively(game: Game, given: Mapping[str, Any], number: int, folder: pathlib.Path, findings: Findings) -> None:
    """Play a game with undos and standing orders; look whether every state is sound, and the record replays."""
    findings.matches += 1
    last = None
    try:
        for match, _ in lively_match(game, get_orders(game.name), given, number, available_mode("auto")):
            match.check_invariants()
            last = match
        if last is not None:
            check_record(last, available_mode("auto"))
    except Exception as fault:  # whatever it is, it is what we look for
        if last is None:
            raise
        keep(last, f"{type(fault).__name__}: {fault}", folder, findings)


def fuzz_match(
    game: Game, given: Mapping[str, Any], number: int, submissions: int, folder: pathlib.Path, findings: Findings
) -> None:
    """Play a game; before each decision try what must be refused."""
    rng = random.Random(number)
    for match, decision in lively_match(game, get_orders(game.name), given, number):
        twin = match.twin()
        for submission in bad_submissions(match, decision, rng):
            if findings.submissions >= submissions:
                return
            findings.submissions += 1
            try:
                error = refusal_of(twin, submission)
                if error is not None:
                    reason = reason_of(error)
                    findings.refused[reason] = findings.refused.get(reason, 0) + 1
                    continue
            except Exception as fault:  # whatever it is, it is what we look for
                keep(match, f"{submission}: {type(fault).__name__}: {fault}", folder, findings)
            twin = match.twin()


def refusal_of(match: Match, submission: Submission) -> EmporionError | None:
    """Why it was refused, if it was; a refusal must leave no trace, and what is accepted must leave a sound state."""
    before, entries = match.game.schema.pack(match.state), len(match.record.entries)
    try:
        match.submit(*submission)
    except (BadInput, Refused) as error:
        if match.game.schema.pack(match.state) != before or len(match.record.entries) != entries:
            raise BrokenInvariant("a refused submission left a trace") from None
        return error
    match.check_invariants()
    return None


def reason_of(error: EmporionError) -> str:
    return error.key if isinstance(error, IllegalAction) else type(error).__name__


def keep(match: Match, fault: str, folder: pathlib.Path, findings: Findings) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"fault-{len(findings.faults) + 1}.jsonl"
    path.write_text(match.record.to_text(), encoding="utf-8")
    findings.faults.append(fault)
    findings.records.append(str(path))


# ---------------------------------------------------------------------------------------------------- bad submissions


class Asked(NamedTuple):
    """A decision that is open, and the chance by which something is said to it."""

    match: Match
    decision: Decision
    rng: random.Random

    def answer(self, action: Any) -> Submission:
        return Submission(self.decision.seat, self.decision.id, action)

    def legal(self, seat: int) -> Any:
        return self.match.random_action(seat, random_words(self.rng))

    def legal_line(self) -> str:
        return self.match.game.write(self.legal(self.decision.seat))

    def old_line(self) -> str:
        """What somebody did lately, or chance."""
        return self.rng.choice([entry.do for entry in self.match.record.entries[-40:] if entry.do != UNDO])

    def word(self) -> str:
        """A word of the game."""
        return self.rng.choice(self.match.game.babble(self.rng).split())


def bad_submissions(match: Match, decision: Decision, rng: random.Random) -> Iterator[Submission]:
    asked = Asked(match, decision, rng)
    for _ in range(BAD_PER_DECISION):
        yield rng.choice(WAYS)(asked)


def noise(asked: Asked) -> Submission:
    return asked.answer(noisy(asked))


def slip(asked: Asked) -> Submission:
    """Something that can be done, or could be, written wrongly."""
    return asked.answer(mutated(asked.rng.choice([asked.legal_line(), asked.old_line()]), asked))


def echo(asked: Asked) -> Submission:
    """What was done before."""
    return asked.answer(asked.old_line())


def wrong_seat(asked: Asked) -> Submission:
    """What the seat may do, said by whoever."""
    seat = asked.rng.choice([-1, 99, *range(8)])
    return Submission(seat, asked.decision.id, asked.legal(asked.decision.seat))


def wrong_decision(asked: Asked) -> Submission:
    """An answer to a question that was never asked, or long ago."""
    opened = asked.decision.id
    decision = asked.rng.choice(["", "A", "-1A", mutated(opened, asked), noisy(asked)])
    return Submission(asked.decision.seat, decision, asked.legal_line())


def not_his(asked: Asked) -> Submission:
    """What another seat may do, said by him who is asked."""
    others = [decision.seat for decision in asked.match.decisions if decision != asked.decision]
    return asked.answer(asked.legal(asked.rng.choice(others))) if others else echo(asked)


def babble(asked: Asked) -> Submission:
    """Anything that reads as an action."""
    return asked.answer(asked.match.game.babble(asked.rng))


def wild(asked: Asked) -> Submission:
    """What is asked, with any values; where there are none, anything."""
    line = asked.legal_line()
    other = asked.match.game.babble(asked.rng, verb_of(line))
    return asked.answer(other) if other != line else babble(asked)


def spliced(asked: Asked) -> Submission:
    """What can be done, with one word of it replaced by such as may stand in its place."""
    words = asked.legal_line().split()
    others = asked.match.game.babble(asked.rng, words[0]).split()
    differing = [i for i, (word, other) in enumerate(zip(words, others, strict=False)) if word != other]
    if not differing:
        return babble(asked)
    at = asked.rng.choice(differing)
    return asked.answer(" ".join([*words[:at], others[at], *words[at + 1 :]]))


def twisted(asked: Asked) -> Submission:
    """A typed action with one field replaced by a value of the same type that makes little sense."""
    action = asked.rng.choice([asked.legal(asked.decision.seat), asked.match.game.read(asked.old_line())])
    names = action.__struct_fields__
    if not names:
        return asked.answer(action)
    name = asked.rng.choice(names)
    return asked.answer(msgspec.structs.replace(action, **{name: nonsense(getattr(action, name), asked)}))


WAYS: Final[Sequence[Callable[[Asked], Submission]]] = (
    noise,
    slip,
    echo,
    wrong_seat,
    wrong_decision,
    not_his,
    twisted,
    babble,
    *(wild, spliced) * 6,
)
"""Most are for the rules to refuse: they can be read, and are wrong."""


def verb_of(line: str) -> str:
    return line.split(maxsplit=1)[0]


def noisy(asked: Asked) -> str:
    alphabet = asked.rng.choice(
        [
            string.printable,
            asked.match.game.babble(asked.rng),
            "\x00\u202e\U0001f4a3§é",
            string.ascii_letters + " ",
        ]
    )
    return "".join(asked.rng.choice(alphabet) for _ in range(asked.rng.choice([0, 1, 5, 20, 500])))


def mutated(text: str, asked: Asked) -> str:
    """A text with one character changed, dropped or put in, or with its words in another order."""
    at = asked.rng.randrange(len(text))
    other = asked.rng.choice(asked.word())
    words = text.split(" ")
    asked.rng.shuffle(words)
    changes = [text[:at] + other + text[at + 1 :], text[:at] + text[at + 1 :], text[:at] + other + text[at:]]
    return asked.rng.choice([*changes, " ".join(words)])


def nonsense(value: Any, asked: Asked) -> Any:
    rng = asked.rng
    if isinstance(value, msgspec.Struct):
        field = rng.choice(value.__struct_fields__)
        return msgspec.structs.replace(value, **{field: nonsense(getattr(value, field), asked)})
    if isinstance(value, bool):
        return rng.choice([not value, 2])
    if isinstance(value, int):
        return rng.choice([value - 1, value + 1, -1, 0, 3, 4, 14, 15, 16, 31, 63, 99, 10**30])
    if isinstance(value, tuple):
        return rng.choice([(), value * 2, (9,), (asked.word(),), value[:1]])
    return rng.choice(["", "0", None, asked.word(), asked.word(), asked.word()])
