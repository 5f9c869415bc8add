"""A terminal with somebody in front of it: what is printed is kept, and questions are answered from what it shows."""

from __future__ import annotations

import io
import itertools
import pathlib
import random
import re
import types
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from typing import Final, NamedTuple

import pytest

from emporion.cli import play, session
from emporion.cli.main import main
from emporion.cli.session import Session
from emporion.locales import LANGUAGES, text

WIDTH: Final = 80
PROMPTS: Final = ("cli-choose", "cli-rest", "cli-end-turn", "cli-curtain")
LINE: Final = re.compile(r" *(\d+)\. ")
"""A line of a menu."""


class Page(NamedTuple):
    """What was printed before a question, and who was looking at it."""

    text: str
    prompt: str
    answer: str
    eyes: int
    entries: int
    """How many entries the record had."""
    state: bytes


Answer = Callable[[str, str], str]
"""From what was printed and the prompt to what is typed."""


def prompt_patterns() -> dict[str, re.Pattern[str]]:
    """Every question, in any language."""
    patterns = {}
    for key in PROMPTS:
        said = [re.escape(text(language, key, tag="\0", player="\0")) for language in LANGUAGES]
        patterns[key] = re.compile("|".join(said).replace("\0", ".*").replace(r"\ ", r"\s+"))
    return patterns


PATTERNS: Final = prompt_patterns()
AT_END: Final = re.compile(rf"^(?:{'|'.join(pattern.pattern for pattern in PATTERNS.values())}) $", re.MULTILINE)


def kind_of(prompt: str) -> str:
    """Which question it is."""
    for key, pattern in PATTERNS.items():
        if pattern.fullmatch(prompt.strip()):
            return key
    raise AssertionError(f"an unknown question: {prompt!r}")


def prompt_at_end(shown: str) -> str:
    """The question that the last line is, or the last two; empty if there is none."""
    found = AT_END.search(shown, max(0, shown.rfind("\n", 0, shown.rfind("\n"))))
    return found[0] if found and found.end() == len(shown) else ""


def menu_lines(shown: str) -> dict[str, str]:
    """The lines of the menu by their numbers; they come last and are indented."""
    menu = list(itertools.takewhile(lambda line: line.startswith(" "), reversed(shown.splitlines())))
    return {found[1]: line for line in reversed(menu) if (found := LINE.match(line))}


class Player:
    """Chooses from the printed menu at random; now and then begins an offer and thinks better of it."""

    def __init__(self, seed: int = 1) -> None:
        self._rng = random.Random(seed)

    def __call__(self, shown: str, prompt: str) -> str:
        kind = kind_of(prompt)
        if kind == "cli-choose":
            return self._rng.choice([number for number in menu_lines(shown) if number != "0"])
        return {"cli-rest": "0", "cli-end-turn": self._rng.choice(["", "1"]), "cli-curtain": ""}[kind]


class Scripted:
    """Types what is in the list; then somebody else goes on, or the input ends."""

    def __init__(self, answers: list[str | type[BaseException]], then: Answer | None = None) -> None:
        self._answers = answers
        self._then = then

    def __call__(self, shown: str, prompt: str) -> str:
        if self._answers:
            answer = self._answers.pop(0)
            if isinstance(answer, str):
                return answer
            raise answer
        if self._then is None:
            raise EOFError
        return self._then(shown, prompt)


class Terminal:
    def __init__(self, home: pathlib.Path) -> None:
        self.data = home / "data"
        """Where games are kept."""
        self.pages: list[Page] = []
        self.last = ""
        """What was printed after the last answer."""
        self.errors = ""
        self.sessions: list[Session] = []
        self._secrets = 0

    @property
    def session(self) -> Session:
        return self.sessions[-1]

    @property
    def kept(self) -> pathlib.Path:
        return self.data / "emporion" / "tyros.jsonl"

    @property
    def shown(self) -> str:
        """All that was printed, without the prompts."""
        return "".join(page.text for page in self.pages) + self.last

    def play(self, *arguments: str, answer: Answer, game: str = "tyros") -> int:
        """Run `emporion play` until it ends; its exit status. The same is dealt and done every time."""
        self.pages.clear()
        out, errors = io.StringIO(), io.StringIO()
        with self._patched(out, answer), redirect_stdout(out), redirect_stderr(errors):
            status = main(["play", game, *arguments])
        self.last, self.errors = taken(out), errors.getvalue()
        return status

    def _next_secret(self, count: int) -> bytes:
        self._secrets += 1
        return bytes([self._secrets]) * count

    @contextmanager
    def _patched(self, out: io.StringIO, answer: Answer) -> Iterator[None]:
        def answered(prompt: str = "") -> str:
            match = self.session.match
            state = match.game.schema.pack(match.state)
            page = Page(taken(out), prompt, "", self.session._eyes, len(match.record.entries), state)
            self.pages.append(page)
            typed = answer(page.text, prompt)
            self.pages[-1] = page._replace(answer=typed)
            return typed

        class Watched(Session):
            def play(session) -> None:  # noqa: N805
                self.sessions.append(session)
                super().play()

        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("XDG_DATA_HOME", str(self.data))
            patch.setattr("emporion.engine.dealer.secrets.token_bytes", self._next_secret)
            patch.setattr(session, "random", types.SimpleNamespace(Random=lambda seed: random.Random(seed or 0)))
            patch.setattr("builtins.input", answered)
            patch.setattr(play, "Session", Watched)
            yield


def taken(out: io.StringIO) -> str:
    """What was printed since it was last taken."""
    text = out.getvalue()
    out.seek(0)
    out.truncate()
    return text


def position(session: Session) -> str:
    return session.match.game.write_position(session.match.state)


def too_wide(shown: str) -> list[str]:
    return [line for line in shown.splitlines() if len(line) > WIDTH]
