"""The drawn board: complete, readable without colour, and safe to show whatever the names are."""

from __future__ import annotations

import copy
import itertools
import re
from typing import Any
from xml.etree import ElementTree

import pytest

from emporion.games.tyros.board import BoardError, adjacent_pairs, builtin_board, builtin_data
from emporion.games.tyros.drawing import draw_board, place_squares
from emporion.games.tyros.places import ITALY, ITALY_EAST, TYROS
from emporion.games.tyros.state import State
from emporion.kernel.record import schema_of

SIZE_LIMIT = 200_000
SVG = "{http://www.w3.org/2000/svg}"
NAMES = ("Anna", "Bert", "Chloe", "Dido")


def blank() -> State:
    state: State = schema_of(State).blank()
    state.players = 4
    return state


def position() -> State:
    """A middle game: chips of four empires, cities and ships of four seats."""
    state = blank()
    for empire, fields in enumerate(((7, 6, 8, ITALY), (13, 14, 9), (23, 24, 22), (26, 27, 31, TYROS)), 1):
        for field in fields:
            state.empire[field] = empire
    for seat, field in enumerate((7, 13, 22, 31)):
        state.city[field] = seat + 1
        state.ships[seat][TYROS] = 2
        state.ships[seat][field] = 1
    return state


def root_of(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def drawn(svg: str, kind: str) -> list[dict[str, str]]:
    """The attributes of all pieces of a kind."""
    return [element.attrib for element in root_of(svg).iter(f"{SVG}g") if element.get("class") == kind]


def words(svg: str) -> list[str]:
    return [text.text or "" for text in root_of(svg).iter(f"{SVG}text")]


def place_of(piece: dict[str, str]) -> str:
    found = re.match(r"translate\([^)]*\)", piece["transform"])
    assert found
    return found[0]


def swapped_board() -> dict[str, Any]:
    """Fields 1 and 32 have changed places; nothing is said of how to draw them."""
    grid = [list(row) for row in builtin_data()["grid"]]
    grid[0][0], grid[4][6] = grid[4][6], grid[0][0]
    known = {frozenset((link["a"], link["b"])): link for link in builtin_board().data["links"]}
    pairs = sorted(sorted(pair) for pair in adjacent_pairs(grid))
    return {
        "grid": grid,
        "links": [known.get(frozenset(pair), {"a": pair[0], "b": pair[1], "status": "open"}) for pair in pairs],
    }


@pytest.mark.parametrize("state", [None, blank(), position()], ids=["empty", "blank", "position"])
def test_is_an_accessible_svg_of_bounded_size_that_needs_no_other_file(state: State | None) -> None:
    svg = draw_board(state=state, seat_names=NAMES)
    root = root_of(svg)
    title, description = root.find(f"{SVG}title"), root.find(f"{SVG}desc")
    assert root.tag == f"{SVG}svg"
    assert root.get("role") == "img"
    assert title is not None
    assert title.text
    assert description is not None
    assert description.text
    assert len(svg.encode()) < SIZE_LIMIT
    assert all(value.startswith("#") for element in root.iter() for key, value in element.items() if "href" in key)
    assert not re.search(r"url\((?!#)", svg)


@pytest.mark.parametrize("state", [None, position()], ids=["empty", "position"])
def test_what_is_referred_to_is_defined_once(state: State | None) -> None:
    svg = draw_board(state=state)
    ids = re.findall(r' id="([^"]+)"', svg)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'(?:href="|url\()#([^")]+)', svg)) <= set(ids)


@pytest.mark.parametrize("state", [None, position()], ids=["empty", "position"])
def test_every_name_and_number_is_there(state: State | None) -> None:
    shown = words(draw_board(state=state))
    names = {square["name"] for square in builtin_data()["squares"] if square["id"] not in ("SEA", "DES")}
    assert names | {"Taras"} <= set(shown)
    for number in [*map(str, range(1, 33)), "T"]:
        assert shown.count(number) == 1, number


def test_the_same_position_is_the_same_drawing() -> None:
    assert draw_board(state=position(), seat_names=NAMES) == draw_board(state=position(), seat_names=NAMES)
    assert draw_board() == draw_board(builtin_data())


def test_an_empty_board_has_sites_and_harbours_but_no_pieces() -> None:
    svg = draw_board()
    assert svg.count('href="#tyros-site"') == 34
    assert svg.count('href="#tyros-harbour"') == 33 * 2 + 8
    assert not any(drawn(svg, kind) for kind in ("chip", "city", "ship"))


def test_sea_links_are_marked_open_or_closed() -> None:
    svg = draw_board()
    assert len(drawn(svg, "closed")) == 8
    assert len(drawn(svg, "open")) == 44  # 43 pairs, and two passages between 16 and 17


def test_chips_show_empire_letter_and_number() -> None:
    svg = draw_board(state=position())
    assert sorted(chip["data-empire"] for chip in drawn(svg, "chip")) == (
        ["green"] * 3 + ["orange"] * 4 + ["violet"] * 4 + ["yellow"] * 3
    )
    chips = [element for element in root_of(svg).iter(f"{SVG}g") if element.get("class") == "chip"]
    shown = {tuple(text.text for text in chip.iter(f"{SVG}text")) for chip in chips}
    assert {("7", "O"), ("16", "O"), ("13", "Y"), ("23", "G"), ("26", "V"), ("T", "V")} <= shown


