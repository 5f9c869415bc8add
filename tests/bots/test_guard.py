"""Whatever a bot does, the game goes on, and the report says what happened."""

from __future__ import annotations

import contextlib
import logging
import os
import pathlib
import random
import select
import signal
import subprocess
import sys
import time
from typing import Any, Final

import pytest

from emporion.bots.bot import NO_LIMIT, Bot, Budget
from emporion.bots.guard import Choice, Guarded, decide, legal_default, make_guarded
from emporion.bots.kernel_bot import KernelBot
from emporion.bots.random_bot import RandomBot
from emporion.bots.spec import Spec
from emporion.engine.actions import Action
from emporion.engine.dealer import SeededDealer
from emporion.engine.match import Match
from emporion.engine.participants import seat_letter
from emporion.engine.replay import verify
from emporion.engine.view import View
from emporion.games import get_game
from emporion.kernel.random import WORDS, seed
from tests.bots import programs
from tests.bots.programs import ACTING, FOUNDER_LINES, FOUNDER_PL, FOUNDER_PY, write_class, write_program

TYROS: Final = get_game("tyros")
THEIRS: Final = Spec("./theirs.py")
PATIENT_MS: Final = 20_000
HASTY_MS: Final = 200


def acting() -> Match:
    return Match(TYROS, {"players": 3}, SeededDealer(1), position=ACTING)


class Says:
    """Answers always the same, whatever it is."""

    def __init__(self, answer: Any) -> None:
        self.answer = answer
        self.budget = NO_LIMIT

    def choose(self, view: View, budget: Budget, rng: random.Random) -> str:
        self.budget = budget
        answer: str = self.answer
        return answer

    def close(self) -> None:
        raise ValueError("cannot let go")


