"""§14 End of game."""

from __future__ import annotations

from typing import Any

import pytest

from emporion.engine.errors import CannotUndo, GameIsOver
from emporion.engine.events import GameEnded
from emporion.games.tyros.events import LastRoundAnnounced
from tests.games.tyros.tables import BOTH, KOSMOS, RARI, asked, fact, look, news, pass_round, play, play_all, table


@pytest.mark.parametrize("edition", BOTH)
def test_14_1_the_round_in_which_a_player_lays_his_last_tile_is_the_last(edition: str) -> None:
    match = table(edition, stage="lay", chips="17o", tiles="A:12;B:1;C:2", unseen="")
    assert (look(match).last_round, look(match).may_keep) == (False, 3)
    play(match, "A", "lay 12 orange")
    assert (look(match).last_round, look(match).may_keep) == (True, None)
    assert LastRoundAnnounced(0) in news(match, "B")


def test_14_1_it_is_played_to_its_last_pass() -> None:
    """The others still lay, everybody still acts; §13 is not played although cards are left."""
    match = table(stage="lay", chips="17o", tiles="A:12;B:16;C:18,1", unseen="", hands="A:5o;B:1g", ships="A:17")
    play_all(match, "A lay 12 orange; B lay 16 orange; C lay 18 orange")
    play(match, "C", "show")
    play_all(match, "A found 17 5o; B pass; C pass; A pass")
    assert match.is_over
    assert (fact(match, "round"), fact(match, "hands")) == ("1", "B:1g")
    assert match.outcome is not None
    assert match.outcome.reason == "last-tile"
    assert isinstance(news(match, "C")[-1], GameEnded)


def test_14_1_nothing_is_possible_after_the_end() -> None:
    match = table(last=1, hands="A:1o")
    pass_round(match)
    assert match.decisions == ()
    with pytest.raises(GameIsOver):
        match.submit(0, "0A", "pass")
    with pytest.raises(CannotUndo):
        match.undo(2)


def test_14_1_not_while_he_has_another_tile() -> None:
    match = table(stage="lay", chips="17o", tiles="A:12,1;B:2;C:3", unseen="")
    play(match, "A", "lay 12 orange")
    assert not look(match).last_round


@pytest.mark.parametrize("pile", [{"unseen": "1"}, {"unseen": "", "under": "1"}])
def test_14_1_not_while_there_is_a_tile_to_draw(pile: dict[str, Any]) -> None:
    match = table(stage="lay", chips="17o", tiles="A:12;B:2;C:3", **pile)
    play(match, "A", "lay 12 orange")
    assert not look(match).last_round
    assert look(match).players[0].tiles == 1


def test_14_1_not_by_showing_a_last_tile() -> None:
    match = table(stage="lay", chips="32o", tiles="A:12;B:2;C:3", unseen="")
    play(match, "A", "show")
    assert not look(match).last_round


def test_14_1_not_by_having_no_tile() -> None:
    match = table(stage="lay", chips="17o", tiles="B:12,13;C:3", turn="B", turns=1, unseen="")
    play(match, "B", "lay 12 orange")
    assert not look(match).last_round


def test_14_1_in_the_second_laying_turn_too() -> None:
    match = table(stage="lay", turn="C", turns=5, chips="17o", tiles="A:1;B:2;C:12", unseen="")
    play(match, "C", "lay 12 orange")
    assert look(match).last_round
    pass_round(match)
    assert match.is_over


def test_14_1_otherwise_the_game_goes_on() -> None:
    match = table(chips="17o", tiles="A:12;B:16;C:18")
    pass_round(match)
    assert not match.is_over
    assert look(match).round == 2


# ---------------------------------------------------------------------------------------------------- §14.2 cut off


def test_14_2_the_game_ends_after_a_round_without_a_laid_tile_if_no_tile_can_ever_be_laid() -> None:
    """The neighbours of 17 have left the game; what is left lies far off."""
    match = table(RARI, stage="lay", laid=0, chips="17o", tiles="A:1;B:2;C:3", unseen="4,5", hands="A:1o")
    play_all(match, "A show 1; B show 2; C show 3")
    assert look(match).may_keep is None
    pass_round(match)
    assert match.is_over
    assert match.outcome is not None
    assert match.outcome.reason == "cut-off"
    assert fact(match, "hands") == "A:1o"


def test_14_2_not_after_a_round_in_which_a_tile_was_laid() -> None:
    match = table(RARI, stage="lay", laid=0, chips="17o", tiles="A:1,12;B:2;C:3", unseen="")
    play_all(match, "A lay 12 orange; B show; C show")
    assert look(match).may_keep == 3
    pass_round(match)
    assert not match.is_over


@pytest.mark.parametrize(
    "where",
    [
        {"tiles": "A:1,12;B:2", "unseen": ""},
        {"tiles": "A:1;B:2", "unseen": "12"},
        {"tiles": "A:1;B:2", "unseen": "", "under": "3,12"},
    ],
)
def test_14_2_not_while_a_field_whose_tile_is_in_the_game_is_adjacent_to_a_chip(where: dict[str, Any]) -> None:
    match = table(RARI, laid=0, chips="17o", **where)
    pass_round(match)
    assert not match.is_over


def test_14_2_a_chip_in_tyros_counts_too() -> None:
    match = table(RARI, laid=0, chips="31o,To", tiles="A:32;B:2;C:3", unseen="")
    pass_round(match)
    assert not match.is_over


def test_14_2_fields_whose_tiles_left_the_game_do_not_count() -> None:
    match = table(RARI, laid=0, chips="17o", tiles="A:1;B:2;C:3", unseen="", misfits=others("17", "1", "2", "3"))
    assert "12" in look(match).out_of_game
    pass_round(match)
    assert match.is_over


def others(*fields: str) -> str:
    return ",".join(str(n) for n in range(1, 33) if str(n) not in fields)


def test_14_2_tiles_laid_are_counted_anew_in_each_round() -> None:
    match = table(RARI, stage="keep", waiting="A", hands="A:1o", laid=3, chips="17o", tiles="A:1;B:2;C:3", unseen="")
    play(match, "A", "keep -")
    play_all(match, "B show; C show; A show")
    pass_round(match)
    assert match.is_over


def test_14_2_kosmos_goes_on_as_long_as_a_tile_fits_somewhere() -> None:
    match = table(KOSMOS, laid=0, chips="17o", tiles="A:1;B:2;C:3")
    pass_round(match)
    assert asked(match) == "B"
