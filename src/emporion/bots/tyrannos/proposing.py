"""Weighing: what a player might do in a decision, and what each of these seems worth to him.

What the strategos would do comes first. Beside it lies whatever else the rules allow, where that is a handful; where it
is too much, a few variants of what he would do. Of Voitheia he has to part with, his choice is the only one.
"""

from __future__ import annotations

from typing import Final

from emporion.bots.search import propose
from emporion.bots.tyrannos.acting import buy_choice, parts_spared
from emporion.bots.tyrannos.bargaining import allowed_offer, offer_choice
from emporion.bots.tyrannos.drawing_up import propose_deployments, propose_plans
from emporion.bots.tyrannos.fighting import LENT, attackers, chance_of, conquest_worth, defenders, share
from emporion.bots.tyrannos.governing import tokens_for
from emporion.bots.tyrannos.knobs import DEFEAT, RIVALRY
from emporion.bots.tyrannos.notes import Notes, also
from emporion.bots.tyrannos.strategos import strategos_action
from emporion.bots.tyrannos.worth import ALLY_WORTH, VASSAL_WORTH, city_worth, money_worth
from emporion.engine.play import legal_actions
from emporion.games.tyrannos.cities import GREEK
from emporion.games.tyrannos.codes import (
    AGITATE,
    ALLIANCE_AT,
    BID,
    CITY,
    DECLARE_WAR,
    DISCARD,
    END_TURN,
    FIGHT,
    GIVE_UP,
    HEAVY,
    JOIN,
    LEND,
    LURE,
    MAKE_OFFER,
    NORMAL,
    OFFER_TERMS,
    SEATS_AT,
    SELL,
    SEND_EMBASSY,
    STORE,
    TAX,
    UPGRADE,
    WAREHOUSE,
    WINS_AT,
    YIELD,
    city_of,
    pack,
    pack_pieces,
)
from emporion.games.tyrannos.refusals import ALLOWED
from emporion.games.tyrannos.rules.acts import agitation_refusal, upgrade_refusal
from emporion.games.tyrannos.rules.armies import joinable, tokens_of
from emporion.games.tyrannos.rules.auction import bid_limit
from emporion.games.tyrannos.rules.diplomacy import (
    FREE,
    GIFT,
    HALVED,
    LURE_PRICE,
    MOST_POINTS,
    PARTS_AT,
    embassy_refusal,
    lure_refusal,
    others_allied,
)
from emporion.games.tyrannos.rules.holdings import MINA, TALENT, is_independent, is_new, living, own_cities
from emporion.games.tyrannos.rules.market import for_sale, one_sold
from emporion.games.tyrannos.rules.people import MOST_HELP, POINTS_EACH
from emporion.games.tyrannos.rules.ranking import cargo_places
from emporion.games.tyrannos.rules.storing import lots_to_store
from emporion.games.tyrannos.rules.terms import terms_refusal
from emporion.games.tyrannos.rules.war import strongest, war_refusal
from emporion.games.tyrannos.state import State
from emporion.games.tyrannos.steps import (
    ACTS,
    ANSWER_BID,
    CHALLENGE,
    CHECK,
    DEPLOYMENT,
    DISCARD_EXTRA,
    JOIN_WAR,
    LEND_TOKENS,
    PLANS,
    RESOLVE,
    SELLING,
    STORE_BLOCK,
    SWAP_TOKENS,
    UPKEEP,
    step_kind,
    step_value,
    top,
)
from emporion.games.tyrannos.voitheia import points
from emporion.kernel.bits import lowest, without_lowest
from emporion.kernel.multiset import total
from emporion.kernel.record import Row
from emporion.kernel.rule import rule

OTHERWISE: Final = -300
"""Worth of what the strategos would not do, where nothing is known against it."""
LEAST_ODDS: Final = 75
"""Percent of the enemy's men with which a war is thought of."""
FRIENDSHIP: Final = 20
BUILDING: Final = 100
TOKENS: Final = 60
SIXTHS: Final = 6
FOURTHS: Final = 4


