"""New tables: empty, imported, copied, and for another game together."""

from __future__ import annotations

import pathlib
import random
from collections.abc import Callable
from typing import Any, Final

import msgspec
import pytest

from emporion.engine.errors import BadInput, BadRecord, Divergence
from emporion.engine.match import Match
from emporion.engine.outcome import Outcome
from emporion.engine.participants import SPECTATOR
from emporion.engine.record import Footer, GameRecord, read_record
from emporion.engine.replay import verify
from emporion.server.errors import BadRequest, NotAllowed, NotNow
from emporion.server.protocol.http import BotPlan, MePlan, OpenPlan, RemotePlan, SeatPlan
from emporion.server.protocol.to_server import Close, ComeBack, GetUp, SeatBot, SitDown, Start
from emporion.server.tables.actors import Actor
from emporion.server.tables.log import (
    Began,
    CameBack,
    Closed,
    HandedOver,
    LogEntry,
    Opened,
    Over,
    Played,
    Reserved,
    SatDown,
)
from emporion.server.tables.opening import MOST_ENTRIES, copy_table, import_record, open_table, play_again
from emporion.server.tables.pace import Live, Untimed
from emporion.server.tables.seating import begin
from emporion.server.tables.seats import Autopilot, Bot, Remote
from tests.server.tables.company import (
    ANN,
    BEN,
    CID,
    DAN,
    KEY,
    Company,
    check_bot,
    invited,
    is_group,
    is_over,
    seated,
    table_of,
    with_bots,
)

ARCHIVE: Final = pathlib.Path(__file__).parents[2] / "archive"


def opened(options: dict[str, Any] | None = None, shared: bool = False, game: str = "tyros") -> Opened:
    return Opened(game, {"players": 3} if options is None else options, "ann", Untimed(), shared=shared)


# ---------------------------------------------------------------------------------------------------- empty tables


def test_seats_are_taken_as_planned() -> None:
    entries = open_table(opened(), [OpenPlan(), BotPlan("merchant"), MePlan("Ann")], check_bot)
    assert entries[1:] == [HandedOver(1, Bot("merchant"), "merchant"), SatDown(2, "ann", "Ann")]


@pytest.mark.parametrize(
    ("plans", "message"),
    [
        ([OpenPlan()] * 4, "4 seats are planned"),
        ([MePlan("Ann"), MePlan("Anna")], "shared table"),
        ([BotPlan("process(command=sh)")], "no bot"),
        ([MePlan("\u200b")], "can be seen"),
    ],
)
def test_plans_that_do_not_fit(plans: list[SeatPlan], message: str) -> None:
    with pytest.raises((BadRequest, BadInput), match=message):
        open_table(opened(), plans, check_bot)


def test_at_one_device_everybody_has_a_name_of_his_own() -> None:
    with pytest.raises(BadRequest, match="name of his own"):
        open_table(opened(shared=True), [MePlan("Ann"), MePlan("ANN ")], check_bot)


@pytest.mark.parametrize("board", ["/etc/passwd", "board.json", "", {"name": "mine"}, ["built-in"], None, 1])
def test_options_name_no_files(board: Any) -> None:
    with pytest.raises(BadRequest, match="a file cannot be chosen"):
        open_table(opened({"players": 3, "board": board}), [], check_bot)
    record = seated().match.record
    header = msgspec.structs.replace(record.header, options={**record.header.options, "board": board})
    with pytest.raises(BadRequest, match="a file cannot be chosen"):
        import_record(GameRecord(header, record.entries), "ann", Untimed())


@pytest.mark.parametrize("options", [{"players": 7}, {"players": [3]}, {"players": 1e300}, {"colour": "red"}])
def test_options_that_the_game_does_not_have(options: dict[str, Any]) -> None:
    with pytest.raises(BadInput):
        open_table(opened(options), [], check_bot)
    with pytest.raises(BadInput, match="there is no game"):
        open_table(opened(game="chess"), [], check_bot)


def test_a_game_that_only_earlier_versions_opened_is_looked_at_but_not_played_again() -> None:
    record = read_record((ARCHIVE / "0.1.0" / "tyros-no-offers-finished.jsonl").read_text(encoding="utf-8"))
    table = table_of(import_record(record, "ann", Untimed()))
    assert (table.status, table.options.offers_per_turn) == ("over", 0)
    ways: list[Callable[[], object]] = [
        lambda: open_table(opened({"players": 4, "offers_per_turn": 0}), [], check_bot),
        lambda: play_again(table, "ann"),
    ]
    for open_another in ways:
        with pytest.raises(BadInput, match=r"^offers_per_turn: 0 is left to games that began with it; choose 1 to 20"):
            open_another()
    copy = copy_table(table, SPECTATOR, 40, "ann", random.Random(1))
    assert Match(table.game, copy.options, position=copy.position).options.offers_per_turn == 0