def test_cities_and_ships_show_their_owner_and_place() -> None:
    svg = draw_board(state=position())
    assert {(city["data-seat"], city["data-field"]) for city in drawn(svg, "city")} == {
        ("A", "7"),
        ("B", "13"),
        ("C", "22"),
        ("D", "31"),
    }
    ships = [(ship["data-seat"], ship["data-berth"]) for ship in drawn(svg, "ship")]
    assert sorted(ships) == sorted(
        [*zip("ABCD", ("7", "13", "22", "31"), strict=True), *itertools.product("ABCD", "TT")]
    )
    assert svg.count('href="#tyros-site"') == 34 - 4
    assert svg.count('href="#tyros-harbour"') == 33 * 2 + 8 - 12


def test_2_4_italy_has_ships_on_two_coasts_and_one_city() -> None:
    state = blank()
    state.empire[ITALY] = 1
    state.city[ITALY] = 1
    state.ships[0][ITALY] = 1
    state.ships[1][ITALY_EAST] = 1
    svg = draw_board(state=state)
    west, east = sorted(drawn(svg, "ship"), key=lambda ship: ship["data-berth"], reverse=True)
    assert (west["data-seat"], west["data-berth"]) == ("A", "16w")
    assert (east["data-seat"], east["data-berth"]) == ("B", "16e")
    assert place_of(west) != place_of(east)
    assert len(drawn(svg, "city")) == 1


def test_more_ships_than_harbours_are_counted_on_one_ship_of_each_seat() -> None:
    state = blank()
    state.ships[0][5], state.ships[1][5] = 3, 1
    shown = drawn(draw_board(state=state), "ship")
    assert [(ship["data-seat"], ship["data-count"]) for ship in shown] == [("A", "3"), ("B", "1")]


@pytest.mark.parametrize("berth", [5, ITALY_EAST, TYROS])
def test_no_two_ships_are_drawn_on_the_same_spot(berth: int) -> None:
    state = blank()
    for seat in range(4):
        state.ships[seat][berth] = 2 + seat
    shown = drawn(draw_board(state=state), "ship")
    assert [ship["data-count"] for ship in shown] == ["2", "3", "4", "5"]
    assert len({place_of(ship) for ship in shown}) == 4


def test_the_legend_counts_fields_and_pieces() -> None:
    shown = words(draw_board(state=position(), seat_names=NAMES[:3]))
    assert {"Orange", "Anna", "Bert", "Chloe", "Seat D"} <= set(shown)
    assert shown.count("4 fields") == 2
    assert shown.count("3 fields") == 2
    assert shown.count("3 ships, 1 city") == 4


def test_three_players_have_three_entries() -> None:
    state = blank()
    state.players = 3
    assert "Seat D" not in words(draw_board(state=state))


def test_the_description_tells_the_position() -> None:
    description = root_of(draw_board(state=position(), seat_names=NAMES)).findtext(f"{SVG}desc") or ""
    assert "Orange: 6, 7, 8, 16." in description
    assert "Violet: 26, 27, 31, Tyros." in description
    assert "Seat A, Anna: ships at 7 (1), Tyros (2); cities at 7." in description


@pytest.mark.parametrize("name", ["<script>alert('x')</script>", 'A & B "]]>', "\x00\x1b\ud800Zoë\uffff", "x" * 500])
def test_names_cannot_break_the_drawing(name: str) -> None:
    svg = draw_board(state=position(), seat_names=[name])
    assert root_of(svg) is not None
    assert svg.encode("utf-8")
    assert "<script" not in svg


def test_a_short_name_is_shown_as_it_is() -> None:
    assert "Tom & <Jerry>" in words(draw_board(state=position(), seat_names=["Tom & <Jerry>"]))


def test_a_board_without_drawing_data_is_drawn_like_the_built_in_one() -> None:
    assert draw_board(builtin_board().data) == draw_board()


def test_squares_lie_where_the_grid_has_them() -> None:
    before = {square.id: square for square in place_squares(builtin_data())}
    after = {square.id: square for square in place_squares(swapped_board())}
    assert (after["1"].column, after["1"].row) == (6, 4)
    assert after["1"].disc == pytest.approx((before["1"].disc[0] + 6, before["1"].disc[1] + 4))
    assert after["7"] == before["7"]
    assert root_of(draw_board(swapped_board(), position())) is not None


def test_a_board_file_may_say_how_a_square_is_drawn() -> None:
    data = copy.deepcopy(dict(builtin_board().data))
    data["squares"] = [{"id": "5", "name": "Cerne & Co", "disc": [0.5, 4.5]}]
    square = next(square for square in place_squares(data) if square.id == "5")
    assert square.disc == (0.5, 4.5)
    assert len(square.sites[0].harbours) == 2
    assert "Cerne & Co" in words(draw_board(data))


@pytest.mark.parametrize("disc", ["here", [1], [1, 2, 3], [1, "x"], None, [float("nan"), 1]])
def test_a_useless_place_in_a_board_file_is_named(disc: Any) -> None:
    data = {**builtin_board().data, "squares": [{"id": "5", "disc": disc}]}
    with pytest.raises(BoardError, match="square 5"):
        draw_board(data)


@pytest.mark.parametrize("squares", [None, 5, ["5"]])
def test_squares_must_be_a_list_of_squares(squares: Any) -> None:
    with pytest.raises(BoardError, match="squares"):
        draw_board({**builtin_board().data, "squares": squares})


def test_a_board_that_cannot_be_played_on_is_not_drawn() -> None:
    with pytest.raises(BoardError):
        draw_board({"grid": [["1"]], "links": []})
