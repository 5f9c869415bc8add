"""What goes out at once is what would have gone out by the long way, and never out of order."""

from __future__ import annotations

import asyncio

import pytest
from websockets.frames import Frame, Opcode

from emporion.server.tables.actors import Actor
from emporion.server.watching import Watcher
from emporion.server.web.frames import head_of, shortcut_of


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_a_frame_is_as_the_protocol_wants_it(length: int) -> None:
    text = b"x" * length
    assert head_of(length) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_other_servers_have_no_shortcut() -> None:
    assert shortcut_of({}) is None
    assert shortcut_of({"extensions": None}) is None


def test_only_who_waits_for_nothing_is_sent_something_at_once() -> None:
    async def send_some() -> tuple[list[bytes], list[bytes]]:
        at_once: list[bytes] = []
        is_writable = True

        def shortcut(data: bytes) -> bool:
            if is_writable:
                at_once.append(data)
            return is_writable

        watcher = Watcher(Actor())
        watcher.shortcut = shortcut
        watcher.send(b"first")  # nobody takes anything yet
        slowly = [await watcher.next()]
        watcher.send(b"second")  # the first is not known to be sent
        slowly.append(await watcher.next())
        taking = asyncio.create_task(watcher.next())
        await asyncio.sleep(0)
        watcher.send(b"third")
        is_writable = False
        watcher.send(b"fourth")
        is_writable = True
        watcher.send(b"fifth")  # must not overtake the fourth
        slowly += [await taking, await watcher.next()]
        return at_once, [data for data in slowly if data is not None]

    assert asyncio.run(send_some()) == ([b"third"], [b"first", b"second", b"fourth", b"fifth"])
