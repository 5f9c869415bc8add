"""§2 The board: what is adjacent, what is linked by sea, and how far it is. Read from a data file."""

from __future__ import annotations

import functools
import json
import pathlib
from collections.abc import Mapping
from importlib import resources
from typing import Any, Final, NamedTuple

from emporion.engine.errors import BadInput, shown
from emporion.games.tyros.cards import COLOUR_CARDS, JOKER_CARDS
from emporion.games.tyros.places import BERTHS, FIELD_NAMES, FIELDS, ITALY, ITALY_EAST, TYROS
from emporion.kernel.record import Grid, Row, i8, i64
from emporion.kernel.rule import Table, table

NUMBERS: Final = {**{str(n): n for n in range(1, 33)}, "TYR": TYROS}
"""The names of fields in a board file. SEA and DES are squares, but no fields (§2.1)."""
NO_FIELDS: Final = ("SEA", "DES")
COASTS: Final = {"west": ITALY, "east": ITALY_EAST}
CONTENTS: Final = "a board file has a grid and a list of links, each with a, b and status"
FAR: Final = 99
PURSE: Final = COLOUR_CARDS + JOKER_CARDS + 1
"""Nobody can pay more cards of a colour than there are, jokers included: 0 to 18."""


class BoardError(BadInput):
    """A board file that cannot be played on; says what is wrong and where."""


class Board(NamedTuple):
    """The facts of a board that rules need; `data` is what a record must keep of it."""

    name: str
    data: Mapping[str, Any]
    adjacent: list[int]
    distance: Grid
    within: Grid

    def tables(self) -> dict[str, Table]:
        """What takes the place of the tables of the built-in board in the rules."""
        return {
            "adjacent": table(self.adjacent, i64, "adjacent"),
            "distance": table(self.distance, i8, "distance"),
            "within": table(self.within, i64, "within"),
        }


