"""§5 Extending the empires."""

from __future__ import annotations

import pytest

from emporion.engine.errors import CannotUndo
from emporion.engine.match import Match
from emporion.games.tyros.events import EmpireExtended, TileDrawn, TilesShown, TyrosJoined
from tests.games.tyros.tables import (
    BOTH,
    KOSMOS,
    RARI,
    TYROS,
    asked,
    fact,
    legal,
    look,
    new_game,
    news,
    play,
    play_all,
    refusal,
    table,
)

NO_FIT = "1,2,3,4"
"""Tiles that do not fit next to an empire that has only 32."""


def laying_order(match: Match) -> str:
    """The seats that lay, until the card actions begin; each takes the first action listed."""
    seats = ""
    while match.decisions[0].kind == "lay":
        seats += asked(match)
        play(match, asked(match), TYROS.write(match.legal(match.decisions[0].seat)[0]))
    return seats


@pytest.mark.parametrize(
    ("edition", "players", "number", "order"),
    [
        (KOSMOS, 3, 1, "BCABCA"),
        (KOSMOS, 3, 2, "BCABCA"),
        (KOSMOS, 3, 6, "BCABCA"),
        (KOSMOS, 4, 1, "BCDABCDA"),
        (KOSMOS, 4, 2, "BCDA"),
        (KOSMOS, 4, 6, "BCDA"),
        (RARI, 3, 1, "BCA"),
        (RARI, 3, 2, "BCA"),
        (RARI, 4, 1, "BCDA"),
        (RARI, 4, 2, "BCDA"),
    ],
)
def test_5_1_laying_turns_of_a_round(edition: str, players: int, number: int, order: str) -> None:
    tiles = ";".join(["A:1,2", "B:6,7", "C:11,12", "D:16,17"][:players])
    match = table(edition, players, stage="lay", round=number, first="B", turn="B", chips="3o,8y", tiles=tiles)
    assert laying_order(match) == order
    assert (match.decisions[0].kind, asked(match)) == ("act", "B")


@pytest.mark.parametrize(("edition", "order"), [(KOSMOS, "CABCAB"), (RARI, "CAB")])
def test_5_1_in_the_first_round_of_a_new_game(edition: str, order: str) -> None:
    assert laying_order(new_game(edition=edition, players=3, first_player="C")) == order


def test_5_1_each_lays_one_tile_a_turn() -> None:
    match = table(stage="lay", chips="17o", tiles="A:12,16,18;B:22")
    play(match, "A", "lay 12 orange")
    assert asked(match) == "B"


def test_5_2_a_tile_is_laid_next_to_a_chip_and_its_field_joins_that_empire() -> None:
    match = table(stage="lay", chips="17o", tiles="A:12;B:1")
    play(match, "A", "lay 12 orange")
    assert fact(match, "chips") == "12o,17o"
    assert EmpireExtended(0, "12", "orange") in news(match)


def test_5_2_between_several_empires_the_player_chooses() -> None:
    match = table(stage="lay", chips="7g,11y,13v,17o", tiles="A:12,8")
    assert legal(match, "A", "lay 12") == {"lay 12 yellow", "lay 12 violet", "lay 12 orange"}
    assert legal(match, "A", "lay 8") == {"lay 8 green"}
    assert refusal(match, "A", "lay 12 green") == ("5.2", "empire-not-adjacent")


def test_5_2_not_next_to_no_chip() -> None:
    match = table(stage="lay", chips="17o", tiles="A:1,12")
    assert refusal(match, "A", "lay 1 orange") == ("5.2", "no-chip-adjacent")


def test_5_2_only_an_own_tile() -> None:
    match = table(stage="lay", chips="17o", tiles="A:12;B:16")
    assert refusal(match, "A", "lay 16 orange") == ("5.2", "tile-not-held")


@pytest.mark.parametrize("edition", BOTH)
def test_5_2_a_chip_in_tyros_is_a_chip_to_lay_next_to(edition: str) -> None:
    match = table(edition, stage="lay", chips="31v,Tv", tiles="A:32")
    assert legal(match, "A") == {"lay 32 violet"}


def test_5_2_tyros_without_a_chip_is_none() -> None:
    match = table(stage="lay", chips="1v", tiles="A:32")
    assert not legal(match, "A", "lay")


def test_5_2_the_tile_laid_leaves_the_game() -> None:
    match = table(stage="lay", chips="17o", tiles="A:12", unseen="1,2", draws=["1"])
    play(match, "A", "lay 12 orange")
    places = [fact(match, name).strip("A:").split(",") for name in ("tiles", "unseen", "under", "misfits")]
    assert all("12" not in place for place in places)


