"""Other worlds: tables that differ from a real one only in what somebody cannot know.

`guessed` changes the present: every hidden card, tile and answer is drawn anew. `rewritten` changes the past: what
chance dealt to others and what others chose in secret was something else from the beginning, also in the log.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence

from emporion.engine.conformance import random_words
from emporion.engine.dealer import draw_pieces
from emporion.engine.dealer import random_words as dealt_words
from emporion.engine.errors import Divergence
from emporion.engine.match import Match
from emporion.engine.participants import CHANCE
from emporion.engine.record import Entry, GameRecord
from emporion.engine.view import view_bytes
from emporion.server.tables.log import Line, Played
from emporion.server.tables.table import Table

REWRITTEN = 3
"""So many entries are changed, if it goes."""
TRIED = 30
"""Of the last hidden entries: what was dealt long ago has come to light."""


def guessed(table: Table, viewer: int, rng: random.Random) -> Table:
    other = twin_of(table, table.log)
    match = other.playing
    match.replace_state(match.game.guess(match.view(viewer).table, rng))
    return other


def rewritten(table: Table, viewer: int, rng: random.Random) -> Table | None:
    """None if nothing could have been otherwise: all that was dealt has come to light."""
    record, changed = table.playing.record, 0
    for before in reversed(before_hidden_entries(table.playing, viewer)[-TRIED:]):
        other = rewrite(table.playing, record, before, viewer, rng)
        if other is not None:
            record, changed = other, changed + 1
        if changed == REWRITTEN:
            break
    return twin_of(table, lines_of(table.log, record.entries)) if changed else None


def twin_of(table: Table, log: Iterable[Line]) -> Table:
    """With its own match; `secret` and all else is the same."""
    return Table.load(table.id, table.secret, list(log), mode="auto")


def lines_of(log: Iterable[Line], entries: Sequence[Entry]) -> Iterator[Line]:
    for line in log:
        match line.entry:
            case Played(entry):
                yield Line(line.n, line.at, Played(entries[entry.n - 1]))
            case _:
                yield line


def before_hidden_entries(match: Match, viewer: int) -> list[Match]:
    """The match as it was before each draw, and before each choice of others that is still secret."""
    open_groups = {decision.group for decision in match.decisions}
    then = Match.replay(match.game, match.record.cut(0), mode="auto")
    found = []
    for step, entry in zip(match.steps, match.record.entries, strict=True):
        if step.who == CHANCE or (step.code and step.group in open_groups and step.who != viewer):
            found.append(then.twin())
        then.follow(entry)
    return found


def rewrite(match: Match, record: GameRecord, before: Match, viewer: int, rng: random.Random) -> GameRecord | None:
    """The record with something else in the entry that comes next, if all that followed could have followed all the
    same, and the viewer would have seen the same all the time. The engine's views say so: they are tested elsewhere."""
    n = len(before.record.entries) + 1
    real, other = before, before.twin()
    done = record.entries[n - 1]
    try:
        other.follow(Entry(n, done.who, another_way(match, before, n, rng)))
        real.follow(done)
        for entry in record.entries[n:]:
            if view_bytes(real.view(viewer)) != view_bytes(other.view(viewer)):
                return None
            real.follow(entry)
            other.follow(Entry(entry.n, entry.who, entry.do))
    except Divergence:
        return None
    is_other = real.game.schema.pack(real.state) != real.game.schema.pack(other.state)
    return other.record if is_other and view_bytes(real.view(viewer)) == view_bytes(other.view(viewer)) else None


def another_way(match: Match, before: Match, n: int, rng: random.Random) -> str:
    """What chance, or whoever chose in entry n, could have done instead."""
    who = match.steps[n - 1].who
    if who != CHANCE:
        return match.game.write(before.random_action(who, random_words(rng)))
    urn, count = next((urn, count) for entry, urn, count in match.draws() if entry == n)
    return match.drawn_text(n, draw_pieces(dealt_words(rng.randbytes(32), 0), urn, count))
