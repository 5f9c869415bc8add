"""What people are told who are not here, in their language."""

from __future__ import annotations

from collections.abc import Callable

from emporion.locales import text
from emporion.server.outbox import Due
from emporion.server.people.senders import Message
from emporion.server.tables.naming import game_title


def composer(address: str) -> Callable[[Due], Message]:
    """Writes messages with links to a server at this address."""
    site = address.rstrip("/")

    def compose(due: Due) -> Message:
        return Message(
            kind=due.kind,
            table=due.table,
            title=text(due.language, f"server-{due.kind}-title", game=game_title(due.game, due.language)),
            text=text(due.language, f"server-{due.kind}", name=due.name, game=game_title(due.game, due.language)),
            link=f"{site}/t/{due.table}",
            off=text(due.language, "server-off", address=account_page(address)),
        )

    return compose


def code_message(address: str, language: str, code: str, minutes: int) -> Message:
    """What is sent to an address that somebody has entered: nothing that he could have written himself."""
    return Message(
        kind="code",
        table="",
        title=text(language, "server-code-title"),
        text=text(language, "server-code", code=code, minutes=minutes),
        link=account_page(address),
    )


def account_page(address: str) -> str:
    """Where one says whether and how one is told."""
    return f"{address.rstrip('/')}/account"
