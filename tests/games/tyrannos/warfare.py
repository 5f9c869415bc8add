"""Wars to try the rules of Y9 and Y10 on, played through the central loop.

s = war(new_game(), 0, 1)          seat 0 attacks city 1
deploy(s, 0, (2,)); deploy(s, 1, (1, 1))
fight(s); rolls(s, 6, 6, 1)
"""

from __future__ import annotations

from typing import Final

from emporion.engine.participants import CHANCE
from emporion.engine.play import PIECES
from emporion.games.tyrannos.codes import (
    DECLARE_WAR,
    DEPLOY,
    DICE_ROLLED,
    FIGHT,
    LEAD_AT,
    PLACED_AT,
    PLACED_WIDTH,
    PLAN,
    PLAYED_AT,
    ROLLED,
    SHAPE_AT,
    SUPPORTS_AT,
    TARGETS_AT,
    pack,
    pack_pieces,
)
from emporion.games.tyrannos.refusals import ALLOWED
from emporion.games.tyrannos.rules.chance import draw_action, urn
from emporion.games.tyrannos.rules.legality import actions_of_kind, kinds_asked, refusal, sample_of_kind
from emporion.games.tyrannos.rules.order import apply, awaited, go_on
from emporion.games.tyrannos.rules.war import declare_war
from emporion.games.tyrannos.state import State
from emporion.games.tyrannos.steps import (
    INVADE,
    NO_SEAT,
    RESOLVE,
    ROLL_ATTACK,
    ROLL_MORALE,
    push,
    step_kind,
    top,
)
from emporion.kernel.bits import lowest
from emporion.kernel.multiset import one
from emporion.kernel.random import WORDS, below, seed
from tests.games.tyrannos.positions import listed, tokens

LATER: Final = 10
"""A month after the truce."""


def war(s: State, p: int, c: int) -> State:
    """A player attacks a city; on to the first question."""
    s.month = max(s.month, LATER)
    s.turn = p
    declare_war(s, p, pack(DECLARE_WAR, c, 0, 0))
    go_on(s)
    return s


def invasion(s: State, c: int) -> State:
    s.month = max(s.month, LATER)
    push(s, INVADE, c, NO_SEAT, 0)
    go_on(s)
    return s


def asked(s: State) -> int:
    """The step that waits for an answer."""
    return step_kind(top(s)) if s.depth > 0 else 0


def answer(s: State, p: int, action: int) -> None:
    assert refusal(s, p, action) == ALLOWED
    apply(s, p, action)


def options(s: State, p: int) -> list[int]:
    kinds = kinds_asked(s, p)
    return [a for kind in range(64) if kinds >> kind & 1 for a in listed(actions_of_kind, s, p, kind, 0)]


def deployment(shape: tuple[int, ...], lead: int, placed: str = "", under: tuple[int, ...] = ()) -> int:
    """Sizes of the groupings, whose men stand in front, Voitheia and the groupings they lie under."""
    action = DEPLOY | sum(n << SHAPE_AT + 2 * g for g, n in enumerate(shape)) | lead << LEAD_AT
    for i, word in enumerate(placed.split()):
        sort = next(t for t in range(9) if one(t) == tokens(word))
        g = under[i] if under else 0
        action |= (sort + 1 | g << 4) << PLACED_AT + PLACED_WIDTH * i
    return action


def deploy(s: State, p: int, shape: tuple[int, ...], placed: str = "", under: tuple[int, ...] = ()) -> None:
    answer(s, p, deployment(shape, s.residence[p], placed, under))


def plan(played: int, *targets: int) -> int:
    """Places of the Voitheia that are played as a set; the grouping, from 1, that each own one attacks, 0 for none."""
    return PLAN | played << PLAYED_AT | sum(t << TARGETS_AT + 2 * g for g, t in enumerate(targets))


def support(plan: int, *supported: int) -> int:
    """A plan in which each own grouping supports another one, from 1; 0 for none."""
    return plan | sum(t << SUPPORTS_AT + 2 * g for g, t in enumerate(supported))


def fight(s: State) -> None:
    """All principals fight on."""
    assert asked(s) == RESOLVE
    for p in range(s.players):
        if awaited(s) >> p & 1 and asked(s) == RESOLVE:
            answer(s, p, FIGHT)


def rolls(s: State, *faces: int) -> None:
    for face in faces:
        assert asked(s) in (ROLL_ATTACK, ROLL_MORALE) or awaited(s) == 1 << CHANCE
        answer(s, CHANCE, pack(ROLLED, 0, 0, face))


def wounds(s: State, *faces: int) -> None:
    """One throw for all who fell of a city."""
    answer(s, CHANCE, pack_pieces(DICE_ROLLED, 0, sum(one(face - 1) for face in faces)))


# ---------------------------------------------------------------------------------------------------- at random


def play_at_random(s: State, game: int) -> int:
    """Answer everything at random until nothing is left to do; how many answers that took."""
    rng = [0] * WORDS
    seed(rng, 9, game)
    answers = 0
    while awaited(s) != 0:
        who = lowest(awaited(s))
        action = random_draw(s, rng) if who == CHANCE else random_action(s, who, rng)
        answer(s, who, action)
        answers += 1
        assert answers < 5000
    return answers


def random_draw(s: State, rng: list[int]) -> int:
    row, drawn = [0] * PIECES, [0] * PIECES
    number = urn(s, row)
    pieces = [i for i, n in enumerate(row) for _ in range(n)]
    for _ in range(abs(number)):
        at = below(rng, len(pieces))
        drawn[pieces[at]] += 1
        if number > 0:
            pieces.pop(at)
    return draw_action(s, drawn)


def random_action(s: State, p: int, rng: list[int]) -> int:
    actions = options(s, p)
    kinds = kinds_asked(s, p)
    sampled = [sample_of_kind(s, p, kind, rng) for kind in range(64) if kinds >> kind & 1]
    actions += [action for action in sampled if action != 0]
    assert actions
    return actions[below(rng, len(actions))]
