"""What the bots of a game think with: the kernel, and the arrays that its rules work on."""

from __future__ import annotations

import functools
import random
from collections.abc import Mapping, Sequence
from typing import Any, Final

from emporion.bots.playing import bot_games, choose_at
from emporion.bots.search import APPRAISAL, DEPTH, PLAN, USED, Node, question_at, search, weigh_at
from emporion.engine.game import Game, Options
from emporion.engine.modes import kernel_in
from emporion.engine.play import PIECES, SEATS_MOST
from emporion.kernel.program import Kernel, Program
from emporion.kernel.random import WORDS, seed
from emporion.kernel.record import schema_of
from emporion.kernel.rule import Rule

ENTRIES: Final = (choose_at, weigh_at, question_at, search, bot_games)
POLICY: Final = 1
"""The only policy besides random."""


class Craft:
    """What the bots of a game are made of: rules that fill the slots, and how their notes are set."""

    def __init__(self, rules: Mapping[str, Rule], notes: type, knobs: Sequence[int], error: int, weights: int) -> None:
        self.rules = rules
        self.notes = schema_of(notes)
        self.knobs = knobs
        self.error = error
        """The knob that says how far a judgement may err."""
        self.weights = weights
        """How many an appraisal has."""

    def program(self, game: Game, options: Options) -> Program:
        """The rules of the game with those of its bots."""
        return self._with_bots(game.program(options))

    @functools.cache  # noqa: B019 – there is one for each game
    def _with_bots(self, program: Program) -> Program:
        """Made once: a program is compiled, or loaded, once for all bots of a process."""
        return self.behind(program, ENTRIES)

    def behind(self, program: Program, entries: Sequence[Rule]) -> Program:
        """The rules of a game with those of its bots, behind other entry points."""
        return program.with_entries(entries, self.rules, {"Notes": self.notes})

    def make_notes(self, kernel: Kernel, error: int = 0) -> Any:
        """Notes for every seat."""
        blank = self.notes.blank()
        blank.knob[: len(self.knobs)] = self.knobs
        blank.knob[self.error] = error
        notes = kernel.records(self.notes, SEATS_MOST)
        for seat in range(SEATS_MOST):
            kernel.put(notes, seat, self.notes.pack(blank))
        return notes


def set_up_state(game: Game, options: Options) -> bytes:
    """A game before its first draw."""
    kernel = game.program(options).plain()
    states = kernel.states(1)
    kernel.run.start(states, 0, game.option_row(options))
    return kernel.get(states, 0)


class Workbench:
    """Compiled code is loaded, or made, when the bench is set up, and not in the time of the first decision."""

    def __init__(self, craft: Craft, game: Game, options: Options, mode: str, nodes: int, error: int = 0) -> None:
        self.kernel = kernel = kernel_in(craft.program(game, options), mode)
        self.states = kernel.states(2)
        self.notes = craft.make_notes(kernel, error)
        self.nodes = kernel.records(schema_of(Node), nodes)
        self.plan = kernel.numbers(PLAN)
        self.weights = kernel.numbers(craft.weights)
        self.pieces = kernel.numbers(2, PIECES)
        self.path = kernel.numbers(DEPTH)
        self.out = kernel.numbers(APPRAISAL)
        self.words = kernel.numbers(WORDS)
        self._schema = craft.notes
        kernel.put(self.states, 0, set_up_state(game, options))
        self.choose(0)
        self.proposals(0)
        self.search(0)

    def begin(self, guess: bytes, rng: random.Random) -> None:
        """Lay out a position to think about."""
        self.kernel.put(self.states, 0, guess)
        seed(self.words, rng.getrandbits(62), 0)

    def choose(self, seat: int) -> int:
        """What the policy of the game would do."""
        action: int = self.kernel.run.choose_at(self.states, 0, seat, POLICY, self.notes, self.words)
        return action

    def proposals(self, seat: int) -> list[int]:
        """What the seat might do."""
        count = self.kernel.run.weigh_at(self.states, 0, seat, self.notes, self.words)
        actions: list[int] = self._schema.unpack(self.kernel.get(self.notes, seat)).action[:count]
        return actions

    def question(self, guess: bytes, seat: int) -> tuple[int, bytes]:
        """How many offers a seat was asked about in this turn, and its question, the same each time it is asked."""
        self.kernel.put(self.states, 0, guess)
        seed(self.words, 0, 0)
        heard: int = self.kernel.run.question_at(self.states, seat, self.words)
        return heard, self.kernel.get(self.states, 1) if heard else b""

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
