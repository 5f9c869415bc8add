"""Bots that are programs: real processes, good and broken ones, and the protocol as the documentation tells it."""

from __future__ import annotations

import contextlib
import fcntl
import logging
import pathlib
import random
import re
import shlex
import sys
import time
from collections.abc import Iterator
from typing import Any, Final

import msgspec
import pytest

from emporion.bots.bot import Bot, BotFailed, BotIsOut, Budget
from emporion.bots.child import LINE_LIMIT, Child, ChildFailed
from emporion.bots.process_bot import Answer, Choose, Hello, ProcessBot, Quit, Ready
from emporion.bots.registry import make_bot
from emporion.bots.spec import Spec
from emporion.engine.dealer import SeededDealer
from emporion.engine.errors import BadInput
from emporion.engine.match import Match
from emporion.engine.view import View, view_bytes
from emporion.games import get_game
from tests.bots import programs
from tests.bots.programs import ACTING, FOUNDER_LINES, FOUNDER_PL, ROOT, write_program

TYROS: Final = get_game("tyros")
OPTIONS: Final = TYROS.options({"players": 3})
PATIENT: Final = Budget(limit_ms=20_000)
HASTY: Final = Budget(limit_ms=1000)


@pytest.fixture
def view() -> View:
    return Match(TYROS, {"players": 3}, SeededDealer(1), position=ACTING).view(0)


@pytest.fixture
def closing() -> Iterator[list[Bot]]:
    """Bots that are closed after the test."""
    bots: list[Bot] = []
    yield bots
    for bot in bots:
        bot.close()


def start(command: str, **parameters: str) -> Bot:
    return make_bot(Spec("process", (("command", command), *parameters.items())), TYROS, OPTIONS)


# ---------------------------------------------------------------------------------------------------- good ones


def test_a_program_in_python_answers(view: View, tmp_path: pathlib.Path, closing: list[Bot]) -> None:
    closing.append(start(write_program(tmp_path, programs.GOOD)))
    for _ in range(3):
        assert closing[0].choose(view, PATIENT, random.Random(1)) == view.legal[-1]


@pytest.mark.parametrize("sample", [f"perl {FOUNDER_PL}", f"{sys.executable} -I -S {FOUNDER_LINES}"])
def test_a_sample_answers_and_has_parameters(sample: str, view: View, closing: list[Bot]) -> None:
    closing += [start(sample), start(sample, order="found swap")]
    assert closing[0].choose(view, PATIENT, random.Random(1)).startswith("move ")
    assert closing[1].choose(view, PATIENT, random.Random(1)).startswith("swap ")


@pytest.mark.parametrize("sample", [FOUNDER_PL, FOUNDER_LINES])
def test_a_sample_can_be_run_as_it_lies_there(sample: pathlib.Path, view: View, closing: list[Bot]) -> None:
    closing.append(start(str(sample)))
    assert closing[0].choose(view, PATIENT, random.Random(1)) in view.legal


@pytest.mark.parametrize("sample", [FOUNDER_PL, FOUNDER_LINES])
def test_the_same_view_and_random_source_give_the_same_action(
    sample: pathlib.Path, view: View, closing: list[Bot]
) -> None:
    closing += [start(str(sample)), start(str(sample))]
    one, two = ([bot.choose(view, PATIENT, random.Random(n)) for n in range(8)] for bot in closing)
    assert one == two
    assert len(set(one)) > 1


