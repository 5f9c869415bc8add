"""What is given from outside is taken as it is or refused: nothing is guessed, rounded or passed over."""

from __future__ import annotations

import math
from collections.abc import Iterator
from fractions import Fraction
from typing import Any, Final

import pytest

from emporion.engine.actions import Action
from emporion.engine.dealer import SeededDealer
from emporion.engine.errors import BadInput, BadNotation, BadOption, BadRecord, Refused, shown
from emporion.engine.match import Match
from emporion.engine.numbers import whole_number
from emporion.engine.record import back_to, read_record
from emporion.games import game_names, get_game
from emporion.games.tyrannos import actions as tyrannos
from emporion.games.tyrannos import notation as tyrannos_notation
from emporion.games.tyros import actions as tyros
from emporion.games.tyros import notation as tyros_notation

NOTATIONS: Final = {"tyros": tyros_notation, "tyrannos": tyrannos_notation}
ODD: Final[tuple[Any, ...]] = (
    2.9,
    4.0,
    True,
    False,
    None,
    "",
    " 4",
    "4 ",
    "+4",
    "04",
    "4.0",
    "1_0",
    "٤",
    "４",
    "④",
    "four",
    "0x4",
    "9" * 5000,
    10**30,
    -4,
    math.nan,
    math.inf,
    b"4",
    [4],
    {"4": 4},
    Fraction(4),
    object(),
)
NUMBERS: Final = {
    "tyros": ("players", "offers_per_turn", "trades_per_round"),
    "tyrannos": ("players", "months", "cities", "truce_months", "offers_per_turn", "punic_tokens", "time_limit"),
}
NO_LIMIT: Final = ("time_limit", None)
"""An option that may be none."""


# ---------------------------------------------------------------------------------------------------- numbers


def name_of(value: object) -> str:
    """The same in every process: without the address of an object."""
    return repr(value).split(" at ")[0]


@pytest.mark.parametrize("value", [0, 4, -4, 10**30, "0", "4", "-4", "123456"], ids=repr)
def test_a_whole_number_is_read(value: int | str) -> None:
    assert whole_number(value) == int(value)


@pytest.mark.parametrize("value", [odd for odd in ODD if odd not in (10**30, -4)], ids=name_of)
def test_what_only_looks_like_a_number_is_none(value: Any) -> None:
    assert whole_number(value) is None


@pytest.mark.parametrize(
    ("value", "text"),
    [("x", "'x'"), (None, "null"), (True, "true"), (2.9, "2.9"), ({"a": 1}, '{"a":1}'), (object(), "something else")],
)
def test_a_message_shows_no_python(value: Any, text: str) -> None:
    assert shown(value) == text


# ---------------------------------------------------------------------------------------------------- options


def numeric_options() -> Iterator[tuple[str, str]]:
    for game, names in NUMBERS.items():
        for name in names:
            yield game, name


@pytest.mark.parametrize("value", ODD, ids=lambda value: repr(value)[:20])
@pytest.mark.parametrize(("game", "name"), list(numeric_options()))
def test_an_option_that_is_a_number_takes_nothing_else(game: str, name: str, value: Any) -> None:
    if (name, value) == NO_LIMIT:
        return
    with pytest.raises(BadOption) as refused:
        get_game(game).options({name: value})
    assert str(refused.value).startswith(f"{name}: {shown(value)} is not ")


@pytest.mark.parametrize("game", game_names())
def test_an_option_that_is_a_word_takes_nothing_else(game: str) -> None:
    choices = get_game(game).option_choices()
    words = [name for name in choices if name not in ("board", "components", "dump_rate", *NUMBERS[game])]
    words = [name for name in words if not choices[name][0].isdigit()]
    assert len(words) > 5
    for name in words:
        for value in ODD:
            with pytest.raises(BadOption, match=name):
                get_game(game).options({name: value})


