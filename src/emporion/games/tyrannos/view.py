"""Y12 What a viewer may know of a game of Tyrannos, and a state he cannot tell from the real one.

The parts of a table are what people and interfaces need. `known` is for who wants to reckon on: a record of the state
in which everything stands that the viewer knows, and nothing else; `guess` begins with it.
"""

from __future__ import annotations

import base64
import random
from collections.abc import Callable
from typing import Final

import msgspec

from emporion.engine.packing import members
from emporion.engine.participants import SPECTATOR
from emporion.games.tyrannos import actions, packing
from emporion.games.tyrannos.actions import (
    BLOCK_NAMES,
    CARD_NAMES,
    TOKEN_NAMES,
    Goods,
    Names,
    lots_of,
    tokens_of,
)
from emporion.games.tyrannos.cities import CITIES, CITY_NAMES, GREEK, MOTYE, PANORMOS, PORT_NAMES
from emporion.games.tyrannos.codes import MAKE_OFFER, OFFER_TERMS, SECTOR_NAMES, kind_of
from emporion.games.tyrannos.components import Components
from emporion.games.tyrannos.goods import GOOD_NAMES
from emporion.games.tyrannos.moira import EVENT_NAMES
from emporion.games.tyrannos.notation import write_action
from emporion.games.tyrannos.options import Options
from emporion.games.tyrannos.packing import decode, pieces_in
from emporion.games.tyrannos.rules.armies import depth_of, groupings
from emporion.games.tyrannos.rules.diplomacy import offers_left
from emporion.games.tyrannos.rules.guessing import (
    NO_DEAL,
    is_party,
    knows_choice,
    knows_lent,
    knows_placed,
    knows_punic,
    redraw,
)
from emporion.games.tyrannos.rules.holdings import army_cap, is_residence, own_cities, wealth
from emporion.games.tyrannos.rules.month import last_month
from emporion.games.tyrannos.scoresheet import ScoreSheet, score_sheet
from emporion.games.tyrannos.stages import STAGES
from emporion.games.tyrannos.state import (
    GROUPINGS,
    LINES,
    NEVER,
    PLACED,
    SIDES,
    USED_AGITATION,
    USED_EMBASSY,
    USED_TOKENS,
    USED_WAR,
    State,
)
from emporion.games.tyrannos.steps import (
    ANSWER,
    ANSWER_TERMS,
    CLOSE_OFFER,
    NO_CITY,
    NO_SEAT,
    step_city,
    step_kind,
    step_seat,
    step_value,
    top,
)
from emporion.kernel.multiset import total
from emporion.kernel.random import WORDS, seed
from emporion.kernel.record import schema_of

SECRET: Final = ("hand", "token_bag", "choice", "offer", "lent", "punic_hand", "placed_token")
"""The fields of a state that not everybody may know; all others lie open."""
USED_NAMES: Final = {
    USED_TOKENS: "voitheia",
    USED_EMBASSY: "embassy",
    USED_AGITATION: "agitation",
    USED_WAR: "war",
}


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
    """What holds for this month: idle, agitated, upkept, no-cargo, no-market, half-tax, no-costs, extra-costs."""


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
    """The enemy's grouping it attacks in this round, from 1."""
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
    """The state as far as the viewer knows it (see the beginning of this file), in base64."""


# ---------------------------------------------------------------------------------------------------- looking


def look(s: State, options: Options) -> Callable[[int], Table]:
    """Build up what a viewer may know: what lies open to everybody once, then what each knows besides."""
    everybody = open_table(s, options)

    def with_eyes_of(viewer: int) -> Table:
        if not 0 <= viewer < s.players:
            return everybody
        return msgspec.structs.replace(
            everybody,
            viewer=viewer,
            battle=look_at_battle(s, viewer),
            offer=look_at_offer(s, viewer),
            terms=look_at_terms(s, viewer),
            hand=tokens_of(s.hand[viewer]),
            lent_to_me=lent_to(s, viewer),
            punic_hand=tokens_of(s.punic_hand) if knows_punic(s, viewer) else None,
            choice=write_action(decode(s.choice[viewer])) if s.choice[viewer] else None,
            known=known_to(s, viewer),
        )

    return with_eyes_of


