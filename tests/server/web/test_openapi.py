"""The description of the routes is complete and right: what it says is what happens."""

from __future__ import annotations

import pathlib
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from emporion.server.protocol import to_server
from emporion.server.protocol.http import Problem
from emporion.server.settings import Settings
from emporion.server.web.app import make_app
from emporion.server.web.openapi import describe
from tests.server.processes import serving
from tests.server.web.calls import person
from tests.server.web.schema_calls import FAREWELLS, call_routes
from tests.server.web.stage import Stage, set_stage
from tests.server.web.test_authorisation import EXPECTED

EXAMPLES = 3
"""For each route; `make soak` has more."""


@pytest.fixture(scope="module")
def document() -> Any:
    app = make_app(Settings())
    return msgspec.to_builtins(describe(app, app.openapi_schema.to_schema()))


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('openapi') / 'emporion.db'}") as server:
        yield set_stage(server.url)


def operations(document: Any) -> dict[str, Any]:
    return {
        f"{method.upper()} {path}": operation
        for path, item in document["paths"].items()
        for method, operation in item.items()
    }


def test_every_route_for_people_and_programs_is_described(document: Any) -> None:
    hidden = {route for route in EXPECTED if route.startswith(("SOCKET", "HEAD", "GET /api/schema", "GET /metrics"))}
    hidden |= {"GET /", "GET /{path}", "GET /api/games/{game}/picture"}
    assert set(operations(document)) == set(EXPECTED) - hidden


def test_every_answer_of_the_matrix_is_described(document: Any) -> None:
    for route, operation in operations(document).items():
        assert set(map(str, EXPECTED[route].values())) <= set(operation["responses"]), route


def test_operations_have_names_of_their_own(document: Any) -> None:
    names = [operation["operationId"] for operation in operations(document).values()]
    assert len(set(names)) == len(names)


def test_unions_name_the_field_that_tells_them_apart(document: Any) -> None:
    body = operations(document)["POST /api/tables/{table}/commands"]["requestBody"]["content"]["application/json"]
    told_apart = body["schema"]["discriminator"]
    assert told_apart["propertyName"] == "type"
    assert told_apart["mapping"]["sit-down"] == "#/components/schemas/SitDown"
    assert document["components"]["schemas"]["SitDown"]["properties"]["type"] == {"enum": ["sit-down"]}


def test_constraints_are_those_of_the_protocol(document: Any) -> None:
    schemas = document["components"]["schemas"]
    (of_msgspec,), components = msgspec.json.schema_components(
        [to_server.ToServer], ref_template="#/components/schemas/{name}"
    )
    assert schemas["ToServer"] == of_msgspec
    assert {name: schemas[name] for name in components} == components
    assert schemas["Act"]["additionalProperties"] is False
    assert schemas["Act"]["properties"]["key"]["maxLength"] == 64


def test_refusals_are_problems(document: Any) -> None:
    refused = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
    for route, operation in operations(document).items():
        refusals = {status: answer for status, answer in operation["responses"].items() if status >= "400"}
        assert all(answer["content"] == refused for answer in refusals.values()), route
        assert {"401", "403", "429", "503"} <= set(refusals), route
        assert ("413" in refusals) == ("requestBody" in operation), route


def test_who_may_call_is_described(document: Any) -> None:
    schemes = document["components"]["securitySchemes"]
    assert schemes["session"] == {"type": "apiKey", "in": "cookie", "name": "emporion-session"}
    assert schemes["bot"] == {"type": "http", "scheme": "bearer"}
    described = {route: operation["security"] for route, operation in operations(document).items()}
    assert described["POST /api/tables"] == [{"session": []}]
    assert described["GET /api/tables/{table}"] == [{}, {"session": []}]
    assert described["POST /api/bot/commands"] == [{"bot": []}]


def test_what_the_framework_refuses_is_a_problem_too(stage: Stage) -> None:
    for method, path, body in [
        ("GET", "/api/nowhere", None),
        ("PUT", "/api/games", None),
        ("POST", "/api/session", b"{"),
    ]:
        answer = stage.anonymous.ask(method, path, body)
        assert answer.status in (400, 404, 405)
        assert msgspec.json.decode(answer.body, type=Problem).message


# ------------------------------------------------------------------------------------------------ Schemathesis


def test_the_owner_finds_no_fault(stage: Stage, tmp_path: pathlib.Path) -> None:
    """Also at the limits of every parameter (phase "coverage"), since the owner may call more than others may. `make
    soak` tries these limits as everybody."""
    called = call_routes(tmp_path, stage.owner, stage.table, EXAMPLES)
    assert called.returncode == 0, called.stdout


@pytest.mark.parametrize("role", ["seat", "anonymous", "stranger"])
def test_others_find_none_either(stage: Stage, tmp_path: pathlib.Path, role: str) -> None:
    client = stage.seats[0] if role == "seat" else getattr(stage, role)
    called = call_routes(tmp_path, client, stage.table, EXAMPLES, phases="fuzzing")
    assert called.returncode == 0, called.stdout


@pytest.mark.parametrize("role", ["anonymous", "spectator"])
def test_whoever_watches_finds_none(stage: Stage, tmp_path: pathlib.Path, role: str) -> None:
    """Where everybody may look, all but the players are answered, not turned away."""
    called = call_routes(tmp_path, getattr(stage, role), stage.watched, EXAMPLES, phases="fuzzing")
    assert called.returncode == 0, called.stdout


def test_a_bot_finds_none(stage: Stage, tmp_path: pathlib.Path) -> None:
    called = call_routes(tmp_path, stage.bot, stage.table, EXAMPLES, "send_as_bot")
    assert called.returncode == 0, called.stdout


@pytest.mark.parametrize("route", FAREWELLS)
def test_whoever_leaves_finds_none(stage: Stage, tmp_path: pathlib.Path, route: str) -> None:
    called = call_routes(tmp_path, person(stage.anonymous.url, "Lea"), stage.table, EXAMPLES, route)
    assert called.returncode == 0, called.stdout
