"""Who plays whom, where, and with which cards."""

from __future__ import annotations

import math
import pathlib
import shlex
from collections import Counter
from collections.abc import Sequence
from typing import Final

import msgspec
import pytest

from emporion.arena import playing
from emporion.arena.deals import DealDealer, round_counter
from emporion.arena.playing import play
from emporion.arena.schedule import (
    DUEL,
    ROUND_ROBIN,
    Request,
    bot_random,
    deal_secret,
    fixtures,
    make_request,
    seatings,
    tables,
)
from emporion.arena.sources import sources_of
from emporion.bots.bot import Budget
from emporion.bots.spec import read_specs
from emporion.cli import arena
from emporion.cli.main import make_parser
from emporion.engine.errors import BadInput
from emporion.engine.match import Match
from emporion.engine.record import read_record
from tests.arena.small_runs import TYROS, request
from tests.bots.programs import write_class
from tests.bots.test_registry import install

ROOT: Final = pathlib.Path(__file__).parents[2]


def asked(bots: str, system: str, players: int, deals: int = 1) -> Request:
    """A request that names bots which need not exist."""
    return Request("tyros", 1, {"players": players}, tuple(bots), system, deals, 1)


@pytest.mark.parametrize(
    ("bots", "system", "players", "expected"),
    [
        ("XY", DUEL, 4, ["XYYY"]),
        ("XYZ", DUEL, 3, ["XYY", "XZZ"]),
        ("WXYZ", ROUND_ROBIN, 3, ["WXY", "WXZ", "WYZ", "XYZ"]),
        ("XYZ", ROUND_ROBIN, 3, ["XYZ"]),
        ("XY", ROUND_ROBIN, 4, ["XXXY", "XXYY", "XYYY"]),
        ("X", ROUND_ROBIN, 3, ["XXX"]),
    ],
)
def test_tables(bots: str, system: str, players: int, expected: list[str]) -> None:
    assert ["".join(table) for table in tables(asked(bots, system, players))] == expected


def test_in_a_duel_the_lone_bot_has_every_seat_with_every_deal() -> None:
    games = fixtures(asked("XY", DUEL, 4, deals=2))
    assert ["".join(game.seats) for game in games] == ["XYYY", "YXYY", "YYXY", "YYYX"] * 2
    assert [game.id for game in games[3:6]] == ["1-1-4", "1-2-1", "1-2-2"]


@pytest.mark.parametrize("bots", ["WXYZ", "WXY", "XY"])
def test_in_a_round_robin_every_bot_has_every_seat_equally_often(bots: str) -> None:
    games = fixtures(asked(bots, ROUND_ROBIN, 4, deals=6))
    held = Counter((bot, seat) for game in games for seat, bot in enumerate(game.seats))
    for bot in bots:
        assert len({held[bot, seat] for seat in range(4)}) == 1


def test_neighbours_change_from_deal_to_deal() -> None:
    followers = Counter(
        (seats[i - 1], seats[i]) for deal in range(6) for seats in seatings(tuple("WXYZ"), deal) for i in range(4)
    )
    assert len(followers) == 12
    assert len(set(followers.values())) == 1


def test_the_same_seating_is_played_once_a_deal() -> None:
    assert seatings(tuple("XXX"), 1) == [tuple("XXX")]
    assert math.prod(len(seatings(tuple("XXYY"), deal)) for deal in range(3)) == 4 * 2 * 4


def test_no_game_is_planned_twice() -> None:
    games = fixtures(asked("VWXYZ", ROUND_ROBIN, 4, deals=3))
    assert len({game.id for game in games}) == len({(game.deal, game.seats) for game in games}) == len(games) == 60


# ---------------------------------------------------------------------------------------------------- cards


def test_all_rotations_of_a_deal_begin_with_the_same_cards() -> None:
    duel = request("random,process(command=true)")
    games = [read_record(play(duel, fixture).record_text()) for fixture in fixtures(duel)]
    dealt = [[entry.do for entry in game.entries[:6]] for game in games]
    assert dealt[0] == dealt[1] == dealt[2]
    assert dealt[0] != dealt[3]
    assert games[0].entries[6:] != games[1].entries[6:]


def test_another_seed_deals_other_cards() -> None:
    secrets = {deal_secret(request(seed=seed), deal) for seed in (1, 2) for deal in (1, 2)}
    assert len(secrets) == 4


def test_the_dealer_of_a_game_follows_its_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []

    class Spy(DealDealer):
        def draw(self, index: int, urn: Sequence[int], count: int) -> list[int]:
            seen.append(self._rounds())
            return super().draw(index, urn, count)

    monkeypatch.setattr(playing, "DealDealer", Spy)
    game = play(request(), fixtures(request())[0])
    assert sorted(set(seen)) == list(range(game.rounds + 1))
    assert seen == sorted(seen)


def test_draws_are_counted_anew_in_every_round() -> None:
    """However often the players drew before, a round begins with the same numbers."""
    urn = [10] * 6
    rounds = [0]
    dealers = [DealDealer(bytes(32)), DealDealer(bytes(32))]
    for dealer, early in zip(dealers, (1, 4), strict=True):
        dealer.follow(lambda: rounds[0])
        rounds[0] = 1
        for index in range(early):
            dealer.draw(index, urn, 5)
    rounds[0] = 2
    draws = [[dealer.draw(99, urn, 5) for _ in range(3)] for dealer in dealers]
    assert draws[0] == draws[1]
    assert draws[0][0] != draws[0][1]