# ---------------------------------------------------------------------------------------------------- import


def test_a_record_has_not_more_entries_than_any_game() -> None:
    company = seated()
    too_many = (company.match.record.entries * (MOST_ENTRIES + 1))[: MOST_ENTRIES + 1]
    with pytest.raises(BadRequest, match="10001 entries"):
        import_record(GameRecord(company.match.record.header, too_many), "ann", Untimed())


def test_a_finished_game_can_be_looked_at() -> None:
    company = seated()
    company.play_until(is_over)
    entries = import_record(read_record(company.match.record.to_text()), "dan", Untimed())
    table = table_of(entries)
    assert table.status == "over"
    assert table.playing.record.entries == company.match.record.entries
    assert company.match.outcome is not None
    assert entries[-1] == Over(Footer(company.match.outcome))
    assert verify(table.game, table.playing.record).sound
    assert table.free_seats() == [0, 1, 2]
    assert [state.name for state in table.seats] == ["Ann", "Ben", "Cid"]


def test_names_of_a_record_are_such_as_could_be_chosen_here() -> None:
    record = changed(seated().match.record, seats=("A\u202enn", "B" * 10_000, "\u200b\u2060"))
    table = table_of(import_record(record, "dan", Untimed()))
    assert [state.name for state in table.seats] == ["Ann", "B" * 32, "C"]
    assert table.playing.record.header.seats == ("Ann", "B" * 32, "C")


def test_an_unfinished_game_goes_on_with_draws_that_nobody_committed_himself_to() -> None:
    company = seated()
    for _ in range(10):
        company.act()
    imported = Company()
    imported.table = table_of(import_record(company.match.record, "ann", Live()))
    assert imported.match.record.header.commitment is None
    assert imported.match.view(0).table == company.match.view(0).table
    for actor in (ANN, DAN, invited(DAN)._replace(person="eve")):
        imported.does(invited(actor), SitDown(KEY, actor.person or ""))
    imported.play_until(is_over)
    assert imported.match.record.footer is not None
    assert imported.match.record.footer.secret is None
    assert verify(imported.table.game, imported.match.record).sound


def test_a_record_that_ends_before_a_draw_does_not_stand_still() -> None:
    record = seated().match.record
    for entries in (0, 1, 5):
        table = table_of(import_record(record.cut(entries), "ann", Untimed()))
        assert table.playing.decisions
        assert table.playing.record.entries[:entries] == record.entries[:entries]


def changed(record: GameRecord, **header: Any) -> GameRecord:
    return GameRecord(msgspec.structs.replace(record.header, **header), record.entries, record.footer)


def test_what_does_not_fit_is_refused() -> None:
    company = seated()
    for _ in range(10):
        company.act()
    record = company.match.record
    bad = [
        changed(record, ruleset=999),
        changed(record, seats=("Ann", "Ben")),
        changed(record, options={**record.header.options, "players": 4}),
        changed(record, position="tyros kosmos players=9"),
        GameRecord(record.header, record.entries[1:]),
        GameRecord(record.header, record.entries, Footer(Outcome("last-tile", ()))),
    ]
    for wrong in bad:
        with pytest.raises(BadInput):
            import_record(wrong, "ann", Untimed())
    with pytest.raises(BadRequest, match="which this server does not have"):
        import_record(changed(record, game="chess"), "ann", Untimed())


def test_one_wrong_entry_is_found() -> None:
    company = seated()
    for _ in range(10):
        company.act()
    record = company.match.record
    for at in range(len(record.entries)):
        entry = record.entries[at]
        for wrong in (
            msgspec.structs.replace(entry, digest="0" * 16),
            msgspec.structs.replace(entry, who="C" if entry.who == "A" else "A"),
            msgspec.structs.replace(entry, do="pass \ud800"),
        ):
            entries = [*record.entries[:at], wrong, *record.entries[at + 1 :]]
            with pytest.raises(Divergence):
                import_record(GameRecord(record.header, entries), "ann", Untimed())


