"""What a player of Tyros thinks with: the kernel, and the arrays that its rules work on."""

from __future__ import annotations

import functools
import random
from typing import Any, Final

from emporion.bots.playing import bot_games, choose_at
from emporion.bots.search import APPRAISAL, DEPTH, PLAN, USED, Node, search, weigh_at
from emporion.bots.tyros import appraisal
from emporion.bots.tyros.knobs import MERCHANT, NOISE
from emporion.bots.tyros.merchant import merchant_action
from emporion.bots.tyros.notes import Notes
from emporion.bots.tyros.proposing import weigh
from emporion.engine.game import Game, Options
from emporion.engine.modes import kernel_in
from emporion.engine.play import PIECES
from emporion.games.tyros.state import SEATS
from emporion.kernel.program import Kernel, Program, Rule
from emporion.kernel.random import WORDS, seed
from emporion.kernel.record import schema_of

RULES: Final[dict[str, Rule]] = {
    "policy_action": merchant_action,
    "weigh": weigh,
    "at_horizon": appraisal.at_horizon,
    "appraise": appraisal.appraise,
}
"""The rules that fill the slots of the bots."""
ENTRIES: Final = (choose_at, weigh_at, search, bot_games)
POLICY: Final = 1
"""The only policy besides random."""


def bot_program(game: Game, options: Options) -> Program:
    """The rules of the game with those of its bots."""
    return with_bots(game.program(options))


@functools.cache
def with_bots(program: Program) -> Program:
    """Made once: a program is compiled, or loaded, once for all bots of a process."""
    return program.with_entries(ENTRIES, RULES)


def make_notes(kernel: Kernel, noise: int = 0) -> Any:
    """Notes for every seat."""
    schema = schema_of(Notes)
    blank = schema.blank()
    blank.knob[: len(MERCHANT)] = MERCHANT
    blank.knob[NOISE] = noise
    notes = kernel.records(schema, SEATS)
    for seat in range(SEATS):
        kernel.put(notes, seat, schema.pack(blank))
    return notes


def set_up_state(game: Game, options: Options) -> bytes:
    """A game before its first draw."""
    kernel = game.program(options).plain()
    states = kernel.states(1)
    kernel.run.start(states, 0, game.option_row(options))
    return kernel.get(states, 0)


class Workbench:
    """Compiled code is loaded, or made, when the bench is set up, and not in the time of the first decision."""

    def __init__(self, game: Game, options: Options, mode: str, nodes: int, noise: int = 0) -> None:
        self.kernel = kernel = kernel_in(bot_program(game, options), mode)
        self.states = kernel.states(2)
        self.notes = make_notes(kernel, noise)
        self.nodes = kernel.records(schema_of(Node), nodes)
        self.plan = kernel.numbers(PLAN)
        self.weights = kernel.numbers(appraisal.WEIGHTS)
        self.pieces = kernel.numbers(2, PIECES)
        self.path = kernel.numbers(DEPTH)
        self.out = kernel.numbers(APPRAISAL)
        self.words = kernel.numbers(WORDS)
        kernel.put(self.states, 0, set_up_state(game, options))
        self.choose(0)
        self.proposals(0)
        self.search(0)

    def begin(self, guess: bytes, rng: random.Random) -> None:
        """Lay out a position to think about."""
        self.kernel.put(self.states, 0, guess)
        seed(self.words, rng.getrandbits(62), 0)

    def choose(self, seat: int) -> int:
        """What the merchant would do."""
        action: int = self.kernel.run.choose_at(self.states, 0, seat, POLICY, self.notes, self.words)
        return action

    def proposals(self, seat: int) -> list[int]:
        """What the seat might do."""
        count = self.kernel.run.weigh_at(self.states, 0, seat, self.notes, self.words)
        actions: list[int] = schema_of(Notes).unpack(self.kernel.get(self.notes, seat)).action[:count]
        return actions

    def plant(self) -> None:
        """Begin with an empty tree."""
        self.kernel.put(self.nodes, 0, bytes(schema_of(Node).size))
        self.plan[USED] = 1

    def search(self, visits: int) -> int:
        """Make visits; how many there was room for."""
        made: int = self.kernel.run.search(
            self.states,
            self.nodes,
            self.notes,
            self.plan,
            self.weights,
            visits,
            self.pieces,
            self.path,
            self.out,
            self.words,
        )
        return made

    def tried(self) -> list[Node]:
        """The children of the root."""
        schema, found = schema_of(Node), []
        at = schema.unpack(self.kernel.get(self.nodes, 0)).child
        while at:
            found.append(schema.unpack(self.kernel.get(self.nodes, at)))
            at = found[-1].sibling
        return found
