"""Reviews: what a decision cost, and how the chances went, told of real games."""

from __future__ import annotations

import functools
import importlib.util
import itertools
import json
import random
import struct
from typing import Any, Final
from xml.etree import ElementTree

import msgspec
import pytest

from emporion.bots import charts
from emporion.bots.charts import chart, require_png, spread, tick_step, to_png
from emporion.bots.review import Review, Standing, decisions_of, judge, result, review
from emporion.engine.errors import BadInput
from emporion.engine.match import Match
from emporion.engine.outcome import Outcome, Place
from emporion.engine.participants import CHANCE, seat_letter
from emporion.engine.play import LISTED
from emporion.games.tyros.state import ACT, ANSWER
from emporion.locales import LANGUAGES, text
from tests.bots.positions import ACTING, FOUNDING, TYROS, Overheard, analyst_of, at, code, other_world, record

VISITS: Final = 8
SVG: Final = "{http://www.w3.org/2000/svg}"


@functools.cache
def played() -> Match:
    return Match.replay(TYROS, record("kosmos-3"))


@functools.cache
def reviewed() -> Review:
    return review(analyst_of(played()), played(), VISITS)


@functools.cache
def blundered() -> Match:
    """In the last round seat A passes, with all it takes to found a city and win; so the game ends."""
    match = at("giochi-rari-3", FOUNDING)
    match.carry_out(0, code("pass"))
    assert match.is_over
    return match


# ---------------------------------------------------------------------------------------------------- decisions


def test_every_judgement_is_of_a_decision_in_the_record() -> None:
    entries = played().record.entries
    for one in reviewed().decisions:
        entry = entries[one.entry - 1]
        assert (seat_letter(one.seat), one.played) == (entry.who, entry.do)
        assert 0 <= one.chance <= 1
        assert 0 <= one.best_chance <= 1
        assert 0 <= one.loss <= one.best_chance
        assert one.points_loss >= 0
        if one.played == one.best:
            assert (one.loss, one.points_loss) == (0, 0)
            assert (one.chance, one.points) == (one.best_chance, one.best_points)


def legal_actions(before: bytes, seat: int) -> int:
    kernel = TYROS.program(played().options).plain()
    states = kernel.states(1)
    kernel.put(states, 0, before)
    count: int = kernel.run.legal(states, 0, seat, 0, [0] * LISTED)
    return count


def test_decisions_without_a_choice_are_left_out() -> None:
    judged = {one.entry for one in reviewed().decisions}
    forced = [
        one.entry
        for one in decisions_of(played())
        if TYROS.schema.unpack(one.step.before).stage not in (ACT, ANSWER)
        and legal_actions(one.step.before, one.step.who) == 1
    ]
    assert len(forced) > 5
    assert judged.isdisjoint(forced)
    assert len(judged) > 100


def test_what_was_taken_back_does_not_count() -> None:
    match = at("kosmos-3", ACTING)
    seat = match.decisions[0].seat
    before = decisions_of(match)
    match.carry_out(seat, code("pass"))
    match.undo(seat)
    assert decisions_of(match) == before
    match.carry_out(seat, code("swap 1g"))
    assert [one.entry for one in decisions_of(match)[len(before) :]] == [ACTING + 3]


def test_a_planted_blunder_is_found() -> None:
    found = review(analyst_of(blundered()), blundered(), 40, seats=[0])
    worst = next(one for one in found.decisions if one.entry == found.worst[0])
    assert (worst.entry, worst.played) == (FOUNDING + 1, "pass")
    assert worst.best != "pass"
    assert worst.loss > 0.5
    assert worst.points_loss > 10
    assert found.accuracy[0].worst[0] == worst.entry
    assert found.accuracy[0].blunders >= 1


def test_a_decision_is_judged_by_what_its_seat_could_know() -> None:
    """With other hidden cards the judgement is the same to the last digit."""
    match = at("kosmos-3", ACTING)
    seat = match.decisions[0].seat
    before = bytes(TYROS.schema.pack(other_world(match, seat).state))
    step = played().steps[ACTING]
    assert (step.who, step.before != before) == (seat, True)
    analyst = Overheard(match)
    judged = [
        list(judge(analyst, Standing(ACTING + 1, one), 20, random.Random(1)))
        for one in (step, step._replace(before=before))
    ]
    assert judged[0]
    assert judged[0] == judged[1]
    assert analyst.heard[0] == analyst.heard[1]


def test_a_judgement_is_the_same_in_both_modes() -> None:
    one = Standing(ACTING + 1, played().steps[ACTING])
    plain, auto = (list(judge(analyst_of(played(), m), one, 10, random.Random(1))) for m in ("plain", "auto"))
    assert plain == auto


def test_a_seat_is_judged_the_same_whoever_else_is_reviewed() -> None:
    alone = review(analyst_of(played()), played(), VISITS, seats=[1])
    assert list(alone.decisions) == [one for one in reviewed().decisions if one.seat == 1]
    assert alone.accuracy == reviewed().accuracy[1:2]
    assert alone.curve == reviewed().curve


def test_the_seed_decides_what_is_imagined() -> None:
    assert review(analyst_of(played()), played(), VISITS, seed=2, seats=[]).curve != reviewed().curve


def test_a_game_that_is_not_over_is_not_reviewed() -> None:
    match = at("kosmos-3", ACTING)
    with pytest.raises(BadInput, match="not over"):
        review(analyst_of(match), match, VISITS)


def test_progress_is_told_decision_by_decision() -> None:
    told: list[int] = []
    review(analyst_of(blundered()), blundered(), 1, seats=[], done=told.append)
    assert told == [1] * len(decisions_of(blundered()))