def test_5_3_laying_is_compulsory_for_whoever_can() -> None:
    match = table(stage="lay", chips="17o", tiles="A:1,12")
    assert refusal(match, "A", "show 1") == ("5.3", "can-lay")
    assert legal(match, "A") == {"lay 12 orange"}
    assert refusal(match, "A", "pass")[1] == "not-asked"


def test_5_3_after_laying_one_draws_a_tile() -> None:
    match = table(stage="lay", chips="17o", tiles="A:12", unseen="1,2", draws=["2"])
    play(match, "A", "lay 12 orange")
    assert (fact(match, "tiles"), fact(match, "unseen")) == ("A:2", "1")


def test_5_3_while_the_pile_lasts() -> None:
    match = table(stage="lay", chips="17o", tiles="A:12,1;B:2", unseen="")
    play(match, "A", "lay 12 orange")
    assert fact(match, "tiles") == "A:1;B:2"


def test_5_3_the_drawn_tile_is_seen_by_its_owner_alone() -> None:
    match = table(stage="lay", chips="17o", tiles="A:12", unseen="1,2", draws=["2"])
    play(match, "A", "lay 12 orange")
    assert TileDrawn(0, "2") in news(match, "A")
    assert TileDrawn(0) in news(match, "B")
    assert look(match, "B").players[0].shown == ()


def test_5_3_a_tile_laid_can_be_taken_back_only_if_none_was_drawn() -> None:
    match = table(stage="lay", chips="17o", tiles="A:12,1;B:2", unseen="")
    play(match, "A", "lay 12 orange")
    match.undo(0)
    assert (fact(match, "chips"), fact(match, "tiles"), asked(match)) == ("17o", "A:1,12;B:2", "A")
    match = table(stage="lay", chips="17o", tiles="A:12,1;B:2", unseen="3,4")
    play(match, "A", "lay 12 orange")
    with pytest.raises(CannotUndo):
        match.undo(0)


def test_5_4_tiles_shown_cannot_be_taken_back() -> None:
    match = table(stage="lay", chips="32o", tiles="A:1,2;B:3", unseen="")
    play(match, "A", "show")
    with pytest.raises(CannotUndo):
        match.undo(0)


def test_5_4_who_can_lay_none_shows_all_puts_one_under_the_pile_and_draws_one() -> None:
    match = table(stage="lay", chips="32o", tiles=f"A:{NO_FIT}", unseen="20,21", draws=["20"])
    assert legal(match, "A") == {"show 1", "show 2", "show 3", "show 4"}
    play(match, "A", "show 3")
    assert (fact(match, "tiles"), fact(match, "under"), fact(match, "unseen")) == ("A:1,2,4,20", "3", "21")


def test_5_4_everybody_sees_the_tiles_and_which_one_goes_under() -> None:
    match = table(stage="lay", chips="32o", tiles=f"A:{NO_FIT}", unseen="20,21", draws=["20"])
    play(match, "A", "show 3")
    for viewer in ("A", "B", "C", ""):
        assert TilesShown(0, ("1", "2", "3", "4"), "3") in news(match, viewer)
        assert look(match, viewer).under == ("3",)
        assert look(match, viewer).players[0].shown == ("1", "2", "4")


def test_5_4_he_must_name_a_tile_of_his_own_to_put_under() -> None:
    match = table(stage="lay", chips="32o", tiles=f"A:{NO_FIT};B:5")
    assert refusal(match, "A", "show") == ("5.4", "must-put-under")
    assert refusal(match, "A", "show 5")[1] == "tile-not-held"


def test_5_4_the_drawn_tile_may_not_be_laid_in_this_laying_turn_but_in_the_next() -> None:
    match = table(stage="lay", chips="32o", tiles="A:1;B:2;C:3", unseen="28,4,5", draws=["28", "4", "5"])
    play(match, "A", "show 1")
    assert asked(match) == "B"
    play_all(match, "B show 2; C show 3")
    assert legal(match, "A") == {"lay 28 orange"}


def test_5_4_unseen_tiles_are_drawn_before_those_put_under_the_pile() -> None:
    match = table(stage="lay", chips="32o", tiles="A:1;B:2", unseen="4", under="5")
    play(match, "A", "show 1")
    assert (fact(match, "tiles"), fact(match, "under")) == ("A:4;B:2", "5,1")
    assert look(match, "B").players[0].shown == ()