def test_nobody_forges_an_outcome() -> None:
    company = seated()
    company.play_until(is_over)
    record = company.match.record
    assert record.footer is not None
    ranking = tuple(reversed(record.footer.outcome.ranking))
    forged = Footer(msgspec.structs.replace(record.footer.outcome, ranking=ranking))
    with pytest.raises(BadRecord, match="the footer has another"):
        import_record(GameRecord(record.header, record.entries, forged), "ann", Untimed())


def test_text_that_is_no_record() -> None:
    for text in ("", "{}", "[]", '{"format":"emporion-record/9"}', "\x00"):
        with pytest.raises(BadRecord):
            read_record(text)


# ---------------------------------------------------------------------------------------------------- copies


def copies(company: Company, viewer: int, seed: int = 1) -> str:
    position = copy_table(company.table, viewer, None, "dan", random.Random(seed)).position
    assert position is not None
    return position


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2])
def test_a_copy_of_a_running_game_has_nothing_that_the_viewer_does_not_know(viewer: int) -> None:
    """Two worlds that he cannot tell apart give the same copy from the same randomness."""
    company = seated()
    for _ in range(40):
        company.act()
    game = company.table.game
    table = company.match.view(viewer).table
    copied = copies(company, viewer)
    others = [game.guess(table, random.Random(seed)) for seed in range(20)]
    assert len({game.write_position(state) for state in others}) > 10, "there is something to hide"
    for state in others:
        world = seated()
        world.table.match = company.match.twin()
        world.match.replace_state(state)
        assert world.match.view(viewer).table == table
        assert copies(world, viewer) == copied


def test_a_copy_is_what_the_viewer_sees() -> None:
    company = seated()
    company.play_until(is_group)
    company.act()
    copy = copy_table(company.table, 0, None, "dan", random.Random(1))
    assert (copy.owner, copy.origin, copy.pace) == ("dan", "t", Untimed())
    match = Match(company.table.game, copy.options, position=copy.position)
    assert match.view(0).table == company.match.view(0).table


def test_a_copy_can_be_played() -> None:
    company = seated()
    for _ in range(20):
        company.act()
    copy = copy_table(company.table, SPECTATOR, None, "ann", random.Random(1))
    played = Company()
    played.table = table_of([copy, *(HandedOver(seat, Bot("merchant"), "merchant") for seat in range(3))])
    played.write(begin(played.table))
    played.play_until(is_over)
    assert verify(played.table.game, played.match.record).sound


def test_earlier_positions_and_all_hands_only_when_the_game_is_over() -> None:
    company = seated()
    for _ in range(10):
        company.act()
    with pytest.raises(NotNow, match="when the game is over"):
        copy_table(company.table, 0, 5, "ann", random.Random(1))
    company.play_until(is_over)
    for entry in (0, 5, len(company.match.record.entries)):
        position = copy_table(company.table, SPECTATOR, entry, "ann", random.Random(1)).position
        assert position == company.table.game.write_position(company.match.state_after(entry))
    for entry in (-1, len(company.match.record.entries) + 1):
        with pytest.raises(NotNow, match="there is no entry"):
            copy_table(company.table, 0, entry, "ann", random.Random(1))


def test_a_game_that_was_stopped_keeps_its_secrets() -> None:
    company = seated()
    for _ in range(30):
        company.act()
    before = copies(company, SPECTATOR)
    company.table.status = "closed"
    assert copies(company, SPECTATOR) == before
    with pytest.raises(NotNow):
        copy_table(company.table, 0, 5, "ann", random.Random(1))


def test_there_is_nothing_to_copy_before_the_game() -> None:
    with pytest.raises(NotNow, match="not begun"):
        copy_table(Company().table, SPECTATOR, None, "ann", random.Random(1))


# ---------------------------------------------------------------------------------------------------- once more


def again(company: Company) -> list[LogEntry]:
    first, *seats = play_again(company.table, "ben")
    assert isinstance(first, Opened)
    assert (first.owner, first.origin, first.options) == ("ben", "t", company.table.opened.options)
    return seats


def test_everybody_sits_one_seat_further() -> None:
    company = seated()
    company.play_until(is_over)
    assert again(company) == [SatDown(0, "ben", "Ben"), Reserved(1, "cid", "Cid"), Reserved(2, "ann", "Ann")]


def rematch(company: Company, owner: str = "ben") -> Company:
    """The new table, at which nobody has done anything yet."""
    following = Company()
    following.table = table_of(play_again(company.table, owner))
    return following