def open_table(s: State, options: Options) -> Table:
    """What everybody knows."""
    step, components = look_at_step(s), options.play_components()
    return Table(
        viewer=SPECTATOR,
        month=s.month,
        months=last_month(s),
        archon=s.archon,
        first=s.first,
        turn=s.turn if s.turn >= 0 else None,
        stage=step.name,
        step=step,
        event=EVENT_NAMES[s.event] or None,
        fated=s.fated if s.event else None,
        players=tuple(look_at_player(s, p) for p in range(s.players)),
        cities=tuple(look_at_city(s, c, components) for c in (*range(options.cities), MOTYE, PANORMOS)),
        cargo=look_at_cargo(s),
        market=look_at_market(s, components),
        battle=look_at_battle(s, SPECTATOR),
        offer=look_at_offer(s, SPECTATOR),
        terms=look_at_terms(s, SPECTATOR),
        bag=lots_of(s.bag),
        fate_left=tuple(card + 1 for card in members(s.fate_left)),
        discards=tokens_of(s.token_discards),
        token_bag=total(s.token_bag),
        used=tuple(name for bit, name in USED_NAMES.items() if s.used & bit),
        offers_left=max(0, offers_left(s)),
        waiting=members(s.waiting),
        scores=score_sheet(s),
        hand=None,
        lent_to_me=None,
        punic_hand=None,
        choice=None,
        all_tokens=tokens_of(all_tokens(s)),
        known=known_to(s, SPECTATOR),
    )


def names_in(mask: int) -> Names:
    return tuple(CITY_NAMES[c] for c in members(mask))


def by_city(row: list[int]) -> dict[str, int]:
    """What is not 0, by the names of cities."""
    return {CITY_NAMES[c]: n for c, n in enumerate(row) if n}


def look_at_step(s: State) -> StepView:
    step = top(s)
    city, seat_number = step_city(step), step_seat(step)
    return StepView(
        name=STAGES[step_kind(step)].name,
        city=CITY_NAMES[city] if step and city != NO_CITY else None,
        seat=seat_number if step and seat_number != NO_SEAT else None,
        value=step_value(step),
    )


def look_at_city(s: State, c: int, components: Components) -> CityView:
    marks = {
        "idle": s.idle,
        "agitated": s.agitated,
        "upkept": s.upkept,
        "no-cargo": s.no_cargo,
        "no-market": s.no_market,
        "half-tax": s.half_tax,
        "no-costs": s.no_costs,
        "extra-costs": (s.extra_costs[c] > 0) << c,
    }
    return CityView(
        name=CITY_NAMES[c],
        relation=relation(s, c),
        owner=s.owner[c] - 1 if s.owner[c] else None,
        allies=tuple(p for p in range(s.players) if s.allies[p] >> c & 1),
        port=PORT_NAMES[components.facing[c]],
        level=s.city_level[c],
        warehouse=s.store_level[c],
        building=tuple(SECTOR_NAMES[sector] for sector in members(s.building[c])),
        army=s.army[c],
        army_cap=army_cap(s, c),
        treasury=s.treasury[c],
        lots=lots_of(s.lots[c]),
        room=2 * s.store_level[c],
        pending=1 - s.pending[c] if s.pending[c] else None,
        tax_cut=s.tax_cut[c],
        doubt=s.doubt[c] > 0,
        mood=s.mood[c],
        recovery=s.recovery[c] or None,
        marks=tuple(name for name, cities in marks.items() if cities >> c & 1),
    )


def relation(s: State, c: int) -> str:
    """Y2.1"""
    if not s.standing >> c & 1:
        return "razed"
    if c >= GREEK:
        return "punic"
    if not s.owner[c]:
        return "independent"
    return "residence" if is_residence(s, c) else "vassal"


