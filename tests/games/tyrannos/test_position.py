"""Positions as text: what cannot be one is refused, whatever it says."""

from __future__ import annotations

import random
from typing import Final

import pytest

from emporion.engine.conformance import random_match
from emporion.engine.dealer import SeededDealer
from emporion.engine.errors import BadNotation, BadOption
from emporion.engine.match import Match
from emporion.games import get_game
from emporion.games.tyrannos.components import builtin_components

TYRANNOS: Final = get_game("tyrannos")
BEGINNING: Final = TYRANNOS.write_position(Match(TYRANNOS, {"players": 2}, SeededDealer(1)).state)
PARTS: Final = dict(word.split("=") for word in BEGINNING.split()[1:])


def written(**changed: str) -> str:
    parts = PARTS | {name.replace("_", "-"): value for name, value in changed.items()}
    return " ".join(["tyrannos", *(f"{name}={value}" for name, value in parts.items())])


def test_the_position_is_read() -> None:
    assert TYRANNOS.write_position(TYRANNOS.read_position(written())) == BEGINNING


@pytest.mark.parametrize("value", ["٣", "+3", "1_0", "03", "3.0", "", "True", "3,4", "9" * 5000, "0x1", "-0"])
def test_a_number_is_written_in_one_way(value: str) -> None:
    with pytest.raises(BadNotation, match="month"):
        TYRANNOS.read_position(written(month=value))


@pytest.mark.parametrize("value", ["1,٢", "1,,2", "1,", ",", "1, 2", "1;2", "1," * 40 + "1"])
def test_a_row_is_written_in_one_way(value: str) -> None:
    with pytest.raises(BadNotation, match=r"treasury|no part '2'"):
        TYRANNOS.read_position(written(treasury=value))


@pytest.mark.parametrize("part", ["month=1", "month=2", "players=2"])
def test_a_part_is_given_once(part: str) -> None:
    with pytest.raises(BadNotation, match="is given twice"):
        TYRANNOS.read_position(
            f"{written()} {part}" if part.split("=", maxsplit=1)[0] in PARTS else f"{written()} {part} {part}"
        )


@pytest.mark.parametrize(
    ("changed", "fault"),
    [
        ({"bag": "1"}, "the lots of a good are not all there"),
        ({"market_left": "1"}, "the cards of the market are not all there"),
        ({"token_bag": "1"}, "the Voitheia are not all there"),
        ({"bank_paid": "1"}, "the treasuries do not hold"),
    ],
)
def test_everything_must_be_there(changed: dict[str, str], fault: str) -> None:
    with pytest.raises(BadNotation, match=fault):
        TYRANNOS.read_position(written(**changed))


def test_what_must_be_there_is_what_is_played_with() -> None:
    """A game with more lots has more of them in its positions, and its positions are none of the ordinary game."""
    data = dict(builtin_components().data)
    goods = [{**good, "lots": good["lots"] + 1} for good in data["goods"]]
    match = Match(TYRANNOS, {"players": 2, "components": {**data, "goods": goods}}, SeededDealer(1))
    text = TYRANNOS.write_position(match.state)
    assert TYRANNOS.schema.pack(TYRANNOS.read_position(text, match.options)) == TYRANNOS.schema.pack(match.state)
    with pytest.raises(BadNotation, match="the lots of a good are not all there"):
        TYRANNOS.read_position(text)
    with pytest.raises(BadNotation, match="the lots of a good are not all there"):
        Match(TYRANNOS, {"players": 2}, SeededDealer(1), position=text)


ODD: Final = ("", "-", "0", "1", "-1", "٣", "2.9", "True", ",", "/", "=", "99", "128", "99999", "9" * 30, "\x00", "1_0")


def garbled(text: str, rng: random.Random) -> str:
    words = text.split(" ")
    at = rng.randrange(1, len(words))
    name, _, value = words[at].partition("=")
    numbers = value.split(",")
    numbers[rng.randrange(len(numbers))] = rng.choice(ODD)
    words[at] = rng.choice(
        [f"{name}={rng.choice(ODD)}", f"{name}={','.join(numbers)}", f"{name}={','.join(numbers)}", ""]
    )
    return " ".join([*words, rng.choice(words)] if rng.random() < 0.1 else words)


@pytest.mark.parametrize("number", range(3))
def test_what_is_read_can_be_written_and_everything_else_is_refused(number: int) -> None:
    rng = random.Random(number)
    read = refused = 0
    for match, _ in random_match(TYRANNOS, {"players": 3}, number, "auto"):
        if rng.random() > 0.2:
            continue
        text = garbled(TYRANNOS.write_position(match.state), rng)
        try:
            state = TYRANNOS.read_position(text, match.options)
        except (BadNotation, BadOption):
            refused += 1
            continue
        read += 1
        again = TYRANNOS.read_position(TYRANNOS.write_position(state), match.options)
        assert TYRANNOS.schema.pack(again) == TYRANNOS.schema.pack(state)
    assert refused > 5
    assert read > 0