# ---------------------------------------------------------------------------------------------------- summing up


def test_the_summary_of_a_seat_agrees_with_its_decisions() -> None:
    for one in reviewed().accuracy:
        own = [judged for judged in reviewed().decisions if judged.seat == one.seat]
        assert one.decisions == len(own)
        assert one.agreed == sum(judged.played == judged.best for judged in own)
        assert one.mean_loss == pytest.approx(sum(judged.loss for judged in own) / len(own), abs=0.0001)
        assert one.mistakes + one.blunders == sum(judged.loss >= 0.03 for judged in own)
        losses = {judged.entry: judged.loss for judged in own}
        assert [losses[entry] for entry in one.worst] == sorted(losses.values(), reverse=True)[:3]


def test_the_costliest_of_all_are_the_costliest_of_some_seat() -> None:
    assert len(reviewed().worst) == 3
    assert set(reviewed().worst) <= {entry for one in reviewed().accuracy for entry in one.worst}


# ---------------------------------------------------------------------------------------------------- the curve


def test_the_chances_of_all_seats_sum_to_one() -> None:
    for moment in reviewed().curve:
        assert sum(moment.chances) == pytest.approx(1, abs=0.001)


def test_the_curve_goes_from_the_first_decision_to_the_result() -> None:
    curve = reviewed().curve
    first = next(n for n, step in enumerate(played().steps) if step.who != CHANCE)
    assert [moment.entry for moment in curve] == sorted({moment.entry for moment in curve})
    assert curve[0].entry == first
    assert curve[-1].entry == len(played().record.entries)
    assert list(curve[-1].chances) == [0, 0, 1]
    assert max(curve[0].chances) < 0.6


def test_a_shared_victory_is_divided() -> None:
    places = (Place(0, 1, 30, 5), Place(2, 1, 30, 5), Place(1, 3, 20, 0))
    assert result(Outcome("last-tile", places), 9).chances == (0.5, 0, 0.5)


# ---------------------------------------------------------------------------------------------------- JSON

FIELDS: Final = {
    "": ["game", "names", "visits", "seed", "outcome", "decisions", "curve", "accuracy", "worst"],
    "decisions": [
        *("entry", "seat", "kind", "played", "chance", "points"),
        *("best", "best_chance", "best_points", "loss", "points_loss"),
    ],
    "curve": ["entry", "chances"],
    "accuracy": [
        *("seat", "decisions", "agreed", "mean_loss", "mean_points_loss", "mistakes", "blunders", "worst"),
    ],
}
"""What others read: a change here breaks them."""


def test_the_json_of_a_review_stays_as_it_is() -> None:
    written = msgspec.json.encode(reviewed())
    read: dict[str, Any] = json.loads(written)
    assert list(read) == FIELDS[""]
    for part in ("decisions", "curve", "accuracy"):
        assert {tuple(one) for one in read[part]} == {tuple(FIELDS[part])}
    assert msgspec.json.decode(written, type=Review) == reviewed()


# ---------------------------------------------------------------------------------------------------- charts


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_chart_tells_its_curves_apart_without_colour(language: str) -> None:
    picture = ElementTree.fromstring(chart(reviewed(), language))
    curves = picture.findall(f".//{SVG}polyline")
    assert len(curves) == 3
    assert len({curve.get("stroke-dasharray") for curve in curves}) == 3
    assert {len((curve.get("points") or "").split()) for curve in curves} == {len(reviewed().curve)}
    said = [element.text for element in picture.iter(f"{SVG}text")]
    assert {"A Ann", "B Bob", "C Cleo"} <= set(said)
    assert text(language, "analysis-chart-title", game="Tyros") in said
    assert text(language, "analysis-chart-entries") in said


def test_a_chart_stays_within_its_frame() -> None:
    for curve in ElementTree.fromstring(chart(reviewed(), "en")).iter(f"{SVG}polyline"):
        for point in (curve.get("points") or "").split():
            x, y = map(float, point.split(","))
            assert charts.LEFT <= x <= charts.RIGHT
            assert charts.TOP <= y <= charts.FLOOR


def test_names_that_mean_something_in_xml_do_no_harm() -> None:
    names = ("<b>", "A & B", '"')
    picture = ElementTree.fromstring(chart(msgspec.structs.replace(reviewed(), names=names), "en"))
    assert {"A <b>", "B A & B", 'C "'} <= {element.text for element in picture.iter(f"{SVG}text")}


def test_names_at_the_same_height_do_not_cover_each_other() -> None:
    placed = sorted(spread([400.0, 400.0, 100.0, 395.0]))
    assert placed[0] == 100
    assert all(b - a >= charts.LINE_HEIGHT for a, b in itertools.pairwise(placed))


@pytest.mark.parametrize(("entries", "step"), [(0, 5), (60, 5), (61, 10), (350, 50), (10**6, 1000)])
def test_the_scale_has_room_for_its_numbers(entries: int, step: int) -> None:
    assert tick_step(entries) == step


def test_a_png_is_one_and_twice_as_large() -> None:
    data = to_png(chart(reviewed(), "de"))
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", data[16:24]) == (2 * charts.WIDTH, 2 * charts.HEIGHT)


def test_without_the_package_a_png_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(BadInput, match=r"emporion\[charts\]"):
        require_png()


def test_without_a_font_a_png_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(charts, "to_png", lambda picture: b"nothing to be seen")
    with pytest.raises(BadInput, match="font"):
        require_png()
