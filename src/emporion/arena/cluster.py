"""Playing on a Ray cluster: the same games as on this machine, and the same results.

Ray plays a game again when the process or the machine that played it is lost. Without an address it starts on this
machine only, listens to nobody else, and ends with the run.
"""

from __future__ import annotations

import itertools
import logging
import os
import secrets
import socket
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, redirect_stdout
from typing import Any, Final

from emporion.arena.extras import load
from emporion.arena.playing import Answer, attempt, checked
from emporion.arena.results import PlayedGame
from emporion.arena.schedule import Fixture, Request
from emporion.engine.errors import BadInput, EmporionError

LOCAL: Final = "local"
RETRIES: Final = 4
STORE_BYTES: Final = 100 * 2**20
"""Results are small."""
AHEAD: Final = 2
"""Games handed out for each core, so that none waits for the next."""
CONNECT_SECONDS: Final = 5


class LostCluster(EmporionError):
    """Ray gave up. What was played is kept, and the run can go on."""


def play_on_cluster(request: Request, games: Sequence[Fixture], workers: int, address: str) -> Iterator[PlayedGame]:
    """The games as they end, in no particular order."""
    with connected(address, workers) as ray:
        task = ray.remote(max_retries=RETRIES, num_cpus=1)(play_remotely)
        shared = ray.put(request)
        waiting = iter(games)
        room = AHEAD * int(ray.cluster_resources().get("CPU", 1))
        running = [task.remote(shared, fixture) for fixture in itertools.islice(waiting, room)]
        while running:
            done, running = ray.wait(running)
            running += [task.remote(shared, fixture) for fixture in itertools.islice(waiting, len(done))]
            yield from (checked(answer) for answer in ray.get(done))


def play_remotely(request: Request, fixture: Fixture) -> Answer:
    logging.getLogger("emporion").addHandler(logging.NullHandler())
    return attempt(request, fixture)


@contextmanager
def connected(address: str, workers: int) -> Iterator[Any]:
    """Ray, started here or joined, and left again."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    if address == LOCAL:
        keep_to_this_machine()
    else:
        check_reachable(address)
    ray = load("ray")
    own = {"num_cpus": workers or os.cpu_count(), "object_store_memory": STORE_BYTES, "include_dashboard": False}
    try:
        ray.init(address, logging_level=logging.ERROR, log_to_driver=False, **(own if address == LOCAL else {}))
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise BadInput(f"no Ray cluster at {address} ({error})") from None
    with open(os.devnull, "w") as nowhere, redirect_stdout(nowhere):  # where Ray tells of every loss
        try:
            yield ray
        except ray.exceptions.RayError as error:
            raise LostCluster(f"the cluster could not play on: {error}") from None
        finally:
            ray.shutdown()


def check_reachable(address: str) -> None:
    """Ray itself would try for minutes. What is no HOST:PORT is left to it."""
    host, _, port = address.rpartition(":")
    if not port.isdecimal():
        return
    try:
        socket.create_connection((host, int(port)), CONNECT_SECONDS).close()
    except OSError as error:
        raise BadInput(f"no Ray cluster at {address} ({error.strerror or error})") from None


def keep_to_this_machine() -> None:
    """Ray reads these when it is loaded: only the loopback address, and a token that is not left in the home folder.

    The first has its name from the systems where loopback is the default; it does the same here.
    """
    os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")
    os.environ.setdefault("RAY_AUTH_TOKEN", secrets.token_hex(32))
