"""`emporion hint`: what a seat had best do at any entry of a record."""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from typing import Final

from emporion.bots.analysis import Advice, Analyst, Hint, hint, make_analyst
from emporion.bots.bot import Budget
from emporion.cli.arguments import add_json, print_json, read_file, whole, wrapped
from emporion.engine.errors import BadInput
from emporion.engine.game import Game, Screen
from emporion.engine.match import Match
from emporion.engine.participants import seat_letter
from emporion.engine.view import View
from emporion.games import get_game, get_screen
from emporion.locales import LANGUAGES, text

MS: Final = 1000
MS_MOST: Final = 600_000
VISITS_MOST: Final = 50_000
"""A search of more has no room."""
FEW: Final = 30
"""Fewer imagined games than that are hardly more than luck."""
TOP: Final = 5
INDENT: Final = " " * 5


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="RECORD", help="a record, finished or not")
    parser.add_argument("--at", type=whole, metavar="N", help="after entry N (default: the last)")
    parser.add_argument("--seat", metavar="A", help="for this seat (default: the one that is asked)")
    parser.add_argument("--ms", type=whole, metavar="N", help=f"think for N milliseconds (default {MS})")
    parser.add_argument("--visits", type=whole, metavar="N", help="instead: imagine N games, the same on every machine")
    parser.add_argument("--seed", type=whole, default=1, metavar="N", help="with --visits: the same again (default 1)")
    parser.add_argument("--top", type=whole, default=TOP, metavar="N", help=f"how many actions (default {TOP})")
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    add_json(parser)


def run(parsed: argparse.Namespace) -> int:
    budget = budget_of(parsed)
    if parsed.top < 1:
        raise BadInput(f"--top {parsed.top}: at least one action is shown")
    match = match_at(parsed.file, parsed.at)
    seat = seat_asked(match, parsed.seat)
    analyst = make_analyst(match.game, match.options, "auto")
    found = hint(analyst, match.view(seat), budget, random.Random(parsed.seed), parsed.top)
    if parsed.json:
        print_json(found)
        return 0
    screen, names = get_screen(match.game.name), match.record.header.seats
    question = screen.decision_text(found.kind, parsed.language)
    print(wrapped(text(parsed.language, "cli-your-turn", player=names[seat], question=question)))
    for line in hint_lines(found, screen, match.game, names, parsed.language):
        print(wrapped(line, INDENT))
    return 0


# ---------------------------------------------------------------------------------------------------- what is asked for


def budget_of(parsed: argparse.Namespace) -> Budget:
    if parsed.ms is not None and parsed.visits is not None:
        raise BadInput("--ms and --visits both say how long to think: give one of them")
    if parsed.visits is None:
        return Budget(ms=checked("--ms", MS if parsed.ms is None else parsed.ms, MS_MOST))
    return Budget(visits=checked("--visits", parsed.visits, VISITS_MOST))


def checked(name: str, number: int, most: int) -> int:
    if not 1 <= number <= most:
        raise BadInput(f"{name} {number}: a number from 1 to {most}")
    return number


def match_at(file: str, at: int | None) -> Match:
    """The game of a record, after an entry."""
    record = read_file(file)
    if at is not None and not 0 <= at <= len(record.entries):
        raise BadInput(f"--at {at}: the record has entries 1 to {len(record.entries)}; 0 is the beginning")
    try:
        return Match.replay(get_game(record.header.game), record if at is None else record.cut(at))
    except BadInput as error:
        raise BadInput(f"{file}: {error}") from None


def seat_asked(match: Match, letter: str | None) -> int:
    """The seat that was named, or the only one that is asked."""
    entries = len(match.record.entries)
    asked = {seat_letter(decision.seat): decision.seat for decision in match.decisions}
    if match.is_over:
        raise BadInput(f"after entry {entries} the game is over; choose an earlier one with --at")
    if not asked:
        raise BadInput(f"after entry {entries} something is drawn and nobody is asked; choose another one with --at")
    if letter is None and len(asked) > 1:
        raise BadInput(f"after entry {entries} several seats are asked ({', '.join(asked)}); choose one with --seat")
    if letter is None:
        return next(iter(asked.values()))
    if letter.upper() not in asked:
        raise BadInput(f"--seat {letter}: after entry {entries} only these are asked: {', '.join(asked)}")
    return asked[letter.upper()]


# ---------------------------------------------------------------------------------------------------- in words


def hint_now(analyst: Analyst, view: View) -> Hint:
    """For somebody who waits at the board; the same question has the same luck."""
    return hint(analyst, view, Budget(ms=MS), random.Random(view.entries), TOP)


def hint_lines(found: Hint, screen: Screen, game: Game, names: Sequence[str], language: str) -> list[str]:
    """The actions in words, the best first."""
    best = percent(found.candidates[0].chance)
    said = [
        advice_text(one, best, screen.action_text(game.read(one.action), names, language), language)
        for one in found.candidates
    ]
    lines = [f"{number:3}. {one}" for number, one in enumerate(said, 1)]
    lines.append(text(language, "analysis-hint-source", visits=found.visits, player=names[found.seat]))
    return lines if found.visits >= FEW else [*lines, text(language, "analysis-hint-few")]


def advice_text(one: Advice, best: int, action: str, language: str) -> str:
    """An action with what may be expected from it, and how much less that is than the best, as it is shown."""
    chance, points = percent(one.chance), round(one.points)
    if chance >= best:
        return text(language, "analysis-hint", action=action, chance=chance, points=points)
    return text(language, "analysis-hint-worse", action=action, chance=chance, points=points, loss=best - chance)


def percent(chance: float) -> int:
    return round(100 * chance)
