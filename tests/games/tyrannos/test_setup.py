"""Y1 The table."""

from __future__ import annotations

from emporion.games.tyrannos.cities import GREEK
from emporion.games.tyrannos.steps import BEGIN_MONTH, DRAW_ARCHON, DRAW_CITY
from emporion.kernel.multiset import total
from tests.games.tyrannos.playing import draw, urn
from tests.games.tyrannos.positions import agenda, blank_game


def test_1_3_each_player_draws_a_greek_city_the_rest_are_independent() -> None:
    s = blank_game(3)
    assert agenda(s) == [DRAW_CITY] * 3 + [DRAW_ARCHON, BEGIN_MONTH]
    assert urn(s)[0][:GREEK] == [1] * 8 + [0, 0]
    draw(s, 7)
    assert urn(s)[0][:GREEK] == [1] * 7 + [0, 0, 0]
    draw(s, 2)
    draw(s, 4)
    assert (s.residence[:3], s.original[:3]) == ([7, 2, 4], [7, 2, 4])
    assert [s.owner[c] for c in range(8)] == [0, 0, 2, 0, 3, 0, 0, 1]
    assert s.kept_original == 7


def test_1_3_ten_cities() -> None:
    s = blank_game(2, cities=10)
    assert urn(s)[0][:GREEK] == [1] * 10
    assert s.city_level == [1] * 10 + [0, 0]


def test_1_1_the_archon_is_a_random_seat() -> None:
    s = blank_game(2)
    draw(s, 0)
    draw(s, 1)
    assert urn(s) == ([1, 1] + [0] * 38, 1)
    step = agenda(s)
    assert step == [DRAW_ARCHON, BEGIN_MONTH]


def test_2_2_2_4_3_1_cities_begin_at_level_1_with_a_full_army() -> None:
    s = blank_game(2)
    draw(s, 3)
    assert (s.city_level[3], s.store_level[3], s.army[3], s.treasury[3]) == (1, 1, 8, 6000)
    assert (s.city_level[4], s.army[4], s.treasury[4]) == (1, 8, 0)


def test_4_2_11_1_bags_and_decks() -> None:
    s = blank_game()
    assert total(s.bag) == 57
    assert sum(s.market_left) == 48
    assert total(s.token_bag) == 54
    assert s.fate_left.bit_count() == 24
