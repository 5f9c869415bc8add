"""Tyrannos in words: how the parts of its events and actions are said. The sentences stand in
`tyrannos.ftl` of each language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from emporion.engine.actions import Action
from emporion.engine.events import Event
from emporion.engine.narration import ENGINE_WORDS, Narrator, Word, as_player, seats_text
from emporion.games.tyrannos.actions import PUNIC, Goods, Names, Placed
from emporion.games.tyrannos.cities import CITY_NAMES
from emporion.games.tyrannos.events import Package
from emporion.games.tyrannos.goods import GOOD_NAMES
from emporion.locales import ENGLISH, list_text, text

MINA: Final = 100
"""Drachmas."""


def money_text(drachmas: int, language: str = ENGLISH) -> str:
    """12.5 mine."""
    amount = f"{drachmas / MINA:g}"
    point = text(language, "tyrannos-decimal-point")
    return text(language, "tyrannos-mine", amount=amount.replace(".", point), one="yes" if amount == "1" else "no")


def good_text(good: str, language: str = ENGLISH) -> str:
    return text(language, f"tyrannos-good-{good}")


def lots_text(lots: Names, language: str = ENGLISH) -> str:
    """Foodstuffs (2), wine and oil: the names of goods have an "and" of their own, so that the list has none."""
    counts = Counter(lots)
    return ", ".join(counted(good_text(good, language), counts[good]) for good in GOOD_NAMES if counts[good]) or "-"


def counted(name: str, count: int) -> str:
    return name if count == 1 else f"{name} ({count})"


def token_text(token: str, language: str = ENGLISH) -> str:
    """Two swords."""
    return text(language, f"tyrannos-token-{token[:-1]}", count=int(token[-1]))


def tokens_text(tokens: Names, language: str = ENGLISH) -> str:
    parts = [counted(token_text(token, language), n) for token, n in Counter(tokens).items()]
    return list_text(parts, language) if parts else text(language, "tyrannos-tokens-none")


def goods_text(goods: Goods, language: str = ENGLISH) -> str:
    """One side of an exchange."""
    parts = [money_text(goods.money * MINA, language)] if goods.money else []
    parts += [lots_text(goods.lots, language)] if goods.lots else []
    parts += [text(language, "tyrannos-voitheia", count=goods.tokens)] if goods.tokens else []
    return list_text(parts, language) if parts else text(language, "tyrannos-nothing")


def package_text(package: Package, language: str = ENGLISH) -> str:
    alliance = "yes" if package.alliance else "no"
    give, want = goods_text(package.give, language), goods_text(package.want, language)
    return text(language, "tyrannos-package", give=give, want=want, alliance=alliance)


def sales_text(sold: Sequence[int], language: str = ENGLISH) -> str:
    parts = [counted(CITY_NAMES[c], n) for c, n in enumerate(sold) if n]
    return list_text(parts, language) if parts else text(language, "tyrannos-nothing")


def placed_text(placed: Sequence[Placed], language: str = ENGLISH) -> str:
    parts = [f"{token_text(each.token, language)} → {each.under}" for each in placed]
    return list_text(parts, language) if parts else text(language, "tyrannos-tokens-none")


# ---------------------------------------------------------------------------------------------------- sentences


def said_in(prefix: str) -> Word:
    """A word of the rules, by its name."""
    return lambda value, names, language: text(language, f"{prefix}-{value}")


def as_flag(value: Any, names: Sequence[str], language: str) -> str:
    return "yes" if value else "no"


def as_player_or_punic(seat: int, names: Sequence[str], language: str) -> str:
    return text(language, "tyrannos-phoenicians") if seat == PUNIC else names[seat]


def as_players(seats: Any, names: Sequence[str], language: str) -> str:
    return names[seats] if isinstance(seats, int) else seats_text(seats, names, language)


def as_allies(value: Any, names: Sequence[str], language: str) -> str:
    """Players or cities, or the points for them."""
    if isinstance(value, int):
        return str(value)
    return list_text([one if isinstance(one, str) else names[one] for one in value], language)


def as_numbers(numbers: Any, names: Sequence[str], language: str) -> str:
    return list_text([str(n) for n in numbers], language)


def as_lots_or_sales(value: Any, names: Sequence[str], language: str) -> str:
    """Lots by their names, or how many each city sells."""
    if all(isinstance(part, int) for part in value):
        return sales_text(value, language)
    return lots_text(value, language)


def as_tokens(value: Any, names: Sequence[str], language: str) -> str | int:
    """Voitheia, or how many tokens of men."""
    return value if isinstance(value, int) else tokens_text(value, language)


def as_card(value: Any, names: Sequence[str], language: str) -> str | int:
    """Of fate, or of the market."""
    return value if isinstance(value, int) else f"{good_text(value[:-1], language)} {value[-1]}"


def as_shape(value: Any, names: Sequence[str], language: str) -> str:
    return value if isinstance(value, str) else "-".join(map(str, value))


def as_targets(value: Any, names: Sequence[str], language: str) -> str:
    """1 → 2."""
    return ", ".join(f"{i} → {target}" for i, target in enumerate(value, 1) if target) or "-"


WORDS: Final[dict[str, Word]] = {
    **ENGINE_WORDS,
    "seat": as_player_or_punic,
    "taker": as_player,
    "ally": as_player,
    "to": as_players,
    "asked": as_players,
    "tokens": as_tokens,
    "lots": as_lots_or_sales,
    "good": lambda good, names, language: good_text(good, language),
    "give": lambda goods, names, language: goods_text(goods, language),
    "want": lambda goods, names, language: goods_text(goods, language),
    "package": lambda package, names, language: package_text(package, language),
    "drachmas": lambda drachmas, names, language: money_text(drachmas, language),
    "mine": lambda mine, names, language: money_text(mine * MINA, language),
    "duty": lambda mine, names, language: money_text(mine * MINA, language),
    "block": said_in("tyrannos-block"),
    "fate": said_in("tyrannos-fate"),
    "branch": said_in("tyrannos-branch"),
    "regime": said_in("tyrannos-regime"),
    "sector": said_in("tyrannos-sector"),
    "pull_down": said_in("tyrannos-sector"),
    "side": said_in("tyrannos-side"),
    "winner": said_in("tyrannos-side"),
    "condition": said_in("tyrannos-condition"),
    "alliance": as_flag,
    "free": as_flag,
    "halved": as_flag,
    "wins": as_flag,
    "treasury": as_flag,
    "placed": lambda placed, names, language: placed_text(placed, language),
    "shape": as_shape,
    "targets": as_targets,
    "played": as_numbers,
    "faces": as_numbers,
    "card": as_card,
}
"""How the parts of events and actions are said, by their names; others are said as they are."""


def as_player_or_nobody(seat: int | None, names: Sequence[str], language: str) -> str:
    return "–" if seat is None else names[seat]


def as_mine(drachmas: int, names: Sequence[str], language: str) -> str:
    return money_text(drachmas, language)


TABLE_WORDS: Final[dict[str, Word]] = {
    **dict.fromkeys(("archon", "first", "turn", "fated", "owner", "taker", "challenger"), as_player_or_nobody),
    **dict.fromkeys(("seat", "principal", "commander"), as_player_or_nobody),
    **dict.fromkeys(("pacts", "helpers", "to", "waiting"), as_players),
    **dict.fromkeys(("hand", "lent_to_me", "punic_hand", "discards", "all_tokens", "tokens"), WORDS["tokens"]),
    **dict.fromkeys(("lots", "bag", "blocks"), WORDS["lots"]),
    **dict.fromkeys(("treasury", "price", "prices", "money"), as_mine),
    "allies": as_allies,
    "event": WORDS["fate"],
    "building": lambda sectors, names, language: list_text([text(language, f"tyrannos-sector-{s}") for s in sectors]),
}
"""How the parts of a table are said."""


class TyrannosNarrator(Narrator):
    game = "tyrannos"
    words = WORDS
    table_words = TABLE_WORDS

    def piece_text(self, field: str, piece: str, names: Sequence[str], language: str = ENGLISH) -> str:
        """Goods, Voitheia with the grouping that they go to, and what has a word of its own."""
        if piece in GOOD_NAMES:
            return good_text(piece, language)
        if field == "placed":
            token, _, under = piece.partition("@")
            return f"{token_text(token, language)} → {under}"
        if field == "pull_down":
            return text(language, f"tyrannos-sector-{piece}")
        return super().piece_text(field, piece, names, language)

    def arguments(self, said: Event | Action, names: Sequence[str], language: str) -> dict[str, str | int]:
        """Yes or no also as a word."""
        arguments = super().arguments(said, names, language)
        flags = [name for name in said.__struct_fields__ if isinstance(getattr(said, name), bool)]
        answers = {name: as_flag(getattr(said, name), names, language) for name in flags}
        words = {f"{name}-word": text(language, f"tyrannos-{answer}") for name, answer in answers.items()}
        return arguments | answers | words
