"""What the server refuses. Each has a code that programs can tell apart and a text that says what to do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Self

from emporion.engine.errors import EmporionError
from emporion.locales import ENGLISH, text


class ServerRefusal(EmporionError):
    code: ClassVar[str] = "refused"
    status: ClassVar[int] = 409
    """Over HTTP."""
    reason: str | None = None
    """Of what people are refused: the end of the name of a text, so that it can be said in their language."""
    arguments: Mapping[str, Any] = {}

    @classmethod
    def because(cls, reason: str, **arguments: Any) -> Self:
        """With a sentence of the catalogues."""
        refusal = cls(text(ENGLISH, f"server-refused-{reason}", **arguments))
        refusal.reason, refusal.arguments = reason, arguments
        return refusal

    def told(self, language: str) -> str:
        if self.reason is None:
            return str(self)
        return text(language, f"server-refused-{self.reason}", **self.arguments)


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
