"""Bots of others for the server to play, and questions to ask them."""

from __future__ import annotations

import asyncio
import pathlib
import random
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

from emporion.engine.dealer import SeededDealer
from emporion.engine.match import Match
from emporion.games import get_game
from emporion.server.bots.allowance import Allowance
from emporion.server.bots.asking import question_for
from emporion.server.bots.host import BotHost
from emporion.server.bots.messages import Question
from tests.bots.programs import ACTING

T = TypeVar("T")

TYROS: Final = get_game("tyros")
PATIENCE: Final = 60
"""Seconds after which a test has failed."""
GATED: Final = """
import pathlib, time

class Gated:
    def __init__(self, game, options):
        self.seen = []

    def choose(self, view, budget, rng):
        self.seen.append(view.entries)
        with open({asked!r}, "a") as asked:
            print(len(self.seen), type(view.table).__name__, file=asked)
        while not pathlib.Path({gate!r}).exists():
            time.sleep(0.01)
        return {answer}

    def close(self):
        with open({asked!r}, "a") as asked:
            print("closed", file=asked)
"""


class Gate:
    """A bot that answers when the gate is open, and writes down when it is asked."""

    def __init__(self, folder: pathlib.Path, answer: str = "view.legal[-1]") -> None:
        self.gate = folder / "gate"
        self.asked = folder / "asked"
        self.asked.touch()
        self.spec = str(folder / "gated.py")
        text = GATED.format(gate=str(self.gate), asked=str(self.asked), answer=answer)
        pathlib.Path(self.spec).write_text(text, encoding="utf-8")

    @property
    def allowance(self) -> Allowance:
        return Allowance([self.spec])

    def open(self) -> None:
        self.gate.touch()

    @property
    def lines(self) -> list[str]:
        return self.asked.read_text(encoding="utf-8").splitlines()

    async def wait_for(self, lines: int) -> None:
        while len(self.lines) < lines:
            await asyncio.sleep(0.01)


def acting() -> Match:
    return Match(TYROS, {"players": 3}, SeededDealer(1), position=ACTING)


def ask(spec: str, table: str = "t", match: Match | None = None, limit_ms: int = 30_000, seed: int = 1) -> Question:
    return question_for(match or acting(), table, 0, spec, random.Random(seed), limit_ms)


async def closing(host: BotHost, work: Coroutine[Any, Any, T]) -> T:
    try:
        return await asyncio.wait_for(work, PATIENCE)
    finally:
        await host.close()


def run(host: BotHost, work: Coroutine[Any, Any, T]) -> T:
    """Do the work, and close the host."""
    return asyncio.run(closing(host, work))
