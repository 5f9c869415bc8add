"""A scripted person at a terminal: reads what is printed, chooses from menus at random, types what cannot be listed,
calls up the board, asks why not, and now and then takes something back."""

from __future__ import annotations

import functools
import random
import re
from collections import Counter
from collections.abc import Callable
from typing import Final

from emporion.cli.menu import BACK
from emporion.engine.participants import seat_letter
from emporion.games.tyrannos.actions import TOKEN_NAMES
from emporion.games.tyrannos.cities import CITY_NAMES
from emporion.games.tyrannos.goods import GOOD_NAMES
from emporion.locales import LANGUAGES, catalogue_texts, text
from tests.cli.terminal import kind_of, menu_lines

CHATTER: Final = (
    "board",
    "list",
    "hand",
    "score",
    "log",
    "?",
    "why",
    "all",
    "undo",
    "language en",
    "nonsense",
    "0",
    "",
)
"""What people type besides their answers."""
CHATTY: Final = 0.02
HESITANT: Final = 0.05
"""How often somebody types such a thing, and takes an action back."""


UNWISE: Final = {
    "tyros": (),
    "tyrannos": (
        "action-refuse-costs",
        "action-give-up",
        "action-end",
        "action-impose",
        "action-agitate",
        "group-agitate",
        "regime-heavy",
        "action-war",
        "group-war",
        "tokens-none",
    ),
}
RELUCTANT: Final = 0.1
"""What ends a game too soon, and how often, compared with other things, a person does it who wants to see much."""


def unwise_words(game: str, language: str) -> list[str]:
    """By which such an action is known in a menu: the longest part of its text that is always the same."""
    said = [text(language, f"{game}-{key}", city="\0") for key in UNWISE[game]]
    return [max(each.split("\0"), key=len) for each in said]


@functools.cache
def kinds_of_decisions(game: str) -> frozenset[str]:
    """All that a person can be asked in a game: every kind has its text."""
    texts = catalogue_texts(f"emporion.games.{game}.locales", "en")
    return frozenset(re.findall(rf"^{game}-decision-([\w-]+) =", "\n".join(texts), re.MULTILINE))


class Person:
    """`met` counts the kinds of decisions that were answered."""

    def __init__(self, game: str, seed: int, players: int, language: str = "en") -> None:
        self.met: Counter[str] = Counter()
        self._rng = random.Random(seed)
        self._letters = [seat_letter(p) for p in range(players)]
        self._typed = TYPED[game]
        self._unwise = unwise_words(game, language)
        self._questions = {
            " ".join(text(language, f"{game}-decision-{kind}").split()): kind for kind in kinds_of_decisions(game)
        }

    def __call__(self, shown: str, prompt: str) -> str:
        kind = kind_of(prompt)
        if kind == "cli-curtain":
            return ""
        if kind == "cli-end-turn":
            return "2" if self._rng.random() < HESITANT else ""
        if kind == "cli-rest":
            tag = tag_in(prompt)
            return self._typed[tag](self._rng, self._letters, shown)
        self._note(shown)
        if self._rng.random() < CHATTY:
            return self._rng.choice(CHATTER)
        choices = {number: line for number, line in menu_lines(shown).items() if number != BACK}
        weights = [RELUCTANT if any(word in line for word in self._unwise) else 1 for line in choices.values()]
        return self._rng.choices(list(choices), weights)[0]

    def _note(self, shown: str) -> None:
        """Which decision is asked, if its question stands on this page."""
        page = " ".join(shown.split())
        asked = [(at, kind) for question, kind in self._questions.items() if (at := page.rfind(f": {question}")) >= 0]
        if asked:
            self.met[max(asked)[1]] += 1


def tag_in(prompt: str) -> str:
    """How the action begins that is to be completed."""
    said = " ".join(prompt.split())
    for language in LANGUAGES:
        pattern = re.escape(text(language, "cli-rest", tag="\0")).replace("\0", "(.+)")
        if found := re.fullmatch(pattern, said):
            return found[1]
    raise AssertionError(f"nothing is to be completed: {prompt!r}")


# ---------------------------------------------------------------------------------------------------- typed actions

Typed = Callable[[random.Random, list[str], str], str]
"""What follows the tag of an action: by the letters of the seats, and what was printed."""


def goods_side(rng: random.Random) -> str:
    """A side of an exchange of Tyrannos: small, so that it is often there."""
    return rng.choice(["-", "-", "1m", "2m", "1v", "2v", f"1{rng.choice(GOOD_NAMES)}"])


def tyrannos_package(rng: random.Random, letters: list[str], shown: str) -> str:
    alliance = rng.choice(["", " with alliance"])
    return f"{goods_side(rng)} for {goods_side(rng)}{alliance}"


def tyrannos_offer(rng: random.Random, letters: list[str], shown: str) -> str:
    to = ",".join(rng.sample(letters, rng.choice([1, 1, 2])))
    return f"{to}: {tyrannos_package(rng, letters, shown)}"


def tyrannos_terms(rng: random.Random, letters: list[str], shown: str) -> str:
    return f"{rng.choice(['win', 'lose'])}: {tyrannos_package(rng, letters, shown)}"


def tyrannos_deployment(rng: random.Random, letters: list[str], shown: str) -> str:
    cities = [city for city in CITY_NAMES if city in shown] or ["Gela"]
    placed = rng.choice(["", f": {rng.choice(TOKEN_NAMES)}@1"])
    return f"{rng.choice(['1', '2', '1-1', '3-1'])} front {rng.choice(cities)}{placed}"


def cards(rng: random.Random) -> str:
    return "".join(f"1{colour}" for colour in rng.sample("oygv", rng.randint(1, 2)))


def tyros_counter(rng: random.Random, letters: list[str], shown: str) -> str:
    return f"{cards(rng)} for {cards(rng)}"


def tyros_offer(rng: random.Random, letters: list[str], shown: str) -> str:
    return f"{tyros_counter(rng, letters, shown)} to {','.join(rng.sample(letters, rng.randint(1, 2)))}"


TYPED: Final[dict[str, dict[str, Typed]]] = {
    "tyros": {"offer": tyros_offer, "counter": tyros_counter},
    "tyrannos": {
        "offer": tyrannos_offer,
        "counter": tyrannos_package,
        "terms": tyrannos_terms,
        "deploy": tyrannos_deployment,
    },
}
