"""Sockets: what they say is checked, and whatever is wrong with it changes nothing."""

from __future__ import annotations

import asyncio
import pathlib
from typing import Any

from emporion.server.tables.actors import Actor
from emporion.server.watching import QUEUE, Watcher
from emporion.server.web.callers import Caller
from emporion.server.web.sockets import Conversation, read
from tests.server.processes import serving
from tests.server.web.fuzzing import fuzz
from tests.server.web.rows import everything_in
from tests.server.web.stage import set_stage

FRAMES = 5_000
"""For all senders together; `make soak` has 100,000."""


def test_bad_frames_change_nothing(tmp_path: pathlib.Path) -> None:
    database = f"sqlite:///{tmp_path / 'emporion.db'}"
    with serving(database) as server:
        stage = set_stage(server.url)
        before = everything_in(database)
        for count in fuzz(stage, FRAMES):
            assert not count.unexpected
            assert count.refused > 0.7 * count.sent
            assert count.shown > 0
            assert count.closed > 0
        assert everything_in(database) == before
        assert stage.anonymous.ask("GET", "/readyz").status == 200
        errors = [line for line in server.log().splitlines() if '"level":"error"' in line]
        assert all("Invalid UTF-8" in line for line in errors), errors


def test_who_does_not_read_answers_is_not_heard_any_longer() -> None:
    """Otherwise he could have the server write answers for nobody without end."""
    services: Any = None
    watcher = Watcher(Actor())
    conversation = Conversation(services, Caller("127.0.0.1"), "0" * 32, watcher)
    for _ in range(QUEUE):
        watcher.send(b"answer")
    assert not conversation.is_over
    watcher.send(b"one too many")
    socket: Any = None  # nothing is received from it
    asyncio.run(read(socket, conversation))