def look_at_player(s: State, p: int) -> PlayerView:
    marks = {
        "moved": s.moved,
        "petalism": s.no_embassy,
        "storm": s.storm,
        "half-price": s.half_price,
        "free-embassy": s.free_embassy,
        "plague-shield": s.plague_shield,
        "camp-plague": s.camp_plague,
    }
    return PlayerView(
        residence=CITY_NAMES[s.residence[p]] if s.residence[p] >= 0 else None,
        original=CITY_NAMES[s.original[p]] if s.original[p] >= 0 else None,
        kept_original=bool(s.kept_original >> p & 1),
        cities=names_in(own_cities(s, p)),
        allies=names_in(s.allies[p]),
        pacts=members(s.pact[p]),
        forced={str(q): month for q, month in enumerate(s.forced[p]) if month},
        left=s.left[p],
        tokens=total(s.hand[p]),
        lent=total(s.lent[p]),
        money=wealth(s, p),
        battle_points=s.battle_points[p],
        blocks_taken=s.blocks_taken[p],
        refusals=s.refusals[p],
        embassy_after={
            CITY_NAMES[c]: None if month == NEVER else month
            for c, month in enumerate(s.embassy_after[p])
            if month > s.month
        },
        agitate_after={CITY_NAMES[c]: month for c, month in enumerate(s.agitate_after[p]) if month > s.month},
        oath_until={CITY_NAMES[c]: month for c, month in enumerate(s.oath_until[p]) if month > s.month},
        war_after=s.war_after[p],
        peace_until=s.peace_until[p],
        congress_until=s.congress_until[p],
        marks=tuple(name for name, seats in marks.items() if seats >> p & 1),
    )


def look_at_cargo(s: State) -> CargoView:
    return CargoView(
        face_down=s.face_down,
        opened=s.opened,
        blocks={name: lots_of(lots) for name, lots in zip(BLOCK_NAMES, s.block, strict=True) if lots},
        taker=s.taker if s.taker >= 0 else None,
        challenger=s.challenger if s.challenger >= 0 else None,
        bid=s.bid if s.bid >= 0 else None,
    )


def look_at_market(s: State, components: Components) -> MarketView:
    used = [a + b for a, b in zip(s.market_used, s.market_now, strict=True)]
    return MarketView(
        to_turn=s.cards_to_turn,
        card=CARD_NAMES[s.card - 1] if s.card else None,
        price=s.price,
        deck={name: n for name, n in zip(CARD_NAMES, s.market_left, strict=True) if n},
        used={name: n for name, n in zip(CARD_NAMES, used, strict=True) if n},
        prices=dict(zip(CARD_NAMES, components.card_prices, strict=True)),
        duties=dict(zip(GOOD_NAMES, components.duty, strict=True)),
    )


# ---------------------------------------------------------------------------------------------------- battle


def look_at_battle(s: State, viewer: int) -> BattleView | None:
    if not s.target:
        return None
    attacker, defender = (look_at_side(s, side, viewer) for side in range(SIDES))
    return BattleView(
        CITY_NAMES[s.target - 1], s.invasion != 0, s.battle_round, total(s.punic_hand), attacker, defender
    )


def look_at_side(s: State, side: int, viewer: int) -> SideView:
    cities = [c for c in range(CITIES) if s.side[c] == side + 1]
    return SideView(
        principal=s.principal[side] if s.principal[side] >= 0 else None,
        commander=s.commander[side] if s.commander[side] >= 0 else None,
        helpers=members(s.helpers[side]),
        cities={CITY_NAMES[c]: s.sent[c] for c in cities},
        fallen={CITY_NAMES[c]: s.fallen[c] for c in cities if s.fallen[c]},
        groupings=tuple(look_at_grouping(s, side, g) for g in range(GROUPINGS) if s.deployed[side][g]),
        reserve=by_city(s.reserve[side]),
        placed=tuple(look_at_placed(s, side, i, viewer) for i in range(PLACED) if s.placed_token[side][i]),
        pool=s.pool[side],
        put_out=s.put_out[side],
        helmets=s.helmets[side],
    )


