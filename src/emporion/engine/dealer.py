"""Dealers answer for chance.

A draw is "take so many pieces out of this urn". The dealer of a real game commits itself before the first draw: it
publishes the SHA-256 of a 256-bit secret, makes every draw from HMAC-SHA256 of the secret over a counter, and reveals
the secret at the end, so that everybody can draw again and compare.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterator, Sequence
from typing import Protocol

SECRET_BYTES = 32
WORD = 1 << 32


class Dealer(Protocol):
    @property
    def commitment(self) -> str | None:
        """What is published before the first draw, if anything is."""

    def draw(self, index: int, urn: Sequence[int], count: int) -> list[int]:
        """Draw number `index` of a game: how many pieces of each sort were taken.

        A count below 0 is one of throws: so many times a piece is drawn and put back.
        """


class CommittedDealer:
    """A dealer whose draws follow from a secret, and can be checked once it is revealed."""

    def __init__(self, secret: bytes | None = None) -> None:
        self.secret = secrets.token_bytes(SECRET_BYTES) if secret is None else secret
        if len(self.secret) != SECRET_BYTES:
            raise ValueError(f"a dealer's secret has {SECRET_BYTES} bytes, not {len(self.secret)}")

    @property
    def commitment(self) -> str | None:
        return commitment_of(self.secret)

    def draw(self, index: int, urn: Sequence[int], count: int) -> list[int]:
        return draw_pieces(random_words(self.secret, index), urn, count)


class SeededDealer(CommittedDealer):
    """The same cards every time, for simulation, tests and examples: anybody who knows the seed knows all draws."""

    def __init__(self, seed: int) -> None:
        super().__init__(hashlib.sha256(b"emporion seed %d" % seed).digest())

    @property
    def commitment(self) -> str | None:
        return None


def commitment_of(secret: bytes) -> str:
    return hashlib.sha256(secret).hexdigest()


def random_words(secret: bytes, index: int) -> Iterator[int]:
    """The 32-bit numbers of one draw."""
    block = 0
    while True:
        digest = hmac.digest(secret, b"%d/%d" % (index, block), "sha256")
        for at in range(0, len(digest), 4):
            yield int.from_bytes(digest[at : at + 4], "big")
        block += 1


def below(words: Iterator[int], n: int) -> int:
    """A number from 0 to n - 1; words that would favour small numbers are passed over."""
    limit = WORD - WORD % n
    return next(word for word in words if word < limit) % n


def draw_pieces(words: Iterator[int], urn: Sequence[int], count: int) -> list[int]:
    """Take pieces one by one, each piece left equally likely; below 0, as with dice, each is put back."""
    left, taken = list(urn), [0] * len(urn)
    for _ in range(abs(count)):
        at = below(words, sum(left))
        piece = 0
        while at >= left[piece]:
            at -= left[piece]
            piece += 1
        left[piece] -= count > 0
        taken[piece] += 1
    return taken
