"""The description of all routes for programs, as OpenAPI.

Litestar knows the routes, their parameters and their docstrings. What bodies look like is told by msgspec, which reads
them: with the tags of unions, all constraints, and what must not be there. Who may call a route, and how he can be
refused, follows from its rule.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from http import HTTPStatus
from typing import Annotated, Any, Final, TypeAlias, get_args, get_origin

import msgspec
from litestar import Litestar, Request, Response, Router
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.response import Stream
from litestar.routes import HTTPRoute
from litestar.typing import FieldDefinition
from litestar.utils.typing import make_non_optional_union

from emporion import __version__
from emporion.server.protocol.http import Problem
from emporion.server.protocol.to_client import TableMessage, ToClient
from emporion.server.protocol.to_server import ToServer
from emporion.server.settings import Settings
from emporion.server.web.callers import REFUSES, RULE, May, cookie_of

Json: TypeAlias = dict[str, Any]

PATH: Final = "/api/schema"
ALWAYS: Final = (401, 403, 429, 503)
"""With these every route can refuse: a token that is not good, one for something else, too often, no storage."""
SECURITY: Final[dict[May, list[dict[str, list[str]]]]] = {
    May.ANYBODY: [{}, {"session": []}],
    May.PERSON: [{"session": []}],
    May.BOT: [{"bot": []}],
    May.WATCHER: [{}, {"session": []}],
    May.SEATED: [{"session": []}],
    May.OWNER: [{"session": []}],
}
SPOKEN: Final = {"ToServer": ToServer, "ToClient": ToClient}
"""What is said over sockets, which OpenAPI does not know."""


def openapi_config(settings: Settings) -> OpenAPIConfig:
    schemes: Json = {
        "session": SecurityScheme(type="apiKey", security_scheme_in="cookie", name=cookie_of(settings)),
        "bot": SecurityScheme(type="http", scheme="bearer"),
    }
    return OpenAPIConfig(
        title="Emporion",
        version=__version__,
        use_handler_docstrings=True,
        operation_id_creator=lambda handler, method, path: handler.handler_name,
        components=Components(security_schemes=schemes),
        render_plugins=[Description()],
        openapi_router=Router(PATH, route_handlers=[], include_in_schema=False, opt={RULE: May.ANYBODY}),
    )


class Description(JsonRenderPlugin):
    def __init__(self) -> None:
        super().__init__()
        self._text: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: Json) -> bytes:
        if self._text is None:
            self._text = msgspec.json.encode(describe(request.app, openapi_schema))
        return self._text


def describe(app: Litestar, drawn: Json) -> Json:
    """What Litestar has drawn, with the shapes of all that is sent, refusals and rules."""
    routes = [(handler, drawn["paths"][path][method]) for handler, path, method in described(app)]
    types = {"Problem": Problem, **SPOKEN}
    for handler, _ in routes:
        types.update(types_of(handler))
    schemas, components = msgspec.json.schema_components(types.values(), ref_template="#/components/schemas/{name}")
    shapes = dict(zip(types, schemas, strict=True))
    for handler, operation in routes:
        complete(handler, operation, shapes)
    spoken = {name: shapes[name] for name in SPOKEN}
    return {**drawn, "components": {**drawn["components"], "schemas": {**components, **spoken}}}


def described(app: Litestar) -> Iterator[tuple[HTTPRouteHandler, str, str]]:
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                if handler.resolve_include_in_schema():
                    for method in handler.http_methods:
                        yield handler, route.path_format, method.lower()


def types_of(handler: HTTPRouteHandler) -> Iterator[tuple[str, Any]]:
    """What a route takes and gives."""
    for name, field in handler.parsed_fn_signature.parameters.items():
        if name != "request":
            yield place(handler, name), constrained(field)
    given = handler.parsed_return_field.annotation
    if get_origin(given) is Response:
        (given,) = get_args(given)
    if given is not type(None):
        yield place(handler, "answer"), TableMessage if given is Stream else given


def constrained(field: FieldDefinition) -> Any:
    """The type of a parameter or a body, with what Litestar checks beside it."""
    checked = {name: getattr(field.kwarg_definition, name, None) for name in ("ge", "le", "pattern")}
    limits = msgspec.Meta(**{name: value for name, value in checked.items() if value is not None})
    if field.is_optional:
        return Annotated[make_non_optional_union(field.annotation), limits] | None
    return Annotated[field.annotation, limits]


def place(handler: HTTPRouteHandler, name: str) -> str:
    """Where something belongs, for us alone."""
    return f"{name} of {handler.handler_name}"


def complete(handler: HTTPRouteHandler, operation: Json, shapes: dict[str, Json]) -> None:
    """Put in what a route takes and gives, how it refuses, and who may call it."""
    for parameter in operation.get("parameters", ()):
        default = {key: value for key, value in parameter["schema"].items() if key == "default"}
        parameter["schema"] = {**shapes[place(handler, parameter["name"])], **default}
    if "requestBody" in operation:
        operation["requestBody"]["content"] = json_of(shapes[place(handler, "data")])
    given = shapes.get(place(handler, "answer"))
    operation["responses"].pop("400", None)
    for answer in operation["responses"].values():
        answer["content"] = {} if given is None else {kind: {"schema": given} for kind in answer["content"]}
    for status in refusals(handler, operation):
        operation["responses"][str(status)] = {
            "description": HTTPStatus(status).phrase,
            "content": json_of(shapes["Problem"]),
        }
    operation["security"] = SECURITY[handler.opt[RULE]]


def refusals(handler: HTTPRouteHandler, operation: Json) -> Iterable[int]:
    named = {*ALWAYS, *handler.opt.get(REFUSES, ())}
    if "requestBody" in operation:
        named |= {400, 413}
    if operation.get("parameters"):
        named.add(400)
    if any(parameter["in"] == "path" for parameter in operation.get("parameters", ())):
        named.add(404)
    return sorted(named)


def json_of(schema: Json) -> Json:
    return {"application/json": {"schema": schema}}
