"""§16 Guessing: all that a viewer cannot know is drawn anew, every possibility of the draw equally likely.

Two states that look the same to the viewer become the same state, if they are redrawn with equal generators.
"""

from __future__ import annotations

from emporion.games.tyros.cards import COLOUR_CARDS, DECK, card_count, less, most
from emporion.games.tyros.state import ACCEPTED, ANSWER, COUNTERED, DECLINED, KEEP, State
from emporion.kernel.bits import nth, size
from emporion.kernel.multiset import holds, some_of
from emporion.kernel.random import below
from emporion.kernel.record import Row
from emporion.kernel.rule import rule


@rule
def redraw(s: State, viewer: int, rng: Row) -> None:
    """Replace what the viewer (a seat, or -1 for a spectator) cannot know."""
    forget_choices(s, viewer)
    redraw_tiles(s, viewer, rng)
    redraw_cards(s, viewer, rng)
    redraw_choices(s, viewer, rng)


@rule
def forget_choices(s: State, viewer: int) -> None:
    """Answers and kept cards of others are secret while somebody still chooses."""
    for p in range(s.players):
        if p != viewer and s.stage == ANSWER:
            s.answer[p] = 0
            s.counter_give[p] = 0
            s.counter_want[p] = 0
        if p != viewer and s.stage == KEEP:
            s.kept[p] = 0


@rule
def redraw_tiles(s: State, viewer: int, rng: Row) -> None:
    """Tiles that are nowhere to be seen lie in other hands and in the pile."""
    hidden = s.unseen
    for p in range(s.players):
        if p != viewer:
            hidden |= s.tiles[p] & ~s.shown[p]
    for p in range(s.players):
        if p == viewer:
            continue
        unknown = size(s.tiles[p] & ~s.shown[p])
        s.tiles[p] = s.shown[p]
        for _ in range(unknown):
            tile = 1 << nth(hidden, below(rng, size(hidden)))
            s.tiles[p] |= tile
            hidden &= ~tile
    s.unseen = hidden


@rule
def known_cards(s: State, p: int) -> int:
    """Cards that a player must hold: remembered, offered, or promised in an open answer."""
    known = s.memory[p]
    if s.asked != 0 and p == s.turn:
        known = most(known, s.give)
    if s.answer[p] == ACCEPTED:
        known = most(known, s.want)
    return most(known, s.counter_want[p])


@rule
def redraw_cards(s: State, viewer: int, rng: Row) -> None:
    """Cards that are nowhere to be seen lie in other hands and in the draw pile."""
    hidden = s.draw_pile
    for p in range(s.players):
        if p != viewer:
            hidden += s.hand[p] - known_cards(s, p)
    for p in range(s.players):
        if p == viewer:
            continue
        known = known_cards(s, p)
        drawn = some_of(hidden, card_count(s.hand[p]) - card_count(known), rng)
        s.hand[p] = known + drawn
        hidden -= drawn
    s.draw_pile = hidden


@rule
def redraw_choices(s: State, viewer: int, rng: Row) -> None:
    """Simultaneous choices that others have made and nobody knows yet."""
    for p in range(s.players):
        if p == viewer or s.waiting >> p & 1 != 0:
            continue
        if s.stage == ANSWER and s.asked >> p & 1 != 0:
            guess_answer(s, p, rng)
        if s.stage == KEEP:
            s.kept[p] = some_of(s.hand[p], below(rng, 4), rng)


@rule
def guess_answer(s: State, p: int, rng: Row) -> None:
    """Decline, accept where the hand allows it, or a counter of one card each way."""
    want = some_of(s.hand[p], 1, rng)
    give = some_of(less(DECK, want * COLOUR_CARDS), 1, rng)
    answer = DECLINED + below(rng, 3)
    if answer == ACCEPTED and not holds(s.hand[p], s.want):
        answer = DECLINED
    if answer == COUNTERED and (want == 0 or s.hand[s.turn] == 0 or (give == s.give and want == s.want)):
        answer = DECLINED
    s.answer[p] = answer
    if answer == COUNTERED:
        s.counter_give[p] = give
        s.counter_want[p] = want
