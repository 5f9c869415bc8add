"""The list of legal actions is complete and right: it is compared with all that could be tried.

`why_not` is the authority. Random games lead to positions; hands are thinned out there, so that everything that can be
written with a few cards can be tried.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice, product
from typing import Any

import pytest

from emporion.games.tyros import actions, codes, packing
from emporion.games.tyros.actions import Cards
from emporion.games.tyros.cards import KIND_NAMES, card_count
from emporion.games.tyros.codes import kind_of
from emporion.games.tyros.notation import write_action
from emporion.games.tyros.state import ACT
from emporion.kernel.multiset import make_multiset
from emporion.kernel.program import Kernel
from tests.games.tyros.tables import ALL_TILES, KOSMOS, RARI, TYROS, legal, position, random_states, table

GAMES = [
    {"edition": KOSMOS, "players": 3, "toll_without_card": "free", "gifts": "on", "setup": "first-game"},
    {"edition": KOSMOS, "players": 4},
    {"edition": RARI, "players": 3},
    {"edition": RARI, "players": 4, "gifts": "on"},
]
BERTHS_OF_A_BOARD = range(1, 35)
Place = tuple[Kernel, Any, int]
"""A position to try actions at: a kernel, an array with the state, and the seat that is asked."""


def reached(number: int, every: int) -> Iterator[Place]:
    """One of so many positions of a random game, with fewer cards in the hands."""
    rng = random.Random(number)
    for kernel, states, seat in islice(random_states(number, **GAMES[number % len(GAMES)]), 0, None, every):
        tried = kernel.states(1)
        tried[0] = states[0]
        if tried[0].stage == ACT:
            thin_out(tried[0], rng)
        assert kernel.run.broken(tried, 0) == 0
        yield kernel, tried, seat


def thin_out(s: Any, rng: random.Random) -> None:
    """Put cards from full hands on the discard pile."""
    for p in range(s.players):
        held = [kind for kind, count in enumerate(Cards.of(s.hand[p]).counts) for _ in range(count)]
        for kind in rng.sample(held, max(0, len(held) - rng.randint(1, 6))):
            s.hand[p] -= 1 << 5 * kind
            s.discards += 1 << 5 * kind


def made_up(number: int) -> Place:
    """A position late in a game, with many ships and cities: more of them than random players come to."""
    rng = random.Random(number)
    options = TYROS.options({k: v for k, v in GAMES[number % len(GAMES)].items() if k in ("edition", "players")})
    kernel = TYROS.program(options).plain()
    states = kernel.states(1)
    states[0] = TYROS.read_position(crowded(rng, options.edition, options.players))
    return kernel, states, states[0].turn


def crowded(rng: random.Random, edition: str, players: int) -> str:
    """Chips on most fields; each seat has some cities, some ships within the limits, and a few cards."""
    letters = "ABCD"[:players]
    fields = rng.choice([ALL_TILES, ALL_TILES[:30]])
    chips = {field: rng.choice("oygv") for field in rng.sample(fields, 24)}
    if near := {"31", "32"} & set(chips):
        chips["T"] = chips[min(near)]
    sites = rng.sample([field for field in chips if field != "T" or edition == KOSMOS], 3 * players)
    deck = rng.sample("oygv" * 6 + "jjjj", 28)
    return position(
        edition,
        players,
        turn=rng.choice(letters),
        chips=",".join(field + empire for field, empire in chips.items()),
        cities=each(letters, lambda p: ",".join(sites[3 * p : 3 * p + 3])),
        ships=some_ships(rng, sorted({"T", *chips}), letters),
        hands=each(letters, lambda p: "".join(f"1{kind}" for kind in deck[6 * p : 6 * p + rng.randint(1, 6)])),
        discards=f"1{deck[-1]}",
        free_without_card=rng.randint(0, 1),
    )


def each(letters: str, text: Callable[[int], str]) -> str:
    return ";".join(f"{letter}:{text(p)}" for p, letter in enumerate(letters))


def some_ships(rng: random.Random, fields: list[str], letters: str) -> str:
    """At most two in a field, in all."""
    places = [field for field in fields for _ in range(2)]
    lying = [Counter(coast(rng, field) for field in group) for group in dealt(rng.sample(places, 4 * len(letters)), 4)]
    return each(letters, lambda p: ",".join(f"{berth}x{n}" for berth, n in lying[p].items()))


def coast(rng: random.Random, field: str) -> str:
    return rng.choice(["16w", "16e"]) if field == "16" else field


def dealt(things: list[str], size: int) -> list[list[str]]:
    return [things[at : at + size] for at in range(0, len(things), size)]


def sets_of_cards(most: list[int]) -> list[int]:
    """All sets with at most so many of each kind."""
    return [make_multiset(list(counts)) for counts in product(*(range(n + 1) for n in most))]


def candidates(s: Any, seat: int) -> set[int]:
    """All actions that can be written with the seat's cards, one more orange card and one more joker."""
    hand = Cards.of(s.hand[seat]).counts
    sets = sets_of_cards([hand[0] + 1, *hand[1:4], min(4, hand[4] + 1)])
    return card_actions(s, seat, sets) if s.stage == ACT else other_actions(sets)


