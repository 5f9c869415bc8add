"""What greedy offers bring against bots: python -m bench.greedy_offers [--against NAME …] [--games N]

One seat makes greedy offers in every turn; the other three are all merchants, captains or commodores. The same player
without offers plays the same deals from the same seats: by how much the two differ is what the offers brought. Prints
the tables of docs/reports/greedy-offers.md; those against merchants take minutes, those against searchers hours.
"""

from __future__ import annotations

import argparse
import hashlib
import random
from collections.abc import Sequence
from statistics import mean
from typing import Any, Final, NamedTuple

from bench.offerers import NAMES, OFFERERS, QUIET
from emporion.arena.simulate import row_of
from emporion.arena.statistics import Interval, by_deal, mean_interval, share_interval
from emporion.bots.bot import NO_LIMIT, Budget
from emporion.bots.playing import Notes, begin_game, policy_action
from emporion.bots.searcher import Settings
from emporion.bots.thoughts import Thoughts
from emporion.bots.tyros.admiral import Admiral
from emporion.bots.tyros.knobs import NOISE, OFFERS
from emporion.bots.tyros.makers import LEVELS
from emporion.bots.workbench import POLICY
from emporion.engine.modes import kernel_in
from emporion.engine.participants import CHANCE
from emporion.engine.play import DIGEST_AT, PIECES, RESULT, WINNERS_AT, chance_action, mix, winners
from emporion.engine.slots import State, apply, awaited, score
from emporion.games import get_game
from emporion.games.tyros.codes import CLOSE_TRADE, kind_of, place_of
from emporion.games.tyros.state import ANSWER
from emporion.kernel.bits import lowest
from emporion.kernel.random import WORDS
from emporion.kernel.record import Grid, Pool, Row
from emporion.kernel.rule import rule

GAME: Final = get_game("tyros")
SEED: Final = 1
PLAYERS: Final = 4
MERCHANT: Final = "merchant"
GAMES: Final = {MERCHANT: 2000, "captain": 160, "commodore": 32}
"""How many a line has, by the bot in the other seats."""
MEDIOCRE: Final = 500
"""How far the judgement of the offerer errs, in hundredths of a point."""
TRADES_AT: Final = RESULT
"""Where a row of results has the trades that the offerer closed."""
ROW: Final = RESULT + 1
NOBODY: Final = -1


@rule
def play_on(
    states: Pool[State],
    policies: Row,
    offerer: int,
    searching: int,
    notes: Pool[Notes],
    row: Row,
    pieces: Grid,
    rng: Row,
    dealer: Row,
) -> int:
    """Play states[0] until one of the seats that search is asked, and return that seat; NOBODY when it is over."""
    s = states[0]
    waiting = awaited(s)
    while waiting != 0:
        who = lowest(waiting)
        if who == CHANCE:
            carry_out(s, who, chance_action(s, dealer, pieces), offerer, row)
        elif searching >> who & 1 == 1:
            return who
        else:
            carry_out(s, who, policy_action(s, who, policies[who], notes[who], rng), offerer, row)
        waiting = awaited(s)
    score(s, row)
    row[WINNERS_AT] = winners(s, row)
    return NOBODY


@rule
def carry_out(s: State, who: int, action: int, offerer: int, row: Row) -> None:
    row[TRADES_AT] += who == offerer and kind_of(action) == CLOSE_TRADE and place_of(action) > 0
    row[DIGEST_AT] = mix(row[DIGEST_AT], action)
    apply(s, who, action)


@rule
def play_action(states: Pool[State], who: int, action: int, offerer: int, row: Row) -> None:
    carry_out(states[0], who, action, offerer, row)


# ---------------------------------------------------------------------------------------------------- a game


class Tale(NamedTuple):
    """One game: what the offerer got out of it, and how much the others thought."""

    won: float
    """1 for a victory, a part of it if it is shared."""
    points: int
    trades: int
    visits: int
    numbers: tuple[int, ...]
    """For the digest."""


class Watched(Admiral):
    """A searcher with a count of its visits."""

    visits = 0

    def think(self, guess: bytes, seat: int, budget: Budget, rng: random.Random, thorough: bool = False) -> Thoughts:
        thoughts = super().think(guess, seat, budget, rng, thorough)
        self.visits += thoughts.visits
        return thoughts


