"""The options of a game of Tyrannos, and the presets that set several of them together."""

from __future__ import annotations

import pathlib
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from emporion.engine.errors import BadOption, shown
from emporion.engine.numbers import whole_number
from emporion.games.tyrannos.components import BUILTIN, Components, builtin_components, load_components, make_components
from emporion.games.tyrannos.rules.aftermath import USUAL_PAUSE

BY_PLAYERS: Final = "by-players"
NONE: Final = "none"
YEAR: Final = 12

WORDS: Final[dict[str, tuple[str, ...]]] = {
    "preset": ("standard", "letter", "friendly"),
    "dump_rate": ("1.0", "0.5", "0"),
    "treasury_transfers": ("off", "on"),
    "conquest": ("not-last", "free"),
    "rout": ("own-half", "enemy-half"),
    "strict_terms": ("off", "on"),
    "heir": ("on", "off"),
    "truce_scope": ("all", "residences"),
    "new_vassal_army": ("at-once", "next-month"),
    "support": ("free-attack", "join"),
    "alliance_end": ("own-turn", "any-decision"),
    "warehouse_room": ("warehouse", "both"),
    "vassal_by_gift": ("off", "on"),
    "last_city_spared": ("on", "off"),
    "agitation": ("vassals", "not-last", "all"),
    "ally_points": ("unrepresented", "all"),
}
"""What may be chosen by its name; the first is the default."""


class Numbers(NamedTuple):
    """Which numbers an option may be; None stands for no limit."""

    default: int | None
    allowed: Sequence[int]
    or_none: bool = False

    def choices(self) -> list[str]:
        """The default first; a range is written as such, unless there is something besides numbers."""
        texts = [str(n) for n in self.allowed]
        if isinstance(self.allowed, range) and not self.or_none:
            texts = [f"{self.allowed[0]} to {self.allowed[-1]}"]
        default = NONE if self.default is None else str(self.default)
        none = [NONE] if self.or_none and default != NONE else []
        return [default, *none, *(text for text in texts if text != default)]


NUMBERS: Final[dict[str, Numbers]] = {
    "players": Numbers(4, range(2, 7)),
    "time_limit": Numbers(None, range(30, 601, 30), or_none=True),
    "cities": Numbers(8, (8, 10)),
    "tax_per_level": Numbers(6, range(1, 37)),
    "moira_grace": Numbers(1, (1, 0)),
    "truce_months": Numbers(6, range(13)),
    "peace_after_defeat": Numbers(6, (6, 0, 12)),
    "war_pause": Numbers(2, (2, 0)),
    "points_pause": Numbers(6, range(13)),
    "embassy_from": Numbers(3, range(1, 7)),
    "punic_tokens": Numbers(2, range(1, 7)),
    "voitheia_hand": Numbers(9, range(6, 21), or_none=True),
    "offers_per_turn": Numbers(6, range(21)),
}
MONTHS: Final = range(YEAR, 5 * YEAR + 1, YEAR)
MONTHS_BY_PLAYERS: Final = {2: 12, 3: 24, 4: 24, 5: 36, 6: 36}
"""Y1.2"""
HEIR_FROM: Final = 5
"""Up to ruleset 2 a tyrant had an heir from so many players on (`by-players`)."""

PRESETS: Final[dict[str, dict[str, Any]]] = {
    "standard": {},
    "letter": {
        "truce_months": 0,
        "moira_grace": 0,
        "voitheia_hand": None,
        "strict_terms": "on",
        "conquest": "free",
        "peace_after_defeat": 0,
        "war_pause": 0,
        "rout": "enemy-half",
        "heir": "off",
        "ally_points": "all",
        "new_vassal_army": "at-once",
        "points_pause": 0,
        "support": "join",
        "alliance_end": "any-decision",
        "warehouse_room": "both",
        "embassy_from": 1,
        "vassal_by_gift": "on",
        "last_city_spared": "off",
        "agitation": "all",
    },
    "friendly": {"heir": "on", "peace_after_defeat": 12, "truce_months": 6, "rout": "own-half"},
}
"""What a preset sets; each option that is given besides overrides it."""

UP_TO_RULESET_2: Final[dict[str, Any]] = {
    "truce_months": 3,
    "rout": "enemy-half",
    "heir": BY_PLAYERS,
    "truce_scope": "residences",
    "new_vassal_army": "at-once",
    "points_pause": 6,
    "support": "free-attack",
    "alliance_end": "own-turn",
    "warehouse_room": "warehouse",
    "embassy_from": 1,
    "vassal_by_gift": "on",
    "last_city_spared": "off",
    "agitation": "all",
}
"""What options that came or changed later mean in records up to ruleset 2."""
PRESET_OPTIONS_2: Final = (
    "truce_months",
    "moira_grace",
    "voitheia_hand",
    "strict_terms",
    "conquest",
    "peace_after_defeat",
    "war_pause",
    "rout",
    "heir",
    "ally_points",
)
"""What presets could set up to ruleset 2. None of them has changed a value since."""

AGITATION: Final = ("all", "not-last", "vassals")
"""In the order of the numbers that the rules have for them."""


