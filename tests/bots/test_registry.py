"""Where bots come from: this package, files, and other packages."""

from __future__ import annotations

import contextlib
import pathlib
import random
import sys

import pytest

from emporion.bots.bot import NO_LIMIT, Bot
from emporion.bots.random_bot import RandomBot
from emporion.bots.registry import known_bots, make_bot
from emporion.bots.spec import read_spec
from emporion.engine.dealer import SeededDealer
from emporion.engine.errors import BadInput
from emporion.engine.match import Match
from emporion.games import get_game
from tests.bots.programs import FOUNDER_PY

TYROS = get_game("tyros")
OPTIONS = TYROS.options({"players": 3})
BOT = """
class Last:
    def __init__(self, game, options, back="1"):
        self.back = int(back)

    def choose(self, view, budget, rng):
        return view.legal[-self.back]

    def close(self):
        pass
"""


def make(text: str) -> Bot:
    return make_bot(read_spec(text), TYROS, OPTIONS)


def answer(bot: Bot) -> tuple[str, tuple[str, ...]]:
    """What a bot says to the first question of a game, and what it could have said."""
    match = Match(TYROS, {"players": 3}, SeededDealer(1))
    view = match.view(match.decisions[0].seat)
    with contextlib.closing(bot):
        return bot.choose(view, NO_LIMIT, random.Random(1)), view.legal


def install(folder: pathlib.Path, package: str, entries: str) -> None:
    """As pip leaves it: the metadata of a package, with its entry points."""
    info = folder / f"{package}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[emporion.bots]\n{entries}\n", encoding="utf-8")


# ---------------------------------------------------------------------------------------------------- built in


def test_built_in_bots_have_names_and_descriptions() -> None:
    assert isinstance(make("random"), RandomBot)
    assert {"random", "process"} <= set(known_bots("tyros"))
    assert all(line and "\n" not in line for line in known_bots("tyros").values())


def test_an_unknown_bot_is_answered_with_the_known_ones() -> None:
    with pytest.raises(BadInput, match=r"there is no bot 'hannibal'; there is: .*process, random.*FILE\.py"):
        make("hannibal")


def test_an_unknown_parameter_is_refused() -> None:
    with pytest.raises(BadInput, match="bot random has no parameter 'ms'; it has none"):
        make("random(ms=5)")


# ---------------------------------------------------------------------------------------------------- files


def test_the_sample_is_a_bot() -> None:
    said, legal = answer(make(str(FOUNDER_PY)))
    assert said in legal
    assert answer(make(f"{FOUNDER_PY}:Founder(order=nothing at all)"))[0] == legal[-1]


def test_a_file_with_one_bot_needs_no_class(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mine.py").write_text("from collections import Counter\nclass Note: pass\n" + BOT, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    for spec in ("mine.py", "./mine.py", "mine.py:Last", f"{tmp_path}/mine.py(back=1)"):
        said, legal = answer(make(spec))
        assert said == legal[-1]
    assert answer(make("mine.py(back=2)"))[0] == legal[-2]


@pytest.mark.parametrize(
    ("spec", "text", "message"),
    [
        ("./gone.py", BOT, r"bot \./gone\.py: there is no file gone\.py"),
        ("./mine", BOT, "is no Python file"),
        ("./mine.py:First", BOT, "the file has no class First"),
        ("./mine.py:number", "number = 5", "the file has no class number"),
        ("./mine.py", "number = 5", r"the file has no class with a method choose\(view, budget, rng\)"),
        (
            "./mine.py",
            BOT + BOT.replace("Last", "First"),
            r"several bots; write \./mine\.py:CLASS with one of Last, Fi",
        ),
        ("./mine.py:Shy", "class Shy:\n def __init__(self, game, options): pass", "Shy is no bot, it has no method ch"),
        ("./mine.py", BOT.replace("close", "shut"), r"Last is no bot, it has no method close\(\)"),
        ("./mine.py", BOT.replace("game, options, ", ""), "cannot be called with"),
        ("./mine.py(level=3)", BOT, "unexpected keyword argument 'level'"),
        ("./mine.py(back=far)", BOT, r"cannot be made \(ValueError: invalid literal"),
        ("./mine.py", "1 / 0", r"cannot be imported \(ZeroDivisionError: division by zero"),
        ("./mine.py", "import sys; sys.exit(3)", r"cannot be imported \(SystemExit: 3"),
        ("./mine.py", "import os; os._exit(3)", r"bot \./mine\.py: cannot be made \(ended with status 3\)"),
        ("./mine.py", "print('{}', flush=True); 1 / 0", "cannot be imported"),
        ("./mine.py", "class", r"cannot be imported \(SyntaxError"),
        ("./mine.py", "import no_such_module_anywhere", r"cannot be imported \(ModuleNotFoundError"),
    ],
)
def test_a_file_that_is_no_bot(
    spec: str, text: str, message: str, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "mine.py").write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BadInput, match=message):
        make(spec)


def test_a_file_that_hangs_while_it_is_loaded_is_not_waited_for(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("emporion.bots.class_bot.LIMIT_MS", 500)
    (tmp_path / "mine.py").write_text("while True: pass", encoding="utf-8")
    with pytest.raises(BadInput, match=r"cannot be made \(gave no answer within 500 ms"):
        make(str(tmp_path / "mine.py"))


# ---------------------------------------------------------------------------------------------------- other packages


def test_an_installed_package_offers_a_bot(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, "carthage", "hamilcar = carthage_bots:Last\nhasdrubal = carthage_broken:Last")
    (tmp_path / "carthage_bots.py").write_text(BOT, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert known_bots("tyros")["hamilcar"] == "from the package carthage"
    said, legal = answer(make("hamilcar"))
    assert said == legal[-1]
    assert answer(make("hamilcar(back=2)"))[0] == legal[-2]
    assert "carthage_bots" not in sys.modules


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        ("lost = carthage_gone:Last", r"bot lost: the package carthage is broken \(ModuleNotFoundError"),
        ("lost = collections:Last", r"bot lost: the package carthage is broken \(AttributeError"),
        ("lost = collections:OrderedDict", "bot lost: cannot be called with"),
        ("lost = string:ascii_letters", "bot lost: cannot be called with"),
    ],
)
def test_a_broken_entry_point_is_named(
    entry: str, message: str, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, "carthage", entry)
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(BadInput, match=message):
        make("lost")
    assert isinstance(make("random"), RandomBot)


def test_a_built_in_name_cannot_be_taken_and_two_packages_cannot_share_one(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, "carthage", "hanno = carthage_gone:Last\nrandom = carthage_gone:Last")
    install(tmp_path, "utica", "hanno = utica_gone:Last")
    monkeypatch.syspath_prepend(tmp_path)
    assert isinstance(make("random"), RandomBot)
    with pytest.raises(BadInput, match=r"bot hanno: several packages offer it \(carthage, utica\)"):
        make("hanno")
