"""§11 Trading with a player."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from emporion.arena.simulate import simulate
from emporion.engine.dealer import SeededDealer
from emporion.engine.errors import BadNotation, BadOption, CannotUndo, NotYourDecision
from emporion.engine.match import Match
from emporion.engine.record import GameRecord
from emporion.games.tyros.actions import Cards, MakeOffer
from emporion.games.tyros.events import AnswerRevealed, OfferAnswered, OfferMade, OfferWithdrawn, TradeClosed
from tests.games.tyros.tables import (
    BOTH,
    KOSMOS,
    RARI,
    TYROS,
    asked,
    fact,
    hand,
    legal,
    look,
    new_game,
    news,
    play,
    play_all,
    random_states,
    refusal,
    table,
)

# ---------------------------------------------------------------------------------------------------- §11.1 what


@pytest.mark.parametrize("edition", BOTH)
def test_11_1_the_active_player_offers_asks_everybody_and_closes_with_one(edition: str) -> None:
    match = table(edition, 4, hands="A:2o;B:1g;C:1g;D:1g", offer_partners=0)
    play(match, "A", "offer 2o for 1g to B,C,D")
    assert asked(match) == "BCD"
    play_all(match, "C accept; B accept; D decline; A close C")
    assert fact(match, "hands") == "A:1g;B:1g;C:2o;D:1g"


def test_11_1_he_may_ask_several_times() -> None:
    match = table(hands="A:2o;B:1g;C:1v")
    play_all(match, "A offer 1o for 1g to B; B decline; A close; A offer 2o for 1v to C; C accept; A close C")
    assert fact(match, "hands") == "A:1v;B:1g;C:2o"


@pytest.mark.parametrize("offer", ["1o for 3g", "5o for 1g", "2o1y for 1g1v"])
def test_11_1_any_numbers(offer: str) -> None:
    match = table(hands="A:5o1y;B:3g1v")
    play(match, "A", f"offer {offer} to B")
    assert asked(match) == "B"


@pytest.mark.parametrize("offer", ["1o for -", "- for 1g"])
def test_11_1_at_least_one_card_on_each_side(offer: str) -> None:
    match = table(hands="A:1o;B:1g")
    assert refusal(match, "A", f"offer {offer} to B") == ("11.1", "offer-one-sided")


@pytest.mark.parametrize(("offer", "hands"), [("1o for -", "B:1o1g"), ("- for 1g", "A:1o1g")])
def test_11_1_gifts_one_side_may_be_empty(offer: str, hands: str) -> None:
    match = table(gifts=1, hands="A:1o;B:1g")
    play_all(match, f"A offer {offer} to B; B accept; A close B")
    assert fact(match, "hands") == hands


def test_11_1_gifts_never_both_sides() -> None:
    match = table(gifts=1, hands="A:1o;B:1g")
    assert refusal(match, "A", "offer - for - to B") == ("11.1", "offer-empty")


def test_11_1_gifts_a_player_without_cards_may_beg() -> None:
    match = table(gifts=1, hands="B:1g")
    play_all(match, "A offer - for 1g to B; B accept; A close B")
    assert fact(match, "hands") == "A:1g"


@pytest.mark.parametrize(("option", "text"), [("off", ""), ("on", "1")])
def test_11_1_gifts_is_an_option(option: str, text: str) -> None:
    assert fact(new_game(gifts=option), "gifts") == text


@pytest.mark.parametrize(("edition", "partners"), [(KOSMOS, ""), (RARI, "1")])
def test_11_1_the_edition_says_how_many_are_asked(edition: str, partners: str) -> None:
    assert fact(new_game(edition=edition), "offer-partners") == partners
    for option, text in (("many", ""), ("one", "1")):
        assert fact(new_game(edition=edition, offer_partners=option), "offer-partners") == text


@pytest.mark.parametrize("seats", ["B,C", "B,C,D"])
def test_11_1_with_one_partner_an_offer_names_one_player(seats: str) -> None:
    match = table(RARI, 4, hands="A:2o;B:1g;C:1g;D:1g")
    assert refusal(match, "A", f"offer 1o for 1g to {seats}") == ("11.1", "too-many-asked")
    play(match, "A", "offer 1o for 1g to C")
    assert asked(match) == "C"


def test_11_1_with_one_partner_the_next_is_asked_after_a_refusal_and_the_same_again() -> None:
    match = table(offer_partners=1, hands="A:2o;B:1g;C:1g")
    for seat in "BCB":
        play_all(match, f"A offer 1o for 1g to {seat}; {seat} decline; A close")
    play_all(match, "A offer 2o for 1g to B; B accept; A close B")
    assert fact(match, "hands") == "A:1g;B:2o;C:1g"


def test_11_1_the_one_partner_may_counter() -> None:
    match = table(RARI, hands="A:2o;B:1g;C:1g")
    play_all(match, "A offer 1o for 1g to B; B counter 2o for 1g; A close B")
    assert fact(match, "hands") == "A:1g;B:2o;C:1g"


def test_11_1_with_one_partner_the_view_says_so() -> None:
    assert [look(new_game(edition=edition)).offer_partners for edition in BOTH] == ["many", "one"]


@pytest.mark.parametrize("edition", BOTH)
def test_11_1_games_of_ruleset_1_go_on_with_many_partners(edition: str) -> None:
    match = table(edition, 4, hands="A:2o;B:1g;C:1g;D:1g", offer_partners=0)
    header = match.record.header
    named = {name: value for name, value in header.options.items() if name != "offer_partners"}
    older = msgspec.structs.replace(header, ruleset=1, options=named)
    resumed = Match.resume(TYROS, GameRecord(older, match.record.entries), SeededDealer(1))
    play(resumed, "A", "offer 1o for 1g to B,C,D")
    assert asked(resumed) == "BCD"


def test_11_1_random_offers_go_to_one_partner() -> None:
    """Both where the option says so and where the edition does."""
    for options in ({"edition": RARI}, {"offer_partners": "one"}):
        asked_now = {state[0].asked.bit_count() for _, state, _ in random_states(3, **options) if state[0].asked}
        assert asked_now == {1}


@pytest.mark.parametrize("offer", ["1o for 1o", "2o for 1o1g", "1o1j for 1j"])
def test_11_1_no_kind_of_card_stands_on_both_sides(offer: str) -> None:
    match = table(hands="A:2o1j;B:1o1g1j")
    assert refusal(match, "A", f"offer {offer} to B") == ("11.1", "kind-on-both-sides")


@pytest.mark.parametrize("offer", ["12 for 1g to B", "1o for 1g to nobody", "1o for a favour to B", "1o for 1g"])
def test_11_1_only_trade_cards(offer: str) -> None:
    match = table(hands="A:2o;B:1g", tiles="A:12")
    with pytest.raises(BadNotation):
        play(match, "A", f"offer {offer}")


# ---------------------------------------------------------------------------------------------------- §11.2 offers


def test_11_2_the_offerer_must_hold_what_he_gives() -> None:
    match = table(hands="A:1o;B:1g")
    assert refusal(match, "A", "offer 2o for 1g to B")[1] == "cards-not-held"


@pytest.mark.parametrize(("want", "legal_offer"), [("4j", True), ("5j", False), ("14g", True), ("14g4j", True)])
def test_11_2_wanted_are_at_most_fourteen_of_a_colour_and_four_jokers(want: str, legal_offer: bool) -> None:
    match = table(hands="A:1o;B:7y14v")
    if legal_offer:
        play(match, "A", f"offer 1o for {want} to B")
        assert asked(match) == "B"
    else:
        assert refusal(match, "A", f"offer 1o for {want} to B") == ("11.2", "not-in-deck")


def test_11_2_fifteen_of_a_colour_cannot_even_be_written() -> None:
    match = table(hands="A:1o;B:7y14v")
    with pytest.raises(BadNotation):
        play(match, "A", "offer 1o for 15g to B")


def test_11_2_who_is_asked_must_hold_as_many_cards_as_are_wanted() -> None:
    match = table(hands="A:1o;B:2v;C:1g")
    assert refusal(match, "A", "offer 1o for 2g to C") == ("11.2", "asked-too-poor")
    assert refusal(match, "A", "offer 1o for 2g to B,C") == ("11.2", "asked-too-poor")
    play(match, "A", "offer 1o for 2g to B")


@pytest.mark.parametrize("seats", ["A", "A,B", "D", "B,D"])
def test_11_2_only_other_players_are_asked(seats: str) -> None:
    match = table(hands="A:1o1g;B:1g")
    assert refusal(match, "A", f"offer 1o for 1g to {seats}") == ("11.2", "asked-unknown")


def test_11_2_somebody_is_asked() -> None:
    match = table(hands="A:1o;B:1g")
    refused = match.refusal(0, MakeOffer(Cards(orange=1), Cards(green=1), ()))
    assert refused is not None
    assert (refused.paragraph, refused.key) == ("11.2", "tyros-refusal-nobody-asked")


def test_11_2_whether_they_hold_these_cards_is_their_secret_but_only_a_holder_can_accept() -> None:
    match = table(hands="A:1o;B:1v;C:1g")
    play(match, "A", "offer 1o for 1g to B,C")
    assert legal(match, "B") == {"decline"}
    assert refusal(match, "B", "accept") == ("11.2", "cannot-accept")
    assert legal(match, "C") == {"accept", "decline"}


@pytest.mark.parametrize("answers", ["B decline; C accept", "C accept; B decline"])
def test_11_2_answers_are_given_in_parallel(answers: str) -> None:
    match = table(hands="A:1o;B:1g;C:1g")
    play(match, "A", "offer 1o for 1g to B,C")
    play_all(match, answers)
    assert (match.decisions[0].kind, asked(match)) == ("close", "A")


def test_11_2_only_those_asked_answer() -> None:
    match = table(hands="A:1o;B:1g;C:1g")
    play(match, "A", "offer 1o for 1g to C")
    for seat in (0, 1):
        with pytest.raises(NotYourDecision):
            match.submit(seat, "1C", "accept")


def test_11_2_a_counter_is_another_give_and_want_from_the_offerers_side() -> None:
    match = table(hands="A:3o;B:1j")
    play_all(match, "A offer 2o for 1j to B; B counter 3o for 1j; A close B")
    assert fact(match, "hands") == "A:1j;B:3o"


def offered(**facts: Any) -> Match:
    """A, with three cards, has offered an orange for a green one to B, who has a green and two violet ones."""
    match = table(hands="A:2o1y;B:1g2v;C:4j", **facts)
    play(match, "A", "offer 1o for 1g to B")
    return match


@pytest.mark.parametrize(
    ("counter", "reason"),
    [
        ("1o for 1j", "counter-not-held"),
        ("1o for 3v", "counter-not-held"),
        ("4o for 1g", "counter-too-much"),
        ("2o2y for 1g", "counter-too-much"),
        ("5j for 1g", "not-in-deck"),
        ("1o for 1g", "counter-same"),
    ],
)
def test_11_2_limits_of_a_counter(counter: str, reason: str) -> None:
    assert refusal(offered(), "B", f"counter {counter}") == ("11.2", reason)


@pytest.mark.parametrize(
    ("counter", "reason"),
    [("1g for 1g", "kind-on-both-sides"), ("- for 1g", "offer-one-sided"), ("1o for -", "offer-one-sided")],
)
def test_11_2_a_counter_is_a_trade_by_11_1(counter: str, reason: str) -> None:
    assert refusal(offered(), "B", f"counter {counter}") == ("11.1", reason)


@pytest.mark.parametrize("counter", ["3o for 1g", "3j for 2v", "1y for 1g2v", "1v for 1g"])
def test_11_2_a_counter_may_ask_for_cards_the_offerer_does_not_hold(counter: str) -> None:
    """What he holds is his secret; only the number of his cards is not."""
    match = offered()
    play(match, "B", f"counter {counter}")
    assert match.decisions[0].kind == "close"


@pytest.mark.parametrize("counter", ["- for 1g", "1o for -"])
def test_11_2_with_gifts_a_counter_may_be_one_sided(counter: str) -> None:
    match = offered(gifts=1)
    play(match, "B", f"counter {counter}")
    assert match.decisions[0].kind == "close"


def test_11_2_there_is_no_counter_to_a_counter() -> None:
    match = offered()
    play(match, "B", "counter 2o for 1g")
    assert refusal(match, "A", "counter 1o for 1g")[1] == "not-asked"
    assert legal(match, "A") == {"close", "close B"}


def test_11_2_one_answer_each() -> None:
    match = table(hands="A:2o;B:1g;C:1g")
    play_all(match, "A offer 1o for 1g to B,C; B decline")
    with pytest.raises(NotYourDecision):
        match.submit(1, "1B", "accept")


def test_11_2_an_answer_can_be_changed_until_all_are_in() -> None:
    match = table(hands="A:2o;B:1g;C:1g")
    play_all(match, "A offer 1o for 1g to B,C; B decline")
    match.undo(1)
    assert asked(match) == "BC"
    play_all(match, "B accept; C decline; A close B")
    assert fact(match, "hands") == "A:1o1g;B:1o;C:1g"


# ---------------------------------------------------------------------------------------------------- §11.3 closing


def answered() -> Match:
    """B accepts, C declines, D counters with a price that A can pay."""
    match = table(players=4, hands="A:2o;B:1g;C:1g;D:1g")
    play_all(match, "A offer 1o for 1g to B,C,D; B accept; C decline; D counter 2o for 1g")
    return match


def test_11_3_he_closes_with_one_who_accepted_or_countered_or_with_nobody() -> None:
    match = answered()
    assert legal(match, "A") == {"close", "close B", "close D"}
    assert refusal(match, "A", "close C") == ("11.3", "not-agreed")
    assert refusal(match, "A", "close A") == ("11.3", "not-agreed")


@pytest.mark.parametrize(
    ("close", "hands"),
    [
        ("close", "A:2o;B:1g;C:1g;D:1g"),
        ("close B", "A:1o1g;B:1o;C:1g;D:1g"),
        ("close D", "A:1g;B:1g;C:1g;D:2o"),
    ],
)
def test_11_3_what_changes_hands(close: str, hands: str) -> None:
    match = answered()
    play(match, "A", close)
    assert fact(match, "hands") == hands


def test_11_3_not_with_one_who_was_not_asked() -> None:
    match = table(hands="A:1o;B:1g;C:1g")
    play_all(match, "A offer 1o for 1g to B; B accept")
    assert refusal(match, "A", "close C") == ("11.3", "not-agreed")
    assert refusal(match, "A", "close D") == ("11.3", "not-agreed")


def test_11_3_for_a_counter_he_must_hold_its_give() -> None:
    match = offered()
    play(match, "B", "counter 2y for 1g")
    assert legal(match, "A") == {"close"}
    assert refusal(match, "A", "close B") == ("11.3", "counter-out-of-reach")


@pytest.mark.parametrize("answer", ["accept", "counter 2o for 1g"])
def test_11_3_accepts_and_counters_bind(answer: str) -> None:
    match = table(hands="A:2o;B:1g;C:1g")
    play_all(match, f"A offer 1o for 1g to B,C; B {answer}; C decline")
    for seat in (1, 2):
        with pytest.raises(CannotUndo):
            match.undo(seat)
    play(match, "A", "close B")
    assert "1g" in hand(match, "A")


def test_11_3_an_offer_is_closed_before_the_next_is_made() -> None:
    match = table(hands="A:2o;B:1g;C:1g")
    play_all(match, "A offer 1o for 1g to B; B decline")
    assert refusal(match, "A", "offer 1o for 1g to C")[1] == "not-asked"
    assert refusal(match, "A", "pass")[1] == "not-asked"
    play_all(match, "A close; A offer 1o for 1g to C")


@pytest.mark.parametrize("hands", ["A:1o;B:1v;C:1g", "A:1o;B:1g;C:1g"])
def test_11_3_a_late_player_can_always_be_taken_to_decline(hands: str) -> None:
    match = table(hands=hands)
    play(match, "A", "offer 1o for 1g to B,C")
    assert "decline" in legal(match, "B")


@pytest.mark.parametrize("viewer", ["A", "B", "C", ""])
def test_11_3_offers_answers_and_closed_trades_are_public(viewer: str) -> None:
    match = table(hands="A:2o;B:1g;C:1g")
    play_all(match, "A offer 1o for 1g to B,C; C counter 2o for 1g; B decline; A close C")
    orange, green = Cards(orange=1), Cards(green=1)
    assert news(match, viewer) == [
        OfferMade(0, orange, green, (1, 2)),
        OfferAnswered(2),
        OfferAnswered(1),
        AnswerRevealed(1, "decline"),
        AnswerRevealed(2, "counter", Cards(orange=2), green),
        TradeClosed(0, 2, Cards(orange=2), green),
    ]


def test_11_3_closing_with_nobody_is_public_too() -> None:
    match = offered()
    play_all(match, "B accept; A close")
    assert news(match, "C")[-1] == OfferWithdrawn(0)
    assert look(match, "C").offer is None


def test_11_3_nobody_is_told_why_another_declined() -> None:
    """One could not accept, the other did not want to: for all others it is the same."""
    cannot = table(hands="A:1o;B:1v;C:1y")
    will_not = table(hands="A:1o;B:1g;C:1y")
    for match in (cannot, will_not):
        play_all(match, "A offer 1o for 1g to B; B decline")
    for viewer in ("A", "C", ""):
        assert news(cannot, viewer) == news(will_not, viewer)
        assert look(cannot, viewer) == look(will_not, viewer)


# ---------------------------------------------------------------------------------------------------- §11.4 limits


def test_11_4_a_closed_trade_is_the_turns_action() -> None:
    match = offered(passes=2)
    play_all(match, "B accept; A close B")
    assert (asked(match), fact(match, "passes")) == ("B", "")


def test_11_4_without_one_the_player_still_has_his_action() -> None:
    match = offered()
    play_all(match, "B decline; A close; A swap 1o")
    assert asked(match) == "B"


def reject(match: Match, times: int) -> None:
    for _ in range(times):
        play_all(match, "A offer 1o for 1g to B; B decline; A close")


@pytest.mark.parametrize("limit", [1, 3, 6])
def test_11_4_offers_per_turn_counts_the_offers_of_this_turn(limit: int) -> None:
    match = table(hands="A:1o;B:1g", offers_per_turn=limit)
    reject(match, limit)
    assert look(match, "B").offers_left == 0
    assert refusal(match, "A", "offer 1o for 1g to B") == ("11.4", "offers-used-up")
    assert "swap 1o" in legal(match, "A")


def test_11_4_the_next_turn_begins_with_no_offer_made() -> None:
    match = table(hands="A:1o;B:1g", offers_per_turn=1)
    reject(match, 1)
    play(match, "A", "pass")
    play_all(match, "B offer 1g for 1o to A; A decline; B close; B pass; C pass")
    assert match.decisions[0].kind == "keep"


def test_11_4_also_his_own_next_turn() -> None:
    match = table(hands="A:2o;B:1g", offers_per_turn=1)
    reject(match, 1)
    play_all(match, "A swap 1o; B pass; C pass")
    reject(match, 1)


def test_11_4_offers_to_him_do_not_count() -> None:
    match = table(hands="A:1o;B:1g", offers_per_turn=1, turn="C")
    play_all(match, "C pass; A offer 1o for 1g to B; B decline; A close; A pass")
    play_all(match, "B offer 1g for 1o to A; A accept; B close A")
    assert fact(match, "hands") == "A:1g;B:1o"


@pytest.mark.parametrize("limit", [1, 2, 8])
def test_11_4_trades_per_round_counts_the_trades_closed_as_active_player(limit: int) -> None:
    match = table(hands="A:10o;B:9g", trades_per_round=limit)
    for _ in range(limit):
        play_all(match, "A offer 1o for 1g to B; B accept; A close B; B pass; C pass")
    assert look(match, "C").players[0].trades == limit
    assert refusal(match, "A", "offer 1o for 1g to B") == ("11.4", "trades-used-up")
    play_all(match, "A swap 1o; B offer 1g for 1o to A; A accept; B close A")


def test_11_4_trades_of_another_active_player_do_not_count() -> None:
    match = table(hands="A:3o;B:3g", trades_per_round=1, turn="B")
    play_all(match, "B offer 1g for 1o to A; A accept; B close A; C pass; A offer 1o for 1g to B; B accept; A close B")
    assert [player.trades for player in look(match).players] == [1, 1, 0]


def test_11_4_a_rejected_offer_is_no_trade() -> None:
    match = table(hands="A:3o;B:3g", trades_per_round=1)
    reject(match, 2)
    play_all(match, "A offer 1o for 1g to B; B accept; A close B")


def test_11_4_the_next_round_begins_with_no_trade_closed() -> None:
    match = table(
        stage="lay", round=2, turns=5, turn="C", chips="17o", tiles="C:12", trades="A:8", hands="A:1o;B:1g", unseen="1"
    )
    play(match, "C", "lay 12 orange")
    assert look(match).players[0].trades == 0
    play(match, "A", "offer 1o for 1g to B")


@pytest.mark.parametrize("before", [8, 50, 126])
def test_11_4_with_0_trades_per_round_are_unlimited(before: int) -> None:
    match = table(hands="A:3o;B:3g", trades_per_round=0, trades=f"A:{before}")
    play_all(match, "A offer 1o for 1g to B; B accept; A close B; B pass; C pass")
    play_all(match, "A offer 1g for 1o to B; B accept; A close B; B pass; C pass")
    assert look(match, "B").offers_left == 6


@pytest.mark.parametrize(("name", "default"), [("offers_per_turn", 6), ("trades_per_round", 8)])
def test_11_4_the_limits_are_options(name: str, default: int) -> None:
    changed: dict[str, Any] = {name: 2}
    assert getattr(look(new_game()), name) == default
    assert getattr(look(new_game(**changed)), name) == 2


@pytest.mark.parametrize("none", [0, "0"], ids=repr)
def test_11_4_a_new_game_allows_at_least_one_offer_a_turn(none: Any) -> None:
    refused = "^offers_per_turn: 0 is left to games that began with it; choose 1 to 20 for a new one$"
    with pytest.raises(BadOption, match=refused):
        new_game(offers_per_turn=none)
    with pytest.raises(BadOption, match=refused):
        simulate(TYROS, {"offers_per_turn": none}, ["random"] * 4, 1, 1)
    assert TYROS.option_choices()["offers_per_turn"] == ["6", "1 to 20"]
    assert look(new_game(offers_per_turn=1)).offers_left == 1


@pytest.mark.parametrize("number", [-1, 21])
def test_11_4_other_numbers_of_offers_are_no_option(number: int) -> None:
    with pytest.raises(BadOption, match=f"^offers_per_turn: {number} is not a number from 1 to 20$"):
        new_game(offers_per_turn=number)


def test_11_4_a_game_that_began_without_offers_goes_on_without_them() -> None:
    record = table(hands="A:1o;B:1g").record
    position = record.header.position
    assert position is not None
    header = msgspec.structs.replace(
        record.header,
        options={**record.header.options, "offers_per_turn": 0},
        position=position.replace("offers-per-turn=6 ", ""),
    )
    match = Match.replay(TYROS, GameRecord(header, []))
    assert match.options.offers_per_turn == 0
    assert refusal(match, "A", "offer 1o for 1g to B") == ("11.4", "offers-used-up")
    play(match, "A", "pass")
    assert Match.replay(TYROS, match.record).record.entries == match.record.entries
