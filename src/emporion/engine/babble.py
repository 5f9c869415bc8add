"""Nonsense in the words of a game: texts at random that a regular expression matches.

It knows what notations are written with: letters and escapes, classes, groups, alternatives and repetition.
"""

from __future__ import annotations

import functools
import random
import re
import string
from collections import deque
from collections.abc import Callable
from typing import Final

Babbler = Callable[[random.Random], str]
Pieces = deque[str]
"""What is left of an expression."""

PIECE: Final = re.compile(r"\(\?P<\w+>|\(\?:|\[[^]]+\]|\{\d+(?:,\d+)?\}|\\.|.")
ESCAPES: Final = {r"\d": string.digits, r"\w": string.ascii_letters + string.digits + "_"}
REPEATS: Final = {"?": (0, 1), "*": (0, 9), "+": (1, 9)}
MORE: Final = (0, 0, 1, 1, 2, 9)
"""How often something is repeated beyond the least: mostly short, so that much of it is nearly right."""


@functools.cache
def babbler(expression: str) -> Babbler:
    return alternatives(deque(PIECE.findall(expression)))


def alternatives(pieces: Pieces) -> Babbler:
    ways = [sequence(pieces)]
    while pieces and pieces[0] == "|":
        pieces.popleft()
        ways.append(sequence(pieces))
    return lambda rng: rng.choice(ways)(rng)


def sequence(pieces: Pieces) -> Babbler:
    parts = []
    while pieces and pieces[0] not in ("|", ")"):
        parts.append(repeated(one(pieces), pieces))
    return lambda rng: "".join(part(rng) for part in parts)


def one(pieces: Pieces) -> Babbler:
    """A group, or a letter of those that a piece stands for."""
    piece = pieces.popleft()
    if piece.startswith("("):
        group = alternatives(pieces)
        pieces.popleft()
        return group
    letters = letters_of(piece)
    return lambda rng: rng.choice(letters)


def letters_of(piece: str) -> str:
    if piece.startswith("["):
        return re.sub(r"(.)-(.)", lambda ends: letters_between(*ends.groups()), piece[1:-1])
    return ESCAPES.get(piece, piece[-1])


def letters_between(first: str, last: str) -> str:
    return "".join(map(chr, range(ord(first), ord(last) + 1)))


def repeated(part: Babbler, pieces: Pieces) -> Babbler:
    if not pieces or (pieces[0] not in REPEATS and not pieces[0].startswith("{")):
        return part
    least, most = bounds(pieces.popleft())
    return lambda rng: "".join(part(rng) for _ in range(min(most, least + rng.choice(MORE))))


def bounds(piece: str) -> tuple[int, int]:
    """How often at least and at most."""
    if piece in REPEATS:
        return REPEATS[piece]
    numbers = [int(number) for number in piece[1:-1].split(",")]
    return numbers[0], numbers[-1]
