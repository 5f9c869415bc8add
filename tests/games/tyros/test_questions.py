"""Whoever points at something learns whether it is possible, and if not, what is missing: with the paragraph."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, TypeAlias

import pytest

from emporion.engine.conformance import random_words
from emporion.engine.dealer import SeededDealer
from emporion.engine.errors import BadNotation, IllegalAction
from emporion.engine.match import Match
from emporion.games import get_guide
from emporion.games.tyros.cards import LETTERS
from emporion.games.tyros.places import BERTH_NAMES, FIELD_NAMES
from emporion.games.tyros.questions import QUESTIONS
from emporion.locales import LANGUAGES
from tests.games.tyros.tables import BOTH, KOSMOS, RARI, TYROS, play, table

GUIDE = get_guide("tyros")
Facts: TypeAlias = dict[str, Any]


def why_not(match: Match, about: str, seat: int = 0) -> IllegalAction | None:
    return GUIDE.why_not(match.state, match.options, seat, about, lambda action: match.refusal(seat, action))


def told(match: Match, about: str, seat: int = 0) -> str:
    refusal = why_not(match, about, seat)
    assert refusal is not None, f"{about} is possible"
    return refusal.reason()


# ---------------------------------------------------------------------------------------------------- what is missing


def test_a_voyage_too_far_says_how_many_cards_it_takes() -> None:
    match = table(chips="23g", ships="A:T", hands="A:1g1j5o")
    assert told(match, "move T>23") == (
        "§7.1: the shortest route has 4 fields and costs as many green cards or jokers; you hold 2"
    )
    assert told(match, "move 23") == told(match, "move T>23")
    assert why_not(table(chips="23g", ships="A:T", hands="A:3g1j"), "move T>23") is None


def test_the_nearest_ship_is_meant_if_none_is_named() -> None:
    match = table(chips="22g,23g", ships="A:T,22", hands="A:1o")
    assert told(match, "move 23") == "§7.1: the voyage costs one green card or a joker, and you hold neither"


def test_a_move_is_refused_as_the_rules_do_it() -> None:
    match = table(chips="22g,23g", ships="A:22;B:23x2;C:T", hands="A:9g")
    assert told(match, "move T>22").startswith("§7.1: you have no ship in Tyros")
    assert told(match, "move 22>23").startswith("§7.3: field 23 already holds two ships")
    assert told(match, "move 22>22").startswith("§7.5")
    assert told(match, "move 22>21").startswith("§7.1: field 21 carries no chip")
    assert told(match, "move 22>T").startswith("§7.2")


def test_the_toll_is_thought_of() -> None:
    """§7.4 One card more than the fare."""
    facts: Facts = {"chips": "22g,23g", "ships": "A:22", "cities": "B:23"}
    assert told(table(**facts, hands="A:1g"), "move 22>23").startswith("§7.4")
    assert why_not(table(**facts, hands="A:1g1o"), "move 22>23") is None
    assert why_not(table(**facts, hands="A:1g", free_without_card=1), "move 22>23") is None


def test_field_16_without_a_coast_is_either() -> None:
    match = table(chips="16y", ships="A:15;B:T", hands="A:1y")
    assert why_not(match, "move 15>16") is None
    assert why_not(match, "move 15>16e") is None
    assert told(match, "move 15>16w").startswith("§7.1: the shortest route has 3 fields")
    east = table(chips="16y", ships="A:16e", hands="A:5y")
    assert why_not(east, "found 16") is None
    assert told(east, "found 16w").startswith("§8.1: you have no ship")


def test_a_city_says_its_price() -> None:
    facts: Facts = {"chips": "23g", "hands": "A:2g1j9o"}
    assert told(table(**facts, ships="A:23"), "found 23") == "§8.2: that costs 5 green cards or jokers; you hold 3"
    assert told(table(**facts, ships="A:23x2"), "found 23") == "§8.2: that costs 4 green cards or jokers; you hold 3"
    assert told(table(**facts, ships="A:23;B:23"), "found 23").startswith("§8.1: another player’s ship")


def test_a_ship_says_its_price_or_its_colour() -> None:
    facts: Facts = {"chips": "23g", "cities": "A:23", "ships": "A:23"}
    assert told(table(**facts, hands="A:1g"), "build 23") == "§9.2: that takes 2 cards; you hold 1"
    assert told(table(**facts, hands="A:5o"), "build 23").startswith("§9.2: at least one green card")
    assert why_not(table(**facts, hands="A:5o1j"), "build 23") is None
    assert told(table(**facts, hands="A:5o"), "build 22").startswith("§9.1")


def test_a_crowd_in_tyros_is_no_fault() -> None:
    """More ships than there are cards of a kind: the price cannot even be written with one of them."""
    match = table(RARI, 4, ships=";".join(f"{seat}:Tx9" for seat in "ABCD"), hands="A:3o")
    assert told(match, "build T") == "§9.2: that takes 37 cards; you hold 3"


def test_a_tile_says_what_is_wrong_with_it() -> None:
    match = table(stage="lay", chips="23g", tiles="A:1,22", hands="A:1o")
    assert why_not(match, "lay 22") is None
    assert why_not(match, "lay 22 green") is None
    assert told(match, "lay 22 orange").startswith("§5.2: field 22 does not border on that empire")
    assert told(match, "lay 1").startswith("§5.2: no chip lies next to field 1")
    assert told(match, "lay 24").startswith("§5.2: you do not hold tile 24")
    assert told(match, "show").startswith("§5.3")


def test_the_bank_and_trade() -> None:
    match = table(hands="A:1o1y;B:1g", discards="3v", ships="A:T")
    assert why_not(match, "swap") is None
    assert told(match, "buy v") == "§10.2: that takes 3 cards; you hold 2"
    assert told(table(RARI, hands="A:1o1y"), "swap") == "§10.1: that takes 3 cards; you hold 2"
    assert told(table(hands="A:3o", discards="3v"), "buy g").startswith("§10.2: that card is neither")
    assert why_not(table(hands="A:2o1g", discards="3v"), "buy g") is None, "one of those that he puts down"
    assert why_not(match, "offer") is None
    assert told(table(hands="B:3o"), "offer") == "§11.2: that takes a card, and you hold none"
    assert why_not(table(hands="B:3o", gifts=1), "offer") is None
    assert told(table(hands="A:3o"), "offer").startswith("§11.2: whoever you ask must hold")
    assert why_not(match, "pass") is None


def test_11_2_who_is_begged_may_give_something_else() -> None:
    """The offerer has no cards: a gift of another kind or number is all that can be said to that."""
    for hand, possible in (("1g1y", True), ("2g", True), ("1g", False)):
        match = table(hands=f"B:{hand}", gifts=1)
        play(match, "A", "offer - for 1g to B")
        assert (why_not(match, "counter", 1) is None) == possible


def test_answers_and_closing() -> None:
    match = table(hands="A:3o;B:2y;C:1v")
    play(match, "A", "offer 1o for 1g to B,C")
    assert told(match, "accept", 1).startswith("§11.2: the offer asks for 1g")
    assert why_not(match, "counter", 1) is None
    assert why_not(match, "decline", 1) is None
    play(match, "B", "counter 3g for 1y")
    play(match, "C", "decline")
    assert told(match, "close B").startswith("§11.3: you do not hold the cards")
    assert told(match, "close C").startswith("§11.3: that player has not agreed")
    assert why_not(match, "close") is None


def test_a_word_alone_is_about_all_that_it_may_mean() -> None:
    """What is told is where the fewest cards are missing."""
    match = table(chips="22g,23g,7o", ships="A:T,22", hands="A:1o")
    assert told(match, "move") == "§7.1: the voyage costs one green card or a joker, and you hold neither"
    assert told(match, "build") == "§9.2: that takes 2 cards; you hold 1"
    cities: Facts = {"chips": "22g,23g", "ships": "A:T,22,23x2", "hands": "A:3g"}
    assert told(table(**cities), "found") == "§8.2: that costs 4 green cards or jokers; you hold 3"
    assert why_not(table(chips="22g,23g", ships="A:T,22", hands="A:1g"), "move") is None
    assert why_not(table(chips="22g,7o", ships="A:22,7", hands="A:5o"), "found") is None, "not with the first ship"


def test_a_word_alone_names_the_rule_where_it_is_not_about_cards() -> None:
    crowd: Facts = {"chips": "22g,23g", "hands": "A:9g"}
    assert told(table(**crowd, ships="A:T,23;B:23"), "found").startswith("§8.1: another player’s ship")
    assert told(table(RARI, **crowd, ships="A:T"), "found").startswith("§8.1: in this edition no city")
    assert told(table(chips="23g", ships="A:22;B:23x2;C:T", hands="A:9g"), "move").startswith("§7.3")
    yard = table(KOSMOS, chips="31v,Tv", cities="B:T", ships="B:T", hands="A:9v")
    assert told(yard, "build").startswith("§9.1: you cannot build a ship in Tyros")
    land = table(stage="lay", chips="23g", tiles="A:1,2", hands="A:1o")
    assert told(land, "lay").startswith("§5.2: no chip lies next to field 1")
    assert told(land, "found") == told(land, "pass"), "what is asked now"


def test_the_toll_is_a_card_that_is_missing() -> None:
    """§7.4 It tells more than a voyage that is far too long."""
    match = table(chips="22g,23g,3g", ships="A:22", cities="B:23", hands="A:1g")
    assert told(match, "move").startswith("§7.4")


def test_who_has_no_ship_is_told_so() -> None:
    match = table(chips="23g", ships="B:T", hands="A:9g")
    assert told(match, "move") == "§7.1: you have no ship on the board; build one first"
    assert told(match, "move 23") == told(match, "move")
    assert told(match, "found") == "§8.1: you have no ship on the board; build one first"


def test_what_is_not_asked_now_is_answered_with_what_is() -> None:
    match = table(stage="lay", chips="23g", tiles="A:22", hands="A:1o")
    assert told(match, "pass") == "§5.3: Lay a tile next to an empire; if none fits, show your tiles."


@pytest.mark.parametrize("about", ["", "nonsense", "moves", "move T>", "move 0>1", "move T>99", "lay T>3", "pass now"])
def test_what_is_no_question_is_said_so(about: str) -> None:
    with pytest.raises(BadNotation):
        why_not(table(hands="A:1o", ships="A:T", chips="23g"), about)


# ---------------------------------------------------------------------------------------------- nothing is forgotten


def positions(edition: str, players: int, games: int) -> Iterator[Match]:
    """Some decisions of random games, of those that are seldom taken more than of the others."""
    for number in range(games):
        rng = random.Random(f"{edition} {players} {number}")
        options = {"players": players, "edition": edition, "gifts": ("off", "on")[number % 2]}
        match, words = Match(TYROS, options, SeededDealer(number), mode="auto"), random_words(rng)
        while not match.is_over:
            if rng.random() < (0.05 if match.decisions[0].kind == "act" else 0.25):
                yield match
            decision = rng.choice(match.decisions)
            match.submit(decision.seat, decision.id, match.random_action(decision.seat, words))


def questions() -> Iterator[str]:
    places = [*BERTH_NAMES[1:], "16"]
    for verb in QUESTIONS:
        match verb:
            case "move":
                yield from ("move", *(f"move {goal}" for goal in places))
                yield from (f"move {start}>{goal}" for start in ("T", "16", "23", "7") for goal in places)
            case "found":
                yield from ("found", *(f"found {place}" for place in places))
            case "build" | "lay":
                yield from (verb, *(f"{verb} {field}" for field in FIELD_NAMES[1:]))
            case "buy":
                yield from ("buy", *(f"buy {letter}" for letter in LETTERS[1:]))
            case "close":
                yield from ("close", "close A", "close B", "close C", "close D")
            case _:
                yield verb


def means(about: str, text: str) -> bool:
    """Whether an action is one of those that a question is about."""
    verb, _, rest = about.partition(" ")
    words = text.split()
    if words[0] != verb:
        return False
    if not rest and verb != "close":
        return True
    match verb:
        case "move":
            start, goal = words[1].split(">")
            wanted_start, _, wanted_goal = rest.rpartition(">")
            return same(wanted_goal, goal) and (not wanted_start or same(wanted_start, start))
        case "found" | "build" | "lay":
            return same(rest, words[1])
        case "buy":
            return rest == words[-1]
        case "close":
            return words[1:] == rest.split()
    return True


def same(wanted: str, place: str) -> bool:
    return place == wanted or (wanted == "16" and place in ("16w", "16e"))


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("edition", BOTH)
def test_what_is_possible_is_what_is_legal(edition: str, players: int) -> None:
    seen = {(about.split()[0], possible): 0 for about in questions() for possible in (True, False)}
    for match in positions(edition, players, 2):
        seat = match.decisions[0].seat
        legal = [match.game.write(action) for action in match.legal(seat)]
        for about in questions():
            verb = about.split()[0]
            possible = why_not(match, about, seat) is None
            seen[verb, possible] += 1
            if verb not in ("offer", "counter"):
                assert possible == any(means(about, text) for text in legal), about
            elif not possible and match.decisions[0].kind in ("act", "answer"):
                drawn = {match.game.write(match.random_action(seat, random_words(random.Random(n)))) for n in range(50)}
                assert not any(means(about, text) for text in drawn), about
    never = {kind for kind, times in seen.items() if not times}
    assert never <= {("show", True), ("build", True), ("found", True)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_said(language: str) -> None:
    for match in positions(KOSMOS, 3, 1):
        for about in questions():
            refusal = why_not(match, about, 1)
            assert refusal is None or refusal.reason(language)
