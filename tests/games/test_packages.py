"""Games from packages of other people: found by their entry points, played everywhere, and named if they are broken."""

from __future__ import annotations

import os
import pathlib
import subprocess
import sys
from collections.abc import Iterator
from typing import Final

import pytest

from emporion.engine.errors import BrokenGame, UnknownGame
from emporion.games import entry_points, game_names, get_game, manifest_of

PEBBLES: Final = pathlib.Path(__file__).parents[1] / "packages" / "pebbles"


def emporion(*arguments: str) -> subprocess.CompletedProcess[str]:
    return run(str(pathlib.Path(sys.executable).with_name("emporion")), *arguments)


def run(*command: str) -> subprocess.CompletedProcess[str]:
    """With the package installed besides."""
    environment = {**os.environ, "PYTHONPATH": str(PEBBLES)}
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False, env=environment)


CHECKS: Final = """
import random
from emporion.arena.fuzz import random_options
from emporion.engine import conformance
from emporion.games import get_game, get_orders

game = get_game("pebbles")
for number in range(20):
    rng = random.Random(number)
    for match, decision in conformance.random_match(game, random_options(game, rng), number):
        match.check_invariants()
        conformance.check_texts(match, decision)
        conformance.check_gate(match, decision)
        conformance.check_undo(match, decision, rng)
        conformance.check_orders(match, get_orders("pebbles"), rng)
        for viewer in conformance.viewers(match):
            conformance.check_secrecy(match, viewer, rng)
    conformance.check_record(match)
print("checked")
"""


def test_it_passes_the_checks_that_every_game_must() -> None:
    done = run(sys.executable, "-c", CHECKS)
    assert done.stdout == "checked\n", done.stderr


def test_every_command_knows_it(tmp_path: pathlib.Path) -> None:
    assert "12" in emporion("options", "pebbles").stdout
    assert "won" in emporion("simulate", "pebbles", "--games", "5").stdout
    assert "rules checked" in emporion("rules", "pebbles").stdout
    assert emporion("fuzz", "pebbles", "--matches", "5", "--bad", "50").returncode == 0
    emporion("board", "pebbles", "--svg", str(tmp_path / "heap.svg"))
    assert "<circle" in (tmp_path / "heap.svg").read_text()


def install(folder: pathlib.Path, package: str, entries: str) -> None:
    """As pip leaves it: the metadata of a package, with its entry points."""
    info = folder / f"{package}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[emporion.games]\n{entries}\n", encoding="utf-8")


@pytest.fixture
def packages(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[pathlib.Path]:
    """A folder for packages of others; games are looked for anew before and after."""
    monkeypatch.syspath_prepend(tmp_path)
    forget()
    yield tmp_path
    forget()


def forget() -> None:
    for found in (entry_points, manifest_of, get_game):
        found.cache_clear()


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        ("senet = senet_gone:MANIFEST", r"game senet: the package thebes is broken \(ModuleNotFoundError"),
        ("senet = collections:MANIFEST", r"game senet: the package thebes is broken \(AttributeError"),
        ("senet = string:ascii_letters", r"game senet: the package thebes is broken \(TypeError: string:ascii_letters"),
    ],
)
def test_a_broken_package_is_named_and_the_others_go_on(packages: pathlib.Path, entry: str, message: str) -> None:
    install(packages, "thebes", entry)
    assert game_names() == ["senet", "tyrannos", "tyros"]
    with pytest.raises(BrokenGame, match=message):
        get_game("senet")
    assert get_game("tyros").name == "tyros"


def test_two_packages_cannot_share_a_game(packages: pathlib.Path) -> None:
    install(packages, "thebes", "senet = a:B")
    install(packages, "memphis", "senet = c:D")
    with pytest.raises(BrokenGame, match=r"several packages offer it \(memphis, thebes\)"):
        get_game("senet")


def test_a_name_that_fits_no_address_is_no_game(packages: pathlib.Path) -> None:
    install(packages, "thebes", "../senet = a:B\nSenet = a:B")
    assert game_names() == ["tyrannos", "tyros"]
    with pytest.raises(UnknownGame, match="there is no game 'Senet'; there is: tyrannos, tyros"):
        get_game("Senet")
