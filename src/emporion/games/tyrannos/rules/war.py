"""Y9.1 to Y9.3 War: declaring it, joining it, lending Voitheia, and the armies that take the field."""

from __future__ import annotations

from typing import Final

from emporion.games.tyrannos.cities import CITIES, GREEK
from emporion.games.tyrannos.codes import (
    DECLARE_WAR,
    JOIN,
    LEND,
    city_of,
    emit,
    kind_of,
    number_of,
    pack,
    pack_pieces,
    pieces_of,
)
from emporion.games.tyrannos.refusals import (
    ALLOWED,
    CANNOT_BE_ATTACKED,
    GENERAL_TRUCE,
    HELD_BY_FORCE,
    MALFORMED,
    NO_MEN,
    RESIDENCE_IDLE,
    TOKENS_NOT_HELD,
    TOO_MANY_LENT,
    TOO_MANY_SENT,
    WAR_CONGRESS,
    WAR_DECLARED,
    WAR_PAUSE,
    WAR_PEACE,
    WAR_TRUCE,
)
from emporion.games.tyrannos.rules.armies import (
    TOKEN,
    call_to_arms,
    joinable,
    send,
    side_taxeis,
    token_count,
    tokens_of,
)
from emporion.games.tyrannos.rules.battle import begin_battle
from emporion.games.tyrannos.rules.holdings import (
    allied_players,
    begin_group,
    end_pact,
    in_truce,
    is_idle,
    is_residence,
    living,
    own_cities,
    tyrant_of,
)
from emporion.games.tyrannos.rules.phoenicians import summon_commander, summon_tokens
from emporion.games.tyrannos.rules.tokens import next_part
from emporion.games.tyrannos.state import ATTACKER, DEFENDER, PLACED, SIDES, USED_WAR, State
from emporion.games.tyrannos.steps import (
    JOIN_WAR,
    LEND_TOKENS,
    MUSTER,
    NO_CITY,
    NO_SEAT,
    pop,
    push,
    step_kind,
    step_value,
)
from emporion.games.tyrannos.voitheia import TOKENS, points_of
from emporion.kernel.bits import lowest, without_lowest
from emporion.kernel.multiset import count, holds, one, total
from emporion.kernel.record import Row
from emporion.kernel.rule import rule

# How far the armies have come together: the value of MUSTER.
FRIENDS_OF_DEFENDER: Final = 0
FRIENDS_OF_ATTACKER: Final = 1
COMMANDERS: Final = 2
LENDING: Final = 3
READY: Final = 4

STRICKEN: Final = 2
"""Y5.4 Lochoi that a plague in the camp keeps out."""

# ---------------------------------------------------------------------------------------------------- Y9.1 declaring


@rule
def war_refusal(s: State, p: int, action: int) -> int:
    """Y9.1, Y9.2 What a player must be and have to declare war, then whom he may attack."""
    if action != pack(DECLARE_WAR, city_of(action), 0, 0):
        return MALFORMED
    if s.used & USED_WAR != 0:
        return WAR_DECLARED
    if s.month < s.war_after[p]:
        return WAR_PAUSE
    if is_idle(s, s.residence[p]):
        return RESIDENCE_IDLE
    if tokens_of(s, joinable(s, p, ATTACKER)) == 0:
        return NO_MEN
    return target_refusal(s, p, city_of(action))


@rule
def target_refusal(s: State, p: int, c: int) -> int:
    """Y9.1, Y9.2 **Ruling** who is held in an alliance by force (Y9.15) cannot end it by an attack either."""
    q = tyrant_of(s, c)
    if c >= GREEK or s.standing >> c & 1 == 0 or q == p:
        return CANNOT_BE_ATTACKED
    if in_truce(s) and s.truce_everywhere != 0:
        return GENERAL_TRUCE
    if q < 0:
        return ALLOWED
    if in_truce(s) and is_residence(s, c):
        return WAR_TRUCE
    if s.month < s.peace_until[q]:
        return WAR_PEACE
    if s.month < s.congress_until[q]:
        return WAR_CONGRESS
    return HELD_BY_FORCE if s.month < s.forced[q][p] else ALLOWED


