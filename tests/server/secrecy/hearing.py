"""All that somebody hears of a table, whatever he tries: every answer with its headers, and every frame."""

from __future__ import annotations

import contextlib
import http.client
import itertools
import random
from collections.abc import Iterator
from typing import Any, Final, NamedTuple
from urllib.parse import quote, urlsplit

import msgspec
from websockets.sync.client import ClientConnection, connect

from emporion.engine.conformance import choices_waiting, random_words
from emporion.engine.match import Match
from tests.server.secrecy.scenes import OWNER
from tests.server.secrecy.twins import Case, Company, Twins
from tests.server.web.calls import SECONDS, Answer

FOLLOW_UPS: Final = 3
SILENT: Final = frozenset({"date"})
"""Headers that say nothing about the table."""
QUESTIONS: Final = (
    *("move", "found", "build", "lay", *(f"move {place}" for place in ("23", "16", "T", "7"))),
    *("found 23", "found T", "build T", "build 13", "lay 14", "lay 22", "show", "swap", "buy v", "offer"),
    *("accept", "decline", "counter", "close", "close B", "pass", "keep", "sing"),
)
PREVIEWED: Final = 4
"""Of the legal actions, and as many of others."""


class Heard(NamedTuple):
    """One thing, and what it was in answer to."""

    to: str
    data: bytes


class Deed(NamedTuple):
    """Something that is done in both worlds: who does it, and what he sends."""

    name: str
    seat: int
    command: dict[str, Any]


