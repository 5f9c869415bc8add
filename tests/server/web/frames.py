"""Frames that no server may give way to: each must be refused, and change nothing."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

import msgspec

from emporion.server.protocol.to_server import ToServer
from emporion.server.web.serving import FRAME_BYTES


class Frame(NamedTuple):
    data: bytes
    is_text: bool = True
    closes: bool = False
    """Whoever sends it is sent away."""


ODD: Final[tuple[Any, ...]] = (
    None, True, -1, 16, 2**63, -(2**63) - 1, 10**400, 0.5, 1e308, "", "\0", "0", "x" * 5000, "\u202e", "🏺",
    [], [[]], {}, {"type": "act"},
)  # fmt: skip


class Frames:
    """Without end, and the same for the same seed.

    `decisions` are open ones, of seats that the sender does not play, with a legal answer to each: they would be played
    if they came from the right one. `seat` is his own.
    """

    def __init__(self, seed: int, decisions: list[tuple[str, str]], keys: list[str], seat: int | None) -> None:
        self._rng = random.Random(seed)
        self._decisions = decisions
        self._keys = keys
        self._seat = seat

    def __iter__(self) -> Iterator[Frame]:
        kinds: list[Callable[[], Frame]] = [
            self._refused, self._refused, self._refused, self._odd_field, self._odd_field, self._harmless,
            self._damaged, self._damaged, self._noise, self._deep, self._huge_number, self._binary,
        ]  # fmt: skip
        while True:
            kind = self._oversized if self._rng.random() < 0.002 else self._rng.choice(kinds)
            frame = self._invalid_text() if self._rng.random() < 0.002 else kind()
            if not self._could_be_meant(frame):
                yield frame

    def _could_be_meant(self, frame: Frame) -> bool:
        """Whether chance has made a message that the sender may well send."""
        try:
            message = msgspec.json.decode(frame.data, type=ToServer)
        except (msgspec.DecodeError, RecursionError, UnicodeError):
            return False
        tag = type(message).__struct_config__.tag
        is_own = getattr(message, "seat", None) == self._seat
        return self._seat is not None and (tag == "say" or (tag in ("get-up", "propose") and is_own))

    # ------------------------------------------------------------------------------------------------ well formed

    def _refused(self) -> Frame:
        """Good messages of which each is refused: foreign, stale, or not his to send."""
        return written(self._command())

    def _command(self) -> dict[str, Any]:
        decision, action = self._rng.choice(self._decisions)
        other = self._rng.choice([seat for seat in range(16) if seat != self._seat])
        key = self._rng.choice(self._keys)
        return self._rng.choice(
            [
                {"type": "act", "key": key, "decision": decision, "action": action},
                {"type": "act", "key": key, "decision": str(self._rng.randrange(-9, 999)), "action": action},
                {"type": "undo", "key": key, "seat": other},
                {"type": "reset-turn", "key": key, "seat": other},
                {"type": "get-up", "key": key, "seat": other},
                {"type": "come-back", "key": key, "seat": other},
                {"type": "sit-down", "key": key, "name": "Mal", "seat": other},
                {"type": "seat-bot", "key": key, "seat": other, "bot": "merchant"},
                {"type": "start", "key": key, "bot": "merchant"},
                {"type": "close", "key": key},
                {"type": "propose", "key": key, "seat": other, "proposal": {"type": "stop"}},
                {"type": "vote", "key": key, "seat": other, "yes": True},
            ]
        )

    def _harmless(self) -> Frame:
        since = self._rng.choice((0, 5, 2**62))
        seat = self._rng.choice((None, 0, 1, 15))
        return written(self._rng.choice([{"type": "look", "seat": seat}, {"type": "resync", "since": since}]))

    # ------------------------------------------------------------------------------------------------ malformed

    def _odd_field(self) -> Frame:
        """One field is of the wrong type, too big, missing, or too much."""
        message = self._command()
        field = self._rng.choice([*message, "more"])
        if self._rng.random() < 0.1:
            message.pop(field, None)
        else:
            message[field] = self._rng.choice(ODD)
        return written(message)

    def _damaged(self) -> Frame:
        text = list(json.dumps(self._command()))
        for _ in range(self._rng.randint(1, 4)):
            place = self._rng.randrange(len(text))
            text[place : place + self._rng.randint(0, 2)] = self._rng.choice(['"', "{", "]", "\\u", "\0", "", "9", "é"])
        return Frame("".join(text).encode())

    def _noise(self) -> Frame:
        letters = self._rng.choices('\0\n"\\{[é🏺', k=self._rng.randint(0, 40))
        return Frame("".join(letters).encode())

    def _deep(self) -> Frame:
        depth = self._rng.choice((50, 900, 1100, 5000))
        opening, closing = self._rng.choice((("[", "]"), ('{"a":', "}")))
        nested = f"{opening * depth}1{closing * depth}"[: FRAME_BYTES - 100]
        text = self._rng.choice((nested, f'{{"type":"act","key":{nested}}}', f'{{"more":{nested},"type":"ping"}}'))
        return Frame(text.encode())

    def _huge_number(self) -> Frame:
        number = self._rng.choice(
            ("9" * 5000, "-" + "9" * 400, "1e999", "0." + "3" * 3000, "1e-9999", "NaN", "Infinity")
        )
        return Frame(f'{{"type":"resync","since":{number}}}'.encode())

    def _binary(self) -> Frame:
        """Read like text."""
        data = self._rng.choice((self._rng.randbytes(self._rng.randint(0, 60)), written(self._command()).data))
        return Frame(data, is_text=False)

    # ------------------------------------------------------------------------------------------------ not even frames

    def _oversized(self) -> Frame:
        return Frame(b"x" * (FRAME_BYTES + 1), closes=True)

    def _invalid_text(self) -> Frame:
        return Frame(b"\xff\xfe" + self._rng.randbytes(5), closes=True)


def written(message: Any) -> Frame:
    return Frame(json.dumps(message, ensure_ascii=False).encode())
