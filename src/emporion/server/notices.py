"""What people are told who are not here, in their language."""

from __future__ import annotations

from collections.abc import Callable

from emporion.locales import text
from emporion.server.outbox import Due
from emporion.server.people.senders import Message


def composer(address: str) -> Callable[[Due], Message]:
    """Writes messages with links to a server at this address."""

    def compose(due: Due) -> Message:
        return Message(
            kind=due.kind,
            table=due.table,
            title=text(due.language, f"server-{due.kind}-title", game=due.game.capitalize()),
            text=text(due.language, f"server-{due.kind}", name=due.name, game=due.game.capitalize()),
            link=f"{address}/t/{due.table}",
        )

    return compose