@rule
def declarations(s: State, p: int, out: Row, n: int) -> int:
    for c in range(GREEK):
        action = pack(DECLARE_WAR, c, 0, 0)
        if war_refusal(s, p, action) == ALLOWED:
            n = emit(out, n, action)
    return n


@rule
def declare_war(s: State, p: int, action: int) -> None:
    """Y9.1, Y9.2 None in the months of the pause that follow; who declares war is left in peace no longer."""
    c = city_of(action)
    s.used |= USED_WAR
    s.war_after[p] = s.month + s.war_pause + 1
    s.peace_until[p] = 0
    s.allies[p] &= ~(1 << c)
    if tyrant_of(s, c) >= 0:
        end_pact(s, p, tyrant_of(s, c))
    call_to_arms(s, c, p)
    push(s, MUSTER, NO_CITY, NO_SEAT, FRIENDS_OF_DEFENDER)


# ---------------------------------------------------------------------------------------------------- Y9.3 joining


@rule
def muster(s: State, stage: int) -> None:
    """Y9.3 Friends of the defender are asked first, then those of the attacker; then the commanders are known."""
    pop(s)
    if stage == READY:
        strike_camps(s)
        take_the_field(s)
        begin_battle(s)
        return
    push(s, MUSTER, NO_CITY, NO_SEAT, stage + 1)
    if stage == FRIENDS_OF_DEFENDER:
        ask_friends(s, DEFENDER)
    elif stage == FRIENDS_OF_ATTACKER:
        ask_friends(s, ATTACKER)
    elif stage == COMMANDERS:
        find_commanders(s)
    elif stage == LENDING:
        ask_lenders(s)


@rule
def friends(s: State, side: int) -> int:
    """Y9.3 Players who may join a side and have men to send, as a set; nobody joins both."""
    p = s.principal[side]
    seats = 0
    if p >= 0:
        seats = s.pact[p]
    elif side == DEFENDER:
        seats = allied_players(s, s.target - 1)
    seats &= living(s) & ~(s.helpers[ATTACKER] | s.helpers[DEFENDER])
    for q in range(s.players):
        if tokens_of(s, joinable(s, q, side)) == 0:
            seats &= ~(1 << q)
    return seats


@rule
def ask_friends(s: State, side: int) -> None:
    seats = friends(s, side)
    if seats != 0:
        begin_group(s, seats)
        push(s, JOIN_WAR, NO_CITY, NO_SEAT, side)


@rule
def join(s: State, p: int, side: int, tokens: int) -> None:
    """Y9.3 Tokens of the residence first, then of vassals by their number; in each city full ones first."""
    if tokens == 0:
        return
    s.helpers[side] |= 1 << p
    cities = joinable(s, p, side)
    first = 1 << s.residence[p]
    left = send_some(s, cities & first, side, tokens)
    send_some(s, cities & ~first, side, left)


@rule
def send_some(s: State, cities: int, side: int, tokens: int) -> int:
    """How many tokens are left to send."""
    while cities != 0 and tokens > 0:
        c = lowest(cities)
        n = min(tokens, token_count(s.army[c]))
        send(s, c, side, min(s.army[c], TOKEN * n))
        tokens -= n
        cities = without_lowest(cities)
    return tokens


# ---------------------------------------------------------------------------------------------------- Y9.3 commanders


@rule
def find_commanders(s: State) -> None:
    """Y9.3, Y10.1 Principals command; an independent city's men and the Phoenicians need somebody."""
    if s.invasion != 0:
        summon_tokens(s)
        summon_commander(s)
    elif s.principal[DEFENDER] < 0:
        s.commander[DEFENDER] = strongest_helper(s, DEFENDER)


@rule
def strongest_helper(s: State, side: int) -> int:
    """Y9.3 The helper with most tokens, -1 for none; **Ruling** among equals the first in the order of seats."""
    best = -1
    most = 0
    for p in range(s.players):
        if s.helpers[side] >> p & 1 == 1 and tokens_sent(s, p) > most:
            best = p
            most = tokens_sent(s, p)
    return best


@rule
def tokens_sent(s: State, p: int) -> int:
    n = 0
    cities = own_cities(s, p)
    while cities != 0:
        n += token_count(s.sent[lowest(cities)])
        cities = without_lowest(cities)
    return n


