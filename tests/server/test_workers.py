"""Several workers behind one port, on one PostgreSQL: any of them may serve any table."""

from __future__ import annotations

import asyncio
import os
import pathlib
import re
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pytest

from tests.server.processes import PATIENCE_S, children_of, free_port, is_ready_soon
from tests.server.test_faults import Company

WORKERS: Final = 2
START: Final = "from emporion.cli.main import main; main()"


@contextmanager
def workers(database: str) -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    """A server as one starts it, with its address."""
    port = free_port()
    command = [sys.executable, "-c", START, "serve", "--port", str(port), "--db", database]
    settings = pathlib.Path(__file__).parent / "unlimited.toml"
    process = subprocess.Popen([*command, "--workers", str(WORKERS), "--settings", str(settings)])
    try:
        url = f"http://127.0.0.1:{port}"
        assert is_ready_soon(url), "the server did not start"
        yield process, url
    finally:
        process.terminate()
        process.wait(PATIENCE_S)


def listeners(process: int) -> list[int]:
    """The workers, of all its children."""
    return [child for child in children_of(process) if "spawn_main" in command_of(child)]


def command_of(process: int) -> str:
    return pathlib.Path(f"/proc/{process}/cmdline").read_text().replace("\0", " ")


async def metric(url: str, name: str) -> float:
    def read() -> str:
        with urllib.request.urlopen(f"{url}/metrics", timeout=5) as answer:
            return str(answer.read(), "utf-8")

    text = await asyncio.to_thread(read)
    found = re.search(rf"^{name} ([\d.e+]+)$", text, re.MULTILINE)
    assert found is not None, text
    return float(found[1])


@pytest.mark.anyio
async def test_a_game_goes_on_over_all_workers_also_if_one_dies(postgres_url: str) -> None:
    with workers(postgres_url) as (process, url):
        assert len(listeners(process.pid)) == WORKERS
        company = Company(url, postgres_url)
        await company.sit_down()
        try:
            await company.progress(40)
            assert await metric(url, "emporion_submission_seconds_count") >= 40, "figures of all workers together"
            os.kill(listeners(process.pid)[0], signal.SIGKILL)
            await company.progress(40)
            deadline = time.monotonic() + PATIENCE_S
            while len(listeners(process.pid)) < WORKERS and time.monotonic() < deadline:
                await asyncio.sleep(0.2)
            assert len(listeners(process.pid)) == WORKERS, "another takes its place"
            await company.progress(40)
        finally:
            await company.get_up()
        faults = await company.account()
        assert not faults, faults
        process.terminate()
        assert await asyncio.to_thread(process.wait, PATIENCE_S) == 0
