"""The options of Tyrannos: presets, what depends on the number of players, and clear errors."""

from __future__ import annotations

import pathlib
import re
from typing import Any, Final

import pytest

from emporion.engine.errors import BadOption
from emporion.engine.record import Header
from emporion.engine.rulesets import options_then
from emporion.games import get_game
from emporion.games.tyrannos.options import NONE, NUMBERS, PRESETS, Options, make_options, option_choices
from emporion.games.tyrannos.rules.setup import OPTIONS
from emporion.games.tyrannos.state import State
from emporion.kernel.record import schema_of


def test_the_default_is_the_standard_game() -> None:
    options = make_options({})
    assert (options.preset, options.players, options.months, options.heir) == ("standard", 4, 24, "on")
    assert (options.truce_months, options.voitheia_hand, options.conquest) == (6, 9, "not-last")
    assert (options.truce_scope, options.new_vassal_army, options.points_pause) == ("all", "at-once", 6)
    assert (options.embassy_from, options.vassal_by_gift, options.last_city_spared) == (3, "off", "on")
    assert (options.rout, options.agitation) == ("own-half", "vassals")


@pytest.mark.parametrize(("players", "months"), [(2, 12), (3, 24), (5, 36), (6, 36)])
def test_1_2_months_go_by_the_number_of_players(players: int, months: int) -> None:
    assert make_options({"players": players}).months == months


@pytest.mark.parametrize("players", range(2, 7))
def test_11_5_a_tyrant_has_an_heir_whatever_the_number_of_players(players: int) -> None:
    assert make_options({"players": players}).heir == "on"


@pytest.mark.parametrize(("players", "heir"), [(4, "off"), (5, "on")])
def test_a_record_of_ruleset_2_means_what_its_options_meant_then(players: int, heir: str) -> None:
    """A preset that has learned more since does not change it either."""
    for preset in PRESETS:
        header = Header("tyrannos", 2, {"players": players, "preset": preset}, ())
        options = make_options(options_then(get_game("tyrannos"), header))
        assert options.heir == {"letter": "off", "friendly": "on"}.get(preset, heir)
        assert (options.truce_scope, options.new_vassal_army, options.points_pause) == ("residences", "at-once", 6)
        assert (options.embassy_from, options.vassal_by_gift, options.last_city_spared) == (1, "on", "off")
        assert (options.support, options.alliance_end, options.warehouse_room) == (
            "free-attack",
            "own-turn",
            "warehouse",
        )
        assert options.agitation == "all"


@pytest.mark.parametrize(
    ("given", "truce", "rout"),
    [
        ({}, 3, "enemy-half"),
        ({"preset": "letter"}, 0, "enemy-half"),
        ({"preset": "friendly"}, 6, "own-half"),
        ({"truce_months": 5, "rout": "own-half"}, 5, "own-half"),
    ],
)
def test_truce_and_rout_of_a_record_of_ruleset_2_are_those_of_that_time(
    given: dict[str, Any], truce: int, rout: str
) -> None:
    options = make_options(options_then(get_game("tyrannos"), Header("tyrannos", 2, given, ())))
    assert (options.truce_months, options.rout) == (truce, rout)


def test_an_older_record_with_a_preset_that_there_is_not_is_refused() -> None:
    for preset in ("strict", ["letter"]):
        with pytest.raises(BadOption, match="preset"):
            make_options(options_then(get_game("tyrannos"), Header("tyrannos", 2, {"preset": preset}, ())))


LETTER: Final = {
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
    "points_pause": 0,
    "support": "join",
    "alliance_end": "any-decision",
    "warehouse_room": "both",
    "embassy_from": 1,
    "vassal_by_gift": "on",
    "last_city_spared": "off",
    "agitation": "all",
}
"""The book without our brakes."""


def test_the_letter_is_the_book() -> None:
    standard, letter = make_options({}).to_dict(), make_options({"preset": "letter"}).to_dict()
    assert {name: value for name, value in letter.items() if name in LETTER} == LETTER
    assert {name for name in letter if letter[name] != standard[name]} == {*LETTER, "preset"}


