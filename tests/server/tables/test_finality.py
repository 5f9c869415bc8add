"""Whoever is asked is told beforehand which of his actions he could not undo."""

from __future__ import annotations

from emporion.engine.match import Match
from emporion.server.protocol.http import Choice
from emporion.server.tables.choosing import Question, names_of, plays_alone
from tests.server.tables.company import Company, is_group, seated, with_bots


def written(company: Company, seat: int) -> list[Choice]:
    return Question(company.match, seat, names_of(company.table, "en")).choices("en").actions


def can_be_undone(match: Match, seat: int, choice: Choice) -> bool:
    """Tried in the real game, with what chance draws then."""
    twin = match.twin()
    decision = twin.decision_of(seat)
    assert decision is not None
    twin.submit(seat, decision.id, choice.text)
    return twin.can_undo(seat)


def test_what_is_final_cannot_be_undone_and_all_else_can() -> None:
    company = seated()
    told: set[tuple[str, bool]] = set()
    for _ in range(60):
        seat = company.asked().seat
        for choice in written(company, seat)[::5]:
            assert choice.final != can_be_undone(company.match, seat, choice), choice.text
            told.add((choice.text.split()[0], choice.final))
        company.act()
    assert {("lay", True), ("swap", True), ("move", False), ("pass", False)} <= told


def test_only_the_last_of_a_group_brings_all_answers_to_light() -> None:
    company = seated()
    company.play_until(is_group)
    while is_group(company.match):
        first = company.asked().seat
        assert not any(choice.final for choice in written(company, first))
        company.act()
    last = company.asked().seat
    assert all(choice.final for choice in written(company, last))


def test_an_action_that_is_not_listed_is_judged_as_well() -> None:
    company = seated()
    company.play_until(lambda match: match.decisions[0].kind == "act")
    seat = company.asked().seat
    game, hand = company.match.game, company.match.view(seat).table.hand
    own = next(kind for kind in ("orange", "yellow", "green", "violet") if getattr(hand, kind) > 0)
    other = "yellow" if own == "orange" else "orange"
    offer = game.read(f"offer 1{own[0]} for 1{other[0]} to {'B' if seat == 0 else 'A'}")
    [choice] = Question(company.match, seat, names_of(company.table, "en")).written([offer], "en")
    assert choice.final
    assert "offer" in choice.words


def test_only_against_programs_one_plays_alone() -> None:
    assert plays_alone(with_bots().table, 0)
    assert not plays_alone(seated().table, 0)