def load_board(path: pathlib.Path) -> Board:
    """Read a board file that a player made."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BoardError(f"{path}: cannot be read ({error.strerror})") from None
    except (json.JSONDecodeError, UnicodeDecodeError) as error:
        raise BoardError(f"{path}: is not JSON ({error})") from None
    return make_board(data, str(path))


@functools.cache
def builtin_data() -> dict[str, Any]:
    text = resources.files("emporion.games.tyros").joinpath("board.json").read_text(encoding="utf-8")
    data: dict[str, Any] = json.loads(text)
    return data


@functools.cache
def builtin_board() -> Board:
    return make_board(builtin_data(), "built-in")


def make_board(data: Any, name: str) -> Board:
    """Check the data of a board and work out its tables."""
    try:
        grid, links = data["grid"], data["links"]
        pairs = adjacent_pairs(checked_grid(grid))
        sea = sea_links(links, pairs)
        kept_data = {"name": name, "grid": grid, "links": [kept(link) for link in links]}
    except BoardError as error:
        raise BoardError(f"{name}: {error}") from None
    except KeyError as error:
        raise BoardError(f"{name}: {shown(error.args[0])} is missing; {CONTENTS}") from None
    except (TypeError, AttributeError, ValueError):
        raise BoardError(f"{name}: something in it has another form; {CONTENTS}") from None
    distance = distances(sea)
    for berth in range(1, BERTHS):
        if distance[TYROS][berth] == FAR:
            raise BoardError(f"{name}: field {berth_label(berth)} cannot be reached by sea from Tyros")
    return Board(name, kept_data, masks(pairs), distance, [berths_within(row) for row in distance])


def kept(link: Mapping[str, Any]) -> dict[str, Any]:
    """The part of a link that decides the game."""
    short = {key: link[key] for key in ("a", "b", "status")}
    if "passages" in link:
        short["passages"] = [{k: p[k] for k in ("coastA", "coastB") if k in p} for p in link["passages"]]
    return short


def berth_label(berth: int) -> str:
    return "16 (east coast)" if berth == ITALY_EAST else "Tyros" if berth == TYROS else str(berth)


def checked_grid(grid: Any) -> list[list[str]]:
    """§2.1: every field once, in a rectangle."""
    if len({len(row) for row in grid}) != 1:
        raise BoardError("grid: the rows are not equally long")
    squares = [square for row in grid for square in row]
    for square in squares:
        if square not in NUMBERS and square not in NO_FIELDS:
            raise BoardError(f"grid: unknown field {shown(square)}; fields are 1 to 32, TYR, SEA and DES")
    for name in NUMBERS:
        if squares.count(name) != 1:
            raise BoardError(f"grid: field {name} stands there {squares.count(name)} times, not once")
    return [list(row) for row in grid]


def adjacent_pairs(grid: list[list[str]]) -> set[frozenset[str]]:
    """§2.2: orthogonal neighbours, without the open sea and the desert."""
    pairs = set()
    for y, row in enumerate(grid):
        for x, square in enumerate(row):
            right = row[x + 1 : x + 2]
            below = [grid[y + 1][x]] if y + 1 < len(grid) else []
            pairs |= {frozenset((square, other)) for other in right + below}
    return {pair for pair in pairs if not pair & set(NO_FIELDS)}


def masks(pairs: set[frozenset[str]]) -> list[int]:
    adjacent = [0] * FIELDS
    for pair in pairs:
        a, b = (NUMBERS[name] for name in pair)
        adjacent[a] |= 1 << b
        adjacent[b] |= 1 << a
    return adjacent


def sea_links(links: Any, pairs: set[frozenset[str]]) -> set[tuple[int, int]]:
    """§2.3, §2.4: which berths are linked by sea."""
    status: dict[frozenset[str], str] = {}
    sea: set[tuple[int, int]] = set()
    for number, link in enumerate(links, 1):
        where = f"link {number} ({link.get('a')}–{link.get('b')})"
        pair = checked_link(link, pairs, where)
        if pair in status:
            how = "twice" if status[pair] == link["status"] else "as open one way and closed the other (asymmetrical)"
            raise BoardError(f"{where}: the pair is listed {how}; list it once")
        status[pair] = link["status"]
        if link["status"] == "open":
            sea |= berth_links(link, where)
    for pair in sorted(pairs - set(status), key=sorted):
        raise BoardError(f"links: the neighbours {'–'.join(sorted(pair))} are not listed as open or closed")
    return sea | {(b, a) for a, b in sea}


def checked_link(link: Any, pairs: set[frozenset[str]], where: str) -> frozenset[str]:
    for end in ("a", "b"):
        if link.get(end) not in NUMBERS:
            raise BoardError(f"{where}: unknown field {shown(link.get(end))}")
    if link.get("status") not in ("open", "closed"):
        raise BoardError(f"{where}: status is {shown(link.get('status'))}, not open or closed")
    pair = frozenset((link["a"], link["b"]))
    if pair not in pairs:
        raise BoardError(f"{where}: the two are not neighbours on the grid")
    return pair


def berth_links(link: Mapping[str, Any], where: str) -> set[tuple[int, int]]:
    """A link of Italy says for each of its passages which coast it leaves from."""
    a, b = link["a"], link["b"]
    if ITALY not in (NUMBERS[a], NUMBERS[b]):
        return {(NUMBERS[a], NUMBERS[b])}
    found = set()
    for passage in link.get("passages", []):
        side = "A" if NUMBERS[a] == ITALY else "B"
        coast = passage.get(f"coast{side}")
        if coast not in COASTS:
            raise BoardError(f"{where}: coast{side} is {shown(coast)}, not west or east")
        found.add((COASTS[coast], NUMBERS[b if side == "A" else a]))
    if not found:
        raise BoardError(f"{where}: field 16 has two coasts; passages must say which of them the link leaves from")
    return found


def distances(sea: set[tuple[int, int]]) -> Grid:
    """§7.1: fields entered on the shortest route between any two berths."""
    neighbours: list[Row] = [[b for b in range(BERTHS) if (a, b) in sea] for a in range(BERTHS)]
    return [distances_from(start, neighbours) for start in range(BERTHS)]


def distances_from(start: int, neighbours: list[Row]) -> Row:
    distance = [FAR] * BERTHS
    distance[start] = 0
    queue = [start]
    for here in queue:
        for there in neighbours[here]:
            if distance[there] == FAR:
                distance[there] = distance[here] + 1
                queue.append(there)
    return distance


def berths_within(distance: Row) -> Row:
    """For each number of cards the berths that it reaches, as a set; the berth itself is not among them."""
    return [sum(1 << b for b in range(1, BERTHS) if 0 < distance[b] <= cards) for cards in range(PURSE)]


ADJACENT: Final[Row] = table(builtin_board().adjacent, i64, "adjacent")
"""§2.2 for each field the set of its neighbours."""
DISTANCE: Final[Grid] = table(builtin_board().distance, i8, "distance")
"""§7.1 for each two berths the length of the shortest route."""


WITHIN: Final[Grid] = table(builtin_board().within, i64, "within")
"""§7.1 for each berth and number of cards the set of berths that can be reached."""


def field_names(mask: int) -> list[str]:
    """The fields of a set, in order."""
    return [FIELD_NAMES[f] for f in range(1, FIELDS) if mask >> f & 1]
