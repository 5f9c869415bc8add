"""The process that plays the bots: it answers everybody, and whatever becomes of it, there is an answer."""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import os
import pathlib
import random
import signal
import subprocess
import sys
from typing import Final

import msgspec
import pytest
import uvloop

from emporion.bots.bot import Budget
from emporion.bots.guard import Guarded
from emporion.bots.readiness import ready
from emporion.bots.registry import game_bots, make_bot
from emporion.bots.spec import read_spec
from emporion.engine.errors import BadInput
from emporion.server.bots import host as host_module
from emporion.server.bots.allowance import Allowance
from emporion.server.bots.asking import settle
from emporion.server.bots.host import BotHost, ChildEnded, HostClosed
from emporion.server.bots.messages import Answer
from tests.bots.programs import FOUNDER_PL, FOUNDER_PY
from tests.server.bots.strangers import PATIENCE, TYROS, Gate, acting, ask, closing, run

ENDED_TWICE: Final = Answer(fault="the process of the bots ended 2 times before it answered")
LONG_MS: Final = 600_000


async def ask_all(host: BotHost, specs: list[str]) -> list[Answer]:
    return await asyncio.gather(*(host.choose(ask(spec, f"t{n}", seed=n)) for n, spec in enumerate(specs)))


def kill(host: BotHost, number: signal.Signals = signal.SIGKILL) -> None:
    assert host.pid is not None
    os.kill(host.pid, number)


# ---------------------------------------------------------------------------------------------------- answers


def test_every_bot_of_ours_answers_legally() -> None:
    host = BotHost()
    specs = ["random", "merchant", "deckhand", "captain", "admiral(visits=20)"]
    answers = run(host, ask_all(host, specs))
    for spec, answer in zip(specs, answers, strict=True):
        choice = settle(acting(), ask(spec), answer, random.Random(1))
        assert choice is not None
        assert choice.fault is None


def test_the_answer_is_the_one_that_the_bot_would_give_here() -> None:
    host = BotHost()
    question = ask("merchant(noise=1000)", seed=4)
    spec = ready(read_spec(question.spec), game_bots("tyros"))
    bot = Guarded(make_bot(spec, TYROS, acting().options), spec)
    expected = bot.answer(0, question.guess, Budget(ms=question.limit_ms), random.Random(question.seed))
    assert run(host, host.choose(question)) == Answer(str(expected))


def test_on_the_event_loop_of_the_server_it_is_the_same() -> None:
    host = BotHost()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        answers = runner.run(closing(host, ask_all(host, ["random"] * 20)))
    assert all(answer.action for answer in answers)


def test_bots_of_others_are_asked_if_the_operator_allows_them() -> None:
    specs = [str(FOUNDER_PY), f"process(command=perl {FOUNDER_PL})"]
    host = BotHost(Allowance(specs))
    answers = run(host, ask_all(host, specs))
    assert answers[0].action is not None
    assert answers[0] == answers[1]


@pytest.mark.parametrize("spec", [str(FOUNDER_PY), f"process(command=perl {FOUNDER_PL})", "captain(mode=plain)"])
def test_nothing_else_reaches_the_process(spec: str) -> None:
    host = BotHost()
    answer = run(host, host.choose(ask(spec)))
    assert answer.action is None
    assert host.pid is None


@pytest.mark.parametrize(
    ("says", "answer"),
    [
        ("None", Answer(fault="answered None, which is no text")),
        ("1 / 0", Answer(fault="raised ZeroDivisionError: division by zero")),
        ("exit('\\ud800')", Answer(fault="raised SystemExit: ?")),
        ("'x' * 10_000_000", Answer("x" * 1000)),
        ("'\\ud800'", Answer("?")),
    ],
)
def test_what_others_answer_is_no_danger(says: str, answer: Answer, tmp_path: pathlib.Path) -> None:
    gate = Gate(tmp_path, says)
    gate.open()
    host = BotHost(gate.allowance)
    assert run(host, host.choose(ask(gate.spec))) == answer


# ---------------------------------------------------------------------------------------------------- choosing a bot