def test_what_it_writes_to_its_standard_error_is_logged_and_never_blocks(
    view: View, tmp_path: pathlib.Path, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    bot = start(write_program(tmp_path, programs.NOISY))
    with caplog.at_level(logging.INFO, logger="emporion.bots"):
        assert bot.choose(view, PATIENT, random.Random(1)) == view.legal[-1]
        bot.close()
    assert caplog.records[0].getMessage().endswith("thinking about it")
    assert caplog.records[-1].getMessage().endswith("(no more of it is logged)")
    assert len(caplog.records) < 40_000
    assert capfd.readouterr() == ("", "")


@pytest.fixture
def long_grace(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine may need more than a moment."""
    monkeypatch.setattr("emporion.bots.child.GRACE_MS", 60_000)


def wait_for_nobody(bot: Bot) -> None:
    begin = time.monotonic()
    bot.close()
    assert time.monotonic() - begin < 30


@pytest.mark.usefixtures("long_grace")
def test_a_program_that_ends_when_told_is_not_waited_for(view: View, tmp_path: pathlib.Path) -> None:
    bot = start(write_program(tmp_path, programs.GOOD + f"\nopen({str(tmp_path / 'bye')!r}, 'w')"))
    bot.choose(view, PATIENT, random.Random(1))
    wait_for_nobody(bot)
    assert (tmp_path / "bye").exists()
    bot.close()


# ---------------------------------------------------------------------------------------------------- broken ones


@pytest.mark.parametrize(
    ("body", "budget", "message"),
    [
        (programs.RAISES, PATIENT, "ended with status 1; its last words: ValueError: lost my head"),
        (programs.HANGS, HASTY, "gave no answer within 1000 ms"),
        (programs.EXITS_AT_ONCE, PATIENT, "ended with status 3"),
        (programs.KILLS_ITSELF, PATIENT, "was ended by signal 15"),
        (programs.FLOODS, PATIENT, f"wrote more than {LINE_LIMIT} bytes at once"),
        (programs.FLOODS_AT_ONCE, PATIENT, "answered 'xxx.*to hello|not asked for"),
        (programs.CLOSES_OUTPUT, PATIENT, "closed its output"),
        (programs.DEAF, HASTY, "closed its input|gave no answer"),
        (programs.OTHER_PROTOCOL, PATIENT, "speaks protocol 99 and not 1"),
    ],
)
def test_a_program_that_cannot_go_on_is_started_once_more(
    body: str, budget: Budget, message: str, view: View, tmp_path: pathlib.Path, closing: list[Bot]
) -> None:
    bot = start(write_program(tmp_path, f"open({str(tmp_path / 'starts')!r}, 'a').write('!')\n{body}"))
    closing.append(bot)
    with pytest.raises(BotFailed, match=message) as first:
        bot.choose(view, budget, random.Random(1))
    assert not isinstance(first.value, BotIsOut)
    with pytest.raises(BotIsOut, match=message):
        bot.choose(view, budget, random.Random(1))
    with pytest.raises(BotIsOut, match="has failed 2 times"):
        bot.choose(view, budget, random.Random(1))
    assert (tmp_path / "starts").read_text() == "!!"


def test_a_program_that_ends_in_the_middle_goes_on_after_its_second_start(
    view: View, tmp_path: pathlib.Path, closing: list[Bot]
) -> None:
    closing.append(start(write_program(tmp_path, programs.EXITS_MIDWAY)))
    answers = []
    for _ in range(7):
        try:
            answers.append(closing[0].choose(view, PATIENT, random.Random(1)))
        except BotFailed as failure:
            answers.append(type(failure).__name__)
    assert answers == ["pass", "pass", "BotFailed", "pass", "pass", "BotIsOut", "BotIsOut"]


@pytest.mark.parametrize(
    ("body", "message"),
    [
        (programs.NO_JSON, r"answered 'what\?' \(JSON is malformed"),
        (programs.NO_TEXT, r"answered '{\"action\": 5}' \(Expected `str`, got `int`"),
    ],
)
def test_a_program_that_answers_nonsense_is_asked_again(
    body: str, message: str, view: View, tmp_path: pathlib.Path, closing: list[Bot]
) -> None:
    closing.append(start(write_program(tmp_path, body)))
    for _ in range(4):
        with pytest.raises(BotFailed, match=message) as failure:
            closing[0].choose(view, PATIENT, random.Random(1))
        assert not isinstance(failure.value, BotIsOut)


def test_a_line_that_was_not_asked_for_is_no_answer(view: View, tmp_path: pathlib.Path, closing: list[Bot]) -> None:
    closing.append(start(write_program(tmp_path, programs.CHATTERS)))
    assert closing[0].choose(view, PATIENT, random.Random(1)) == "pass"
    with pytest.raises(BotFailed, match="wrote a line that it was not asked for"):
        closing[0].choose(view, PATIENT, random.Random(1))


def test_nothing_that_a_program_has_started_outlives_it(view: View, tmp_path: pathlib.Path) -> None:
    """The grandchild holds a lock as long as it lives."""
    (tmp_path / "lock").touch()
    grandchild = "import fcntl, sys, time; f = open(sys.argv[1]); fcntl.flock(f, 2); print(flush=True); time.sleep(600)"
    body = f"""
helper = subprocess.Popen([sys.executable, "-c", {grandchild!r}, {str(tmp_path / "lock")!r}], stdout=subprocess.PIPE)
helper.stdout.readline()
{programs.GOOD}"""
    bot = start(write_program(tmp_path, body))
    bot.choose(view, PATIENT, random.Random(1))
    with (tmp_path / "lock").open() as lock:
        with pytest.raises(BlockingIOError):
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        bot.close()
        wait_for_lock(lock)


def wait_for_lock(lock: Any) -> None:
    for _ in range(100):
        try:
            return fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            time.sleep(0.05)
    raise AssertionError("something still holds the lock")


# ---------------------------------------------------------------------------------------------------- one child


@contextlib.contextmanager
def python(code: str) -> Iterator[Child]:
    child = Child([sys.executable, "-I", "-S", "-c", f"import os, sys, time\n{code}"], "child")
    try:
        yield child
    finally:
        child.end()


def test_a_long_line_goes_both_ways_at_the_same_time() -> None:
    echo = "sys.stderr.write(line); sys.stdout.write(line); sys.stdout.flush()"
    line = b"x" * (LINE_LIMIT - 1)
    with python(f"while line := sys.stdin.readline(): {echo}") as child:
        assert child.ask(line, 20_000) == line
        assert child.ask(b"short", 20_000) == b"short"


def test_a_child_that_reads_little_of_a_long_line_is_waited_for_no_longer_than_allowed() -> None:
    begin = time.monotonic()
    with (
        python("os.read(0, 5000); time.sleep(600)") as child,
        pytest.raises(ChildFailed, match="gave no answer within 200 ms"),
    ):
        child.ask(b"x" * LINE_LIMIT, 200)
    assert time.monotonic() - begin < 10


def test_a_child_that_floods_and_reads_nothing_is_not_believed() -> None:
    with (
        python("while True: os.write(1, b'{}\\n' * 1000)") as child,
        pytest.raises(ChildFailed, match=r"at once|not asked for"),
    ):
        child.ask(b"x" * LINE_LIMIT, 20_000)


# ---------------------------------------------------------------------------------------------------- specs


@pytest.mark.parametrize(
    ("parameters", "message"),
    [
        ((), r"say which program, process\(command="),
        ((("command", "./no-such-program --fast"),), r"'\./no-such-program' is no program that can be run"),
        ((("command", "  "),), "is no program that can be run"),
        ((("command", "perl 'x"),), "cannot be read"),
    ],
)
def test_a_command_that_cannot_be_run_is_refused_at_once(parameters: tuple[tuple[str, str], ...], message: str) -> None:
    with pytest.raises(BadInput, match=message):
        make_bot(Spec("process", parameters), TYROS, OPTIONS)


def test_a_file_that_no_machine_can_run_fails_when_it_is_started(view: View, tmp_path: pathlib.Path) -> None:
    path = tmp_path / "bot"
    path.write_bytes(b"\x00\x01")
    path.chmod(0o755)
    with pytest.raises(BotFailed, match="cannot be started"):
        start(shlex.quote(str(path))).choose(view, HASTY, random.Random(1))


# ---------------------------------------------------------------------------------------------------- documentation


def described() -> str:
    return (ROOT / "docs" / "adding-a-bot.md").read_text(encoding="utf-8")


@pytest.mark.usefixtures("long_grace")
def test_the_example_exchange_of_the_documentation_is_a_real_one(view: View, tmp_path: pathlib.Path) -> None:
    """The sample in Perl, with somebody listening on both sides."""
    questions, answers = tmp_path / "questions", tmp_path / "answers"
    script = f"tee {questions} | perl {FOUNDER_PL} | tee {answers}"
    bot = ProcessBot(shlex.join(["sh", "-c", script]), TYROS, OPTIONS, {"order": "found move"})
    bot.choose(view, Budget(ms=500, limit_ms=30_500), random.Random(1))
    wait_for_nobody(bot)
    asked = questions.read_text().replace(view_bytes(view).decode(), "{…}").splitlines()
    said = answers.read_text().splitlines()
    exchange = [f"> {asked[0]}", f"< {said[0]}", f"> {asked[1]}", f"< {said[1]}", f"> {asked[2]}"]
    (example,) = re.findall(r"^```text\n(> .*?)^```$", described(), re.DOTALL | re.MULTILINE)
    assert example.splitlines() == exchange


@pytest.mark.parametrize("message", [Hello, Ready, Choose, Answer, Quit, View, Budget])
def test_every_field_of_the_protocol_is_described(message: type[msgspec.Struct]) -> None:
    assert [name for name in message.__struct_fields__ if f"`{name}`" not in described()] == []
