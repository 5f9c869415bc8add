"""How often a person is stopped in a game of Tyrannos: python -m bench.stops [--games N] [--players N]

Strategoi play; what the suggested standing orders answer is answered by them. A stop is what is left to the strategos.
One screen counts once: the questions of a month's upkeep, and the end of the turn with them, are one.
"""

from __future__ import annotations

import argparse
import hashlib
import random
from collections import Counter
from collections.abc import Iterator, Mapping
from statistics import mean
from typing import Any, Final, NamedTuple

from emporion.arena.statistics import by_deal, mean_interval
from emporion.bots.bot import NO_LIMIT
from emporion.bots.guard import Guarded, decide, make_guarded
from emporion.bots.spec import read_specs
from emporion.engine.actions import Action
from emporion.engine.dealer import SeededDealer
from emporion.engine.match import Match
from emporion.engine.orders import Kept, answers_by_order, keep_orders
from emporion.games import get_game, get_orders

GAME: Final = get_game("tyrannos")
BOOK: Final = get_orders("tyrannos")
BOT: Final = "strategos"
SEED: Final = 1
CHECKLIST: Final = frozenset({"upkeep", "costs", "heavy-answer"})
"""Kinds of decisions that are lines of one screen."""


class Asked(NamedTuple):
    seat: int
    kind: str
    month: int
    by_order: bool
    ends_turn: bool


def asked_in(options: Mapping[str, Any], number: int) -> Iterator[Asked | str]:
    """Every decision of a game, and its digest at the end."""
    match = Match(GAME, options, SeededDealer(number), mode="auto")
    rng = random.Random(number)
    bot = make_guarded(read_specs(BOT)[0], GAME, match.options)
    kept: dict[int, Kept] = {}
    while match.decisions:
        if not kept:
            kept = suggested(match)
        answers = answers_by_order(match, BOOK, kept)
        decision = match.decisions[0]
        action = answers.get(decision.seat) or chosen(match, decision.seat, bot, rng)
        by_order, ends_turn = decision.seat in answers, GAME.write(action) == "end"
        yield Asked(decision.seat, decision.kind, match.state.month, by_order, ends_turn)
        match.submit(decision.seat, decision.id, action)
    yield hashlib.sha256(match.record.to_text().encode()).hexdigest()


def suggested(match: Match) -> dict[int, Kept]:
    look = match.game.look(match.state, match.options)
    tables = [look(seat) for seat in range(match.options.players)]
    return {seat: keep_orders(BOOK, BOOK.suggested(table), table) for seat, table in enumerate(tables)}


def chosen(match: Match, seat: int, bot: Guarded, rng: random.Random) -> Action:
    choice = decide(match, seat, bot, NO_LIMIT, rng)
    if choice.fault is not None:
        raise RuntimeError(choice.fault)
    return GAME.read(choice.action)


def stops(asked: list[Asked]) -> Counter[str]:
    """Of all seats together, by kinds of decisions."""
    found: Counter[str] = Counter()
    checklists = {(one.seat, one.month) for one in asked if not one.by_order and is_on_checklist(one)}
    found["checklist of the turn"] = len(checklists)
    for one in asked:
        if not one.by_order and not is_on_checklist(one):
            found[one.kind] += 1
    return found


def is_on_checklist(one: Asked) -> bool:
    return one.kind in CHECKLIST or one.ends_turn


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--players", type=int, default=4)
    given = parser.parse_args()
    digest = hashlib.sha256()
    all_stops: Counter[str] = Counter()
    all_asked: Counter[str] = Counter()
    per_seat, asked_per_seat = [], []
    for number in range(given.games):
        *asked, text = asked_in({"players": given.players}, SEED + number)
        digest.update(str(text).encode())
        decisions = [one for one in asked if isinstance(one, Asked)]
        of_game = stops(decisions)
        all_stops += of_game
        all_asked += Counter(one.kind for one in decisions)
        per_seat.append(of_game.total() / given.players)
        asked_per_seat.append(len(decisions) / given.players)
    seats = given.games * given.players
    print("| kind | asked | stops |\n| --- | ---: | ---: |")
    for kind, _ in (all_asked | all_stops).most_common():
        print(f"| {kind} | {all_asked[kind] / seats:.1f} | {all_stops[kind] / seats:.1f} |")
    print(f"| all | {mean(asked_per_seat):.1f} | {mean(per_seat):.1f} |")
    interval = mean_interval(by_deal(enumerate(per_seat)))
    print(f"\nstops per seat and game: {interval}; {given.games} games, digest {digest.hexdigest()[:12]}")


if __name__ == "__main__":
    main()
