"""Whoever points at something learns whether it is possible, and if not, what is in the way: with the paragraph."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, Final

import pytest

from emporion.engine import conformance
from emporion.engine.actions import Action
from emporion.engine.decisions import Decision
from emporion.engine.errors import BadNotation, IllegalAction
from emporion.engine.match import Match
from emporion.games import get_game, get_guide
from emporion.games.tyrannos.cities import CITY_NAMES
from emporion.games.tyrannos.explanation import explain
from emporion.games.tyrannos.packing import encode
from emporion.games.tyrannos.questions import begins
from emporion.games.tyrannos.refusals import ALLOWED
from emporion.games.tyrannos.rules.legality import refusal
from emporion.games.tyrannos.rules.setup import settle
from emporion.games.tyrannos.state import USED_AGITATION, USED_EMBASSY, USED_TOKENS, USED_WAR, State
from emporion.games.tyrannos.steps import ACTS, NO_CITY, RESOLVE, UPKEEP, push
from emporion.locales import LANGUAGES
from tests.games.tyrannos.positions import deal, fund, new_game, rule_city, store
from tests.games.tyrannos.warfare import LATER, asked, deploy, war

GAME: Final[Any] = get_game("tyrannos")
GUIDE: Final = get_guide("tyrannos")
OPTIONS: Final = GAME.options({})


def why_not(s: State, about: str, seat: int = 0) -> IllegalAction | None:
    def judge(action: Action) -> IllegalAction | None:
        number = refusal(s, seat, encode(action))
        return None if number == ALLOWED else explain(s, seat, encode(action), number)

    return GUIDE.why_not(s, OPTIONS, seat, about, judge)


def told(s: State, about: str, seat: int = 0) -> str:
    found = why_not(s, about, seat)
    assert found is not None, f"{about} is possible"
    return found.reason()


def turn_of(p: int = 0, month: int = LATER, step: int = ACTS) -> State:
    """A player's turn; he rules city p and has a talent."""
    s = new_game()
    s.month = month
    s.turn = p
    push(s, step, NO_CITY, p, 0)
    return s


# ---------------------------------------------------------------------------------------------------- acts


def test_war() -> None:
    s = turn_of()
    assert why_not(s, "war") is None
    assert why_not(s, f"war {CITY_NAMES[1]}") is None
    assert told(s, f"war {CITY_NAMES[0]}").startswith("§9.1")
    s.month = 2
    assert told(s, f"war {CITY_NAMES[1]}").startswith("§9.2: ")
    assert why_not(s, "war") is None, "on an independent city"
    s.used |= USED_WAR
    assert told(s, "war") == "§9.1: you have declared a war this turn already"
    assert told(s, f"war {CITY_NAMES[1]}") == told(s, "war")


def test_embassies() -> None:
    s = turn_of()
    assert why_not(s, "embassy") is None
    assert told(s, f"embassy {CITY_NAMES[1]}").startswith("§8.1: ")
    s.embassy_after[0][5] = LATER + 2
    assert told(s, f"embassy {CITY_NAMES[5]}").startswith("§8.1: ")
    assert told(s, f"embassy {CITY_NAMES[4]} gift 2 voitheia 3").startswith("§11.1: ")
    s.used |= USED_EMBASSY
    assert told(s, "embassy").startswith("§8.1: ")
    s.free_embassy = 1
    assert why_not(s, f"embassy {CITY_NAMES[4]}") is None, "the free one"


def test_a_lure_is_thought_of_with_every_ally_and_sum() -> None:
    s = turn_of()
    assert told(s, f"lure {CITY_NAMES[4]}").startswith("§8.3: ")
    s.allies[1] = 1 << 4
    assert why_not(s, f"lure {CITY_NAMES[4]}") is None
    assert why_not(s, f"lure {CITY_NAMES[4]} from B") is None
    assert told(s, f"lure {CITY_NAMES[4]} from C").startswith("§8.3: ")
    assert why_not(s, f"lure {CITY_NAMES[4]} from B points 1") is None
    fund(s, 0, 20)
    assert told(s, "lure") == "§3.2: there is not enough money; you have 20 mine in all"
    fund(s, 0, 30)
    deal(s, 0, "sword3 shield3")
    assert why_not(s, "lure") is None, "for half the sum"


def test_upgrades() -> None:
    s = turn_of()
    assert why_not(s, "upgrade") is None
    assert why_not(s, f"upgrade {CITY_NAMES[0]}") is None
    assert told(s, f"upgrade {CITY_NAMES[1]}").startswith("§")
    fund(s, 0, 59)
    assert told(s, "upgrade").startswith("§3.2: there is not enough money")
    assert told(s, f"upgrade {CITY_NAMES[0]} warehouse").startswith("§3.2: ")
    s.city_level[0] = 3
    assert told(s, f"upgrade {CITY_NAMES[0]} city").startswith("§2.2: ")


