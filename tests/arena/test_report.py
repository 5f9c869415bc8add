"""What a tournament tells in the end: the summary, the tables, the page and the short text."""

from __future__ import annotations

import csv
import html.parser
import pathlib
import re

import msgspec
import pyarrow.parquet
import pytest

from emporion.arena.charts import Scale, box_chart, column_chart, interval_chart, nice_step, scale_over
from emporion.arena.exports import COLUMNS, write_results
from emporion.arena.markdown import markdown
from emporion.arena.report import report
from emporion.arena.results import run_digest
from emporion.arena.statistics import Distribution, Interval
from emporion.arena.summary import Summary, summarize
from tests.arena.small_runs import TYROS, played_duel, request
from tests.arena.strangers import CLUMSY

VOID = {"meta", "circle", "line", "rect"}


@pytest.fixture(scope="module")
def summary() -> Summary:
    return summarize(TYROS, request(), played_duel())


def test_the_sums_add_up(summary: Summary) -> None:
    assert summary.games == sum(summary.rounds.values()) == sum(summary.reasons.values()) == 6
    shares = {bot.bot: bot for bot in summary.bots}
    assert shares["random"].appearances == 6
    assert shares[CLUMSY].appearances == 12
    won = sum(bot.win_share.mean * bot.appearances for bot in summary.bots)
    assert won == pytest.approx(summary.games, abs=0.01)
    assert sum(seat.win_share.mean for seat in summary.seats) == pytest.approx(1, abs=0.001)
    assert [seat.games for seat in shares[CLUMSY].seats] == [4, 4, 4]
    assert summary.digest == run_digest(request(), played_duel())
    assert summary.bots[0].win_share.mean >= summary.bots[1].win_share.mean


def test_intervals_stay_within_what_is_possible(summary: Summary) -> None:
    """Two seats of three cannot win more than half a game each."""
    share = next(bot.win_share for bot in summary.bots if bot.bot == CLUMSY)
    assert 0 <= share.low <= share.mean <= share.high <= 0.5


def test_who_plays_alone_wins_for_certain() -> None:
    alone = request("random", "round-robin", 1)
    games = [msgspec.structs.replace(game, seats=tuple(only_random(game.seats))) for game in played_duel()]
    (bot,) = summarize(TYROS, alone, games).bots
    assert bot.win_share == Interval(1 / 3, 1 / 3, 1 / 3)


def only_random(seats: tuple[msgspec.Struct, ...]) -> list[msgspec.Struct]:
    return [msgspec.structs.replace(seat, bot="random") for seat in seats]


def test_a_single_deal_gives_no_limits_to_points() -> None:
    one = summarize(TYROS, request(deals=1), played_duel()[:3])
    assert re.search(r"\d \(unknown\) \|", markdown(one))
    assert "<small>unknown</small>" in report(one)
    assert b'"low":null' in msgspec.json.encode(one)


def test_faults_are_counted_by_bot(summary: Summary) -> None:
    faults = {bot.bot: bot.faults for bot in summary.bots}
    assert faults == {"random": 0, CLUMSY: len(summary.faults)}
    assert len(summary.faults) > 20
    assert summary.faults[0].game == "1-1-1"


# ---------------------------------------------------------------------------------------------------- tables


def test_the_tables_have_a_row_for_each_seat_of_each_game(summary: Summary, tmp_path: pathlib.Path) -> None:
    write_results(tmp_path, summary, played_duel())
    with open(tmp_path / "results.csv", encoding="utf-8", newline="") as file:
        written = list(csv.DictReader(file))
    table = pyarrow.parquet.read_table(tmp_path / "results.parquet")
    assert tuple(table.column_names) == tuple(written[0]) == COLUMNS
    assert table.num_rows == len(written) == 18
    assert [str(value) for value in table["points"].to_pylist()] == [row["points"] for row in written]
    assert sum(table["won"].to_pylist()) == pytest.approx(6)
    assert sum(table["faults"].to_pylist()) == len(summary.faults)
    assert table["seat"].to_pylist()[:4] == ["A", "B", "C", "A"]
    assert {tuple(row[name] for name in ("game", "table", "deal", "rotation")) for row in written} == {
        (game.id, *game.id.split("-")) for game in played_duel()
    }


