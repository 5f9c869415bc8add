"""`emporion bots`: who can play a game."""

from __future__ import annotations

import argparse

from emporion.bots.registry import known_bots
from emporion.cli.arguments import add_game, add_json, print_json, wrapped
from emporion.games import get_game


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    add_json(parser)


def run(parsed: argparse.Namespace) -> int:
    bots = known_bots(get_game(parsed.game).name)
    if parsed.json:
        print_json(bots)
        return 0
    width = max(map(len, bots)) + 2
    for name, about in bots.items():
        print(wrapped(f"{name:<{width}}{about}", " " * width))
    print("\nA file of your own is a bot, too: ./FILE.py. Parameters are in brackets.")
    return 0
