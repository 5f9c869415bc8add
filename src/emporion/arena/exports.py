"""The results of a tournament as files: a report for people, tables for other programs."""

from __future__ import annotations

import csv
import io
import pathlib
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from emporion.arena.extras import load
from emporion.arena.report import report
from emporion.arena.results import GameResult
from emporion.arena.summary import Summary
from emporion.engine.errors import BadInput
from emporion.engine.participants import seat_letter

PACKAGES: Final = ("openskill", "pyarrow")
"""What a summary and its tables need."""
COLUMNS: Final = (
    "game", "table", "deal", "rotation", "seat", "bot", "rank", "points", "won",
    "decisions", "seconds", "slowest", "rounds", "reason", "faults", "digest",
)  # fmt: skip
"""One row for each seat of each game."""


def write_results(folder: pathlib.Path, summary: Summary, results: Sequence[GameResult]) -> None:
    """Write everything anew into the folder of the run."""
    try:
        (folder / "report.html").write_text(report(summary), encoding="utf-8")
        (folder / "results.json").write_bytes(msgspec.json.format(msgspec.json.encode(summary), indent=2) + b"\n")
        write_csv(folder / "results.csv", results)
        write_parquet(folder / "results.parquet", results)
    except OSError as error:
        raise BadInput(f"{folder}: cannot be written ({error.strerror})") from None


def rows(results: Sequence[GameResult]) -> list[tuple[Any, ...]]:
    return [row(result, seat) for result in results for seat in range(len(result.seats))]


def row(result: GameResult, seat: int) -> tuple[Any, ...]:
    held = result.seats[seat]
    faults = sum(fault.seat == seat for fault in result.faults)
    own = (held.bot, held.rank, held.points, held.won, held.decisions, held.seconds, held.slowest)
    identity = (result.id, *map(int, result.id.split("-")))
    return (*identity, seat_letter(seat), *own, result.rounds, result.reason, faults, result.digest)


def write_csv(path: pathlib.Path, results: Sequence[GameResult]) -> None:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(COLUMNS)
    writer.writerows(rows(results))
    path.write_text(text.getvalue(), encoding="utf-8")


def write_parquet(path: pathlib.Path, results: Sequence[GameResult]) -> None:
    arrow = load("pyarrow")
    columns = dict(zip(COLUMNS, map(list, zip(*rows(results), strict=True)), strict=True))
    load("pyarrow.parquet").write_table(arrow.table(columns), path, compression="zstd")