class Through:
    """A bot of the kernel that is asked through views only."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def choose(self, view: View, budget: Budget, rng: random.Random) -> str:
        return self.bot.choose(view, budget, rng)

    def close(self) -> None:
        """Nothing is held."""


class Spy(KernelBot):
    """Answers with a number, and remembers the guess."""

    code = 0

    def choose_code(self, guess: bytes, seat: int, budget: Budget, rng: random.Random) -> int:
        self.guess = guess
        return self.code


def ask(bot: Bot, match: Match | None = None, spec: Spec = THEIRS, limit_ms: int = PATIENT_MS) -> Choice:
    return decide(match or acting(), 0, Guarded(bot, spec, limit_ms), NO_LIMIT, random.Random(1))


# ---------------------------------------------------------------------------------------------------- answers


@pytest.mark.parametrize("action", ["pass", "move T>30 2g", "offer 1g for 1o to B,C"])
def test_a_legal_action_is_played_listed_or_not(action: str) -> None:
    assert ask(Says(action)) == Choice(action)


def test_an_action_is_written_as_the_record_has_it() -> None:
    assert ask(Says("  offer 1g   for 1o to C,B ")) == Choice("offer 1g for 1o to B,C")


@pytest.mark.parametrize(
    ("answer", "message"),
    [
        (None, "answered None, which is no text"),
        (b"pass", "answered b'pass', which is no text"),
        ("win at once", "answered 'win at once': "),
        ("", "answered '': "),
        ("keep " + "9" * 5000 + "o", "answered 'keep 9999"),
        ("decline", "answered 'decline', which is not legal: "),
        ("found 23 5g", "answered 'found 23 5g', which is not legal: §"),
        ("offer 9g for 1o to B", "answered 'offer 9g for 1o to B', which is not legal: §"),
        ("take A 1g1j", "answered 'take A 1g1j', which is not legal: "),
        ("undo", "answered 'undo': "),
    ],
)
def test_nonsense_becomes_a_default(answer: Any, message: str) -> None:
    choice = ask(Says(answer))
    assert choice.action == "pass"
    assert str(choice.fault).startswith(message)
    assert len(str(choice.fault)) < 400


def test_faults_are_counted_and_logged(caplog: pytest.LogCaptureFixture) -> None:
    guarded = Guarded(Says("win"), Spec("./theirs.py", (("level", "3"),)))
    match = acting()
    for _ in range(2):
        decide(match, 0, guarded, NO_LIMIT, random.Random(1))
    assert [(fault.seat, fault.entry, fault.spec) for fault in guarded.faults] == [(0, 1, "./theirs.py(level=3)")] * 2
    assert guarded.faults[0].what.startswith("answered 'win'")
    assert [(record.levelno, record.getMessage().split(": ")[0]) for record in caplog.records] == [
        (logging.WARNING, "bot ./theirs.py(level=3), seat A, entry 1")
    ] * 2


def test_a_bot_that_cannot_let_go_is_only_logged(caplog: pytest.LogCaptureFixture) -> None:
    Guarded(Says("pass"), THEIRS).close()
    assert "closing: raised ValueError: cannot let go" in caplog.text


def test_the_limit_comes_on_top_of_the_budget_and_the_bot_knows_it() -> None:
    bot = Says("pass")
    decide(acting(), 0, Guarded(bot, THEIRS, 1000), Budget(ms=500, visits=7), random.Random(1))
    assert bot.budget == Budget(ms=500, visits=7, limit_ms=1500)


# ---------------------------------------------------------------------------------------------------- defaults


@pytest.mark.parametrize(
    ("stage", "default"),
    [
        ("stage=act", "pass"),
        ("stage=answer give=1g want=1o asked=AC waiting=AC", "decline"),
        ("stage=close give=1o want=1g asked=BC answers=B:2;C:1", "close"),
        ("stage=keep waiting=ABC", "keep 3g"),
        ("stage=lay", "show 1"),
    ],
)
def test_the_default_commits_to_least(stage: str, default: str) -> None:
    position = ACTING.replace("stage=act", stage).replace("turn=A", "turn=B" if "answer " in stage else "turn=A")
    match = Match(TYROS, {"players": 3}, SeededDealer(1), position=position)
    assert legal_default(match, 0, random.Random(1)) == default


class Unlisted(Match):
    """A game that lists nothing."""

    def legal(self, seat: int, reduced: bool = False) -> list[Action]:
        return []


def test_where_nothing_is_listed_the_default_is_a_random_legal_action() -> None:
    match = Unlisted(TYROS, {"players": 3}, SeededDealer(1), position=ACTING)
    defaults = {legal_default(match, 0, random.Random(n)) for n in range(20)}
    assert len(defaults) > 3
    assert all(match.is_legal(0, TYROS.read(default)) for default in defaults)


# ---------------------------------------------------------------------------------------------------- the kernel


def test_the_same_view_and_random_source_give_the_same_action_on_both_paths() -> None:
    match = acting()
    for n in range(20):
        bot = RandomBot(TYROS, match.options)
        fast = decide(match, 0, Guarded(bot, Spec("random")), NO_LIMIT, random.Random(n))
        slow = decide(match, 0, Guarded(Through(bot), THEIRS), NO_LIMIT, random.Random(n))
        assert fast == slow
        assert fast.fault is None


def test_a_bot_of_the_kernel_gets_a_guess_and_never_the_state() -> None:
    match = acting()
    spy = Spy(TYROS, match.options)
    decide(match, 0, Guarded(spy, Spec("random")), NO_LIMIT, random.Random(1))
    words = [0] * WORDS
    seed(words, random.Random(random.Random(1).getrandbits(64)).getrandbits(62), 0)
    assert spy.guess == match.guess(0, words) != TYROS.schema.pack(match.state)


@pytest.mark.parametrize("code", [0, -1, 1 << 62])
def test_a_bot_of_the_kernel_can_fail_too(code: int) -> None:
    spy = Spy(TYROS, acting().options)
    spy.code = code
    choice = ask(spy, spec=Spec("random"))
    assert choice.action == "pass"
    assert choice.fault is not None


# ---------------------------------------------------------------------------------------------------- classes

GREEDY: Final = "re.match('(a+)+b', 'a' * 40)"
"""No other thread runs while this is looked for, and that is for days."""


def make(text: str, limit_ms: int = PATIENT_MS) -> Guarded:
    return make_guarded(Spec(text), TYROS, acting().options, limit_ms)


def answers(guarded: Guarded, times: int, budget: Budget = NO_LIMIT) -> list[Choice]:
    """What a class says to the same question again and again."""
    match = acting()
    with contextlib.closing(guarded):
        return [decide(match, 0, guarded, budget, random.Random(1)) for _ in range(times)]


@pytest.mark.parametrize(
    ("choose", "message"),
    [
        ("raise ValueError('lost my head')", "raised ValueError: lost my head"),
        ("raise TimeoutError", "raised TimeoutError"),
        ("sys.exit('enough')", "raised SystemExit: enough"),
        ("raise KeyboardInterrupt", "raised KeyboardInterrupt"),
        ("input()", "raised EOFError: EOF when reading a line"),
        ("return 5", "answered 5, which is no text"),
    ],
)
def test_a_class_that_raises_is_asked_again(choose: str, message: str, tmp_path: pathlib.Path) -> None:
    guarded = make(write_class(tmp_path, choose))
    assert answers(guarded, 2) == [Choice("pass", message)] * 2
    assert not guarded.is_out


@pytest.mark.parametrize(
    ("choose", "limit_ms", "message"),
    [
        ("os._exit(3)", PATIENT_MS, "ended with status 3"),
        ("os.abort()", PATIENT_MS, "was ended by signal 6"),
        ("time.sleep(600)", HASTY_MS, "gave no answer within 200 ms"),
        ("while True: pass", HASTY_MS, "gave no answer within 200 ms"),
        (GREEDY, HASTY_MS, "gave no answer within 200 ms"),
    ],
)
def test_a_class_that_exits_or_hangs_is_started_once_more(
    choose: str, limit_ms: int, message: str, tmp_path: pathlib.Path, caplog: pytest.LogCaptureFixture
) -> None:
    guarded = make(write_class(tmp_path, choose, close="time.sleep(600)"), PATIENT_MS)
    guarded.limit_ms = limit_ms
    began = time.monotonic()
    choices = answers(guarded, 100)
    assert time.monotonic() - began < 20
    assert {choice.action for choice in choices} == {"pass"}
    assert str(choices[0].fault).startswith(message)
    # Under a hasty limit the second start may not even get as far as the question.
    assert str(choices[1].fault).endswith("; it is not started again")
    assert choices[2:] == [Choice("pass", "is out of the game")] * 98
    assert len(caplog.records) == 2


def test_a_class_gets_its_view_its_budget_and_its_random_source_as_they_are(tmp_path: pathlib.Path) -> None:
    said = "raise Exception(type(view.table).__name__, view.viewer, budget.ms, budget.limit_ms, rng.random())"
    (choice,) = answers(make(write_class(tmp_path, said), 1000), 1, Budget(ms=500))
    expected = random.Random(random.Random(1).getrandbits(64)).random()
    assert choice.fault == f"raised Exception: ('Table', 0, 500, 1500, {expected!r})"


def test_what_a_class_prints_is_logged_and_no_answer(tmp_path: pathlib.Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, logger="emporion.bots"):
        said = answers(make(write_class(tmp_path, "print('what a hand', flush=True); return 'pass'")), 2)
    assert said == [Choice("pass")] * 2
    assert [record.getMessage().endswith(": what a hand") for record in caplog.records] == [True] * 2


def test_a_class_that_hangs_does_not_live_on_when_nobody_ends_it() -> None:
    """The system ends its process, even if it never lets another thread run."""
    code = f"import re; from emporion.bots.class_host import alarm\nwith alarm(-4900): {GREEDY}"
    assert subprocess.run([sys.executable, "-c", code], timeout=60).returncode == -signal.SIGALRM


ASKER: Final = """
import random, sys
from emporion.bots.bot import Budget
from tests.bots.test_guard import acting, make

