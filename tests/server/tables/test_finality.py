"""Before they confirm it, people are told which of their actions they could not undo."""

from __future__ import annotations

from emporion.engine.match import Match
from emporion.server.tables.choosing import preview
from tests.server.tables.company import Company, is_group, seated


def is_final(company: Company, seat: int, action: str) -> bool:
    return preview(company.table, seat, action).final


def written(match: Match, seat: int) -> list[str]:
    return list(match.view(seat).legal)


def can_be_undone(match: Match, seat: int, action: str) -> bool:
    """Tried in the real game, with what chance draws then."""
    twin = match.twin()
    decision = twin.decision_of(seat)
    assert decision is not None
    twin.submit(seat, decision.id, action)
    return twin.can_undo(seat)


def test_what_is_final_cannot_be_undone_and_all_else_can() -> None:
    company = seated()
    told: set[tuple[str, bool]] = set()
    for _ in range(60):
        seat = company.asked().seat
        for action in written(company.match, seat)[::5]:
            final = is_final(company, seat, action)
            assert final != can_be_undone(company.match, seat, action), action
            told.add((action.split()[0], final))
        company.act()
    assert {("lay", True), ("swap", True), ("move", False), ("pass", False)} <= told


def test_only_the_last_of_a_group_brings_all_answers_to_light() -> None:
    company = seated()
    company.play_until(is_group)
    while is_group(company.match):
        first = company.asked().seat
        assert not any(is_final(company, first, action) for action in written(company.match, first))
        company.act()
    last = company.asked().seat
    assert all(is_final(company, last, action) for action in written(company.match, last))


def test_an_action_that_is_not_listed_is_judged_as_well() -> None:
    company = seated()
    company.play_until(lambda match: match.decisions[0].kind == "act")
    seat = company.asked().seat
    hand = company.match.view(seat).table.hand
    own = next(kind for kind in ("orange", "yellow", "green", "violet") if getattr(hand, kind) > 0)
    other = "yellow" if own == "orange" else "orange"
    assert is_final(company, seat, f"offer 1{own[0]} for 1{other[0]} to {'B' if seat == 0 else 'A'}")
