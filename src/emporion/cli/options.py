"""`emporion options`: what can be chosen in a game."""

from __future__ import annotations

import argparse

from emporion.cli.arguments import add_game, add_json, print_json
from emporion.games import get_game
from emporion.locales import LANGUAGES, text


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    add_json(parser)


def run(parsed: argparse.Namespace) -> int:
    game = get_game(parsed.game)
    choices = game.option_choices()
    if parsed.json:
        print_json(choices)
        return 0
    for name, values in choices.items():
        print(f"{name}: {', '.join(values)}")
        print(f"    {text(parsed.language, f'{game.name}-option-{name}')}")
    print("\nThe first value is the default. Give an option with -o NAME=VALUE.")
    return 0
