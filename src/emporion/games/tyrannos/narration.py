"""Tyrannos in words: how the parts of its events and actions are said. The sentences stand in
`tyrannos.ftl` of each language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from emporion.engine.narration import ENGINE_WORDS, PLAYER, Narrator, seats_text
from emporion.engine.words import Aims, Amount, AsItIs, Count, Fields, Listed, Numbered, Say, Sized, Term
from emporion.games.tyrannos.actions import PUNIC, Goods, Names
from emporion.games.tyrannos.cities import CITY_NAMES
from emporion.games.tyrannos.events import Package
from emporion.games.tyrannos.goods import GOOD_NAMES
from emporion.locales import ENGLISH, list_text, text

MINA: Final = 100
"""Drachmas."""
DRACHMAS: Final = Amount("tyrannos-mine", "tyrannos-decimal-point", unit=MINA)
"""12.5 mine."""
MINE: Final = Amount("tyrannos-mine", "tyrannos-decimal-point")
GOOD: Final = Term("tyrannos-good")
LOTS: Final = Listed(GOOD, by=", ", counted=True, order=GOOD_NAMES)
"""Foodstuffs (2), wine and oil: the names of goods have an "and" of their own, so that the list has none."""
TOKEN: Final = Sized("tyrannos-token")
"""Two swords."""
TOKENS: Final = Listed(TOKEN, none="tyrannos-tokens-none", counted=True)
GOODS: Final = Fields({"money": MINE, "lots": LOTS, "tokens": Count("tyrannos-voitheia")}, none="tyrannos-nothing")
"""One side of an exchange."""
SALES: Final = Numbered(CITY_NAMES, none="tyrannos-nothing")
PLACED: Final = Listed(Fields({"token": TOKEN, "under": AsItIs()}, by=" → "), none="tyrannos-tokens-none")
SECTOR: Final = Term("tyrannos-sector")
SEATS: Final = Listed(PLAYER)
NUMBERS: Final = Listed(AsItIs())


def money_text(drachmas: int, language: str = ENGLISH) -> str:
    return DRACHMAS(drachmas, (), language)


def good_text(good: str, language: str = ENGLISH) -> str:
    return GOOD(good, (), language)


def lots_text(lots: Names, language: str = ENGLISH) -> str:
    return str(LOTS(lots, (), language))


def token_text(token: str, language: str = ENGLISH) -> str:
    return TOKEN(token, (), language)


def tokens_text(tokens: Names, language: str = ENGLISH) -> str:
    return str(TOKENS(tokens, (), language))


def goods_text(goods: Goods, language: str = ENGLISH) -> str:
    return GOODS(goods, (), language)


def package_text(package: Package, language: str = ENGLISH) -> str:
    alliance = "yes" if package.alliance else "no"
    give, want = goods_text(package.give, language), goods_text(package.want, language)
    return text(language, "tyrannos-package", give=give, want=want, alliance=alliance)


# ---------------------------------------------------------------------------------------------------- sentences


def as_player_or_punic(seat: int, names: Sequence[str], language: str) -> str:
    return text(language, "tyrannos-phoenicians") if seat == PUNIC else names[seat]


def as_players(seats: Any, names: Sequence[str], language: str) -> str:
    return names[seats] if isinstance(seats, int) else seats_text(seats, names, language)


def as_allies(value: Any, names: Sequence[str], language: str) -> str:
    """Players or cities, or the points for them."""
    if isinstance(value, int):
        return str(value)
    return list_text([one if isinstance(one, str) else names[one] for one in value], language)


def as_lots_or_sales(value: Any, names: Sequence[str], language: str) -> str:
    """Lots by their names, or how many each city sells."""
    if all(isinstance(part, int) for part in value):
        return SALES(value, names, language)
    return lots_text(value, language)


def as_card(value: Any, names: Sequence[str], language: str) -> str | int:
    """Of fate, or of the market."""
    return value if isinstance(value, int) else f"{good_text(value[:-1], language)} {value[-1]}"


WORDS: Final[dict[str, Say]] = {
    **ENGINE_WORDS,
    "seat": as_player_or_punic,
    "taker": PLAYER,
    "ally": PLAYER,
    "to": SEATS,
    "asked": SEATS,
    "tokens": TOKENS,
    "lots": SALES,
    "good": GOOD,
    "give": GOODS,
    "want": GOODS,
    "package": lambda package, names, language: package_text(package, language),
    "drachmas": DRACHMAS,
    "mine": MINE,
    "duty": MINE,
    "block": Term("tyrannos-block"),
    "fate": Term("tyrannos-fate"),
    "branch": Term("tyrannos-branch"),
    "regime": Term("tyrannos-regime"),
    "sector": SECTOR,
    "pull_down": SECTOR,
    "side": Term("tyrannos-side"),
    "winner": Term("tyrannos-side"),
    "condition": Term("tyrannos-condition"),
    "placed": PLACED,
    "shape": Listed(AsItIs(), by="-"),
    "targets": Aims(),
    "played": NUMBERS,
    "faces": NUMBERS,
    "card": as_card,
}
"""How the parts of events and actions are said, by their names; others are said as they are."""
EVENT_WORDS: Final[dict[str, Say]] = {
    "to": as_players,
    "lots": as_lots_or_sales,
    "shape": AsItIs(),
}


def as_player_or_nobody(seat: int | None, names: Sequence[str], language: str) -> str:
    return "–" if seat is None else names[seat]


TABLE_WORDS: Final[dict[str, Say]] = {
    **dict.fromkeys(("archon", "first", "turn", "fated", "owner", "taker", "challenger"), as_player_or_nobody),
    **dict.fromkeys(("seat", "principal", "commander"), as_player_or_nobody),
    **dict.fromkeys(("pacts", "helpers", "to", "waiting"), as_players),
    **dict.fromkeys(("hand", "lent_to_me", "punic_hand", "discards", "all_tokens", "tokens"), TOKENS),
    **dict.fromkeys(("lots", "bag", "blocks"), as_lots_or_sales),
    **dict.fromkeys(("treasury", "price", "prices", "money"), DRACHMAS),
    "allies": as_allies,
    "event": WORDS["fate"],
    "building": lambda sectors, names, language: list_text([text(language, f"tyrannos-sector-{s}") for s in sectors]),
}
"""How the parts of a table are said."""


class TyrannosNarrator(Narrator):
    game = "tyrannos"
    words = WORDS
    event_words = EVENT_WORDS
    table_words = TABLE_WORDS

    def piece_text(self, field: str, piece: str, names: Sequence[str], language: str = ENGLISH) -> str:
        """Goods, Voitheia with the grouping that they go to, and what has a word of its own."""
        if piece in GOOD_NAMES:
            return good_text(piece, language)
        if field == "placed":
            token, _, under = piece.partition("@")
            return f"{token_text(token, language)} → {under}"
        if field == "pull_down":
            return SECTOR(piece, names, language)
        return super().piece_text(field, piece, names, language)
