"""Y5 The events of fate, what some give or ask, and the cards that name them. In the kernel an event is a number."""

from __future__ import annotations

from typing import Any, Final

from emporion.engine.errors import shown
from emporion.games.tyrannos.codes import BY_CARGO, BY_CHECK, BY_LEVEL, BY_LOCHOI, BY_TAX, BY_TOKENS
from emporion.games.tyrannos.parts import ComponentsError, builtin_data, listed
from emporion.kernel.record import Grid, Row
from emporion.kernel.rule import table

INVASION: Final = 1
DEATH: Final = 2
DRIVEN_OUT: Final = 3
FIDELITY: Final = 4
ERUPTION: Final = 5
PLAGUE: Final = 6
EARTHQUAKE: Final = 7
ATTEMPTED_TYRANNY: Final = 8
PETALISM: Final = 9
MERCENARIES_REVOLT: Final = 10
SIKEL_RAID: Final = 11
PIRATES: Final = 12
STORM: Final = 13
BAD_HARVEST: Final = 14
BRIBED_COMMANDERS: Final = 15
REFUGEES: Final = 16
EXILES_PLOT: Final = 17
FORCED_TRANSFER: Final = 18
MARSH_FEVER: Final = 19
BORDER_QUARREL: Final = 20
FLEET_OFF_COAST: Final = 21
FALSE_TREASURE: Final = 22
ILL_OMEN: Final = 23
LUXURY_OF_CITIZENS: Final = 24
GOOD_HARVEST: Final = 25
OIL_FOR_CARTHAGE: Final = 26
OLYMPIC_VICTORY: Final = 27
VICTORY_AT_KYME: Final = 28
INDEMNITY: Final = 29
GOLD_CROWN: Final = 30
CAPTIVES: Final = 31
FISH_POND: Final = 32
COLONISTS: Final = 33
BENEFACTOR: Final = 34
POETS: Final = 35
EMPEDOKLES: Final = 36
FRIENDSHIP: Final = 37
SUPPLIANT_SPARED: Final = 38
CONGRESS_OF_GELA: Final = 39
JUST_ACCOUNTS: Final = 40
OATH: Final = 41
BOOTY: Final = 42
MERCENARIES_HIRED: Final = 43
WEALTHY_CITIZEN: Final = 44
NEW_TEMPLE: Final = 45
MERCHANTS: Final = 46
GOOD_PRICE: Final = 47
CAMP_PLAGUE: Final = 48
EVENT_NAMES: Final = (
    "",
    "invasion",
    "death",
    "driven-out",
    "fidelity",
    "eruption",
    "plague",
    "earthquake",
    "attempted-tyranny",
    "petalism",
    "mercenaries-revolt",
    "sikel-raid",
    "pirates",
    "storm",
    "bad-harvest",
    "bribed-commanders",
    "refugees",
    "exiles-plot",
    "forced-transfer",
    "marsh-fever",
    "border-quarrel",
    "fleet-off-coast",
    "false-treasure",
    "ill-omen",
    "luxury-of-citizens",
    "good-harvest",
    "oil-for-carthage",
    "olympic-victory",
    "victory-at-kyme",
    "indemnity",
    "gold-crown",
    "captives",
    "fish-pond",
    "colonists",
    "benefactor",
    "poets",
    "empedokles",
    "friendship",
    "suppliant-spared",
    "congress-of-gela",
    "just-accounts",
    "oath",
    "booty",
    "mercenaries-hired",
    "wealthy-citizen",
    "new-temple",
    "merchants",
    "good-price",
    "camp-plague",
)
EVENTS: Final = len(EVENT_NAMES)
"""Length of an array over events; 0 is none."""

VERY_NEGATIVE: Final = 0
NEGATIVE: Final = 1
POSITIVE: Final = 2
VERY_POSITIVE: Final = 3
EVENT_CLASS: Final[Row] = table([
    0, 0, 0, 0, 1, 0, 0, 0, 1, 1, 0, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1,
    1, 2, 3, 3, 3, 3, 2, 3, 2, 3, 3, 2, 2, 3, 2, 2, 2, 2, 3, 2, 2, 2, 2, 2,
    3,
])  # fmt: skip
"""Y5.4 what takes the place of an event that cannot be carried out (Y5.2) goes by its class."""

