"""Y1.3, Y1.4 The cities of Sicily and the ports that they face. Inside the kernel a city is a number, a port, too."""

from __future__ import annotations

from typing import Any, Final

from emporion.engine.errors import shown
from emporion.games.tyrannos.parts import ComponentsError, builtin_data, listed, named
from emporion.kernel.record import Row
from emporion.kernel.rule import table

SEATS: Final = 6
CITY_NAMES: Final = tuple(str(city["name"]) for city in builtin_data()["cities"])
CITIES: Final = 12
GREEK: Final = 10
"""Cities below this number are Greek, the others Punic."""
MOTYE: Final = 10
PANORMOS: Final = 11
PORT_NAMES: Final = ("euro", "scirocco", "libeccio", "zefiro", "borea", "greco")
PORTS: Final = len(PORT_NAMES)


def read_facing(section: Any) -> Row:
    """The port of each city of a file."""
    named(listed(section, CITIES, "cities"), CITY_NAMES, "cities")
    return [port_number(city.get("port"), f"cities: {city['name']}") for city in section]


def port_number(name: Any, where: str) -> int:
    if name not in PORT_NAMES:
        raise ComponentsError(f"{where}: {shown(name)} is no port; ports are {', '.join(PORT_NAMES)}")
    return PORT_NAMES.index(name)


FACING: Final[Row] = table(read_facing(builtin_data()["cities"]), name="facing")
"""Y1.4 the port that each city faces, from 0."""
