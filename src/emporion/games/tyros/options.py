"""The options of a game of Tyros."""

from __future__ import annotations

import pathlib
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from emporion.engine.errors import BadOption, shown
from emporion.engine.numbers import whole_number
from emporion.engine.participants import seat_letter
from emporion.games.tyros.board import Board, builtin_board, load_board, make_board
from emporion.games.tyros.editions import EDITIONS
from emporion.games.tyros.state import SEATS

BUILTIN: Final = "built-in"
CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "edition": tuple(EDITIONS),
    "setup": ("variable", "first-game"),
    "first_player": ("random", *(seat_letter(p) for p in range(SEATS))),
    "toll_without_card": ("forbid", "free"),
    "gifts": ("off", "on"),
    "offer_partners": ("by-edition", "many", "one"),
    "card_tracking": ("off", "on"),
}
"""What may be chosen; the first is the default."""
PARTNERS: Final = {"many": 0, "one": 1}
"""§11.1 How many players an offer may be made to, as a state has it."""
RANGES: Final = {"players": range(3, 5), "offers_per_turn": range(1, 21), "trades_per_round": range(101)}
NO_OFFERS: Final = 0
"""§11.4 What `offers_per_turn` may be in games that began before it had to be at least 1."""


class Options(msgspec.Struct, frozen=True):
    players: int = 4
    edition: str = "kosmos"
    setup: str = "variable"
    first_player: str = "random"
    toll_without_card: str = "forbid"
    gifts: str = "off"
    offers_per_turn: int = 6
    trades_per_round: int = 8
    offer_partners: str = "by-edition"
    card_tracking: str = "off"
    board: Any = BUILTIN
    """Built-in, or the links of another board."""

    def to_dict(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.__struct_fields__}

    def row(self) -> list[int]:
        """The options as numbers, in the order that `rules/setup.py` names."""
        return [
            self.players,
            CHOICES["edition"].index(self.edition),
            CHOICES["setup"].index(self.setup),
            CHOICES["first_player"].index(self.first_player) - 1,
            CHOICES["toll_without_card"].index(self.toll_without_card),
            CHOICES["gifts"].index(self.gifts),
            self.offers_per_turn,
            self.trades_per_round,
            CHOICES["card_tracking"].index(self.card_tracking),
            PARTNERS.get(self.offer_partners, EDITIONS[self.edition].offer_partners),
        ]

    def play_board(self) -> Board:
        return builtin_board() if self.board == BUILTIN else make_board(self.board, self.board["name"])


def option_choices() -> dict[str, list[str]]:
    """Every option with its values, the default first."""
    choices = {name: list(values) for name, values in CHOICES.items()}
    for name in RANGES:
        choices[name] = [str(getattr(Options(), name)), range_text(name)]
    choices["board"] = [BUILTIN, "FILE"]
    return {name: choices[name] for name in Options.__struct_fields__}


def make_new_options(given: Mapping[str, Any]) -> Options:
    """§11.4 Check the options of a new game: a player may make at least one offer. Raises BadOption."""
    options = make_options(given)
    if options.offers_per_turn == NO_OFFERS:
        wanted = range_text("offers_per_turn")
        raise BadOption(f"offers_per_turn: 0 is left to games that began with it; choose {wanted} for a new one")
    return options


def make_options(given: Mapping[str, Any]) -> Options:
    """Check options, also as texts from a command line and as in earlier games; raises BadOption."""
    values: dict[str, Any] = {}
    for name, value in given.items():
        if name in CHOICES:
            values[name] = chosen(name, value)
        elif name in RANGES:
            values[name] = number(name, value)
        elif name == "board":
            values[name] = value if value == BUILTIN else board_data(value)
        else:
            raise BadOption(f"Tyros has no option {shown(name)}; it has: {', '.join(Options.__struct_fields__)}")
    options = Options(**values)
    if options.setup == "first-game" and options.edition != "kosmos":
        raise BadOption("setup: first-game is part of the kosmos edition only (§3.2)")
    if options.first_player > seat_letter(options.players - 1) and options.first_player != "random":
        raise BadOption(f"first_player: there is no seat {options.first_player} with {options.players} players")
    return options


def chosen(name: str, value: Any) -> str:
    if not isinstance(value, str) or value not in CHOICES[name]:
        raise BadOption(f"{name}: {shown(value)} is not one of: {', '.join(CHOICES[name])}")
    return value


def number(name: str, value: Any) -> int:
    found = whole_number(value)
    is_earlier = name == "offers_per_turn" and found == NO_OFFERS
    if found is None or (found not in RANGES[name] and not is_earlier):
        raise BadOption(f"{name}: {shown(value)} is not a number from {range_text(name)}")
    return found


def range_text(name: str) -> str:
    return f"{RANGES[name][0]} to {RANGES[name][-1]}"


def board_data(value: Any) -> Mapping[str, Any]:
    """A board from a file, or as it stands in a record."""
    if isinstance(value, str):
        return load_board(pathlib.Path(value)).data
    return make_board(value, str(value.get("name", "board")) if isinstance(value, Mapping) else "board").data