NOTHING: Final = (0, 0, 0)
"""The row of an event that is not in the tables below."""

HARDSHIP: Final = EVENTS
"""Y5.2 what takes the place of a very negative event …"""
ANNOYANCE: Final = EVENTS + 1
"""… and of a moderately negative one. Both leave a choice, as some events do."""

CHOICES: Final = {
    ERUPTION: (30, BY_CHECK, 1),
    MERCENARIES_REVOLT: (30, BY_LOCHOI, 2),
    SIKEL_RAID: (10, BY_LOCHOI, 1),
    BAD_HARVEST: (10, BY_TAX, 0),
    REFUGEES: (10, BY_CHECK, 0),
    FORCED_TRANSFER: (0, BY_LEVEL, 0),
    BORDER_QUARREL: (10, BY_TOKENS, 1),
    FLEET_OFF_COAST: (10, BY_CARGO, 0),
    FALSE_TREASURE: (10, 0, 0),
    HARDSHIP: (30, BY_TOKENS, 3),
    ANNOYANCE: (10, BY_TOKENS, 1),
}
"""Y5.4, Y5.2 events that leave a choice: mine to pay (0: not that way), what else, and how much of it.

The forced transfer of citizens has a third way, the loss of an ally.
"""
PRICE: Final[Row] = table([CHOICES.get(event, NOTHING)[0] for event in range(EVENTS + 2)])
INSTEAD: Final[Row] = table([CHOICES.get(event, NOTHING)[1] for event in range(EVENTS + 2)])
AMOUNT: Final[Row] = table([CHOICES.get(event, NOTHING)[2] for event in range(EVENTS + 2)])

GIFTS: Final = {
    GOOD_HARVEST: (10, 0, 0),
    OIL_FOR_CARTHAGE: (30, 0, 0),
    OLYMPIC_VICTORY: (0, 3, 1),
    VICTORY_AT_KYME: (0, 3, 0),
    INDEMNITY: (60, 0, 0),
    GOLD_CROWN: (20, 0, 0),
    POETS: (0, 1, 0),
    SUPPLIANT_SPARED: (0, 0, 1),
    JUST_ACCOUNTS: (10, 0, 0),
    BOOTY: (30, 1, 0),
    MERCENARIES_HIRED: (0, 2, 0),
    NEW_TEMPLE: (0, 0, 1),
    ILL_OMEN: (0, 0, -1),
}
"""Y5.4 events that just give: mine, Voitheia, and a marker for the city's next trust check."""
GIFT_MINE: Final[Row] = table([GIFTS.get(event, NOTHING)[0] for event in range(EVENTS)])
GIFT_TOKENS: Final[Row] = table([GIFTS.get(event, NOTHING)[1] for event in range(EVENTS)])
GIFT_MOOD: Final[Row] = table([GIFTS.get(event, NOTHING)[2] for event in range(EVENTS)])

CARDS: Final = 24
EVENTS_EACH: Final = 4
"""A die picks one: the first two are negative, the others positive."""


def read_cards(section: Any) -> Grid:
    """The events on the cards of a file."""
    return [read_card(card, f"moira: card {number}") for number, card in enumerate(listed(section, CARDS, "moira"), 1)]


def read_card(card: Any, where: str) -> Row:
    events = [read_event(name, where) for name in listed(card, EVENTS_EACH, where)]
    if len(set(events)) < EVENTS_EACH:
        raise ComponentsError(f"{where}: an event stands there twice")
    if [EVENT_CLASS[event] >= POSITIVE for event in events] != [False, False, True, True]:
        raise ComponentsError(f"{where}: the first two events must be negative and the last two positive")
    return events


def read_event(name: Any, where: str) -> int:
    if name == "" or name not in EVENT_NAMES:
        raise ComponentsError(f"{where}: there is no event {shown(name)}; there is: {', '.join(EVENT_NAMES[1:])}")
    return EVENT_NAMES.index(name)


CARD_EVENTS: Final[Grid] = table(read_cards(builtin_data()["moira"]), name="moira")
"""Y5.3 two negative and two positive events on each card; a die picks one."""
