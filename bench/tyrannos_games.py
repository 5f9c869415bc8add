"""Games of Tyrannos between bots, told: who led and who left when and in which scene, and where the points came from.

Between strategoi the loop plays the same games as `bot_games` does and looks over its shoulder; tyrants are asked one
decision at a time. What is seen is written down as it is; what it means is worked out by those who read the tales.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Final

import msgspec

from emporion.arena.simulate import row_of
from emporion.bots.bot import NO_LIMIT
from emporion.bots.playing import begin_game, policy_action
from emporion.bots.tyrannos.craft import CRAFT
from emporion.bots.tyrannos.knobs import NAMES
from emporion.bots.tyrannos.notes import Notes
from emporion.bots.tyrannos.tyrant import HABITS, Tyrant
from emporion.bots.workbench import POLICY
from emporion.engine.modes import kernel_in
from emporion.engine.participants import CHANCE
from emporion.engine.play import PIECES, chance_action, mix, winners
from emporion.engine.slots import apply, awaited, score
from emporion.games import get_game
from emporion.games.tyrannos.cities import CITIES, GREEK, SEATS
from emporion.games.tyrannos.codes import AS_VASSAL, CONDITION, DECLARE_WAR, RAZE, city_of, kind_of, second_of
from emporion.games.tyrannos.options import MONTHS
from emporion.games.tyrannos.rules.holdings import TALENT, is_independent, is_living, living
from emporion.games.tyrannos.rules.scoring import (
    ORIGINAL_POINTS,
    ally_points,
    city_points,
    expansion_points,
    money_of,
    points_of_seat,
)
from emporion.games.tyrannos.state import State
from emporion.games.tyrannos.steps import ROLL_ATTACK, STEPS, step_city, step_kind, step_value, top
from emporion.kernel.bits import lowest, size
from emporion.kernel.program import Kernel
from emporion.kernel.random import WORDS
from emporion.kernel.record import Grid, Pool, Row, i8, i16, i32, i64, schema_of
from emporion.kernel.rule import rule

GAME: Final = get_game("tyrannos")
SOURCES: Final = ("original", "cities", "allies", "expansions", "battles", "talents")
"""Y11.7 What points are given for."""
YEAR: Final = 12
"""The month at whose end everybody's holdings are written down."""
MONTHS_MOST: Final = MONTHS[-1]
TO_THE_END: Final = 127
CHUNK: Final = 100
"""Games between two reports of progress."""

# What a scene says, in its order: the step that was being done, and how things stood just before.
(
    STEP,
    VALUE,
    BELOW,
    TURN,
    EVENT,
    INVADED,
    PENDING,
    OWED,
    MONTH,
) = range(9)
SCENE: Final = 9


class Tale:
    """What is told of one game."""

    digest: Annotated[int, i64]
    actions: Annotated[int, i32]
    money: Annotated[Row, i32[SEATS]]
    """Drachmas at the end."""
    year_money: Annotated[Row, i32[SEATS]]
    """Drachmas in all treasuries at the end of the first year …"""
    now: Annotated[Row, i32[SCENE]]
    """The scene that is being played."""
    last_scene: Annotated[Grid, i32[SEATS, SCENE]]
    """The one in which a player left."""
    steps: Annotated[Row, i16[STEPS]]
    """How often each step was answered."""
    points: Annotated[Row, i16[SEATS]]
    sources: Annotated[Grid, i16[SEATS, len(SOURCES)]]
    standing: Annotated[int, i16]
    """The cities that exist at the end, as a set."""
    battles: Annotated[int, i16]
    """Those against the Phoenicians included …"""
    fought: Annotated[int, i16]
    """… those of them with a round at least, not settled before …"""
    rounds: Annotated[int, i16]
    """… and the rounds of all of them together."""
    wars_on_players: Annotated[int, i16]
    wars_on_cities: Annotated[int, i16]
    subdued: Annotated[int, i16]
    razed: Annotated[int, i16]
    """Conditions that were imposed: vassal, razed."""
    months: Annotated[int, i8]
    winners: Annotated[int, i8]
    """As a set."""
    original: Annotated[Row, i8[SEATS]]
    left: Annotated[Row, i8[SEATS]]
    """0 for who was there at the end, 1 for who left first …"""
    year_city: Annotated[Row, i8[SEATS]]
    """… with the levels of the residence, 0 for who was out."""
    year_store: Annotated[Row, i8[SEATS]]
    leader: Annotated[Row, i8[MONTHS_MOST]]
    """By month, the first at 0: the seat + 1 that alone has most points at its end, 0 for none …"""
    untaken: Annotated[Row, i8[MONTHS_MOST]]
    """… the cities that no player has had since the beginning …"""
    wars: Annotated[Row, i8[MONTHS_MOST]]
    """… and the wars that were declared in it."""
    round_now: Annotated[int, i8]
    """Of the battle that is being fought."""