def test_5_4_then_the_first_put_under_is_the_first_drawn_and_all_know_it() -> None:
    match = table(stage="lay", chips="32o", tiles="A:1;B:2", unseen="", under="5,6")
    play(match, "A", "show 1")
    assert (fact(match, "tiles"), fact(match, "under")) == ("A:5;B:2", "6,1")
    assert look(match, "C").players[0].shown == ("5",)
    assert TileDrawn(0, "5") in news(match, "C")
    play(match, "B", "show 2")
    assert (fact(match, "tiles"), fact(match, "under")) == ("A:5;B:6", "1,2")


def test_5_4_also_after_laying_the_tile_under_the_pile_is_drawn_openly() -> None:
    match = table(stage="lay", chips="32o", tiles="A:28;B:2", unseen="", under="5,6")
    play(match, "A", "lay 28 orange")
    assert (fact(match, "tiles"), fact(match, "under"), fact(match, "shown")) == ("A:5;B:2", "6", "A:5")
    assert TileDrawn(0, "5") in news(match)


def test_5_4_the_own_tile_comes_back_only_behind_the_others() -> None:
    """With one tile under the pile the player draws that one, not the one he has just put there."""
    match = table(stage="lay", chips="32o", tiles="A:1;B:2", unseen="", under="5")
    play(match, "A", "show 1")
    assert (fact(match, "tiles"), fact(match, "under")) == ("A:5;B:2", "1")


def test_5_4_with_an_empty_pile_he_only_shows() -> None:
    match = table(stage="lay", chips="32o", tiles="A:1,2;B:3", unseen="")
    assert legal(match, "A") == {"show"}
    assert refusal(match, "A", "show 1") == ("5.4", "nothing-to-put-under")
    play(match, "A", "show")
    assert (fact(match, "tiles"), fact(match, "shown"), fact(match, "under")) == ("A:1,2;B:3", "A:1,2", "")


def test_5_4_who_has_no_tile_is_skipped() -> None:
    match = table(players=4, stage="lay", round=2, chips="17o", tiles="A:12,1;C:16", unseen="")
    play(match, "A", "lay 12 orange")
    assert asked(match) == "C"
    play(match, "C", "lay 16 orange")
    assert (match.decisions[0].kind, asked(match)) == ("act", "A")


def test_5_4_if_nobody_has_a_tile_the_card_actions_begin_at_once() -> None:
    """Only a deal can lead here: the last keep-choice begins the round."""
    match = table(RARI, stage="keep", waiting="A", hands="A:1o", chips="17o", unseen="")
    play(match, "A", "keep -")
    assert (match.decisions[0].kind, asked(match)) == ("act", "B")


def test_5_4_a_shown_tile_stays_known_until_it_is_laid() -> None:
    match = table(stage="lay", chips="32o", tiles="A:28;B:2", shown="A:28", unseen="4", draws=["4"])
    assert look(match, "B").players[0].shown == ("28",)
    play(match, "A", "lay 28 orange")
    assert look(match, "B").players[0].shown == ()


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.parametrize("field", ["31", "32"])
def test_5_5_a_chip_on_31_or_32_brings_tyros_into_the_empire(edition: str, field: str) -> None:
    neighbour = {"31": "27", "32": "28"}[field]
    match = table(edition, stage="lay", chips=f"{neighbour}y", tiles=f"A:{field}")
    play(match, "A", f"lay {field} yellow")
    assert fact(match, "chips").endswith(f"{field}y,Ty")
    assert TyrosJoined("yellow") in news(match)


def test_5_5_the_first_chip_stays() -> None:
    match = table(stage="lay", chips="27y,28v,31y,Ty", tiles="A:32")
    play(match, "A", "lay 32 violet")
    assert fact(match, "chips") == "27y,28v,31y,32v,Ty"
    assert not any(isinstance(event, TyrosJoined) for event in news(match))


def test_5_5_other_fields_do_not_touch_tyros() -> None:
    match = table(stage="lay", chips="28v", tiles="A:24")
    play(match, "A", "lay 24 violet")
    assert fact(match, "chips") == "24v,28v"


@pytest.mark.parametrize("edition", BOTH)
def test_5_6_tyros_with_a_chip_is_a_field_of_that_empire(edition: str) -> None:
    """Its size, its colour as fare, its points."""
    match = table(edition, chips="32v,Tv", ships="A:32", hands="A:1v1o")
    assert look(match).scores.empires[3].size == 2
    assert legal(match, "A", "move 32>T") == {"move 32>T 1v"}
    scores = table(edition, chips="32v,Tv", ships="A:T")
    assert look(scores).scores.fields[0].field == "T"