@rule
def ask_lenders(s: State) -> None:
    """Y9.3 Helpers with Voitheia; a commander has his own at hand."""
    seats = s.helpers[ATTACKER] | s.helpers[DEFENDER]
    for p in range(s.players):
        if s.hand[p] == 0 or s.commander[DEFENDER] == p:
            seats &= ~(1 << p)
    if seats != 0:
        begin_group(s, seats)
        push(s, LEND_TOKENS, NO_CITY, NO_SEAT, 0)


@rule
def lendings(s: State, p: int, reduced: int, out: Row, n: int) -> int:
    """None, or any up to six; reduced: none, or the six strongest."""
    n = emit(out, n, LEND)
    if reduced != 0:
        return emit(out, n, pack_pieces(LEND, 0, strongest(s.hand[p], PLACED)))
    part = next_part(s.hand[p], 0)
    while part != 0:
        if total(part) <= PLACED:
            n = emit(out, n, pack_pieces(LEND, 0, part))
        part = next_part(s.hand[p], part)
    return n


@rule
def strongest(tokens: int, number: int) -> int:
    """So many tokens with most points, or all."""
    part = 0
    for symbols in range(3, 0, -1):
        for token in range(TOKENS):
            if points_of(token) == symbols:
                part += min(count(tokens, token), number - total(part)) * one(token)
    return part


# ---------------------------------------------------------------------------------------------------- taking the field


@rule
def strike_camps(s: State) -> None:
    """Y5.4 Plague in the enemy camp: some of the enemy's largest contingent stay out and come back afterwards."""
    for side in range(SIDES):
        p = s.principal[side]
        if p >= 0 and s.camp_plague >> p & 1 == 1:
            s.camp_plague &= ~(1 << p)
            c = largest_contingent(s, 1 - side)
            s.sent[c] -= min(STRICKEN, s.sent[c])


@rule
def largest_contingent(s: State, side: int) -> int:
    """The city with most men in an army; among equals the first."""
    best = 0
    most = -1
    for c in range(CITIES):
        if s.side[c] == side + 1 and s.sent[c] > most:
            best = c
            most = s.sent[c]
    return best


@rule
def take_the_field(s: State) -> None:
    """Y9.7 Attacks go by the taxeis at the start, the reserve's included."""
    for side in range(SIDES):
        s.pool[side] = side_taxeis(s, side)
        s.started[side] = 0
        for c in range(CITIES):
            if s.side[c] == side + 1:
                s.started[side] += s.sent[c]


# ---------------------------------------------------------------------------------------------------- the chapter


@rule
def war_proceed(s: State, step: int) -> None:
    muster(s, step_value(step))


@rule
def war_kinds(s: State, p: int, step: int) -> int:
    return 1 << JOIN if step_kind(step) == JOIN_WAR else 1 << LEND


@rule
def war_actions(s: State, p: int, step: int, kind: int, reduced: int, out: Row, n: int) -> int:
    if kind == LEND:
        return lendings(s, p, reduced, out, n)
    for tokens in range(tokens_of(s, joinable(s, p, step_value(step))) + 1):
        n = emit(out, n, pack(JOIN, 0, 0, tokens))
    return n


@rule
def war_answer_refusal(s: State, p: int, step: int, action: int) -> int:
    if kind_of(action) == JOIN:
        if action != pack(JOIN, 0, 0, number_of(action)):
            return MALFORMED
        most = tokens_of(s, joinable(s, p, step_value(step)))
        return ALLOWED if number_of(action) <= most else TOO_MANY_SENT
    if city_of(action) != 0:
        return MALFORMED
    if not holds(s.hand[p], pieces_of(action)):
        return TOKENS_NOT_HELD
    return ALLOWED if total(pieces_of(action)) <= PLACED else TOO_MANY_LENT


@rule
def war_close(s: State, step: int) -> None:
    pop(s)
    for p in range(s.players):
        action = s.choice[p]
        s.choice[p] = 0
        if kind_of(action) == JOIN:
            join(s, p, step_value(step), number_of(action))
        elif kind_of(action) == LEND:
            s.lent[p] = pieces_of(action)
            s.hand[p] -= pieces_of(action)
