"""Measures what a stored entry costs: python -m bench.storage [SECONDS]

On both databases, with 1, 10 and 100 tables that each wait for one append before the next; prints JSON. The files lie
in the temporary folder (TMPDIR): on a disk of memory the figures mean nothing.
"""

from __future__ import annotations

import asyncio
import json
import os
import pathlib
import statistics
import sys
import tempfile
import time
from typing import Any, Final

from emporion.server.storage.append import Append
from emporion.server.storage.schema import PEOPLE
from emporion.server.storage.store import Store
from tests.server.postgres import running_postgres

APPENDERS: Final = (1, 10, 100)
ENTRY: Final = bytes(200)
COLUMNS: Final = {
    "game": "tyros",
    "ruleset": 1,
    "owner": "anna",
    "created_at": 1,
    "status": "playing",
    "listed": False,
    "secret": bytes(32),
}


async def append_until(store: Store, table: str, end: float) -> list[float]:
    """The seconds that each append took."""
    await store.append(Append(table=table, after=0, at=1, entries=[ENTRY], create=COLUMNS))
    took: list[float] = []
    while (begun := time.perf_counter()) < end:
        n = len(took) + 1
        await store.append(Append(table=table, after=n, at=n, entries=[ENTRY], key=str(n), row={"wake_at": n}))
        took.append(time.perf_counter() - begun)
    return took


async def measure(url: str, appenders: int, seconds: float) -> dict[str, float]:
    store = await Store.open(url)
    person = {"id": "anna", "name": "Anna", "created_at": 1}
    await store.write(lambda connection: connection.execute(PEOPLE.insert(), person))
    begun = time.perf_counter()
    games = (append_until(store, f"{n:016x}", begun + seconds) for n in range(appenders))
    took = sorted(one for game in await asyncio.gather(*games) for one in game)
    elapsed = time.perf_counter() - begun
    await store.close()
    centiles = statistics.quantiles(took, n=100)
    return {
        "per second": round(len(took) / elapsed),
        "p50 ms": round(1000 * centiles[49], 2),
        "p99 ms": round(1000 * centiles[98], 2),
    }


def fsyncs_per_second(folder: pathlib.Path, times: int = 200) -> int:
    """What the disk itself can do."""
    with open(folder / "probe", "wb") as probe:
        begun = time.perf_counter()
        for _ in range(times):
            probe.write(ENTRY)
            probe.flush()
            os.fdatasync(probe.fileno())
    return round(times / (time.perf_counter() - begun))


def main(seconds: float) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as name, running_postgres() as postgres:
        folder = pathlib.Path(name)
        return {
            "fsyncs per second": fsyncs_per_second(folder),
            "sqlite": {n: asyncio.run(measure(f"sqlite:///{folder / f'{n}.db'}", n, seconds)) for n in APPENDERS},
            "postgresql": {n: asyncio.run(measure(postgres.create_database(), n, seconds)) for n in APPENDERS},
        }


if __name__ == "__main__":
    print(json.dumps(main(float(sys.argv[1]) if len(sys.argv) > 1 else 5.0), indent=2))
