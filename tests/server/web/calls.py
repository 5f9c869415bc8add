"""Calls to a server as anybody could make them: sent as they are, and the answers kept as they are."""

from __future__ import annotations

import contextlib
import http.client
import itertools
from collections.abc import Mapping
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

import msgspec

SECONDS: Final = 30.0
KEYS: Final = itertools.count(1)


def new_key() -> str:
    return f"key-{next(KEYS)}"


class Answer(NamedTuple):
    status: int
    headers: http.client.HTTPMessage
    body: bytes

    @property
    def json(self) -> Any:
        return msgspec.json.decode(self.body)


class Client:
    """Somebody who calls, with all that says who he is."""

    def __init__(self, url: str, headers: Mapping[str, str] | None = None) -> None:
        self.url = url
        self.headers = dict(headers or {})

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Answer:
        """Bytes are sent as they are, all else as JSON. Of an endless answer the first line is read."""
        data = body if isinstance(body, bytes) or body is None else msgspec.json.encode(body)
        sent = {
            "Content-Type": "application/json",
            **self.headers,
            **{k.replace("_", "-"): v for k, v in headers.items()},
        }
        with contextlib.closing(http.client.HTTPConnection(urlsplit(self.url).netloc, timeout=SECONDS)) as connection:
            connection.request(method, path, data, sent)
            answer = connection.getresponse()
            is_endless = answer.status == 200 and answer.headers.get_content_type() == "application/x-ndjson"
            return Answer(answer.status, answer.headers, answer.readline() if is_endless else answer.read())

    def do(self, method: str, path: str, body: Any = None) -> Any:
        """What must succeed; tells the answer."""
        answer = self.ask(method, path, body)
        assert answer.status < 300, f"{method} {path}: {answer.status} {answer.body.decode()}"
        cookie = answer.headers.get("Set-Cookie")
        if cookie is not None:
            self.headers["Cookie"] = cookie.partition(";")[0]
        return answer.json if answer.body else None


def person(url: str, name: str, address: str | None = None) -> Client:
    """Somebody new, with a session; if an address is given, from there."""
    client = Client(url, None if address is None else {"X-Forwarded-For": address})
    client.do("POST", "/api/session", {"name": name})
    return client
