"""§16 What is secret."""

from __future__ import annotations

from typing import Any

import pytest

from emporion.engine.match import Match
from emporion.engine.participants import SPECTATOR
from emporion.engine.view import view_bytes
from emporion.games.tyros.notation import read_seat, write_cards
from tests.games.tyros.tables import look, new_game, news, play, play_all, random_states, table

EVERYBODY = ("A", "B", "C", "")
"""The seats of a game of three, and a spectator."""


def seen(match: Match, viewer: str) -> tuple[bytes, object]:
    """All that a viewer gets: the view as it is sent, and what he was told."""
    return view_bytes(match.view(read_seat(viewer) if viewer else SPECTATOR)), news(match, viewer)


def who_can_tell(one: Match, other: Match) -> str:
    """The viewers for whom two games look different; - is the spectator."""
    return "".join(viewer or "-" for viewer in EVERYBODY if seen(one, viewer) != seen(other, viewer))


def test_16_tiles_in_hand_are_known_to_their_owner_alone() -> None:
    one = table(tiles="A:1,2;B:3", chips="17o")
    other = table(tiles="A:1,4;B:3", chips="17o")
    assert who_can_tell(one, other) == "A"


def test_16_tiles_shown_are_known_to_all() -> None:
    one = table(tiles="A:1,2;B:3", shown="A:1,2", chips="17o")
    other = table(tiles="A:1,4;B:3", shown="A:1,4", chips="17o")
    assert who_can_tell(one, other) == "ABC-"


def test_16_a_drawn_unseen_tile_is_known_to_who_drew_it() -> None:
    one, other = (table(stage="lay", tiles="B:16", turn="B", turns=1, chips="17o", draws=[tile]) for tile in ("1", "2"))
    for match in (one, other):
        play(match, "B", "lay 16 orange")
    assert who_can_tell(one, other) == "B"


def test_16_hands_are_known_to_their_owner_alone() -> None:
    one, other = table(turn="B", hands="A:2o;B:1g"), table(turn="B", hands="A:1o1j;B:1g")
    assert who_can_tell(one, other) == "A"


def test_16_unseen_cards_are_those_that_lie_neither_open_nor_in_ones_own_hand() -> None:
    match = table(hands="A:2o1j;B:1g", discards="3v")
    unseen = {viewer: write_cards(look(match, viewer).unseen_cards) for viewer in ("A", "B", "")}
    assert unseen == {"A": "12o14y14g11v3j", "B": "14o14y13g11v4j", "": "14o14y14g11v4j"}


def test_16_cards_dealt_are_known_to_who_got_them() -> None:
    set_up = ["1", "12", "20", "29", "2,3,4,5", "6,7,8,9", "10,11,13,14"]
    one, other = (
        new_game([*set_up, "12o", dealt_to_b, "12y"], players=3, first_player="A") for dealt_to_b in ("12g", "12v")
    )
    assert who_can_tell(one, other) == "B"


def test_16_cards_drawn_from_the_draw_pile_are_known_to_who_drew_them() -> None:
    one, other = (table(hands="A:2o", draws=[drawn]) for drawn in ("2v", "1g1j"))
    for match in (one, other):
        play(match, "A", "swap 2o")
    assert who_can_tell(one, other) == "A"


def test_16_the_card_given_as_toll_is_known_to_the_two() -> None:
    one, other = (table(chips="23g", cities="B:23", ships="A:22", hands="A:1g1v1o") for _ in range(2))
    play(one, "A", "move 22>23 1g toll v")
    play(other, "A", "move 22>23 1g toll o")
    assert who_can_tell(one, other) == "AB"


@pytest.mark.parametrize("other_answer", ["decline", "counter 2o for 1g", "counter 1o for 1v"])
def test_16_answers_to_an_offer_until_all_are_in(other_answer: str) -> None:
    one, other = (table(hands="A:2o;B:1g1v;C:1g") for _ in range(2))
    play_all(one, "A offer 1o for 1g to B,C; B accept")
    play_all(other, f"A offer 1o for 1g to B,C; B {other_answer}")
    assert who_can_tell(one, other) == "B"
    for match in (one, other):
        play(match, "C", "decline")
    assert who_can_tell(one, other) == "ABC-"


def choosing(hands: str) -> Match:
    """The end of a round; what is dealt in the next is fixed."""
    deals = ["12y", "12v", "12o"]
    return table(stage="keep", hands=hands, waiting="AB", tiles="A:1;B:2;C:3", chips="17o", draws=deals)


def test_16_a_keep_choice_until_all_are_made() -> None:
    one, other = choosing("A:3o2g;B:1v"), choosing("A:3o2g;B:1v")
    play(one, "A", "keep 3o")
    play(other, "A", "keep 2g")
    assert who_can_tell(one, other) == "A"


