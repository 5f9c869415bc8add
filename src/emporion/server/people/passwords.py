"""Passwords and their hashes. No database in here.

A hash takes 64 MiB and up to some tenths of a second, on purpose: call these in a thread, and only few at a time.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from argon2 import PasswordHasher, profiles
from argon2.exceptions import VerificationError

from emporion.server.errors import BadRequest

SHORTEST: Final = 10
LONGEST: Final = 200
HASHER: Final = PasswordHasher.from_parameters(profiles.RFC_9106_LOW_MEMORY)


def check_new_password(password: str, login: str) -> None:
    """Raises BadRequest if it will not do."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise BadRequest(f"a password has {SHORTEST} to {LONGEST} characters; several words make a good one")
    if password.casefold() == login.casefold():
        raise BadRequest("the password must not be the login; everybody would try that first")


def hash_password(password: str) -> str:
    """Argon2id with its parameters and a salt of its own. Slow."""
    return HASHER.hash(_normal(password))


def check_password(password: str, hashed: str | None) -> bool:
    """Whether it is the password. Slow; without a hash it makes one for nothing, and says no after just as long."""
    if hashed is None:
        hash_password(password)
        return False
    try:
        return HASHER.verify(hashed, _normal(password))
    except VerificationError:
        return False


def needs_rehash(hashed: str) -> bool:
    """The hash was made when less was asked of one."""
    return HASHER.check_needs_rehash(hashed)


def _normal(password: str) -> bytes:
    """The same bytes on every keyboard: some send é as one character, some as two."""
    return unicodedata.normalize("NFC", password).encode("utf-8", "surrogatepass")