def test_a_spec_is_checked_where_the_bot_will_play() -> None:
    host = BotHost()

    async def check() -> None:
        assert await host.check_spec("tyros", {}, " admiral( visits=20 ) ") == "admiral(visits=20)"
        with pytest.raises(BadInput, match="has no parameter 'speed'"):
            await host.check_spec("tyros", {}, "captain(speed=3)")
        with pytest.raises(BadInput, match="not allowed"):
            await host.check_spec("tyros", {}, "process(command=sh)")
        with pytest.raises(BadInput, match="there is no game"):
            await host.check_spec("go", {}, "random")

    run(host, check())


# ---------------------------------------------------------------------------------------------------- many tables


def test_no_table_waits_for_the_bot_of_another(tmp_path: pathlib.Path) -> None:
    gate = Gate(tmp_path)
    host = BotHost(gate.allowance)

    async def play() -> None:
        slow = [asyncio.create_task(host.choose(ask(gate.spec, f"slow {n}", limit_ms=LONG_MS))) for n in range(20)]
        await gate.wait_for(20)
        quick = await ask_all(host, ["random"] * 50 + ["merchant"] * 50)
        assert all(answer.action for answer in quick)
        assert not any(task.done() for task in slow)
        gate.open()
        assert all(answer.action for answer in await asyncio.gather(*slow))

    run(host, play())


def test_a_bot_of_others_remembers_its_game_until_it_is_over(tmp_path: pathlib.Path) -> None:
    gate = Gate(tmp_path)
    gate.open()
    host = BotHost(gate.allowance)

    async def play() -> None:
        for table in ("a", "a", "b"):
            await host.choose(ask(gate.spec, table))
        host.forget("a")
        await gate.wait_for(4)
        await host.choose(ask(gate.spec, "b"))

    run(host, play())
    assert gate.lines == ["1 Table", "2 Table", "1 Table", "closed", "2 Table", "closed"]


def test_a_bot_of_others_that_hangs_is_asked_twice(tmp_path: pathlib.Path) -> None:
    gate = Gate(tmp_path, "time.sleep(600)")
    gate.open()
    host = BotHost(gate.allowance)

    async def play() -> list[Answer]:
        return [await host.choose(ask(gate.spec, limit_ms=1)) for _ in range(3)]

    faults = [answer.fault for answer in run(host, play())]
    silence = "gave no answer within 5001 ms"
    assert faults == [silence, f"{silence}; it is not started again", "is out of the game"]


# ---------------------------------------------------------------------------------------------------- endings


def test_a_process_that_is_killed_is_started_again_and_asked_again(tmp_path: pathlib.Path) -> None:
    gate = Gate(tmp_path)
    host = BotHost(gate.allowance)

    async def play() -> None:
        tables = [asyncio.create_task(host.choose(ask(gate.spec, f"t{n}", limit_ms=LONG_MS))) for n in range(3)]
        await gate.wait_for(3)
        first = host.pid
        kill(host)
        await gate.wait_for(6)
        assert host.pid != first
        gate.open()
        assert all(answer.action for answer in await asyncio.gather(*tables))

    run(host, play())
    assert [line for line in gate.lines if line != "closed"] == ["1 Table"] * 6


def test_a_process_that_is_killed_twice_is_a_fault_and_the_next_question_is_answered(tmp_path: pathlib.Path) -> None:
    gate = Gate(tmp_path)
    host = BotHost(gate.allowance)

    async def play() -> None:
        asked = asyncio.create_task(host.choose(ask(gate.spec, limit_ms=LONG_MS)))
        for times in (1, 2):
            await gate.wait_for(times)
            kill(host)
        assert await asked == ENDED_TWICE
        assert (await host.choose(ask("random"))).action

    run(host, play())


def test_killed_at_any_moment_everybody_is_answered() -> None:
    host = BotHost()

    async def storm() -> None:
        chance = random.Random(1)
        for _ in range(8):
            await host.start()
            tables = asyncio.create_task(ask_all(host, ["random"] * 100))
            await asyncio.sleep(chance.random() * 0.6)
            with contextlib.suppress(ProcessLookupError):  # the host has not heard yet that the last kill has ended it
                kill(host)
            for answer in await tables:
                assert answer.action or answer == ENDED_TWICE
        assert (await host.choose(ask("random"))).action

    run(host, storm())


