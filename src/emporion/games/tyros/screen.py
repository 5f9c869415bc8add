"""Tyros in a terminal of 80 columns: the board as a grid or a list, hands, and who stands where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from emporion.engine.actions import Action
from emporion.engine.events import Event
from emporion.engine.lines import all_wrapped, fitted, wrapped
from emporion.engine.participants import seat_letter
from emporion.games.tyros.board import builtin_data
from emporion.games.tyros.drawing import draw_board
from emporion.games.tyros.events import AnswerRevealed, OfferMade
from emporion.games.tyros.narration import (
    TyrosNarrator,
    cards_text,
    empire_text,
    place_text,
)
from emporion.games.tyros.options import BUILTIN, Options
from emporion.games.tyros.scoresheet import EmpireScore
from emporion.games.tyros.state import State
from emporion.games.tyros.view import Table
from emporion.locales import ENGLISH, list_text, text

CELL: Final = 10
"""Width of a field in the grid."""
NAME: Final = 8
"""Width of a name in the table of points."""
FILLED: Final = {"SEA": "~" * CELL, "DES": "." * CELL}


class TyrosScreen(TyrosNarrator):
    def board_lines(
        self, options: Options, table: Table, names: Sequence[str], language: str, listed: bool
    ) -> list[str]:
        data = builtin_data() if options.board == BUILTIN else options.board
        return field_list(table, names, language) if listed else grid(data, table)

    def hand_lines(self, table: Table, names: Sequence[str], language: str) -> list[str]:
        return hand_lines(table, names, language)

    def score_lines(self, table: Table, names: Sequence[str], language: str) -> list[str]:
        """Points, empires, and what lies beside the board."""
        return [
            *player_lines(table, names, language),
            *empire_lines(table, names, language),
            *supply_lines(table, language),
        ]

    def situation_lines(self, table: Table, names: Sequence[str], language: str) -> list[str]:
        return offer_lines(table, names, language)

    def action_facts(self, action: Action, table: Table, names: Sequence[str], language: str) -> str:
        """Nothing: the words of an action name its cards."""
        return ""

    def group_text(self, tag: str, table: Table, language: str = ENGLISH) -> str:
        """§11.1 How an offer is typed depends on how many it may go to."""
        kind = f"{tag}-{table.offer_partners}" if tag == "offer" else tag
        return super().group_text(kind, table, language)

    def unlisted(self, table: Table) -> list[str]:
        """§11 Offers and counters are typed, not chosen from a list; without a card to give, there are none."""
        can_give = table.gifts == "on" or (table.hand is not None and len(table.hand) > 0)
        if table.stage == "act" and table.offers_left > 0 and can_give:
            return ["offer"]
        return ["counter"] if table.stage == "answer" and can_give else []

    def proposals(self, table: Table) -> list[Action]:
        return []

    def worth_asking(self, table: Table) -> list[str]:
        return []

    def draw(self, options: Options, state: State | None, names: Sequence[str]) -> str:
        return draw_board(None if options.board == BUILTIN else options.board, state, names)


SCREEN: Final = TyrosScreen()


# ---------------------------------------------------------------------------------------------------- the grid


def grid(data: Mapping[str, Any], table: Table) -> list[str]:
    """Each field in two lines: number, empire and city; then ships. Land between fields is drawn, sea is open."""
    closed = {frozenset((link["a"], link["b"])) for link in data["links"] if link["status"] == "closed"}
    rows: list[list[str]] = data["grid"]
    edge = "+" + "-" * ((CELL + 1) * len(rows[0]) - 1) + "+"
    lines = [edge]
    for row, below in zip(rows, [*rows[1:], None], strict=True):
        lines.append(joined(row, [top_line(square, table) for square in row], closed))
        lines.append(joined(row, ship_cells(row, below, table, closed), closed))
    return [*lines, edge]


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


def ship_cells(row: list[str], below: list[str] | None, table: Table, closed: set[frozenset[str]]) -> list[str]:
    """The ships of a row; a field that ends in land to the south is underlined."""
    cells = [ship_line(square, table) for square in row]
    if below is None:
        return cells
    is_land = [frozenset(pair) in closed for pair in zip(row, below, strict=True)]
    return [cell.replace(" ", "_") if land else cell for cell, land in zip(cells, is_land, strict=True)]


def ship_line(square: str, table: Table) -> str:
    """A letter for each ship; at 16 by coast. Where that is too long, only how many they are."""
    if square in FILLED:
        return FILLED[square]
    field = field_key(square)
    berths = {"w": "16w", "e": "16e"} if field == "16" else {"": field}
    here = {coast: berth for coast, berth in berths.items() if ship_count(table, berth)}
    owners = " ".join(coast + ships_at(table, berth) for coast, berth in here.items())
    numbers = " ".join(f"{coast}{ship_count(table, berth)}" for coast, berth in here.items())
    return f" {owners if len(owners) < CELL else numbers}".ljust(CELL)


def ship_count(table: Table, berth: str) -> int:
    return sum(player.ships.get(berth, 0) for player in table.players)


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


# ---------------------------------------------------------------------------------------------------- in words


def field_list(table: Table, names: Sequence[str], language: str) -> list[str]:
    """A line for each empire's fields, then one for each field with pieces: nothing to be seen, all to be read."""
    lines = []
    for empire in ("orange", "yellow", "green", "violet"):
        fields = [number_text(field, language) for field, owner in table.chips.items() if owner == empire]
        lines.append(f"{capitalised(empire_text(empire, language))}: {list_text(fields, language)}")
    for field, owner in table.cities.items():
        lines.append(text(language, "tyros-screen-city-of", place=place_text(field, language), player=names[owner]))
    for seat, player in enumerate(table.players):
        ships = [f"{place_text(berth, language)} ({count})" for berth, count in player.ships.items()]
        lines.append(text(language, "tyros-screen-ships-of", player=names[seat], ships=list_text(ships, language)))
    return all_wrapped(lines)


