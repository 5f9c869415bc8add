"""A bot that cannot be made is refused when it is chosen, and not when it should play."""

from __future__ import annotations

import pytest

from emporion.server.client import Caller, WasRefused
from tests.server.processes import serving

BAD = "merchant(courage=3)"
"""There is a merchant, but it has no such parameter."""


def test_a_bot_that_cannot_be_made_is_refused_at_once(sqlite_url: str) -> None:
    with serving(sqlite_url) as server:
        caller = Caller(server.url)
        caller.call("POST", "/api/session", {"name": "Ann"})
        new = {"key": "bad", "game": "tyros", "seats": [{"type": "bot", "bot": BAD}]}
        with pytest.raises(WasRefused, match=r"bad-request: .*courage"):
            caller.call("POST", "/api/tables", new)
        table = caller.call("POST", "/api/tables", {"key": "good", "game": "tyros"})["table"]
        for command in ({"type": "seat-bot", "seat": 0, "bot": BAD}, {"type": "start", "bot": BAD}):
            with pytest.raises(WasRefused, match=r"bad-request: .*courage"):
                caller.call("POST", f"/api/tables/{table}/commands", {"key": "k", **command})
        found = caller.call("GET", f"/api/tables/{table}")
    assert found["n"] == 1
    assert found["table"]["status"] == "open"
