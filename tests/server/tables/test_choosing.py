"""What a screen that knows no rules is told: what a seat can do, why not, and what would follow."""

from __future__ import annotations

import pytest

from emporion.engine.errors import BadNotation, IllegalAction, NotYourDecision
from emporion.engine.view import view_bytes
from emporion.server.tables.choosing import imagined, preview, why_not
from tests.server.tables.company import is_group, is_over, seated


def other_than(seat: int) -> int:
    return (seat + 1) % 3


# ------------------------------------------------------------------------------------------------ what is not


def test_whoever_is_not_asked_hears_who_is() -> None:
    company = seated()
    company.play_until(lambda match: match.decisions[0].kind == "act")
    asked = company.asked().seat
    found = why_not(company.table, other_than(asked), "move T>23", "en")
    name = ("Ann", "Ben", "Cid")[asked]
    assert not found.possible
    assert found.reason == f"it is up to {name} now; wait until you are asked"
    assert found.paragraph == "6.1"


def test_several_who_are_asked_are_all_named() -> None:
    company = seated()
    company.play_until(is_group)
    company.act()
    waiting = next(seat for seat in range(3) if company.match.decision_of(seat) is None)
    names = [("Ann", "Ben", "Cid")[decision.seat] for decision in company.match.decisions]
    found = why_not(company.table, waiting, "pass", "en")
    assert found.reason is not None
    assert all(name in found.reason for name in names)


def test_what_is_possible_has_no_reason() -> None:
    company = seated()
    company.play_until(lambda match: match.decisions[0].kind == "act")
    found = why_not(company.table, company.asked().seat, "pass", "en")
    assert (found.possible, found.reason, found.paragraph) == (True, None, None)


def test_a_reason_has_its_paragraph_beside_it_and_is_in_ones_language() -> None:
    company = seated()
    company.play_until(lambda match: match.decisions[0].kind == "act")
    seat = company.asked().seat
    said = [why_not(company.table, seat, "found 1", language) for language in ("en", "de", "fr", "it")]
    assert {found.paragraph for found in said} == {"8.1"}
    assert len({found.reason for found in said}) == 4
    assert not any("§" in str(found.reason) for found in said)


def test_when_the_game_is_over_that_is_the_reason() -> None:
    company = seated()
    company.play_until(is_over)
    found = why_not(company.table, 0, "pass", "en")
    assert (found.possible, found.paragraph) == (False, "14.1")
    assert found.reason == "the game is over; no more actions are possible"


def test_a_question_that_is_none_is_refused() -> None:
    with pytest.raises(BadNotation):
        why_not(seated().table, 0, "sing", "en")


# ------------------------------------------------------------------------------------------------ what would follow


def test_a_preview_shows_what_the_seat_will_see() -> None:
    company = seated()
    company.play_until(lambda match: match.decisions[0].kind == "act")
    for _ in range(40):
        asked = company.asked()
        action = company.match.game.write(company.match.legal(asked.seat)[0])
        before = view_bytes(company.match.view(asked.seat))
        shown = preview(company.table, asked.seat, action)
        assert view_bytes(company.match.view(asked.seat)) == before, "nothing has happened"
        real = company.match.twin()
        real.carry_out(asked.seat, real.game.encode(real.game.read(action)))
        assert shown.table == real.game.look(real.state, real.options)(asked.seat)
        company.act()
        if company.match.decisions[0].kind != "act":
            break


def test_what_others_have_chosen_in_secret_is_not_guessed_at() -> None:
    company = seated()
    company.play_until(is_group)
    first, last = company.match.decisions[0], company.match.decisions[-1]
    legal = company.match.game.write(company.match.legal(last.seat)[0])
    assert preview(company.table, last.seat, legal).table is not None
    company.act(first)
    assert preview(company.table, last.seat, legal).table is None


def test_a_preview_of_what_is_not_legal_is_refused_as_the_action_would_be() -> None:
    company = seated()
    asked = company.asked().seat
    with pytest.raises(IllegalAction):
        preview(company.table, asked, "pass")
    with pytest.raises(BadNotation):
        preview(company.table, asked, "nonsense")
    with pytest.raises(NotYourDecision):
        preview(company.table, other_than(asked), "pass")


def test_the_imagined_world_is_made_from_what_the_seat_sees() -> None:
    """Two worlds that look the same to a seat are imagined as the same."""
    company = seated()
    company.play_until(lambda match: len(match.steps) > 60)
    match = company.match
    other = imagined(match, 1)
    pack = match.game.schema.pack
    assert pack(other.state) != pack(match.state)
    assert pack(imagined(other, 1).state) == pack(imagined(match, 1).state)
