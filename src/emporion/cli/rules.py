"""`emporion rules`: check that the rules of a game keep to the rule language."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator

from emporion.bots.registry import policies_of
from emporion.engine.game import Game
from emporion.games import game_names, get_game
from emporion.kernel.compiler.errors import RuleErrors
from emporion.kernel.compiler.translation import check_rules
from emporion.kernel.program import Program


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="*", metavar="GAME", help="names of games (default: all)")


def run(parsed: argparse.Namespace) -> int:
    found: dict[str, None] = {}
    for name in parsed.game or game_names():
        rules = 0
        for program in programs_of(get_game(name)):
            rules = max(rules, len(program.globals_of))
            try:
                check_rules(program)
            except RuleErrors as errors:
                found |= dict.fromkeys(str(error) for error in errors.errors)
        print(f"{name}: {rules} rules checked")
    for error in found:
        print(error, file=sys.stderr)
    return 1 if found else 0


def programs_of(game: Game) -> Iterator[Program]:
    """The rules of a game, and the same with those of its bots."""
    options = game.options({})
    yield game.program(options)
    policies = policies_of(game.name)
    if policies is not None:
        yield policies.program(game, options)