def number_text(field: str, language: str) -> str:
    """A field in a long list, where only Tyros goes by its name."""
    return place_text(field, language) if field == "T" else field


def capitalised(line: str) -> str:
    return line[:1].upper() + line[1:]


def supply_lines(table: Table, language: str) -> list[str]:
    """What lies beside the board."""
    under = list_text([number_text(field, language) for field in table.under], language)
    discards = cards_text(table.discards, language)
    sentences = [
        text(language, "tyros-screen-round", round=table.round, last="yes" if table.last_round else "no"),
        text(language, "tyros-screen-cards", count=table.draw_pile, discards=discards),
        text(language, "tyros-screen-pile", count=table.pile),
        text(language, "tyros-screen-under", under=under) if table.under else "",
    ]
    return wrapped(" ".join(sentences))


def offer_lines(table: Table, names: Sequence[str], language: str) -> list[str]:
    """§11 The offer on the table and the answers that are open."""
    if table.offer is None:
        return []
    offer = table.offer
    asked = tuple(answer.seat for answer in offer.answers)
    events: list[Event] = [OfferMade(table.turn, offer.give, offer.want, asked)]
    events += [AnswerRevealed(a.seat, a.answer, a.give, a.want) for a in offer.answers if a.answer is not None]
    return all_wrapped(SCREEN.narrate(event, names, language) for event in events)


def hand_lines(table: Table, names: Sequence[str], language: str) -> list[str]:
    if table.hand is None or table.tiles is None:
        return []
    tiles = ", ".join(table.tiles) or "-"
    cards = cards_text(table.hand, language)
    return wrapped(text(language, "tyros-screen-hand", player=names[table.viewer], cards=cards, tiles=tiles))


def player_lines(table: Table, names: Sequence[str], language: str) -> list[str]:
    """A line for each player, the best first, with numbers in columns and words beside them for who listens."""
    width = min(NAME, max(map(len, names)))
    lines = []
    for score in sorted(table.scores.seats, key=lambda seat: -seat.total):
        player = table.players[score.seat]
        columns = {
            "letter": seat_letter(score.seat),
            "player": fitted(names[score.seat], width),
            "total": f"{score.total:3}",
            "cities": f"{score.cities:2}",
            "ships": f"{score.ships:2}",
            "bonus": f"{score.majorities + score.four_empires:2}",
            "hand": f"{player.cards:2}",
            "tiles": player.tiles,
            "left": player.ships_left,
        }
        lines.append(text(language, "tyros-screen-score", **columns))
    return lines


def empire_lines(table: Table, names: Sequence[str], language: str) -> list[str]:
    """§15.1 The empires from the largest to the smallest."""
    empires = sorted(table.scores.empires, key=lambda empire: empire.rank)
    said = [empire_words(empire, names, language) for empire in empires]
    return wrapped(text(language, "tyros-screen-empires", empires=", ".join(said)))


def empire_words(empire: EmpireScore, names: Sequence[str], language: str) -> str:
    """§15.4 With the player who has most cities in it, if one has."""
    key = "tyros-screen-empire" if empire.majority is None else "tyros-screen-empire-leader"
    colour = text(language, f"tyros-colour-{empire.empire}")
    leader = {} if empire.majority is None else {"leader": names[empire.majority]}
    return text(language, key, empire=colour, size=empire.size, **leader)
