"""§10 The bank."""

from __future__ import annotations

import pytest

from emporion.engine.errors import CannotUndo
from emporion.games.tyros.actions import Cards
from emporion.games.tyros.events import CardBought, CardsDrawn, CardsSwapped
from tests.games.tyros.tables import BOTH, KOSMOS, RARI, draw_pile, fact, hand, legal, news, play, refusal, table


@pytest.mark.parametrize(
    ("cards", "drawn", "then"),
    [("1o", "1v", "1o1v1j"), ("2o", "1g1v", "1g1v1j"), ("1o1j", "2v", "1o2v"), ("2o1j", "1y2j", "1y2j")],
)
def test_10_1_kosmos_up_to_three_cards_for_as_many_from_the_draw_pile(cards: str, drawn: str, then: str) -> None:
    match = table(hands="A:2o1j", draws=[drawn])
    play(match, "A", f"swap {cards}")
    assert (fact(match, "discards"), hand(match, "A")) == (cards, then)


def test_10_1_kosmos_all_swaps() -> None:
    match = table(hands="A:2o1j")
    swaps = {"swap 1o", "swap 1j", "swap 2o", "swap 1o1j", "swap 2o1j"}
    assert legal(match, "A", "swap") == swaps


@pytest.mark.parametrize(
    ("edition", "cards"), [(KOSMOS, "4o"), (KOSMOS, "-"), (RARI, "4o"), (RARI, "1o"), (RARI, "2o")]
)
def test_10_1_no_other_numbers(edition: str, cards: str) -> None:
    match = table(edition, hands="A:4o")
    assert refusal(match, "A", f"swap {cards}") == ("10.1", "swap-size")


def test_10_1_giochi_rari_exactly_three() -> None:
    match = table(RARI, hands="A:3o1j")
    assert legal(match, "A", "swap") == {"swap 3o", "swap 2o1j"}
    match = table(RARI, hands="A:2o")
    assert not legal(match, "A", "swap")


def nearly_all(left: int) -> str:
    """Discards that leave so many violet cards in the draw pile when A holds 4 orange ones."""
    return f"10o14y14g{14 - left}v4j"


@pytest.mark.parametrize("left", [0, 1, 2])
def test_10_1_the_draw_pile_must_hold_that_many(left: int) -> None:
    match = table(hands="A:4o", discards=nearly_all(left))
    assert len(draw_pile(match)) == left
    assert legal(match, "A", "swap") == {f"swap {n}o" for n in range(1, left + 1)}
    assert refusal(match, "A", f"swap {left + 1}o") == ("10.1", "draw-pile-too-small")


def test_10_1_giochi_rari_with_fewer_than_three_in_the_draw_pile_there_is_no_swap() -> None:
    match = table(RARI, hands="A:4o", discards=nearly_all(2))
    assert refusal(match, "A", "swap 3o") == ("10.1", "draw-pile-too-small")
    assert not legal(match, "A", "swap")


def test_10_1_an_empty_draw_pile_is_not_refilled() -> None:
    match = table(hands="A:4o", discards=nearly_all(3))
    play(match, "A", "swap 3o")
    assert hand(match, "A") == "1o3v"
    assert len(draw_pile(match)) == 0
    assert fact(match, "discards") == "13o14y14g11v4j"


def test_10_1_one_does_not_draw_what_one_has_just_put_down() -> None:
    match = table(hands="A:1j", discards="14o14y14g13v3j")
    play(match, "A", "swap 1j")
    assert hand(match, "A") == "1v"


def test_10_1_only_cards_one_holds() -> None:
    match = table(hands="A:1o")
    assert refusal(match, "A", "swap 1g") == ("6.2", "cards-not-held")


def test_10_1_what_is_put_down_is_public_what_is_drawn_secret() -> None:
    match = table(hands="A:2o", draws=["1v1j"])
    play(match, "A", "swap 2o")
    assert CardsDrawn(0, 2, Cards(violet=1, joker=1)) in news(match, "A")
    for viewer in ("B", ""):
        assert news(match, viewer) == [CardsSwapped(0, Cards(orange=2)), CardsDrawn(0, 2)]


def test_10_1_a_swap_cannot_be_taken_back() -> None:
    match = table(hands="A:2o")
    play(match, "A", "swap 2o")
    with pytest.raises(CannotUndo):
        match.undo(0)


@pytest.mark.parametrize("edition", BOTH)
def test_10_2_three_cards_down_one_of_the_discards_up(edition: str) -> None:
    match = table(edition, hands="A:2o1y", discards="1v")
    play(match, "A", "buy 2o1y for v")
    assert (hand(match, "A"), fact(match, "discards")) == ("1v", "2o1y")
    assert len(draw_pile(match)) == 56
    assert CardBought(0, Cards(orange=2, yellow=1), "violet") in news(match, "C")


def test_10_2_also_one_of_those_three() -> None:
    match = table(hands="A:2o1y", discards="1v")
    assert legal(match, "A", "buy") == {"buy 2o1y for o", "buy 2o1y for y", "buy 2o1y for v"}
    play(match, "A", "buy 2o1y for y")
    assert (hand(match, "A"), fact(match, "discards")) == ("1y", "2o1v")


@pytest.mark.parametrize("card", ["g", "j"])
def test_10_2_not_from_the_draw_pile(card: str) -> None:
    match = table(hands="A:3o", discards="1v")
    assert refusal(match, "A", f"buy 3o for {card}") == ("10.2", "not-in-discards")


@pytest.mark.parametrize("cards", ["-", "1o", "2o", "4o"])
def test_10_2_exactly_three_cards(cards: str) -> None:
    match = table(hands="A:4o", discards="1v")
    assert refusal(match, "A", f"buy {cards} for v") == ("10.2", "buy-with-three")


def test_10_2_only_cards_one_holds() -> None:
    match = table(hands="A:2o", discards="1v")
    assert refusal(match, "A", "buy 3o for v") == ("6.2", "cards-not-held")


def test_10_2_a_purchase_can_be_taken_back_until_the_next_acts() -> None:
    match = table(hands="A:3o", discards="1v")
    play(match, "A", "buy 3o for v")
    match.undo(0)
    assert (hand(match, "A"), fact(match, "discards")) == ("3o", "1v")
