"""The browser app: whatever is not for programs is one of its pages."""

from __future__ import annotations

from typing import Any

from litestar import HttpMethod, Request, Response, route

from emporion.server.errors import NotFound
from emporion.server.web.callers import RULE, May
from emporion.server.web.page_files import PLAIN, Page, find_page

AnyRequest = Request[Any, Any, Any]


@route(
    ["/", "/{path:path}"],
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    opt={RULE: May.ANYBODY},
    include_in_schema=False,
    sync_to_thread=False,
)
def show_page(request: AnyRequest) -> Response[bytes]:
    """A file of the app, or the app itself at any other address."""
    page = find_page(request.scope["path"])
    if page is None:
        raise NotFound("there is no such page")
    return answer(page, request)


def answer(page: Page, request: AnyRequest) -> Response[bytes]:
    """Without a body if the client has it already."""
    form = page.form_for(request.headers.get("accept-encoding", ""))
    headers = {"ETag": form.tag, "Cache-Control": page.cache, "Vary": "Accept-Encoding"}
    if form.tag in request.headers.get("if-none-match", "").replace("W/", "").split(", "):
        return Response(b"", status_code=304, headers=headers)
    if form.encoding != PLAIN:
        headers["Content-Encoding"] = form.encoding
    return Response(form.data, media_type=page.media_type, headers=headers)


ROUTES = [show_page]
