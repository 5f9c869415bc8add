"""Tables to try the rules at: a position from the few facts that a test is about, and what players do there.

    match = table(chips="23g", ships="A:T", hands="A:4g")
    play(match, "A", "move T>23 4g")
    assert fact(match, "ships") == "A:23"

Facts are the parts of a position (`position.py`), with _ for -. What a test does not mention is not there: no chips, no
ships, no cards in hands. Only the tiles must all be somewhere: those not mentioned lie unseen in the pile or, if the
test says what is unseen, are out of the game. No game gets there, so `TYROS` reads positions without asking for that.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final, cast

import pytest

from emporion.engine.dealer import Dealer, SeededDealer
from emporion.engine.errors import IllegalAction
from emporion.engine.events import Event
from emporion.engine.game import Game
from emporion.engine.match import Match
from emporion.engine.participants import CHANCE, SPECTATOR, seat_letter
from emporion.engine.play import PIECES
from emporion.games.tyros.actions import Cards
from emporion.games.tyros.game import Tyros
from emporion.games.tyros.notation import read_cards, read_seat, write_cards
from emporion.games.tyros.position import read_facts
from emporion.games.tyros.view import Table
from emporion.kernel.program import Kernel
from emporion.kernel.random import WORDS, seed


class Workbench(Tyros):
    """Tyros that begins at any position in which the invariants hold, whether or not a game can get there."""

    def read_position(self, text: str, options: Any = None) -> Any:
        return read_facts(text)


TYROS: Final[Game] = cast(Game, Workbench())
KOSMOS: Final = "kosmos"
RARI: Final = "giochi-rari"
BOTH: Final = (KOSMOS, RARI)
ALL_TILES: Final = tuple(str(n) for n in range(1, 33))
USUAL: Final = {
    "stage": "act",
    "round": 1,
    "first": "A",
    "turn": "A",
    "laid": 1,
    "offers-per-turn": 6,
    "trades-per-round": 8,
}

# ---------------------------------------------------------------------------------------------------- positions


def table(edition: str = KOSMOS, players: int = 3, draws: Sequence[str] = (), board: Any = None, **facts: Any) -> Match:
    """A match that goes on from these facts; chance draws what is wanted first, then anything."""
    options = {"players": players, "edition": edition} | ({} if board is None else {"board": board}) | chosen(facts)
    return Match(TYROS, options, StackedDealer(draws), position=position(edition, players, **facts))


def chosen(facts: dict[str, Any]) -> dict[str, Any]:
    """The options that go with the facts of a position."""
    switches = {
        "gifts": "off on",
        "card_tracking": "off on",
        "free_without_card": "forbid free",
        "offer_partners": "many one",
    }
    options = {name: values.split()[facts[name]] for name, values in switches.items() if name in facts}
    if "free_without_card" in options:
        options["toll_without_card"] = options.pop("free_without_card")
    return options | {name: facts[name] for name in ("offers_per_turn", "trades_per_round") if name in facts}


def new_game(draws: Sequence[str] = (), **options: Any) -> Match:
    """A match from the very beginning."""
    return Match(TYROS, options, StackedDealer(draws))


def position(edition: str = KOSMOS, players: int = 3, **facts: Any) -> str:
    """The position with these facts, in notation."""
    partners = {"offer-partners": 1} if edition == RARI else {}
    parts: dict[str, Any] = {"players": players} | USUAL | partners | {k.replace("_", "-"): v for k, v in facts.items()}
    rest = "misfits" if "unseen" in parts else "unseen"
    parts.setdefault(rest, ",".join(tile for tile in ALL_TILES if tile not in tiles_mentioned(parts)))
    return " ".join(["tyros", edition, *(f"{name}={value}" for name, value in parts.items() if value != "")])


def tiles_mentioned(parts: dict[str, Any]) -> set[str]:
    """Fields that have a chip, and tiles that lie somewhere."""
    texts = [str(parts.get(name, "")) for name in ("chips", "tiles", "unseen", "under", "misfits")]
    return {number for text in texts for number in re.findall(r"\d+", text)}


class StackedDealer:
    """Draws what a test wants ("23" or "4,5" tiles, "2o1j" cards, "B" a seat), and when that is used up, anything."""

    commitment = None

    def __init__(self, wanted: Sequence[str]) -> None:
        self.wanted = list(wanted)
        self.afterwards: Dealer = SeededDealer(1)

    def draw(self, index: int, urn: Sequence[int], count: int) -> list[int]:
        if not self.wanted:
            return self.afterwards.draw(index, urn, count)
        pieces = [0] * len(urn)
        for piece in pieces_of(self.wanted.pop(0)):
            pieces[piece] += 1
        assert sum(pieces) == count, f"{count} pieces are drawn here"
        assert all(drawn <= there for drawn, there in zip(pieces, urn, strict=True)), "this cannot be drawn here"
        return pieces


def pieces_of(text: str) -> list[int]:
    if text in "ABCD":
        return [read_seat(text) + 1]
    if text[-1] in "oygvj":
        return [kind for kind, count in enumerate(read_cards(text).counts, 1) for _ in range(count)]
    return [int(number) for number in text.split(",")]


# ---------------------------------------------------------------------------------------------------- at the table


def play(match: Match, seat: str, text: str) -> None:
    """A seat (by its letter) answers what it is asked."""
    decision = match.decision_of(read_seat(seat))
    assert decision is not None, f"{seat} is not asked"
    match.submit(decision.seat, decision.id, text)


def play_all(match: Match, script: str) -> None:
    """Several answers: "A pass; B pass"."""
    for line in script.split(";"):
        seat, _, text = line.strip().partition(" ")
        play(match, seat, text)


def refusal(match: Match, seat: str, text: str) -> tuple[str, str]:
    """The paragraph and the reason for which the rules refuse an action; nothing has happened then."""
    before = TYROS.schema.pack(match.state), len(match.record.entries)
    with pytest.raises(IllegalAction) as caught:
        play(match, seat, text)
    assert (TYROS.schema.pack(match.state), len(match.record.entries)) == before
    assert caught.value.reason()
    return caught.value.paragraph, caught.value.key.removeprefix("tyros-refusal-")


def legal(match: Match, seat: str, verb: str = "", reduced: bool = False) -> set[str]:
    """The legal actions of a seat that begin with a verb."""
    texts = [TYROS.write(action) for action in match.legal(read_seat(seat), reduced)]
    assert len(texts) == len(set(texts)), "an action is listed twice"
    return {text for text in texts if text.startswith(verb)}


def asked(match: Match) -> str:
    """The letters of the seats that are asked now."""
    return "".join(seat_letter(decision.seat) for decision in match.decisions)


def pass_round(match: Match) -> None:
    """Everybody passes until the card actions are over."""
    while match.decisions and match.decisions[0].kind == "act":
        play(match, asked(match), "pass")


# ---------------------------------------------------------------------------------------------------- looking


def fact(match: Match, name: str) -> str:
    """A part of the position as it is now; empty if there is nothing of it."""
    words = TYROS.write_position(match.state).split()[2:]
    return dict(word.split("=") for word in words).get(name, "")


def hand(match: Match, seat: str) -> str:
    return write_cards(Cards.of(match.state.hand[read_seat(seat)]))


def draw_pile(match: Match) -> Cards:
    return Cards.of(match.state.draw_pile)


def look(match: Match, viewer: str = "") -> Table:
    """The table as a seat sees it, or a spectator."""
    seen: Table = match.view(read_seat(viewer) if viewer else SPECTATOR).table
    return seen


def news(match: Match, viewer: str = "") -> list[Event]:
    """All that has happened, as a seat knows it, or a spectator."""
    entries = match.events(read_seat(viewer) if viewer else SPECTATOR)
    return [event for _, events in entries for event in events]


def points(match: Match) -> dict[str, int]:
    """The points of all seats, as the score sheet has them and as the rules count them without one."""
    kernel = TYROS.program(match.options).plain()
    states, counted = kernel.states(1), [0] * 8
    states[0] = match.state
    kernel.run.points(states, 0, counted)
    totals = [seat.total for seat in look(match).scores.seats]
    assert totals == counted[: len(totals)]
    return {seat_letter(seat): total for seat, total in enumerate(totals)}


def winners(match: Match) -> str:
    assert match.outcome is not None
    return "".join(map(seat_letter, match.outcome.winners))


# ---------------------------------------------------------------------------------------------------- random games


def random_states(number: int, **options: Any) -> Iterator[tuple[Kernel, Any, int]]:
    """A random game on the kernel: before each decision the kernel, its states (of which [0] counts), and the seat."""
    chosen = TYROS.options(options)
    kernel = TYROS.program(chosen).plain()
    states = kernel.states(1)
    dealer, rng, draws = SeededDealer(number), [0] * WORDS, 0
    seed(rng, number, 0)
    kernel.run.start(states, 0, TYROS.option_row(chosen))
    while waiting := kernel.run.who_is_awaited(states, 0):
        who = (waiting & -waiting).bit_length() - 1
        if who == CHANCE:
            urn = [0] * PIECES
            count = kernel.run.what_is_drawn(states, 0, urn)
            code = kernel.run.drawn(states, 0, dealer.draw(draws, urn, count))
            draws += 1
        else:
            yield kernel, states, who
            code = kernel.run.sample(states, 0, who, rng, [0] * 4096)
        assert kernel.run.why_not(states, 0, who, code) == 0
        kernel.run.step(states, 0, who, code)
