"""Bodies of HTTP requests and answers that are not messages of a table."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from emporion.bots.analysis import Hint
from emporion.bots.review import Review
from emporion.engine.choices import Choices
from emporion.engine.forms import Form
from emporion.engine.outcome import Outcome
from emporion.engine.panels import Panel
from emporion.engine.words import Phrasebook
from emporion.server.protocol.to_server import BotSpec, Key, PlayerName, SeatNumber
from emporion.server.tables.pace import Pace, Untimed
from emporion.server.tables.table import Status


class Body(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    pass


# ------------------------------------------------------------------------------------------------ tables


class OpenPlan(Body, frozen=True, tag="open"):
    """Free for whoever comes."""


class MePlan(Body, frozen=True, tag="me"):
    """You, or somebody at your device."""

    name: PlayerName


class BotPlan(Body, frozen=True, tag="bot"):
    bot: BotSpec


class RemotePlan(Body, frozen=True, tag="remote"):
    """A program elsewhere, with a token."""


SeatPlan: TypeAlias = OpenPlan | MePlan | BotPlan | RemotePlan


class OpenTable(Body, frozen=True):
    """A new table. Seats that are not planned are free."""

    key: Key
    game: Annotated[str, msgspec.Meta(max_length=32)]
    options: dict[str, Any] = {}
    seats: Annotated[list[SeatPlan], msgspec.Meta(max_length=16)] = []
    pace: Pace = Untimed()
    listed: bool = False
    """Everybody finds it in the lobby and may sit down."""
    watched: bool = True
    """Everybody who knows its address may watch."""
    shared: bool = False
    """Several people at one device may hold several seats."""
    starts_when_full: bool = True
    """Otherwise you start the game."""


class ImportTable(Body, frozen=True):
    key: Key
    record: Annotated[str, msgspec.Meta(max_length=2_000_000)]
    """The text of a record file."""
    pace: Pace = Untimed()


class CloneTable(Body, frozen=True):
    """A copy of a position. In a running game all that you cannot know is drawn anew."""

    key: Key
    entry: int | None = None
    """After this entry of the record; only when the game is over."""


class Again(Body, frozen=True):
    key: Key


class NewTable(msgspec.Struct, frozen=True):
    table: str


class Invite(Body, frozen=True):
    """An invitation: to any free seat as often as there is one, or to one seat, once."""

    seat: SeatNumber | None = None


class Capability(msgspec.Struct, frozen=True):
    """A token; it is shown once and never again."""

    token: str


class Join(Body, frozen=True):
    """What was in the link that somebody sent."""

    key: Key
    token: Annotated[str, msgspec.Meta(min_length=20, max_length=100)]
    name: PlayerName


class BotToken(Body, frozen=True):
    seat: SeatNumber


class TableLine(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    status: Status
    created_at: int
    changed_at: int
    free_seats: int
    your_turn: bool


class Note(Body, frozen=True):
    text: Annotated[str, msgspec.Meta(max_length=10_000)]


class GiveOrders(Body, frozen=True):
    orders: dict[str, Any]
    """All of them: what is left out is asked again."""


class StandingOrders(msgspec.Struct, frozen=True):
    """What a seat has ordered beforehand."""

    orders: dict[str, Any]
    """Those in force."""
    suggested: dict[str, Any]
    """A sensible set to begin with."""
    answers: dict[str, list[str]]
    """Every order of the game with the kinds of decisions that it answers."""
    answering: str | None = None
    """The decision that you are asked now, if they answer it."""


# ------------------------------------------------------------------------------------------------ a game on the screen


class Checked(msgspec.Struct, frozen=True):
    """An action that somebody has put together, and that is legal now."""

    action: Any
    """In its parts: its kind stands in `action`."""


class Why(msgspec.Struct, frozen=True):
    """Whether something is possible, and if not, why not."""

    possible: bool
    reason: str | None
    paragraph: str | None
    """Of the rules."""


class GameWords(msgspec.Struct, frozen=True):
    """All that a game says in a language."""

    messages: list[Any]
    """Parsed for @fluent/bundle."""
    phrases: Phrasebook


class Sheet(msgspec.Struct, frozen=True):
    """A moment of a game as its makers show it in words and as a picture: for pages that know nothing of the game."""

    board: str
    """SVG. What stands for a place that actions name has its name as `data-place`."""
    situation: list[str]
    """What the open decision is about."""
    listed: list[str]
    """The board in words."""
    hand: list[str]
    scores: list[str]
    points: list[int]
    """Of every seat, as things stand."""
    panels: list[Panel]
    """All of the view."""


class FormInfo(msgspec.Struct, frozen=True):
    """A kind of actions that is put together, with its fields and their pieces in words, by their names."""

    form: Form
    labels: dict[str, str]
    words: dict[str, dict[str, str]]


class Guidance(msgspec.Struct, frozen=True):
    """What helps to choose an action, for pages that know nothing of the game."""

    decision: str | None
    kinds: dict[str, str]
    """What kinds are called: those that can be chosen, and those that a player looks for in vain."""
    notes: dict[str, str]
    """What an action costs or brings, by how it is written in JSON; not of all if there are many."""
    proposals: list[Any]
    """Of the kinds that are too many to list, actions that players often want."""
    forms: list[FormInfo]


class Preview(msgspec.Struct, frozen=True):
    """What follows from an action, before chance or anybody else does something."""

    table: Any
    """The game's own part of what the seat would see; None where that depends on what others have chosen in secret."""
    final: bool
    """It cannot be undone: it tells others something, or chance draws next."""


