"""What a player of Tyrannos thinks with: the kernel, and the arrays that its rules work on."""

from __future__ import annotations

import functools
import random
from typing import Any, Final

from emporion.bots.playing import bot_games, choose_at
from emporion.bots.tyrannos.knobs import STRATEGOS
from emporion.bots.tyrannos.notes import Notes
from emporion.bots.tyrannos.strategos import strategos_action
from emporion.engine.game import Game, Options
from emporion.engine.modes import kernel_in
from emporion.games.tyrannos.cities import SEATS
from emporion.kernel.program import Kernel, Program, Rule
from emporion.kernel.random import WORDS, seed
from emporion.kernel.record import schema_of

RULES: Final[dict[str, Rule]] = {"policy_action": strategos_action}
"""The rules that fill the slots of the bots."""
ENTRIES: Final = (choose_at, bot_games)
POLICY: Final = 1
"""The only policy besides random."""


def bot_program(game: Game, options: Options) -> Program:
    """The rules of the game with those of its bots."""
    return with_bots(game.program(options))


@functools.cache
def with_bots(program: Program) -> Program:
    """Made once: a program is compiled, or loaded, once for all bots of a process."""
    return program.with_entries(ENTRIES, RULES)


def make_notes(kernel: Kernel) -> Any:
    """Notes for every seat."""
    schema = schema_of(Notes)
    blank = schema.blank()
    blank.knob[: len(STRATEGOS)] = STRATEGOS
    notes = kernel.records(schema, SEATS)
    for seat in range(SEATS):
        kernel.put(notes, seat, schema.pack(blank))
    return notes


class Workbench:
    """The code is loaded when the bench is set up."""

    def __init__(self, game: Game, options: Options, mode: str) -> None:
        self.kernel = kernel_in(bot_program(game, options), mode)
        self.states = self.kernel.states(1)
        self.notes = make_notes(self.kernel)
        self.words = self.kernel.numbers(WORDS)

    def choose(self, guess: bytes, seat: int, rng: random.Random) -> int:
        """What the strategos does in a position."""
        self.kernel.put(self.states, 0, guess)
        seed(self.words, rng.getrandbits(62), 0)
        action: int = self.kernel.run.choose_at(self.states, 0, seat, POLICY, self.notes, self.words)
        return action
