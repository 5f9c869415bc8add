"""Positions as text: what cannot be one, or cannot come about in a game, is refused, whatever it says."""

from __future__ import annotations

import random
from typing import Final

import pytest

from emporion.engine.conformance import random_match, random_words, viewers
from emporion.engine.dealer import SeededDealer
from emporion.engine.errors import BadNotation, BadOption
from emporion.engine.match import Match
from emporion.games import get_game
from tests.games.tyros.tables import position

TYROS: Final = get_game("tyros")
REAL: Final = {
    "players": "3",
    "stage": "act",
    "round": "2",
    "first": "A",
    "turn": "B",
    "chips": "7o,12y,16y,17y,23g,26v,30v,31v,Tv",
    "ships": "A:Tx2,16e;B:T,7;C:T",
    "cities": "A:12;B:26",
    "hands": "A:3o1j;B:2g2v;C:1y",
    "tiles": "A:1,2;B:3,4;C:5,6",
    "unseen": "8,9,10,11,13,14,15,18,19,20,21,22,24,25,27,28,29,32",
    "offers-per-turn": "6",
    "trades-per-round": "8",
}
"""A position that a game can come to."""


def written(edition: str = "kosmos", **changed: str) -> str:
    """The position with some parts changed; one that is empty is left out."""
    parts = REAL | {name.replace("_", "-"): value for name, value in changed.items()}
    return " ".join(["tyros", edition, *(f"{name}={value}" for name, value in parts.items() if value)])


def test_a_position_that_a_game_can_come_to_is_read() -> None:
    state = TYROS.read_position(written())
    assert TYROS.read_position(TYROS.write_position(state)).ships == state.ships


@pytest.mark.parametrize("part", ["round", "laid", "passes", "offers"])
@pytest.mark.parametrize("value", ["101", "127", "-1", "99999", "1e3"])
def test_a_count_that_no_game_reaches_is_refused(part: str, value: str) -> None:
    with pytest.raises(BadNotation, match=part):
        TYROS.read_position(f"{position()} {part}={value}")


# ---------------------------------------------------------------------------------------------------- strictly


@pytest.mark.parametrize(
    ("changed", "ships"),
    [({"ships": "A:16;B:T;C:T"}, "A:16w;B:T;C:T"), ({"ships": "A:16x2,T;B:T;C:T"}, "A:16wx2,T;B:T;C:T")],
)
def test_16_alone_is_its_west_coast(changed: dict[str, str], ships: str) -> None:
    assert f" ships={ships} " in TYROS.write_position(TYROS.read_position(written(**changed)))


UNREADABLE: Final = [
    ({"ships": "A:T,T"}, "given twice"),
    ({"ships": "A:16,16w"}, "berth 16w is given twice; write 16wx2"),
    ({"ships": "A:T;A:T"}, "given twice"),
    ({"ships": "A:Tx0"}, "not a number from 1 to 10"),
    ({"ships": "A:Tx"}, "not a number from 1 to 10"),
    ({"ships": "A:T2"}, "'T2' is no berth"),
    ({"ships": "A:"}, "'' is no berth"),
    ({"ships": "@:T"}, "'@' is no seat"),
    ({"ships": "AB:T"}, "'AB' is no seat"),
    ({"ships": "a:T"}, "'a' is no seat"),
    ({"ships": "T"}, "'T' is no seat"),
    ({"cities": "A:13;B:13"}, "the city on field 13 has two owners"),
    ({"cities": "A:13,13"}, "'13' is given twice"),
    ({"cities": "A:13;A:16"}, "'A' is given twice"),
    ({"cities": "A:"}, "'' is no field"),
    ({"cities": "A:033"}, "'033' is no field"),
    ({"chips": "7o,7y"}, "field 7 has two chips"),
    ({"chips": "7o,7o"}, "'7o' is given twice"),
    ({"chips": "7j"}, "'j' is no empire"),
    ({"chips": "o"}, "'' is no field"),
    ({"chips": "7"}, "'' is no field"),
    ({"chips": "0o"}, "'0' is no field"),
    ({"tiles": "A:7,7"}, "'7' is given twice"),
    ({"unseen": "8,,9"}, "'' is no field"),
    ({"under": "9,9"}, "'9' is given twice"),
    ({"hands": "A:3o and more"}, "a position has no part"),
    ({"hands": "A:3oo"}, "are no cards"),
    ({"hands": "A:x"}, "are no cards"),
    ({"hands": "A:"}, "are no cards"),
    ({"hands": "A:٣o"}, "are no cards"),
    ({"hands": "A:15o"}, "at most 14"),
    ({"hands": "A:9o9o"}, "at most 14"),
    ({"discards": "garbage"}, "are no cards"),
    ({"asked": "BB"}, "'B' is given twice"),
    ({"asked": "B,C"}, "',' is no seat"),
    ({"first": "AB"}, "'AB' is no seat"),
    ({"first": "Z"}, "'Z' is no seat"),
    ({"stage": "acting"}, "'acting' is no stage"),
    ({"round": "٢"}, "not a number"),
    ({"round": "2.0"}, "not a number"),
    ({"round": "+2"}, "not a number"),
    ({"round": "1_0"}, "not a number"),
    ({"round": "02"}, "not a number"),
    ({"round": "9" * 5000}, "not a number"),
    ({"round": "True"}, "not a number"),
    ({"players": "5"}, "not a number from 0 to 4"),
    ({"gifts": "2"}, "not a number from 0 to 1"),
    ({"last": "7"}, "not a number from 0 to 1"),
    ({"offers_per_turn": "21"}, "not a number from 0 to 20"),
    ({"answers": "A:4"}, "not a number from 0 to 3"),
]