# ---------------------------------------------------------------------------------------------------- on the kernel


@rule
def told_games(
    states: Pool[State],
    options: Row,
    run: int,
    first: int,
    count: int,
    last: int,
    notes: Pool[Notes],
    tales: Pool[Tale],
    pieces: Grid,
    rng: Row,
    dealer: Row,
) -> None:
    """Play games `first` to `first + count - 1` of a run, each until its month `last` is over; a tale of each."""
    for game in range(count):
        begin_game(states, options, run, first + game, rng, dealer)
        tell_game(states[0], last, notes, tales[game], pieces, rng, dealer)


@rule
def tell_game(s: State, last: int, notes: Pool[Notes], t: Tale, pieces: Grid, rng: Row, dealer: Row) -> None:
    waiting = awaited(s)
    while waiting != 0 and s.month <= last:
        who = lowest(waiting)
        if who == CHANCE:
            action = chance_action(s, dealer, pieces)
        else:
            action = policy_action(s, who, POLICY, notes[who], rng)
            t.actions += 1
        tell(s, t, who, action)
        waiting = awaited(s)
    note_end(s, t)


@rule
def tell(s: State, t: Tale, who: int, action: int) -> None:
    """Do what was chosen or drawn, and note what became of it."""
    t.digest = mix(t.digest, action)
    note_scene(s, t)
    note_action(s, t, action)
    before = living(s)
    month = s.month
    in_battle = s.target
    apply(s, who, action)
    if living(s) != before:
        note_leaving(s, t, before)
    if in_battle != 0 and s.target == 0:
        note_battle(t)
    if month > 0 and (s.month > month or s.depth == 0):
        note_month(s, t, month)


@rule
def tell_beginning(states: Pool[State], options: Row, run: int, game: int, rng: Row, dealer: Row) -> None:
    begin_game(states, options, run, game, rng, dealer)


@rule
def tell_until_choice(states: Pool[State], tales: Pool[Tale], pieces: Grid, dealer: Row) -> int:
    """Let chance play in states[0]; who is to choose then, -1 when the game is over."""
    waiting = awaited(states[0])
    while waiting != 0 and lowest(waiting) == CHANCE:
        tell(states[0], tales[0], CHANCE, chance_action(states[0], dealer, pieces))
        waiting = awaited(states[0])
    return lowest(waiting) if waiting != 0 else -1


@rule
def tell_choice(states: Pool[State], tales: Pool[Tale], who: int, action: int) -> None:
    tales[0].actions += 1
    tell(states[0], tales[0], who, action)


@rule
def tell_end(states: Pool[State], tales: Pool[Tale]) -> None:
    note_end(states[0], tales[0])


@rule
def note_scene(s: State, t: Tale) -> None:
    step = top(s)
    c = step_city(step)
    t.steps[step_kind(step)] += 1
    if step_kind(step) == ROLL_ATTACK:
        t.round_now = s.battle_round + 1
    t.now[STEP] = step_kind(step)
    t.now[VALUE] = step_value(step)
    t.now[BELOW] = step_kind(s.agenda[s.depth - 2]) if s.depth > 1 else 0
    t.now[TURN] = s.turn
    t.now[EVENT] = s.event
    t.now[INVADED] = s.invasion
    t.now[PENDING] = s.pending[c] if c < CITIES else 0
    t.now[OWED] = s.costs - s.costs_paid
    t.now[MONTH] = s.month


@rule
def note_action(s: State, t: Tale, action: int) -> None:
    """What was declared and imposed; the actions of chance are of other kinds."""
    if kind_of(action) == DECLARE_WAR:
        t.wars[s.month - 1] += 1
        if s.owner[city_of(action)] > 0:
            t.wars_on_players += 1
        else:
            t.wars_on_cities += 1
    elif kind_of(action) == CONDITION:
        if second_of(action) == AS_VASSAL:
            t.subdued += 1
        elif second_of(action) == RAZE:
            t.razed += 1


@rule
def note_leaving(s: State, t: Tale, before: int) -> None:
    for p in range(s.players):
        if before >> p & 1 == 1 and not is_living(s, p):
            for i in range(SCENE):
                t.last_scene[p][i] = t.now[i]


@rule
def note_battle(t: Tale) -> None:
    t.battles += 1
    t.fought += int(t.round_now > 0)
    t.rounds += t.round_now
    t.round_now = 0


@rule
def note_month(s: State, t: Tale, month: int) -> None:
    """How things stand at its end."""
    t.leader[month - 1] = leader(s)
    t.untaken[month - 1] = untaken(s)
    if month == YEAR:
        note_year(s, t)


