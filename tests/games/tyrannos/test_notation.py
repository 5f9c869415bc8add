"""Actions survive being packed and written, and what cannot be read is refused with an example."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

import pytest

from emporion.engine.actions import Action
from emporion.engine.errors import BadNotation
from emporion.games.tyrannos import actions, codes
from emporion.games.tyrannos.actions import BLOCK_NAMES, CARD_NAMES, PUNIC, TOKEN_NAMES, Goods, Placed
from emporion.games.tyrannos.cities import CITY_NAMES
from emporion.games.tyrannos.codes import BRANCH_NAMES, CONDITION_NAMES, REGIME_NAMES, SECTOR_NAMES
from emporion.games.tyrannos.goods import GOOD_NAMES
from emporion.games.tyrannos.notation import EXAMPLES, NOTATION, PATTERNS, read_action, without_end, write_action
from emporion.games.tyrannos.packing import FORMS, decode, encode

Draw = Callable[[random.Random], Any]


def named(names: tuple[str, ...]) -> Draw:
    return lambda rng: rng.choice([name for name in names if name])


def number(most: int, least: int = 0) -> Draw:
    return lambda rng: rng.randint(least, most)


def flag(rng: random.Random) -> bool:
    return rng.random() < 0.5


def pieces(names: tuple[str, ...], most: int) -> Draw:
    return lambda rng: tuple(sorted(rng.choices(names, k=rng.randint(0, most)), key=names.index))


def row(length: int, most: int) -> Draw:
    return lambda rng: without_end([rng.randint(0, most) for _ in range(length)])


def some(first: int, last: int, least: int = 0) -> Draw:
    def draw(rng: random.Random) -> tuple[int, ...]:
        return tuple(sorted(rng.sample(range(first, last + 1), rng.randint(least, last + 1 - first))))

    return draw


def goods(rng: random.Random) -> Goods:
    return Goods(rng.randint(0, 1023), pieces(GOOD_NAMES, 3)(rng), rng.randint(0, 15))


def placed(rng: random.Random) -> tuple[Placed, ...]:
    return tuple(Placed(rng.choice(TOKEN_NAMES), rng.randint(1, 3)) for _ in range(rng.randint(0, 6)))


DRAWS: Final[dict[str, Draw]] = {
    "branch": named(BRANCH_NAMES),
    "tokens": pieces(TOKEN_NAMES, 9),
    "city": named(CITY_NAMES),
    "second": named(CITY_NAMES),
    "front": named(CITY_NAMES),
    "good": named(GOOD_NAMES),
    "regime": named(REGIME_NAMES),
    "sector": named(SECTOR_NAMES),
    "pull_down": lambda rng: rng.choice([None, "city", "warehouse"]),
    "condition": named(CONDITION_NAMES),
    "block": lambda rng: rng.choice([None, *BLOCK_NAMES[1:]]),
    "duty": number(200),
    "count": number(3),
    "face": number(6, 1),
    "gift": number(2),
    "points": number(2, 1),
    "ally": number(5),
    "seat": number(5),
    "partner": lambda rng: rng.choice([None, *range(6)]),
    "to": some(0, 5, 1),
    "played": some(1, 6),
    "shape": row(3, 3),
    "targets": row(3, 3),
    "supports": row(3, 3),
    "faces": lambda rng: tuple(sorted(rng.choices(range(1, 7), k=rng.randint(1, 12)))),
    "give": goods,
    "want": goods,
    "placed": placed,
    "card": named(CARD_NAMES),
    "lots": pieces(GOOD_NAMES, 2),
    "free": flag,
    "halved": flag,
    "alliance": flag,
    "wins": flag,
    "treasury": flag,
    "voitheia": flag,
}
SPECIAL: Final[dict[tuple[type[Action], str], Draw]] = {
    (actions.Join, "tokens"): number(12),
    (actions.SendEmbassy, "voitheia"): lambda rng: rng.choice([0, 3, 6]),
    (actions.Sell, "lots"): row(10, 6),
    (actions.DrawFate, "card"): number(24, 1),
    (actions.DrawTokens, "seat"): number(PUNIC),
}


def draw_action(cls: type[Action], rng: random.Random) -> Action:
    names = FORMS[cls].parts
    return cls(**{name: SPECIAL.get((cls, name), DRAWS.get(name, flag))(rng) for name in names})


@pytest.mark.parametrize("cls", FORMS, ids=lambda cls: cls.__name__)
def test_an_action_survives_being_packed_and_written(cls: type[Action]) -> None:
    rng = random.Random(cls.__name__)
    for _ in range(300):
        action = draw_action(cls, rng)
        code = encode(action)
        assert codes.well_formed(code), action
        assert codes.kind_of(code) == FORMS[cls].kind
        assert decode(code) == action
        assert encode(decode(code)) == code
        assert read_action(write_action(action)) == action, write_action(action)


def test_every_action_has_a_form_a_pattern_and_a_word_of_its_own() -> None:
    assert FORMS.keys() == PATTERNS.keys()
    assert len(NOTATION.verbs) == len(PATTERNS)
    kinds = [*range(codes.CHOOSE, codes.CALL_TIME + 1), *range(codes.ROLLED, codes.LAST_KIND + 1)]
    assert sorted(form.kind for form in FORMS.values()) == kinds


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (actions.Tax("Gela", "heavy"), "tax Gela heavy"),
        (actions.Take(), "take"),
        (actions.Bid(5), "bid 5"),
        (actions.Sell((0, 0, 2, 0, 1)), "sell Gela:2 Himera:1"),
        (actions.Sell(()), "sell -"),
        (actions.SendEmbassy("Naxos", 1, 3), "embassy Naxos gift 1 voitheia 3"),
        (actions.SendEmbassy("Naxos", free=True), "embassy Naxos free"),
        (actions.CloseOffer(0), "close A"),
        (actions.CloseOffer(), "close"),
        (
            actions.MakeOffer((1,), Goods(20, ("food", "food"), 1), Goods(lots=("metal",)), alliance=True),
            "offer B: 20m 2food 1v for 1metal with alliance",
        ),
        (
            actions.Deploy((3, 3, 2), "Gela", (Placed("sword2", 1), Placed("helmet1", 2))),
            "deploy 3-3-2 front Gela: sword2@1 helmet1@2",
        ),
        (actions.Plan((1, 1), (1, 3)), "plan 1>1 2>1 play 1,3"),
        (actions.RollDice((1, 3, 3, 4)), "dice 1 3 3 4"),
        (actions.DrawSeat(2), "draws C"),
        (actions.DrawTokens(1, ("sword1", "shield2")), "tokens B: sword1 shield2"),
        (actions.Condition("Gela", "ally", treasury=True, voitheia=True), "condition Gela ally +treasury +voitheia"),
    ],
)
def test_how_actions_are_written(action: Action, text: str) -> None:
    assert write_action(action) == text
    assert read_action(text) == action


def test_the_examples_can_be_read() -> None:
    for verb, example in EXAMPLES.items():
        first = example.split(", or")[0]
        assert read_action(first).__struct_config__.tag == verb


@pytest.mark.parametrize("seed", range(20))
def test_a_text_with_a_mistake_is_refused_or_read_as_another_action(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(200):
        cls = rng.choice(list(FORMS))
        text = spoiled(write_action(draw_action(cls, rng)), rng)
        try:
            action = read_action(text)
            code = encode(action)
        except BadNotation:
            continue
        assert decode(code) == decode(encode(read_action(write_action(action))))


def spoiled(text: str, rng: random.Random) -> str:
    at = rng.randrange(len(text))
    return text[:at] + rng.choice(["", " ", "9", ":", "-", "x", "Motye", "\n", "A"]) + text[at + rng.randint(0, 2) :]


@pytest.mark.parametrize(
    "text",
    ["", "sail Gela", "tax Gela", "bid -1", "bid five", "offer for 2m", "plan 4>1", "dice 7", "tokens G: sword1"],
)
def test_what_cannot_be_read_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(BadNotation):
        read_action(text)


@pytest.mark.parametrize(
    "action",
    [
        actions.Bid(70000),
        actions.Bid(-1),
        actions.Tax("Sparta", "heavy"),
        actions.MakeOffer((1,), Goods(money=1024), Goods()),
        actions.MakeOffer((1,), Goods(lots=("food",) * 4), Goods()),
        actions.Discard(("sword1",) * 16),
        actions.SendEmbassy("Naxos", 1, 4),
        actions.MakeOffer((9,), Goods(), Goods()),
    ],
)
def test_what_does_not_exist_cannot_be_packed(action: Action) -> None:
    with pytest.raises(BadNotation):
        encode(action)
