"""§6 Card actions, and §12 Passing."""

from __future__ import annotations

import pytest

from emporion.engine.errors import CannotUndo, NotYourDecision, StaleDecision
from emporion.games.tyros.actions import Cards
from emporion.games.tyros.events import Passed
from emporion.games.tyros.notation import write_cards
from tests.games.tyros.tables import asked, fact, hand, legal, look, news, play, play_all, refusal, table


def test_6_1_the_first_player_begins() -> None:
    match = table(stage="lay", round=2, first="B", turn="A", turns=5, chips="17o", tiles="A:12")
    play(match, "A", "lay 12 orange")
    assert (match.decisions[0].kind, asked(match)) == ("act", "B")


def test_6_1_a_player_takes_exactly_one_action() -> None:
    match = table(players=4, first="C", turn="C", chips="31o,32o,To", ships="C:Tx2", hands="C:2o")
    play(match, "C", "move T>31 1o")
    assert asked(match) == "D"
    with pytest.raises(NotYourDecision):
        match.submit(2, "1C", "move T>32 1o")


@pytest.mark.parametrize("players", [3, 4])
def test_6_1_the_phase_ends_with_a_pass_of_everybody(players: int) -> None:
    match = table(players=players, hands="A:1o")
    for seat in "ABCD"[: players - 1]:
        play(match, seat, "pass")
        assert match.decisions[0].kind == "act"
    play(match, "ABCD"[players - 1], "pass")
    assert (match.decisions[0].kind, asked(match)) == ("keep", "A")


@pytest.mark.parametrize(
    "action", ["move 31>27 1o", "found 31 5o", "build T 1o", "swap 1o", "buy 3o for o", "offer 1o for 1g to C"]
)
def test_6_1_any_action_sets_the_count_of_passes_to_0(action: str) -> None:
    match = table(passes=2, chips="27o,31o", ships="A:31", hands="A:6o;C:1g")
    play(match, "A", action)
    if action.startswith("offer"):
        play_all(match, "C accept; A close C")
    assert fact(match, "passes") == ""
    assert asked(match) == "B"


def test_6_1_an_offer_that_comes_to_nothing_is_no_action() -> None:
    """It leaves the count of passes as it is; the player then passes, and the phase is over."""
    match = table(passes=2, hands="A:1o;B:1g")
    play_all(match, "A offer 1o for 1g to B; B decline; A close")
    assert (fact(match, "passes"), asked(match)) == ("2", "A")
    assert look(match).passes_left == 1
    play(match, "A", "pass")
    assert match.decisions[0].kind == "keep"


def test_6_1_passing_does_not_bind() -> None:
    match = table(chips="31o", ships="A:T", hands="A:1o;B:1g")
    play_all(match, "A pass; B swap 1g; C pass; A move T>31 1o")
    assert fact(match, "ships") == "A:31"


def test_6_1_who_has_passed_takes_part_in_other_players_trades() -> None:
    match = table(hands="A:1o;B:1g")
    play_all(match, "A pass; B offer 1g for 1o to A; A accept; B close A")
    assert (hand(match, "A"), hand(match, "B")) == ("1g", "1o")


def test_6_1_nobody_acts_out_of_turn() -> None:
    match = table(hands="A:1o;B:1g")
    with pytest.raises(NotYourDecision):
        match.submit(1, "0A", "pass")
    with pytest.raises(StaleDecision):
        match.submit(0, "7A", "pass")
    assert refusal(match, "A", "keep 1o") == ("6.1", "not-asked")


def test_6_1_a_pass_can_be_taken_back_until_the_next_has_acted() -> None:
    match = table(hands="A:1o;B:1g")
    play(match, "A", "pass")
    match.undo(0)
    assert (fact(match, "passes"), asked(match)) == ("", "A")
    play_all(match, "A pass; B pass")
    with pytest.raises(CannotUndo):
        match.undo(0)


def test_12_a_pass_does_nothing_else() -> None:
    match = table(chips="31o", ships="A:T", hands="A:1o")
    play(match, "A", "pass")
    assert (hand(match, "A"), fact(match, "ships"), asked(match)) == ("1o", "A:T", "B")
    assert news(match) == [Passed(0)]


@pytest.mark.parametrize(
    ("action", "discards"),
    [
        ("move 31>27 1o", "1o1v"),
        ("found 31 4o1j", "4o1v1j"),
        ("build T 1g", "1g1v"),
        ("swap 1g1j", "1g1v1j"),
        ("buy 3o for v", "3o"),
    ],
)
def test_6_2_cards_paid_go_to_the_open_discards(action: str, discards: str) -> None:
    match = table(chips="27o,31o", ships="A:31", hands="A:5o1g1j", discards="1v")
    play(match, "A", action)
    for viewer in ("A", "B", ""):
        assert write_cards(look(match, viewer).discards) == discards


def test_6_2_hands_are_secret_but_their_size_is_public() -> None:
    match = table(hands="A:3o1j;B:2g")
    assert look(match, "A").hand == Cards(orange=3, joker=1)
    for viewer in ("B", ""):
        assert look(match, viewer).players[0].cards == 4
        assert look(match, viewer).players[0].memory is None


@pytest.mark.parametrize("payment", ["5o", "4o1j", "3o2j", "2o3j", "1o4j"])
def test_6_3_a_payment_of_a_colour_is_any_mix_of_it_and_jokers(payment: str) -> None:
    match = table(chips="31o", ships="A:31", hands="A:5o4j")
    assert f"found 31 {payment}" in legal(match, "A")


@pytest.mark.parametrize("jokers", [1, 2, 3, 4])
def test_6_3_also_jokers_alone(jokers: int) -> None:
    goal = ["", "31", "27", "22", "17"][jokers]
    match = table(chips=f"{goal}o", ships="A:T", hands="A:4j")
    assert legal(match, "A", "move") == {f"move T>{goal} {jokers}j"}


def test_6_3_no_other_colour_is_mixed_in() -> None:
    match = table(chips="31o", ships="A:31", hands="A:4o1g")
    assert refusal(match, "A", "found 31 4o1g") == ("6.3", "wrong-colour")
    match = table(chips="27o", ships="A:T", hands="A:1o1g")
    assert refusal(match, "A", "move T>27 1o1g") == ("6.3", "wrong-colour")


def test_6_3_at_least_one_of_the_colour_is_met_by_a_joker() -> None:
    match = table(chips="31o", cities="A:31", ships="B:31", hands="A:1g1j1o")
    assert legal(match, "A", "build 31") == {"build 31 1o1g", "build 31 1o1j", "build 31 1g1j"}


def test_6_3_one_pays_only_with_cards_one_holds() -> None:
    match = table(chips="27o", ships="A:T", hands="A:1o;B:1o")
    assert refusal(match, "A", "move T>27 2o") == ("6.2", "cards-not-held")


def test_6_4_a_player_without_cards_is_asked_and_can_only_pass() -> None:
    match = table(chips="31o,To", ships="A:Tx2", hands="B:1o")
    assert asked(match) == "A"
    assert legal(match, "A") == {"pass"}


def test_6_4_everybody_who_holds_a_card_is_asked_what_to_keep() -> None:
    """Also who holds three or fewer, and could keep them all."""
    match = table(players=4, passes=3, turn="D", hands="A:1o;B:5g;D:3v")
    play(match, "D", "pass")
    assert asked(match) == "ABD"


def test_6_4_who_can_lay_only_one_tile_in_one_way_is_asked() -> None:
    match = table(stage="lay", chips="17o", tiles="A:12")
    assert asked(match) == "A"
    assert len(legal(match, "A")) == 1
