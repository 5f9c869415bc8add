"""A match: a running game in the engine. `submit` is the one checked entry; chance answers by the dealer.

A match knows no clock, no network and no storage: its record is everything, and `Match.resume` goes on from any record.
The rules run in plain mode unless another is asked for (`modes.py`), so that nobody waits for a compiler. In every mode
the game itself looks at plain states, unpacked from the bytes of the kernel's.
"""

from __future__ import annotations

import copy
import functools
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, cast

import msgspec

from emporion.engine.actions import Action
from emporion.engine.choices import Choices, choices_of
from emporion.engine.dealer import CommittedDealer, Dealer
from emporion.engine.decisions import Decision
from emporion.engine.digests import digest_of_bytes, digest_of_fields
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
    shown,
)
from emporion.engine.events import Event, TakenBack, Undone
from emporion.engine.game import Game
from emporion.engine.history import History, Step
from emporion.engine.modes import kernel_in
from emporion.engine.outcome import Outcome
from emporion.engine.participants import CHANCE, TABLE, seat_letter, seat_name
from emporion.engine.play import LISTED, PIECES, SEATS_MOST
from emporion.engine.record import (
    CHANCE_NAME,
    FIRST_FORMAT,
    FORMAT,
    TABLE_NAME,
    UNDO,
    Entry,
    Footer,
    GameRecord,
    Header,
    back_text,
    back_to,
)
from emporion.engine.rulesets import options_then
from emporion.engine.snapshot import Snapshot, check_fits, make_snapshot, read_snapshot
from emporion.engine.view import OpenDecision, Sight, View

PLAIN: Final = "plain"
LISTED_MOSTLY: Final = 512
"""Room for nearly all lists of legal actions; to make room for all of them takes longer than to list them."""
STATES_AT_HAND: Final = 8
"""How many states a match keeps unpacked: those that the last few entries led to, which every viewer's events need."""
TEXTS_AT_HAND: Final = 16384
"""How many actions are kept in notation, a few megabytes: the lists of legal actions repeat themselves."""


@functools.lru_cache(maxsize=TEXTS_AT_HAND)
def notation(game: Any, code: int) -> str:
    """The text of an action inside the kernel; matches of the same game share what is kept."""
    text: str = game.write(game.decode(code))
    return text


def with_id(asked: OpenDecision, own: Decision) -> OpenDecision:
    """Only whoever is asked learns the id of his decision."""
    return OpenDecision(own.seat, own.kind, own.id) if asked.seat == own.seat else asked


def listed(row: Any) -> list[int]:
    """An array of the kernel as a list."""
    numbers: list[int] = row if isinstance(row, list) else row.tolist()
    return numbers


