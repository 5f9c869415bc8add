"""A calculator of battles for people and bots: what becomes of two armies, by many battles under the rules themselves.

    odds = Calculator().odds(Army(16), Army(8), battles=20_000)
    odds.crushing[ATTACKER]

Both sides fight to the end: nobody gives up or offers terms.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from emporion.engine.modes import kernel_in
from emporion.games.tyrannos.codes import (
    DEPLOY,
    LEAD_AT,
    PLACED_AT,
    PLACED_WIDTH,
    ROLLED,
    SHAPE_AT,
    SUPPORTS_AT,
    TARGETS_AT,
    pack,
    played_of,
    target_of,
)
from emporion.games.tyrannos.refusals import ALLOWED
from emporion.games.tyrannos.rules.aftermath import roll_wounds
from emporion.games.tyrannos.rules.armies import groupings, send, token_count
from emporion.games.tyrannos.rules.battle import battle_chance, battle_proceed
from emporion.games.tyrannos.rules.deployment import deploy, deploy_refusal, engine_deployment
from emporion.games.tyrannos.rules.dice import D4, D6
from emporion.games.tyrannos.rules.plans import (
    attacks,
    begin_attacks,
    begin_round,
    engine_plan,
    may_attack,
    may_support,
)
from emporion.games.tyrannos.rules.war import take_the_field
from emporion.games.tyrannos.state import ATTACKER, CRUSHING, DEFENDER, GROUPINGS, LINES, PLACED, SIDES, State
from emporion.games.tyrannos.steps import END_BATTLE, END_ROUND, PLANS, ROLL_ATTACK, pop, step_kind, top
from emporion.games.tyrannos.voitheia import TOKENS
from emporion.kernel.bits import size
from emporion.kernel.multiset import one
from emporion.kernel.program import Program
from emporion.kernel.random import WORDS, below, seed
from emporion.kernel.record import Pool, Row, schema_of
from emporion.kernel.rule import rule

FACING: Final = 0
"""Every grouping attacks the one it faces, else the first; Voitheia are played one a round, the strongest first."""
WEAKEST: Final = 1
"""Every grouping attacks the weakest that it may."""
SUPPORTING: Final = 2
"""Like FACING, but a grouping without an opposite supports its neighbour (Y9.7 support=join)."""
MOST_LOCHOI: Final = 31 * 4

# Where in a tally things stand; those of the defender follow those of the attacker.
CRUSHING_AT: Final = 0
NARROW_AT: Final = 2
DRAWS_AT: Final = 4
PUT_OUT_AT: Final = 5
LOST_AT: Final = 7
ROUNDS_AT: Final = 9
TALLY: Final = 10


class Army(NamedTuple):
    lochoi: int
    shape: tuple[int, ...] = ()
    """Tokens of each grouping, the rest is reserve; empty for the deepest piles."""
    voitheia: tuple[tuple[int, int], ...] = ()
    """Tokens (Y11.1) and the groupings, from 0, that they lie under."""
    policy: int = FACING
    punic: bool = False
    """Y10.1 An attacker who may place all six tokens."""


class Odds(NamedTuple):
    """Shares of all battles, and averages; of two numbers the attacker's comes first."""

    crushing: tuple[float, float]
    narrow: tuple[float, float]
    draw: float
    put_out: tuple[float, float]
    lost: tuple[float, float]
    """For good, after wounds and helmets (Y9.13)."""
    rounds: float

    def wins(self, side: int) -> float:
        return self.crushing[side] + self.narrow[side]


class Calculator:
    """Samples battles; the mode is one of `engine.modes`."""

    def __init__(self, mode: str = "auto") -> None:
        self._kernel = kernel_in(Program(schema_of(State), [many_battles], {}), mode)

    def odds(self, attacker: Army, defender: Army, battles: int = 2000, own_half: bool = False, run: int = 0) -> Odds:
        """Y9.5 to Y9.13 `run` is the seed; ValueError for an army that cannot be deployed like that."""
        states, tally = self._kernel.states(2), self._kernel.numbers(TALLY)
        start = schema_of(State).pack(drawn_up((attacker, defender), own_half))
        self._kernel.put(states, 1, start)
        rng = self._kernel.numbers(WORDS)
        self._kernel.run.many_battles(states, battles, attacker.policy, defender.policy, run, rng, tally)
        share = [int(n) / battles for n in tally]
        return Odds(
            pair(share, CRUSHING_AT),
            pair(share, NARROW_AT),
            share[DRAWS_AT],
            pair(share, PUT_OUT_AT),
            pair(share, LOST_AT),
            share[ROUNDS_AT],
        )


def pair(numbers: list[float], at: int) -> tuple[float, float]:
    return numbers[at], numbers[at + 1]


# ---------------------------------------------------------------------------------------------------- drawing up


