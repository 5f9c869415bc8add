"""Y12 What a viewer knows of a game of Tyrannos, and a state he cannot tell from the real one.

What he knows is a record of the state in which everything stands that he knows, and nothing else; `guess` begins with
it.
"""

from __future__ import annotations

import base64
import copy
import random
from typing import Any, Final

from emporion.games.tyrannos import actions, packing
from emporion.games.tyrannos.actions import TOKEN_NAMES, Goods, tokens_of
from emporion.games.tyrannos.codes import MAKE_OFFER, OFFER_TERMS, kind_of
from emporion.games.tyrannos.packing import decode, pieces_in
from emporion.games.tyrannos.rules.guessing import (
    NO_DEAL,
    is_party,
    knows_choice,
    knows_lent,
    knows_placed,
    knows_punic,
    redraw,
)
from emporion.games.tyrannos.state import PLACED, SIDES, State
from emporion.games.tyrannos.steps import ANSWER_TERMS, step_kind, top
from emporion.games.tyrannos.view import Table
from emporion.kernel.random import WORDS, seed
from emporion.kernel.record import schema_of

SECRET: Final = ("hand", "token_bag", "choice", "offer", "lent", "punic_hand", "placed_token")
"""The fields of a state that not everybody may know; all others lie open."""
SHAPES: Final = {field.name: field.kind.shape for field in schema_of(State).fields if field.name in SECRET}
UNKNOWN_CHOICE: Final = 63
"""A choice that was made, of a kind that does not exist."""

# ---------------------------------------------------------------------------------------------------- what is known


def known_to(s: State, viewer: int) -> str:
    """A record with all that lies open, and of the rest what the viewer knows; what he does not know is 0.

    Places that hold something unknown are marked where the rules need to see that they do: a choice that was made has
    the kind of none, a token under a grouping is the first sort.
    """
    known = copy.copy(s)
    for name, shape in SHAPES.items():
        setattr(known, name, zeros(shape))
    add_tokens(s, known, viewer)
    add_choices(s, known, viewer)
    return base64.b64encode(schema_of(State).pack(known)).decode("ascii")


def zeros(shape: tuple[int, ...]) -> Any:
    return [zeros(shape[1:]) for _ in range(shape[0])] if shape else 0


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


def hidden_offer(s: State) -> int:
    """Y12 All that others may know of an offer: whom it was made to."""
    if kind_of(s.offer) == OFFER_TERMS:
        return OFFER_TERMS | NO_DEAL
    offer = decode(s.offer)
    assert isinstance(offer, actions.MakeOffer)
    return packing.encode(actions.MakeOffer(offer.to, Goods(money=1), Goods(money=1)))


def all_tokens(s: State) -> int:
    """Y11.1 All Voitheia of the game."""
    placed = sum(pieces_in([TOKEN_NAMES[token - 1]], TOKEN_NAMES) for row in s.placed_token for token in row if token)
    return s.token_bag + s.token_discards + s.punic_hand + sum(s.hand) + sum(s.lent) + placed


# ---------------------------------------------------------------------------------------------------- guessing


def known_state(table: Table) -> State:
    """What the viewer knows, as a state of the caller's own: rules can be applied to it where they need no secrets."""
    s: State = schema_of(State).unpack(base64.b64decode(table.known))
    return s


def guess(table: Table, rng: random.Random) -> State:
    """A full state consistent with the view: all that the viewer cannot know is drawn anew."""
    s = known_state(table)
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