def look_at_grouping(s: State, side: int, g: int) -> GroupingView:
    lines = range(LINES * g, LINES * g + depth_of(s, side, g))
    under = [i for i in range(PLACED) if s.placed_token[side][i] and s.placed_under[side][i] == g]
    return GroupingView(
        lines=tuple(LineView(CITY_NAMES[s.line_city[side][at]], s.line_men[side][at]) for at in lines),
        deployed=s.deployed[side][g],
        force=s.force[side][g] if groupings(s, side) >> g & 1 else 0,
        swords=s.swords[side][g],
        shields=s.shields[side][g],
        target=s.aims[side][g] or None,
        hits=s.hits[side][g],
        tokens=len(under),
        shaken=bool(s.shaken[side] >> g & 1),
    )


def look_at_placed(s: State, side: int, i: int, viewer: int) -> PlacedView:
    token = TOKEN_NAMES[s.placed_token[side][i] - 1] if knows_placed(s, viewer, side, i) else None
    return PlacedView(i + 1, s.placed_under[side][i] + 1, token)


def lent_to(s: State, viewer: int) -> Names | None:
    """Y9.3 Shown to the commander."""
    sides = [side for side in range(SIDES) if s.target and s.commander[side] == viewer]
    if not sides:
        return None
    return tokens_of(sum(s.lent[p] for p in range(s.players) if p != viewer and s.helpers[sides[0]] >> p & 1))


# ---------------------------------------------------------------------------------------------------- offers


def look_at_offer(s: State, viewer: int) -> OfferView | None:
    kind = step_kind(top(s))
    if kind not in (ANSWER, CLOSE_OFFER) or kind_of(s.offer) != MAKE_OFFER:
        return None
    offer = decode(s.offer)
    assert isinstance(offer, actions.MakeOffer)
    shown = is_party(s, viewer)
    return OfferView(
        seat=s.turn,
        to=offer.to,
        give=offer.give if shown else None,
        want=offer.want if shown else None,
        alliance=offer.alliance if shown else None,
        answers=tuple(look_at_answer(s, p, viewer) for p in offer.to),
    )


def look_at_answer(s: State, p: int, viewer: int) -> AnswerView:
    """Y8.8 Who made the offer learns the answers when all are in; before, each knows his own."""
    answered = not s.waiting >> p & 1
    if not answered or not knows_choice(s, viewer, p):
        return AnswerView(p, answered)
    return AnswerView(p, True, write_action(decode(s.choice[p])))


def look_at_terms(s: State, viewer: int) -> TermsView | None:
    if step_kind(top(s)) != ANSWER_TERMS:
        return None
    seat_number = s.principal[step_value(top(s))]
    if not is_party(s, viewer):
        return TermsView(seat_number, None, None, None, None, None)
    terms = decode(s.offer)
    assert isinstance(terms, actions.OfferTerms)
    return TermsView(seat_number, terms.wins, terms.give, terms.want, terms.alliance, terms.pull_down)


# ---------------------------------------------------------------------------------------------------- what is known


def all_tokens(s: State) -> int:
    """Y11.1 All Voitheia of the game."""
    placed = sum(pieces_in([TOKEN_NAMES[token - 1]], TOKEN_NAMES) for row in s.placed_token for token in row if token)
    return s.token_bag + s.token_discards + s.punic_hand + sum(s.hand) + sum(s.lent) + placed


def known_to(s: State, viewer: int) -> str:
    """A record with all that lies open, and of the rest what the viewer knows; what he does not know is 0.

    Places that hold something unknown are marked where the rules need to see that they do: a choice that was made has
    the kind of none, a token under a grouping is the first sort.
    """
    known: State = schema_of(State).blank()
    for field in schema_of(State).fields:
        if field.name not in SECRET:
            setattr(known, field.name, getattr(s, field.name))
    add_tokens(s, known, viewer)
    add_choices(s, known, viewer)
    return base64.b64encode(schema_of(State).pack(known)).decode("ascii")


