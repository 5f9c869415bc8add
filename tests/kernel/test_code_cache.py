"""Compiled code is kept on disk: found again, checked, and never taken from where others can write."""

from __future__ import annotations

import os
import pathlib
import subprocess
import sys
import threading
from typing import Any, Final

import pytest

from emporion.kernel import compiled
from emporion.kernel.compiler import code_cache, machine
from emporion.kernel.compiler.code_cache import CompiledCode
from emporion.kernel.compiler.errors import Place
from emporion.kernel.program import Program
from tests.kernel import toy
from tests.kernel.test_program import run_python

CODE: Final = CompiledCode(b"\x7fELF", [("walk", [("i", "int")])], [("index", Place("m", "walk", 3, "s[i]"))])
WALK: Final = """
from tests.kernel import toy
from emporion.kernel import compiled
from emporion.kernel.program import Program
made = []
make = compiled.compile_program
compiled.compile_program = lambda *given: made.append(given) or make(*given)
kernel = Program(toy.SCHEMA, toy.ENTRIES, {"price": toy.cheap}).compiled()
print(kernel.run.walk(kernel.states(1), 0, 100), len(made))
"""


def program() -> Program:
    return Program(toy.SCHEMA, toy.ENTRIES, {"price": toy.cheap})


@pytest.fixture
def cache(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> pathlib.Path:
    monkeypatch.setenv("EMPORION_CACHE", str(tmp_path / "cache"))
    return code_cache.cache_root()


def kept_file(made: Program) -> pathlib.Path:
    path = compiled.cache_file(made)
    assert path is not None
    return path


def walked(made: Program) -> int:
    kernel = made.compiled()
    left: int = kernel.run.walk(kernel.states(1), 0, 100)
    return left


def test_code_is_kept_outside_the_package_and_found_again(tmp_path: pathlib.Path) -> None:
    runs = [run_python(WALK, EMPORION_CACHE=str(tmp_path / "cache")).stdout.split() for _ in range(2)]
    assert runs == [["89", "1"], ["89", "0"]]
    (kept,) = tmp_path.rglob("*.code")
    assert kept.stat().st_mode & 0o077 == 0


def test_what_is_written_is_read_again() -> None:
    assert code_cache.decoded(code_cache.encoded(CODE)) == CODE


@pytest.mark.parametrize("at", [0, 20, 60, -1])
def test_one_wrong_byte_is_noticed(at: int) -> None:
    data = bytearray(code_cache.encoded(CODE))
    data[at] ^= 1
    assert code_cache.decoded(bytes(data)) is None


@pytest.mark.parametrize("damage", [b"", b"half", None])
def test_a_damaged_file_is_made_anew(cache: pathlib.Path, damage: bytes | None) -> None:
    assert walked(program()) == 89
    path = kept_file(program())
    path.write_bytes(path.read_bytes()[:-100] if damage is None else damage)
    assert code_cache.read(path) is None
    assert walked(program()) == 89
    assert code_cache.read(path) is not None


def test_code_that_others_can_write_is_not_taken(cache: pathlib.Path) -> None:
    walked(program())
    path = kept_file(program())
    assert code_cache.read(path) is not None
    path.chmod(0o622)
    assert code_cache.read(path) is None
    path.chmod(0o600)
    assert code_cache.read(path) is not None
    cache.chmod(0o770)
    assert code_cache.read(path) is None


def test_a_link_is_not_followed(cache: pathlib.Path) -> None:
    walked(program())
    path = kept_file(program())
    path.rename(cache / "elsewhere")
    path.symlink_to(cache / "elsewhere")
    assert code_cache.read(path) is None


def test_a_folder_below_one_that_everybody_can_write_is_not_private(tmp_path: pathlib.Path) -> None:
    folder = tmp_path / "open" / "mine"
    folder.mkdir(parents=True, mode=0o700)
    assert code_cache.is_private(folder)
    folder.parent.chmod(0o777)
    assert not code_cache.is_private(folder)
    folder.parent.chmod(0o1777)
    assert code_cache.is_private(folder)


@pytest.mark.skipif(os.getuid() != 0, reason="only root can give a folder to somebody else")
def test_a_folder_of_somebody_else_is_not_private(tmp_path: pathlib.Path) -> None:
    folder = tmp_path / "theirs"
    folder.mkdir(mode=0o700)
    os.chown(folder, 12345, 12345)
    assert not code_cache.is_private(folder)


def test_a_folder_that_cannot_be_written_is_passed_over(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a directory")
    monkeypatch.setenv("EMPORION_CACHE", str(blocked / "cache"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(blocked))
    assert code_cache.cache_root().name == f"emporion-{os.getuid()}"


def test_without_a_folder_nothing_is_kept_but_rules_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(code_cache, "is_private", lambda folder: False)
    assert compiled.cache_file(program()) is None
    assert not compiled.is_kept(program())
    assert walked(program()) == 89


def test_a_full_disk_costs_only_the_keeping(cache: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*given: object) -> None:
        raise OSError("no space left on device")

    monkeypatch.setattr(os, "replace", refuse)
    assert walked(program()) == 89
    assert [path.suffix for path in cache.iterdir()] == [".lock"]


def test_what_was_used_longest_ago_goes_first(cache: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(code_cache, "MOST_FILES", 3)
    for n in range(5):
        code_cache.write(cache / f"{n}.code", CODE)
        os.utime(cache / f"{n}.code", (n, n))
    code_cache.write(cache / "5.code", CODE)
    assert sorted(path.stem for path in cache.glob("*.code")) == ["3", "4", "5"]


def test_many_processes_that_start_at_once_compile_once(tmp_path: pathlib.Path) -> None:
    environment = {**os.environ, "PYTHONPATH": "src:.", "EMPORION_CACHE": str(tmp_path / "cache")}
    started = [
        subprocess.Popen([sys.executable, "-c", WALK], stdout=subprocess.PIPE, text=True, env=environment)
        for _ in range(6)
    ]
    said = [process.communicate(timeout=120)[0].split() for process in started]
    assert [words[0] for words in said] == ["89"] * 6
    assert sum(int(words[1]) for words in said) == 1


def test_many_threads_that_start_at_once_compile_once(cache: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made, found, shared = [], [], program()
    make = compiled.compile_program

    def count(*given: Any) -> CompiledCode:
        made.append(given)
        return make(*given)

    monkeypatch.setattr(compiled, "compile_program", count)
    threads = [threading.Thread(target=lambda: found.append(walked(shared))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert (found, len(made)) == ([89] * 8, 1)


def test_the_name_of_a_file_tells_everything_apart_that_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    mine = machine.this_processor()
    other = mine._replace(features="")
    names = {
        compiled.file_name(program(), mine, checked=True, quick=False),
        compiled.file_name(program(), mine, checked=False, quick=False),
        compiled.file_name(program(), mine, checked=True, quick=True),
        compiled.file_name(program(), other, checked=True, quick=False),
        compiled.file_name(Program(toy.SCHEMA, toy.ENTRIES, {"price": toy.dear}), mine, checked=True, quick=False),
    }
    monkeypatch.setattr(compiled, "compiler_print", lambda: "another compiler")
    names.add(compiled.file_name(program(), mine, checked=True, quick=False))
    assert len(names) == 6


# ----------------------------------------------------------------------------------------------- carried by the wheel


def test_carried_code_is_taken_when_nothing_is_kept(
    cache: pathlib.Path, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = machine.common_processor()
    assert name is not None
    carried = tmp_path / "carried"
    monkeypatch.setattr(compiled, "CARRIED", carried)
    assert not compiled.is_kept(program())
    compiled.carry(program(), name, carried)
    assert compiled.is_kept(program())
    monkeypatch.setattr(compiled, "compile_program", None)
    assert walked(program()) == 89
    assert not list(cache.iterdir())


def test_carried_code_that_does_not_fit_is_not_taken(
    cache: pathlib.Path, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An older processor, or code for another one: it compiles."""
    carried = tmp_path / "carried"
    monkeypatch.setattr(compiled, "CARRIED", carried)
    for name in machine.COMMON:
        compiled.carry(program(), name, carried)
    monkeypatch.setattr(compiled, "common_processor", lambda: None)
    assert not compiled.is_kept(program())
    assert walked(program()) == 89
    assert compiled.is_kept(program())


def test_a_processor_without_avx2_is_not_x86_64_v3(monkeypatch: pytest.MonkeyPatch) -> None:
    mine = machine.Processor("x86_64-unknown-linux-gnu", "mine", ",".join(f"+{name}" for name in machine.V3))
    monkeypatch.setattr(machine, "this_processor", lambda: mine)
    assert machine.common_processor() == "x86-64-v3"
    old = mine._replace(features=mine.features.replace("+avx2", "-avx2"))
    monkeypatch.setattr(machine, "this_processor", lambda: old)
    assert machine.common_processor() is None


# --------------------------------------------------------------------------------------------------------- being told


def test_a_long_compilation_is_announced(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "NOTICE_AFTER", 0.01)
    for is_terminal, expected in ((False, "first use only; it takes some seconds"), (True, "first use only: 2 s")):
        monkeypatch.setattr(sys.stderr, "isatty", lambda answer=is_terminal: answer, raising=False)
        with compiled.Notice() as notice:
            notice.told.acquire()
            notice.told.acquire()
        assert expected in capsys.readouterr().err


def test_a_short_compilation_is_not_announced(capsys: pytest.CaptureFixture[str]) -> None:
    with compiled.Notice():
        pass
    assert capsys.readouterr().err == ""
