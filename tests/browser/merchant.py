"""What somebody wants who tries everything once: sail, found a city, build, swap, buy, keep cards; then he passes.

He decides by what he is shown and may do, as people do. Which cards he gets is chance, so he works for his city: he
swaps and buys until he has its price. Nearly all of his games have one before their last round.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from tests.browser.choices import Choice, Choices

EVERYTHING: Final = ("move", "found", "build", "buy", "swap", "keep")
JOKER: Final = "joker"
TYROS: Final = "T"
PROMISING: Final = 3
"""So many cards of an empire must be left after sailing there; the others for a city can be had from the bank."""


class Merchant:
    def __init__(self, wishes: Iterable[str] = EVERYTHING) -> None:
        self.wishes = set(wishes)
        """The kinds of actions that he has not done yet."""

    def choose(self, table: dict[str, Any], choices: Choices) -> Choice:
        choice = Turn(table, choices).best(self.wishes)
        if choice.text != "keep -":
            self.wishes.discard(kind_of(choice))
        return choice


class Turn:
    """One decision of the one who looks."""

    def __init__(self, table: dict[str, Any], choices: Choices) -> None:
        self.table = table
        self.seat: int = table["viewer"]
        self.hand = Counter[str](table["hand"])
        self.choices = choices

    def best(self, wishes: set[str]) -> Choice:
        match self.choices.kind:
            case "act":
                return self.action(wishes)
            case "keep":
                return self.kept(wishes)
            case "answer":
                return self.of("decline")[0]
            case "close":
                return next(choice for choice in self.of("close") if choice.text == "close")
        return self.choices.actions[0]

    def of(self, kind: str) -> list[Choice]:
        return [choice for choice in self.choices.actions if kind_of(choice) == kind]

    def action(self, wishes: set[str]) -> Choice:
        if "found" in wishes:
            return self.towards_city() or self.of("pass")[0]
        wished = [choice for kind in EVERYTHING if kind in wishes for choice in cheapest_first(self.of(kind))]
        return [*wished, *self.of("pass")][0]

    def kept(self, wishes: set[str]) -> Choice:
        """For a city what helps to found it; else one card, or nothing: that is quicker."""
        colour = self.colour_at_site() or self.favourite()
        if "found" in wishes:
            return max(self.of("keep"), key=lambda choice: Holding(choice.action["cards"]).towards(colour))
        size = 1 if "keep" in wishes else 0
        return next(choice for choice in self.of("keep") if Holding(choice.action["cards"]).total() == size)

    def towards_city(self) -> Choice | None:
        founding = [choice for choice in self.of("found") if is_plain(choice.action["berth"])]
        if founding:
            return founding[0]
        colour = self.colour_at_site()
        if colour is not None:
            return self.collect(colour)
        sailing = max(self.promising(), key=self.left_at_goal, default=None)
        if sailing is not None and self.left_at_goal(sailing) >= PROMISING:
            return sailing
        return self.collect(self.favourite()) or sailing

    def promising(self) -> list[Choice]:
        """Ways to a field where a city could be founded."""
        return [
            choice
            for choice in self.of("move")
            if is_plain(choice.action["start"]) and self.is_free(choice.action["goal"])
        ]

    def is_free(self, place: str) -> bool:
        """Whether nobody is in one's way there. Italy with its two coasts is left to others, and so is Tyros."""
        ships = (player["ships"] for seat, player in enumerate(self.table["players"]) if seat != self.seat)
        taken = place in self.table["cities"] or any(place in berths for berths in ships)
        return is_plain(place) and place != TYROS and not taken

    def left_at_goal(self, sailing: Choice) -> int:
        colour = self.table["chips"][sailing.action["goal"]]
        return Holding(self.hand - Counter(sailing.action["fare"])).towards(colour)

    def colour_at_site(self) -> str | None:
        """Of the empire in which an own ship lies where a city could be."""
        chips: dict[str, str] = self.table["chips"]
        ships = self.table["players"][self.seat]["ships"]
        colours = [chips[place] for place in ships if place in chips and self.is_free(place)]
        return max(colours, key=Holding(self.hand).towards, default=None)

    def favourite(self) -> str:
        colours: list[str] = sorted(set(self.table["chips"].values()))
        return max(colours, key=Holding(self.hand).towards)

    def collect(self, colour: str) -> Choice | None:
        """Cards of this colour for others: from the draw pile as long as there is one, then from the discards."""
        swaps = [choice for choice in self.of("swap") if Holding(choice.action["cards"]).towards(colour) == 0]
        buys = [
            choice
            for choice in self.of("buy")
            if Holding(choice.action["cards"]).towards(colour) == 0 and choice.action["take"] in (colour, JOKER)
        ]
        if swaps:
            return max(swaps, key=lambda choice: Holding(choice.action["cards"]).total())
        return buys[0] if buys else None


class Holding(Counter[str]):
    """Cards by kinds."""

    def towards(self, colour: str) -> int:
        return self[colour] + self[JOKER]


def kind_of(choice: Choice) -> str:
    kind: str = choice.action["action"]
    return kind


def is_plain(place: str) -> bool:
    """Whether the place is a whole field, and not one of the coasts of Italy."""
    return not place.endswith(("w", "e"))


def cheapest_first(choices: list[Choice]) -> list[Choice]:
    def cost(choice: Choice) -> int:
        action = choice.action
        return sum((action.get("price") or action.get("fare") or action.get("cards") or {}).values())

    return sorted(choices, key=cost)