def test_16_and_the_kept_cards_after_it() -> None:
    """Two hands of which the same cards are dropped."""
    one, other = choosing("A:2o1g;B:1v"), choosing("A:2o1j;B:1v")
    play_all(one, "A keep 1g; B keep 1v")
    play_all(other, "A keep 1j; B keep 1v")
    assert who_can_tell(one, other) == "A"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ({"discards": "1o"}, {"discards": "1g"}),
        ({"hands": "A:2o"}, {"hands": "A:3o"}),
        ({"under": "1"}, {"under": "2"}),
        ({"misfits": "1"}, {"misfits": "2"}),
        ({"ships": "A:Tx2"}, {"ships": "A:T"}),
        ({"cities": "A:17"}, {"cities": "B:17"}),
        ({"four": "A"}, {"four": "B"}),
        ({"passes": 1}, {"passes": 2}),
        ({"last": 1}, {"last": 0}),
        ({"trades": "A:1"}, {"trades": "A:2"}),
        ({"gifts": 1}, {"gifts": 0}),
        ({"free_without_card": 1}, {"free_without_card": 0}),
    ],
)
def test_16_everything_else_is_public(one: dict[str, Any], other: dict[str, Any]) -> None:
    assert who_can_tell(table(turn="B", chips="17o", **one), table(turn="B", chips="17o", **other)) == "ABC-"


def test_16_only_who_is_asked_learns_what_he_may_do() -> None:
    match = table(hands="A:2o")
    assert match.view(0).legal
    for viewer in (1, 2, SPECTATOR):
        assert match.view(viewer).legal == ()
        assert [decision.id for decision in match.view(viewer).decisions] == [None]


# ---------------------------------------------------------------------------------------------------- card_tracking


def memory(match: Match, seat: str, viewer: str = "") -> str:
    """What everybody can work out that a player holds."""
    known = look(match, viewer).players[read_seat(seat)].memory
    assert known is not None
    return write_cards(known)


def tracked(script: str, **facts: Any) -> Match:
    match = table(card_tracking=1, **facts)
    play_all(match, script)
    return match


def test_16_card_tracking_is_off_unless_agreed_on() -> None:
    match = table(hands="A:3o", discards="1g")
    play(match, "A", "buy 3o for g")
    assert all(player.memory is None for player in look(match).players)
    assert look(new_game(card_tracking="on")).players[0].memory is not None


def test_16_a_bought_card_is_remembered_until_it_is_paid() -> None:
    match = tracked("A buy 3o for g", hands="A:3o1v;C:1y", discards="1g", chips="31g", ships="A:T")
    assert [memory(match, "A", viewer) for viewer in EVERYBODY] == ["1g"] * 4
    play_all(match, "B pass; C pass; A move T>31 1g")
    assert memory(match, "A") == "-"


def test_16_traded_cards_are_remembered() -> None:
    match = tracked("A offer 2o for 1g to B; B accept; A close B", hands="A:3o;B:2g")
    assert (memory(match, "A"), memory(match, "B")) == ("1g", "2o")


def test_16_who_offers_accepts_or_counters_shows_that_he_holds_the_cards() -> None:
    match = tracked("A offer 2o for 1g to B,C; B accept", players=4, hands="A:3o;B:2g;C:2v")
    assert (memory(match, "A"), memory(match, "B")) == ("2o", "-")
    play(match, "C", "counter 1o for 2v")
    assert (memory(match, "A"), memory(match, "B"), memory(match, "C")) == ("2o", "1g", "2v")


def test_16_a_card_shown_twice_is_one_card() -> None:
    match = tracked("A offer 2o for 1g to B; B decline; A close; A offer 1o for 1g to B", hands="A:3o;B:2g")
    assert memory(match, "A") == "2o"


def test_16_declining_shows_nothing() -> None:
    match = tracked("A offer 2o for 1g to B; B decline", hands="A:3o;B:2g")
    assert memory(match, "B") == "-"


def test_16_a_toll_may_have_been_any_card() -> None:
    """A is known to hold two green and a yellow card; after a toll that nobody else saw, one of each is unsure."""
    facts = {"chips": "23v", "cities": "B:23", "ships": "A:22", "hands": "A:2g1y1v1o", "memory": "A:2g1y"}
    match = tracked("A move 22>23 1v toll o", **facts)
    assert (memory(match, "A"), memory(match, "B")) == ("1g", "-")


def test_16_cards_drawn_are_not_remembered() -> None:
    match = tracked("A swap 2o", hands="A:3o", memory="A:3o")
    assert memory(match, "A") == "1o"


def test_16_discarded_cards_are_forgotten_at_the_end_of_a_round() -> None:
    facts = {
        "stage": "keep",
        "waiting": "A",
        "hands": "A:3o2g",
        "memory": "A:2o2g",
        "chips": "17o",
        "tiles": "A:1;B:2;C:3",
    }
    match = tracked("A keep 1o2g", **facts)
    assert memory(match, "A") == "2g"


def test_16_card_tracking_never_claims_what_is_not_so() -> None:
    for number in range(6):
        for kernel, states, _ in random_states(number, players=3 + number % 2, card_tracking="on", first_player="A"):
            assert kernel.run.broken(states, 0) == 0
