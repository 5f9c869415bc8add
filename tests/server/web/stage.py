"""A server with a table, and everybody who could want something of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from tests.server.web.calls import Client, new_key, person

PLAYERS: Final = 4
REMOTE_SEAT: Final = 2


class Stage(msgspec.Struct, frozen=True):
    """A game runs at `table`, which only those at it may see, and at `watched`, which everybody may see. No bot of the
    server plays: nothing happens by itself."""

    table: str
    watched: str
    invitation: str
    """To `table`."""
    anonymous: Client
    stranger: Client
    """Has a session, and nothing to do with these tables."""
    invited: Client
    """Has the invitation, and has not used it."""
    spectator: Client
    """Has a session, and looks at `watched`."""
    seats: tuple[Client, Client, Client]
    """At seats 0, 1 and 3 of `table`."""
    owner: Client
    """Of `table`, at which he has no seat."""
    bot: Client
    """Has the token of seat 2 of `table`."""
    other_bot: Client
    """Has the token of a seat of `watched`."""


def set_stage(url: str) -> Stage:
    owner, other = person(url, "Olga"), person(url, "Otto")
    seats = person(url, "Ann"), person(url, "Bob"), person(url, "Cid")
    table = open_table(owner, watched=False)
    watched = open_table(other, watched=True)
    invitation = invite(owner, table)
    for client, name in zip(seats, ("Ann", "Bob", "Cid"), strict=True):
        join(client, table, invitation, name)
    elsewhere = invite(other, watched)
    players = [person(url, name) for name in ("Dan", "Eva", "Fay")]
    for client, name in zip(players, ("Dan", "Eva", "Fay"), strict=True):
        join(client, watched, elsewhere, name)
    want_to_be_asked(table, seats)
    want_to_be_asked(watched, players)
    return Stage(
        table=table,
        watched=watched,
        invitation=invitation,
        anonymous=Client(url),
        stranger=person(url, "Sam"),
        invited=person(url, "Ivy"),
        spectator=person(url, "Sue"),
        seats=seats,
        owner=owner,
        bot=bot_of(owner, table),
        other_bot=bot_of(other, watched),
    )


def open_table(owner: Client, **wishes: Any) -> str:
    seats = [{"type": "remote" if seat == REMOTE_SEAT else "open"} for seat in range(PLAYERS)]
    wanted = {"key": new_key(), "game": "tyros", "options": {"players": PLAYERS}, "seats": seats, **wishes}
    table: str = owner.do("POST", "/api/tables", wanted)["table"]
    return table


def invite(owner: Client, table: str, seat: int | None = None) -> str:
    token: str = owner.do("POST", f"/api/tables/{table}/invitations", {"seat": seat})["token"]
    return token


def join(guest: Client, table: str, token: str, name: str) -> None:
    guest.do("POST", f"/api/tables/{table}/join", {"key": new_key(), "token": token, "name": name})


def want_to_be_asked(table: str, players: Iterable[Client]) -> None:
    """Also where only one answer is possible."""
    for client in players:
        assert client.ask("PUT", f"/api/tables/{table}/orders", {"orders": {}}).status == 204


def bot_of(owner: Client, table: str) -> Client:
    token = owner.do("POST", f"/api/tables/{table}/bot-token", {"seat": REMOTE_SEAT})["token"]
    return Client(owner.url, {"Authorization": f"Bearer {token}"})
