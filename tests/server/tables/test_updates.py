"""What has changed, put together with what was there before, is the whole table."""

from __future__ import annotations

import msgspec

from emporion.engine.participants import SPECTATOR
from emporion.server.client import TO_CLIENT
from emporion.server.protocol.http import MePlan
from emporion.server.protocol.to_client import TableMessage, TableUpdate
from emporion.server.protocol.to_server import Say, SitDown, Undo
from emporion.server.protocol.updating import updated
from emporion.server.tables.actors import Actor
from emporion.server.tables.log import HandedOver
from emporion.server.tables.seats import Autopilot
from emporion.server.tables.showing import Showing
from emporion.server.watching import Audience, Watcher
from tests.server.tables.company import ANN, BEN, DAN, KEY, PEOPLE, Company, can_undo, invited, is_over, seated


class Reader(Watcher):
    """Follows a table by what it is sent."""

    def __init__(self, actor: Actor) -> None:
        super().__init__(actor)
        self.wants_changes = True
        self.now: TableMessage | None = None
        self.sent: list[TableMessage | TableUpdate] = []

    def send(self, data: bytes) -> None:
        message = TO_CLIENT.decode(data)
        assert isinstance(message, TableMessage | TableUpdate)
        self.sent.append(message)
        if isinstance(message, TableMessage):
            self.now = message
        else:
            assert self.now is not None
            assert self.now.n == message.base
            self.now = updated(self.now, message)


def whole(company: Company, reader: Reader) -> TableMessage:
    """What somebody is sent who comes now."""
    assert reader.now is not None
    since = min((news.n for news in reader.now.news), default=reader.now.n + 1) - 1
    viewer = reader.viewer(company.table)
    sent = TO_CLIENT.decode(msgspec.json.encode(Showing(company.table).message(reader.actor, viewer, since)))
    assert isinstance(sent, TableMessage)
    return sent


def watching(company: Company, *actors: Actor) -> tuple[Audience, list[Reader]]:
    audience, readers = Audience(), [Reader(actor) for actor in actors]
    for reader in readers:
        audience.welcome(reader, company.table)
    return audience, readers


def test_updates_add_up_to_the_whole_table_in_every_moment_of_a_game() -> None:
    company = seated()
    audience, readers = watching(company, *PEOPLE, DAN)
    turns = 0
    while not is_over(company.match):
        company.act()
        turns += 1
        if turns % 7 == 0:
            company.does(BEN, Say(KEY, f"turn {turns}"))
        if turns % 5 == 0 and can_undo(0)(company.match):
            company.does(ANN, Undo(KEY, 0))
        audience.show(company.table)
        for reader in readers:
            assert reader.now == whole(company, reader)
    kinds = [type(message) for reader in readers for message in reader.sent]
    assert kinds.count(TableMessage) == len(readers), "all but the first tell only what has changed"


def test_an_update_tells_nothing_twice() -> None:
    company = seated()
    audience, [reader] = watching(company, ANN)
    company.does(BEN, Say(KEY, "hello"))
    audience.show(company.table)
    update = reader.sent[-1]
    assert isinstance(update, TableUpdate)
    assert (update.you, update.table, update.view) == (msgspec.UNSET,) * 3
    assert [news.text for news in update.news] == ["hello"]


def test_the_beginning_of_a_game_is_shown_whole() -> None:
    company = Company(MePlan("Ann"))
    audience, [reader] = watching(company, ANN)
    for actor in PEOPLE[1:]:
        company.does(invited(actor), SitDown(KEY, actor.name))
        audience.show(company.table)
    assert isinstance(reader.sent[-1], TableMessage)
    assert reader.now == whole(company, reader)


def test_other_eyes_are_shown_the_whole_table() -> None:
    """Whoever loses a seat sees as a spectator from then on: nothing of its hand is left."""
    company = seated()
    audience, [reader] = watching(company, BEN)
    company.write([HandedOver(1, Autopilot())])
    company.table.seats[1].holder = None
    audience.show(company.table)
    assert isinstance(reader.sent[-1], TableMessage)
    assert reader.sent[-1].you.viewer == SPECTATOR
    assert reader.now is not None
    assert reader.now.view is not None
    assert reader.now.view.table["hand"] is None


def test_whoever_asks_for_it_is_shown_the_whole_table() -> None:
    company = seated()
    audience, [reader] = watching(company, ANN)
    audience.welcome(reader, company.table)
    assert [type(message) for message in reader.sent] == [TableMessage, TableMessage]


def test_programs_are_shown_the_whole_table_every_time() -> None:
    company = seated()
    audience, [reader] = watching(company, ANN)
    reader.wants_changes, reader.shown = False, None
    company.act()
    audience.show(company.table)
    assert isinstance(reader.sent[-1], TableMessage)