@pytest.mark.parametrize("game", game_names())
def test_an_option_without_a_proper_name_is_refused(game: str) -> None:
    names: list[Any] = ["colour", "", 4, None, ("players",)]
    for name in names:
        with pytest.raises(BadOption, match="has no option"):
            get_game(game).options({name: 4})


@pytest.mark.parametrize(
    ("value", "rate"), [(1, "1.0"), (1.0, "1.0"), (0, "0"), (0.0, "0"), (0.5, "0.5"), ("1", "1.0")], ids=repr
)
def test_a_rate_may_be_a_number(value: Any, rate: str) -> None:
    assert get_game("tyrannos").options({"dump_rate": value}).dump_rate == rate


@pytest.mark.parametrize("value", [True, False, 2, 0.50001, None, [], "٠"])
def test_a_rate_is_one_of_three(value: Any) -> None:
    with pytest.raises(BadOption, match="dump_rate"):
        get_game("tyrannos").options({"dump_rate": value})


# ---------------------------------------------------------------------------------------------------- submissions


def begun(game: str) -> Match:
    return Match(get_game(game), {}, SeededDealer(1))


FOREIGN: Final[dict[str, Action]] = {"tyros": tyrannos.EndTurn(), "tyrannos": tyros.Pass()}


@pytest.mark.parametrize("game", game_names())
def test_what_is_no_action_is_refused(game: str) -> None:
    match = begun(game)
    decision = match.decisions[0]
    things: list[Any] = [
        None,
        0,
        1.5,
        True,
        b"pass",
        [],
        {},
        ("pass",),
        object(),
        Action,
        match,
        FOREIGN[game],
        Action(),
    ]
    for thing in things:
        with pytest.raises(BadNotation, match="is no action"):
            match.submit(decision.seat, decision.id, thing)
    assert match.decisions[0] == decision


@pytest.mark.parametrize(
    "action",
    [
        tyros.MakeOffer(tyros.Cards(orange=1), tyros.Cards(green=1), (1, 1)),
        tyros.MakeOffer(tyros.Cards(orange=1), tyros.Cards(green=1), (10**12,)),
        tyros.MakeOffer(tyros.Cards(orange=1), tyros.Cards(green=1), (-1,)),
        tyros.MakeOffer(tyros.Cards(orange=True), tyros.Cards(green=1), (1,)),
        tyros.CloseTrade(True),
        tyros.CloseTrade(1.0),  # type: ignore[arg-type]
        tyros.DealTiles(0, ("7", "7")),
        tyros.LayTile("", "green"),
        tyros.LayTile(7, "green"),  # type: ignore[arg-type]
    ],
    ids=str,
)
def test_a_part_of_an_action_of_tyros_is_taken_as_it_is(action: Action) -> None:
    with pytest.raises(BadNotation, match=r"its part [a-z]+ cannot be"):
        get_game("tyros").encode(action)


@pytest.mark.parametrize(
    "action",
    [
        tyrannos.MakeOffer((1, 1), tyrannos.Goods(money=1), tyrannos.Goods()),
        tyrannos.MakeOffer((10**12,), tyrannos.Goods(money=1), tyrannos.Goods()),
        tyrannos.MakeOffer((1,), tyrannos.Goods(money=1), tyrannos.Goods(), alliance="no"),  # type: ignore[arg-type]
        tyrannos.MakeOffer((1,), tyrannos.Goods(money=2.0), tyrannos.Goods()),  # type: ignore[arg-type]
        tyrannos.SendEmbassy("Gela", 1, 3.0),  # type: ignore[arg-type]
        tyrannos.Bid(True),
        tyrannos.Plan((1,), (1, 1)),
    ],
    ids=str,
)
def test_a_part_of_an_action_of_tyrannos_is_taken_as_it_is(action: Action) -> None:
    with pytest.raises(BadNotation, match=r"its part [a-z]+ cannot be"):
        get_game("tyrannos").encode(action)


