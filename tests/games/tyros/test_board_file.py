"""§2.3 A board file: what is wrong with it is said, and where; a good one is played on."""

from __future__ import annotations

import contextlib
import copy
import json
import pathlib
from collections.abc import Callable
from typing import Any

import pytest

from emporion.engine.errors import BadInput
from emporion.games.tyros.board import BoardError, builtin_data, load_board
from tests.games.tyros.tables import TYROS, legal, new_game, play, refusal, table

Change = Callable[[dict[str, Any]], None]


@pytest.fixture
def data() -> dict[str, Any]:
    """The built-in board, to be changed."""
    return copy.deepcopy(builtin_data())


def link(data: dict[str, Any], a: str, b: str) -> dict[str, Any]:
    found: dict[str, Any] = next(link for link in data["links"] if {link["a"], link["b"]} == {a, b})
    return found


def written(data: Any, folder: pathlib.Path) -> str:
    file = folder / "board.json"
    file.write_text(data if isinstance(data, str) else json.dumps(data), encoding="utf-8")
    return str(file)


# ---------------------------------------------------------------------------------------------------- what is wrong


def unknown_square(data: dict[str, Any]) -> None:
    data["grid"][0][0] = "Atlantis"


def unknown_field(data: dict[str, Any]) -> None:
    link(data, "1", "2")["b"] = "Atlantis"


def sea_link(data: dict[str, Any]) -> None:
    data["links"].append({"a": "27", "b": "SEA", "status": "open"})


def duplicate_field(data: dict[str, Any]) -> None:
    data["grid"][0][0] = "2"


def unequal_rows(data: dict[str, Any]) -> None:
    data["grid"][4].pop()


def asymmetrical_link(data: dict[str, Any]) -> None:
    data["links"].append({"a": "2", "b": "1", "status": "closed"})


def link_twice(data: dict[str, Any]) -> None:
    data["links"].append({"a": "2", "b": "1", "status": "open"})


def strangers(data: dict[str, Any]) -> None:
    data["links"].append({"a": "1", "b": "32", "status": "open"})


def missing_neighbours(data: dict[str, Any]) -> None:
    data["links"].remove(link(data, "1", "6"))


def unreachable_field(data: dict[str, Any]) -> None:
    link(data, "4", "5")["status"] = "closed"


def unreachable_coast(data: dict[str, Any]) -> None:
    link(data, "15", "16")["passages"][0]["coastB"] = "west"
    link(data, "16", "17")["passages"][1]["coastA"] = "west"


def missing_coast(data: dict[str, Any]) -> None:
    del link(data, "11", "16")["passages"]


def unknown_coast(data: dict[str, Any]) -> None:
    link(data, "11", "16")["passages"][0]["coastB"] = "north"


def unknown_status(data: dict[str, Any]) -> None:
    link(data, "1", "2")["status"] = "frozen"


def no_status(data: dict[str, Any]) -> None:
    del link(data, "1", "2")["status"]


def no_grid(data: dict[str, Any]) -> None:
    del data["grid"]


def no_links(data: dict[str, Any]) -> None:
    del data["links"]


def garbled_link(data: dict[str, Any]) -> None:
    data["links"][0] = "1-6"


def garbled_grid(data: dict[str, Any]) -> None:
    data["grid"] = 7


def garbled_square(data: dict[str, Any]) -> None:
    data["grid"][0][0] = ["1"]


@pytest.mark.parametrize(
    ("change", "what"),
    [
        (unknown_square, r"grid: unknown field 'Atlantis'"),
        (unknown_field, r"link 2 \(1–Atlantis\): unknown field 'Atlantis'"),
        (sea_link, r"link 52 \(27–SEA\): unknown field 'SEA'"),
        (duplicate_field, r"grid: field 1 stands there 0 times"),
        (unequal_rows, r"grid: the rows are not equally long"),
        (asymmetrical_link, r"link 52 \(2–1\): .*asymmetrical"),
        (link_twice, r"link 52 \(2–1\): .*twice"),
        (strangers, r"link 52 \(1–32\): .*not neighbours"),
        (missing_neighbours, r"links: the neighbours 1–6 are not listed"),
        (unreachable_field, r"field 5 cannot be reached by sea"),
        (unreachable_coast, r"field 16 \(east coast\) cannot be reached by sea"),
        (missing_coast, r"link \d+ \(11–16\): field 16 has two coasts"),
        (unknown_coast, r"link \d+ \(11–16\): coastB is 'north'"),
        (unknown_status, r"link 2 \(1–2\): status is 'frozen'"),
        (no_status, r"link 2 \(1–2\): status is null"),
        (no_grid, r"'grid'"),
        (no_links, r"'links'"),
        (garbled_link, r"links"),
        (garbled_grid, r"grid"),
        (garbled_square, r"grid"),
    ],
)
def test_a_wrong_board_file_says_what_and_where(
    change: Change, what: str, data: dict[str, Any], tmp_path: pathlib.Path
) -> None:
    change(data)
    file = written(data, tmp_path)
    with pytest.raises(BoardError, match=what) as caught:
        new_game(board=file)
    assert str(caught.value).startswith(file)


