"""Play the records of this release for the archive: python -m tests.archive.make tests/archive/VERSION

Each game follows from its name alone. Files that exist are left as they are: a record in the archive never changes.
"""

from __future__ import annotations

import copy
import pathlib
import random
import sys
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import msgspec

from emporion.arena.simulate import PolicyChoices
from emporion.engine.actions import Action
from emporion.engine.dealer import CommittedDealer
from emporion.engine.game import Game
from emporion.engine.match import Match
from emporion.engine.participants import CHANCE
from emporion.engine.record import CHANCE_NAME, FORMAT, TABLE_NAME, UNDO, Entry, Footer, GameRecord
from emporion.games import get_game
from emporion.games.tyrannos.parts import builtin_data
from emporion.kernel.random import WORDS, seed
from tests.archive.variants import FINISHED, RUNNING, VARIANTS, every_variant, secret_of
from tests.playthroughs.transcript import RECORDS

RULE_BOTS: Final = {"tyros": "merchant", "tyrannos": "strategos"}
NAMES: Final = ("Ann", "Bob", "Cleo", "Dion", "Eos", "Zoë")
SHORT: Final[dict[str, dict[str, Any]]] = {"tyros": {}, "tyrannos": {"months": 12}}
"""A year of Tyrannos is enough for a game that is played to its end."""
CUT_AT: Final = {"tyros": 250, "tyrannos": 300}
"""Entries of a running game."""
POSITION_AT: Final = 120
"""Entries before a game stands where another one begins."""
UNDO_SHARE: Final = 0.06
BACK_SHARE: Final = 0.004
MAX_BACK: Final = 25
"""Entries that the whole table takes back at once."""
TRIES: Final = 20
"""Games that are tried until one has an undo in it and does not end too early."""


class Plan(msgspec.Struct, frozen=True):
    """A game to play."""

    game: str
    options: dict[str, Any]
    status: str
    bots: str = "random"
    """random, rules, or mixed: a rule bot on every other seat."""
    from_position: bool = False
    before_draw: bool = False
    """Cut off where chance is about to draw."""


def base_plans() -> dict[str, Plan]:
    """One finished and one running game of every variant. Bots take turns, so that each kind plays each variant."""
    plans: dict[str, Plan] = {}
    bots = ("random", "mixed", "rules")
    for n, (game, variant, players) in enumerate(every_variant()):
        options = {VARIANTS[game]: variant, "players": players}
        name = f"{game}-{variant}-{players}"
        plans[f"{name}-{FINISHED}"] = Plan(game, options | SHORT[game], FINISHED, bots[n % 3])
        plans[f"{name}-{RUNNING}"] = Plan(game, options, RUNNING, bots[(n + 1) % 3])
    return plans


def other_components() -> dict[str, Any]:
    data: dict[str, Any] = copy.deepcopy(dict(builtin_data()))
    data["name"] = "cheap-food"
    data["goods"][0]["duty"] = 2
    data["cities"][0]["port"] = "greco"
    return data


OTHER_BOARD: Final = RECORDS["kosmos-4-other-board"].header.options["board"]
FIRST_GAME: Final = {"players": 3, "setup": "first-game", "card_tracking": "on", "toll_without_card": "free"}
GENEROUS: Final = {"players": 4, "gifts": "on", "offers_per_turn": 20, "trades_per_round": 100, "first_player": "C"}
TACITURN: Final = {"players": 4, "edition": "giochi-rari", "offers_per_turn": 1, "trades_per_round": 0}
TIMED: Final = {"players": 3, "time_limit": 120, "offers_per_turn": 0, "months": 60}
LARGE: Final = {"players": 4, "cities": 10, "dump_rate": "0", "preset": "letter", "heir": "on", "months": 12}
RICH: Final = {
    "players": 5,
    "treasury_transfers": "on",
    "dump_rate": "0.5",
    "voitheia_hand": 6,
    "tax_per_level": 12,
    "punic_tokens": 4,
    "offers_per_turn": 2,
    "months": 12,
}
VARIED: Final = {
    "tyros-first-game-finished": Plan("tyros", FIRST_GAME, FINISHED, "mixed"),
    "tyros-first-game-running": Plan("tyros", FIRST_GAME, RUNNING),
    "tyros-gifts-finished": Plan("tyros", GENEROUS, FINISHED),
    "tyros-gifts-running": Plan("tyros", GENEROUS, RUNNING, "mixed"),
    "tyros-few-offers-finished": Plan("tyros", TACITURN, FINISHED),
    "tyros-other-board-finished": Plan("tyros", {"players": 4, "board": OTHER_BOARD}, FINISHED),
    "tyros-other-board-running": Plan("tyros", {"players": 3, "board": OTHER_BOARD}, RUNNING, "rules"),
    "tyros-position-finished": Plan("tyros", {"players": 3}, FINISHED, from_position=True),
    "tyros-position-running": Plan("tyros", {"players": 4}, RUNNING, from_position=True),
    "tyros-before-draw-running": Plan("tyros", {"players": 4}, RUNNING, before_draw=True),
    "tyrannos-all-months-finished": Plan("tyrannos", {"players": 3}, FINISHED, "rules"),
    "tyrannos-timed-finished": Plan("tyrannos", TIMED, FINISHED, "mixed"),
    "tyrannos-timed-running": Plan("tyrannos", TIMED, RUNNING, "rules"),
    "tyrannos-large-finished": Plan("tyrannos", LARGE, FINISHED),
    "tyrannos-large-running": Plan("tyrannos", LARGE, RUNNING, "mixed"),
    "tyrannos-rich-finished": Plan("tyrannos", RICH, FINISHED),
    "tyrannos-rich-running": Plan("tyrannos", RICH, RUNNING, "rules"),
    "tyrannos-other-components-finished": Plan(
        "tyrannos", {"players": 2, "components": other_components(), "months": 12}, FINISHED, "mixed"
    ),
    "tyrannos-other-components-running": Plan("tyrannos", {"players": 4, "components": other_components()}, RUNNING),
    "tyrannos-position-finished": Plan("tyrannos", {"players": 3, "months": 12}, FINISHED, "rules", from_position=True),
    "tyrannos-position-running": Plan("tyrannos", {"players": 5}, RUNNING, from_position=True),
    "tyrannos-before-draw-running": Plan("tyrannos", {"players": 4}, RUNNING, "mixed", before_draw=True),
}
"""Other options, boards, components and beginnings."""
RARE: Final = (
    "giochi-rari-3-cut-off",
    "tyrannos-friendly-2",
    "tyrannos-friendly-3",
    "tyrannos-friendly-6",
    "tyrannos-letter-2",
    "tyrannos-letter-6",
    "tyrannos-standard-3",
    "tyrannos-standard-6",
)
"""Records of `tests/records` that show what happens in no other game here. They are played again with undos."""


