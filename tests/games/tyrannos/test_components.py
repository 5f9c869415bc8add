"""Y1.3, Y4.2, Y5.3, Y11.1 The components, and files of them that players make."""

from __future__ import annotations

import copy
import json
import pathlib
from collections.abc import Callable
from typing import Any, Final

import pytest

from emporion.engine import conformance
from emporion.games.tyrannos import game as tyrannos
from emporion.games.tyrannos.cities import CITIES, CITY_NAMES, FACING
from emporion.games.tyrannos.components import builtin_components, load_components, make_components
from emporion.games.tyrannos.goods import CARD_COUNT, CARD_PRICE, DUTY, LOTS
from emporion.games.tyrannos.moira import CARD_EVENTS, EVENT_NAMES, FIDELITY, INVASION
from emporion.games.tyrannos.options import make_options
from emporion.games.tyrannos.parts import ComponentsError, builtin_data
from emporion.games.tyrannos.voitheia import TOKEN_COUNT

GAME: Final[Any] = tyrannos.GAME


def test_1_4_the_ports_that_cities_face() -> None:
    assert len(CITY_NAMES) == CITIES
    assert list(FACING) == [1, 2, 2, 3, 4, 5, 0, 0, 5, 1, 3, 4]


def test_4_2_goods_and_cards_of_the_market() -> None:
    assert list(DUTY) == [3, 4, 6, 8, 10, 12]
    assert sum(LOTS) == 57
    assert sum(CARD_COUNT) == 48
    assert [sum(CARD_COUNT[3 * good : 3 * good + 3]) for good in range(6)] == [12, 10, 9, 7, 6, 4]
    assert [CARD_PRICE[3 * good] - 100 * DUTY[good] for good in range(6)] == [100] * 6


def test_5_3_the_deck_of_moira() -> None:
    events = [event for card in CARD_EVENTS for event in card]
    assert len(CARD_EVENTS) == 24
    assert events.count(INVASION) == 2
    assert events.count(FIDELITY) == 4
    assert {events.count(event) for event in range(4 + 1, len(EVENT_NAMES))} == {2}


def test_11_1_the_tokens_of_voitheia() -> None:
    assert list(TOKEN_COUNT) == [9, 6, 3] * 3


def test_the_tables_of_the_built_in_file_are_the_constants() -> None:
    tables = builtin_components().tables()
    assert tables["facing"] == FACING
    assert tables["card-prices"] == CARD_PRICE
    assert tables["moira"] == CARD_EVENTS


def test_a_file_of_ones_own_is_part_of_the_options(tmp_path: pathlib.Path) -> None:
    data = copy.deepcopy(builtin_data())
    data["goods"][0]["duty"] = 5
    data["cities"][0]["port"] = "greco"
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    options = make_options({"components": str(file)})
    assert options.play_components().duty[0] == 5
    assert options.play_components().facing[0] == 5
    assert make_options(options.to_dict()) == options


def spoil(path: str, value: Any) -> Callable[[Any], None]:
    """Put a value in a place of the data, such as goods.0.lots."""

    def change(data: Any) -> None:
        *way, last = path.split(".")
        for key in way:
            data = data[int(key) if key.isdigit() else key]
        data[int(last) if last.isdigit() else last] = value

    return change


@pytest.mark.parametrize(
    ("path", "value", "error"),
    [
        ("cities.0.name", "Sparta", "'Syrakousai' is expected where 'Sparta' stands"),
        ("cities.0.port", "north", "Syrakousai: 'north' is no port"),
        ("goods.0.lots", 16, "the lots of food is 16, not a whole number from 0 to 15"),
        ("goods.1.duty", 0, "the duty of raw is 0"),
        ("goods.1.duty", "4", "the duty of raw is '4'"),
        ("goods.2.cards", [], "the cards of oil: there must be a list of 3"),
        ("goods.2.cards.0.price", 4.55, "a price is 4.55"),
        ("goods.2.cards.0.count", -1, "the number of a card is -1"),
        ("moira", [], "moira: there must be a list of 24"),
        ("moira.0.0", "sunshine", "card 1: there is no event 'sunshine'"),
        ("moira.0.0", "exiles-plot", "card 1: an event stands there twice"),
        ("moira.0.0", "good-harvest", "card 1: the first two events must be negative"),
        ("voitheia.0.counts.0", 16, "a number of swords is 16"),
        ("voitheia", None, "voitheia: there must be a list of 3"),
    ],
)
def test_what_cannot_be_played_with_is_named(path: str, value: Any, error: str) -> None:
    data = copy.deepcopy(builtin_data())
    spoil(path, value)(data)
    with pytest.raises(ComponentsError, match=error):
        make_components(data, "mine")


def test_too_few_lots_or_cards_are_refused() -> None:
    data = copy.deepcopy(builtin_data())
    for good in data["goods"]:
        good["lots"] = 1
    with pytest.raises(ComponentsError, match="6 lots are too few"):
        make_components(data, "mine")


def test_a_file_that_is_no_json_is_refused(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text("{", encoding="utf-8")
    with pytest.raises(ComponentsError, match="is not JSON"):
        load_components(file)
    with pytest.raises(ComponentsError, match="cannot be read"):
        load_components(tmp_path / "none.json")


def test_a_game_is_played_with_the_components_of_a_file() -> None:
    data = copy.deepcopy(builtin_data())
    for good in data["goods"]:
        good["duty"] += 1
        good["lots"] = 15
    data["voitheia"][0]["counts"] = [15, 15, 15]
    seen = []
    for match, _ in conformance.random_match(GAME, {"players": 2, "months": 12, "components": data}, 7):
        match.check_invariants()
        seen.append(match.view(0).table)
    assert seen[0].market.duties["food"] == 4
    assert len(seen[0].all_tokens) == 36 + 45
    conformance.check_record(match)
