"""Schemathesis calls every route with what its description allows and with what it does not, in all its ways."""

from __future__ import annotations

import pathlib
import subprocess
import sys
from typing import Final

from tests.server.web.calls import Client

STREAM: Final = "stream_table"
"""Never ends; tests of its own call it."""
FAREWELLS: Final = ("end_session", "forget_me", "register")
"""After these the session is another or none: they are called by somebody who does nothing else."""
JUDGING: Final = (
    "add_channel",
    "begin_session",
    "change_password",
    "change_person",
    "check_action",
    "explain_refusal",
    "give_hint",
    "import_table",
    "join_table",
    "open_new_table",
    "preview_action",
    "read_review",
    "register",
    "send_command",
    "start_review",
)
"""Refuse more than a schema can say: a name that cannot be seen, a game that there is not, a record that is none."""
OF_TWO_PARTS: Final = ("look_back", "show_sheet")
"""Their paths name a table and an entry. Schemathesis believes that it sends a table that is none, and sends ours."""
ACCEPTED: Final = ["2xx", 400, 401, 403, 404, 409]


def call_routes(
    folder: pathlib.Path, client: Client, table: str, examples: int, *routes: str, phases: str = "coverage,fuzzing"
) -> subprocess.CompletedProcess[str]:
    """Every check of some routes, or of all but farewells, as one caller. The status is 0 if there is no complaint.

    Stateful tests would follow links from one route to another, and we describe none."""
    settings = folder / "schemathesis.toml"
    settings.write_text(settings_for(client, table))
    program = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(settings)]
    address = f"{client.url}/api/schema/openapi.json"
    ways = ["--checks=all", f"--phases={phases}", "--continue-on-failure", "--no-shrink", "--warnings=off"]
    amount = [f"--max-examples={examples}", "--seed=1", "--generation-database=none"]
    chosen = [f"--include-operation-id={route}" for route in routes]
    left_out = [f"--exclude-operation-id={route}" for route in (*FAREWELLS, STREAM) if not routes]
    return subprocess.run(
        [*program, "run", address, *ways, *amount, *chosen, *left_out],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )


def settings_for(client: Client, table: str) -> str:
    """As TOML: the table to call, who calls, and which routes judge."""
    lines = ["[parameters]", f'"path.table" = "{table}"']
    if "Authorization" in client.headers:
        lines += ["[auth.openapi.bot]", f'bearer = "{client.headers["Authorization"].removeprefix("Bearer ")}"']
    if "Cookie" in client.headers:
        lines += ["[auth.openapi.session]", f'api_key = "{client.headers["Cookie"].partition("=")[2]}"']
    for name in (*JUDGING, *OF_TWO_PARTS):
        lines += ["[[operations]]", f'include-operation-id = "{name}"']
        lines += [f"checks.positive_data_acceptance.expected-statuses = {ACCEPTED}"]
        if name in OF_TWO_PARTS:
            lines += [f"checks.negative_data_rejection.expected-statuses = {ACCEPTED}"]
    return "\n".join(lines)
