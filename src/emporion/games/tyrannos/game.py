"""Tyrannos as a game of this table."""

from __future__ import annotations

import functools
import random
from collections.abc import Callable, Mapping
from typing import Any, Final

from emporion.engine.actions import Action
from emporion.engine.errors import IllegalAction
from emporion.engine.events import Event, GameEnded
from emporion.engine.game import make_program
from emporion.engine.outcome import Outcome, rank
from emporion.games.tyrannos import codes, notation, packing, position
from emporion.games.tyrannos.components import BUILTIN
from emporion.games.tyrannos.explanation import explain
from emporion.games.tyrannos.first_layout import FIRST_LAYOUT
from emporion.games.tyrannos.happening import events_of
from emporion.games.tyrannos.knowledge import guess
from emporion.games.tyrannos.looking import look
from emporion.games.tyrannos.options import Options, make_options, older_defaults, option_choices
from emporion.games.tyrannos.rules import chance, guessing, invariants, legality, order, scoring, setup
from emporion.games.tyrannos.rules.holdings import living
from emporion.games.tyrannos.scoresheet import score_sheet
from emporion.games.tyrannos.stages import STAGES
from emporion.games.tyrannos.state import State
from emporion.games.tyrannos.steps import GROUP, WHO, step_kind, top
from emporion.games.tyrannos.view import Table
from emporion.kernel.program import Program
from emporion.kernel.record import schema_of

RULES: Final = {
    "set_up": setup.set_up,
    "awaited": order.awaited,
    "kinds_asked": legality.kinds_asked,
    "actions_of_kind": legality.actions_of_kind,
    "sample_of_kind": legality.sample_of_kind,
    "refusal": legality.refusal,
    "apply": order.apply,
    "urn": chance.urn,
    "draw_action": chance.draw_action,
    "redraw": guessing.redraw,
    "rounds": order.rounds,
    "seat_count": order.seat_count,
    "score": scoring.score,
    "tie_break": scoring.tie_break,
    "fault": invariants.fault,
}
"""The rules that fill the engine's slots."""

REVEALING: Final = (codes.DISCARD, codes.MAKE_OFFER, codes.CLOSE, codes.ACCEPT, codes.DECLINE)
LAST_MONTH: Final = "last-month"
LAST_PLAYER: Final = "last-player"
END_REASONS: Final = (LAST_MONTH, LAST_PLAYER)
"""Y11.6"""


class Tyrannos:
    name = "tyrannos"
    ruleset = 3
    oldest_ruleset = 2
    seats = (2, 3, 4, 5, 6)
    schema = schema_of(State)
    first_layout = FIRST_LAYOUT
    option_fields = (
        "players",
        "months",
        "timed",
        "tax_per_level",
        "dump_rate",
        "treasury_transfers",
        "moira_grace",
        "truce_months",
        "conquest_free",
        "peace_after_defeat",
        "war_pause",
        "own_half",
        "strict_terms",
        "heir",
        "punic_tokens",
        "voitheia_hand",
        "all_allies_count",
        "offers_per_turn",
        "truce_everywhere",
        "new_vassals_wait",
        "points_pause",
        "embassies_wait",
        "vassals_by_luck",
        "last_city_spared",
        "room_by_both",
        "support_joins",
        "pacts_end_anytime",
        "agitation_limit",
    )
    actions = notation.NOTATION.of_players

    def options(self, given: Mapping[str, Any]) -> Options:
        return make_options(given)

    def new_options(self, given: Mapping[str, Any]) -> Options:
        return make_options(given)

    def older_defaults(self, ruleset: int, given: Mapping[str, Any]) -> Mapping[str, Any]:
        return older_defaults(ruleset, given)

    def option_choices(self) -> dict[str, list[str]]:
        return option_choices()

    def program(self, options: Options) -> Program:
        if options.components == BUILTIN:
            return builtin_program()
        return make_program(self.schema, RULES, options.play_components().tables())

    def option_row(self, options: Options) -> list[int]:
        return options.row()

    def encode(self, action: Action) -> int:
        return packing.encode(action)

    def decode(self, code: int) -> Action:
        return packing.decode(code)

    def write(self, action: Action) -> str:
        return notation.write_action(action)

    def read(self, text: str) -> Action:
        return notation.read_action(text)

    def babble(self, rng: random.Random, verb: str | None = None) -> str:
        return notation.NOTATION.babble(rng, verb)

    def explain(self, state: State, options: Options, who: int, action: int, refusal: int) -> IllegalAction:
        return explain(state, who, action, refusal)

    def asks(self, state: State, seat: int) -> str:
        return STAGES[step_kind(top(state))].name

    def reveals(self, before: State, who: int, action: int, after: State) -> bool:
        """Y12 Tokens discarded, an offer made or answered, choices of all made: now known."""
        was_group = WHO[step_kind(top(before))] == GROUP
        if was_group and before.waiting != 1 << who:
            return False
        return was_group or codes.kind_of(action) in REVEALING or before.month != after.month or after.depth == 0

    def look(self, state: State, options: Options) -> Callable[[int], Table]:
        return look(state, options)

    def guess(self, table: Table, rng: random.Random) -> State:
        return guess(table, rng)

    def events(self, before: State, who: int, action: int, after: State, viewer: int) -> list[Event]:
        ended = None
        if after.depth == 0:
            outcome = self.outcome(after)
            ended = GameEnded(outcome.reason, outcome.ranking)
        return events_of(before, who, action, after, viewer, ended)

    def outcome(self, state: State) -> Outcome:
        seats = score_sheet(state).seats
        ranking = rank([seat.total for seat in seats], [seat.tie_break for seat in seats])
        return Outcome(LAST_PLAYER if living(state).bit_count() == 1 else LAST_MONTH, ranking)

    def write_position(self, state: State) -> str:
        return position.write_position(state)

    def read_position(self, text: str, options: Options | None = None) -> State:
        return position.read_position(text, builtin_program() if options is None else self.program(options))


@functools.cache
def builtin_program() -> Program:
    return make_program(Tyrannos.schema, RULES)


GAME: Final = Tyrannos()
