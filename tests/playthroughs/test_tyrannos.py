"""What the playthroughs of Tyrannos show together: everything."""

from __future__ import annotations

import pytest

from emporion.games import get_game
from emporion.games.tyrannos.options import NUMBERS, WORDS, make_options
from tests.playthroughs.transcript import PLAYTHROUGHS, stored_matches
from tests.playthroughs.tyrannos_coverage import everything, shown

TIMED = "tyrannos-timed-3"
"""One besides, in which the time runs out."""
UNPLAYED = {"months", "components"}
"""A year each, to keep them short; other components are tried in `tests/games`."""


def test_every_preset_and_number_of_players_has_a_playthrough() -> None:
    every = {f"tyrannos-{preset}-{n}" for preset in WORDS["preset"] for n in get_game("tyrannos").seats}
    assert {name for name, chosen in PLAYTHROUGHS.items() if chosen.game == "tyrannos"} == every | {TIMED}


def test_every_step_action_event_fate_and_row_of_a_table_is_shown() -> None:
    seen = set[str]().union(*map(shown, stored_matches("tyrannos")))
    assert everything() - seen == set()
    assert seen - everything() == set()


@pytest.mark.parametrize("name", WORDS)
def test_every_choice_of_an_option_is_played(name: str) -> None:
    assert {getattr(match.options, name) for match in stored_matches("tyrannos")} == set(WORDS[name])


@pytest.mark.parametrize("name", [name for name in NUMBERS if name not in UNPLAYED])
def test_other_options_are_played_with_their_default_and_with_another_value(name: str) -> None:
    values = {getattr(match.options, name) for match in stored_matches("tyrannos")}
    assert NUMBERS[name].default in values
    assert len(values) > 1


def test_no_option_is_forgotten() -> None:
    assert {*WORDS, *NUMBERS, *UNPLAYED} == set(make_options({}).__struct_fields__)
