"""What is put together field by field: offers and counters (Y8.8), terms (Y9.4), deployments (Y9.5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from emporion.engine.forms import Field, Form, Piece
from emporion.engine.participants import seat_letter
from emporion.games.tyrannos.actions import tokens_of
from emporion.games.tyrannos.cities import CITY_NAMES
from emporion.games.tyrannos.codes import SECTOR_NAMES
from emporion.games.tyrannos.goods import GOOD_NAMES
from emporion.games.tyrannos.knowledge import known_state
from emporion.games.tyrannos.rules.armies import commanded_by, side_cities, side_tokens
from emporion.games.tyrannos.rules.deployment import allowance, tokens_at_hand
from emporion.games.tyrannos.state import GROUPINGS, LINES
from emporion.games.tyrannos.view import Table
from emporion.kernel.bits import lowest, without_lowest

MINA: Final = 100
MONEY: Final = "m"
TOKENS: Final = "v"
MOST_MONEY: Final = 999
ALLIANCE: Final = Field("alliance", (Piece(" with alliance", 1),), 1)


def forms(table: Table) -> list[Form]:
    """Those that can be filled in now, with the limits that the viewer knows."""
    if table.stage == "acts" and table.offers_left > 0:
        return [offer_form(table)]
    if table.stage == "answer" and table.offer is not None:
        return [counter_form(table, table.offer.seat)]
    if table.stage == "deployment" and table.battle is not None:
        return [deployment_form(table)]
    if table.stage == "resolve" and (other := other_principal(table)) is not None:
        return [terms_form(table, other)]
    return []


def offer_form(table: Table) -> Form:
    others = [p for p, player in enumerate(table.players) if p != table.viewer and not player.left]
    asked = tuple(Piece(seat_letter(p), 1) for p in others)
    fields = (
        Field("to", asked, len(asked), 1, join=","),
        side_of_exchange("give", table, [table.viewer]),
        side_of_exchange("want", table, others),
        ALLIANCE,
    )
    return Form("offer", "offer {to}: {give} for {want}{alliance}", fields)


def counter_form(table: Table, offerer: int) -> Form:
    """The fields are named for who fills them in; the notation begins with what the offerer gives."""
    give = side_of_exchange("give", table, [table.viewer])
    want = side_of_exchange("want", table, [offerer])
    return Form("counter", "counter {want} for {give}{alliance}", (give, want, ALLIANCE))


def terms_form(table: Table, other: int) -> Form:
    sectors = tuple(Piece(name, 1) for name in SECTOR_NAMES if name)
    fields = (
        Field("wins", (Piece("win", 1), Piece("lose", 1)), 1, 1),
        side_of_exchange("give", table, [table.viewer]),
        side_of_exchange("want", table, [other]),
        ALLIANCE,
        Field("pull_down", sectors, 1, before=" pull-down "),
    )
    return Form("terms", "terms {wins}: {give} for {want}{alliance}{pull_down}", fields)


def other_principal(table: Table) -> int | None:
    """Of the battle, if both sides have one."""
    if table.battle is None:
        return None
    principals = (table.battle.attacker.principal, table.battle.defender.principal)
    if None in principals or table.viewer not in principals:
        return None
    return principals[0] if principals[1] == table.viewer else principals[1]


def side_of_exchange(name: str, table: Table, seats: Iterable[int]) -> Field:
    """Y8.8 Mine, lots and Voitheia, as much as one of these players may have."""
    held = [holdings(table, p) for p in seats]
    most = {unit: max(one[unit] for one in held) for unit in (MONEY, *GOOD_NAMES, TOKENS)}
    pieces = tuple(Piece(unit, n) for unit, n in most.items() if n > 0)
    return Field(name, pieces, sum(most.values()), each="{n}{piece}", none="-")


def holdings(table: Table, p: int) -> Counter[str]:
    player = table.players[p]
    lots = Counter(lot for city in table.cities if city.owner == p for lot in city.lots)
    return lots + Counter({MONEY: min(player.money // MINA, MOST_MONEY), TOKENS: player.tokens})


def deployment_form(table: Table) -> Form:
    """Y9.5 Groupings from the left, the city in front, and Voitheia under groupings."""
    s = known_state(table)
    side = commanded_by(s, table.viewer)
    columns = tuple(map(str, range(1, GROUPINGS + 1)))
    tokens = Counter(tokens_of(tokens_at_hand(s, side)))
    placed = tuple(Piece(f"{token}@{under}", n, token) for token, n in tokens.items() for under in columns)
    fronts = []
    cities = side_cities(s, side)
    while cities != 0:
        fronts.append(Piece(CITY_NAMES[lowest(cities)], 1))
        cities = without_lowest(cities)
    fields = (
        Field("shape", tuple(Piece(column, LINES) for column in columns), side_tokens(s, side), 1, "{n}", "-"),
        Field("front", tuple(fronts), 1, 1),
        Field("placed", placed, min(allowance(s, side), sum(tokens.values())), before=": "),
    )
    return Form("deploy", "deploy {shape} front {front}{placed}", fields)
