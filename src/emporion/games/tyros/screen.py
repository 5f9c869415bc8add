"""Tyros in a terminal of 80 columns: the board as a grid or a list, hands, and who stands where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from emporion.engine.actions import Action
from emporion.engine.events import Event
from emporion.engine.participants import seat_letter
from emporion.games.tyros.board import builtin_data
from emporion.games.tyros.drawing import draw_board
from emporion.games.tyros.events import AnswerRevealed, OfferMade
from emporion.games.tyros.narration import (
    action_text,
    cards_text,
    decision_text,
    empire_text,
    list_text,
    narrate,
    place_text,
)
from emporion.games.tyros.options import BUILTIN, Options
from emporion.games.tyros.state import State
from emporion.games.tyros.view import Table
from emporion.locales import text

CELL: Final = 10
"""Width of a field in the grid."""
FILLED: Final = {"SEA": "~" * CELL, "DES": "." * CELL}


class TyrosScreen:
    def board_lines(
        self, options: Options, table: Table, names: Sequence[str], language: str, listed: bool
    ) -> list[str]:
        data = builtin_data() if options.board == BUILTIN else options.board
        lines = field_list(table, names, language) if listed else grid(data, table)
        return [*lines, *supply_lines(table, language), *offer_lines(table, names, language)]

    def hand_lines(self, table: Table, names: Sequence[str], language: str) -> list[str]:
        return hand_lines(table, names, language)

    def score_lines(self, table: Table, names: Sequence[str], language: str) -> list[str]:
        return [*player_lines(table, names, language), *empire_lines(table, names, language)]

    def narrate(self, event: Event, names: Sequence[str], language: str) -> str:
        return narrate(event, names, language)

    def decision_text(self, kind: str, language: str) -> str:
        return decision_text(kind, language)

    def action_text(self, action: Action, names: Sequence[str], language: str) -> str:
        return action_text(action, names, language)

    def group_text(self, tag: str, language: str) -> str:
        return text(language, f"tyros-group-{tag}")

    def unlisted(self, table: Table) -> list[str]:
        """§11 Offers and counters are typed, not chosen from a list."""
        can_give = table.gifts == "on" or (table.hand is not None and len(table.hand) > 0)
        if table.stage == "act" and table.offers_left > 0 and can_give:
            return ["offer"]
        return ["counter"] if table.stage == "answer" else []

    def draw(self, options: Options, state: State | None, names: Sequence[str]) -> str:
        return draw_board(None if options.board == BUILTIN else options.board, state, names)


SCREEN: Final = TyrosScreen()


# ---------------------------------------------------------------------------------------------------- the grid


def grid(data: Mapping[str, Any], table: Table) -> list[str]:
    """Each field in two lines: number, empire and city; then ships. Land between fields is drawn, sea is open."""
    closed = {frozenset((link["a"], link["b"])) for link in data["links"] if link["status"] == "closed"}
    rows: list[list[str]] = data["grid"]
    lines = [border(rows[0], None, closed)]
    for y, row in enumerate(rows):
        for part in (top_line, ship_line):
            lines.append(joined(row, [part(square, table) for square in row], closed))
        lines.append(border(row, rows[y + 1] if y + 1 < len(rows) else None, closed))
    return lines


def field_key(square: str) -> str:
    return "T" if square == "TYR" else square


def top_line(square: str, table: Table) -> str:
    """For example `23 G [A]`."""
    if square in FILLED:
        return FILLED[square]
    field = field_key(square)
    chip = table.chips.get(field, "")[:1].upper()
    city = f"[{seat_letter(table.cities[field])}]" if field in table.cities else ""
    return f" {field:>2} {chip:1} {city}".ljust(CELL)


def ship_line(square: str, table: Table) -> str:
    """A letter for each ship; at 16 by coast."""
    if square in FILLED:
        return FILLED[square]
    field = field_key(square)
    if field != "16":
        return f" {ships_at(table, field)}".ljust(CELL)
    coasts = [f"{coast}{ships_at(table, '16' + coast)}" for coast in "we" if ships_at(table, "16" + coast)]
    return (" " + " ".join(coasts)).ljust(CELL)


def ships_at(table: Table, berth: str) -> str:
    """The owners of the ships; many of one owner as a number."""
    parts = []
    for seat, player in enumerate(table.players):
        count = player.ships.get(berth, 0)
        parts.append(seat_letter(seat) * count if count <= 2 else f"{count}{seat_letter(seat)}")
    return "".join(parts)


def joined(row: list[str], cells: list[str], closed: set[frozenset[str]]) -> str:
    line = "|" + cells[0]
    for left, right, cell in zip(row, row[1:], cells[1:], strict=False):
        line += ("|" if frozenset((left, right)) in closed else " ") + cell
    return line + "|"


def border(row: list[str], below: list[str] | None, closed: set[frozenset[str]]) -> str:
    edge = ["-" * CELL] * len(row)
    if below is not None:
        edge = [("-" if frozenset(pair) in closed else " ") * CELL for pair in zip(row, below, strict=True)]
    return "+" + "+".join(edge) + "+"


# ---------------------------------------------------------------------------------------------------- in words


def field_list(table: Table, names: Sequence[str], language: str) -> list[str]:
    """A line for each empire's fields, then one for each field with pieces: nothing to be seen, all to be read."""
    lines = []
    for empire in ("orange", "yellow", "green", "violet"):
        fields = [place_text(field, language) for field, owner in table.chips.items() if owner == empire]
        lines.append(f"{empire_text(empire, language)}: {list_text(fields, language)}")
    for field, owner in table.cities.items():
        lines.append(text(language, "tyros-screen-city-of", place=place_text(field, language), player=names[owner]))
    for seat, player in enumerate(table.players):
        ships = [f"{place_text(berth, language)} ({count})" for berth, count in player.ships.items()]
        lines.append(text(language, "tyros-screen-ships-of", player=names[seat], ships=list_text(ships, language)))
    return lines