def test_the_summary_can_be_read_again(summary: Summary, tmp_path: pathlib.Path) -> None:
    write_results(tmp_path, summary, played_duel())
    assert msgspec.json.decode((tmp_path / "results.json").read_bytes(), type=Summary) == summary


# ---------------------------------------------------------------------------------------------------- the page


class Checker(html.parser.HTMLParser):
    """Every element is closed, and nothing is fetched from elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag not in {"script", "link", "img", "iframe"}
        assert not {name for name, _ in attrs} & {"src", "href", "onload", "onclick"}
        self.seen.append(tag)
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def test_the_page_is_whole_and_needs_nothing_else(summary: Summary) -> None:
    page = report(summary)
    checker = Checker()
    checker.feed(page)
    checker.close()
    assert checker.open == []
    assert checker.seen.count("svg") == 4
    assert checker.seen.count("h1") == 1
    assert "url(" not in page
    assert "://" not in page
    assert re.findall(r'<svg(?! role="img" aria-label="[^"]+")', page) == []


def test_the_page_tells_names_and_faults_as_they_are(summary: Summary) -> None:
    checker = Checker()
    checker.feed(report(summary))
    told = "".join(checker.words)
    assert "lost my <way>" in told
    assert CLUMSY in told
    assert summary.command in told
    assert summary.digest in told


def test_without_faults_the_page_says_so(summary: Summary) -> None:
    assert "None: every bot chose a legal action" in report(msgspec.structs.replace(summary, faults=()))


# ---------------------------------------------------------------------------------------------------- charts


@pytest.mark.parametrize(("least", "step"), [(0.9, 1), (1, 1), (1.1, 2), (0.03, 0.05), (70, 100), (0.2, 0.2)])
def test_steps_of_a_scale_are_round(least: float, step: float) -> None:
    assert nice_step(least) == pytest.approx(step)


def test_a_scale_has_room_within_its_limits() -> None:
    assert scale_over([0, 0.9], 0, 1) == pytest.approx((0, 0.954))
    assert scale_over([5, 5]).low < 5 < scale_over([5, 5]).high
    assert Scale(0, 1).ticks() == pytest.approx([0, 0.2, 0.4, 0.6, 0.8, 1])


def test_charts_draw_a_row_for_each_bot() -> None:
    drawn = interval_chart("<x>", {"a": Interval(1, 0, 2), "b" * 40: Interval(3, 2, 4)}, Scale(0, 4), str, 2)
    assert drawn.count("<circle") == 2
    assert "&lt;x&gt;" in drawn
    assert "b" * 25 + "…</text>" in drawn
    assert f"<title>{'b' * 40}: 3 (2 to 4)</title>" in drawn
    boxes = box_chart("x", {"a": Distribution(0, 9, 4, (1, 2, 4, 6, 8))}, Scale(0, 10), str)
    assert "median 4, half between 2 and 6, nine tenths between 1 and 8" in boxes
    columns = column_chart("x", {5: 3, 7: 1}, "rounds")
    assert "75%" in columns
    assert "<title>6 rounds: 0 games</title>" in columns


# ---------------------------------------------------------------------------------------------------- the short text


def test_the_text_has_a_table_and_the_command(summary: Summary) -> None:
    text = markdown(summary)
    rows = [line for line in text.splitlines() if line.startswith("|")]
    assert len(rows) == 4
    assert len({row.count("|") for row in rows}) == 1
    assert f"\n    {summary.command}\n" in text
    assert summary.digest in text
    assert re.search(r"python 3\.\d+", text)
    assert text.endswith("\n")
