"""What a viewer sees of a table: what he may know, and nothing else."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from emporion.engine.choices import Choices, actions_in
from emporion.engine.participants import SPECTATOR
from emporion.server.errors import NotAllowed
from emporion.server.filing import add
from emporion.server.protocol.http import MePlan, RemotePlan
from emporion.server.protocol.to_client import TableMessage
from emporion.server.protocol.to_server import Act, ComeBack, GetUp, Propose, Say, SitDown, Start
from emporion.server.tables.absence import RELIEF_AFTER
from emporion.server.tables.actors import SERVER, Actor
from emporion.server.tables.handling import handle
from emporion.server.tables.log import HandedOver, Reserved, Said
from emporion.server.tables.pace import Live
from emporion.server.tables.proposals import Stop
from emporion.server.tables.seats import Autopilot, Bot, Vacant
from emporion.server.tables.showing import NEWS_AT_ONCE, Showing, last_own_move, may_watch, news_after, viewers_of
from emporion.server.tables.table import Table
from emporion.server.watching import Watcher
from tests.server.tables.company import (
    ANN,
    BEN,
    CID,
    DAN,
    KEY,
    PEOPLE,
    SECRET,
    Company,
    check_bot,
    invited,
    is_group,
    is_over,
    seated,
    with_bots,
)


def shown(company: Company, actor: Actor, viewer: int, since: int = 0) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(msgspec.json.encode(Showing(company.table).message(actor, viewer, since)))
    return message


def hand(company: Company, actor: Actor, viewer: int) -> Any:
    """The cards that a viewer sees as his own."""
    return shown(company, actor, viewer)["view"]["table"]["hand"]


def test_the_message_is_one_of_the_protocol() -> None:
    company = seated()
    company.act()
    text = msgspec.json.encode(Showing(company.table).message(ANN, 0, 0))
    fields = json.loads(text)
    assert set(fields) == {"type", *TableMessage.__struct_fields__}
    assert fields["you"] == {"viewer": 0, "seats": [0], "owner": True, "hints": False}
    assert fields["n"] == company.table.head


def test_no_ids_of_people_and_no_secret() -> None:
    company = Company(MePlan("Name 1"), secret=bytes(range(1, 33)))
    for actor in (BEN, CID):
        company.does(invited(Actor(f"id-of-{actor.name}", actor.name)), SitDown(KEY, f"Name of {actor.name}"))
    company.does(Actor("id-of-Ben", "Ben"), Propose(KEY, 1, Stop()))
    company.does(Actor("id-of-Ben", "Ben"), GetUp(KEY, 1))
    company.write([Reserved(0, "id-of-Eva", "Eva")])
    text = json.dumps([shown(company, ANN, viewer) for viewer in (SPECTATOR, 0, 1, 2)])
    assert "id-of" not in text
    assert company.table.secret.hex() not in text
    assert shown(company, ANN, 0)["table"]["commitment"] == company.match.record.header.commitment


def test_the_secret_is_shown_when_the_game_is_over() -> None:
    company = seated()
    company.play_until(is_over)
    assert shown(company, DAN, SPECTATOR)["table"]["secret"] == company.table.secret.hex()


def test_what_another_keeps_secretly_changes_nothing_that_a_viewer_is_sent() -> None:
    company = seated()
    company.play_until(is_group)
    chooses, viewer = (decision.seat for decision in company.match.decisions[:2])
    sent: dict[int, set[bytes]] = {chooses: set(), viewer: set(), SPECTATOR: set()}
    actions = company.match.legal(chooses)
    for action in actions:
        world = Table.load("t", SECRET, company.table.log)
        decision = world.playing.decisions[0].id
        entries = handle(world, PEOPLE[chooses], Act(KEY, decision, world.game.write(action)), check_bot, company.now)
        add(world, entries, company.now)
        for eyes, messages in sent.items():
            messages.add(msgspec.json.encode(Showing(world).message(DAN, eyes, 0)))
    assert len(actions) > 1
    assert {eyes: len(messages) for eyes, messages in sent.items()} == {chooses: len(actions), viewer: 1, SPECTATOR: 1}


# ---------------------------------------------------------------------------------------------------- whose eyes


def test_everybody_sees_with_the_eyes_of_his_own_seats() -> None:
    company = seated()
    assert [viewers_of(company.table, actor) for actor in (*PEOPLE, DAN, Actor())] == [[0], [1], [2], [], []]
    assert hand(company, ANN, 0) is not None
    assert hand(company, DAN, SPECTATOR) is None


def test_whoever_is_away_still_sees_his_cards_and_nobody_else_does() -> None:
    company = seated()
    company.does(ANN, GetUp(KEY, 0))
    assert viewers_of(company.table, ANN) == [0]
    for controller in (Autopilot(), Bot("merchant")):
        company.write([HandedOver(0, controller)])
        assert viewers_of(company.table, ANN) == [0]
        assert viewers_of(company.table, BEN) == [1]


def watcher(actor: Actor, wanted: int | None = None) -> Watcher:
    watching = Watcher(actor)
    watching.wanted = wanted
    return watching


def test_at_one_device_one_looks_at_one_seat_at_a_time() -> None:
    company = Company(MePlan("Ann"), MePlan("Anna"), shared=True)
    company.does(invited(BEN), SitDown(KEY, "Ben"))
    eyes = [watcher(ANN, wanted).viewer(company.table) for wanted in (None, 0, 1, 2, 15)]
    assert eyes == [SPECTATOR, 0, 1, SPECTATOR, SPECTATOR]
    assert [watcher(BEN, wanted).viewer(company.table) for wanted in (None, 2, 0)] == [2, 2, SPECTATOR]
    assert watcher(DAN, 0).viewer(company.table) == SPECTATOR


def test_who_looked_at_a_seat_that_is_gone_is_not_shown_the_neighbours_cards() -> None:
    company = Company(MePlan("Ann"), MePlan("Anna"), shared=True)
    company.does(invited(BEN), SitDown(KEY, "Ben"))
    watching = watcher(ANN, 1)
    company.write([HandedOver(1, Autopilot()), HandedOver(1, Vacant())])
    assert watching.viewer(company.table) == SPECTATOR


def test_the_token_of_a_seat_is_useless_when_the_seat_is_not_a_programs_any_more() -> None:
    company = Company(MePlan("Ann"), RemotePlan())
    company.does(ANN, Start(KEY, "merchant"))
    program = Actor(bot_seat=1)
    assert watcher(program).viewer(company.table) == 1
    assert may_watch(company.table, program)
    company.write([HandedOver(1, Autopilot())])
    assert watcher(program, 1).viewer(company.table) == SPECTATOR
    assert not may_watch(company.table, program)
    assert not may_watch(company.table, Actor(bot_seat=15))


def test_a_table_that_is_not_watched_is_for_those_who_sit_there_and_its_owner() -> None:
    company = seated(watched=False)
    everybody = (*PEOPLE, DAN, Actor())
    assert [may_watch(company.table, actor) for actor in everybody] == [True, True, True, False, False]
    company.write([HandedOver(1, Autopilot()), HandedOver(1, Vacant())])
    assert not may_watch(company.table, BEN)
    assert may_watch(Company(watched=False).table, ANN)
    assert may_watch(Company(watched=False, listed=True).table, DAN)
    assert may_watch(Company().table, Actor())


# ---------------------------------------------------------------------------------------------------- news


def test_a_new_holder_reads_what_the_seat_knows_and_the_old_one_does_not_any_more() -> None:
    company = seated()
    company.play_until(is_group)
    seat = company.act().seat
    move = company.table.head
    company.write([HandedOver(seat, Autopilot()), HandedOver(seat, Vacant())])
    company.does(invited(DAN), SitDown(KEY, "Dan"))
    (new,) = viewers_of(company.table, DAN)
    own, foreign = (news_after(company.table, move - 1, viewer)[0] for viewer in (new, SPECTATOR))
    assert own.move == foreign.move
    assert own.events != foreign.events
    assert watcher(PEOPLE[seat]).viewer(company.table) == SPECTATOR


def test_news_come_by_the_page() -> None:
    company = Company(MePlan("Ann"))
    for number in range(NEWS_AT_ONCE + 50):
        company.does(ANN, Say(KEY, f"word {number}"))
    head = company.table.head
    first = news_after(company.table, 0, SPECTATOR)
    second = news_after(company.table, first[-1].n, SPECTATOR)
    assert [news.n for news in first + second] == list(range(1, head + 1))
    assert [news["n"] for news in shown(company, ANN, SPECTATOR)["news"]] == list(
        range(head - NEWS_AT_ONCE + 1, head + 1)
    )
    assert shown(company, ANN, SPECTATOR, since=head)["news"] == []


def test_the_news_since_ones_last_move() -> None:
    company = seated()
    assert last_own_move(company.table, 0) == 0
    company.play_until(lambda match: match.decisions[0].seat == 0)
    company.act()
    moved = last_own_move(company.table, 0)
    company.does(BEN, Say(KEY, "Well played"))
    assert news_after(company.table, moved, 0)[-1].text == "Well played"
    assert last_own_move(company.table, SPECTATOR) == 0


def test_what_the_autopilot_or_somebody_else_played_is_news_too() -> None:
    company = seated()
    company.play_until(lambda match: match.decisions[0].seat == 0)
    company.act()
    own = last_own_move(company.table, 0)
    company.write([HandedOver(0, Autopilot())])
    company.play_until(lambda match: match.decisions[0].seat == 0)
    company.act(actor=SERVER)
    assert last_own_move(company.table, 0) == own
    company.does(ANN, ComeBack(KEY, 0))
    assert last_own_move(company.table, 0) == own
    company.write([HandedOver(0, Autopilot()), HandedOver(0, Vacant())])
    company.does(invited(DAN), SitDown(KEY, "Dan"))
    assert last_own_move(company.table, 0) == 0, "Dan has not played yet"


def test_the_time_that_is_left_is_shown_to_all() -> None:
    company = seated(pace=Live(decision_seconds=60, bank_seconds=100))
    asked = company.asked().seat
    for seat, info in enumerate(shown(company, DAN, SPECTATOR)["table"]["seats"]):
        assert info["bank_ms"] == 100_000
        assert info.get("deadline") == (company.now + 160_000 if seat == asked else None)


def test_without_a_clock_it_is_shown_from_when_on_the_autopilot_may_play() -> None:
    company = seated()
    asked = company.asked().seat
    for seat, info in enumerate(shown(company, DAN, SPECTATOR)["table"]["seats"]):
        assert info.get("relief_at") == (company.now + RELIEF_AFTER if seat == asked else None)
    company.write([HandedOver(asked, Autopilot())])
    assert not any("relief_at" in info for info in shown(company, DAN, SPECTATOR)["table"]["seats"])


# ---------------------------------------------------------------------------------------------------- talk


def test_talk_is_for_those_who_sit_here_and_the_owner() -> None:
    company = Company()
    company.does(invited(BEN), SitDown(KEY, "Benny"))
    assert company.does(BEN, Say(KEY, " Good\u202e\nday ")) == [Said("Good day", "Benny", 0)]
    assert company.does(ANN, Say(KEY, "Welcome")) == [Said("Welcome", "Ann", None)]
    for actor in (DAN, Actor(), Actor(bot_seat=1)):
        with pytest.raises(NotAllowed, match="who sit at the table"):
            company.does(actor, Say(KEY, "The seat before you has two jokers"))


# ---------------------------------------------------------------------------------------------------- what one may do


def test_the_seat_that_is_asked_is_told_once_what_it_may_do() -> None:
    company = seated()
    company.play_until(lambda match: match.decisions[0].kind == "act")
    asked, match = company.asked(), company.match
    message = shown(company, PEOPLE[asked.seat], asked.seat)
    assert "legal" not in message["view"]
    told = actions_in(msgspec.convert(message["choices"], Choices))
    assert told == [msgspec.to_builtins(action) for action in match.legal(asked.seat)]
    assert message["choices"]["unlisted"] == ["offer"]
    other = (asked.seat + 1) % 3
    assert shown(company, PEOPLE[other], other)["choices"] is None
    assert shown(company, DAN, SPECTATOR)["choices"] is None


def test_each_of_them_can_be_submitted_as_it_was_told() -> None:
    company = seated()
    for _ in range(30):
        asked = company.asked()
        told = actions_in(company.match.choices(asked.seat, []))
        for action in told:
            written = msgspec.json.encode(action).decode()
            twin = company.match.twin()
            twin.submit(asked.seat, asked.id, written)
        company.act()


def test_only_those_who_play_with_programs_alone_have_hints() -> None:
    assert shown(with_bots(), ANN, 0)["you"]["hints"]
    assert not shown(with_bots(), ANN, SPECTATOR)["you"]["hints"]
    assert not shown(seated(), ANN, 0)["you"]["hints"]
