"""Figures for Prometheus: what is stored and refused is counted, over every way to submit it."""

from __future__ import annotations

import pytest

from emporion.server.client import Caller, WasRefused
from tests.server.processes import serving


def figures(caller: Caller) -> dict[str, float]:
    with caller.open("GET", "/metrics") as answer:
        lines = [line for line in answer.read().decode().splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


def test_submissions_are_counted(sqlite_url: str) -> None:
    with serving(sqlite_url) as server:
        caller = Caller(server.url)
        caller.call("POST", "/api/session", {"name": "Ann"})
        seats = [{"type": "me", "name": "Ann"}]
        table = caller.call("POST", "/api/tables", {"key": "k", "game": "tyros", "seats": seats})["table"]
        before = figures(caller)
        caller.call("POST", f"/api/tables/{table}/commands", {"type": "say", "key": "a", "text": "hello"})
        with pytest.raises(WasRefused, match="not-now"):
            caller.call("POST", f"/api/tables/{table}/commands", {"type": "undo", "key": "b", "seat": 0})
        after = figures(caller)
    assert after["emporion_submission_seconds_count"] == before["emporion_submission_seconds_count"] + 1
    assert after['emporion_submissions_refused_total{code="not-now"}'] == 1
    assert after["emporion_tables"] == 1
    assert after["emporion_watchers"] == 0
