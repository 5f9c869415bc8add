"""Nothing that was acknowledged is lost or doubled, and nobody has seen what was not stored: also after `kill -9`."""

from __future__ import annotations

import pytest

from tests.server.crashing import Crashes, Faults
from tests.server.processes import serving

ROUNDS = 5
"""`make soak` has 200."""
PLANTED_ROUNDS = 8
"""In so many, a planted fault shows for sure."""


async def crash(database: str, rounds: int, *faults: str) -> Faults:
    with serving(database, *faults) as server:
        return await Crashes(server, database, seed=rounds).run(rounds)


@pytest.mark.anyio
async def test_a_killed_server_keeps_its_word(database_url: str) -> None:
    faults = await crash(database_url, ROUNDS)
    assert not faults, faults
    assert faults.acknowledged > 10 * ROUNDS
    assert faults.compared > 10 * ROUNDS


@pytest.mark.anyio
async def test_publishing_before_the_commit_would_be_seen(sqlite_url: str) -> None:
    faults = await crash(sqlite_url, PLANTED_ROUNDS, "publish-before-commit")
    assert faults.unstored


@pytest.mark.anyio
async def test_acknowledging_before_the_commit_would_be_seen(sqlite_url: str) -> None:
    faults = await crash(sqlite_url, PLANTED_ROUNDS, "acknowledge-before-commit")
    assert faults.lost