def test_a_process_that_cannot_be_started_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    host = BotHost()

    async def play() -> None:
        with pytest.raises(ChildEnded):
            await host.start()
        assert await host.choose(ask("random")) == ENDED_TWICE

    run(host, play())


def test_a_process_that_ends_at_once_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/bin/false")
    host = BotHost()
    assert run(host, host.choose(ask("random"))) == ENDED_TWICE


def test_a_process_that_is_too_slow_is_replaced_and_may_finish(tmp_path: pathlib.Path) -> None:
    gate = Gate(tmp_path)
    host = BotHost(gate.allowance, patience_ms=0)

    async def play() -> None:
        patient = asyncio.create_task(host.choose(ask(gate.spec, "patient", limit_ms=LONG_MS)))
        await gate.wait_for(1)
        first = host.pid
        assert await host.choose(ask(gate.spec, "hasty", limit_ms=1)) == Answer(fault="gave no answer within 1 ms")
        assert (await host.choose(ask("random", limit_ms=LONG_MS))).action
        assert host.pid != first
        gate.open()
        assert (await patient).action

    run(host, play())


# ---------------------------------------------------------------------------------------------------- shutting down


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_signals_do_not_end_what_is_in_progress(number: signal.Signals, tmp_path: pathlib.Path) -> None:
    gate = Gate(tmp_path)
    host = BotHost(gate.allowance)

    async def play() -> Answer:
        asked = asyncio.create_task(host.choose(ask(gate.spec, limit_ms=LONG_MS)))
        await gate.wait_for(1)
        first = host.pid
        for _ in range(3):
            kill(host, number)
            await asyncio.sleep(0.05)
        gate.open()
        answer = await asked
        assert host.pid == first
        return answer

    assert run(host, play()).action
    assert gate.lines == ["1 Table", "closed"]


def test_who_waits_when_the_server_closes_gets_no_answer_to_play(tmp_path: pathlib.Path) -> None:
    gate = Gate(tmp_path)
    host = BotHost(gate.allowance)

    async def play() -> None:
        asked = asyncio.create_task(host.choose(ask(gate.spec, limit_ms=LONG_MS)))
        await gate.wait_for(1)
        await host.close()
        with pytest.raises(HostClosed):
            await asked
        with pytest.raises(HostClosed):
            await host.choose(ask("random"))

    run(host, play())


SERVER: Final = """
import asyncio, sys
import msgspec
from emporion.server.bots.allowance import Allowance
from emporion.server.bots.host import BotHost
from emporion.server.bots.messages import Question

async def serve():
    question = msgspec.msgpack.decode(bytes.fromhex(sys.argv[1]), type=Question)
    host = BotHost(Allowance([question.spec]))
    await host.choose(question)

asyncio.run(serve())
"""


def test_a_server_that_is_killed_leaves_nobody_behind(tmp_path: pathlib.Path) -> None:
    """The standard error is closed when the last process is gone that has it."""
    gate = Gate(tmp_path)
    question = msgspec.msgpack.encode(ask(gate.spec, limit_ms=LONG_MS)).hex()
    with subprocess.Popen([sys.executable, "-c", SERVER, question], stderr=subprocess.PIPE) as server:
        asyncio.run(asyncio.wait_for(gate.wait_for(1), PATIENCE))
        server.kill()
        server.communicate(timeout=PATIENCE)


# ---------------------------------------------------------------------------------------------------- no compiler


def test_while_nothing_is_compiled_bots_think_in_plain_python(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("EMPORION_CACHE", str(tmp_path))
    with open(tmp_path / "compiling-tyros.lock", "w") as somebody_compiles:
        fcntl.flock(somebody_compiles, fcntl.LOCK_EX)
        host = BotHost()
        answers = run(host, ask_all(host, ["captain", "merchant"]))
    assert all(answer.action for answer in answers)
    assert list(tmp_path.rglob("*.code")) == []


def test_a_server_without_a_compiler_has_bots(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "llvmlite.py").write_text("raise ImportError('there is no llvmlite')", encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    host = BotHost()
    answers = run(host, ask_all(host, ["captain", "merchant", "random"]))
    assert all(answer.action for answer in answers)


def test_the_server_itself_needs_no_compiler() -> None:
    code = f"import sys, {host_module.__name__}, emporion.server.bots.asking; sys.exit('llvmlite' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)
