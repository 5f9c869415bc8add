"""§3 Setting up."""

from __future__ import annotations

import pytest

from emporion.engine.errors import BadNotation, BadOption
from emporion.games.tyros.events import EmpireFounded, FirstPlayerChosen, TileDidNotFit, TilesDealt, TyrosJoined
from tests.games.tyros.tables import ALL_TILES, BOTH, KOSMOS, RARI, TYROS, fact, look, new_game, news, position, table

APART = ("1", "12", "20", "29")
"""Four fields of which no two are adjacent."""


def tiles_in_the_game(match_facts: str) -> set[str]:
    return set(match_facts.replace(";", ",").replace(":", ",").split(",")) - set("ABCD")


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.parametrize("players", [3, 4])
def test_3_1_every_player_puts_two_ships_in_tyros(edition: str, players: int) -> None:
    match = new_game(edition=edition, players=players)
    assert fact(match, "ships") == ";".join(f"{seat}:Tx2" for seat in "ABCD"[:players])


@pytest.mark.parametrize("players", [3, 4])
def test_3_2_the_empires_of_a_first_game(players: int) -> None:
    match = new_game(setup="first-game", players=players)
    assert fact(match, "chips") == "7o,13y,23g,26v"
    tiles = tiles_in_the_game(fact(match, "tiles") + "," + fact(match, "unseen"))
    assert tiles == set(ALL_TILES) - {"7", "13", "23", "26"}


def test_3_2_there_is_no_first_game_in_giochi_rari() -> None:
    with pytest.raises(BadOption, match=r"§3\.2"):
        new_game(setup="first-game", edition=RARI)


@pytest.mark.parametrize(("edition", "chips"), [(KOSMOS, "1o,12y,20g,29v"), (RARI, "1g,12o,20y,29v")])
def test_3_3_one_tile_is_turned_for_each_empire_in_founding_order(edition: str, chips: str) -> None:
    match = new_game(APART, edition=edition, first_player="A")
    assert fact(match, "chips") == chips
    founded = [event.field for event in news(match) if isinstance(event, EmpireFounded)]
    assert founded == list(APART)


@pytest.mark.parametrize("edition", BOTH)
def test_3_3_the_four_used_tiles_leave_the_game(edition: str) -> None:
    match = new_game(APART, edition=edition, first_player="A")
    tiles = tiles_in_the_game(fact(match, "tiles") + "," + fact(match, "unseen"))
    assert tiles == set(ALL_TILES) - set(APART)
    assert look(match).out_of_game == ()


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.parametrize("misfit", ["2", "6"])
def test_3_3_a_field_adjacent_to_a_chip_does_not_fit(edition: str, misfit: str) -> None:
    """Even where the sea between them is closed: 1-6."""
    match = new_game(["1", misfit, "12", "20", "29"], edition=edition, first_player="A")
    assert TileDidNotFit(misfit) in news(match)
    assert len(fact(match, "chips").split(",")) == 4
    assert misfit not in {chip[:-1] for chip in fact(match, "chips").split(",")}


def test_3_3_kosmos_a_tile_that_does_not_fit_goes_under_the_pile() -> None:
    """It is dealt with the others."""
    match = new_game(["1", "2", "12", "20", "29", "2,3,4,5"], first_player="A")
    assert fact(match, "misfits") == ""
    assert fact(match, "tiles").startswith("A:2,3,4,5;")


def test_3_3_giochi_rari_a_tile_that_does_not_fit_leaves_the_game() -> None:
    match = new_game(["1", "2", "12", "8", "20", "29"], edition=RARI, first_player="A")
    assert fact(match, "misfits") == "2,8"
    assert look(match).out_of_game == ("2", "8")
    tiles = tiles_in_the_game(fact(match, "tiles") + "," + fact(match, "unseen"))
    assert not {"2", "8"} & tiles
    assert len(tiles) == 26


