"""Bad input for long, as `soak.py` asks for it. Raises AssertionError if the server gives way."""

from __future__ import annotations

import pathlib

from tests.server.processes import serving
from tests.server.web.calls import person
from tests.server.web.fuzzing import fuzz
from tests.server.web.rows import everything_in
from tests.server.web.schema_calls import FAREWELLS, call_routes
from tests.server.web.stage import set_stage


def soak_sockets(folder: pathlib.Path, frames: int) -> None:
    """Frames of every bad kind over sockets; what is stored stays as it is."""
    database = f"sqlite:///{folder / 'sockets.db'}"
    with serving(database) as server:
        stage = set_stage(server.url)
        before = everything_in(database)
        for count in fuzz(stage, frames):
            assert not count.unexpected, count.unexpected
        assert everything_in(database) == before, "bad frames have changed what is stored"
        assert stage.anonymous.ask("GET", "/readyz").status == 200


def soak_routes(folder: pathlib.Path, examples: int) -> None:
    """Every route as everybody, with so many examples of each way to call it."""
    with serving(f"sqlite:///{folder / 'routes.db'}") as server:
        stage = set_stage(server.url)
        for client in (stage.anonymous, stage.stranger, stage.seats[0], stage.owner, stage.bot):
            called = call_routes(folder, client, stage.table, examples)
            assert called.returncode == 0, called.stdout
        for route in FAREWELLS:
            called = call_routes(folder, person(server.url, "Lea"), stage.table, examples, route)
            assert called.returncode == 0, called.stdout
