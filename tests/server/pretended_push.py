"""What stands in for pywebpush and py_vapid where they are not installed: nothing is signed, and whoever can read
backwards reads what is sent. Their own work is tried in `tests/server/people/test_push_keys.py`, where they are."""

from __future__ import annotations

import base64
from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any, Final

PRIVATE: Final = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
PUBLIC: Final = "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8"
"""The keys of the example in RFC 8291."""


class PretendedVapid:
    """Knows one private key."""

    def __init__(self, private: str, curve: str = "secp256r1") -> None:
        point = base64.urlsafe_b64decode(PUBLIC + "=")
        numbers = SimpleNamespace(x=int.from_bytes(point[1:33], "big"), y=int.from_bytes(point[33:], "big"))
        self.private = private
        self.public_key = SimpleNamespace(curve=SimpleNamespace(name=curve), public_numbers=lambda: numbers)

    @classmethod
    def from_string(cls, text: str) -> PretendedVapid:
        if text != PRIVATE:
            raise ValueError("Could not deserialize key data.")
        return cls(text)

    @classmethod
    def from_pem(cls, text: bytes) -> PretendedVapid:
        return cls.from_string("".join(text.decode().splitlines()[1:-1]))


def pretend_webpush(
    subscription_info: Mapping[str, Any],
    data: bytes,
    vapid_private_key: PretendedVapid,
    vapid_claims: Mapping[str, str],
    ttl: int,
    requests_session: Any,
) -> None:
    """Calls the session as pywebpush does."""
    headers = {"authorization": f"{vapid_private_key.private} {vapid_claims['sub']}", "ttl": str(ttl)}
    body = subscription_info["keys"]["auth"].encode() + data[::-1]
    response = requests_session.post(subscription_info["endpoint"], timeout=None, data=body, headers=headers)
    assert (response.status_code, response.text, response.headers) == (201, "", {}), "it reads all of these"


def read_pretended(auth: str, body: bytes) -> bytes:
    """What was sent to the browser with this `auth`."""
    assert body.startswith(auth.encode())
    return body.removeprefix(auth.encode())[::-1]


MODULES: Final[dict[str, Any]] = {
    "pywebpush": SimpleNamespace(webpush=pretend_webpush),
    "py_vapid": SimpleNamespace(Vapid=PretendedVapid),
}
