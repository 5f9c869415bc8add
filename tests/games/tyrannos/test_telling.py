"""Random games told in all languages, shown in a terminal and written down: nothing is missing, nothing too wide."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, Final

import pytest

from emporion.engine import conformance
from emporion.engine.actions import Action
from emporion.engine.decisions import Decision
from emporion.engine.errors import BadNotation
from emporion.engine.events import Event, GameEnded
from emporion.engine.lines import WIDTH
from emporion.engine.match import Match
from emporion.engine.participants import SPECTATOR
from emporion.games.tyrannos import actions, codes, events, packing, refusals
from emporion.games.tyrannos import game as tyrannos
from emporion.games.tyrannos.game import END_REASONS
from emporion.games.tyrannos.guide import GUIDE, PARAGRAPHS
from emporion.games.tyrannos.knowledge import SECRET
from emporion.games.tyrannos.position import write_position
from emporion.games.tyrannos.refusals import REFUSALS
from emporion.games.tyrannos.scoresheet import score_sheet
from emporion.games.tyrannos.screen import SCREEN
from emporion.games.tyrannos.stages import STAGES
from emporion.games.tyrannos.steps import ASKED_OF_ONE, ASKED_OF_SEVERAL, STEPS
from emporion.locales import LANGUAGES, text

GAME: Final[Any] = tyrannos.GAME
NAMES: Final = ["Anna", "Ben", "Clara", "Dionysios", "Eva", "F"]


def options_of(number: int) -> dict[str, Any]:
    rng = random.Random(number)
    preset = rng.choice(["standard", "letter", "friendly"])
    return {"players": 2 + number % 5, "months": 12, "preset": preset, "cities": rng.choice([8, 10])}


def positions(number: int, share: float) -> Iterator[tuple[Match, Decision, random.Random]]:
    """Some of the decisions of a random game."""
    rng = random.Random(number)
    for match, decision in conformance.random_match(GAME, options_of(number), number, "auto"):
        match.check_invariants()
        if rng.random() < share:
            yield match, decision, rng


@pytest.mark.parametrize("number", range(5))
def test_everything_that_happens_can_be_said(number: int) -> None:
    *_, (match, _, _) = positions(number, 1.0)
    for viewer in (SPECTATOR, 0):
        for _, told in match.events(viewer):
            for event in told:
                for language in LANGUAGES:
                    assert SCREEN.narrate(event, NAMES, language).strip()
                assert GUIDE.paragraph(event) is not None
                assert all(isinstance(place, str) for place in GUIDE.places(event))


@pytest.mark.parametrize("number", range(5, 8))
def test_what_is_asked_and_what_can_be_done_can_be_said(number: int) -> None:
    for match, decision, _ in positions(number, 0.1):
        for language in LANGUAGES:
            assert SCREEN.decision_text(decision.kind, language)
            for action in match.legal(decision.seat)[:40]:
                assert SCREEN.action_text(action, NAMES, language)


@pytest.mark.parametrize("number", range(8, 11))
def test_the_screen_is_80_columns_wide(number: int) -> None:
    for match, decision, rng in positions(number, 0.05):
        table = match.view(decision.seat).table
        for language in LANGUAGES:
            lines = [
                *SCREEN.board_lines(match.options, table, NAMES, language, listed=rng.random() < 0.5),
                *SCREEN.score_lines(table, NAMES, language),
                *SCREEN.hand_lines(table, NAMES, language),
            ]
            assert max(map(len, lines)) <= WIDTH, max(lines, key=len)


def test_every_question_action_refusal_and_event_has_its_text() -> None:
    for language in LANGUAGES:
        for step in (*ASKED_OF_ONE, *ASKED_OF_SEVERAL):
            assert SCREEN.decision_text(STAGES[step].name, language)
        for refusal in (*REFUSALS.values(), refusals.NOT_WITH_ARMY):
            assert text(language, f"tyrannos-refusal-{refusal.message}", **facts())
        for reason in END_REASONS:
            assert SCREEN.reason_text(reason, language)
        for cls, form in packing.FORMS.items():
            if form.kind < codes.ROLLED:
                assert SCREEN.group_text(str(cls.__struct_config__.tag), None, language)


def facts() -> dict[str, int]:
    general = "asked city month truce embassy-from offers-per-turn limit"
    own = "hand army points mine embassy-after agitate-after war-after"
    return dict.fromkeys([*general.split(), *own.split()], 1)


def test_every_reason_to_refuse_has_a_message() -> None:
    reasons = {value for name, value in vars(refusals).items() if name.isupper() and isinstance(value, int)}
    assert reasons - {refusals.ALLOWED} == set(REFUSALS)


def test_every_step_has_a_stage_of_its_own() -> None:
    assert sorted(STAGES) == list(range(STEPS))
    assert len({stage.name for stage in STAGES.values()}) == STEPS


def test_every_event_has_a_paragraph() -> None:
    told = [
        cls for cls in vars(events).values() if isinstance(cls, type) and issubclass(cls, Event) and cls is not Event
    ]
    assert {*told, GameEnded} == set(PARAGRAPHS)


@pytest.mark.parametrize(
    "action",
    [
        actions.MakeOffer((1, 2), actions.Goods(20, ("food", "food"), 1), actions.Goods(lots=("metal",))),
        actions.Deploy((3, 2), "Gela", (actions.Placed("sword2", 1),)),
        actions.OfferTerms(wins=True, give=actions.Goods(), want=actions.Goods(30), pull_down="city"),
        actions.Plan((1, 1), (1,)),
        actions.Condition("Gela", "ally", treasury=True, pull_down="all"),
    ],
)
def test_what_is_not_listed_can_be_said_too(action: Action) -> None:
    for language in LANGUAGES:
        assert SCREEN.action_text(action, NAMES, language)


def test_an_offer_is_told_to_its_parties_only() -> None:
    package = events.Package(actions.Goods(money=20), actions.Goods(tokens=1), alliance=True)
    told = SCREEN.narrate(events.OfferMade(0, (1,), package), NAMES)
    assert told == "Anna offers Ben: 20 mine for 1 Voitheia token, with an alliance."
    assert SCREEN.narrate(events.OfferMade(0, (1,)), NAMES) == "Anna negotiates with Ben."


# ---------------------------------------------------------------------------------------------------- secrecy


@pytest.mark.parametrize("number", range(11, 16))
def test_12_what_a_viewer_cannot_know_changes_nothing_for_him(number: int) -> None:
    for match, _, rng in positions(number, 0.05):
        for viewer in conformance.viewers(match):
            twin = conformance.check_secrecy(match, viewer, rng)
            twin.check_invariants()
            assert conformance.changed_fields(match, twin) <= set(SECRET)


# ---------------------------------------------------------------------------------------------------- positions, points


@pytest.mark.parametrize("number", range(16, 18))
def test_a_position_survives_being_written(number: int) -> None:
    for match, _, _ in positions(number, 0.1):
        written = write_position(match.state)
        assert GAME.schema.pack(GAME.read_position(written)) == GAME.schema.pack(match.state)


@pytest.mark.parametrize(
    "wrong", ["", "tyros", "tyrannos colour=1", "tyrannos month=x", "tyrannos month=300", "tyrannos players=9"]
)
def test_a_wrong_position_is_refused(wrong: str) -> None:
    with pytest.raises(BadNotation):
        GAME.read_position(wrong)


@pytest.mark.parametrize("number", range(18, 20))
def test_11_7_the_sheet_adds_up_to_the_points(number: int) -> None:
    for match, _, _ in positions(number, 0.1):
        for score in score_sheet(match.state).seats:
            parts = score.original + score.cities + score.allies + score.expansions + score.battles + score.talents
            assert parts == score.total


def test_the_island_can_be_drawn() -> None:
    *_, (match, _, _) = positions(20, 1.0)
    picture = SCREEN.draw(match.options, match.state, NAMES)
    assert picture.startswith("<svg")
    assert "Syrakousai" in SCREEN.draw(match.options, None, ())
    assert "style=" not in picture
