"""A small random generator that gives the same numbers in both modes: sfc32 (Chris Doty-Humphrey), four 32-bit words.

It serves simulation and search. Real games are dealt by `engine/dealer.py`.
"""

from __future__ import annotations

from typing import Final

from emporion.kernel.record import Row
from emporion.kernel.rule import rule

WORD: Final = 0xFFFFFFFF
WORDS: Final = 4
"""Length of a generator's array."""


@rule
def seed(rng: Row, first: int, second: int) -> None:
    """Start a generator from two numbers, for example a run's seed and the number of a game."""
    rng[0] = first & WORD
    rng[1] = (first >> 32) & WORD ^ 0x9E3779B9
    rng[2] = second & WORD
    rng[3] = 1
    for _ in range(15):
        next_word(rng)


@rule
def next_word(rng: Row) -> int:
    """32 random bits."""
    word = (rng[0] + rng[1] + rng[3]) & WORD
    rng[3] = (rng[3] + 1) & WORD
    rng[0] = rng[1] ^ (rng[1] >> 9)
    rng[1] = (rng[2] + (rng[2] << 3)) & WORD
    rng[2] = (((rng[2] << 21) | (rng[2] >> 11)) + word) & WORD
    return word


@rule
def below(rng: Row, n: int) -> int:
    """A number from 0 to n - 1, each equally likely (n below 2**31; Lemire's method)."""
    product = next_word(rng) * n
    if (product & WORD) < n:
        threshold = (WORD + 1 - n) % n
        while (product & WORD) < threshold:
            product = next_word(rng) * n
    return product >> 32