def card_actions(s: Any, seat: int, sets: list[int]) -> set[int]:
    starts = [berth for berth in BERTHS_OF_A_BOARD if s.ships[seat][berth]] + [23]
    kinds, few = range(1, 6), [cards for cards in sets if card_count(cards) <= 4]
    return {
        codes.PASS,
        *(
            codes.pack(codes.MOVE_SHIP, start, goal, fare, toll)
            for start, goal, fare, toll in product(starts, BERTHS_OF_A_BOARD, sets, range(6))
        ),
        *(codes.pack(codes.FOUND_CITY, berth, 0, price, 0) for berth, price in product(BERTHS_OF_A_BOARD, sets)),
        *(codes.pack(codes.BUILD_SHIP, field, 0, price, 0) for field, price in product(range(1, 34), sets)),
        *(codes.pack(codes.SWAP_CARDS, 0, 0, cards, 0) for cards in few),
        *(codes.pack(codes.BUY_CARD, 0, 0, cards, take) for cards, take in product(few, kinds)),
    }


def other_actions(sets: list[int]) -> set[int]:
    return {
        codes.ACCEPT,
        codes.DECLINE,
        *(codes.pack(codes.LAY_TILE, field, empire, 0, 0) for field, empire in product(range(1, 34), range(1, 5))),
        *(codes.pack(codes.SHOW_TILES, field, 0, 0, 0) for field in range(34)),
        *(codes.pack(codes.CLOSE_TRADE, partner, 0, 0, 0) for partner in range(5)),
        *(codes.pack(codes.KEEP_CARDS, 0, 0, cards, 0) for cards in sets if card_count(cards) <= 4),
    }


def listed(kernel: Kernel, states: Any, seat: int, reduced: bool) -> list[int]:
    out = [0] * 8192
    count = kernel.run.legal(states, 0, seat, int(reduced), out)
    assert count <= len(out)
    return out[:count]


def check_list(kernel: Kernel, states: Any, seat: int) -> None:
    """Exactly the candidates that are allowed are listed."""
    allowed = {code for code in candidates(states[0], seat) if kernel.run.why_not(states, 0, seat, code) == 0}
    found = listed(kernel, states, seat, reduced=False)
    assert len(found) == len(set(found)), "an action is listed twice"
    assert set(found) == allowed


@pytest.mark.parametrize("number", range(4))
def test_in_random_games_exactly_what_is_allowed_is_listed(number: int) -> None:
    for place in reached(number, every=29):
        check_list(*place)


@pytest.mark.parametrize("number", range(16))
def test_in_crowded_positions_exactly_what_is_allowed_is_listed(number: int) -> None:
    check_list(*made_up(number))


# ------------------------------------------------------------------------------------------------ the reduced list


def about(code: int) -> tuple[int, ...]:
    """What an action is about, without what is paid; a swap also by its size."""
    size = len(Cards.of(codes.cards_of(code))) if kind_of(code) == codes.SWAP_CARDS else 0
    return kind_of(code), codes.place_of(code), codes.second_place_of(code), size


def left_with(s: Any, seat: int, code: int) -> list[int]:
    """The cards in hand after an action, as far as the player decides it."""
    hand = Cards.of(s.hand[seat]).counts
    action = packing.decode(code)
    match action:
        case actions.MoveShip(_, _, paid, toll):
            gone = [*paid.counts]
            if toll is not None:
                gone[KIND_NAMES.index(toll) - 1] += 1
        case actions.FoundCity(_, paid) | actions.BuildShip(_, paid) | actions.SwapCards(paid):
            gone = paid.counts
        case actions.BuyCard(paid, take):
            gone = [*paid.counts]
            gone[KIND_NAMES.index(take) - 1] -= 1
        case actions.KeepCards(kept):
            return kept.counts
        case _:
            return hand
    return [held - paid for held, paid in zip(hand, gone, strict=True)]


