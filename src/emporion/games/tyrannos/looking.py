"""Y12 Looking at a table of Tyrannos: what a viewer may know is built up from the state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from emporion.engine.packing import members
from emporion.engine.participants import SPECTATOR
from emporion.games.tyrannos import actions
from emporion.games.tyrannos.actions import BLOCK_NAMES, CARD_NAMES, TOKEN_NAMES, Names, lots_of, tokens_of
from emporion.games.tyrannos.cities import CITIES, CITY_NAMES, GREEK, MOTYE, PANORMOS, PORT_NAMES
from emporion.games.tyrannos.codes import MAKE_OFFER, SECTOR_NAMES, kind_of
from emporion.games.tyrannos.components import Components
from emporion.games.tyrannos.goods import GOOD_NAMES
from emporion.games.tyrannos.knowledge import all_tokens, known_to
from emporion.games.tyrannos.moira import EVENT_NAMES
from emporion.games.tyrannos.notation import write_action
from emporion.games.tyrannos.options import Options
from emporion.games.tyrannos.packing import decode
from emporion.games.tyrannos.rules.armies import depth_of, groupings
from emporion.games.tyrannos.rules.diplomacy import offers_left
from emporion.games.tyrannos.rules.guessing import is_party, knows_choice, knows_placed, knows_punic
from emporion.games.tyrannos.rules.holdings import army_cap, is_new, is_residence, own_cities, room, wealth
from emporion.games.tyrannos.rules.month import last_month
from emporion.games.tyrannos.scoresheet import score_sheet
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
from emporion.games.tyrannos.view import (
    AnswerView,
    BattleView,
    CargoView,
    CityView,
    GroupingView,
    LineView,
    MarketView,
    OfferView,
    PlacedView,
    PlayerView,
    SideView,
    StepView,
    Table,
    TermsView,
)
from emporion.kernel.multiset import total

USED_NAMES: Final = {
    USED_TOKENS: "voitheia",
    USED_EMBASSY: "embassy",
    USED_AGITATION: "agitation",
    USED_WAR: "war",
}


def look(s: State, options: Options) -> Callable[[int], Table]:
    """Build up what a viewer may know: what lies open to everybody once, then what each knows besides."""
    everybody = open_table(s, options)

    def with_eyes_of(viewer: int) -> Table:
        if not 0 <= viewer < s.players:
            return msgspec.structs.replace(everybody, known=known_to(s, SPECTATOR))
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
    """What everybody knows; `known` is left to those who look."""
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
        known="",
    )


def look_at_step(s: State) -> StepView:
    step = top(s)
    city, seat_number = step_city(step), step_seat(step)
    return StepView(
        name=STAGES[step_kind(step)].name,
        city=CITY_NAMES[city] if step and city != NO_CITY else None,
        seat=seat_number if step and seat_number != NO_SEAT else None,
        value=step_value(step),
    )


# ---------------------------------------------------------------------------------------------------- cities, players


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
        "gained": is_new(s, c) << c,
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
        room=room(s, c),
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


def names_in(mask: int) -> Names:
    return tuple(CITY_NAMES[c] for c in members(mask))


# ---------------------------------------------------------------------------------------------------- cargo, market


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
        supports=s.backs[side][g] or None,
        hits=s.hits[side][g],
        tokens=len(under),
        shaken=bool(s.shaken[side] >> g & 1),
    )


def by_city(row: list[int]) -> dict[str, int]:
    """What is not 0, by the names of cities."""
    return {CITY_NAMES[c]: n for c, n in enumerate(row) if n}


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