def test_the_others_seats_are_kept_and_the_game_begins_when_all_have_come() -> None:
    company = seated(listed=True)
    company.play_until(is_over)
    following = rematch(company)
    assert (following.table.status, following.table.free_seats()) == ("open", [])
    with pytest.raises(NotNow, match="no free seat"):
        following.does(invited(DAN), SitDown(KEY, "Dan"))
    for actor, seat in ((DAN, 1), (ANN, 1), (Actor(), 2)):
        with pytest.raises(NotAllowed):
            following.does(actor, ComeBack(KEY, seat))
    assert following.does(CID, ComeBack(KEY, 1)) == [CameBack(1)]
    with pytest.raises(NotNow):
        following.does(CID, ComeBack(KEY, 1))
    came = following.does(ANN, ComeBack(KEY, 2))
    assert came[0] == CameBack(2)
    assert isinstance(came[1], Began)
    assert came[1].header.seats == ("Ben", "Cid", "Ann")
    assert following.table.status == "playing"
    following.act()


def test_whoever_asked_for_it_need_not_wait_for_ever() -> None:
    company = seated()
    company.play_until(is_over)
    following = rematch(company)
    following.does(BEN, SeatBot(KEY, 1, "merchant"))
    assert following.table.seats[1].controller == Bot("merchant")
    with pytest.raises(NotAllowed):
        following.does(CID, ComeBack(KEY, 1))
    following.does(BEN, Start(KEY, "merchant"))
    assert following.table.status == "playing"
    assert following.table.held_by("ann") == []


def test_whoever_does_not_want_to_play_again_frees_his_seat() -> None:
    company = seated()
    company.play_until(is_over)
    following = rematch(company)
    following.does(BEN, GetUp(KEY, 0))
    with pytest.raises(NotNow, match="is already called Cid"):
        following.does(invited(DAN), SitDown(KEY, "Cid"))
    following.does(CID, GetUp(KEY, 1))
    following.does(invited(DAN), SitDown(KEY, "Cid", 1))
    assert following.table.seats[1].is_played_by("dan")


def test_a_game_that_was_stopped_is_played_again_too() -> None:
    company = seated()
    company.act()
    company.write([Closed()])
    assert again(company)[0] == SatDown(0, "ben", "Ben")


def test_whoever_asks_sits_down_even_if_the_autopilot_played_for_him() -> None:
    company = seated()
    company.write([HandedOver(1, Autopilot())])
    company.table.status = "over"
    assert again(company)[0] == SatDown(0, "ben", "Ben")


@pytest.mark.parametrize("starts_when_full", [True, False])
def test_against_bots_the_next_game_starts_at_once(starts_when_full: bool) -> None:
    company = with_bots(starts_when_full=starts_when_full)
    company.table.status = "over"
    (first, *_) = play_again(company.table, "ann")
    assert isinstance(first, Opened)
    assert first.starts_when_full


def test_bots_and_programs_play_again() -> None:
    company = with_bots()
    company.write([HandedOver(2, Remote(), "bot")])
    company.table.status = "over"
    assert again(company) == [
        HandedOver(0, Bot("merchant"), "merchant"),
        HandedOver(1, Remote(), "bot"),
        Reserved(2, "ann", "Ann"),
    ]


def test_whoever_was_away_is_not_dragged_along_and_no_bot_has_his_name() -> None:
    company = seated()
    company.write([HandedOver(0, Autopilot()), HandedOver(2, Autopilot()), HandedOver(2, Bot("captain"))])
    company.table.status = "over"
    assert again(company) == [SatDown(0, "ben", "Ben"), HandedOver(1, Bot("captain"), "captain")]


def test_not_before_the_game_is_over() -> None:
    company = seated()
    with pytest.raises(NotNow, match="not over"):
        play_again(company.table, "ann")
    closed = Company(MePlan("Ann"), RemotePlan())
    closed.does(ANN, Close(KEY))
    with pytest.raises(NotNow, match="no game was played"):
        play_again(closed.table, "ann")


def test_a_header_says_where_a_copy_began() -> None:
    company = seated()
    copy = copy_table(company.table, 0, None, "ann", random.Random(1))
    table = table_of([copy])
    began, *moves = begin(table)
    assert isinstance(began, Began)
    assert began.header.position == copy.position
    assert all(isinstance(move, Played) for move in moves)