@pytest.mark.parametrize("pair", ["1 2", "16 21"])
@pytest.mark.parametrize("passages", [None, 5, [5], "west"])
def test_passages_where_none_are_needed_do_no_harm(
    pair: str, passages: object, data: dict[str, Any], tmp_path: pathlib.Path
) -> None:
    """Of an ordinary link, or of a closed one of 16: they are passed over, or called wrong."""
    link(data, *pair.split())["passages"] = passages
    with contextlib.suppress(BoardError):
        new_game(board=written(data, tmp_path))


@pytest.mark.parametrize("text", ["", "{", "grid: 1", "\x00"])
def test_a_file_that_is_not_json(text: str, tmp_path: pathlib.Path) -> None:
    with pytest.raises(BoardError, match="is not JSON"):
        load_board(pathlib.Path(written(text, tmp_path)))


def test_a_file_that_is_not_text(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "board.json"
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BoardError, match="is not JSON"):
        load_board(file)


@pytest.mark.parametrize("text", ["[]", "7", "null", '"board"', "{}"])
def test_json_that_is_no_board(text: str, tmp_path: pathlib.Path) -> None:
    with pytest.raises(BoardError, match="a board file has a grid and a list of links"):
        load_board(pathlib.Path(written(text, tmp_path)))


def test_a_file_that_is_not_there(tmp_path: pathlib.Path) -> None:
    with pytest.raises(BoardError, match="cannot be read"):
        new_game(board=str(tmp_path / "nowhere.json"))


def test_a_wrong_board_is_bad_input() -> None:
    """So that a command can say so without a traceback."""
    assert issubclass(BoardError, BadInput)


# ---------------------------------------------------------------------------------------------------- what is right


def test_the_built_in_board_from_a_file_is_the_same_board(data: dict[str, Any], tmp_path: pathlib.Path) -> None:
    match = table(board=written(data, tmp_path), chips="29g", ships="A:31", hands="A:4g")
    assert legal(match, "A", "move") == {"move 31>29 4g"}


def test_an_opened_link_shortens_the_way_in_a_match(data: dict[str, Any], tmp_path: pathlib.Path) -> None:
    link(data, "29", "30")["status"] = "open"
    match = table(board=written(data, tmp_path), chips="29g", ships="A:31", hands="A:4g")
    assert refusal(match, "A", "move 31>29 4g")[1] == "wrong-price"
    play(match, "A", "move 31>29 2g")


def test_a_closed_link_lengthens_it(data: dict[str, Any], tmp_path: pathlib.Path) -> None:
    link(data, "31", "TYR")["status"] = "closed"
    match = table(board=written(data, tmp_path), chips="31g", ships="A:T", hands="A:10g")
    assert legal(match, "A", "move") == {"move T>31 7g"}


def test_the_price_named_in_a_refusal_is_that_of_the_board_in_play(
    data: dict[str, Any], tmp_path: pathlib.Path
) -> None:
    link(data, "29", "30")["status"] = "open"
    match = table(board=written(data, tmp_path), chips="29g", ships="A:31", hands="A:4g")
    refused = match.refusal(0, TYROS.read("move 31>29 4g"))
    assert refused is not None
    assert refused.arguments["price"] == 2


def rearrange(data: dict[str, Any]) -> None:
    """1 and 2 change places; now 2 lies next to 6."""
    swapped = {"1": "2", "2": "1"}
    data["grid"] = [[swapped.get(name, name) for name in row] for row in data["grid"]]
    for pair in data["links"]:
        pair["a"], pair["b"] = (swapped.get(pair[end], pair[end]) for end in ("a", "b"))


def test_a_rearranged_grid_changes_what_is_adjacent(data: dict[str, Any], tmp_path: pathlib.Path) -> None:
    rearrange(data)
    match = table(board=written(data, tmp_path), stage="lay", chips="6o", tiles="A:1,2")
    assert legal(match, "A") == {"lay 2 orange"}


def test_a_refusal_names_the_neighbours_on_the_board_in_play(data: dict[str, Any], tmp_path: pathlib.Path) -> None:
    rearrange(data)
    match = table(board=written(data, tmp_path), stage="lay", chips="6o", tiles="A:1,2")
    refused = match.refusal(0, TYROS.read("lay 2 green"))
    assert refused is not None
    assert refused.arguments["adjacent"] == "orange"


def test_the_next_match_is_played_on_the_built_in_board_again(data: dict[str, Any], tmp_path: pathlib.Path) -> None:
    link(data, "29", "30")["status"] = "open"
    table(board=written(data, tmp_path), chips="29g", ships="A:31", hands="A:4g")
    match = table(chips="29g", ships="A:31", hands="A:4g")
    assert legal(match, "A", "move") == {"move 31>29 4g"}


def test_a_record_keeps_the_board(data: dict[str, Any], tmp_path: pathlib.Path) -> None:
    """The file may be gone when the record is replayed."""
    link(data, "29", "30")["status"] = "open"
    file = written(data, tmp_path)
    match = table(board=file, chips="29g", ships="A:31", hands="A:4g")
    play(match, "A", "move 31>29 2g")
    pathlib.Path(file).unlink()
    again = type(match).replay(TYROS, match.record)
    assert TYROS.write_position(again.state) == TYROS.write_position(match.state)
