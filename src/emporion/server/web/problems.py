"""Whatever goes wrong is told in one form: a code for programs, and a sentence for people."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.response import Response as LitestarResponse

from emporion.engine.errors import BadInput, EmporionError, GameIsOver, IllegalAction, Refused
from emporion.server.errors import ServerRefusal, TooMuch
from emporion.server.protocol import to_client
from emporion.server.protocol.http import Problem
from emporion.server.storage.errors import Unavailable

logger = logging.getLogger(__name__)

CODES = {
    400: "bad-request",
    401: "not-signed-in",
    403: "not-allowed",
    404: "not-found",
    405: "bad-method",
    413: "too-big",
}


def problem_of(error: Exception, language: str = "en") -> tuple[int, Problem]:
    """The HTTP status of a refusal, and what is said."""
    match error:
        case ServerRefusal():
            wait = error.wait_seconds if isinstance(error, TooMuch) else None
            told = error.told(language)
            return error.status, Problem(error.code, told, wait_seconds=wait, reason=error.reason)
        case IllegalAction():
            return 409, Problem("illegal", error.reason(language), error.paragraph or None)
        case GameIsOver() | Refused():
            return 409, Problem("not-now", str(error))
        case RecursionError():
            return 400, Problem("bad-request", "this is nested too deeply")
        case BadInput():
            return 400, Problem("bad-request", str(error))
        case Unavailable():
            return 503, Problem("try-again", str(error))
        case _:
            logger.error("a fault: %s", error, exc_info=error)
            return 500, Problem("fault", "something went wrong on the server; nothing was changed")


def refusal_of(error: Exception, key: str | None, language: str) -> to_client.Refused:
    """The same for a socket."""
    _, problem = problem_of(error, language)
    return to_client.Refused(problem.code, problem.message, key, problem.paragraph, problem.wait_seconds)


def answer_refusal(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    caller = getattr(request.state, "caller", None)
    status, problem = problem_of(error, "en" if caller is None else caller.language)
    headers = {} if problem.wait_seconds is None else {"Retry-After": str(int(problem.wait_seconds) + 1)}
    return LitestarResponse(problem, status_code=status, headers=headers)


def answer_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the framework refuses: bodies that do not fit, paths that do not exist."""
    details = (
        "; ".join(f"{part.get('key', 'body')}: {part['message']}" for part in error.extra or () if "message" in part)
        if isinstance(error.extra, list)
        else ""
    )
    message = f"{error.detail}: {details}" if details else error.detail
    return LitestarResponse(
        Problem(CODES.get(error.status_code, "refused"), message), status_code=error.status_code, headers=error.headers
    )


def answer_fault(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    logger.error("%s %s failed", request.method, request.scope["path"], exc_info=error)
    return LitestarResponse(
        Problem("fault", "something went wrong on the server; look whether it was done before you send it again"),
        status_code=500,
    )


HANDLERS: Any = {
    EmporionError: answer_refusal,
    RecursionError: answer_refusal,
    HTTPException: answer_http,
    Exception: answer_fault,
}