class Table:
    """An offerer and three others of one sort."""

    def __init__(self, against: str, noise: int = MEDIOCRE, mode: str = "auto") -> None:
        self._options = GAME.options({"players": PLAYERS})
        program = OFFERERS.behind(GAME.program(self._options), (begin_game, play_on, play_action))
        self._kernel = kernel_in(program, mode)
        self._states = self._kernel.states(2)
        self._settings = None if against == MERCHANT else settings_of(against)
        self._noise = noise
        self._mode = mode

    def play(self, kind: int, game: int) -> Tale:
        """Game `game` of a trial; the offerer has each seat of a deal in turn."""
        kernel, states, offerer = self._kernel, self._states, game % PLAYERS
        others = [seat for seat in range(PLAYERS) if seat != offerer]
        bot = None if self._settings is None else Watched(GAME, self._options, self._settings, self._mode)
        searching = 0 if bot is None else sum(1 << seat for seat in others)
        policies = row_of(kernel, [POLICY if seat in others else kind for seat in range(PLAYERS)])
        row, pieces = kernel.numbers(ROW), kernel.numbers(2, PIECES)
        rng, dealer, notes = kernel.numbers(WORDS), kernel.numbers(WORDS), self._notes(offerer)
        luck = random.Random(game)
        kernel.run.begin_game(
            states, row_of(kernel, GAME.option_row(self._options)), SEED, game // PLAYERS, rng, dealer
        )
        while True:
            who = kernel.run.play_on(states, policies, offerer, searching, notes, row, pieces, rng, dealer)
            if who == NOBODY or bot is None:
                break
            state = kernel.get(states, 0)
            source = answer_luck(GAME.schema.unpack(state), who, game) or luck
            kernel.run.play_action(states, who, bot.choose_code(state, who, NO_LIMIT, source), offerer, row)
        return told(tuple(map(int, row)), offerer, bot)

    def _notes(self, offerer: int) -> Any:
        """As merchants have them; the offerer errs, and makes only its own offers."""
        notes = OFFERERS.make_notes(self._kernel)
        own = OFFERERS.notes.unpack(self._kernel.get(notes, offerer))
        own.knob[OFFERS] = 0
        own.knob[NOISE] = self._noise
        self._kernel.put(notes, offerer, OFFERERS.notes.pack(own))
        return notes


def answer_luck(state: Any, who: int, game: int) -> random.Random | None:
    """Each answer has a source of its own: an offer that everybody declines changes nothing else."""
    if state.stage != ANSWER:
        return None
    return random.Random(repr((game, who, state.round, state.hand[who], state.give, state.want)))


def told(numbers: tuple[int, ...], offerer: int, bot: Watched | None) -> Tale:
    victory = (numbers[WINNERS_AT] >> offerer & 1) / numbers[WINNERS_AT].bit_count()
    return Tale(victory, numbers[offerer], numbers[TRADES_AT], 0 if bot is None else bot.visits, numbers)


def settings_of(level: str) -> Settings:
    """How a level for people thinks."""
    found = next(one for one in LEVELS if one.name == level)
    return Settings(visits=found.visits, error=found.error)


# ---------------------------------------------------------------------------------------------------- a trial


class Trial(NamedTuple):
    """Games of one kind of offerer. The gains are over the same games without offers."""

    share: Interval
    gain: Interval
    points: Interval
    trades: float
    """That the offerer closed in a game."""
    visits: float
    """Of the three others in a game."""
    digest: str


def play_games(table: Table, kind: int, games: int) -> list[Tale]:
    return [table.play(kind, game) for game in range(games)]


def trial(tales: Sequence[Tale], quiet: Sequence[Tale]) -> Trial:
    """The games of a deal, one from each seat, are one unit."""
    pairs = [(game // PLAYERS, *pair) for game, pair in enumerate(zip(tales, quiet, strict=True))]
    return Trial(
        share_interval(by_deal((deal, one.won) for deal, one, _ in pairs)),
        mean_interval(by_deal((deal, one.won - other.won) for deal, one, other in pairs)),
        mean_interval(by_deal((deal, float(one.points - other.points)) for deal, one, other in pairs)),
        mean(tale.trades for tale in tales),
        mean(tale.visits for tale in tales),
        hashlib.sha256(repr([tale.numbers for tale in tales]).encode()).hexdigest()[:12],
    )


# ---------------------------------------------------------------------------------------------------- the tables

HEAD: Final = """## {who} against three `{against}`s: {games:,} games a line

| Offerer | Win share | Gain in points of win share | Gain of points | Trades | Visits | Digest |
|---|---|---|---|---:|---:|---|"""


def show(against: str, kinds: Sequence[int], games: int, noise: int) -> None:
    """Print a table, line by line as it is played."""
    print(HEAD.format(who="A mediocre player" if noise else "A merchant", against=against, games=games), flush=True)
    table = Table(against, noise)
    quiet = play_games(table, QUIET, games)
    print(line("none", trial(quiet, quiet)), flush=True)
    for kind in kinds:
        print(line(NAMES[kind], trial(play_games(table, kind, games), quiet)), flush=True)


def line(name: str, one: Trial) -> str:
    cells = [
        name,
        f"{one.share.mean:.1%} ({one.share.limits('{:.1%}'.format)})",
        f"{100 * one.gain.mean:+.1f} ({100 * one.gain.low:+.1f} to {100 * one.gain.high:+.1f})",
        f"{one.points.mean:+.2f} ({one.points.limits('{:+.2f}'.format)})",
        f"{one.trades:.2f}",
        f"{one.visits:,.0f}",
        f"`{one.digest}`",
    ]
    return "| " + " | ".join(cells) + " |"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Measures what greedy offers bring.")
    names = list(NAMES.values())
    parser.add_argument("--against", nargs="+", default=list(GAMES), choices=list(GAMES), help="the other seats")
    parser.add_argument("--offerers", nargs="+", default=names, choices=names, help="kinds of offerers")
    parser.add_argument("--games", type=int, metavar="N", help="games a line")
    parser.add_argument("--noise", type=int, default=MEDIOCRE, metavar="N", help="how far the offerer errs")
    parsed = parser.parse_args(arguments)
    kinds = [kind for kind, name in NAMES.items() if name in parsed.offerers]
    for against in parsed.against:
        show(against, kinds, parsed.games or GAMES[against], parsed.noise)


if __name__ == "__main__":
    main()
