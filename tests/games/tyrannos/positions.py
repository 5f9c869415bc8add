"""Positions to try the rules of Tyrannos on: a game in which seat i rules city i, and what a test makes of it."""

from __future__ import annotations

from typing import Any, Final

from emporion.games.tyrannos.goods import GOOD_NAMES
from emporion.games.tyrannos.rules.setup import OPTIONS, set_up, settle
from emporion.games.tyrannos.state import State
from emporion.games.tyrannos.steps import clear, step_kind
from emporion.games.tyrannos.voitheia import SYMBOL_NAMES
from emporion.kernel.multiset import one
from emporion.kernel.record import schema_of

STANDARD: Final = {
    "players": 4,
    "months": 24,
    "timed": 0,
    "tax_per_level": 6,
    "dump_rate": 2,
    "treasury_transfers": 0,
    "moira_grace": 1,
    "truce_months": 3,
    "conquest_free": 0,
    "peace_after_defeat": 6,
    "war_pause": 2,
    "own_half": 0,
    "strict_terms": 0,
    "heir": 0,
    "punic_tokens": 2,
    "voitheia_hand": 9,
    "all_allies_count": 0,
    "offers_per_turn": 6,
    "truce_everywhere": 0,
    "new_vassals_wait": 0,
    "points_pause": 0,
    "embassies_wait": 0,
    "vassals_by_luck": 0,
    "last_city_spared": 0,
    "room_by_both": 0,
    "support_joins": 0,
    "pacts_end_anytime": 0,
    "agitation_limit": 0,
    "cities": 8,
}
"""The rules before ruleset 3, in the order in which a game is set up with them; tests name what they want else."""


def option_row(players: int = 4, **options: int) -> list[int]:
    """The options as the rules take them; what is not mentioned is as above."""
    chosen = STANDARD | {"players": players} | options
    assert len(chosen) == OPTIONS, "no such option"
    return list(chosen.values())


def blank_game(players: int = 4, **options: int) -> State:
    """A game before the first draw of chance."""
    s: State = schema_of(State).blank()
    set_up(s, option_row(players, **options))
    return s


def new_game(players: int = 4, **options: int) -> State:
    """A game in month 1 with nothing on the agenda; seat i rules city i, seat 0 is first player and archon."""
    s = blank_game(players, **options)
    clear(s)
    for p in range(players):
        settle(s, p, p)
    s.month = 1
    return s


def rule_city(s: State, p: int, c: int) -> None:
    """A city becomes a vassal of a player, long ago."""
    s.owner[c] = p + 1


def fund(s: State, c: int, mine: int) -> None:
    """A city's treasury holds exactly so much; the bank's book goes with it."""
    s.bank_paid += mine * 100 - s.treasury[c]
    s.treasury[c] = mine * 100


def tokens(text: str) -> int:
    """Voitheia in short: "sword2 shield1 shield1" are two swords on one token and two tokens with a shield."""
    return sum(one(SYMBOL_NAMES.index(word[:-1]) * 3 + int(word[-1]) - 1) for word in text.split())


def deal(s: State, p: int, text: str) -> None:
    """A player holds these tokens, taken from the bag."""
    s.token_bag += s.hand[p] - tokens(text)
    s.hand[p] = tokens(text)


def lots(**counts: int) -> int:
    """Lots by their names: lots(food=2, metal=1)."""
    return sum(n * one(GOOD_NAMES.index(name)) for name, n in counts.items())


def store(s: State, c: int, **counts: int) -> None:
    """A warehouse holds these lots, taken from the bag."""
    s.bag += s.lots[c] - lots(**counts)
    s.lots[c] = lots(**counts)


def agenda(s: State) -> list[int]:
    """The kinds of the steps, the next one first."""
    return [step_kind(step) for step in reversed(s.agenda[: s.depth])]


def listed(function: Any, *args: Any) -> list[int]:
    """What a function that lists actions lists: its last two arguments are the row and the number in it."""
    out = [0] * 4096
    return out[: function(*args, out, 0)]