def test_the_dealer_learns_the_round_from_the_match() -> None:
    match = Match(TYROS, {"players": 3}, DealDealer(bytes(32)))
    count = round_counter(match)
    assert count() == match.state.round == 1
    while match.decisions:
        decision = match.decisions[0]
        match.submit(decision.seat, decision.id, match.legal(decision.seat)[-1])
    assert count() == match.state.round > 3


def test_a_bot_has_its_own_random_numbers() -> None:
    """They follow from who sits where, so the same game can be played in another tournament."""
    wide, narrow = asked("XYZ", DUEL, 3), asked("XZ", DUEL, 3)
    (same,) = [game for game in fixtures(wide) if game.id == "2-1-1"]
    numbers = {bot_random(wide, game, seat).random() for game in fixtures(wide) for seat in range(3)}
    assert len(numbers) == 18
    assert bot_random(narrow, fixtures(narrow)[0], 1).random() == bot_random(wide, same, 1).random()


# ---------------------------------------------------------------------------------------------------- requests


@pytest.mark.parametrize(
    ("bots", "system", "deals", "seed", "message"),
    [
        ("", ROUND_ROBIN, 1, 1, "name the bots"),
        ("random", DUEL, 1, 1, "a duel needs two bots"),
        ("random,random", DUEL, 1, 1, "random is named twice"),
        ("random,genius", DUEL, 1, 1, "no bot 'genius'"),
        ("random(level=2)", ROUND_ROBIN, 1, 1, "no parameter 'level'"),
        ("random", "swiss", 1, 1, "no format 'swiss'"),
        ("random", ROUND_ROBIN, 0, 1, "at least one deal"),
        ("random", ROUND_ROBIN, 1, -1, "a seed is a number"),
    ],
)
def test_bad_requests_are_refused(bots: str, system: str, deals: int, seed: int, message: str) -> None:
    with pytest.raises(BadInput, match=message):
        request(bots, system, deals, seed)


def test_the_command_of_a_request_asks_for_the_same() -> None:
    given = {"players": 3, "edition": "giochi-rari", "gifts": "on"}
    bots = read_specs("random,process(command=true --fast)")
    first = make_request(TYROS, given, bots, DUEL, 7, 5, Budget(ms=20, visits=50, limit_ms=100))
    words = shlex.split(first.command(TYROS))
    assert words[0] == "emporion"
    parsed = make_parser("arena").parse_args(words[1:])
    assert arena.new_request(TYROS, parsed) == first


def test_a_request_keeps_its_key_whatever_plays_it() -> None:
    """The digests of reports begin with it; this one is that of the first version."""
    asked = Request("tyros", 1, {"players": 4}, ("random", "merchant"), DUEL, 100, 1)
    assert asked.key == "004e42ed92d1a95cfa5043bd7aa61a29dcb6cb72c31d34e66dc57be1a029fc89"
    later = msgspec.structs.replace(asked, sources={"emporion": "9"})
    assert later.key == asked.key
    assert later.name != asked.name
    assert msgspec.structs.replace(asked, budget=Budget(ms=1)).key != asked.key


def test_bots_are_granted_what_was_asked_for(tmp_path: pathlib.Path) -> None:
    spec = write_class(tmp_path, "raise Exception(budget.ms, budget.visits, budget.limit_ms)")
    asked = make_request(TYROS, {"players": 3}, read_specs(spec), ROUND_ROBIN, 1, 1, Budget(20, 50, 1000))
    game = play(asked, fixtures(asked)[0])
    assert {fault.what for fault in game.faults} == {"raised Exception: (20, 50, 1020)"}


# ---------------------------------------------------------------------------------------------------- sources


def sources(bots: str) -> dict[str, str]:
    return sources_of(TYROS, TYROS.options({}), read_specs(bots))


def test_what_plays_is_kept_with_the_request(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("mine.py", "theirs.pl", "word.txt"):
        (tmp_path / name).write_text(name, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert list(sources("random")) == ["emporion", "rules"]
    assert list(sources("random,merchant")) == ["emporion", "rules and bots", "weights.json"]
    assert list(sources("./mine.py:Clever(x=1)"))[2:] == ["mine.py"]
    assert list(sources("process(command=cat ./theirs.pl --file word.txt gone.txt)"))[2:] == [
        "cat",
        "./theirs.pl",
        "word.txt",
    ]


def test_an_installed_bot_is_known_by_its_version(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, "carthage", "hamilcar = carthage_bots:Last")
    monkeypatch.syspath_prepend(tmp_path)
    assert sources("hamilcar")["hamilcar"] == "1.0"


def test_a_board_out_of_a_file_is_called_file() -> None:
    record = read_record((ROOT / "tests/records/kosmos-4-other-board.jsonl").read_text(encoding="utf-8"))
    asked = make_request(TYROS, record.header.options, read_specs("random"), ROUND_ROBIN, 1, 1)
    assert "-o board=FILE --bots" in asked.command(TYROS)
