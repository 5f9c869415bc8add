"""The key with which the server signs what it sends to browsers (VAPID), and what a browser must know of it."""

from __future__ import annotations

import base64
import importlib
import os
import pathlib
from typing import Any, Final, NamedTuple

from emporion.engine.errors import BadOption

CURVE: Final = "secp256r1"
"""Also called P-256; browsers know no other."""
NUMBER_BYTES: Final = 32
UNCOMPRESSED: Final = b"\x04"
"""Before a point of the curve whose two numbers follow."""
PEM: Final = "-----BEGIN"


class PushKey(NamedTuple):
    signer: Any
    """The private key, as pywebpush takes it."""
    public: str
    """What a browser is told when it subscribes, as base64url."""


def read_push_key(told: str) -> PushKey:
    """A key, or the path of a file with one: PEM, or what stands in such a file as one word, or 32 bytes as base64url.

    Raises BadOption, which never repeats the key: it is a secret."""
    is_file = os.path.isfile(told)  # a path that is too long for a file is none
    try:
        text = pathlib.Path(told).read_text(encoding="utf-8") if is_file else told
        signer = load(text.strip())
        return PushKey(signer, public_part(signer.public_key))
    except OSError as error:
        raise BadOption(f"[notices.push] key: {told} cannot be read ({error.strerror})") from None
    except Exception:  # the packages that read keys raise whatever they like
        source = f"the file {told} holds none" if is_file else "this is neither a key nor the path of a file"
        raise BadOption(f"[notices.push] key must be a private key on the curve P-256: {source}") from None


def load(text: str) -> Any:
    vapid = importlib.import_module("py_vapid").Vapid
    return vapid.from_pem(text.encode()) if text.startswith(PEM) else vapid.from_string(text)


def public_part(key: Any) -> str:
    if key.curve.name != CURVE:
        raise ValueError(f"the key is on the curve {key.curve.name}")
    point = key.public_numbers()
    numbers = (number.to_bytes(NUMBER_BYTES, "big") for number in (point.x, point.y))
    return base64.urlsafe_b64encode(UNCOMPRESSED + b"".join(numbers)).rstrip(b"=").decode()