@rule
def weigh(s: State, p: int, n: Notes, rng: Row) -> None:
    """List what the player might do, each with its worth; what the strategos would do is the first."""
    n.proposals = 0
    step = top(s)
    kind = step_kind(step)
    propose(n, strategos_action(s, p, 1, n, rng), 0)
    if kind == ACTS:
        propose_acts(s, p, n)
    elif kind == DEPLOYMENT:
        propose_deployments(s, p, n)
    elif kind == PLANS:
        propose_plans(s, p, n)
    elif kind == SELLING:
        propose_sales(s, p, step_value(step), n)
    elif kind == UPKEEP:
        propose_taxes(n)
    elif kind == CHECK:
        propose_help(s, p, n)
    elif kind == RESOLVE:
        propose_resolve(s, p, n)
    elif kind == JOIN_WAR:
        also(n, pack(JOIN, 0, 0, 0), OTHERWISE)
        also(n, pack(JOIN, 0, 0, tokens_of(s, joinable(s, p, step_value(step)))), OTHERWISE)
    elif kind == LEND_TOKENS:
        also(n, LEND, OTHERWISE)
        also(n, pack_pieces(LEND, 0, strongest(s.hand[p], LENT)), OTHERWISE)
    elif kind == CHALLENGE or kind == ANSWER_BID:
        propose_bids(s, step, n)
    elif kind == STORE_BLOCK:
        propose_stores(s, p, step, n)
    elif not DISCARD_EXTRA <= kind <= SWAP_TOKENS:
        propose_all(s, p, n)


@rule
def propose_all(s: State, p: int, n: Notes) -> None:
    """Whatever the rules allow; offers and counters are not listed."""
    count = legal_actions(s, p, 1, n.listed)
    for i in range(min(count, len(n.listed))):
        also(n, n.listed[i], OTHERWISE)


# ---------------------------------------------------------------------------------------------------- small questions


@rule
def propose_sales(s: State, p: int, good: int, n: Notes) -> None:
    """Nothing, one lot of each city, all."""
    every = SELL
    some = SELL
    for c in range(GREEK):
        lots = for_sale(s, p, c, good)
        every += lots * one_sold(c)
        some += min(1, lots) * one_sold(c)
    also(n, SELL, OTHERWISE)
    also(n, some, OTHERWISE)
    also(n, every, OTHERWISE)


@rule
def propose_taxes(n: Notes) -> None:
    c = city_of(n.action[0])
    for regime in range(NORMAL, HEAVY + 1):
        also(n, pack(TAX, c, regime, 0), OTHERWISE)


@rule
def propose_help(s: State, p: int, n: Notes) -> None:
    for help in range(MOST_HELP + 1):
        if points(s.hand[p]) >= POINTS_EACH * help:
            also(n, pack_pieces(DISCARD, 0, tokens_for(s.hand[p], POINTS_EACH * help)), OTHERWISE)


@rule
def propose_resolve(s: State, p: int, n: Notes) -> None:
    """Y9.4 To fight on, to give up, to ask for an agreed end, either way."""
    also(n, FIGHT, OTHERWISE)
    also(n, GIVE_UP, 2 * OTHERWISE)
    if terms_refusal(s, p, OFFER_TERMS) == ALLOWED:
        also(n, OFFER_TERMS, 2 * OTHERWISE)
        also(n, OFFER_TERMS | 1 << WINS_AT, OTHERWISE)