class Match:
    def __init__(
        self,
        game: Game,
        options: Mapping[str, Any],
        dealer: Dealer | None = None,
        names: Sequence[str] = (),
        position: str | None = None,
        mode: str = PLAIN,
    ) -> None:
        """Begin a game: at the set-up, or from a position in the game's notation."""
        self.game = game
        # From a position a game goes on, perhaps one of an earlier version.
        self.options = game.new_options(options) if position is None else game.options(options)
        self.dealer: Dealer = CommittedDealer() if dealer is None else dealer
        players: int = self.options.players
        seats = tuple(names) or tuple(f"Player {seat_letter(p)}" for p in range(players))
        if len(seats) != players:
            raise BadOption(f"{len(seats)} names for {players} seats")
        commitment = self.dealer.commitment
        header = Header(game.name, game.ruleset, self.options.to_dict(), seats, commitment, position, FORMAT)
        self._begin(header, mode)
        self._ask_chance()

    def _begin(self, header: Header, mode: str) -> None:
        self.record = GameRecord(header, [])
        schema, is_first = self.game.schema, header.format == FIRST_FORMAT
        self._digest = digest_of_bytes(schema, self.game.first_layout) if is_first else digest_of_fields(schema)
        self._kernel = kernel_in(self.game.program(self.options), mode)
        self._states = self._kernel.states(1)
        self._kernel.run.start(self._states, 0, self._row(self.game.option_row(self.options)))
        self._plain = self._unpacking()
        self._text: Callable[[int], str] = functools.partial(notation, cast(Any, self.game))
        self._settle()
        if header.position is not None:
            self._begin_at(header.position)
        self._history = History()
        self._draws = 0
        self._groups = 0
        self.decisions: tuple[Decision, ...] = ()
        self._open_decisions(0, 0)

    def _begin_at(self, position: str) -> None:
        state = self.game.read_position(position, self.options)
        for name in self.game.option_fields:
            if getattr(state, name) != getattr(self.state, name):
                raise BadOption(f"the position contradicts the options in {name.replace('_', ' ')}")
        self.replace_state(state)

    def _settle(self) -> None:
        """Read off what is asked for again and again, whenever the kernel's state has changed."""
        self._now = self._kernel.get(self._states, 0)
        self._awaited: int = self._kernel.run.who_is_awaited(self._states, 0)
        self._listed: dict[tuple[int, bool], list[int]] = {}

    def _unpacking(self) -> Any:
        """`schema.unpack` that remembers the last few: by their bytes, so that nothing kept can be out of date."""
        return functools.lru_cache(maxsize=STATES_AT_HAND)(self.game.schema.unpack)

    def _row(self, values: Sequence[int]) -> Any:
        """Numbers as an array of the kernel."""
        row = self._kernel.numbers(len(values))
        row[:] = values
        return row

    def _at(self, state: bytes) -> Any:
        """An array of the kernel with one state: an earlier one, or one to try something on."""
        states = self._kernel.states(1)
        self._kernel.put(states, 0, state)
        return states

    # ------------------------------------------------------------------------------------------------ from a record

    @classmethod
    def resume(
        cls, game: Game, record: GameRecord, dealer: Dealer | None = None, check: bool = True, mode: str = PLAIN
    ) -> Match:
        """Go on from a record; every entry is checked again. Raises Divergence at the first that does not fit."""
        match = cls.replay(game, record, check, mode)
        match._take_dealer(dealer)
        return match

    @classmethod
    def replay(cls, game: Game, record: GameRecord, check: bool = True, mode: str = PLAIN) -> Match:
        """The match after the entries of a record, and not one draw further."""
        match = cls._begun(game, record.header, mode)
        match._follow_all(record, check)
        return match

    @classmethod
    def thaw(
        cls, game: Game, record: GameRecord, frozen: bytes, mode: str = PLAIN, dealer: Dealer | None = None
    ) -> Match:
        """What `resume` gives, but from what `freeze` made after some entry of the same record; the rest is followed.

        Raises BadRecord if it was made for another game, ruleset, layout or record: then replay.
        """
        snapshot = read_snapshot(frozen)
        check_fits(snapshot, game, record)
        match = cls._begun(game, record.header, mode)
        match._restore(snapshot, record.entries[: len(snapshot.who)])
        match._follow_all(record, check=True)
        match._take_dealer(dealer)
        return match

    def freeze(self) -> bytes:
        """All that `thaw` needs besides the record to be here again, without carrying out every entry."""
        return make_snapshot(
            self.game,
            self.record,
            who=[step.who for step in self.steps],
            code=[step.code for step in self.steps],
            group=[step.group for step in self.steps],
            states=b"".join([*(step.before for step in self.steps), self._now]),
            undoable=self._history.undoable,
            draws=self._draws,
            groups=self._groups,
            decisions=self.decisions,
        )

    @classmethod
    def _begun(cls, game: Game, header: Header, mode: str) -> Match:
        """The match of a header, before its first entry. Its dealer is a new one: who goes on brings the right one."""
        if header.game != game.name:
            raise BadRecord(f"this is a record of {header.game!r}, not of {game.name!r}")
        match = cls.__new__(cls)
        match.game = game
        match.options = game.options(options_then(game, header))
        if len(header.seats) != match.options.players:
            raise BadRecord(f"the header has {len(header.seats)} names for {match.options.players} seats")
        match.dealer = CommittedDealer()
        match._begin(header, mode)
        return match

    def _restore(self, snapshot: Snapshot, entries: list[Entry]) -> None:
        size = self.game.schema.size
        *before, now = (snapshot.states[at : at + size] for at in range(0, len(snapshot.states), size))
        self.record.entries = entries
        steps = [Step(*step) for step in zip(snapshot.who, snapshot.code, snapshot.group, before, strict=True)]
        self._history = History(steps, snapshot.undoable)
        self._draws, self._groups, self.decisions = snapshot.draws, snapshot.groups, snapshot.decisions
        self._put(now)
        self._check_asked()

    def _follow_all(self, record: GameRecord, check: bool) -> None:
        """The entries of a record that are still to come, and its footer."""
        for entry in record.entries[len(self.record.entries) :]:
            self.follow(entry, check)
        self.record.footer = record.footer

    def _take_dealer(self, dealer: Dealer | None) -> None:
        if dealer is not None:
            self.dealer = dealer
            self._ask_chance()

    def follow(self, entry: Entry, check: bool = True) -> None:
        """Carry out the next entry as it was recorded elsewhere. Chance is not asked: its draws are entries, too.

        If the entry ends the game, the footer stays None: it has the dealer's secret, which only whoever dealt knows.
        Put it into `record.footer` when it arrives.

        Raises Divergence if the entry does not fit: nothing has changed then, unless only its digest is wrong.
        """
        n = len(self.record.entries) + 1
        if entry.n != n:
            raise Divergence(n, f"the next entry is {n}, not {entry.n}")
        try:
            self._repeat(entry)
        except (BadNotation, IllegalAction, CannotUndo, NotYourDecision) as error:
            raise Divergence(n, str(error)) from None
        digest = self.record.entries[-1].digest
        if check and entry.digest is not None and entry.digest != digest:
            raise Divergence(n, f"{entry.who} {entry.do}: the state is {digest}, recorded was {entry.digest}")

    def _repeat(self, entry: Entry) -> None:
        if entry.who == TABLE_NAME:
            self._go_back(back_to(entry.do))
        elif entry.do == UNDO:
            self._take_back(self._seat(entry.who))
        else:
            who = CHANCE if entry.who == CHANCE_NAME else self._seat(entry.who)
            self._play(who, self._checked(who, self.game.encode(self.game.read(entry.do))), entry.do)

    def _seat(self, letter: str) -> int:
        letters = [seat_letter(p) for p in range(self.options.players)]
        if letter not in letters:
            raise BadNotation(f"{letter!r} is no seat of this game; seats are {', '.join(letters)}")
        return letters.index(letter)

    # ------------------------------------------------------------------------------------------------ what one sees

    @property
    def state(self) -> Any:
        """The full state, to look at and not to change. For the operator only: players get `view`."""
        return self._plain(self._now)

    @property
    def steps(self) -> Sequence[Step]:
        """Every entry as it was carried out."""
        return self._history.steps

    @property
    def is_over(self) -> bool:
        return not self.decisions and not self._awaited

    def points(self) -> list[int]:
        """Of every seat, as things stand."""
        out = self._kernel.numbers(SEATS_MOST)
        self._kernel.run.points(self._states, 0, out)
        return listed(out)[: self.options.players]

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state) if self.is_over else None

    def decision_of(self, seat: int) -> Decision | None:
        """What a seat is asked now, if anything."""
        for decision in self.decisions:
            if decision.seat == seat:
                return decision
        return None

    def legal(self, seat: int, reduced: bool = False) -> list[Action]:
        """The legal actions of a seat; reduced, without payments that are never better than another."""
        return [self.game.decode(code) for code in self._legal_codes(seat, reduced)]

    def _legal_codes(self, seat: int, reduced: bool) -> list[int]:
        """Listed once for all who ask at this moment."""
        if (seat, reduced) not in self._listed:
            self._listed[seat, reduced] = self._list_legal(seat, reduced)
        return self._listed[seat, reduced]

    def _list_legal(self, seat: int, reduced: bool) -> list[int]:
        length = LISTED_MOSTLY
        while True:
            out = self._kernel.numbers(length)
            count: int = self._kernel.run.legal(self._states, 0, seat, int(reduced), out)
            if count <= length:
                return listed(out[:count])
            length = count

    def random_action(self, seat: int, rng: list[int]) -> Action:
        """A random legal action, drawn with a generator of `kernel/random.py`."""
        words = self._row(rng)
        code = self._kernel.run.sample(self._states, 0, seat, words, self._kernel.numbers(LISTED))
        rng[:] = listed(words)
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
        """What a viewer may know, with what they may do: a seat, or SPECTATOR."""
        legal = () if self.decision_of(viewer) is None else tuple(map(self._text, self._legal_codes(viewer, False)))
        return View(**msgspec.structs.asdict(self.sights()(viewer)), legal=legal)

    def choices(self, seat: int, unlisted: Sequence[str]) -> Choices | None:
        """All that a seat may do now, as data; None if it is not asked. The game tells which kinds are not listed."""
        return None if self.decision_of(seat) is None else choices_of(self.legal(seat), unlisted)

    def sights(self) -> Callable[[int], Sight]:
        """What each viewer may know. They share what all see alike: to be written down, not to be given to a bot."""
        table, outcome = self.game.look(self.state, self.options), self.outcome
        asked = tuple([OpenDecision(decision.seat, decision.kind) for decision in self.decisions])

        def sight(viewer: int) -> Sight:
            own = self.decision_of(viewer)
            return Sight(
                game=self.game.name,
                viewer=viewer,
                entries=len(self.record.entries),
                decisions=asked if own is None else tuple([with_id(one, own) for one in asked]),
                can_undo=self.can_undo(viewer),
                table=table(viewer),
                outcome=outcome,
            )

        return sight

    def events(self, viewer: int, since: int = 0) -> list[tuple[int, list[Event]]]:
        """What happened after entry `since`, as the viewer may know it: the number of each entry with its events."""
        return [(n, self.events_of(n, viewer)) for n in range(since + 1, len(self.steps) + 1)]

    def events_of(self, n: int, viewer: int) -> list[Event]:
        """What entry n did, as the viewer may know it."""
        return self.telling(n)(viewer)

    def telling(self, n: int) -> Callable[[int], list[Event]]:
        """What entry n did, as a function of the viewer."""
        step = self.steps[n - 1]
        if step.who == TABLE:
            return lambda viewer: [TakenBack(back_to(self.record.entries[n - 1].do))]
        if step.code == 0:
            return lambda viewer: [Undone(step.who)]
        before, after = self._plain(step.before), self._plain(self._after(n))
        return functools.partial(self.game.events, before, step.who, step.code, after)

    def state_after(self, n: int) -> Any:
        """The full state after an entry. For the rules and the operator only, like `state`."""
        return self._plain(self._after(n))

    def _after(self, n: int) -> bytes:
        """The state after an entry; after entry 0, the beginning."""
        return self.steps[n].before if n < len(self.steps) else self._now

    def draws(self) -> Iterator[tuple[int, list[int], int]]:
        """Every draw so far: the number of its entry, what was in the urn, and how many pieces were drawn."""
        for n, step in enumerate(self.steps, 1):
            if step.who == CHANCE:
                yield n, *self._urn(self._at(step.before))

    def _urn(self, states: Any) -> tuple[list[int], int]:
        urn = self._kernel.numbers(PIECES)
        count = self._kernel.run.what_is_drawn(states, 0, urn)
        return listed(urn), count

    def drawn_text(self, entry: int, pieces: list[int]) -> str:
        """The notation of these pieces as the draw of an entry."""
        states = self._at(self.steps[entry - 1].before)
        return self._text(self._kernel.run.drawn(states, 0, self._row(pieces)))

    # ------------------------------------------------------------------------------------------------ what one does

    def submit(self, seat: int, decision: str, action: Action | str) -> list[Entry]:
        """Answer a decision. The entries that follow from it are returned: the action, and what chance drew then.

        Raises a Refused or BadInput; nothing has changed then.
        """
        self._check_decision(seat, decision)
        if isinstance(action, str):
            action = self.game.read(action)
        elif not isinstance(action, Action):
            raise BadNotation(f"{shown(action)} is no action: submit one of the game's, or its text")
        code = self._checked(seat, self.game.encode(action))
        before = len(self.record.entries)
        self._play(seat, code, self._text(code))
        self._ask_chance()
        return self.record.entries[before:]

    def carry_out(self, seat: int, code: int) -> None:
        """A legal action as the kernel has it, without asking chance what follows: for checks and searches."""
        self._play(seat, self._checked(seat, code), self._text(code))

    def undo(self, seat: int) -> list[Entry]:
        """Take back the seat's last action: never past chance, a reveal or another seat's decision."""
        at = self._undo_point(seat)
        if at is not None and not self._is_sound(at):
            raise CannotUndo("in a game of an earlier release this is final: somebody else took back a choice after it")
        self._take_back(seat)
        return self.record.entries[-1:]

    def _check_decision(self, seat: int, decision: str) -> None:
        if self.is_over:
            raise GameIsOver("the game is over")
        mine = self.decision_of(seat)
        if mine is None:
            asked = ", ".join(seat_letter(d.seat) for d in self.decisions)
            raise NotYourDecision(f"{seat_name(seat)} is not asked now; the game waits for {asked}")
        if mine.id != decision:
            raise StaleDecision(f"decision {decision!r} is not open; the seat is asked {mine.id!r}")

    def _checked(self, who: int, code: int) -> int:
        refusal = self._kernel.run.why_not(self._states, 0, who, code)
        if refusal:
            raise self.game.explain(self.state, self.options, who, code, refusal)
        return code

    def _play(self, who: int, code: int, text: str) -> None:
        """Carry out a checked action and write it down."""
        asked, before, decision = self._awaited, self._now, self.decision_of(who)
        self._kernel.run.step(self._states, 0, who, code)
        self._settle()
        if who == CHANCE:
            self._draws += 1
        is_final = who == CHANCE or self.game.reveals(self._plain(before), who, code, self.state)
        self._history.add(Step(who, code, 0 if decision is None else decision.group, before), is_final)
        self._write(CHANCE_NAME if who == CHANCE else seat_letter(who), text)
        self._open_decisions(asked, who)

    def _ask_chance(self) -> None:
        """Let the dealer answer until a seat is asked or the game is over."""
        while self._awaited == 1 << CHANCE:
            pieces = self.dealer.draw(self._draws, *self._urn(self._states))
            code = self._kernel.run.drawn(self._states, 0, self._row(pieces))
            self._play(CHANCE, code, self._text(code))
        if self.is_over and self.record.footer is None:
            self._finish()

    def _finish(self) -> None:
        secret = (
            self.dealer.secret.hex() if isinstance(self.dealer, CommittedDealer) and self.dealer.commitment else None
        )
        self.record.footer = Footer(self.game.outcome(self.state), secret)

    def _open_decisions(self, asked_before: int, who: int) -> None:
        """Ask whoever is awaited now. Decisions of a group stay open while its other members answer."""
        if self._awaited and self._awaited == asked_before & ~(1 << who):
            self._ask(self.decisions[0].group)
        else:
            self._groups += 1
            self._ask(self._groups)

    def _ask(self, group: int) -> None:
        """Ask the seats that the kernel waits for, as members of a group. Its questions that are open stay open."""
        kept = {decision.seat: decision for decision in self.decisions if decision.group == group}
        seats = [seat for seat in range(self.options.players) if self._awaited >> seat & 1]
        self.decisions = tuple(kept.get(seat) or self._new_decision(seat, group) for seat in seats)
        self._check_asked()

    def _new_decision(self, seat: int, group: int) -> Decision:
        return Decision(seat, len(self.record.entries), group, self.game.asks(self.state, seat))

    def _check_asked(self) -> None:
        """The seats that are asked are those that the kernel waits for: else no answer could be right."""
        asked = sum(1 << decision.seat for decision in self.decisions)
        if asked != self._awaited & ~(1 << CHANCE):
            raise BrokenInvariant(f"seats {asked:b} are asked, but the rules wait for {self._awaited:b}")

    # ------------------------------------------------------------------------------------------------ taking back

    def can_undo(self, seat: int) -> bool:
        at = self._undo_point(seat)
        return at is not None and self._is_sound(at)

    def _undo_point(self, seat: int) -> int | None:
        return self._history.undo_point(seat, {decision.group for decision in self.decisions})

    def _is_sound(self, at: int) -> bool:
        """Whether taking back a step brings back nothing that was taken back before. It may in old games only."""
        if self.record.header.format != FIRST_FORMAT:
            return True
        return self._carried_out(*self._history.without(at)) == self._carried_out(*self._history.without_as_before(at))

    def _take_back(self, seat: int) -> None:
        at = self._undo_point(seat)
        if at is None:
            raise CannotUndo("there is nothing to take back: not past a draw, a reveal or another seat's decision")
        history, is_old = self._history, self.record.header.format == FIRST_FORMAT
        state = self._carried_out(*(history.without_as_before(at) if is_old else history.without(at)))
        history.take_back(at, Step(seat, 0, 0, self._now))
        self._put(state)
        self._write(seat_letter(seat), UNDO)
        self._ask(self.steps[at].group)

    def _carried_out(self, state: bytes, steps: Iterable[Step]) -> bytes:
        """A state after some steps."""
        states = self._at(state)
        for step in steps:
            self._kernel.run.step(states, 0, step.who, step.code)
        return self._kernel.get(states, 0)

    def take_back_to(self, entry: int) -> list[Entry]:
        """All agreed to take back everything after an entry: the game stands again as it stood then, and whoever was
        asked then is asked anew. Where chance had to draw then, it goes back to the last time before that a seat was
        asked: what was drawn is taken back only together with the action that led to it.

        The dealer goes on with new draws. Raises CannotUndo where there is nothing to go back to.
        """
        while 0 < entry < len(self.steps) and not self._asks_a_seat(self._after(entry)):
            entry -= 1
        self._go_back(entry)
        return self.record.entries[-1:]

    def _go_back(self, entry: int) -> None:
        if self.is_over:
            raise CannotUndo("the game is over: its outcome stands")
        if not 0 <= entry < len(self.steps):
            raise CannotUndo(f"there is nothing after entry {entry}; the last is entry {len(self.steps)}")
        if not self._asks_a_seat(self._after(entry)):
            raise CannotUndo(f"no seat was asked after entry {entry}; go back to where one was")
        state = self._after(entry)
        self._history.add(Step(TABLE, 0, 0, self._now), is_final=True)
        self._put(state)
        self._write(TABLE_NAME, back_text(entry))
        self._open_decisions(0, 0)

    def _asks_a_seat(self, state: bytes) -> bool:
        return self._kernel.run.who_is_awaited(self._at(state), 0) not in (0, 1 << CHANCE)

    # ------------------------------------------------------------------------------------------------ other worlds

    def twin(self) -> Match:
        """A match in the same place that goes its own way."""
        twin = copy.copy(self)
        twin.record = GameRecord(self.record.header, self.record.entries[:], self.record.footer)
        twin._history = self._history.copy()
        twin._states = self._at(self._now)
        twin._plain = self._unpacking()
        return twin

    def guess(self, seat: int, words: list[int]) -> bytes:
        """A full state that a seat cannot tell from this one, drawn with a generator of `kernel/random.py`."""
        states, rng = self._at(self._now), self._row(words)
        self._kernel.run.guess_anew(states, 0, seat, rng)
        words[:] = listed(rng)
        return self._kernel.get(states, 0)

    def replace_state(self, state: Any) -> None:
        """Put another full state in the place of this one: a guess."""
        self._put(self.game.schema.pack(state))

    def _put(self, state: bytes) -> None:
        self._kernel.put(self._states, 0, state)
        self._settle()

    def check_invariants(self) -> None:
        """Raises BrokenInvariant if something that must hold in every state does not."""
        fault = self._kernel.run.broken(self._states, 0)
        if fault:
            raise BrokenInvariant(f"invariant {fault} does not hold: {self.game.write_position(self.state)}")

    # ------------------------------------------------------------------------------------------------ writing down

    def _write(self, who: str, text: str) -> None:
        self.record.entries.append(Entry(len(self.record.entries) + 1, who, text, self._digest(self._now)))
