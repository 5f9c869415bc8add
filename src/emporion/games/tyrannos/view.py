"""Y12 The table as a viewer sees it: the parts that people and interfaces need.

How they are filled is in `looking.py`. `Table.known` is for who wants to reckon on; see `knowledge.py`.
"""

from __future__ import annotations

import msgspec

from emporion.games.tyrannos.actions import Goods, Names
from emporion.games.tyrannos.scoresheet import ScoreSheet


class CityView(msgspec.Struct, frozen=True):
    """A city that stands, or did."""

    name: str
    relation: str
    """residence, vassal, independent, punic or razed."""
    owner: int | None
    allies: tuple[int, ...]
    """Y2.1 players to whom an independent city is allied."""
    port: str
    level: int
    warehouse: int
    building: tuple[str, ...]
    """Y2.2 sectors under construction."""
    army: int
    army_cap: int
    treasury: int
    """Drachmas."""
    lots: Names
    room: int
    pending: int | None
    """Y7.1 the modifier of a check that is due."""
    tax_cut: int
    doubt: bool
    mood: int
    recovery: int | None
    """Y4.9 the month in which the clock began."""
    marks: tuple[str, ...]
    """What holds for this month: idle, agitated, upkept, no-cargo, no-market, half-tax, no-costs, extra-costs, gained
    (Y2.4, Y7.5)."""


class PlayerView(msgspec.Struct, frozen=True):
    """What everybody may know of a player."""

    residence: str | None
    original: str | None
    kept_original: bool
    cities: Names
    allies: Names
    pacts: tuple[int, ...]
    forced: dict[str, int]
    """Y9.15 players made ally by force, by seat, and the month from which they may end it."""
    left: int
    """Y11.5 0, or which he was to leave the game."""
    tokens: int
    lent: int
    money: int
    battle_points: int
    blocks_taken: int
    refusals: int
    embassy_after: dict[str, int | None]
    """Y8.1 the month of the next embassy, None for never."""
    agitate_after: dict[str, int]
    oath_until: dict[str, int]
    war_after: int
    peace_until: int
    congress_until: int
    marks: tuple[str, ...]
    """moved, petalism, storm, half-price, free-embassy, plague-shield, camp-plague."""


class StepView(msgspec.Struct, frozen=True):
    """What is done now, and for whom."""

    name: str
    city: str | None
    seat: int | None
    value: int


class CargoView(msgspec.Struct, frozen=True):
    """Y4.3 to Y4.6"""

    face_down: int
    opened: int
    blocks: dict[str, Names]
    taker: int | None
    challenger: int | None
    bid: int | None


class MarketView(msgspec.Struct, frozen=True):
    """Y4.7"""

    to_turn: int
    card: str | None
    price: int
    """Drachmas for each lot that is sold now."""
    deck: dict[str, int]
    used: dict[str, int]
    prices: dict[str, int]
    """Drachmas, of every card."""
    duties: dict[str, int]
    """Mine, of every good."""


class LineView(msgspec.Struct, frozen=True):
    city: str
    lochoi: int


class GroupingView(msgspec.Struct, frozen=True):
    lines: tuple[LineView, ...]
    """The front first; none if it has left the field."""
    deployed: int
    force: int
    swords: int
    shields: int
    target: int | None
    """The enemy's grouping it attacks in this round, from 1 …"""
    supports: int | None
    """… or the own one that it supports (Y9.7)."""
    hits: int
    tokens: int
    """Voitheia under it."""
    shaken: bool


class PlacedView(msgspec.Struct, frozen=True):
    """Y9.5 A place for Voitheia under a grouping, from 1."""

    place: int
    under: int
    token: str | None
    """None if the viewer may not know it."""


class SideView(msgspec.Struct, frozen=True):
    principal: int | None
    commander: int | None
    helpers: tuple[int, ...]
    cities: dict[str, int]
    """Lochoi sent."""
    fallen: dict[str, int]
    groupings: tuple[GroupingView, ...]
    reserve: dict[str, int]
    placed: tuple[PlacedView, ...]
    pool: int
    put_out: int
    helmets: int


class BattleView(msgspec.Struct, frozen=True):
    """Y9"""

    target: str
    invasion: bool
    round: int
    punic: int
    """Y10.1 Voitheia of the Phoenicians that are not under a grouping."""
    attacker: SideView
    defender: SideView


class AnswerView(msgspec.Struct, frozen=True, omit_defaults=True):
    """An answer to an offer; `answer` is None while it is secret or missing."""

    seat: int
    answered: bool
    answer: str | None = None


class OfferView(msgspec.Struct, frozen=True):
    """Y8.8 An offer on the table. What it says is for its parties."""

    seat: int
    to: tuple[int, ...]
    give: Goods | None
    want: Goods | None
    alliance: bool | None
    answers: tuple[AnswerView, ...]


class TermsView(msgspec.Struct, frozen=True):
    """Y9.4 Terms on the table. What they say is for the principals."""

    seat: int
    wins: bool | None
    give: Goods | None
    want: Goods | None
    alliance: bool | None
    pull_down: str | None


class Table(msgspec.Struct, frozen=True):
    viewer: int
    month: int
    months: int
    archon: int
    first: int
    turn: int | None
    stage: str
    step: StepView
    event: str | None
    """Y5 this month's event …"""
    fated: int | None
    """… and who got it."""
    players: tuple[PlayerView, ...]
    cities: tuple[CityView, ...]
    cargo: CargoView
    market: MarketView
    battle: BattleView | None
    offer: OfferView | None
    terms: TermsView | None
    bag: Names
    """Lots in the bag, with those face down."""
    fate_left: tuple[int, ...]
    """Y5.3 cards of the deck, from 1."""
    discards: Names
    token_bag: int
    used: Names
    """Y6.2 what the active player has done in this turn."""
    offers_left: int
    waiting: tuple[int, ...]
    scores: ScoreSheet
    hand: Names | None
    """The viewer's own."""
    lent_to_me: Names | None
    """Y9.3 what others lent the viewer as commander."""
    punic_hand: Names | None
    """Y10.1 if the viewer commands the Phoenicians."""
    choice: str | None
    """What the viewer has chosen while others still choose."""
    all_tokens: Names
    """Y11.1 in the game."""
    known: str
    """The state as far as the viewer knows it (see `knowledge.py`), in base64."""