make(sys.argv[1], 600_000).answer(0, acting().view(0), Budget(), random.Random(1))
"""


@pytest.mark.parametrize("hang", [GREEDY, "os.system('sleep 600; true')"])
def test_a_class_and_what_it_started_end_with_emporion(hang: str, tmp_path: pathlib.Path) -> None:
    """The pipe is closed when the last process is gone that has it."""
    fifo = tmp_path / "fifo"
    os.mkfifo(fifo)
    keep = f"kept = os.open({str(fifo)!r}, os.O_WRONLY); os.set_inheritable(kept, True)"
    spec = write_class(tmp_path, f"{keep}; {hang}")
    emporion = subprocess.Popen([sys.executable, "-c", ASKER, spec])
    with emporion, fifo.open("rb") as pipe:  # when the class has opened it, too
        emporion.kill()
        assert select.select([pipe], [], [], 30)[0]


# ---------------------------------------------------------------------------------------------------- whole games


def play(guards: list[Guarded]) -> Match:
    """A game of four, to its end."""
    match = Match(TYROS, {"players": 4}, SeededDealer(5))
    rng = random.Random(1)
    while match.decisions:
        decision = match.decisions[0]
        choice = decide(match, decision.seat, guards[decision.seat], NO_LIMIT, rng)
        match.submit(decision.seat, decision.id, choice.action)
    for guarded in guards:
        guarded.close()
    return match


def check_game(match: Match, guards: list[Guarded]) -> None:
    """The record is sound, and every fault stands where it happened."""
    result = verify(TYROS, match.record)
    assert result.sound
    assert result.finished
    for seat, guarded in enumerate(guards):
        for fault in guarded.faults:
            assert fault.seat == seat
            assert match.record.entries[fault.entry - 1].who == seat_letter(seat)


def seat_programs(folder: pathlib.Path, bodies: list[tuple[str, int]]) -> list[Guarded]:
    options = TYROS.options({"players": 4})
    specs = [(Spec("process", (("command", write_program(folder, body)),)), limit) for body, limit in bodies]
    return [make_guarded(spec, TYROS, options, limit) for spec, limit in specs]


@pytest.mark.parametrize(
    "bodies",
    [
        [programs.RAISES, programs.HANGS, programs.EXITS_AT_ONCE, programs.EXITS_MIDWAY],
        [programs.NO_JSON, programs.NO_NOTATION, programs.ILLEGAL, programs.CHATTERS],
        [programs.FLOODS, programs.FLOODS_AT_ONCE, programs.CLOSES_OUTPUT, programs.DEAF],
    ],
    ids=["ending", "nonsense", "pipes"],
)
def test_a_game_of_broken_programs_reaches_its_end(bodies: list[str], tmp_path: pathlib.Path) -> None:
    impatient = (programs.HANGS, programs.DEAF)
    guards = seat_programs(tmp_path, [(body, HASTY_MS if body in impatient else PATIENT_MS) for body in bodies])
    match = play(guards)
    check_game(match, guards)
    assert all(guarded.faults for guarded in guards)


def test_a_game_of_broken_classes_reaches_its_end(tmp_path: pathlib.Path) -> None:
    bodies = ["raise ValueError", GREEDY, "os._exit(3)", "return 'found 23 9g'"]
    guards = [make(write_class(tmp_path, body)) for body in bodies]
    guards[1].limit_ms = HASTY_MS
    match = play(guards)
    check_game(match, guards)
    assert all(guarded.faults for guarded in guards)
    faults = sum(len(guarded.faults) for guarded in guards)
    assert faults == sum(entry.who != "chance" for entry in match.record.entries)


def test_a_game_of_good_bots_of_every_sort_has_no_faults() -> None:
    options = TYROS.options({"players": 4})
    guards = [
        make_guarded(Spec("random"), TYROS, options),
        make_guarded(Spec(str(FOUNDER_PY)), TYROS, options),
        make_guarded(Spec("process", (("command", f"perl {FOUNDER_PL}"),)), TYROS, options),
        make_guarded(Spec("process", (("command", str(FOUNDER_LINES)),)), TYROS, options),
    ]
    check_game(play(guards), guards)
    assert [guarded.faults for guarded in guards] == [[]] * 4
