"""Bots are shared where they may be, and made anew when the rules are compiled."""

from __future__ import annotations

import contextlib
from typing import Any, Final

import pytest

from emporion.bots.bot import Bot
from emporion.bots.guard import Guarded
from emporion.bots.spec import Spec, read_spec
from emporion.engine.game import Game, Options
from emporion.server.bots import pool as pool_module
from emporion.server.bots.pool import IDLE, BotPool

OPTIONS: Final[dict[str, Any]] = {"players": 3}
THEIRS: Final = "./theirs.py"


class Feigned:
    """Stands in for what compiles."""

    is_ready = True

    def __init__(self, game: Game) -> None:
        """Nothing is looked at."""

    def has_come(self) -> bool:
        return False


class Comes(Feigned):
    is_ready = False
    arrives = False

    def has_come(self) -> bool:
        came = self.arrives and not self.is_ready
        self.is_ready = self.is_ready or came
        return came


class Silent:
    def __init__(self, closed: list[Silent]) -> None:
        self.closed = closed

    def choose(self, *_: object) -> str:
        return "pass"

    def close(self) -> None:
        self.closed.append(self)


class Workshop:
    """Notes which bots are made, and which are closed."""

    def __init__(self) -> None:
        self.made: list[str] = []
        self.closed: list[Silent] = []

    def make(self, spec: Spec, game: Game, options: Options, limit_ms: int) -> Guarded:
        self.made.append(str(spec))
        bot: Bot = Silent(self.closed)
        return Guarded(bot, spec, limit_ms)


@pytest.fixture
def workshop(monkeypatch: pytest.MonkeyPatch) -> Workshop:
    shop = Workshop()
    monkeypatch.setattr(pool_module, "make_guarded", shop.make)
    monkeypatch.setattr(pool_module, "Readiness", Feigned)
    return shop


def lent(
    pool: BotPool, spec: str = "captain", table: str = "t", seat: int = 0, options: Any = None
) -> contextlib.AbstractContextManager[Guarded]:
    return pool.lent("tyros", options or OPTIONS, spec, (table, seat))


def lend(pool: BotPool, spec: str = "captain", table: str = "t", seat: int = 0, options: Any = None) -> Guarded:
    """Lent and given back."""
    with lent(pool, spec, table, seat, options) as bot:
        return bot


def test_our_bots_serve_any_table(workshop: Workshop) -> None:
    pool = BotPool()
    assert lend(pool, table="a") is lend(pool, table="b", seat=2)
    assert workshop.made == ["captain(mode=ready)"]


def test_nobody_thinks_with_the_bot_of_another(workshop: Workshop) -> None:
    pool = BotPool()
    idle = lend(pool)
    with lent(pool, table="a") as one, lent(pool, table="b") as two:
        assert one is idle
        assert two is not idle


@pytest.mark.parametrize(("spec", "options"), [("merchant", None), ("captain", {"players": 4})])
def test_other_bots_and_options_are_other_bots(workshop: Workshop, spec: str, options: Any) -> None:
    pool = BotPool()
    assert lend(pool) is not lend(pool, spec, options=options)


def test_a_bot_is_given_back_after_a_failure(workshop: Workshop) -> None:
    pool = BotPool()
    with contextlib.suppress(ZeroDivisionError), lent(pool) as bot:
        raise ZeroDivisionError
    assert lend(pool) is bot


def test_bots_of_others_serve_one_seat_until_its_table_is_forgotten(workshop: Workshop) -> None:
    pool = BotPool()
    first = lend(pool, THEIRS, "a", 0)
    others = [lend(pool, THEIRS, "a", 1), lend(pool, THEIRS, "b", 0)]
    assert first not in others
    assert lend(pool, THEIRS, "a", 0) is first
    ours = lend(pool)
    pool.forget("a")
    assert set(workshop.closed) == {first.bot, others[0].bot}
    assert lend(pool, THEIRS, "a", 0) is not first
    assert lend(pool, THEIRS, "b", 0) is others[1]
    assert lend(pool) is ours


def test_only_so_many_are_kept(workshop: Workshop) -> None:
    pool = BotPool()
    bots = [lend(pool, THEIRS, f"{n}") for n in range(IDLE + 3)]
    assert workshop.closed == [bot.bot for bot in bots[:3]]
    pool.close()
    assert workshop.closed == [bot.bot for bot in bots]


def test_when_the_rules_are_compiled_our_bots_are_made_anew(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool_module, "Readiness", Comes)
    pool = BotPool()
    with lent(pool) as busy:
        plain = lend(pool)
        assert lend(pool) is plain
        theirs, at_random = lend(pool, THEIRS), lend(pool, "random")
        monkeypatch.setattr(Comes, "arrives", True)
        compiled = lend(pool)
        assert workshop.closed == [plain.bot]
    assert workshop.closed == [plain.bot, busy.bot]
    with lent(pool, table="a") as one, lent(pool, table="b") as two:
        assert one is compiled
        assert two not in (plain, busy)
    assert lend(pool, THEIRS) is theirs
    assert lend(pool, "random") is at_random


def test_bots_that_need_no_code_wait_for_none(workshop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool_module, "Readiness", lambda game: pytest.fail("nobody needs it"))
    lend(BotPool(), "random")
    lend(BotPool(), THEIRS)
    assert workshop.made == [str(read_spec("random")), THEIRS]
