"""§13 End of round."""

from __future__ import annotations

from typing import Any

import pytest

from emporion.engine.errors import CannotUndo
from emporion.engine.match import Match
from emporion.games.tyros.actions import Cards
from emporion.games.tyros.events import CardsDropped, KeepChosen, RoundBegan
from tests.games.tyros.tables import BOTH, asked, fact, legal, look, news, play, play_all, refusal, table


def all_passed(hands: str, players: int = 3, **facts: Any) -> Match:
    """The card actions have just ended."""
    last = "ABCD"[players - 1]
    match = table(players=players, passes=players - 1, turn=last, hands=hands, **facts)
    play(match, last, "pass")
    return match


@pytest.mark.parametrize("kept", ["3o", "2o1j", "1o", "-"])
def test_13_1_a_player_keeps_at_most_three_cards(kept: str) -> None:
    match = all_passed("A:3o1j")
    assert f"keep {kept}" in legal(match, "A")
    assert look(match).may_keep == 3


@pytest.mark.parametrize("kept", ["3o1j", "4o"])
def test_13_1_not_more_than_three(kept: str) -> None:
    assert refusal(all_passed("A:4o1j"), "A", f"keep {kept}") == ("13.1", "keep-three")


def test_13_1_only_cards_one_holds() -> None:
    assert refusal(all_passed("A:4o"), "A", "keep 1g")[1] == "cards-not-held"


def test_13_1_all_choices() -> None:
    match = all_passed("A:2o1g")
    assert legal(match, "A") == {f"keep {cards}" for cards in ("-", "1o", "1g", "2o", "1o1g", "2o1g")}


def test_13_1_all_who_hold_cards_choose_at_the_same_time() -> None:
    match = all_passed("A:1o;C:2g;D:1v", 4)
    assert asked(match) == "ACD"
    play(match, "D", "keep 1v")
    assert asked(match) == "AC"
    play(match, "A", "keep -")
    assert (asked(match), look(match).round) == ("C", 1)


def test_13_1_if_nobody_holds_a_card_the_next_round_begins_at_once() -> None:
    match = all_passed("", tiles="A:1;B:2;C:3", chips="17o")
    assert look(match).round == 2


def test_13_1_the_rest_goes_to_the_discards_when_all_have_chosen() -> None:
    """Until then hands and discards stay as they are."""
    match = all_passed("A:5o;B:2g", discards="1v", tiles="A:1;B:2;C:3", chips="17o")
    play(match, "A", "keep 3o")
    assert (look(match, "B").discards, look(match, "B").players[0].cards) == (Cards(violet=1), 5)
    play(match, "B", "keep 1g")
    assert CardsDropped(0, Cards(orange=2), 3) in news(match, "B")


def test_13_1_what_is_discarded_becomes_public_what_is_kept_does_not() -> None:
    match = all_passed("A:5o;B:2g", tiles="A:1;B:2;C:3", chips="17o")
    play_all(match, "A keep 3o; B keep -")
    for viewer in ("B", "C", ""):
        seen = news(match, viewer)
        assert KeepChosen(0) in seen
        assert [event for event in seen if isinstance(event, CardsDropped)] == [
            CardsDropped(0, Cards(orange=2), 3),
            CardsDropped(1, Cards(green=2), 0),
        ]
    assert KeepChosen(0, Cards(orange=3)) in news(match, "A")


def test_13_1_a_choice_is_secret_until_all_are_made() -> None:
    match = all_passed("A:5o;B:2g")
    play(match, "A", "keep 3o")
    assert look(match, "A").kept == Cards(orange=3)
    assert look(match, "B").kept is None
    assert news(match, "B")[-1] == KeepChosen(0)


def test_13_1_a_choice_can_be_changed_until_the_last_is_made() -> None:
    match = all_passed("A:5o;B:2g;C:1y", tiles="A:1;B:2;C:3", chips="17o")
    play_all(match, "A keep 3o; B keep 2g")
    match.undo(0)
    assert asked(match) == "AC"
    play_all(match, "A keep -; C keep -")
    assert CardsDropped(0, Cards(orange=5), 0) in news(match)
    for seat in range(3):
        with pytest.raises(CannotUndo):
            match.undo(seat)


def test_13_1_the_pass_before_cannot_be_taken_back_once_somebody_has_chosen() -> None:
    """Taking it back would take back another seat's decision."""
    match = all_passed("A:5o;B:2g;C:1y")
    assert match.view(2).can_undo
    play(match, "A", "keep 3o")
    assert not match.view(2).can_undo
    with pytest.raises(CannotUndo):
        match.undo(2)
    assert (asked(match), fact(match, "stage")) == ("BC", "keep")


def test_13_1_not_even_by_taking_back_ones_own_choice_first() -> None:
    match = all_passed("A:5o;B:2g;C:1y")
    play_all(match, "A keep 3o; C keep 1y")
    match.undo(2)
    with pytest.raises(CannotUndo):
        match.undo(2)


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.parametrize(("players", "first", "then"), [(3, "A", "B"), (3, "C", "A"), (4, "C", "D"), (4, "D", "A")])
def test_13_2_the_first_player_marker_moves_to_the_next_seat(edition: str, players: int, first: str, then: str) -> None:
    tiles = ";".join(["A:1", "B:2", "C:3", "D:4"][:players])
    match = table(edition, players, stage="keep", waiting="A", hands="A:1o", first=first, tiles=tiles, chips="17o")
    play(match, "A", "keep -")
    assert (fact(match, "first"), fact(match, "round"), asked(match)) == (then, "2", then)
    assert RoundBegan(2, "ABCD".index(then)) in news(match)
