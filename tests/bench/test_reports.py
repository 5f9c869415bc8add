"""The pages of the reports, and what is made of them."""

from __future__ import annotations

import re
from typing import Final
from xml.etree import ElementTree

import pytest

from bench import reports, trading
from emporion.arena.simulate import Players, recorded_game
from emporion.arena.statistics import Interval

PAGES: Final = {path.stem for path in reports.PAGES.glob("*.md")} - {"index"}


def test_every_duel_has_a_page_and_every_page_a_duel() -> None:
    assert {*reports.duel_names(), *reports.OTHERS} == PAGES


@pytest.mark.parametrize("name", reports.duel_names())
def test_a_page_is_that_of_its_duel(name: str) -> None:
    """By the command that it tells: a duel that was changed is to be played again."""
    duel = next(duels[name] for duels in reports.SECTIONS.values() if name in duels)
    text = reports.page(name).read_text(encoding="utf-8")
    command = re.findall(r"^    (emporion arena .*)$", text, re.MULTILINE)[0].replace("'", "")
    assert command.startswith(f"emporion arena {duel.game} ")
    assert f"--bots {duel.first},{duel.second} --format duel --deals {duel.deals} --seed 1" in command
    assert duel.options in command


def test_the_index_and_the_curve_are_those_of_the_pages() -> None:
    made = {"index.md": reports.index(), "budget.svg": reports.curve_of_pages()}
    assert {name: (reports.PAGES / name).read_text(encoding="utf-8") for name in made} == made


def test_the_curve_shows_every_budget_with_its_interval() -> None:
    shares = {50: Interval(0.5, 0.4, 0.6), 2000: Interval(1.0, 0.9, 1.0)}
    drawn = ElementTree.fromstring(reports.curve(shares))
    said = [title.text for title in drawn.iter("{http://www.w3.org/2000/svg}title")]
    assert said[1:] == ["50 ms: 50.0% (40.0% to 60.0%)", "2000 ms: 100.0% (90.0% to 100.0%)"]


# ---------------------------------------------------------------------------------------------------- trading


def test_trades_are_counted_in_the_games_of_a_simulation() -> None:
    found = trading.tallies(3, 3, {}, "plain")
    rows = Players(trading.GAME, trading.GAME.options({"players": 3}), ["merchant"] * 3, trading.SEED, "plain").play(
        0, 3
    )
    assert [one.points for one in found] == [sum(row[:3]) / 3 for row in rows]
    records = [recorded_game(trading.GAME, {"players": 3}, trading.SEED, n, ["merchant"] * 3).record for n in range(3)]
    done = [[entry.do for entry in record.entries] for record in records]
    assert [one.offers for one in found] == [sum(action.startswith("offer ") for action in game) for game in done]
    assert [one.trades for one in found] == [sum(action.startswith("close ") for action in game) for game in done]
    assert sum(one.trades for one in found) > 0


def test_without_offers_nobody_trades() -> None:
    assert [(one.offers, one.trades) for one in trading.tallies(3, 2, {"offers_per_turn": 0}, "plain")] == [(0, 0)] * 2


def test_the_page_on_trading_has_a_line_for_each_number_of_players() -> None:
    rows = re.findall(r"^\| (\d) \| (.*) \|$", trading.page(4, "plain"), re.MULTILINE)
    assert [players for players, _ in rows] == ["4", "3"]
    assert all(len(re.findall(r"[\d.]+%? \(-?[\d.]+%? to [\d.]+%?\)", cells)) == 6 for _, cells in rows)
