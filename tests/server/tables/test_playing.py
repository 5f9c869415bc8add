"""Moves: each seat for itself."""

from __future__ import annotations

import pytest

from emporion.engine.errors import CannotUndo, IllegalAction
from emporion.server.errors import NotAllowed, NotNow
from emporion.server.protocol.http import MePlan, RemotePlan
from emporion.server.protocol.to_server import Act, ResetTurn, SeatBot, Undo
from emporion.server.tables.actors import SERVER, Actor, plays
from emporion.server.tables.log import HandedOver, Over, Played
from emporion.server.tables.seats import Autopilot, Bot
from emporion.server.tables.showing import viewers_of
from tests.server.tables.company import (
    ANN,
    DAN,
    KEY,
    PEOPLE,
    Company,
    can_undo,
    is_group,
    is_over,
    seated,
    who_can_undo,
    with_bots,
)


def others(company: Company, seat: int) -> list[Actor]:
    """All who must not act for a seat that a person plays."""
    rest = [actor for number, actor in enumerate(PEOPLE) if number != seat]
    return [*rest, DAN, SERVER, Actor(), Actor(bot_seat=seat), Actor(may_sit=True)]


def test_a_move_is_written_down_with_the_draws_that_follow() -> None:
    company = seated()
    decision = company.asked()
    action = company.match.game.write(company.match.legal(decision.seat)[0])
    entries = company.does(company.player(decision.seat), Act(KEY, decision.id, action))
    assert [entry.entry for entry in entries if isinstance(entry, Played)] == company.match.record.entries[
        -len(entries) :
    ]
    assert company.match.record.entries[-len(entries)].do == action


def test_nobody_acts_for_another() -> None:
    company = seated()
    decision = company.asked()
    before = company.match.record.to_text()
    for actor in others(company, decision.seat):
        with pytest.raises(NotAllowed, match="not yours"):
            company.act(actor=actor)
    assert company.match.record.to_text() == before


def test_nobody_takes_back_for_another() -> None:
    company = seated()
    company.play_until(can_undo())
    seat = who_can_undo(company.match)
    for actor in others(company, seat):
        for command in (Undo(KEY, seat), ResetTurn(KEY, seat)):
            with pytest.raises(NotAllowed, match="not yours"):
                company.does(actor, command)
    with pytest.raises(NotAllowed, match="not yours"):
        company.does(ANN, Undo(KEY, 15))


def test_a_decision_is_taken_once_and_in_accordance_with_the_rules() -> None:
    company = seated()
    old = company.act()
    actor = company.player(old.seat)
    for id in (old.id, "", "999A", "nonsense"):
        with pytest.raises(NotNow, match="not open"):
            company.does(actor, Act(KEY, id, "pass"))
    decision = company.asked()
    with pytest.raises(IllegalAction):
        company.does(company.player(decision.seat), Act(KEY, decision.id, "pass"))


def test_the_server_plays_bots_and_autopilots_and_nobody_else() -> None:
    company = with_bots()
    assert [plays(company.table, SERVER, seat) for seat in range(4)] == [False, True, True, False]
    company.write([HandedOver(0, Autopilot())])
    assert plays(company.table, SERVER, 0)
    assert not plays(company.table, ANN, 0)


def test_a_program_plays_its_seat_as_long_as_it_has_it() -> None:
    company = Company(MePlan("Ann"), RemotePlan())
    company.does(ANN, SeatBot(KEY, 2, "merchant"))
    program = Actor(bot_seat=1)
    assert [plays(company.table, program, seat) for seat in range(3)] == [False, True, False]
    assert viewers_of(company.table, program) == [1]
    for taker in (Autopilot(), Bot("merchant")):
        company.write([HandedOver(1, taker)])
        assert not plays(company.table, program, 1)
        assert viewers_of(company.table, program) == []


def test_undo_and_the_game_is_where_it_was() -> None:
    company = seated()
    company.play_until(can_undo())
    seat = who_can_undo(company.match)
    before = company.match.steps[-1].before
    (entry,) = company.does(company.player(seat), Undo(KEY, seat))
    assert isinstance(entry, Played)
    assert entry.entry.do == "undo"
    assert company.match.game.schema.pack(company.match.state) == before
    with pytest.raises(CannotUndo):
        company.does(company.player(seat), Undo(KEY, seat))
    company.act()


def test_in_a_group_everybody_takes_back_his_own_answer() -> None:
    company = seated()
    company.play_until(is_group)
    first, *rest = company.match.decisions
    company.act(first)
    company.does(company.player(first.seat), Undo(KEY, first.seat))
    assert {decision.seat for decision in company.match.decisions} == {first.seat, *(one.seat for one in rest)}
    assert [one for one in company.match.decisions if one.seat != first.seat] == rest


def test_a_turn_is_reset_as_far_as_it_goes() -> None:
    company = seated()
    company.play_until(can_undo())
    seat = who_can_undo(company.match)
    entries = company.does(company.player(seat), ResetTurn(KEY, seat))
    assert entries
    assert not company.match.can_undo(seat)
    with pytest.raises(CannotUndo):
        company.does(company.player(seat), ResetTurn(KEY, seat))


def test_the_last_move_ends_the_game() -> None:
    company = seated()
    company.play_until(is_over)
    last = company.table.log[-1].entry
    assert isinstance(last, Over)
    assert last.footer.outcome == company.match.outcome
    assert last.footer.secret == company.table.secret.hex()
    assert company.table.status == "over"
    for command in (Act(KEY, "1A", "pass"), Undo(KEY, 0), ResetTurn(KEY, 0)):
        with pytest.raises(NotNow, match="it is over"):
            company.does(ANN, command)


def test_nothing_is_played_before_the_game() -> None:
    company = Company(MePlan("Ann"))
    for command in (Act(KEY, "1A", "pass"), Undo(KEY, 0), ResetTurn(KEY, 0)):
        with pytest.raises(NotNow, match="it is open"):
            company.does(ANN, command)
