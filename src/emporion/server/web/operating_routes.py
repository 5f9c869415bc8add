"""For those who run the server: is it alive, can it work, and what does it do."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Request, Response, get
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy import text

from emporion.server.web.callers import RULE, May, services_of
from emporion.server.web.metrics import written

AnyRequest = Request[Any, Any, Any]


@get("/healthz", opt={RULE: May.ANYBODY}, media_type=MediaType.TEXT, sync_to_thread=False)
def is_alive() -> str:
    """The process answers."""
    return "alive"


@get("/readyz", opt={RULE: May.ANYBODY}, media_type=MediaType.TEXT)
async def is_ready(request: AnyRequest) -> str:
    """It can store and read; otherwise 503."""
    services = services_of(request)
    await services.store.write(lambda connection: connection.execute(text("SELECT 1")).scalar())
    await services.store.read(lambda connection: connection.execute(text("SELECT 1")).scalar())
    return "ready"


@get("/metrics", opt={RULE: May.OPERATOR}, include_in_schema=False)
async def metrics(request: AnyRequest) -> Response[bytes]:
    """For Prometheus."""
    return Response(written(services_of(request).hub), media_type=CONTENT_TYPE_LATEST)


ROUTES = [is_alive, is_ready, metrics]
