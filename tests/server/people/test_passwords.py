from __future__ import annotations

import argon2
import pytest

from emporion.server.errors import BadRequest
from emporion.server.people import passwords

CHEAP = argon2.PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


def test_a_password_is_right_or_wrong() -> None:
    hashed = passwords.hash_password("purple from Tyre")
    assert hashed.startswith("$argon2id$v=19$m=65536,t=3,p=4$")
    assert passwords.check_password("purple from Tyre", hashed)
    assert not passwords.check_password("Purple from Tyre", hashed)
    assert not passwords.needs_rehash(hashed)


def test_a_hash_that_cost_less_is_to_be_made_anew() -> None:
    assert passwords.needs_rehash(CHEAP.hash("purple from Tyre"))


def test_the_same_letters_typed_otherwise_are_the_same_password(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "HASHER", CHEAP)
    assert passwords.check_password("phe\u0301nicien", passwords.hash_password("ph\u00e9nicien"))


def test_without_a_hash_one_of_the_same_cost_is_computed(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    class Watched(argon2.PasswordHasher):
        def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
            made.append(super().hash(password, salt=salt))
            return made[-1]

    monkeypatch.setattr(passwords, "HASHER", Watched())
    assert not passwords.check_password("purple snails", None)
    assert [passwords.needs_rehash(hashed) for hashed in made] == [False]


@pytest.mark.parametrize("password", ["x" * 10, "x" * 200])
def test_a_new_password_that_will_do(password: str) -> None:
    passwords.check_new_password(password, "ann")


@pytest.mark.parametrize(
    ("password", "complaint"),
    [("x" * 9, "10 to 200"), ("x" * 201, "10 to 200"), ("ANN.of.tyre", "must not be the login")],
)
def test_a_new_password_that_will_not_do(password: str, complaint: str) -> None:
    with pytest.raises(BadRequest, match=complaint):
        passwords.check_new_password(password, "ann.of.tyre")