@pytest.mark.parametrize("game", game_names())
def test_every_line_with_a_digit_of_another_alphabet_is_refused(game: str) -> None:
    others = str.maketrans("0123456789", "٠١٢٣٤٥٦٧٨٩")
    lines = [example.split(",")[0] for example in NOTATIONS[game].EXAMPLES.values()]
    numbered = [line for line in lines if line.translate(others) != line]
    assert len(numbered) > 8
    for line in numbered:
        with pytest.raises(BadNotation):
            get_game(game).read(line.translate(others))


# ---------------------------------------------------------------------------------------------------- what is said


@pytest.mark.parametrize("game", game_names())
def test_whoever_types_nonsense_is_told_the_actions_of_players(game: str) -> None:
    with pytest.raises(BadNotation) as refused:
        get_game(game).read("dance")
    told = set(str(refused.value).rpartition(": ")[2].split(", "))
    notation = NOTATIONS[game]
    assert told == {verb for verb, cls in notation.NOTATION.verbs.items() if cls not in notation.OF_CHANCE}
    assert told >= {"offer", "accept", "decline"}
    assert not told & {"draw", "take", "first", "rolls", "dice", "draws"} - ({"take"} if game == "tyrannos" else set())


@pytest.mark.parametrize("game", game_names())
def test_what_chance_does_is_what_no_seat_may_do(game: str) -> None:
    """The list of its actions is complete: every other kind is legal for a seat at some time."""
    entries = [entry for entry in begun(game).record.entries if entry.who == "chance"]
    assert {type(get_game(game).read(entry.do)) for entry in entries} <= set(NOTATIONS[game].OF_CHANCE)


@pytest.mark.parametrize("game", game_names())
def test_every_verb_with_parts_has_an_example_that_can_be_read(game: str) -> None:
    notation = NOTATIONS[game]
    with_parts = {verb for verb, cls in notation.NOTATION.verbs.items() if cls.__struct_fields__}
    assert with_parts <= set(notation.EXAMPLES)
    for verb, example in notation.EXAMPLES.items():
        assert get_game(game).read(example.split(", or")[0]).__struct_config__.tag == verb
        with pytest.raises(BadNotation) as refused:
            get_game(game).read(f"{verb} !")
        assert str(refused.value).endswith(f"write for example: {example}")


# ---------------------------------------------------------------------------------------------------- records


@pytest.mark.parametrize(
    "text", ["back", "back ", "back x", "back ٣", "back -1", "back 1 2", "back +1", "back " + "9" * 5000]
)
def test_going_back_takes_a_number(text: str) -> None:
    with pytest.raises(BadNotation, match="nothing that the table does"):
        back_to(text)


@pytest.mark.parametrize("separator", ["\u2028", "\u2029", "\x85", "\x0b", "\x0c", "\x1c"])
def test_a_record_with_a_name_of_two_lines_is_read_as_it_was_written(separator: str) -> None:
    match = Match(get_game("tyros"), {"players": 3}, SeededDealer(1), [f"An{separator}na", "Bob", "Cleo"])
    assert read_record(match.record.to_text()) == match.record


@pytest.mark.parametrize("game", game_names())
def test_a_garbled_record_is_refused_and_nothing_else(game: str) -> None:
    lines = begun(game).record.to_text().split("\n")
    swaps = [
        ('"n":1', '"n":true'),
        ('"n":1', '"n":1.5'),
        ('"who":"chance"', '"who":""'),
        ('"who":"chance"', '"who":null'),
    ]
    swaps += [
        ('"do":"', '"do":"٣'),
        ('"do":"', '"do":" x '),
        ('"seats":[', '"seats":[1,'),
        ('"options":{', '"options":{"":1,'),
    ]
    swaps += [('"who":"chance"', '"who":"table"'), ('"players":4', '"players":2.9'), ('"players":4', '"players":true')]
    for old, new in swaps:
        text = "\n".join(lines).replace(old, new, 1)
        assert text != "\n".join(lines)
        with pytest.raises((BadInput, Refused)) as refused:
            Match.replay(get_game(game), read_record(text))
        assert isinstance(refused.value, BadRecord | BadOption)
