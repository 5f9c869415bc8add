"""`emporion review`: what each decision of a finished game cost, and how the chances of winning went."""

from __future__ import annotations

import argparse
import io
import pathlib
import sys
from collections.abc import Sequence
from typing import Any, Final

from emporion.bots.analysis import make_analyst
from emporion.bots.charts import chart, require_png, to_png
from emporion.bots.review import BLUNDER, MISTAKE, TOP, Accuracy, Judgement, Review, decisions_of, review
from emporion.cli.arguments import add_json, print_json, progress, whole, wrapped
from emporion.cli.hint import checked, match_at, percent
from emporion.engine.errors import BadInput
from emporion.engine.match import Match
from emporion.engine.participants import SPECTATOR, seat_letter
from emporion.games import get_screen
from emporion.locales import LANGUAGES, text

VISITS: Final = 200
VISITS_MOST: Final = 10_000
BARS: Final = "▁▂▃▄▅▆▇█"
CURVE: Final = 52
"""Columns of a curve."""
NAME: Final = 12
COLUMN: Final = 11
HEADS: Final = ("decisions", "agreed", "loss", "points", "mistakes", "blunders")
PICTURES: Final = (".svg", ".png")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="RECORD", help="a record of a finished game")
    parser.add_argument(
        "--visits", type=whole, default=VISITS, metavar="N", help=f"imagined games for each decision (default {VISITS})"
    )
    parser.add_argument("--seat", metavar="A", help="judge the decisions of this seat only")
    parser.add_argument(
        "--top", type=whole, default=TOP, metavar="N", help=f"how many costly decisions of each seat (default {TOP})"
    )
    parser.add_argument("--seed", type=whole, default=1, metavar="N", help="another seed imagines others (default 1)")
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument("--chart", metavar="FILE", help="also draw the chances of winning: FILE.svg or FILE.png")
    add_json(parser)


def run(parsed: argparse.Namespace) -> int:
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal that lacks a letter is no reason to stop
    visits = checked("--visits", parsed.visits, VISITS_MOST)
    top = checked("--top", parsed.top, VISITS_MOST)
    if parsed.chart is not None:
        check_chart(pathlib.Path(parsed.chart))
    match = match_at(parsed.file, None)
    seats = None if parsed.seat is None else [seat_of(parsed.seat, match)]
    analyst = make_analyst(match.game, match.options, "auto")
    with progress(len(decisions_of(match)), "decision") as done:
        found = review(analyst, match, visits, parsed.seed, seats, top, done)
    if parsed.chart is not None:
        write_chart(pathlib.Path(parsed.chart), chart(found, parsed.language))
    if parsed.json:
        print_json(found)
        return 0
    Report(found, match, parsed.language).show()
    if parsed.chart is not None:
        print(wrapped(text(parsed.language, "analysis-chart-written", file=parsed.chart)))
    return 0


def seat_of(letter: str, match: Match) -> int:
    known = [seat_letter(p) for p in range(match.options.players)]
    if letter.upper() not in known:
        raise BadInput(f"--seat {letter}: seats are {', '.join(known)}")
    return known.index(letter.upper())


def check_chart(path: pathlib.Path) -> None:
    """Before the long work: whether the picture can be made at its end."""
    if path.suffix not in PICTURES:
        raise BadInput(f"--chart {path}: the name of a picture ends with {' or '.join(PICTURES)}")
    if not path.parent.is_dir():
        raise BadInput(f"--chart {path}: there is no folder {path.parent}")
    if path.suffix == ".png":
        require_png()


def write_chart(path: pathlib.Path, picture: str) -> None:
    data = to_png(picture) if path.suffix == ".png" else picture.encode()
    try:
        path.write_bytes(data)
    except OSError as error:
        raise BadInput(f"{path}: cannot be written ({error.strerror})") from None


# ---------------------------------------------------------------------------------------------------- in words