def supply_lines(table: Table, language: str) -> list[str]:
    under = list_text([place_text(field, language) for field in table.under], language)
    return [
        text(language, "tyros-screen-round", round=table.round, last="yes" if table.last_round else "no"),
        text(language, "tyros-screen-cards", count=table.draw_pile, discards=cards_text(table.discards, language)),
        text(language, "tyros-screen-pile", count=table.pile, under=under),
    ]


def offer_lines(table: Table, names: Sequence[str], language: str) -> list[str]:
    """§11 The offer on the table and the answers that are open."""
    if table.offer is None:
        return []
    offer = table.offer
    asked = tuple(answer.seat for answer in offer.answers)
    events: list[Event] = [OfferMade(table.turn, offer.give, offer.want, asked)]
    events += [AnswerRevealed(a.seat, a.answer, a.give, a.want) for a in offer.answers if a.answer is not None]
    return [narrate(event, names, language) for event in events]


def hand_lines(table: Table, names: Sequence[str], language: str) -> list[str]:
    if table.hand is None or table.tiles is None:
        return []
    tiles = ", ".join(table.tiles) or "-"
    cards = cards_text(table.hand, language)
    return [text(language, "tyros-screen-hand", player=names[table.viewer], cards=cards, tiles=tiles)]


def player_lines(table: Table, names: Sequence[str], language: str) -> list[str]:
    lines = []
    for score in sorted(table.scores.seats, key=lambda seat: -seat.total):
        player = table.players[score.seat]
        lines.append(
            text(
                language,
                "tyros-screen-score",
                letter=seat_letter(score.seat),
                player=names[score.seat],
                total=score.total,
                cities=score.cities,
                ships=score.ships,
                bonus=score.majorities + score.four_empires,
                hand=player.cards,
                tiles=player.tiles,
                left=player.ships_left,
            )
        )
    return lines


def empire_lines(table: Table, names: Sequence[str], language: str) -> list[str]:
    lines = []
    for empire in sorted(table.scores.empires, key=lambda empire: empire.rank):
        leader = "-" if empire.majority is None else names[empire.majority]
        name = empire_text(empire.empire, language)
        lines.append(
            text(language, "tyros-screen-empire", rank=empire.rank, empire=name, size=empire.size, leader=leader)
        )
    return lines
