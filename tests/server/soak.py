"""Long versions of the server's tests: python -m tests.server.soak [--crashes N] [--frames N] [--examples N]

Prints what it finds as JSON, and ends with 1 if anything is wrong.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile

import msgspec

from tests.server import soak_web
from tests.server.crashing import Crashes, Faults
from tests.server.postgres import running_postgres
from tests.server.processes import serving


async def crash(database: str, rounds: int) -> Faults:
    with serving(database) as server:
        return await Crashes(server, database, seed=rounds).run(rounds)


def main() -> int:
    parser = argparse.ArgumentParser(description="Tries the server for long.")
    parser.add_argument("--crashes", type=int, default=200, help="`kill -9` on each database (default 200)")
    parser.add_argument("--frames", type=int, default=100_000, help="bad frames (default 100,000)")
    parser.add_argument("--examples", type=int, default=60, help="calls of each route as each role (default 60)")
    parsed = parser.parse_args()
    found: dict[str, Faults] = {}
    with tempfile.TemporaryDirectory() as folder:
        found["sqlite"] = asyncio.run(crash(f"sqlite:///{folder}/soak.db", parsed.crashes))
        print(json.dumps({"sqlite": msgspec.to_builtins(found["sqlite"])}), flush=True)
    with running_postgres() as postgres:
        found["postgresql"] = asyncio.run(crash(postgres.create_database(), parsed.crashes))
        print(json.dumps({"postgresql": msgspec.to_builtins(found["postgresql"])}), flush=True)
    sys.argv = [sys.argv[0], str(parsed.frames), str(parsed.examples)]
    soak_web.main()
    return int(any(found.values()))


if __name__ == "__main__":
    sys.exit(main())
