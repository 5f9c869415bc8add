"""Checks that any game can run: whoever adds a game runs these on it.

Each check raises BrokenInvariant with what it found; `random_match` reaches positions of all sorts.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from emporion.engine.dealer import SeededDealer
from emporion.engine.decisions import Decision
from emporion.engine.errors import BrokenInvariant, EmporionError, NotYourDecision, StaleDecision
from emporion.engine.events import Event
from emporion.engine.game import Game
from emporion.engine.match import PLAIN, Match
from emporion.engine.orders import Kept, OrderBook, answers_by_order, keep_orders, read_orders
from emporion.engine.participants import SPECTATOR, seat_name
from emporion.engine.record import read_record
from emporion.engine.view import view_bytes
from emporion.kernel.program import Kernel
from emporion.kernel.random import WORDS, seed


def random_words(rng: random.Random) -> list[int]:
    words = [0] * WORDS
    seed(words, rng.getrandbits(62), 0)
    return words


def random_match(
    game: Game, options: Mapping[str, Any], number: int, mode: str = PLAIN
) -> Iterator[tuple[Match, Decision]]:
    """Play a random game; yields before each decision, which are taken in any order where several are open."""
    rng = random.Random(number)
    words = random_words(rng)
    match = Match(game, options, SeededDealer(number), mode=mode)
    while match.decisions:
        decision = rng.choice(match.decisions)
        yield match, decision
        if decision in match.decisions:
            match.submit(decision.seat, decision.id, match.random_action(decision.seat, words))


UNDONE: Final = 0.1
ORDERED: Final = 0.05
"""How often somebody takes back an action, or gives other orders."""


def lively_match(
    game: Game, book: OrderBook, options: Mapping[str, Any], number: int, mode: str = PLAIN
) -> Iterator[tuple[Match, Decision]]:
    """The same with people who take back what they can, and leave standing orders and change them, at random."""
    rng = random.Random(number)
    words = random_words(rng)
    match = Match(game, options, SeededDealer(number), mode=mode)
    kept: dict[int, Kept] = {}
    while match.decisions:
        if rng.random() < ORDERED:
            seat = rng.randrange(match.options.players)
            kept[seat] = keep_orders(book, book.drawn(rng), match.game.look(match.state, match.options)(seat))
        undoable = [seat for seat in range(match.options.players) if match.can_undo(seat)]
        if undoable and rng.random() < UNDONE:
            match.undo(rng.choice(undoable))
            continue
        decision = rng.choice(match.decisions)
        yield match, decision
        if decision in match.decisions:
            mine = {seat: orders for seat, orders in kept.items() if seat == decision.seat}
            answer = answers_by_order(match, book, mine).get(decision.seat)
            match.submit(decision.seat, decision.id, answer or match.random_action(decision.seat, words))


def require(condition: bool, problem: str) -> None:
    if not condition:
        raise BrokenInvariant(problem)


# ---------------------------------------------------------------------------------------------------- texts and codes


def check_texts(match: Match, decision: Decision) -> None:
    """Actions and positions survive being written and read; the lists of legal actions are sound."""
    game = match.game
    actions = match.legal(decision.seat)
    require(len(set(map(game.encode, actions))) == len(actions), "an action is listed twice")
    for action in actions:
        require(game.decode(game.encode(action)) == action, f"{action} is not the same inside and outside the kernel")
        require(game.read(game.write(action)) == action, f"{game.write(action)!r} is read as something else")
        require(match.is_legal(decision.seat, action), f"{action} is listed, but refused")
    reduced = match.legal(decision.seat, reduced=True)
    require(
        set(map(game.encode, reduced)) <= set(map(game.encode, actions)), "the reduced list has an action of its own"
    )
    require(bool(reduced) == bool(actions), "the reduced list is empty")
    position = game.write_position(match.state)
    require(
        game.schema.pack(game.read_position(position, match.options)) == game.schema.pack(match.state),
        f"{position} reads differently",
    )


def check_gate(match: Match, decision: Decision) -> None:
    """Only the seat that is asked can answer, and only the question that is open."""
    before = game_bytes(match)
    action = match.random_action(decision.seat, random_words(random.Random(0)))
    for seat in range(match.options.players):
        if match.decision_of(seat) is None:
            expect(NotYourDecision, match, seat, decision.id, action)
    expect(StaleDecision, match, decision.seat, "0A" if decision.id != "0A" else "1A", action)
    require(game_bytes(match) == before, "a refused action left a trace")


def expect(error: type[EmporionError], match: Match, seat: int, decision: str, action: Any) -> None:
    try:
        match.submit(seat, decision, action)
    except error:
        return
    raise BrokenInvariant(f"{error.__name__} was expected of {seat_name(seat)}")


def game_bytes(match: Match) -> tuple[bytes, int]:
    return match.game.schema.pack(match.state), len(match.record.entries)


# ---------------------------------------------------------------------------------------------------- secrecy


def viewers(match: Match) -> list[int]:
    return [SPECTATOR, *range(match.options.players)]


def other_world(match: Match, viewer: int, rng: random.Random) -> Match:
    """The same match in a state that the viewer cannot tell from the real one."""
    twin = match.twin()
    twin.replace_state(match.game.guess(match.game.look(match.state, match.options)(viewer), rng))
    return twin


def check_secrecy(match: Match, viewer: int, rng: random.Random) -> Match:
    """What a viewer cannot know changes nothing of what he sees: view, legal actions, events and errors."""
    twin = other_world(match, viewer, rng)
    require(view_bytes(match.view(viewer)) == view_bytes(twin.view(viewer)), "the view betrays a secret")
    if match.decision_of(viewer) is not None:
        check_errors(match, twin, viewer, rng)
        check_own_action(match, twin, viewer, rng)
    check_foreign_action(match, twin, viewer, rng)
    return twin


def check_errors(match: Match, twin: Match, viewer: int, rng: random.Random) -> None:
    """A refusal tells the same in both worlds."""
    for code in some_codes(match, rng):
        action = match.game.decode(code)
        real, other = match.refusal(viewer, action), twin.refusal(viewer, action)
        require(str(real) == str(other), f"{match.game.write(action)!r}: {real} and {other}")


def some_codes(match: Match, rng: random.Random) -> list[int]:
    """Actions of all sorts: legal for somebody at some time, mostly not now."""
    played = [step.code for step in match.steps if step.code]
    return rng.sample(played, min(8, len(played)))


def check_own_action(match: Match, twin: Match, viewer: int, rng: random.Random) -> None:
    action = match.random_action(viewer, random_words(rng))
    compare_step(match.twin(), twin.twin(), viewer, viewer, match.game.encode(action))


def check_foreign_action(match: Match, twin: Match, viewer: int, rng: random.Random) -> None:
    """An action of somebody else that is possible in both worlds looks the same in both."""
    for decision in match.decisions:
        if decision.seat == viewer:
            continue
        code = match.game.encode(match.random_action(decision.seat, random_words(rng)))
        if twin.is_legal(decision.seat, match.game.decode(code)):
            compare_step(match.twin(), twin.twin(), viewer, decision.seat, code)


def compare_step(match: Match, twin: Match, viewer: int, seat: int, code: int) -> None:
    """The same action in both worlds, without what chance does next."""
    entries, before = len(match.record.entries), match.state
    secret_choices = choices_waiting(match, seat)
    for world in (match, twin):
        world.carry_out(seat, code)
    if secret_choices and not choices_waiting(match, seat):
        return  # the last of a group: its choices come to light, and they may differ
    news = [world.events(viewer, entries) for world in (match, twin)]
    own = [world.events(seat, entries) for world in (match, twin)]
    if own[0] != own[1] and match.game.reveals(before, seat, code, match.state):
        # What comes to light is a secret of the seat itself, such as the cards that it does not keep: it differs for
        # the seat, too. Where the seat is told the same in both worlds, so is everybody else.
        require(kinds_of(news[0]) == kinds_of(news[1]), "what happens next betrays a secret")
        return
    seen = [msgspec.json.encode(told) for told in news]
    require(seen[0] == seen[1], f"the events of {match.record.entries[-1].do!r} betray a secret")


def kinds_of(news: Sequence[tuple[int, Sequence[Event]]]) -> list[type[Event]]:
    return [type(event) for _, events in news for event in events]


def choices_waiting(match: Match, seat: int) -> bool:
    """Whether others of the group that is open have made a choice that nobody knows yet."""
    groups = {decision.group for decision in match.decisions}
    return any(step.group in groups and step.who != seat and step.code for step in match.steps)


def changed_fields(match: Match, twin: Match) -> set[str]:
    """The fields of the state that differ between two worlds: a guess that changes nothing proves nothing."""
    names = [field.name for field in match.game.schema.fields]
    return {name for name in names if getattr(match.state, name) != getattr(twin.state, name)}


def check_orders(match: Match, book: OrderBook, rng: random.Random) -> int:
    """Standing orders answer what they say that they answer, by what their seat knows; how many seats they answer for.

    Orders that name things say the same after being written and read.
    """
    look, answered = match.game.look(match.state, match.options), 0
    for decision in match.decisions:
        orders = book.drawn(rng)
        require(read_orders(book, msgspec.to_builtins(orders)) == orders, f"{orders} reads differently")
        kept = {decision.seat: keep_orders(book, orders, look(decision.seat))}
        answer = answers_by_order(match, book, kept).get(decision.seat)
        other = answers_by_order(other_world(match, decision.seat, rng), book, kept).get(decision.seat)
        require(answer == other, "orders know more than their seat")
        if answer is not None:
            kinds = {kind for name in kept[decision.seat].orders for kind in book.answers.get(name, ())}
            require(orders.only_answer or decision.kind in kinds, f"orders answer {decision.kind!r}, but do not say so")
            answered += 1
    return answered


# ---------------------------------------------------------------------------------------------------- records


def check_record(match: Match, mode: str = PLAIN) -> None:
    """A record survives being written and read, and replays to the same states."""
    record = read_record(match.record.to_text())
    require(record == match.record, "the record reads differently from what was written")
    again = Match.replay(match.game, record, mode=mode)
    require(game_bytes(again) == game_bytes(match), "the replay ends in another state")


def check_cut(match: Match, entries: int, dealer: SeededDealer, mode: str = PLAIN) -> None:
    """A record cut anywhere resumes: chance goes on as it did, then the same seats are asked."""
    record = match.record.cut(entries)
    resumed = Match.resume(match.game, read_record(record.to_text()), dealer, mode=mode)
    again = resumed.record.entries
    require(again == match.record.entries[: len(again)], f"cut after entry {entries}, the game goes on differently")
    require(resumed.is_over or bool(resumed.decisions), f"cut after entry {entries}, nobody is asked")


# ---------------------------------------------------------------------------------------------------- undo


def check_undo(match: Match, decision: Decision, rng: random.Random, mode: str = PLAIN) -> bool:
    """What can be undone leaves the state as it was; whether this action could."""
    twin = match.twin()
    before = twin.game.schema.pack(twin.state)
    code = twin.game.encode(twin.random_action(decision.seat, random_words(rng)))
    twin.carry_out(decision.seat, code)
    if not twin.view(decision.seat).can_undo:
        return False
    twin.undo(decision.seat)
    require(twin.game.schema.pack(twin.state) == before, "an undone action left a trace")
    require(twin.decision_of(decision.seat) is not None, "after an undo the seat is not asked again")
    check_record(twin, mode)
    return True


def check_group(match: Match, rng: random.Random, moves: int, mode: str = PLAIN) -> int:
    """Members of an open group choose and take back their choices in any order; how often one took back.

    After every entry the state is the one that the choices in force lead to, and exactly the others are asked.
    """
    twin, undone = match.twin(), 0
    members = {decision.seat for decision in match.decisions}
    choices: dict[int, int] = {}
    """Those in force, in the order in which they were made."""
    for _ in range(moves):
        can_choose, can_undo = sorted(members - choices.keys()), [seat for seat in choices if twin.can_undo(seat)]
        require(len(can_choose) == 1 or can_undo == list(choices), "a choice of an open group cannot be taken back")
        if can_undo and (len(can_choose) == 1 or rng.random() < 0.5):
            seat = rng.choice(can_undo)
            del choices[seat]
            twin.undo(seat)
            undone += 1
        elif len(can_choose) > 1:
            seat = rng.choice(can_choose)
            choices[seat] = twin.game.encode(twin.random_action(seat, random_words(rng)))
            twin.carry_out(seat, choices[seat])
        require_choices(match, twin, members, choices)
    check_record(twin, mode)
    return undone


def require_choices(match: Match, twin: Match, members: set[int], choices: Mapping[int, int]) -> None:
    """A match stands where a group's choices lead from where the group was asked."""
    expected = match.twin()
    for seat, code in choices.items():
        expected.carry_out(seat, code)
    require(game_bytes(twin)[0] == game_bytes(expected)[0], "a choice that was taken back is in force")
    require({decision.seat for decision in twin.decisions} == members - choices.keys(), "other seats are asked")


# ---------------------------------------------------------------------------------------------------- both modes


def check_same_steps(game: Game, options: Mapping[str, Any], number: int, plain: Kernel, compiled: Kernel) -> int:
    """Both modes go through the same states, byte for byte; the number of states compared."""
    states = compiled.states(1)
    compared = 0
    for match, _ in random_match(game, options, number):
        for step in match.steps[compared:]:
            require(
                plain.schema.pack(plain.schema.unpack(step.before)) == step.before, "a state does not survive packing"
            )
            compiled.put(states, 0, step.before)
            refusal = compiled.run.why_not(states, 0, step.who, step.code)
            require(refusal == 0, f"compiled, {game.write(game.decode(step.code))!r} is refused ({refusal})")
            compiled.run.step(states, 0, step.who, step.code)
            compared += 1
            after = match.steps[compared].before if compared < len(match.steps) else plain.schema.pack(match.state)
            require(compiled.get(states, 0) == after, f"after {game.write(game.decode(step.code))!r} the states differ")
    return compared