def choices(match: Match, bots: str, rng: random.Random) -> Callable[[int], Action]:
    words = [0] * WORDS
    seed(words, rng.getrandbits(60), 0)
    rule_bot = RULE_BOTS[match.game.name]
    kinds = {"random": ("random", "random"), "rules": (rule_bot, rule_bot), "mixed": ("random", rule_bot)}[bots]
    return PolicyChoices(match, [kinds[seat % 2] for seat in range(match.options.players)], words).of


def play(match: Match, bots: str, entries: int | None, rng: random.Random) -> None:
    """Play to the end, or until there are enough entries."""
    choose = choices(match, bots, rng)
    while match.decisions and (entries is None or len(match.record.entries) < entries):
        decision = rng.choice(match.decisions)
        match.submit(decision.seat, decision.id, choose(decision.seat))
        if not match.is_over:
            take_back_some(match, rng)


def take_back_some(match: Match, rng: random.Random) -> None:
    can_undo = [seat for seat in range(match.options.players) if match.can_undo(seat)]
    if can_undo and rng.random() < UNDO_SHARE:
        match.undo(rng.choice(can_undo))
    elif len(match.record.entries) > 2 * MAX_BACK and rng.random() < BACK_SHARE:
        match.take_back_to(len(match.record.entries) - rng.randint(1, MAX_BACK))


def has_undos(record: GameRecord) -> bool:
    return any(entry.do == UNDO for entry in record.entries)


def played(name: str, plan: Plan) -> GameRecord:
    """The first game that fits the plan."""
    for number in range(TRIES):
        rng = random.Random(f"{name} {number}")
        game = get_game(plan.game)
        position = position_of(game, plan, rng) if plan.from_position else None
        names = NAMES[: plan.options["players"]]
        match = Match(game, plan.options, CommittedDealer(secret_of(name)), names, position)
        play(match, plan.bots, None if plan.status == FINISHED else CUT_AT[plan.game], rng)
        record = before_a_draw(match.record) if plan.before_draw else match.record
        if has_undos(record) and match.is_over == (plan.status == FINISHED):
            return record
    raise RuntimeError(f"{name}: none of {TRIES} games fits")


def position_of(game: Game, plan: Plan, rng: random.Random) -> str:
    """Where another game with these options stands after a while."""
    match = Match(game, plan.options, CommittedDealer(rng.randbytes(32)))
    play(match, plan.bots, POSITION_AT, rng)
    return game.write_position(match.state)


def before_a_draw(record: GameRecord) -> GameRecord:
    draws = [entry.n for entry in record.entries if entry.who == CHANCE_NAME]
    return record.cut(draws[-1] - 1)


def played_again(name: str) -> GameRecord:
    """A stored record with undos: what a seat takes back it does again."""
    record, rng = RECORDS[name], random.Random(name)
    seats = NAMES[: len(record.header.seats)]
    header = msgspec.structs.replace(record.header, seats=seats, commitment=None, format=FORMAT)
    match = Match.replay(get_game(header.game), GameRecord(header, []))
    for entry in record.entries:
        follow(match, entry)
        who = match.steps[-1].who
        if entry.who != TABLE_NAME and who != CHANCE and match.can_undo(who) and rng.random() < UNDO_SHARE:
            match.undo(who)
            follow(match, entry)
    assert match.outcome is not None
    assert has_undos(match.record)
    return GameRecord(match.record.header, match.record.entries, Footer(match.outcome))


def follow(match: Match, entry: Entry) -> None:
    match.follow(Entry(len(match.record.entries) + 1, entry.who, entry.do))


def all_games() -> dict[str, Callable[[], GameRecord]]:
    """By name, how each is played."""
    games = {name: partial(played, name, plan) for name, plan in (base_plans() | VARIED).items()}
    return {**games, **{f"rare-{name}-{FINISHED}": partial(played_again, name) for name in RARE}}


def make(folder: pathlib.Path) -> None:
    folder.mkdir(exist_ok=True)
    for name, game in all_games().items():
        path = folder / f"{name}.jsonl"
        if not path.exists():
            path.write_text(game().to_text(), encoding="utf-8")


if __name__ == "__main__":
    make(pathlib.Path(sys.argv[1]))