@pytest.mark.parametrize(("changed", "reason"), UNREADABLE, ids=lambda value: str(value)[:40])
def test_a_part_that_says_nothing_clear_is_refused(changed: dict[str, str], reason: str) -> None:
    with pytest.raises(BadNotation) as refused:
        TYROS.read_position(written(**changed))
    assert reason in str(refused.value)


@pytest.mark.parametrize("part", ["round=2", "round=3", "ships=A:T", "ships", "round="])
def test_a_part_is_given_once_and_with_a_value(part: str) -> None:
    with pytest.raises(BadNotation):
        TYROS.read_position(f"{written()} {part}")


# ---------------------------------------------------------------------------------------------------- impossible

ANSWERED: Final = {"stage": "answer", "give": "1g", "want": "1o", "asked": "AC", "waiting": "A", "answers": "C:1"}
IMPOSSIBLE: Final = [
    ({"ships": "A:T,8"}, "a ship is on field 8, which has no chip"),
    ({"ships": "A:T;D:T"}, "a seat that is not at the table"),
    ({"trades": "D:1"}, "a seat that is not at the table"),
    ({"four": "A"}, "the bonus for four empires is with a player who has not earned it"),
    ({"cities": "A:7,12,23,26"}, "nobody has the bonus"),
    ({"chips": "7o,12y,16y,17y,26v,30v,31v,Tv", "tiles": "A:1,2,23;B:3,4;C:5,6"}, "too early: green"),
    ({"chips": REAL["chips"].replace(",Tv", "")}, "a field next to Tyros has a chip, but Tyros has none"),
    ({"chips": REAL["chips"].replace("Tv", "Tg")}, "no field next to it has one of the same empire"),
    (
        {"chips": REAL["chips"].replace(",31v", ""), "unseen": REAL["unseen"] + ",31"},
        "no field next to it has one of the same empire",
    ),
    (
        {"chips": REAL["chips"].replace("17y", "1y"), "tiles": "A:17,2;B:3,4;C:5,6"},
        "the yellow empire are not all next",
    ),
    ({"round": ""}, "round and stage do not fit together"),
    ({"turns": "1"}, "more turns than this stage has"),
    ({"stage": "lay", "turns": "9"}, "more turns than this stage has"),
    ({"stage": "lay"}, "another seat's turn"),
    ({"stage": "lay", "turns": "1", "tiles": "A:1,2;C:5,6", "unseen": REAL["unseen"] + ",3,4"}, "lay a tile, but has"),
    ({"stage": "draw-tile", "turns": "1", "unseen": "", "under": REAL["unseen"]}, "none is unseen"),
    ({"unseen": "8", "misfits": REAL["unseen"][2:]}, "go back to the pile"),
    ({"stage": "draw-cards"}, "that many cards cannot be drawn"),
    ({"drawing": "2"}, "cards are being drawn in another stage"),
    ({"give": "1g"}, "nobody answers or closes one"),
    ({"answers": "C:1"}, "nobody answers or closes one"),
    (ANSWERED | {"asked": "ABC"}, "the offer on the table asks"),
    (ANSWERED | {"offer_partners": "1"}, "asks several players, but the option allows one"),
    (ANSWERED | {"give": "5g"}, "cards are offered that the player does not hold"),
    (ANSWERED | {"answers": "C:2"}, "agreed to give cards that they do not hold"),
    (ANSWERED | {"answers": "A:1;C:1"}, "an answer of a seat that has not answered"),
    (ANSWERED | {"answers": ""}, "one is missing"),
    (ANSWERED | {"answers": "C:3"}, "a counter-offer"),
    ({"stage": "keep", "waiting": "AB", "kept": "C:2o"}, "cards that they do not hold"),
    ({"stage": "keep", "waiting": "AB", "hands": "A:3o1j;C:1y"}, "who has no cards"),
    ({"offers": "7"}, "more offers have been made"),
    ({"trades": "A:9"}, "more trades have been closed"),
    ({"memory": "A:1o"}, "the option for it is off"),
]