@rule
def propose_bids(s: State, step: int, n: Notes) -> None:
    """A mina less, half, or no more."""
    limit = bid_limit(s, step)
    if limit > 0:
        also(n, pack(BID, 0, 0, limit - 1), OTHERWISE)
        also(n, pack(BID, 0, 0, limit // 2), OTHERWISE)
    if step_kind(step) == ANSWER_BID:
        also(n, YIELD, OTHERWISE)


@rule
def propose_stores(s: State, p: int, step: int, n: Notes) -> None:
    """All of it in one city."""
    lots = total(lots_to_store(s, step))
    cities = own_cities(s, p)
    while cities != 0:
        c = lowest(cities)
        cities = without_lowest(cities)
        if cargo_places(s, c) >= lots:
            also(n, pack(STORE, c, c, 0), OTHERWISE)


# ---------------------------------------------------------------------------------------------------- acts of a turn


@rule
def propose_acts(s: State, p: int, n: Notes) -> None:
    """What the strategos does first is probably done some time in the turn, so it is worth as much as anything."""
    also(n, END_TURN, 0)
    action = buy_choice(s, p)
    if action != 0:
        also(n, action, TOKENS)
    propose_building(s, p, n)
    propose_embassies(s, p, n)
    propose_attacks(s, p, n)
    propose_pacts(s, p, n)
    highest = 0
    for i in range(1, n.proposals):
        highest = max(highest, n.worth[i])
    n.worth[0] = highest


@rule
def propose_building(s: State, p: int, n: Notes) -> None:
    cities = own_cities(s, p)
    while cities != 0:
        c = lowest(cities)
        cities = without_lowest(cities)
        for sector in range(CITY, WAREHOUSE + 1):
            action = pack(UPGRADE, c, sector, 0)
            if upgrade_refusal(s, p, action) == ALLOWED:
                also(n, action, BUILDING)


@rule
def courting_worth(s: State, p: int, c: int, bonus: int) -> int:
    """Y8.1 What the answer to an embassy is worth on average; by option a gift wins allies only."""
    own = ALLY_WORTH if s.allies[p] >> c & 1 == 1 else 0
    ally = ALLY_WORTH - own
    more = ally if s.vassals_by_luck != 0 else city_worth(s, c) - own
    return (city_worth(s, c) - own + ally + bonus * more) // SIXTHS


@rule
def propose_embassies(s: State, p: int, n: Notes) -> None:
    """To every city that is nobody else's friend: with the greatest gift there is, and with none; lures to others."""
    for c in range(GREEK):
        if not is_independent(s, c):
            continue
        if others_allied(s, p, c) != 0:
            propose_lures(s, p, c, n)
            continue
        free = pack(SEND_EMBASSY, c, 0, FREE)
        if embassy_refusal(s, p, free) == ALLOWED:
            also(n, free, courting_worth(s, p, c, MOST_POINTS))
        propose_gift(s, p, c, n)
        bare = pack(SEND_EMBASSY, c, 0, 0)
        if embassy_refusal(s, p, bare) == ALLOWED:
            also(n, bare, courting_worth(s, p, c, 0))


@rule
def propose_gift(s: State, p: int, c: int, n: Notes) -> None:
    for gift in range(MOST_POINTS, 0, -1):
        action = pack(SEND_EMBASSY, c, 0, gift | parts_spared(s, p, gift, n) << PARTS_AT)
        if embassy_refusal(s, p, action) == ALLOWED:
            also(n, action, courting_worth(s, p, c, gift) - money_worth(n, GIFT * gift * MINA))
            return


@rule
def propose_lures(s: State, p: int, c: int, n: Notes) -> None:
    """Y8.3 At half the price if possible."""
    worth = courting_worth(s, p, c, MOST_POINTS)
    for q in range(s.players):
        halved = pack(LURE, c, q, MOST_POINTS | HALVED)
        full = pack(LURE, c, q, MOST_POINTS)
        if others_allied(s, p, c) >> q & 1 == 0:
            continue
        if lure_refusal(s, p, halved) == ALLOWED:
            also(n, halved, worth - money_worth(n, LURE_PRICE * MINA))
        elif lure_refusal(s, p, full) == ALLOWED:
            also(n, full, worth - money_worth(n, 2 * LURE_PRICE * MINA))


@rule
def propose_attacks(s: State, p: int, n: Notes) -> None:
    """Y7.7 Agitation, which only a six makes succeed in a city gained this month; Y9.1 wars that are not hopeless."""
    for c in range(GREEK):
        agitation = pack(AGITATE, c, 0, 0)
        if agitation_refusal(s, p, agitation) == ALLOWED:
            gain = VASSAL_WORTH + city_worth(s, c) * n.knob[RIVALRY] // 100
            also(n, agitation, gain // (SIXTHS if is_new(s, c) else FOURTHS) - money_worth(n, TALENT))
        war = pack(DECLARE_WAR, c, 0, 0)
        if war_refusal(s, p, war) == ALLOWED:
            odds = share(attackers(s, p, c), defenders(s, p, c))
            chance = chance_of(odds)
            if odds >= LEAST_ODDS:
                also(n, war, (conquest_worth(s, p, c, n) * chance - n.knob[DEFEAT] * (100 - chance)) // 100)


@rule
def propose_pacts(s: State, p: int, n: Notes) -> None:
    """Y8.7 An alliance with each of the others, and whatever the strategos would offer."""
    action = offer_choice(s, p, n)
    if action != 0:
        also(n, action, FRIENDSHIP)
    seats = living(s) & ~(1 << p) & ~s.pact[p]
    while seats != 0 and s.offers < 2:
        q = lowest(seats)
        seats = without_lowest(seats)
        offer = allowed_offer(s, p, MAKE_OFFER | 1 << SEATS_AT + q | 1 << ALLIANCE_AT)
        if offer != 0:
            also(n, offer, FRIENDSHIP)