class Listener:
    """A role at a table of one world. Everything is asked in the same order in both."""

    def __init__(self, url: str, company: Company, case: Case) -> None:
        self._company = company
        self._case = case
        self._url = url
        self._me = company.client(url, case.role.name, case.table, case.role.viewer)
        self._keys = (f"{case.table[:16]}-{n}" for n in itertools.count())
        self.heard: list[Heard] = []

    @property
    def _path(self) -> str:
        return f"/api/tables/{self._case.table}"

    def _hear(self, to: str, data: bytes) -> None:
        self.heard.append(Heard(to, data))

    def ask(self, method: str, path: str, body: Any = None) -> Answer:
        answer = self._me.ask(method, path, body)
        headers = sorted(f"{k}: {v}" for k, v in answer.headers.items() if k.lower() not in SILENT)
        self._hear(f"{method} {path} {body}", "\n".join([str(answer.status), *headers, ""]).encode() + answer.body)
        return answer

    # ------------------------------------------------------------------------------------------------ what he tries

    def listen(self, twins: Twins) -> list[Heard]:
        deeds = list(possible_deeds(self._case, twins))
        if self._case.role.name == "(remote)":
            self._read_as_program(twins, deeds)
        else:
            self._look_around()
            self._look_back(twins)
            self._look_ahead(twins)
            self._read_as_person(twins, deeds)
            if self._owned()[:1] in ([], [self._case.role.viewer]):  # who has several seats copies with his first
                self._copy()
        return self.heard

    def _look_around(self) -> None:
        seats = range(self._case.part.players)
        own = [f"seat={seat}" for seat in self._case.role.viewers]
        foreign = [f"seat={seat}" for seat in seats if seat not in self._owned()]
        for query in ("", "since=5", "since=99999", *own, *foreign):
            self.ask("GET", f"{self._path}?{query}")
            self.ask("GET", f"{self._path}/news?{query}")
        for path in (f"{self._path}/record", f"{self._path}/note", "/api/my/tables", "/api/tables", "/api/session"):
            self.ask("GET", path)

    def _look_back(self, twins: Twins) -> None:
        """Also with the eyes of others, which is refused."""
        entries = len(twins.real.playing.record.entries)
        for seat in self._asked_for():
            for query in ("", "&since=9", "&language=de"):
                self.ask("GET", f"{self._path}/log?{seat}{query}")
            for entry in (0, entries // 2, *range(max(0, entries - 6), entries + 2)):
                self.ask("GET", f"{self._path}/at/{entry}?{seat}")

    def _look_ahead(self, twins: Twins) -> None:
        match, rng = twins.real.playing, random.Random(str(self._case))
        legal = match.view(self._case.role.viewer).legal
        played = [entry.do for entry in match.record.entries]
        actions = [text for texts in (legal, played) for text in rng.sample(texts, min(PREVIEWED, len(texts)))]
        for seat in self._asked_for():
            for about in QUESTIONS:
                self.ask("GET", f"{self._path}/why?{seat}&about={quote(about)}")
            for action in actions:
                self.ask("GET", f"{self._path}/preview?{seat}&action={quote(action)}")
                self.ask("GET", f"{self._path}/check?{seat}&action={quote(action)}")

    def _asked_for(self) -> list[str]:
        """His own eyes, nobody's, and those of the first who is not he."""
        foreign = [seat for seat in range(self._case.part.players) if seat not in self._owned()]
        mine = [] if len(self._owned()) > 1 else [""]
        return [*mine, *(f"seat={seat}" for seat in (*self._case.role.viewers, *foreign[:1]))]

    def _owned(self) -> list[int]:
        """Of a table that he sees as one of several seats of his, he must not look at the others: those he knows."""
        return [seat for seat, name in enumerate(self._case.part.holders) if name == self._case.role.name]

    def _copy(self) -> None:
        """A copy of the position is the same, whichever seat one takes in it, and goes on the same."""
        answer = self.ask("POST", f"{self._path}/clone", {"key": next(self._keys)})
        if answer.status == 201:
            copy = f"/api/tables/{answer.json['table']}"
            seat = (self._case.role.viewer + 1) % self._case.part.players
            self.ask(
                "POST", f"{copy}/commands", {"type": "sit-down", "key": next(self._keys), "name": "Me", "seat": seat}
            )
            self.ask("POST", f"{copy}/commands", {"type": "start", "key": next(self._keys), "bot": "merchant"})
            self.ask("GET", copy)
        self.ask("POST", f"{self._path}/clone", {"key": next(self._keys), "entry": 1})
        self.ask("POST", f"{self._path}/again", {"key": next(self._keys)})

    def _refused(self, twins: Twins) -> Iterator[dict[str, Any]]:
        """What nobody may do now, or not he."""
        match, rng = twins.real.playing, random.Random(str(self._case))
        own = match.decision_of(self._case.role.viewer)
        texts = [entry.do for entry in match.record.entries if entry.who not in ("chance", "table")]
        for text in rng.sample(texts, min(6, len(texts))):
            if own is not None and text != "undo" and not match.is_legal(own.seat, match.game.read(text)):
                yield {"type": "act", "decision": own.id, "action": text}
        for decision in match.decisions:
            if decision.seat != self._case.role.viewer and decision.seat not in self._owned():
                yield {"type": "act", "decision": decision.id, "action": texts[-1]}
        yield {"type": "act", "decision": "0A", "action": texts[-1]}
        yield {"type": "act", "decision": "0A", "action": "nonsense"}
        for seat in range(self._case.part.players):
            if seat not in self._owned():
                yield {"type": "undo", "seat": seat}
                yield {"type": "reset-turn", "seat": seat}

    def _refused_to_people(self) -> Iterator[dict[str, Any]]:
        foreign = next(seat for seat in range(self._case.part.players) if seat not in self._owned())
        yield {"type": "vote", "seat": foreign, "yes": True}
        yield {"type": "propose", "seat": foreign, "proposal": {"type": "take-back", "entry": 1}}
        yield {"type": "propose", "seat": self._case.role.viewer, "proposal": {"type": "take-back", "entry": 99999}}
        yield {"type": "sit-down", "name": "Nia"}
        yield {"type": "get-up", "seat": foreign}
        yield {"type": "come-back", "seat": foreign}
        yield {"type": "seat-bot", "seat": foreign, "bot": "merchant"}
        yield {"type": "start"}
        yield {"type": "close"}
        yield {"type": "what"}

    # ------------------------------------------------------------------------------------------------ over a socket

    def _read_as_person(self, twins: Twins, deeds: list[Deed]) -> None:
        headers = {name: value for name, value in self._me.headers.items() if name == "Cookie"}
        address = f"ws{self._url.removeprefix('http')}{self._path}/socket?since=3"
        with connect(address, additional_headers=headers, max_size=None, compression=None) as socket:
            self._until_pong(socket, "hello")
            for message in self._looks():
                self._say(socket, message)
            for command in (*self._refused(twins), *self._refused_to_people()):
                self._say(socket, {"key": next(self._keys), **command})
                self.ask("POST", f"{self._path}/commands", {"key": next(self._keys), **command})
            for deed in deeds:
                if deed.name == self._case.role.name and deed.seat == self._case.role.viewer:
                    self._say(socket, {"key": next(self._keys), **deed.command})
                else:
                    self._let(deed)
                    self._until_pong(socket, str(deed))

    def _looks(self) -> Iterator[dict[str, Any]]:
        for seat in range(self._case.part.players):
            if seat == self._case.role.viewer or seat not in self._owned():
                yield {"type": "look", "seat": seat}
        yield {"type": "look"}
        yield from ({"type": "look", "seat": seat} for seat in self._case.role.viewers)
        yield {"type": "resync", "since": 0}

    def _say(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        socket.send(msgspec.json.encode(message).decode())
        self._until_pong(socket, str(message))

    def _until_pong(self, socket: ClientConnection, to: str) -> None:
        """All frames up to the answer to a ping: so that also their number is compared."""
        socket.send('{"type":"ping"}')
        while True:
            frame = socket.recv(SECONDS)
            assert isinstance(frame, str)
            self._hear(f"frame after {to}", frame.encode())
            if frame.startswith('{"type":"pong"'):
                return

    def _let(self, deed: Deed) -> None:
        """Somebody else does something; what he is answered is his business."""
        who = self._company.client(self._url, deed.name, self._case.table, deed.seat)
        path = "/api/bot/commands" if deed.name == "(remote)" else f"{self._path}/commands"
        who.do("POST", path, {"key": next(self._keys), **deed.command})

    # ------------------------------------------------------------------------------------------------ as a program

    def _read_as_program(self, twins: Twins, deeds: list[Deed]) -> None:
        for path in (self._path, f"{self._path}/news", f"{self._path}/record", "/api/my/tables"):
            self.ask("GET", path)
        for command in self._refused(twins):
            self.ask("POST", "/api/bot/commands", {"key": next(self._keys), **command})
        netloc = urlsplit(self._url).netloc
        with contextlib.closing(http.client.HTTPConnection(netloc, timeout=SECONDS)) as connection:
            connection.request("GET", "/api/bot/stream?since=3", headers=self._me.headers)
            stream = connection.getresponse()
            for n, deed in enumerate(deeds):
                if deed.name == "(remote)" and deed.seat == self._case.role.viewer:
                    self.ask("POST", "/api/bot/commands", {"key": next(self._keys), **deed.command})
                else:
                    self._let(deed)
                self._until_word(stream, f"word {n}", str(deed))

    def _until_word(self, stream: http.client.HTTPResponse, word: str, to: str) -> None:
        """All lines up to a word that the owner says now; lines that only show that the connection lives aside."""
        self._let(Deed(OWNER, -1, {"type": "say", "text": word}))
        line = b""
        while f'"{word}"'.encode() not in line:
            line = stream.readline()
            assert line, "the stream has ended"
            if line.strip():
                self._hear(f"line after {to}", line)


def possible_deeds(case: Case, twins: Twins) -> Iterator[Deed]:
    """What can be done in both worlds alike, and brings nothing to light: talk, and moves without a draw."""
    yield Deed(OWNER, -1, {"type": "say", "text": "good evening"})
    if case.role.viewers and case.role.name != "(remote)":
        yield Deed(case.role.name, case.role.viewer, {"type": "say", "text": "good morning"})
    real, other = twins.real.playing.twin(), twins.other.playing.twin()
    rng = random.Random(f"deeds of {case}")
    for _ in range(FOLLOW_UPS):
        move = next(common_moves(case, twins, real, other, rng), None)
        if move is None:
            return
        yield move
        if real.can_undo(move.seat) and rng.random() < 0.5:
            for world in (real, other):
                world.undo(move.seat)
            yield Deed(move.name, move.seat, {"type": "undo", "seat": move.seat})


def common_moves(case: Case, twins: Twins, real: Match, other: Match, rng: random.Random) -> Iterator[Deed]:
    """Carried out already when it is told."""
    for decision in rng.sample(real.decisions, len(real.decisions)):
        seat, name = decision.seat, case.part.holders[decision.seat]
        if twins.real.seats[seat].is_automatic:
            continue
        code = real.game.encode(real.random_action(seat, random_words(rng)))
        action = real.game.decode(code)
        if not other.is_legal(seat, action) or not keeps_secrets(real, seat, code):
            continue
        for world in (real, other):
            world.carry_out(seat, code)
        yield Deed(name, seat, {"type": "act", "decision": decision.id, "action": real.game.write(action)})


def keeps_secrets(match: Match, seat: int, code: int) -> bool:
    """Nothing is drawn after it, and it is not the last of a group, whose choices come to light then."""
    after = match.twin()
    had_secrets = choices_waiting(match, seat)
    after.carry_out(seat, code)
    return bool(after.decisions) and (not had_secrets or choices_waiting(after, seat))


def differences(real: list[Heard], other: list[Heard]) -> list[str]:
    """Where two worlds were heard to differ."""
    found = [f"{a.to}: {around(a.data, b.data)}" for a, b in zip(real, other, strict=False) if a != b]
    return found if len(real) == len(other) else [*found, f"{len(real)} and {len(other)} answers and frames"]


def around(real: bytes, other: bytes) -> str:
    at = next((n for n, (a, b) in enumerate(zip(real, other, strict=False)) if a != b), min(len(real), len(other)))
    near = slice(max(0, at - 60), at + 60)
    return f"at byte {at} of {len(real)} and {len(other)}: {real[near]!r} and {other[near]!r}"