def add_tokens(s: State, known: State, viewer: int) -> None:
    for p in range(s.players):
        known.hand[p] = s.hand[p] if p == viewer else 0
        known.lent[p] = s.lent[p] if knows_lent(s, viewer, p) else 0
    known.punic_hand = s.punic_hand if knows_punic(s, viewer) else 0
    for side in range(SIDES):
        for i in range(PLACED):
            token = s.placed_token[side][i]
            known.placed_token[side][i] = token if knows_placed(s, viewer, side, i) else min(token, 1)


def add_choices(s: State, known: State, viewer: int) -> None:
    is_hidden = kind_of(s.offer) in (MAKE_OFFER, OFFER_TERMS) and not is_party(s, viewer)
    known.offer = hidden_offer(s) if is_hidden else s.offer
    hidden = OFFER_TERMS | NO_DEAL if step_kind(top(s)) == ANSWER_TERMS else UNKNOWN_CHOICE
    for p in range(s.players):
        known.choice[p] = s.choice[p] if knows_choice(s, viewer, p) else hidden * (s.choice[p] != 0)


UNKNOWN_CHOICE: Final = 63
"""A choice that was made, of a kind that does not exist."""


def hidden_offer(s: State) -> int:
    """Y12 All that others may know of an offer: whom it was made to."""
    if kind_of(s.offer) == OFFER_TERMS:
        return OFFER_TERMS | NO_DEAL
    offer = decode(s.offer)
    assert isinstance(offer, actions.MakeOffer)
    return packing.encode(actions.MakeOffer(offer.to, Goods(money=1), Goods(money=1)))


# ---------------------------------------------------------------------------------------------------- guessing


def guess(table: Table, rng: random.Random) -> State:
    """A full state consistent with the view: all that the viewer cannot know is drawn anew."""
    s: State = schema_of(State).unpack(base64.b64decode(table.known))
    deal_in_order(s, table)
    words = [0] * WORDS
    seed(words, rng.getrandbits(62), 0)
    redraw(s, table.viewer, words)
    return s


def deal_in_order(s: State, table: Table) -> None:
    """Put the tokens that the viewer does not know somewhere, as many as belong there."""
    known = pieces_in(table.discards, TOKEN_NAMES) + s.punic_hand + sum(s.hand) + sum(s.lent)
    hidden = list(tokens_of(pieces_in(table.all_tokens, TOKEN_NAMES) - known - known_placed(s, table.viewer)))
    for side in range(SIDES):
        for i in range(PLACED):
            if s.placed_token[side][i] and not knows_placed(s, table.viewer, side, i):
                s.placed_token[side][i] = TOKEN_NAMES.index(hidden.pop()) + 1
    if table.battle is not None and s.invasion and not knows_punic(s, table.viewer):
        s.punic_hand = take(hidden, table.battle.punic)
    for p, player in enumerate(table.players):
        if p != table.viewer:
            s.hand[p] = take(hidden, player.tokens)
        if not knows_lent(s, table.viewer, p):
            s.lent[p] = take(hidden, player.lent)
    s.token_bag = pieces_in(hidden, TOKEN_NAMES)


def known_placed(s: State, viewer: int) -> int:
    tokens = [
        TOKEN_NAMES[s.placed_token[side][i] - 1]
        for side in range(SIDES)
        for i in range(PLACED)
        if s.placed_token[side][i] and knows_placed(s, viewer, side, i)
    ]
    return pieces_in(tokens, TOKEN_NAMES)


def take(hidden: list[str], number: int) -> int:
    """So many pieces of a pile."""
    taken = hidden[len(hidden) - number :]
    del hidden[len(hidden) - number :]
    return pieces_in(taken, TOKEN_NAMES)
