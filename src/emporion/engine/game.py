"""What a game must be able to do to be played at this table."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from emporion.engine import play
from emporion.engine.actions import Action
from emporion.engine.errors import IllegalAction
from emporion.engine.events import Event
from emporion.engine.forms import Form
from emporion.engine.outcome import Outcome
from emporion.engine.record import GameRecord
from emporion.engine.words import Phrasebook
from emporion.kernel.program import Program
from emporion.kernel.record import Schema

State = Any
"""A plain state of the game's own class."""
Options = Any
"""The game's own options struct, checked and with defaults filled in."""
Judge = Callable[[Action], IllegalAction | None]
"""Why the rules refuse an action of a seat now; None if they allow it."""


class Game(Protocol):
    name: str
    ruleset: int
    """Raised by one whenever options come, or mean something else, so that records of before say which rules they mean.
    A rule that is corrected is an option, too: older records have the value that stands for the rule as it was."""
    oldest_ruleset: int
    """Records of earlier ones cannot be replayed."""
    seats: Sequence[int]
    """The numbers of players the game is for."""
    schema: Schema
    first_layout: Schema
    """Of the states whose bytes records of the first format have digests of."""
    option_fields: Sequence[str]
    """The fields of a state that options alone decide; a position must agree with the options in them."""
    actions: Mapping[str, type[Action]]
    """What players do, by the names of the kinds."""

    def options(self, given: Mapping[str, Any]) -> Options:
        """Check options (also `players`), of new games and of those that began earlier; raises BadOption."""

    def new_options(self, given: Mapping[str, Any]) -> Options:
        """Check the options of a new game: raises BadOption also for what only records of earlier games may have."""

    def older_defaults(self, ruleset: int, given: Mapping[str, Any]) -> Mapping[str, Any]:
        """What options mean that a record of an earlier ruleset does not name, where that has changed since.

        `given` is what the record names: a preset, for instance, decides what others mean.
        """

    def option_choices(self) -> dict[str, list[str]]:
        """Every option with the values it may have, the default first."""

    def program(self, options: Options) -> Program:
        """The rules, as chosen by the options."""

    def option_row(self, options: Options) -> list[int]:
        """The options as numbers for the slot `set_up`."""

    def encode(self, action: Action) -> int:
        """The action inside the kernel."""

    def decode(self, code: int) -> Action:
        """The action outside the kernel."""

    def write(self, action: Action) -> str:
        """The notation of an action."""

    def read(self, text: str) -> Action:
        """The action of a notation, or of JSON; raises BadNotation."""

    def babble(self, rng: random.Random, verb: str | None = None) -> str:
        """A text that reads as an action, beginning with this word or with any; mostly it makes no sense."""

    def explain(self, state: State, options: Options, who: int, action: int, refusal: int) -> IllegalAction:
        """Why an action is refused, and what would be legal."""

    def asks(self, state: State, seat: int) -> str:
        """The kind of decision a seat is asked for."""

    def reveals(self, before: State, who: int, action: int, after: State) -> bool:
        """Whether an action told somebody else what he did not know, so that it cannot be taken back."""

    def look(self, state: State, options: Options) -> Callable[[int], Any]:
        """The game's part of a view, built up from what a viewer may know: a function of the viewer.

        What all see alike may be worked out once, and be shared by the tables that the function returns.
        """

    def guess(self, table: Any, rng: random.Random) -> State:
        """A full state that the viewer of this table cannot tell from the real one."""

    def events(self, before: State, who: int, action: int, after: State, viewer: int) -> list[Event]:
        """What an action did, as the viewer may know it."""

    def outcome(self, state: State) -> Outcome:
        """Why the game ended and who stands where."""

    def write_position(self, state: State) -> str:
        """A position as text."""

    def read_position(self, text: str, options: Options | None = None) -> State:
        """The position of a text; raises BadNotation if it cannot be read, or cannot come about in a game.

        The options say what it is played with; without them, it is what is built in.
        """


class Screen(Protocol):
    """How a game is shown to people in text and as a picture."""

    def board_lines(self, options: Options, table: Any, names: Sequence[str], language: str, listed: bool) -> list[str]:
        """The board, as a grid of at most 80 columns or as a list."""

    def hand_lines(self, table: Any, names: Sequence[str], language: str) -> list[str]:
        """What the viewer holds."""

    def score_lines(self, table: Any, names: Sequence[str], language: str) -> list[str]:
        """Who stands where, and why."""

    def situation_lines(self, table: Any, names: Sequence[str], language: str) -> list[str]:
        """What the open decision is about: what is on offer, how much is due, who fights whom."""

    def narrate(self, event: Event, names: Sequence[str], language: str) -> str:
        """What happened, in a sentence."""

    def typed_text(self, tag: str, language: str) -> str:
        """How a kind of action is typed that is not listed; empty if its head says so."""

    def decision_text(self, kind: str, language: str) -> str:
        """What is asked."""

    def action_text(self, action: Action, names: Sequence[str], language: str) -> str:
        """An action in words."""

    def phrasebook(self, actions: Mapping[str, type[Action]]) -> Phrasebook:
        """How the browser makes these words itself."""

    def action_facts(self, action: Action, table: Any, names: Sequence[str], language: str) -> str:
        """What a player wants to know before choosing an action, such as its price; empty if its words say it all."""

    def group_text(self, tag: str, table: Any, language: str) -> str:
        """A kind of action, as the head of a list, and how it is typed at this table."""

    def label_text(self, name: str, language: str) -> str:
        """What a field of the view or of an action is called."""

    def value_text(self, name: str, value: Any, names: Sequence[str], language: str) -> str:
        """How the value of a field of the view is said; without a name, of any."""

    def forms(self, table: Any) -> list[Form]:
        """Of the kinds that are too many to list, those that are put together field by field."""

    def piece_text(self, field: str, piece: str, names: Sequence[str], language: str) -> str:
        """What a piece of a field of a form is called."""

    def unlisted(self, table: Any) -> list[str]:
        """Kinds of actions that are possible, but too many to list."""

    def proposals(self, table: Any) -> list[Action]:
        """Of the kinds that are too many to list, some actions that players often want. They may be illegal."""

    def worth_asking(self, table: Any) -> list[str]:
        """Kinds of actions that players look for now: where none of a kind is possible, they are told why not."""

    def draw(self, options: Options, state: State | None, names: Sequence[str]) -> str:
        """The board as an SVG picture. What stands for a place that actions name has its name as `data-place`."""


class Guide(Protocol):
    """How a game is explained to those who play it."""

    def why_not(self, state: State, options: Options, seat: int, about: str, judge: Judge) -> IllegalAction | None:
        """Why a seat can do nothing of what it asks about, however it would pay; None if it can.

        A question is the beginning of an action, without what it costs. Raises BadNotation.
        """

    def paragraph(self, event: Event) -> str | None:
        """Where the rules speak of it."""

    def places(self, event: Event) -> list[str]:
        """The places of the board that it is about."""

    def tutorial(self) -> GameRecord | None:
        """A short game in which the first seat does everything once that can be done; None if there is none."""

    def lesson(self, action: Action) -> str:
        """What one learns by doing it."""


def make_program(schema: Schema, rules: Mapping[str, Any], tables: Mapping[str, Any] | None = None) -> Program:
    """The program of a game from the rules that fill the slots."""
    return Program(schema, play.ENTRIES, rules, tables)