class Options(msgspec.Struct, frozen=True):
    players: int
    preset: str
    months: int
    time_limit: int | None
    """Minutes, after which the current month is the last. Who plays keeps the time: the rules know no clock, but a
    player may say that it has run out."""
    cities: int
    tax_per_level: int
    dump_rate: str
    treasury_transfers: str
    moira_grace: int
    truce_months: int
    conquest: str
    peace_after_defeat: int
    war_pause: int
    rout: str
    strict_terms: str
    heir: str
    truce_scope: str
    new_vassal_army: str
    points_pause: int
    support: str
    alliance_end: str
    warehouse_room: str
    embassy_from: int
    vassal_by_gift: str
    last_city_spared: str
    agitation: str
    punic_tokens: int
    voitheia_hand: int | None
    ally_points: str
    offers_per_turn: int
    components: Any
    """Built-in, or the contents of another file."""

    def to_dict(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.__struct_fields__}

    def row(self) -> list[int]:
        """The options as numbers, in the order of the fields of `state.py`, then the number of Greek cities."""
        return [
            self.players,
            self.months,
            int(self.time_limit is not None),
            self.tax_per_level,
            round(2 * float(self.dump_rate)),
            WORDS["treasury_transfers"].index(self.treasury_transfers),
            self.moira_grace,
            self.truce_months,
            WORDS["conquest"].index(self.conquest),
            self.peace_after_defeat,
            self.war_pause,
            int(self.rout == "own-half"),
            WORDS["strict_terms"].index(self.strict_terms),
            int(self.heir == "on"),
            self.punic_tokens,
            self.voitheia_hand or 0,
            WORDS["ally_points"].index(self.ally_points),
            self.offers_per_turn,
            int(self.truce_scope == "all"),
            int(self.new_vassal_army == "next-month"),
            self.points_pause - USUAL_PAUSE,
            self.embassy_from - 1,
            int(self.vassal_by_gift == "off"),
            int(self.last_city_spared == "on"),
            WORDS["warehouse_room"].index(self.warehouse_room),
            WORDS["support"].index(self.support),
            WORDS["alliance_end"].index(self.alliance_end),
            AGITATION.index(self.agitation),
            self.cities,
        ]

    def play_components(self) -> Components:
        if self.components == BUILTIN:
            return builtin_components()
        return make_components(self.components, str(self.components["name"]))


def option_choices() -> dict[str, list[str]]:
    """Every option with its values, the default first."""
    choices = {name: list(values) for name, values in WORDS.items()}
    choices |= {name: numbers.choices() for name, numbers in NUMBERS.items()}
    choices["months"] = [BY_PLAYERS, *map(str, MONTHS)]
    choices["components"] = [BUILTIN, "FILE"]
    return {name: choices[name] for name in Options.__struct_fields__}


def make_options(given: Mapping[str, Any]) -> Options:
    """Check options, also as texts from a command line; raises BadOption."""
    for name in given:
        if name not in Options.__struct_fields__:
            raise BadOption(f"Tyrannos has no option {shown(name)}; it has: {', '.join(Options.__struct_fields__)}")
    preset = chosen("preset", given.get("preset", WORDS["preset"][0]), WORDS["preset"])
    wanted = {**defaults(), **PRESETS[preset], **given}
    values: dict[str, Any] = {name: number(name, wanted[name], allowed) for name, allowed in NUMBERS.items()}
    wanted["heir"] = heir_for(values["players"], wanted["heir"])
    values |= {name: chosen(name, wanted[name], words) for name, words in WORDS.items()}
    values["months"] = months_for(values["players"], wanted["months"])
    values["components"] = (
        wanted["components"] if wanted["components"] == BUILTIN else components_data(wanted["components"])
    )
    return Options(**values)


def older_defaults(ruleset: int, given: Mapping[str, Any]) -> dict[str, Any]:
    """What options mean that a record of this ruleset does not name: what its preset set then, or the default then."""
    if ruleset > 2:
        return {}
    name = given.get("preset")
    preset = PRESETS[name] if isinstance(name, str) and name in PRESETS else {}
    return {**UP_TO_RULESET_2, **{name: preset[name] for name in PRESET_OPTIONS_2 if name in preset}}


def defaults() -> dict[str, Any]:
    words = {name: values[0] for name, values in WORDS.items()}
    numbers = {name: numbers.default for name, numbers in NUMBERS.items()}
    return {**words, **numbers, "months": BY_PLAYERS, "components": BUILTIN}


RATES: Final = {"1": "1.0", "0.0": "0"}
"""Other ways to write a rate."""


def rate_text(value: Any) -> Any:
    """A rate may also be given as a number."""
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    text = str(value) if is_number else value
    return RATES.get(text, text) if isinstance(text, str) else text


def chosen(name: str, value: Any, allowed: Sequence[str]) -> str:
    text = rate_text(value) if name == "dump_rate" else value
    if not isinstance(text, str) or text not in allowed:
        raise BadOption(f"{name}: {shown(value)} is not one of: {', '.join(allowed)}")
    return text


def number(name: str, value: Any, numbers: Numbers) -> int | None:
    if numbers.or_none and (value is None or value == NONE):
        return None
    found = whole_number(value)
    if found is None or found not in numbers.allowed:
        raise BadOption(f"{name}: {shown(value)} is not one of: {', '.join(numbers.choices())}")
    return found


def months_for(players: int, value: Any) -> int:
    """Y1.2 Everybody is archon once, or any number of whole years up to five."""
    if value == BY_PLAYERS:
        return MONTHS_BY_PLAYERS[players]
    found = whole_number(value)
    if found is None or found not in MONTHS:
        raise BadOption(f"months: {shown(value)} is not a multiple of 12 from 12 to 60")
    return found


def heir_for(players: int, value: Any) -> Any:
    """Y11.5 Up to ruleset 2 it could be left to the number of players."""
    if value == BY_PLAYERS:
        return "on" if players >= HEIR_FROM else "off"
    return value


def components_data(value: Any) -> Mapping[str, Any]:
    """Components from a file, or as they stand in a record."""
    if isinstance(value, str):
        return load_components(pathlib.Path(value)).data
    name = str(value.get("name", "components")) if isinstance(value, Mapping) else "components"
    return make_components(value, name).data
