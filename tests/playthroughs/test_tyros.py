"""What the playthroughs and stored records of Tyros show together."""

from __future__ import annotations

import pytest

from emporion.games import get_game
from emporion.games.tyros.game import END_REASONS
from emporion.games.tyros.options import BUILTIN, CHOICES, Options
from emporion.games.tyros.packing import FORMS
from tests.playthroughs.transcript import PLAYTHROUGHS, RECORDS, stored_matches

OF_TYROS = [name for name, chosen in PLAYTHROUGHS.items() if chosen.game == "tyros"]


@pytest.mark.parametrize("name", OF_TYROS)
def test_a_playthrough_has_every_kind_of_action_that_its_options_allow(name: str) -> None:
    played = {entry.do.split()[0] for entry in RECORDS[name].entries}
    every = {str(cls.__struct_config__.tag) for cls in FORMS}
    unused = {"kosmos-3": {"turn"}, "giochi-rari-4": {"first"}}.get(name, set())
    assert played == every - unused


def test_every_edition_and_number_of_players_has_a_playthrough() -> None:
    assert {f"{edition}-{n}" for edition in CHOICES["edition"] for n in get_game("tyros").seats} == set(OF_TYROS)


def test_every_end_reason_is_reached() -> None:
    assert {match.outcome.reason for match in stored_matches("tyros") if match.outcome} == set(END_REASONS)


@pytest.mark.parametrize("name", [name for name in CHOICES if name != "first_player"])
def test_every_choice_of_an_option_is_played(name: str) -> None:
    assert {getattr(match.options, name) for match in stored_matches("tyros")} == set(CHOICES[name])


@pytest.mark.parametrize("name", ["first_player", "offers_per_turn", "trades_per_round", "board"])
def test_other_options_are_played_with_their_default_and_with_another_value(name: str) -> None:
    values = [getattr(match.options, name) for match in stored_matches("tyros")]
    default = getattr(Options(), name)
    assert any(value == default for value in values)
    assert any(value != default for value in values)
    assert set(CHOICES) | {"players", "offers_per_turn", "trades_per_round", "board"} == set(Options.__struct_fields__)
    assert Options().board == BUILTIN