class Report:
    """A review for people, in at most 80 columns."""

    def __init__(self, found: Review, match: Match, language: str) -> None:
        self._review = found
        self._match = match
        self._screen = get_screen(match.game.name)
        self._language = language
        self._judged = {one.entry: one for one in found.decisions}

    def show(self) -> None:
        for event in self._match.events(SPECTATOR)[-1][1][-1:]:
            self._say_line(self._screen.narrate(event, self._review.names, self._language))
        self._say("analysis-review-title", decisions=len(self._review.decisions), visits=self._review.visits)
        print()
        self._say("analysis-curve")
        for seat, name in enumerate(self._review.names):
            print(self._curve_line(seat, name))
        print()
        self._show_table()
        print()
        self._show_worst()

    def _text(self, key: str, **arguments: Any) -> str:
        return text(self._language, key, **arguments)

    def _say(self, key: str, **arguments: Any) -> None:
        self._say_line(self._text(key, **arguments))

    def _say_line(self, line: str, indent: str = "") -> None:
        print(wrapped(line, indent))

    def _percent(self, chance: float) -> str:
        return self._text("analysis-percent", percent=percent(chance))

    # ------------------------------------------------------------------------------------------------ chances

    def _curve_line(self, seat: int, name: str) -> str:
        chances = [moment.chances[seat] for moment in self._review.curve]
        ends = f"{self._percent(chances[0]):>5} {self._percent(chances[-1]):>5}"
        return f"{self._label(seat, name)} {sparkline(chances, CURVE)} {ends}"

    def _label(self, seat: int, name: str) -> str:
        return f"{seat_letter(seat)} " + (name.ljust(NAME) if len(name) <= NAME else name[: NAME - 1] + "…")

    # ------------------------------------------------------------------------------------------------ accuracy

    def _show_table(self) -> None:
        heads = [self._text(f"analysis-head-{head}") for head in HEADS]
        print(" " * (NAME + 2) + "".join(head.rjust(COLUMN) for head in heads))
        for one in self._review.accuracy:
            cells = "".join(cell.rjust(COLUMN) for cell in self._cells(one))
            print(self._label(one.seat, self._review.names[one.seat]) + cells)
        self._say("analysis-table-about", mistake=percent(MISTAKE), blunder=percent(BLUNDER))

    def _cells(self, one: Accuracy) -> list[str]:
        agreed = self._percent(one.agreed / one.decisions) if one.decisions else "-"
        loss = self._text("analysis-percent", percent=one_place(100 * one.mean_loss))
        points = self._text("analysis-number", number=one_place(one.mean_points_loss))
        return [str(one.decisions), agreed, loss, points, str(one.mistakes), str(one.blunders)]

    # ------------------------------------------------------------------------------------------------ what cost most

    def _show_worst(self) -> None:
        if len(self._review.accuracy) > 1 and self._review.worst:
            worst = [self._judged[entry] for entry in self._review.worst]
            said = [f"{one.entry} ({seat_letter(one.seat)}, {self._percent(one.loss)})" for one in worst]
            self._say("analysis-worst", list=", ".join(said))
        for one in self._review.accuracy:
            player = f"{seat_letter(one.seat)} {self._review.names[one.seat]}"
            self._say("analysis-worst-of" if one.worst else "analysis-nothing-lost", player=player)
            for entry in one.worst:
                self._say_line("  " + self._costly(self._judged[entry]), "    ")

    def _costly(self, one: Judgement) -> str:
        arguments = {
            "entry": str(one.entry),
            "played": self._in_words(one.played),
            "best": self._in_words(one.best),
            "chance": percent(one.chance),
            "best-chance": percent(one.best_chance),
            "points": round(one.points),
            "best-points": round(one.best_points),
        }
        return self._text("analysis-costly", **arguments)

    def _in_words(self, action: str) -> str:
        return self._screen.action_text(self._match.game.read(action), self._review.names, self._language)


def sparkline(chances: Sequence[float], columns: int) -> str:
    """A curve in one line of text: each column a bar as high as the chance there."""
    ends = [len(chances) * column // columns for column in range(1, columns + 1)]
    return "".join(BARS[min(len(BARS) - 1, int(chances[max(0, end - 1)] * len(BARS)))] for end in ends)


def one_place(number: float) -> Any:
    """A number as texts show it with one decimal place, in the way of their language."""
    from fluent.runtime.types import fluent_number

    return fluent_number(round(number, 1), minimumFractionDigits=1)
