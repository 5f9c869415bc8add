"""Y11.1 to Y11.3 Voitheia: drawn, discarded, spent, lost and handed over."""

from __future__ import annotations

from emporion.games.tyrannos.codes import DISCARD, city_of, emit, pack_pieces, pieces_of
from emporion.games.tyrannos.refusals import (
    ALLOWED,
    MALFORMED,
    TOKEN_SUPERFLUOUS,
    TOKENS_NOT_HELD,
    WRONG_NUMBER_OF_TOKENS,
)
from emporion.games.tyrannos.rules.holdings import begin_group, is_living
from emporion.games.tyrannos.state import State
from emporion.games.tyrannos.steps import (
    DISCARD_EXTRA,
    DRAW_TOKENS,
    GIVE_TOKENS,
    LOSE_RANDOM,
    LOSE_TOKENS,
    NO_CITY,
    SPEND_POINTS,
    SWAP_TOKENS,
    TAKE_RANDOM,
    pop,
    push,
    step_kind,
    step_seat,
    step_value,
)
from emporion.games.tyrannos.voitheia import TOKENS, points, points_of
from emporion.kernel.multiset import count, holds, one, total
from emporion.kernel.record import Row
from emporion.kernel.rule import rule

# ---------------------------------------------------------------------------------------------------- what others ask


@rule
def gain_tokens(s: State, p: int, n: int) -> None:
    """Y11.2 A player draws Voitheia, as far as there are any; above the hand limit he then discards (Y5.2)."""
    if s.token_bag == 0:
        s.token_bag = s.token_discards
        s.token_discards = 0
    if n > 0 and s.token_bag != 0:
        push(s, DRAW_TOKENS, NO_CITY, p, n)


@rule
def tokens_to_be_had(s: State) -> int:
    """Y11.2 In the bag and among the discards."""
    return total(s.token_bag) + total(s.token_discards)


@rule
def discard_tokens(s: State, p: int, tokens: int) -> None:
    """Y11.3 Spent Voitheia are lost, whatever comes of it."""
    s.hand[p] -= tokens
    s.token_discards += tokens


@rule
def spend_points(s: State, p: int, needed: int) -> None:
    """A player who has so many points discards them; he is asked which tokens."""
    if needed > 0:
        push(s, SPEND_POINTS, NO_CITY, p, needed)


@rule
def lose_tokens(s: State, p: int, n: int) -> None:
    """A player discards tokens of his choice: so many, or all he has."""
    if n > 0 and s.hand[p] != 0:
        push(s, LOSE_TOKENS, NO_CITY, p, n)


@rule
def lose_random(s: State, p: int, n: int) -> None:
    """Chance takes so many of a player's tokens, or all he has."""
    if n > 0 and s.hand[p] != 0:
        push(s, LOSE_RANDOM, NO_CITY, p, n)


@rule
def give_tokens(s: State, p: int, q: int, n: int) -> None:
    """Y8.8 A player hands tokens of his choice to another, unseen by the rest."""
    if n > 0 and s.hand[p] != 0:
        push(s, GIVE_TOKENS, NO_CITY, p, n | q << 4)


@rule
def exchange_tokens(s: State, p: int, q: int, given: int, wanted: int) -> None:
    """Y8.8 Each hands the other tokens of his choice.

    If both give they pick at the same time, from what they hold now: so nobody hands back what he has just got, nor
    sees it before he has picked. The step must come up at once, for the group is asked from now on.
    """
    if given > 0 and wanted > 0:
        begin_group(s, 1 << p | 1 << q)
        push(s, SWAP_TOKENS, NO_CITY, p, given | q << 4 | wanted << 8)
    else:
        give_tokens(s, p, q, given)
        give_tokens(s, q, p, wanted)


@rule
def take_random(s: State, p: int, q: int, n: int) -> None:
    """Y9.15 Chance takes tokens of a player for another."""
    if n > 0 and s.hand[p] != 0:
        push(s, TAKE_RANDOM, NO_CITY, p, n | q << 4)


# ---------------------------------------------------------------------------------------------------- sets of tokens


@rule
def next_part(tokens: int, part: int) -> int:
    """The part of a number of tokens that follows this one in counting, 0 after the last."""
    for token in range(TOKENS):
        if count(part, token) < count(tokens, token):
            return part + one(token)
        part -= count(part, token) * one(token)
    return 0


@rule
def parts_of_size(tokens: int, size: int, action: int, out: Row, n: int) -> int:
    """Append an action with every part of exactly so many tokens; `action` has everything else."""
    if size == 0:
        return emit(out, n, action)
    part = next_part(tokens, 0)
    while part != 0:
        if total(part) == size:
            n = emit(out, n, action + pack_pieces(0, 0, part))
        part = next_part(tokens, part)
    return n


@rule
def is_enough(tokens: int, needed: int) -> bool:
    """Whether these tokens have the points and none of them is superfluous."""
    return points(tokens) >= needed and not has_superfluous(tokens, needed)