def test_agitation() -> None:
    s = turn_of()
    assert why_not(s, "agitate") is None
    assert told(s, f"agitate {CITY_NAMES[4]}").startswith("§7.7: ")
    fund(s, 0, 59)
    assert told(s, "agitate").startswith("§3.2: ")
    s.month = 3
    assert told(s, "agitate").startswith("§9.2: "), "the truce, for there are only residences"
    s.used |= USED_AGITATION
    assert told(s, f"agitate {CITY_NAMES[1]}").startswith("§7.7: ")


def test_alliances_are_ended() -> None:
    s = turn_of()
    assert told(s, "end-alliance") == "§8.7: there is no such alliance"
    assert told(s, "end-pact").startswith("§8.7: ")
    s.allies[0] = 1 << 5
    assert why_not(s, "end-alliance") is None
    assert told(s, f"end-alliance {CITY_NAMES[4]}").startswith("§8.7: ")
    s.pact[0], s.pact[1] = 1 << 1, 1 << 0
    assert why_not(s, "end-pact B") is None
    s.forced[1][0] = LATER + 1
    assert told(s, "end-pact").startswith("§9.15: ")


def test_what_else_is_done_in_a_turn() -> None:
    s = turn_of()
    assert why_not(s, "buy") is None
    s.used |= USED_TOKENS
    assert told(s, "buy").startswith("§6.2: ")
    assert told(s, "move").startswith("§7.6: ")
    rule_city(s, 0, 4)
    assert why_not(s, "move") is None
    s.moved = 1
    assert told(s, f"move {CITY_NAMES[4]}").startswith("§6.2: ")
    assert why_not(s, "offer") is None
    assert why_not(s, "offer B") is None
    assert told(s, "offer A").startswith("§8.8: ")
    s.offers = s.offers_per_turn + 0
    assert told(s, "offer").startswith("§8.8: ")
    assert why_not(s, "end") is None


# ---------------------------------------------------------------------------------------------------- at other times


def test_what_is_not_asked_now_is_answered_with_what_is() -> None:
    s = turn_of(step=UPKEEP)
    assert told(s, "war") == told(s, "bid") == told(s, "end") == "§6.1: Levy the tax of one of your cities."
    assert why_not(s, "tax") is None
    assert why_not(s, f"tax {CITY_NAMES[0]}") is None
    assert told(s, "tax Gela").startswith("§6.1: ")


def test_who_is_not_asked_at_all() -> None:
    assert told(turn_of(), "war", seat=1).startswith("§6.2: this is not what is asked now")


def test_a_battle() -> None:
    s = war(new_game(), 0, 1)
    assert why_not(s, "deploy") is None
    assert why_not(s, "deploy 2") is None
    assert told(s, "deploy 3").startswith("§9.5: ")
    deploy(s, 0, (1,))
    deploy(s, 1, (1,))
    assert asked(s) == RESOLVE
    assert why_not(s, "terms") is None
    assert why_not(s, "give-up") is None


def test_cargo_and_market() -> None:
    s = turn_of()
    settle(s, 0, 0)
    store(s, 0, food=1)
    assert told(s, "sell").startswith("§6.2: Act, or end your turn.")
    assert told(s, f"sell {CITY_NAMES[0]}") == told(s, "bid") == told(s, "take") == told(s, "sell")


@pytest.mark.parametrize(
    "about", ["", "dance", "war Atlantis", "warGela", "upgrade Gela harbour", "end now", "offer Z"]
)
def test_what_is_no_question_is_said_so(about: str) -> None:
    with pytest.raises(BadNotation):
        why_not(turn_of(), about)


# ---------------------------------------------------------------------------------------------- nothing is forgotten


def positions(number: int, share: float) -> Iterator[tuple[Match, Decision]]:
    """Some of the decisions of a random game."""
    rng = random.Random(number)
    for match, decision in conformance.random_match(GAME, {"players": 2 + number % 5, "months": 12}, number, "auto"):
        if rng.random() < share:
            yield match, decision


def beginnings(line: str) -> Iterator[str]:
    """The questions to which an action is an answer."""
    words = line.split(" ")
    return (" ".join(words[:n]).removesuffix(":") for n in range(1, len(words) + 1))


@pytest.mark.parametrize("number", range(3))
def test_what_is_legal_is_possible_from_its_first_word_on(number: int) -> None:
    for match, decision in positions(number, 0.04):
        action = GAME.write(match.random_action(decision.seat, conformance.random_words(random.Random(number))))
        for about in beginnings(action):
            assert begins(action, about)
            if readable(match, about):
                assert why_not(match.state, about, decision.seat) is None, about


def readable(match: Match, about: str) -> bool:
    """Offers and the like cannot be broken off anywhere."""
    try:
        why_not(match.state, about)
    except BadNotation:
        return False
    return True


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_said(language: str) -> None:
    verbs = (
        "war",
        "embassy",
        "lure",
        "upgrade",
        "agitate",
        "sell",
        "bid",
        "store",
        "end-alliance",
        "condition",
        "plan",
    )
    for match, decision in positions(3, 0.03):
        for about in verbs:
            found = why_not(match.state, about, decision.seat)
            assert found is None or found.reason(language)
