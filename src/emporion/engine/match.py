"""A match: a running game in the engine. `submit` is the one checked entry; chance answers by the dealer.

A match plays in plain mode, so that nobody waits for a compiler. It knows no clock, no network and no storage: its
record is everything, and `Match.resume` goes on from any record.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from emporion.engine.actions import Action
from emporion.engine.dealer import CommittedDealer, Dealer
from emporion.engine.decisions import Decision
from emporion.engine.errors import (
    BadNotation,
    BadOption,
    BadRecord,
    BrokenInvariant,
    CannotUndo,
    Divergence,
    GameIsOver,
    IllegalAction,
    NotYourDecision,
    StaleDecision,
)
from emporion.engine.events import Event, Undone
from emporion.engine.game import Game
from emporion.engine.outcome import Outcome
from emporion.engine.participants import CHANCE, seat_letter
from emporion.engine.play import LISTED, PIECES
from emporion.engine.record import CHANCE_NAME, UNDO, Entry, Footer, GameRecord, Header, digest_of
from emporion.engine.view import OpenDecision, View


class Step(NamedTuple):
    """An entry as it was carried out."""

    who: int
    code: int
    """The action inside the kernel; 0 for an undo."""
    group: int
    before: bytes


class Match:
    def __init__(
        self,
        game: Game,
        options: Mapping[str, Any],
        dealer: Dealer | None = None,
        names: Sequence[str] = (),
        position: str | None = None,
    ) -> None:
        """Begin a game: at the set-up, or from a position in the game's notation."""
        self.game = game
        self.options = game.options(options)
        self.dealer: Dealer = CommittedDealer() if dealer is None else dealer
        players: int = self.options.players
        seats = tuple(names) or tuple(f"Player {seat_letter(p)}" for p in range(players))
        if len(seats) != players:
            raise BadOption(f"{len(seats)} names for {players} seats")
        header = Header(game.name, game.ruleset, self.options.to_dict(), seats, self.dealer.commitment, position)
        self._begin(header)
        self._ask_chance()

    def _begin(self, header: Header) -> None:
        self.record = GameRecord(header, [])
        self._kernel = self.game.program(self.options).plain()
        self._states = self._kernel.states(2)
        self._kernel.run.start(self._states, 0, self.game.option_row(self.options))
        if header.position is not None:
            self._begin_at(header.position)
        self._now = self._kernel.get(self._states, 0)
        self.steps: list[Step] = []
        """Every entry as it was carried out."""
        self._undoable: list[int] = []
        self._draws = 0
        self._groups = 0
        self.decisions: tuple[Decision, ...] = ()
        self._open_decisions(0, 0)

    def _begin_at(self, position: str) -> None:
        state = self.game.read_position(position)
        for name in self.game.option_fields:
            if getattr(state, name) != getattr(self.state, name):
                raise BadOption(f"the position contradicts the options in {name.replace('_', ' ')}")
        self._states[0] = state

    @classmethod
    def resume(cls, game: Game, record: GameRecord, dealer: Dealer | None = None, check: bool = True) -> Match:
        """Go on from a record; every entry is checked again. Raises Divergence at the first that does not fit."""
        match = cls.replay(game, record, check)
        if dealer is not None:
            match.dealer = dealer
            match._ask_chance()
        return match

    @classmethod
    def replay(cls, game: Game, record: GameRecord, check: bool = True) -> Match:
        """The match after the entries of a record, and not one draw further."""
        header = record.header
        if header.game != game.name:
            raise BadRecord(f"this is a record of {header.game!r}, not of {game.name!r}")
        if header.ruleset != game.ruleset:
            raise BadRecord(f"the record was played by ruleset {header.ruleset}; this program has {game.ruleset}")
        match = cls.__new__(cls)
        match.game = game
        match.options = game.options(header.options)
        if len(header.seats) != match.options.players:
            raise BadRecord(f"the header has {len(header.seats)} names for {match.options.players} seats")
        match.dealer = CommittedDealer()
        match._begin(header)
        for entry in record.entries:
            match._repeat(entry, check)
        match.record.footer = record.footer
        return match

    def _repeat(self, entry: Entry, check: bool) -> None:
        """Carry out an entry of a record."""
        n = len(self.record.entries) + 1
        try:
            if entry.do == UNDO:
                self._take_back(self._seat(entry.who))
            else:
                who = CHANCE if entry.who == CHANCE_NAME else self._seat(entry.who)
                self._play(who, self._checked(who, self.game.encode(self.game.read(entry.do))), entry.do)
        except (BadNotation, IllegalAction, CannotUndo, NotYourDecision) as error:
            raise Divergence(n, str(error)) from None
        digest = self.record.entries[-1].digest
        if check and entry.digest is not None and entry.digest != digest:
            raise Divergence(n, f"{entry.who} {entry.do}: the state is {digest}, recorded was {entry.digest}")

    def _seat(self, letter: str) -> int:
        letters = [seat_letter(p) for p in range(self.options.players)]
        if letter not in letters:
            raise BadNotation(f"{letter!r} is no seat of this game; seats are {', '.join(letters)}")
        return letters.index(letter)

    # ------------------------------------------------------------------------------------------------ what one sees

    @property
    def state(self) -> Any:
        """The full state. For the rules and the operator only: players get `view`."""
        return self._states[0]

    @property
    def is_over(self) -> bool:
        return not self.decisions and not self._kernel.run.who_is_awaited(self._states, 0)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state) if self.is_over else None

    def decision_of(self, seat: int) -> Decision | None:
        """What a seat is asked now, if anything."""
        return next((decision for decision in self.decisions if decision.seat == seat), None)

    def legal(self, seat: int, reduced: bool = False) -> list[Action]:
        """The legal actions of a seat; reduced, without payments that are never better than another."""
        return [self.game.decode(code) for code in self._legal_codes(seat, reduced)]

    def _legal_codes(self, seat: int, reduced: bool) -> list[int]:
        length = LISTED
        while True:
            out = [0] * length
            count: int = self._kernel.run.legal(self._states, 0, seat, int(reduced), out)
            if count <= length:
                return out[:count]
            length = count

    def random_action(self, seat: int, rng: list[int]) -> Action:
        """A random legal action, drawn with a generator of `kernel/random.py`."""
        code = self._kernel.run.sample(self._states, 0, seat, rng, [0] * LISTED)
        return self.game.decode(code)

    def is_legal(self, seat: int, action: Action) -> bool:
        return not self._kernel.run.why_not(self._states, 0, seat, self.game.encode(action))

    def refusal(self, seat: int, action: Action) -> IllegalAction | None:
        """Why an action would be refused now; None if it is legal."""
        try:
            self._checked(seat, self.game.encode(action))
        except IllegalAction as error:
            return error
        return None

    def view(self, viewer: int) -> View:
        """What a viewer may know: a seat, or SPECTATOR."""
        asked = tuple(
            OpenDecision(decision.seat, decision.kind, decision.id if decision.seat == viewer else None)
            for decision in self.decisions
        )
        own = any(decision.seat == viewer for decision in self.decisions)
        return View(
            game=self.game.name,
            viewer=viewer,
            entries=len(self.record.entries),
            decisions=asked,
            legal=tuple(self.game.write(action) for action in self.legal(viewer)) if own else (),
            can_undo=self._undo_point(viewer) is not None,
            table=self.game.look(self.state, self.options, viewer),
            outcome=self.outcome,
        )

    def events(self, viewer: int, since: int = 0) -> list[tuple[int, list[Event]]]:
        """What happened after entry `since`, as the viewer may know it: the number of each entry with its events."""
        return [(n, self._events_of(n, viewer)) for n in range(since + 1, len(self.steps) + 1)]

    def _events_of(self, n: int, viewer: int) -> list[Event]:
        step = self.steps[n - 1]
        if step.code == 0:
            return [Undone(step.who)]
        after = self.steps[n].before if n < len(self.steps) else self._now
        schema = self.game.schema
        return self.game.events(schema.unpack(step.before), step.who, step.code, schema.unpack(after), viewer)

    def draws(self) -> Iterator[tuple[int, list[int], int]]:
        """Every draw so far: the number of its entry, what was in the urn, and how many pieces were drawn."""
        for n, step in enumerate(self.steps, 1):
            if step.who == CHANCE:
                yield n, *self._urn(step.before)

    def _urn(self, state: bytes) -> tuple[list[int], int]:
        states = self._kernel.states(1)
        self._kernel.put(states, 0, state)
        urn = [0] * PIECES
        count = self._kernel.run.what_is_drawn(states, 0, urn)
        return urn, count

    def drawn_text(self, entry: int, pieces: list[int]) -> str:
        """The notation of these pieces as the draw of an entry."""
        states = self._kernel.states(1)
        self._kernel.put(states, 0, self.steps[entry - 1].before)
        return self.game.write(self.game.decode(self._kernel.run.drawn(states, 0, pieces)))

    # ------------------------------------------------------------------------------------------------ what one does

    def submit(self, seat: int, decision: str, action: Action | str) -> list[Entry]:
        """Answer a decision. The entries that follow from it are returned: the action, and what chance drew then.

        Raises a Refused or BadInput; nothing has changed then.
        """
        self._check_decision(seat, decision)
        if isinstance(action, str):
            action = self.game.read(action)
        code = self._checked(seat, self.game.encode(action))
        before = len(self.record.entries)
        self._play(seat, code, self.game.write(action))
        self._ask_chance()
        return self.record.entries[before:]

    def carry_out(self, seat: int, code: int) -> None:
        """A legal action as the kernel has it, without asking chance what follows: for checks and searches."""
        self._play(seat, self._checked(seat, code), self.game.write(self.game.decode(code)))

    def undo(self, seat: int) -> list[Entry]:
        """Take back the seat's last action: never past chance, a reveal or another seat's decision."""
        self._take_back(seat)
        return self.record.entries[-1:]

    def _check_decision(self, seat: int, decision: str) -> None:
        if self.is_over:
            raise GameIsOver("the game is over")
        mine = self.decision_of(seat)
        if mine is None:
            asked = ", ".join(seat_letter(d.seat) for d in self.decisions)
            raise NotYourDecision(f"seat {seat} is not asked now; the game waits for {asked}")
        if mine.id != decision:
            raise StaleDecision(f"decision {decision!r} is not open; the seat is asked {mine.id!r}")

    def _checked(self, who: int, code: int) -> int:
        refusal = self._kernel.run.why_not(self._states, 0, who, code)
        if refusal:
            raise self.game.explain(self.state, self.options, who, code, refusal)
        return code

    def _play(self, who: int, code: int, text: str) -> None:
        """Carry out a checked action and write it down."""
        asked = self._kernel.run.who_is_awaited(self._states, 0)
        decision = self.decision_of(who)
        self.steps.append(Step(who, code, 0 if decision is None else decision.group, self._now))
        self._states[1] = self._states[0]
        self._kernel.run.step(self._states, 0, who, code)
        if who == CHANCE:
            self._draws += 1
        if who == CHANCE or self.game.reveals(self._states[1], who, code, self.state):
            self._undoable.clear()
        else:
            self._undoable.append(len(self.steps) - 1)
        self._write(CHANCE_NAME if who == CHANCE else seat_letter(who), text)
        self._open_decisions(asked, who)

    def _ask_chance(self) -> None:
        """Let the dealer answer until a seat is asked or the game is over."""
        while self._kernel.run.who_is_awaited(self._states, 0) == 1 << CHANCE:
            pieces = self.dealer.draw(self._draws, *self._urn(self._now))
            code = self._kernel.run.drawn(self._states, 0, pieces)
            self._play(CHANCE, code, self.game.write(self.game.decode(code)))
        if self.is_over and self.record.footer is None:
            self._finish()

    def _finish(self) -> None:
        secret = (
            self.dealer.secret.hex() if isinstance(self.dealer, CommittedDealer) and self.dealer.commitment else None
        )
        self.record.footer = Footer(self.game.outcome(self.state), secret)

    def _open_decisions(self, asked_before: int, who: int) -> None:
        """Ask whoever is awaited now. Decisions of a group stay open while its other members answer."""
        asked = self._kernel.run.who_is_awaited(self._states, 0)
        seats = [seat for seat in range(CHANCE) if asked >> seat & 1]
        same_group = bool(asked) and asked == asked_before & ~(1 << who)
        if not same_group:
            self._groups += 1
        kept = {decision.seat: decision for decision in self.decisions} if same_group else {}
        self.decisions = tuple(kept.get(seat) or self._new_decision(seat) for seat in seats)

    def _new_decision(self, seat: int) -> Decision:
        return Decision(seat, len(self.record.entries), self._groups, self.game.asks(self.state, seat))

    # ------------------------------------------------------------------------------------------------ taking back

    def _undo_point(self, seat: int) -> int | None:
        """The step a seat may take back: its last, if since then only others of the same open group have acted."""
        open_groups = {decision.group for decision in self.decisions}
        for at in reversed(self._undoable):
            step = self.steps[at]
            in_open_group = step.group in open_groups
            if step.who == seat:
                return at if in_open_group or at == self._undoable[-1] else None
            if not in_open_group:
                return None
        return None

    def _take_back(self, seat: int) -> None:
        at = self._undo_point(seat)
        if at is None:
            raise CannotUndo("there is nothing to take back: not past a draw, a reveal or another seat's decision")
        others = [self.steps[i] for i in self._undoable if i > at]
        in_group = bool(others) or any(d.group == self.steps[at].group for d in self.decisions)
        before = self._now
        self._kernel.put(self._states, 0, self.steps[at].before)
        for step in others:
            self._kernel.run.step(self._states, 0, step.who, step.code)
        self.steps.append(Step(seat, 0, 0, before))
        self._undoable = [i for i in self._undoable if i != at]
        self._write(seat_letter(seat), UNDO)
        self._reopen(seat, self.steps[at].group if in_group else None)

    def _reopen(self, seat: int, group: int | None) -> None:
        """Ask a seat again; in an open group the others' decisions stay as they are."""
        if group is None:
            self._groups += 1
            self.decisions = (self._new_decision(seat),)
            return
        again = Decision(seat, len(self.record.entries), group, self.game.asks(self.state, seat))
        self.decisions = tuple(sorted((*self.decisions, again), key=lambda decision: decision.seat))

    # ------------------------------------------------------------------------------------------------ other worlds

    def twin(self) -> Match:
        """A match in the same place that goes its own way."""
        twin = copy.copy(self)
        twin.record = GameRecord(self.record.header, self.record.entries[:], self.record.footer)
        twin.steps = self.steps[:]
        twin._undoable = self._undoable[:]
        twin._states = self._kernel.states(2)
        twin._states[0] = self._states[0]
        return twin

    def guess(self, seat: int, words: list[int]) -> bytes:
        """A full state that a seat cannot tell from this one, drawn with a generator of `kernel/random.py`."""
        states = self._kernel.states(1)
        states[0] = self._states[0]
        self._kernel.run.guess_anew(states, 0, seat, words)
        return self._kernel.get(states, 0)

    def replace_state(self, state: Any) -> None:
        """Put another full state in the place of this one: a guess."""
        self._states[0] = state
        self._now = self._kernel.get(self._states, 0)

    def check_invariants(self) -> None:
        """Raises BrokenInvariant if something that must hold in every state does not."""
        fault = self._kernel.run.broken(self._states, 0)
        if fault:
            raise BrokenInvariant(f"invariant {fault} does not hold: {self.game.write_position(self.state)}")

    # ------------------------------------------------------------------------------------------------ writing down

    def _write(self, who: str, text: str) -> None:
        self._now = self._kernel.get(self._states, 0)
        self.record.entries.append(Entry(len(self.record.entries) + 1, who, text, digest_of(self._now)))