def drawn_up(armies: tuple[Army, Army], own_half: bool) -> State:
    """Two armies in line: seat and city 0 attack, seat and city 1 defend; nobody is asked whether to fight on."""
    s: State = schema_of(State).blank()
    s.players = SIDES
    s.own_half = int(own_half)
    s.support_joins = int(any(army.policy == SUPPORTING for army in armies))
    s.invasion = int(armies[ATTACKER].punic)
    for side, army in enumerate(armies):
        s.principal[side] = -1
        s.commander[side] = side
        s.residence[side] = side
        s.hand[side] = sum(one(token) for token, _ in army.voitheia)
        if army.punic:
            s.punic_hand, s.hand[side] = s.hand[side], 0
        if not 0 < army.lochoi <= MOST_LOCHOI:
            raise ValueError(f"an army has 1 to {MOST_LOCHOI} lochoi")
        send(s, side, side, army.lochoi)
    take_the_field(s)
    for side, army in enumerate(armies):
        action = deployment(s, side, army)
        if deploy_refusal(s, side, action) != ALLOWED:
            tokens = token_count(army.lochoi)
            raise ValueError(f"an army of {army.lochoi} lochoi, {tokens} tokens, cannot be deployed like that (Y9.5)")
        deploy(s, side, action)
        if army.policy == FACING:
            s.commander[side] = -1
    return s


def deployment(s: State, side: int, army: Army) -> int:
    if len(army.shape) > GROUPINGS or any(not 0 < tokens <= LINES for tokens in army.shape):
        raise ValueError(f"{army.shape} is no shape of an army of {token_count(army.lochoi)} tokens")
    if len(army.voitheia) > PLACED or any(
        not (0 <= token < TOKENS and 0 <= under < GROUPINGS) for token, under in army.voitheia
    ):
        raise ValueError("such Voitheia cannot lie there")
    shape = engine_deployment(s, side) >> SHAPE_AT & 0x3F
    if army.shape:
        shape = sum(tokens << 2 * g for g, tokens in enumerate(army.shape))
    action = DEPLOY | shape << SHAPE_AT | side << LEAD_AT
    for i, (token, under) in enumerate(army.voitheia):
        action |= (token + 1 | under << 4) << PLACED_AT + PLACED_WIDTH * i
    return action


# ---------------------------------------------------------------------------------------------------- fighting


@rule
def many_battles(
    states: Pool[State], battles: int, attacker: int, defender: int, run: int, rng: Row, tally: Row
) -> None:
    """Fight the battle drawn up in states[1] again and again in states[0]."""
    for battle in range(battles):
        states[0] = states[1]
        seed(rng, run, battle)
        fight_out(states[0], attacker, defender, rng)
        count_result(states[0], tally)


@rule
def fight_out(s: State, attacker: int, defender: int, rng: Row) -> None:
    """Y9.7 to Y9.13 From the first round to the wounds."""
    begin_round(s)
    while step_kind(top(s)) != END_BATTLE:
        step = top(s)
        kind = step_kind(step)
        if kind == PLANS:
            if attacker != FACING:
                s.choice[ATTACKER] = plan_by(s, ATTACKER, attacker)
            if defender != FACING:
                s.choice[DEFENDER] = plan_by(s, DEFENDER, defender)
            pop(s)
            begin_attacks(s)
        elif kind == END_ROUND:
            battle_proceed(s, step)
        else:
            battle_chance(s, step, pack(ROLLED, 0, 0, 1 + below(rng, D6 if kind == ROLL_ATTACK else D4)))
    for c in range(SIDES):
        tend_wounds(s, c, rng)


@rule
def plan_by(s: State, side: int, policy: int) -> int:
    return weakest_plan(s, side) if policy == WEAKEST else supporting_plan(s, side)


@rule
def supporting_plan(s: State, side: int) -> int:
    """The engine's plan; while there are attacks enough, who has no opposite supports the attack to the left."""
    action = engine_plan(s, side)
    own = groupings(s, side)
    if attacks(s, side, played_of(action)) < size(own):
        return action
    for g in range(1, GROUPINGS):
        for left in range(g):
            if may_support(s, side, g, left) and target_of(action, left) != 0:
                action &= ~(3 << TARGETS_AT + 2 * g)
                action |= left + 1 << SUPPORTS_AT + 2 * g
    return action


@rule
def weakest_plan(s: State, side: int) -> int:
    """The engine's plan with other targets."""
    usual = engine_plan(s, side)
    action = usual & (1 << TARGETS_AT) - 1
    for g in range(GROUPINGS):
        if target_of(usual, g) != 0:
            action |= weakest_target(s, side, g) + 1 << TARGETS_AT + 2 * g
    return action


@rule
def weakest_target(s: State, side: int, g: int) -> int:
    """The first of those with the least force."""
    best = -1
    for target in range(GROUPINGS):
        if may_attack(s, side, g, target) and (best < 0 or s.force[1 - side][target] < s.force[1 - side][best]):
            best = target
    return best


@rule
def tend_wounds(s: State, c: int, rng: Row) -> None:
    faces = 0
    for _ in range(s.fallen[c]):
        faces += one(below(rng, D4))
    roll_wounds(s, c, faces)


@rule
def count_result(s: State, tally: Row) -> None:
    tally[ROUNDS_AT] += s.battle_round
    if s.winner < 0:
        tally[DRAWS_AT] += 1
    elif s.result == CRUSHING:
        tally[CRUSHING_AT + s.winner] += 1
    else:
        tally[NARROW_AT + s.winner] += 1
    for side in range(SIDES):
        tally[PUT_OUT_AT + side] += s.put_out[side]
        tally[LOST_AT + side] += max(0, s.fallen[side] - s.helmets[side])