class Moment(msgspec.Struct, frozen=True):
    """The game as a viewer saw it after an entry of its record."""

    entry: int
    entries: int
    """How many there are."""
    viewer: int
    table: Any
    """The game's own part of a view."""
    outcome: Outcome | None


class LogLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened at the table, in words. An entry of the log may be several lines."""

    n: int
    """The entry of the log."""
    at: int
    kind: str
    """Of a move the event (ship-moved), else as in the log (sat-down)."""
    text: str
    """A sentence; of what somebody said, his own words."""
    move: int | None = None
    """Of a move: the number of its entry in the game's record."""
    who: str | None = None
    """Of a move: a seat's letter, chance or table."""
    seat: int | None = None
    """Whom it is about."""
    name: str | None = None
    """Of a person who sat down or spoke."""
    places: list[str] = []
    """Of the board, that it is about."""
    paragraph: str | None = None
    """Of the rules."""
    by_order: bool = False
    """Of a move of your own: a standing order answered for you."""


class HintInParts(Hint, frozen=True):
    """What a seat had best do."""

    actions: list[Any]
    """Those of the candidates in their parts, in the same order."""


class ReviewState(msgspec.Struct, frozen=True):
    """How far the review of a game is."""

    status: Literal["none", "working", "ready"]
    progress: float
    """From 0 to 1."""
    result: Review | None
    """What was played, and what had been best, are told in words."""


class TutorialMoment(msgspec.Struct, frozen=True):
    """Something that happens in the tutorial, and how the table looks then."""

    table: Any
    """The game's own part of the learner's view."""
    events: list[Any]
    """The game's own."""
    lines: list[LogLine]


class TutorialStep(msgspec.Struct, frozen=True):
    """One decision of the learner."""

    lesson: str
    table: Any
    """What they see: the game's own part of their view."""
    kind: str
    """Of the decision."""
    choices: Choices
    action: Any
    """What they are to do."""
    after: list[TutorialMoment]
    """What follows, beginning with what they do, until they are asked again."""


class Tutorial(msgspec.Struct, frozen=True):
    """A game that is played already, cut where the learner is asked."""

    game: str
    names: tuple[str, ...]
    seat: int
    """The learner's."""
    steps: list[TutorialStep]


# ------------------------------------------------------------------------------------------------ people


class Guest(Body, frozen=True):
    name: PlayerName
    language: Annotated[str, msgspec.Meta(pattern="^(en|de|fr|it)$")] = "en"


class Me(msgspec.Struct, frozen=True):
    name: str
    language: str
    login: str | None


class Credentials(Body, frozen=True):
    login: Annotated[str, msgspec.Meta(max_length=64)]
    password: Annotated[str, msgspec.Meta(max_length=200)]


class NewPassword(Body, frozen=True):
    old: Annotated[str, msgspec.Meta(max_length=200)]
    new: Annotated[str, msgspec.Meta(max_length=200)]


class DeviceLink(Body, frozen=True):
    token: Annotated[str, msgspec.Meta(min_length=20, max_length=100)]


ChannelKind: TypeAlias = Literal["email", "webhook", "push"]


class ChannelKinds(msgspec.Struct, frozen=True):
    """How this server can tell people that a game waits."""

    kinds: list[ChannelKind]
    push_key: str | None
    """With which a browser subscribes: its `applicationServerKey`, as base64url."""


class NewChannel(Body, frozen=True):
    """Where you want to be told."""

    kind: ChannelKind
    address: Annotated[str, msgspec.Meta(min_length=3, max_length=4000)]
    """An address, a URL, or the browser's subscription as JSON."""


class ChannelInfo(msgspec.Struct, frozen=True):
    id: str
    kind: str
    address: str
    confirmed: bool
    """Otherwise nothing is sent there but a code, with which to confirm it."""


class ChannelCode(Body, frozen=True):
    """What was sent to a mail address."""

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=20)]


# ------------------------------------------------------------------------------------------------ games


class BotInfo(msgspec.Struct, frozen=True):
    name: str
    label: str
    """What people call it."""
    description: str
    level: int | None
    """Of those that are levels for people: 1 is the weakest."""


class ValueInfo(msgspec.Struct, frozen=True):
    """A value that an option can have."""

    value: str
    label: str
    about: str | None
    sets: dict[str, str]
    """Values that other options have with it, unless they are chosen themselves."""
    needs: dict[str, str]
    """Values that other options must have."""


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game: one of its values, or a number from the least to the most."""

    name: str
    label: str
    about: str
    group: str | None
    usual: str
    least: int | None
    most: int | None
    values: list[ValueInfo]


class OptionGroup(msgspec.Struct, frozen=True):
    """Options that belong together. Most people ask for those of the first group only."""

    name: str
    label: str


class GameInfo(msgspec.Struct, frozen=True):
    name: str
    title: str
    about: str | None
    """In a sentence."""
    ruleset: int
    players: list[int]
    usual_players: int
    minutes: list[int] | None
    """How long it takes, from and to."""
    rules: bool
    """Whether its rules can be read here."""
    tutorial: bool
    options: list[OptionInfo]
    groups: list[OptionGroup]
    first_game: dict[str, str]
    """Options to propose to somebody who plays for the first time."""
    bots: list[BotInfo]


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a request was refused."""

    code: str
    message: str
    paragraph: str | None = None
    wait_seconds: float | None = None
    reason: str | None = None
    """Where the message is meant for people and is in their language: what it says, for programs."""