@rule
def leader(s: State) -> int:
    """The seat + 1 that alone has most points, 0 for none."""
    best = 0
    most = -1
    for p in range(s.players):
        if not is_living(s, p):
            continue
        points = points_of_seat(s, p)
        if points > most:
            best = p + 1
            most = points
        elif points == most:
            best = 0
    return best


@rule
def untaken(s: State) -> int:
    """Cities that belonged to nobody at the beginning and still do; one that got free again counts as well."""
    cities = 0
    for c in range(GREEK):
        cities |= int(is_independent(s, c)) << c
    for p in range(s.players):
        cities &= ~(1 << s.original[p])
    return size(cities)


@rule
def note_year(s: State, t: Tale) -> None:
    for p in range(s.players):
        if is_living(s, p):
            t.year_city[p] = s.city_level[s.residence[p]]
            t.year_store[p] = s.store_level[s.residence[p]]
            t.year_money[p] = money_of(s, p)


@rule
def note_end(s: State, t: Tale) -> None:
    t.months = s.month
    t.standing = s.standing
    score(s, t.points)
    t.winners = winners(s, t.points)
    for p in range(s.players):
        t.original[p] = s.original[p]
        t.left[p] = s.left[p]
        if is_living(s, p):
            note_sources(s, p, t.sources[p])
            t.money[p] = money_of(s, p)


@rule
def note_sources(s: State, p: int, out: Row) -> None:
    """Y11.7 In the order of SOURCES."""
    original = ORIGINAL_POINTS if s.kept_original >> p & 1 == 1 else 0
    out[0] = original
    out[1] = city_points(s, p) - original
    out[2] = ally_points(s, p)
    out[3] = expansion_points(s, p)
    out[4] = s.battle_points[p]
    out[5] = money_of(s, p) // TALENT


# ---------------------------------------------------------------------------------------------------- from outside

ENTRIES: Final = (told_games, tell_beginning, tell_until_choice, tell_choice, tell_end)


def tales(
    given: Mapping[str, Any],
    games: int,
    seed: int,
    mode: str = "auto",
    last: int = TO_THE_END,
    knobs: Mapping[str, int] | None = None,
) -> Iterator[Tale]:
    """Games with these options between strategoi, all of them set alike; the same seed plays the same games."""
    options = GAME.options(given)
    kernel = kernel_in(CRAFT.behind(GAME.program(options), ENTRIES), mode)
    row = row_of(kernel, GAME.option_row(options))
    notes = notes_set(kernel, knobs or {})
    states, pieces = kernel.states(2), kernel.numbers(2, PIECES)
    rng, dealer = kernel.numbers(WORDS), kernel.numbers(WORDS)
    schema = schema_of(Tale)
    for first in range(0, games, CHUNK):
        count = min(CHUNK, games - first)
        told = kernel.records(schema, count)
        kernel.run.told_games(states, row, seed, first, count, last, notes, told, pieces, rng, dealer)
        yield from (schema.unpack(kernel.get(told, game)) for game in range(count))


def tyrants_tales(
    given: Mapping[str, Any], games: int, seed: int, visits: int, mode: str = "auto", first: int = 0
) -> Iterator[Tale]:
    """Games between tyrants. They get the state as it is, since every visit draws anew what a seat may not know."""
    options = GAME.options(given)
    kernel = kernel_in(CRAFT.behind(GAME.program(options), ENTRIES), mode)
    row = row_of(kernel, GAME.option_row(options))
    tyrant = Tyrant(GAME, options, msgspec.structs.replace(HABITS, visits=visits), mode)
    states, told, schema = kernel.states(2), kernel.records(schema_of(Tale), 1), schema_of(Tale)
    pieces, rng, dealer = kernel.numbers(2, PIECES), kernel.numbers(WORDS), kernel.numbers(WORDS)
    for game in range(first, games):
        luck = random.Random(f"{seed} {game}")
        tyrant.close()
        kernel.put(told, 0, schema.pack(schema.blank()))
        kernel.run.tell_beginning(states, row, seed, game, rng, dealer)
        while (seat := kernel.run.tell_until_choice(states, told, pieces, dealer)) >= 0:
            code = tyrant.choose_code(kernel.get(states, 0), seat, NO_LIMIT, luck)
            kernel.run.tell_choice(states, told, seat, code)
        kernel.run.tell_end(states, told)
        yield schema.unpack(kernel.get(told, 0))


def notes_set(kernel: Kernel, knobs: Mapping[str, int]) -> Any:
    """Notes for every seat, with some numbers of a strategos changed."""
    notes, schema = CRAFT.make_notes(kernel), schema_of(Notes)
    for seat in range(SEATS):
        note = schema.unpack(kernel.get(notes, seat))
        for name, value in knobs.items():
            note.knob[NAMES.index(name)] = value
        kernel.put(notes, seat, schema.pack(note))
    return notes