def at_least_as_good(one: list[int], other: list[int]) -> bool:
    """Whether every card of a hand can be matched by its like, or by a joker, of another."""
    missing = sum(max(0, b - a) for a, b in zip(one[:4], other[:4], strict=True))
    return missing + other[4] <= one[4]


def gives_joker(code: int) -> bool:
    action = packing.decode(code)
    return isinstance(action, actions.MoveShip) and action.toll == "joker"


def better(s: Any, seat: int, kept: int, dropped: int) -> bool:
    """Whether a payment leaves a player no worse, and the owner of a city no joker more, than another."""
    hands = left_with(s, seat, kept), left_with(s, seat, dropped)
    return at_least_as_good(*hands) and (gives_joker(dropped) or not gives_joker(kept))


def is_worse_than_nothing(s: Any, seat: int, code: int) -> bool:
    """A purchase that leaves a player with less than he had: who takes back what he puts down."""
    return kind_of(code) == codes.BUY_CARD and at_least_as_good(Cards.of(s.hand[seat]).counts, left_with(s, seat, code))


def check_reduced(kernel: Kernel, states: Any, seat: int) -> None:
    """Only payments are dropped that are never better than one that is kept for the same thing."""
    s = states[0]
    full, reduced = (listed(kernel, states, seat, reduced) for reduced in (False, True))
    assert set(reduced) <= set(full)
    for code in set(full) - set(reduced):
        rivals = [other for other in reduced if about(other) == about(code)]
        assert is_worse_than_nothing(s, seat, code) or any(better(s, seat, other, code) for other in rivals), (
            f"{write_action(packing.decode(code))} is missing in {TYROS.write_position(s)}"
        )


@pytest.mark.parametrize("number", range(100, 104))
def test_in_random_games_the_reduced_list_drops_only_payments_that_are_never_better(number: int) -> None:
    for place in reached(number, every=9):
        check_reduced(*place)


@pytest.mark.parametrize("number", range(100, 200))
def test_in_crowded_positions_the_reduced_list_drops_only_payments_that_are_never_better(number: int) -> None:
    check_reduced(*made_up(number))


@pytest.mark.parametrize(
    ("ships", "hand", "payments"),
    [
        ("", "3o1j", {"build 23 1j"}),
        ("B:23", "3o1j", {"build 23 1o1j"}),
        ("B:23", "2o1v1j", {"build 23 1o1j", "build 23 1v1j"}),
        ("", "1o1g1j", {"build 23 1g"}),
        ("B:23", "2g1o1j", {"build 23 2g", "build 23 1o1g"}),
    ],
)
def test_9_2_reduced_a_joker_is_spent_where_the_colour_is_missing(ships: str, hand: str, payments: set[str]) -> None:
    match = table(chips="23g", cities="A:23", ships=ships, hands=f"A:{hand}")
    assert legal(match, "A", "build 23", reduced=True) == payments


@pytest.mark.parametrize(
    ("hand", "best"),
    [("1g1j", "move 22>23 1j toll g"), ("1g2j", "move 22>23 1j toll g"), ("1g1o1j", "move 22>23 1g toll o")],
)
def test_7_4_reduced_no_joker_is_given_as_toll_where_a_colour_can_be(hand: str, best: str) -> None:
    """With a green card and a joker one pays the fare with the joker rather than give it to an opponent."""
    match = table(chips="23g", cities="B:23", ships="A:22", hands=f"A:{hand}")
    assert best in legal(match, "A", "move", reduced=True)


@pytest.mark.parametrize(
    ("verb", "facts", "actions"),
    [
        ("move", {"chips": "31g", "ships": "A:T", "hands": "A:1g1j"}, {"move T>31 1g"}),
        ("move", {"chips": "31g", "ships": "A:T", "hands": "A:1o1j"}, {"move T>31 1j"}),
        ("found", {"chips": "31g", "ships": "A:31", "hands": "A:3g4j"}, {"found 31 3g2j"}),
        ("swap", {"hands": "A:1o1j"}, {"swap 1o", "swap 1o1j"}),
        ("swap", {"hands": "A:2j"}, {"swap 1j", "swap 2j"}),
        ("keep", {"stage": "keep", "waiting": "A", "hands": "A:2o1g1j"}, {"keep 2o1j", "keep 1o1g1j"}),
        ("buy", {"hands": "A:3o1j", "discards": "1g"}, {"buy 3o for g"}),
    ],
)
def test_reduced_a_joker_is_not_spent_where_a_colour_will_do(
    verb: str, facts: dict[str, Any], actions: set[str]
) -> None:
    assert legal(table(**facts), "A", verb, reduced=True) == actions
