"""The state of a game of Tyrannos: one record of small integers.

Sets of cities and of seats are bits of one number. Months count from 1; a time limit ("not before") is the month from
which something is possible again.
"""

from __future__ import annotations

from typing import Annotated, Final

from emporion.games.tyrannos.cities import CITIES, PORTS, SEATS
from emporion.games.tyrannos.goods import CARD_KINDS
from emporion.kernel.record import Grid, Row, i8, i16, i32, i64

AGENDA: Final = 48
SIDES: Final = 2
ATTACKER: Final = 0
DEFENDER: Final = 1
SIDE_NAMES: Final = ("attacker", "defender")
GROUPINGS: Final = 3
LINES: Final = 3
BLOCKS: Final = PORTS + 1
"""Blocks of lots that can lie open: one at each port, and the seventh of Y5.4 (merchants in number)."""
PLACED: Final = 6
NEVER: Final = 127


class State:
    # Wide numbers first, so that nothing is lost between fields.
    hand: Annotated[Row, i64[SEATS]]
    """Y11.1 Voitheia, secret."""
    token_bag: Annotated[int, i64]
    token_discards: Annotated[int, i64]
    choice: Annotated[Row, i64[SEATS]]
    """The actions of a group of simultaneous decisions, secret until the last is in; those of answered offers."""
    offer: Annotated[int, i64]
    """Y8.8, Y9.4 the offer or the terms on the table: the action that made it."""
    lent: Annotated[Row, i64[SEATS]]
    """Y9.3 Voitheia lent to the commander."""
    punic_hand: Annotated[int, i64]
    """Y10.1 Voitheia of the Phoenicians, seen by their commander."""

    # The agenda (steps.py)
    agenda: Annotated[Row, i32[AGENDA]]

    # Money in drachmas, lots as multisets
    treasury: Annotated[Row, i32[CITIES]]
    lots: Annotated[Row, i32[CITIES]]
    """Y2.3 in the warehouse."""
    bag: Annotated[int, i32]
    """Lots in the bag, with those that lie face down at ports (Y12: nobody can tell them apart)."""
    returned: Annotated[int, i32]
    """Lots that go back to the bag when all ports are open."""
    block: Annotated[Row, i32[BLOCKS]]
    """Y4.3 lots lying open, by port."""
    fate_left: Annotated[int, i32]
    """Y5.3 the cards of the deck, as a set."""
    bank_paid: Annotated[int, i32]
    """All the bank has paid out, less all it took in: the treasuries together hold this much (drachmas)."""

    # Cities
    standing: Annotated[int, i16]
    """The cities that exist: in play and not razed."""
    idle: Annotated[int, i16]
    """Y2.5"""
    agitated: Annotated[int, i16]
    """Y7.7 this month."""
    upkept: Annotated[int, i16]
    """Y6.1 cities whose upkeep is over this month."""
    no_cargo: Annotated[int, i16]
    no_market: Annotated[int, i16]
    half_tax: Annotated[int, i16]
    no_costs: Annotated[int, i16]
    """Y5.4 cities with these events this month."""
    allies: Annotated[Row, i16[SEATS]]
    """Y2.1 independent cities allied to a player."""
    bid: Annotated[int, i16]
    """Y4.6 the total duty asked, in mine; -1 before the first bid."""
    price: Annotated[int, i16]
    """Y4.7 of a lot that is being sold, in drachmas."""
    battle_points: Annotated[Row, i16[SEATS]]
    """Y9.14 victory points of battles."""
    started: Annotated[Row, i16[SIDES]]
    """Y9.11 lochoi of each side at the start of a battle."""

    owner: Annotated[Row, i8[CITIES]]
    """The seat + 1 of a city's tyrant, 0 for none: independent, Punic, razed or not in play."""
    city_level: Annotated[Row, i8[CITIES]]
    store_level: Annotated[Row, i8[CITIES]]
    building: Annotated[Row, i8[CITIES]]
    """Y2.2 under construction: 1 << sector."""
    army: Annotated[Row, i8[CITIES]]
    """Y2.4 lochoi."""
    recovery: Annotated[Row, i8[CITIES]]
    """Y4.9 the month in which the clock began to run, 0 if none does."""
    pending: Annotated[Row, i8[CITIES]]
    """Y7.1 a check is due next month: 1 at 0, 2 at -1, 3 at -2; 0 none."""
    check_due: Annotated[Row, i8[CITIES]]
    """The month from which it is."""
    tax_cut: Annotated[Row, i8[CITIES]]
    """Y7.1 of the next tax: 1 a tenth, 2 a quarter, 3 half."""
    doubt: Annotated[Row, i8[CITIES]]
    """Y7.4 the -1 marker: 0 or 1."""
    mood: Annotated[Row, i8[CITIES]]
    """The markers of events and of light taxes together, used up by the next check."""
    gained: Annotated[Row, i8[CITIES]]
    """Y7.5 the month in which the city got its present tyrant."""
    extra_costs: Annotated[Row, i8[CITIES]]
    """Y5.4 mine more this month."""
    punic_defeats: Annotated[Row, i8[CITIES]]
    """Y10.3 how often the city was in an army that beat the Phoenicians: adds to the ransom when it is the target."""

    # Players
    residence: Annotated[Row, i8[SEATS]]
    """The city, -1 for who is out of the game."""
    original: Annotated[Row, i8[SEATS]]
    """The city he drew."""
    left: Annotated[Row, i8[SEATS]]
    """Y11.5 0 for the living; 1 for who left first, 2 for the next …"""
    pact: Annotated[Row, i8[SEATS]]
    """Y8.7 players allied to a player."""
    forced: Annotated[Grid, i8[SEATS, SEATS]]
    """Y9.15 forced[winner][loser]: the month from which the alliance may be ended, 0 if it is none by force."""
    embassy_after: Annotated[Grid, i8[SEATS, CITIES]]
    """Y8.1 the first month of the next embassy, or NEVER."""
    agitate_after: Annotated[Grid, i8[SEATS, CITIES]]
    oath_until: Annotated[Grid, i8[SEATS, CITIES]]
    """Y5.4 an ally that cannot be lured before that month."""
    points_after: Annotated[Grid, i8[SEATS, SEATS]]
    """Y9.14 the first month of the next points against that player …"""
    points_after_city: Annotated[Grid, i8[SEATS, CITIES]]
    """… or that independent city."""
    war_after: Annotated[Row, i8[SEATS]]
    """Y9.2 war_pause."""
    peace_until: Annotated[Row, i8[SEATS]]
    """Y9.2 peace_after_defeat: nobody declares war on him before that month."""
    congress_until: Annotated[Row, i8[SEATS]]
    """Y5.4 congress of Gela, likewise."""
    kept_original: Annotated[int, i8]
    """Players who never lost the city they drew, as a set."""
    moved: Annotated[int, i8]
    """Y6.2 players who moved their residence of their own will."""
    no_embassy: Annotated[int, i8]
    """Y5.4 petalism, this month."""
    storm: Annotated[int, i8]
    half_price: Annotated[int, i8]
    free_embassy: Annotated[int, i8]
    """Y5.4 this month."""
    plague_shield: Annotated[int, i8]
    camp_plague: Annotated[int, i8]
    """Y5.4 until it is needed."""

    # Where in the order of play
    depth: Annotated[int, i8]
    month: Annotated[int, i8]
    time_up: Annotated[int, i8]
    """Y1.2 whether a player has said that the time has run out."""
    archon: Annotated[int, i8]
    first: Annotated[int, i8]
    turn: Annotated[int, i8]
    """The seat whose turn it is, -1 outside turns."""
    waiting: Annotated[int, i8]
    """The seats of a group of simultaneous decisions that have not answered yet, as a set."""
    event: Annotated[int, i8]
    """Y5 this month's event."""
    fated: Annotated[int, i8]
    """Who got it."""
    used: Annotated[int, i8]
    """Y6.2 what the player has done this turn: bits USED_*."""
    offers: Annotated[int, i8]
    """Made by the active player in this turn."""
    asked: Annotated[int, i8]
    """Y8.8 the seats an offer was made to; Y4.4 the seats that were asked for the open block, as a set."""
    regime: Annotated[int, i8]
    costs: Annotated[int, i8]
    """Y6.1 mine."""
    costs_paid: Annotated[int, i8]

    # Y4.3 to Y4.7 cargo and market
    opened: Annotated[int, i8]
    """Ports opened this month."""
    extra_block: Annotated[int, i8]
    """Y5.4 merchants in number: seat + 1 of who is asked first for a seventh block."""
    laid: Annotated[int, i8]
    """Lots laid face down this month, two a port in the order of the ports while they last …"""
    face_down: Annotated[int, i8]
    """… and those of them that still lie so."""
    first_port: Annotated[int, i8]
    blocks_taken: Annotated[Row, i8[SEATS]]
    refusals: Annotated[Row, i8[SEATS]]
    asked_first: Annotated[int, i8]
    """Y4.6 seat + 1 of who is asked first for the next port."""
    taker: Annotated[int, i8]
    challenger: Annotated[int, i8]
    cards_to_turn: Annotated[int, i8]
    card: Annotated[int, i8]
    """The card of the market that is up, + 1."""
    market_left: Annotated[Row, i8[CARD_KINDS]]
    market_used: Annotated[Row, i8[CARD_KINDS]]
    """Cards of earlier months."""
    market_now: Annotated[Row, i8[CARD_KINDS]]
    """Cards of this month."""

    # Y9, Y10 a battle
    target: Annotated[int, i8]
    """The attacked city + 1; 0 when there is no battle."""
    invasion: Annotated[int, i8]
    """1 if the Phoenicians attack."""
    principal: Annotated[Row, i8[SIDES]]
    """The seat that wins or loses, -1 for the Phoenicians and independent cities."""
    commander: Annotated[Row, i8[SIDES]]
    """The seat that commands, -1 for the engine."""
    helpers: Annotated[Row, i8[SIDES]]
    """Y9.3 players who joined, as a set."""
    side: Annotated[Row, i8[CITIES]]
    """The side + 1 on which a city's men fight, 0 for none."""
    sent: Annotated[Row, i8[CITIES]]
    """Lochoi of a city in the battle at its start."""
    fallen: Annotated[Row, i8[CITIES]]
    """Put out so far."""
    withdrawn: Annotated[Row, i8[CITIES]]
    """Y9.10 lochoi that have left the field with their grouping."""
    line_city: Annotated[Grid, i8[SIDES, GROUPINGS * LINES]]
    """Whose token stands there: grouping * 3 + line, the front line first."""
    line_men: Annotated[Grid, i8[SIDES, GROUPINGS * LINES]]
    """Its lochoi, 0 for no token."""
    reserve: Annotated[Grid, i8[SIDES, CITIES]]
    """Lochoi in reserve."""
    deployed: Annotated[Grid, i8[SIDES, GROUPINGS]]
    """Y9.10 lochoi of a grouping at deployment."""
    shaken: Annotated[Row, i8[SIDES]]
    """Groupings whose morale was tested."""
    hits: Annotated[Grid, i8[SIDES, GROUPINGS]]
    """Lochoi that a grouping loses at the end of this round."""
    placed_token: Annotated[Grid, i8[SIDES, PLACED]]
    """Y9.5 the sort + 1 of a token under a grouping, 0 for none or one that was played; secret."""
    placed_under: Annotated[Grid, i8[SIDES, PLACED]]
    """The grouping, or GROUPINGS when it is gone and the reserve has formed another."""
    placed_from: Annotated[Grid, i8[SIDES, PLACED]]
    """The seat + 1 whose token it is, 0 for the Phoenicians."""
    pool: Annotated[Row, i8[SIDES]]
    """Y9.7 attacks left."""
    put_out: Annotated[Row, i8[SIDES]]
    """Lochoi that a side has lost to the enemy."""
    helmets: Annotated[Row, i8[SIDES]]
    """Y9.13 symbols of helmets played."""
    battle_round: Annotated[int, i8]
    swords: Annotated[Grid, i8[SIDES, GROUPINGS]]
    shields: Annotated[Grid, i8[SIDES, GROUPINGS]]
    """Y9.8 of each grouping in this round."""
    aims: Annotated[Grid, i8[SIDES, GROUPINGS]]
    """The enemy's grouping + 1 that each attacks in this round, 0 for none."""
    backs: Annotated[Grid, i8[SIDES, GROUPINGS]]
    """Y9.7 The own grouping + 1 that each supports in this round, 0 for none."""
    force: Annotated[Grid, i8[SIDES, GROUPINGS]]
    """Y9.6 of each grouping at the start of this round."""
    result: Annotated[int, i8]
    """Y9.12 of the battle that is being ended: RESULT_*."""
    winner: Annotated[int, i8]
    """The side that won, -1 for a draw."""

    # Options
    players: Annotated[int, i8]
    months: Annotated[int, i8]
    timed: Annotated[int, i8]
    """Whether a time limit was agreed."""
    tax_per_level: Annotated[int, i8]
    dump_rate: Annotated[int, i8]
    """In halves."""
    treasury_transfers: Annotated[int, i8]
    moira_grace: Annotated[int, i8]
    truce_months: Annotated[int, i8]
    conquest_free: Annotated[int, i8]
    peace_after_defeat: Annotated[int, i8]
    war_pause: Annotated[int, i8]
    own_half: Annotated[int, i8]
    strict_terms: Annotated[int, i8]
    heir: Annotated[int, i8]
    punic_tokens: Annotated[int, i8]
    voitheia_hand: Annotated[int, i8]
    """0 for no limit."""
    all_allies_count: Annotated[int, i8]
    offers_per_turn: Annotated[int, i8]
    # Options of ruleset 3 and later: 0 stands for the rule as it was, so that earlier records keep their digests.
    truce_everywhere: Annotated[int, i8]
    """Y9.2 truce_scope=all."""
    new_vassals_wait: Annotated[int, i8]
    """Y2.4 new_vassal_army=next-month."""
    points_pause: Annotated[int, i8]
    """Y9.14 Months more than six, or fewer."""
    embassies_wait: Annotated[int, i8]
    """Y8.1 Months at the beginning without embassies and lures."""
    vassals_by_luck: Annotated[int, i8]
    """Y8.2 vassal_by_gift=off."""
    last_city_spared: Annotated[int, i8]
    """Y5.1"""
    room_by_both: Annotated[int, i8]
    """Y2.3 warehouse_room=both."""
    support_joins: Annotated[int, i8]
    """Y9.7 support=join."""
    pacts_end_anytime: Annotated[int, i8]
    """Y8.7 alliance_end=any-decision."""
    agitation_limit: Annotated[int, i8]
    """Y7.7 Which cities can be agitated: AGITATE_*."""


# Whose cities can be agitated (Y7.7): all, all but a player's only one, or vassals.
AGITATE_ALL: Final = 0
AGITATE_NOT_LAST: Final = 1
AGITATE_VASSALS: Final = 2

# What a player has done in his turn (Y6.2): bits of `used`.
USED_TOKENS: Final = 1
USED_EMBASSY: Final = 2
USED_AGITATION: Final = 4
USED_WAR: Final = 8

# How a battle ended (Y9.12).
DRAWN: Final = 0
CRUSHING: Final = 1
NARROW: Final = 2
AGREED: Final = 3
RESULT_NAMES: Final = ("draw", "crushing", "narrow", "agreed")