@pytest.mark.parametrize(("first", "second"), [("31", "32"), ("32", "31")])
def test_3_3_kosmos_a_chip_in_tyros_counts(first: str, second: str) -> None:
    match = new_game([first, second, "1", "12", "20"], first_player="A")
    assert TileDidNotFit(second) in news(match)


@pytest.mark.parametrize("field", ["31", "32"])
def test_3_3_kosmos_an_empire_may_begin_next_to_tyros(field: str) -> None:
    match = new_game(["1", field, "12", "20"], first_player="A")
    assert EmpireFounded(field, "yellow") in news(match)


@pytest.mark.parametrize("field", ["31", "32"])
def test_3_3_giochi_rari_no_empire_begins_next_to_tyros(field: str) -> None:
    match = new_game([field, *APART], edition=RARI, first_player="A")
    assert TileDidNotFit(field) in news(match)
    assert look(match).out_of_game == (field,)


@pytest.mark.parametrize("field", ["31", "32"])
def test_3_4_a_founding_on_31_or_32_brings_tyros_into_the_empire(field: str) -> None:
    match = new_game(["1", "12", field, "20"], first_player="A")
    assert fact(match, "chips") == f"1o,12y,20v,{field}g,Tg"
    assert TyrosJoined("green") in news(match)


def test_3_4_otherwise_tyros_has_no_chip() -> None:
    match = new_game(APART, first_player="A")
    assert "T" not in fact(match, "chips")


@pytest.mark.parametrize(("edition", "each"), [(KOSMOS, 4), (RARI, 5)])
@pytest.mark.parametrize("players", [3, 4])
def test_3_5_four_or_five_tiles_are_dealt_and_the_rest_is_the_pile(edition: str, each: int, players: int) -> None:
    match = new_game(APART, edition=edition, players=players, first_player="A")
    seen = look(match)
    assert [player.tiles for player in seen.players] == [each] * players
    assert seen.pile == 28 - each * players
    assert seen.under == ()


def test_3_5_tiles_in_hand_are_secret() -> None:
    match = new_game([*APART, "2,3,4,5"], first_player="A")
    assert look(match, "A").tiles == ("2", "3", "4", "5")
    assert TilesDealt(0, 4, ("2", "3", "4", "5")) in news(match, "A")
    for viewer in ("B", ""):
        assert TilesDealt(0, 4) in news(match, viewer)
        assert look(match, viewer).players[0].shown == ()


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("left", range(8, 22))
def test_3_5_with_too_few_tiles_each_gets_as_many_as_can_be_dealt_equally(players: int, left: int) -> None:
    match = table(RARI, players, stage="deal-tiles", round=0, turn="B", first="B", unseen=",".join(ALL_TILES[:left]))
    each = min(5, left // players)
    assert [player.tiles for player in look(match).players] == [each] * players
    assert look(match).pile == left - each * players


@pytest.mark.parametrize("seat", ["A", "B", "C", "D"])
def test_3_6_a_seat_named_begins(seat: str) -> None:
    match = new_game(first_player=seat, players=4)
    assert (fact(match, "first"), fact(match, "turn")) == (seat, seat)


@pytest.mark.parametrize("setup", ["variable", "first-game"])
@pytest.mark.parametrize("seat", ["A", "B", "C"])
def test_3_6_or_chance_names_one(setup: str, seat: str) -> None:
    match = new_game([seat], players=3, setup=setup)
    assert isinstance(news(match)[0], FirstPlayerChosen)
    assert fact(match, "first") == seat


def test_3_6_a_seat_that_is_not_there_cannot_begin() -> None:
    with pytest.raises(BadOption, match="first_player"):
        new_game(first_player="D", players=3)


@pytest.mark.parametrize("seat", ["D", "Z"])
def test_3_6_nor_in_a_position(seat: str) -> None:
    with pytest.raises(BadNotation):
        TYROS.read_position(position(first=seat))