@rule
def has_superfluous(tokens: int, needed: int) -> bool:
    """Whether the points would do without one of the tokens."""
    surplus = points(tokens) - needed
    for token in range(TOKENS):
        if count(tokens, token) > 0 and points_of(token) <= surplus:
            return True
    return False


@rule
def parts_of_worth(tokens: int, needed: int, action: int, out: Row, n: int) -> int:
    """Append an action with every part that has the points, without a superfluous token."""
    part = next_part(tokens, 0)
    while part != 0:
        if is_enough(part, needed):
            n = emit(out, n, action + pack_pieces(0, 0, part))
        part = next_part(tokens, part)
    return n


# ---------------------------------------------------------------------------------------------------- the steps


@rule
def surplus_tokens(s: State, p: int) -> int:
    """Y5.2 Tokens above the hand limit."""
    return max(0, total(s.hand[p]) - s.voitheia_hand) if s.voitheia_hand > 0 else 0


@rule
def keep_to_limit(s: State, p: int) -> None:
    if surplus_tokens(s, p) > 0:
        push(s, DISCARD_EXTRA, NO_CITY, p, 0)


@rule
def tokens_wanted(s: State, p: int, step: int) -> int:
    """How many tokens a player must choose now."""
    if step_kind(step) == DISCARD_EXTRA:
        return surplus_tokens(s, p)
    if step_kind(step) == GIVE_TOKENS:
        return min(step_value(step) & 15, total(s.hand[p]))
    if step_kind(step) == SWAP_TOKENS:
        return step_value(step) & 15 if p == step_seat(step) else step_value(step) >> 8
    return min(step_value(step), total(s.hand[p]))


@rule
def tokens_stale(s: State, step: int) -> bool:
    p = step_seat(step)
    kind = step_kind(step)
    if not is_living(s, p):
        return True
    if kind == SWAP_TOKENS:
        return False
    if kind == DRAW_TOKENS:
        return s.token_bag == 0
    if kind == SPEND_POINTS:
        return points(s.hand[p]) < step_value(step)
    return tokens_wanted(s, p, step) == 0


@rule
def tokens_kinds(s: State, p: int, step: int) -> int:
    return 1 << DISCARD


@rule
def tokens_actions(s: State, p: int, step: int, kind: int, reduced: int, out: Row, n: int) -> int:
    if step_kind(step) == SPEND_POINTS:
        return parts_of_worth(s.hand[p], step_value(step), DISCARD, out, n)
    return parts_of_size(s.hand[p], tokens_wanted(s, p, step), DISCARD, out, n)


@rule
def tokens_refusal(s: State, p: int, step: int, action: int) -> int:
    tokens = pieces_of(action)
    if city_of(action) != 0:
        return MALFORMED
    if not holds(s.hand[p], tokens):
        return TOKENS_NOT_HELD
    if step_kind(step) != SPEND_POINTS:
        return ALLOWED if total(tokens) == tokens_wanted(s, p, step) else WRONG_NUMBER_OF_TOKENS
    if points(tokens) < step_value(step):
        return WRONG_NUMBER_OF_TOKENS
    return TOKEN_SUPERFLUOUS if has_superfluous(tokens, step_value(step)) else ALLOWED


@rule
def tokens_apply(s: State, p: int, step: int, action: int) -> None:
    pop(s)
    if step_kind(step) == GIVE_TOKENS:
        hand_tokens(s, p, step_value(step) >> 4, pieces_of(action))
    else:
        discard_tokens(s, p, pieces_of(action))


@rule
def hand_tokens(s: State, p: int, q: int, tokens: int) -> None:
    s.hand[p] -= tokens
    s.hand[q] += tokens
    keep_to_limit(s, q)


@rule
def tokens_close(s: State, step: int) -> None:
    """Y8.8 Both have picked. The limit holds when all have changed hands: what is given makes room."""
    p = step_seat(step)
    q = step_value(step) >> 4 & 15
    given = pieces_of(s.choice[p])
    got = pieces_of(s.choice[q])
    pop(s)
    begin_group(s, 0)
    s.hand[p] += got - given
    s.hand[q] += given - got
    keep_to_limit(s, p)
    keep_to_limit(s, q)


@rule
def tokens_chance(s: State, step: int, action: int) -> None:
    pop(s)
    p = step_seat(step)
    tokens = pieces_of(action)
    if step_kind(step) == DRAW_TOKENS:
        draw_tokens(s, p, tokens, step_value(step))
    elif step_kind(step) == TAKE_RANDOM:
        hand_tokens(s, p, step_value(step) >> 4, tokens)
    else:
        discard_tokens(s, p, tokens)


@rule
def draw_tokens(s: State, p: int, tokens: int, wanted: int) -> None:
    """Y11.2 If the bag did not hold enough, the rest is drawn from the discards."""
    s.hand[p] += tokens
    s.token_bag -= tokens
    keep_to_limit(s, p)
    if total(tokens) < wanted:
        gain_tokens(s, p, wanted - total(tokens))