def test_a_preset_sets_what_is_not_given() -> None:
    letter = make_options({"preset": "letter", "truce_months": 2})
    assert letter.truce_months == 2
    assert (letter.moira_grace, letter.voitheia_hand, letter.ally_points) == (0, None, "all")
    friendly = make_options({"preset": "friendly"})
    assert (friendly.heir, friendly.rout, friendly.peace_after_defeat) == ("on", "own-half", 12)


@pytest.mark.parametrize("preset", PRESETS)
def test_options_written_down_are_read_as_the_same(preset: str) -> None:
    options = make_options({"preset": preset, "players": "5", "dump_rate": "0.5", "time_limit": "120"})
    assert make_options(options.to_dict()) == options
    assert set(options.to_dict()) == set(Options.__struct_fields__)


@pytest.mark.parametrize(
    ("given", "error"),
    [
        ({"colour": "red"}, "Tyrannos has no option 'colour'"),
        ({"preset": "wild"}, "preset: 'wild' is not one of: standard, letter, friendly"),
        ({"players": 7}, "players: 7 is not one of: 4, 2 to 6"),
        ({"months": 13}, "months: 13 is not a multiple of 12"),
        ({"months": "long"}, "months: 'long' is not a multiple of 12"),
        ({"cities": "9"}, "cities: '9' is not one of: 8, 10"),
        ({"dump_rate": 0.7}, "dump_rate: 0.7 is not one of: 1.0, 0.5, 0"),
        ({"voitheia_hand": 5}, "voitheia_hand: 5 is not one of: 9, none, 6, 7, 8, 10"),
        ({"time_limit": "45"}, "time_limit: '45' is not one of: none, 30, 60"),
        ({"punic_tokens": True}, "punic_tokens: true is not one of"),
        ({"heir": "maybe"}, "heir: 'maybe' is not one of: on, off"),
        ({"components": "/nowhere/mine.json"}, "cannot be read"),
        ({"components": 3}, "has the sections"),
    ],
)
def test_what_cannot_be_chosen_is_refused(given: dict[str, Any], error: str) -> None:
    with pytest.raises(Exception, match=error) as caught:
        make_options(given)
    assert isinstance(caught.value, BadOption) or "components" in given


def test_every_first_choice_is_the_default() -> None:
    first = {name: values[0] for name, values in option_choices().items()}
    assert make_options(first) == make_options({})


@pytest.mark.parametrize("name", NUMBERS)
def test_the_rules_tell_the_numbers_that_can_be_chosen(name: str) -> None:
    """The default first, then from the least to the most."""
    page = pathlib.Path(__file__).parents[3] / "docs" / "rules" / "tyrannos.md"
    rows = dict(re.findall(r"^\| `(\w+)` \| ([^|]+) \|", page.read_text(encoding="utf-8"), re.MULTILINE)[::-1])
    told = re.findall(r"\w+", rows[name])
    assert told[0] == option_choices()[name][0]
    assert (NONE in told) == NUMBERS[name].or_none
    numbers = [int(word) for word in told if word.isdigit()]
    assert (min(numbers), max(numbers)) == (min(NUMBERS[name].allowed), max(NUMBERS[name].allowed))


def test_the_row_is_in_the_order_of_the_fields_of_the_state() -> None:
    names = [field.name for field in schema_of(State).fields]
    assert names[names.index("players") :][-1] == "agitation_limit"
    row = make_options({"preset": "letter", "dump_rate": "0.5"}).row()
    assert len(row) == OPTIONS == len(names) - names.index("players") + 1
    as_dict = dict(zip(names[names.index("players") :], row, strict=False))
    assert (as_dict["dump_rate"], as_dict["conquest_free"], as_dict["voitheia_hand"]) == (1, 1, 0)
    assert as_dict["points_pause"] == -6
