"""The game of this table."""

from __future__ import annotations

import functools
import random
from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from emporion.engine.actions import Action
from emporion.engine.errors import BadNotation, BadOption, IllegalAction, shown
from emporion.engine.events import Event, GameEnded
from emporion.engine.game import make_program
from emporion.engine.numbers import whole_number
from emporion.engine.outcome import Outcome, rank
from emporion.kernel.program import Program
from emporion.kernel.record import schema_of
from emporion_pebbles import actions, rules
from emporion_pebbles.rules import State

SLOTS: Final = (
    rules.set_up,
    rules.awaited,
    rules.kinds_asked,
    rules.actions_of_kind,
    rules.sample_of_kind,
    rules.refusal,
    rules.apply,
    rules.urn,
    rules.draw_action,
    rules.redraw,
    rules.score,
    rules.tie_break,
    rules.rounds,
    rules.seat_count,
    rules.fault,
)
REFUSALS: Final = ("", "unknown", "not-now", "too-many")
RANGES: Final = {"players": range(2, 5), "pebbles": range(5, 31)}


class Options(msgspec.Struct, frozen=True):
    players: int = 2
    pebbles: int = 12

    def to_dict(self) -> dict[str, Any]:
        return msgspec.structs.asdict(self)


class Table(msgspec.Struct, frozen=True):
    """All of it is known to everybody."""

    heap: int
    players: int
    turn: int | None
    winner: int | None
    taken: int


class Took(Event, frozen=True, tag="took"):
    seat: int
    count: int
    left: int


class Began(Event, frozen=True, tag="began"):
    seat: int


class Pebbles:
    name = "pebbles"
    ruleset = 1
    oldest_ruleset = 1
    seats = (2, 3, 4)
    schema = schema_of(State)
    first_layout = schema
    option_fields = ("players",)
    actions = actions.NOTATION.of_players

    def options(self, given: Mapping[str, Any]) -> Options:
        values = {}
        for name, value in given.items():
            number = whole_number(value)
            if name not in RANGES:
                raise BadOption(f"pebbles has no option {shown(name)}; it has: {', '.join(RANGES)}")
            if number is None or number not in RANGES[name]:
                raise BadOption(f"{name}: {shown(value)} is not a number from {RANGES[name][0]} to {RANGES[name][-1]}")
            values[name] = number
        return Options(**values)

    def new_options(self, given: Mapping[str, Any]) -> Options:
        return self.options(given)

    def older_defaults(self, ruleset: int, given: Mapping[str, Any]) -> Mapping[str, Any]:
        return {}

    def option_choices(self) -> dict[str, list[str]]:
        return {"players": ["2", "3", "4"], "pebbles": ["12", "5 to 30"]}

    def program(self, options: Options) -> Program:
        return program()

    def option_row(self, options: Options) -> list[int]:
        return [options.players, options.pebbles]

    def encode(self, action: Action) -> int:
        return actions.PACKING.encode(action)

    def decode(self, code: int) -> Action:
        return actions.PACKING.decode(code)

    def write(self, action: Action) -> str:
        return actions.NOTATION.write(action)

    def read(self, text: str) -> Action:
        return actions.NOTATION.read(text)

    def babble(self, rng: random.Random, verb: str | None = None) -> str:
        return actions.NOTATION.babble(rng, verb)

    def explain(self, state: State, options: Options, who: int, action: int, refusal: int) -> IllegalAction:
        most = min(rules.MOST, state.heap)
        return IllegalAction("1", f"pebbles-refusal-{REFUSALS[refusal]}", {"most": most})

    def asks(self, state: State, seat: int) -> str:
        return "take"

    def reveals(self, before: State, who: int, action: int, after: State) -> bool:
        return after.winner != 0

    def look(self, state: State, options: Options) -> Callable[[int], Table]:
        table = Table(state.heap, state.players, state.turn - 1 if state.turn else None, winner_of(state), state.taken)
        return lambda viewer: table

    def guess(self, table: Table, rng: random.Random) -> State:
        state: State = self.schema.blank()
        state.heap, state.players, state.taken = table.heap, table.players, table.taken
        state.turn = 0 if table.turn is None else table.turn + 1
        state.winner = 0 if table.winner is None else table.winner + 1
        return state

    def events(self, before: State, who: int, action: int, after: State, viewer: int) -> list[Event]:
        number = actions.number_of(action)
        if actions.kind_of(action) == actions.BEGIN:
            return [Began(number)]
        events: list[Event] = [Took(who, number, after.heap)]
        if after.winner != 0:
            outcome = self.outcome(after)
            events.append(GameEnded(outcome.reason, outcome.ranking))
        return events

    def outcome(self, state: State) -> Outcome:
        points = [int(state.winner == seat + 1) for seat in range(state.players)]
        return Outcome("last-pebble", rank(points, [0] * state.players))

    def write_position(self, state: State) -> str:
        return f"{state.heap} {state.players} {state.turn} {state.winner} {state.taken}"

    def read_position(self, text: str, options: Options | None = None) -> State:
        numbers = [whole_number(word) for word in text.split()]
        if len(numbers) != 5 or None in numbers:
            raise BadNotation(f"{shown(text)} is no position; write for example: 12 2 1 0 0")
        state: State = self.schema.blank()
        state.heap, state.players, state.turn, state.winner, state.taken = numbers  # type: ignore[assignment]
        return state


def winner_of(state: State) -> int | None:
    return state.winner - 1 if state.winner else None


@functools.cache
def program() -> Program:
    return make_program(Pebbles.schema, {slot.__name__: slot for slot in SLOTS})


GAME: Final = Pebbles()
