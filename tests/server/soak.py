"""Long versions of the server's tests: python -m tests.server.soak (--help shows the options)

Prints what it finds, crashes as JSON, and ends with 1 if anything is wrong.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import pathlib
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Final

import msgspec

from tests.server.crashing import Crashes, Faults
from tests.server.databases import DATABASES
from tests.server.processes import serving
from tests.server.soak_web import soak_routes, soak_sockets

PARTS: Final = ("crashes", "frames", "schemathesis")


def soak_crashes(databases: list[str], rounds: int) -> bool:
    """Whether all that was acknowledged or shown is stored, on each database."""
    is_sound = True
    for name in databases:
        with DATABASES[name]() as database:
            faults = asyncio.run(crash(database, rounds))
        print(json.dumps({name: msgspec.to_builtins(faults)}), flush=True)
        is_sound = is_sound and not faults
    return is_sound


async def crash(database: str, rounds: int) -> Faults:
    with serving(database) as server:
        return await Crashes(server, database, seed=rounds).run(rounds, tell)


def tell(line: str) -> None:
    """It takes long: how far it is stands in one line, beside what it finds."""
    print(f"\r{line}", end="", file=sys.stderr, flush=True)


def soak_web(soak: Callable[[pathlib.Path, int], None], amount: int) -> None:
    """Raises AssertionError if the server gives way."""
    start = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        soak(pathlib.Path(folder), amount)
    print(f"{soak.__name__}: {amount:,}, no fault, {time.monotonic() - start:.0f} s", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description="Tries the server for long.")
    parser.add_argument("--part", choices=(*PARTS, "all"), default="all", help="only one of the parts (default all)")
    parser.add_argument(
        "--database", choices=(*DATABASES, "both"), default="both", help="for the crashes; the rest has SQLite"
    )
    parser.add_argument("--crashes", type=int, default=200, help="`kill -9` on each database (default 200)")
    parser.add_argument("--frames", type=int, default=100_000, help="bad frames (default 100,000)")
    parser.add_argument("--examples", type=int, default=60, help="calls of each route as each role (default 60)")
    parsed = parser.parse_args()
    parts = PARTS if parsed.part == "all" else (parsed.part,)
    is_sound = True
    if "crashes" in parts:
        is_sound = soak_crashes([*DATABASES] if parsed.database == "both" else [parsed.database], parsed.crashes)
    if "frames" in parts:
        soak_web(soak_sockets, parsed.frames)
    if "schemathesis" in parts:
        soak_web(soak_routes, parsed.examples)
    return int(not is_sound)


if __name__ == "__main__":
    sys.exit(main())
