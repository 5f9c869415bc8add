"""§1 Components."""

from __future__ import annotations

import pytest

from emporion.engine.errors import BadNotation, BadOption
from emporion.games.tyros.actions import Cards
from emporion.games.tyros.board import field_names
from tests.games.tyros.tables import (
    BOTH,
    KOSMOS,
    RARI,
    TYROS,
    draw_pile,
    fact,
    legal,
    look,
    new_game,
    play,
    position,
    refusal,
    table,
)

ORANGE_WEST = "1o,2o,3o,4o,5o,6o,7o,8o,9o,10o,11o"


@pytest.mark.parametrize("players", [3, 4])
def test_1_1_three_or_four_play(players: int) -> None:
    match = new_game(players=players)
    assert len(look(match).players) == players


@pytest.mark.parametrize("players", [0, 1, 2, 5, "many"])
def test_1_1_no_other_number_of_players(players: object) -> None:
    with pytest.raises(BadOption, match="players"):
        new_game(players=players)


@pytest.mark.parametrize("players", [0, 1, 2, 5, 9])
def test_1_1_nor_in_a_position(players: int) -> None:
    with pytest.raises(BadNotation):
        TYROS.read_position(position(players=players))


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.parametrize("players", [3, 4])
def test_1_1_two_ships_in_tyros_eight_and_ten_cities_in_stock(edition: str, players: int) -> None:
    match = new_game(edition=edition, players=players)
    for player in look(match).players:
        assert (player.ships, player.ships_left, player.cities_left) == ({"T": 2}, 8, 10)


def test_1_1_there_is_no_eleventh_ship() -> None:
    ten = "A:1x2,2x2,3x2,4x2,5x2"
    match = table(chips=ORANGE_WEST, cities="A:6", ships=ten, hands="A:1o")
    assert refusal(match, "A", "build 6 1o") == ("1.1", "no-ship-left")
    assert not legal(match, "A", "build")


def test_1_1_there_is_no_eleventh_ship_in_an_unlimited_tyros_either() -> None:
    match = table(RARI, ships="A:Tx10", hands="A:11o")
    assert refusal(match, "A", "build T 11o") == ("1.1", "no-ship-left")


def test_1_1_there_is_no_eleventh_city() -> None:
    match = table(chips=ORANGE_WEST, cities="A:1,2,3,4,5,6,7,8,9,10", ships="A:11", hands="A:5o")
    assert refusal(match, "A", "found 11 5o") == ("1.1", "no-city-left")
    assert not legal(match, "A", "found")


def test_1_1_a_ship_that_founds_a_city_returns_to_stock_and_can_be_built_again() -> None:
    match = table(chips=ORANGE_WEST, ships="A:1x2,2x2,3x2,4x2,5x2", hands="A:6o")
    play(match, "A", "found 1 4o")
    player = look(match).players[0]
    assert (player.ships_left, player.cities_left) == (1, 9)
    assert fact(match, "ships") == "A:1,2x2,3x2,4x2,5x2"
    play(match, "B", "pass")
    play(match, "C", "pass")
    play(match, "A", "build 1 2o")
    assert look(match).players[0].ships_left == 0


@pytest.mark.parametrize("ships", ["A:1x2,2x2,3x2,4x2,5x2,6", "B:1x2,2x2,3x2,4x2,5x2,6x2"])
def test_1_1_a_position_with_eleven_ships_is_impossible(ships: str) -> None:
    with pytest.raises(BadNotation, match="10 ships"):
        TYROS.read_position(position(chips=ORANGE_WEST, ships=ships))


def test_1_2_the_empires_are_orange_yellow_green_and_violet() -> None:
    match = table()
    assert [empire.empire for empire in look(match).scores.empires] == ["orange", "yellow", "green", "violet"]


def test_1_2_chips_are_no_limit() -> None:
    """An empire may pass 20 fields, up to the whole board."""
    chips = ",".join(f"{n}o" for n in range(1, 32)) + ",To"
    match = table(chips=chips, stage="lay", tiles="A:32", unseen="")
    play(match, "A", "lay 32 orange")
    assert look(match).scores.empires[0].size == 33


@pytest.mark.parametrize("edition", BOTH)
def test_1_3_fourteen_cards_of_each_colour_and_four_jokers(edition: str) -> None:
    match = table(edition)
    assert draw_pile(match) == Cards(14, 14, 14, 14, 4)
    assert len(draw_pile(match)) == 60


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.parametrize("players", [3, 4])
def test_1_3_sixty_cards_are_in_the_game(edition: str, players: int) -> None:
    match = new_game(edition=edition, players=players)
    seen = look(match)
    assert sum(player.cards for player in seen.players) + seen.draw_pile + len(seen.discards) == 60


@pytest.mark.parametrize(
    "hands",
    ["A:8o;B:7o", "A:3j;B:2j", "A:15v", "A:14o;B:14o;C:14o", "A:14o;B:14o;C:14o;D:4o", "A:14g;B:14g;C:14g;D:14g"],
)
def test_1_3_a_position_with_more_cards_than_there_are_is_impossible(hands: str) -> None:
    with pytest.raises(BadNotation, match=r"trade cards|cannot be read"):
        TYROS.read_position(position(players=4, hands=hands))


@pytest.mark.parametrize("chip", ["o", "y", "g", "v"])
def test_1_3_a_joker_pays_for_any_colour(chip: str) -> None:
    match = table(chips=f"31{chip}", ships="A:T", hands="A:1j")
    assert legal(match, "A", "move") == {"move T>31 1j"}


def test_1_3_a_joker_is_a_card_like_any_other_at_the_bank() -> None:
    match = table(hands="A:3j", discards="1o")
    assert {"swap 1j", "swap 3j", "buy 3j for o", "buy 3j for j"} <= legal(match, "A")


def test_1_3_a_joker_is_a_card_like_any_other_for_the_toll() -> None:
    match = table(chips="31o", cities="B:31", ships="A:T", hands="A:1o1j")
    assert "move T>31 1o toll j" in legal(match, "A")


def test_1_3_in_a_trade_a_joker_is_a_kind_of_its_own() -> None:
    """Asked for an orange card, nobody can accept with a joker; an offer of a joker for a colour is no empty one."""
    match = table(hands="A:1j;B:1j;C:1o")
    play(match, "A", "offer 1j for 1o to B,C")
    assert refusal(match, "B", "accept") == ("11.2", "cannot-accept")
    play(match, "C", "accept")


@pytest.mark.parametrize("edition", BOTH)
def test_1_4_thirty_two_tiles_one_for_each_numbered_field(edition: str) -> None:
    """Before the first tile is turned all lie in the pile."""
    options = TYROS.options({"edition": edition, "first_player": "A"})
    kernel = TYROS.program(options).plain()
    states = kernel.states(1)
    kernel.run.start(states, 0, TYROS.option_row(options))
    assert field_names(states[0].unseen) == [str(n) for n in range(1, 33)]


@pytest.mark.parametrize("name", ["T", "33", "SEA", "DES", "0"])
def test_1_4_there_is_no_tile_of_tyros_the_sea_or_the_desert(name: str) -> None:
    with pytest.raises(BadNotation):
        TYROS.read_position(position(tiles=f"A:{name}"))


def test_1_4_tyros_cannot_be_laid() -> None:
    match = table(KOSMOS, stage="lay", chips="31g,Tg", tiles="A:32")
    assert refusal(match, "A", "lay T green")[1] == "malformed"
