"""What the server refuses. Each has a code that programs can tell apart and a text that says what to do."""

from __future__ import annotations

from typing import ClassVar

from emporion.engine.errors import EmporionError


class ServerRefusal(EmporionError):
    code: ClassVar[str] = "refused"
    status: ClassVar[int] = 409
    """Over HTTP."""


class BadRequest(ServerRefusal):
    code, status = "bad-request", 400


class NotFound(ServerRefusal):
    """Also said of what somebody may not even know to exist."""

    code, status = "not-found", 404


class NotAllowed(ServerRefusal):
    code, status = "not-allowed", 403


class NotSignedIn(ServerRefusal):
    code, status = "not-signed-in", 401


class NotNow(ServerRefusal):
    """Understood and allowed, but the table is not in the right state for it."""

    code, status = "not-now", 409


class OtherRules(ServerRefusal):
    """The game was begun by rules that this release does not have any more."""

    code, status = "other-rules", 409


class TooMuch(ServerRefusal):
    code, status = "too-much", 429

    def __init__(self, message: str, wait_seconds: float = 0) -> None:
        super().__init__(message)
        self.wait_seconds = wait_seconds


class TryAgain(ServerRefusal):
    """Nothing was promised: the same submission, with the same key, may be sent again."""

    code, status = "try-again", 503
