"""The components of a game: the built-in ones, or those of a file that an owner of the printed game has written.

A file has the form of `components.json`: cities with the ports that they face, goods with their duties, lots and cards
of the market, the cards of Moira, and the tokens of Voitheia. The names in it are those of the rules and stay as they
are; what belongs to each of them is the file's.
"""

from __future__ import annotations

import functools
import json
import pathlib
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from emporion.games.tyrannos.cities import read_facing
from emporion.games.tyrannos.goods import read_card_counts, read_duties, read_lots, read_prices
from emporion.games.tyrannos.moira import read_cards
from emporion.games.tyrannos.parts import ComponentsError, builtin_data
from emporion.games.tyrannos.voitheia import read_token_counts
from emporion.kernel.record import Grid, Row, i16
from emporion.kernel.rule import Table, table

BUILTIN: Final = "built-in"
SECTIONS: Final = ("cities", "goods", "moira", "voitheia")


class Components(NamedTuple):
    """What the rules look up; `data` is what a record must keep of it."""

    name: str
    data: Mapping[str, Any]
    facing: Row
    duty: Row
    lots: Row
    card_prices: Row
    card_counts: Row
    moira: Grid
    voitheia: Row

    def tables(self) -> dict[str, Table]:
        """What takes the place of the tables of the built-in components in the rules."""
        return {
            "facing": table(self.facing, name="facing"),
            "duty": table(self.duty, name="duty"),
            "lots": table(self.lots, name="lots"),
            "card-prices": table(self.card_prices, i16, "card-prices"),
            "card-counts": table(self.card_counts, name="card-counts"),
            "moira": table(self.moira, name="moira"),
            "voitheia": table(self.voitheia, name="voitheia"),
        }


def load_components(path: pathlib.Path) -> Components:
    """Read a file that a player made."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ComponentsError(f"{path}: cannot be read ({error.strerror})") from None
    except (json.JSONDecodeError, UnicodeDecodeError) as error:
        raise ComponentsError(f"{path}: is not JSON ({error})") from None
    return make_components(data, str(path))


@functools.cache
def builtin_components() -> Components:
    return make_components(builtin_data(), BUILTIN)


def make_components(data: Any, name: str) -> Components:
    """Check the data of a file and work out its tables."""
    if not isinstance(data, Mapping) or any(section not in data for section in SECTIONS):
        raise ComponentsError(f"{name}: a file of components has the sections {', '.join(SECTIONS)}")
    goods = data["goods"]
    try:
        return Components(
            name=name,
            data={"name": name, **{section: data[section] for section in SECTIONS}},
            facing=read_facing(data["cities"]),
            duty=read_duties(goods),
            lots=read_lots(goods),
            card_prices=read_prices(goods),
            card_counts=read_card_counts(goods),
            moira=read_cards(data["moira"]),
            voitheia=read_token_counts(data["voitheia"]),
        )
    except ComponentsError as error:
        raise ComponentsError(f"{name}: {error}") from None