@pytest.mark.parametrize(("changed", "reason"), IMPOSSIBLE, ids=lambda value: str(value)[:60])
def test_a_position_that_no_game_comes_to_is_refused(changed: dict[str, str], reason: str) -> None:
    with pytest.raises(BadNotation) as refused:
        TYROS.read_position(written(**changed))
    assert str(refused.value).startswith("the position is impossible: ")
    assert reason in str(refused.value)


def test_an_offer_with_its_answers_is_read() -> None:
    assert TYROS.read_position(written(**ANSWERED)).waiting == 1


def test_a_city_in_tyros_is_of_one_edition_only() -> None:
    cities = {"cities": "A:12,T;B:26", "ships": "A:T,16e;B:T,7"}
    assert TYROS.read_position(written("kosmos", **cities))
    with pytest.raises(BadNotation, match="no city in Tyros"):
        TYROS.read_position(written("giochi-rari", **cities))


# ---------------------------------------------------------------------------------------------------- all sorts

ODD: Final = ("", "-", "0", "1", "A", "T", "16", "٣", "2.9", "True", "x2", ",", ";", ":", "=", "A:", "-1", "99", "\x00")
OPTIONS: Final = ({"players": 3}, {"players": 4, "edition": "giochi-rari", "card_tracking": "on", "gifts": "on"})


def garbled(text: str, rng: random.Random) -> str:
    """A position with a part changed, doubled or dropped, or a character of it."""
    words = text.split(" ")
    at = rng.randrange(2, len(words))
    name, _, value = words[at].partition("=")
    cut = rng.randrange(len(value) + 1)
    odd = rng.choice(ODD)
    words[at] = rng.choice(
        [f"{name}={odd}", f"{name}={value[:cut]}{odd}{value[cut + 1 :]}", f"{name}={value[:cut]}{odd}{value[cut:]}", ""]
    )
    return " ".join([*words, rng.choice(words)] if rng.random() < 0.1 else words)


@pytest.mark.parametrize("number", range(4))
def test_what_is_read_can_be_written_and_played_and_everything_else_is_refused(number: int) -> None:
    rng = random.Random(number)
    read = refused = 0
    for match, _ in random_match(TYROS, OPTIONS[number % 2], number, "auto"):
        for _ in range(3):
            text = garbled(TYROS.write_position(match.state), rng)
            try:
                other = Match(TYROS, match.record.header.options, SeededDealer(number), position=text)
            except (BadNotation, BadOption):
                refused += 1
                continue
            read += 1
            assert TYROS.schema.pack(TYROS.read_position(TYROS.write_position(other.state))) == TYROS.schema.pack(
                other.state
            )
            play_on(other, rng)
    assert min(read, refused) > 20


def play_on(match: Match, rng: random.Random) -> None:
    words = random_words(rng)
    for _ in range(8):
        match.check_invariants()
        if match.decisions:
            decision = match.decisions[0]
            match.submit(decision.seat, decision.id, match.random_action(decision.seat, words))


@pytest.mark.parametrize("number", range(2))
def test_what_a_viewer_takes_for_possible_is_possible(number: int) -> None:
    """Tables are copied as a viewer knows them, so a guess must be a position that can be read."""
    words = random_words(random.Random(number))
    for match, _ in random_match(TYROS, OPTIONS[number], number, "auto"):
        for viewer in viewers(match):
            guess = match.guess(viewer, words)
            text = TYROS.write_position(TYROS.schema.unpack(guess))
            assert TYROS.schema.pack(TYROS.read_position(text)) == guess
