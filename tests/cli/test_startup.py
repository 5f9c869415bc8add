"""Starting: nothing heavy is loaded before it is needed, and nothing is missed when the compiler is not there."""

from __future__ import annotations

import json
import pathlib
import subprocess
import sys
from typing import Final

import pytest

from emporion.cli.main import COMMANDS

HEAVY: Final = ("numpy", "llvmlite", "fluent")
WITHOUT_COMPILER: Final = """
import importlib.abc
import sys

class Missing(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path, target=None):
        if name.partition(".")[0] in ("llvmlite", "numpy"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Missing())
from emporion.cli.main import main
sys.exit(main(sys.argv[1:]))
"""


def python(*arguments: str, typed: str = "", home: pathlib.Path | None = None) -> subprocess.CompletedProcess[str]:
    environment = {} if home is None else {"XDG_DATA_HOME": str(home), "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(
        [sys.executable, "-W", "error", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment or None,
        check=False,
    )


def without_compiler(*arguments: str, typed: str = "", home: pathlib.Path | None = None) -> str:
    done = python("-c", WITHOUT_COMPILER, *arguments, typed=typed, home=home)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@pytest.mark.parametrize(
    "modules", ["emporion", "emporion.cli.main", ", ".join(f"emporion.cli.{command}" for command in COMMANDS)]
)
def test_an_import_loads_nothing_heavy(modules: str) -> None:
    done = python("-c", f"import sys, {modules}; print([name for name in {HEAVY} if name in sys.modules])")
    assert (done.stdout, done.stderr) == ("[]\n", "")


def test_a_command_loads_only_its_own_module() -> None:
    code = (
        "import sys; from emporion.cli.main import make_parser; make_parser('verify');"
        "print(sorted(name for name in sys.modules if name.startswith('emporion.cli.')))"
    )
    done = python("-c", code)
    modules = ("arguments", "extras", "main", "verify")
    assert done.stdout == f"{[f'emporion.cli.{name}' for name in modules]}\n"


@pytest.mark.parametrize("command", [(), *((command,) for command in COMMANDS)], ids=" ".join)
def test_help_is_there(command: tuple[str, ...]) -> None:
    done = python("-m", "emporion.cli.main", *command, "--help")
    assert done.returncode == 0
    assert done.stdout.startswith("usage: emporion")
    assert done.stderr == ""


def test_the_version_is_there() -> None:
    assert python("-m", "emporion.cli.main", "--version").stdout.startswith("emporion ")


def test_without_compiler_games_are_simulated_plainly() -> None:
    result = json.loads(without_compiler("simulate", "tyros", "--games", "2", "--workers", "1", "--json"))
    assert (result["mode"], result["games"]) == ("plain", 2)


def test_without_compiler_there_is_nothing_to_warm() -> None:
    assert "nothing to compile" in without_compiler("warm", "tyros")


def test_without_compiler_faults_are_looked_for_plainly(tmp_path: pathlib.Path) -> None:
    said = without_compiler("fuzz", "tyros", "--games", "1", "--matches", "1", "--bad", "10", "--to", str(tmp_path))
    assert said.startswith("1 games, 1 with undos and standing orders, 10 bad submissions (")


def test_without_compiler_a_person_can_play(tmp_path: pathlib.Path) -> None:
    said = without_compiler("play", "tyros", "--seed", "1", typed="1\n1\nquit\n", home=tmp_path)
    assert "What happened:" in said
    assert said.endswith("emporion play tyros --resume\n")
    assert (tmp_path / "emporion" / "tyros.jsonl").exists()


def test_without_compiler_the_compiled_mode_is_refused() -> None:
    done = python("-c", WITHOUT_COMPILER, "simulate", "tyros", "--mode", "compiled", "--games", "1")
    assert done.returncode == 2
    assert (
        done.stderr
        == "emporion: the mode compiled needs llvmlite and NumPy: install emporion[fast], or use the mode plain\n"
    )
