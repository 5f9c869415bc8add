"""`emporion serve`, `backup`, `restore` and `verify --db`, with a real server."""

from __future__ import annotations

import os
import pathlib
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.request

import pytest

from emporion.cli.main import main
from emporion.server.client import Caller
from emporion.server.storage.database import read_url
from emporion.server.storage.migrate import migrate_to_newest
from emporion.server.web import serving as serving_module
from tests.server import pretended_push
from tests.server.processes import free_port, serving


def open_table(url: str) -> str:
    """A table with a running game of bots, and how it answers."""
    caller = Caller(url)
    caller.call("POST", "/api/session", {"name": "Elissa"})
    seats = [{"type": "me", "name": "Elissa"}, *({"type": "bot", "bot": "random"} for _ in range(3))]
    table: str = caller.call("POST", "/api/tables", {"key": "k", "game": "tyros", "seats": seats})["table"]
    return table


def test_serve_answers_and_ends_when_told(tmp_path: pathlib.Path) -> None:
    port = free_port()
    command = [sys.executable, "-m", "emporion.cli.main", "serve", "--port", str(port)]
    command += ["--db", f"sqlite:///{tmp_path}/e.db", "--log-level", "warning"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    try:
        url = f"http://127.0.0.1:{port}"
        await_ready(url)
        open_table(url)
    finally:
        server.send_signal(signal.SIGTERM)
        output, _ = server.communicate(timeout=60)
    assert server.returncode == 0, output
    assert f"http://127.0.0.1:{port}".encode() in output
    assert main(["verify", "--db", f"sqlite:///{tmp_path}/e.db"]) == 0


def await_ready(url: str) -> None:
    for _ in range(600):
        try:
            with urllib.request.urlopen(f"{url}/readyz", timeout=5):
                return
        except OSError:
            time.sleep(0.1)
    raise AssertionError("the server did not start")


def test_serve_says_that_somebody_else_listens_there(
    tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert main(["serve", "--port", str(port), "--db", f"sqlite:///{tmp_path}/e.db"]) == 2
    said = capsys.readouterr()
    assert f"--port {port + 1}" in said.err
    assert "serves at" not in said.out


def test_the_start_page_is_opened_in_the_browser(tmp_path: pathlib.Path) -> None:
    """In the one that the environment names, when the server is ready."""
    browser, opened = tmp_path / "browser", tmp_path / "opened"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    browser.chmod(0o755)
    port = free_port()
    command = [sys.executable, "-m", "emporion.cli.main", "serve", "--open", "--port", str(port)]
    environment = {**os.environ, "DISPLAY": ":0", "BROWSER": str(browser)}
    server = subprocess.Popen([*command, "--db", f"sqlite:///{tmp_path}/e.db"], env=environment)
    try:
        deadline = time.monotonic() + 60
        while not opened.exists() and time.monotonic() < deadline:
            time.sleep(0.1)
    finally:
        server.terminate()
        server.wait(60)
    assert opened.read_text().strip() == f"http://127.0.0.1:{port}"


def test_serve_names_a_setting_that_makes_no_sense(tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    settings = tmp_path / "emporion.toml"
    settings.write_text("sequre = true\n")
    assert main(["serve", "--settings", str(settings)]) == 2
    assert "sequre" in capsys.readouterr().err
    assert main(["serve", "--settings", str(tmp_path / "none.toml")]) == 2
    assert "cannot be read" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("given", "status", "sentence"),
    [
        (["--workers", "2"], 2, "several workers need PostgreSQL"),
        (["--port", "99999"], 2, "argument --port: a port is a number from 1 to 65535, not 99999"),
        (["--port", "-1"], 2, "argument --port: a port is a number from 1 to 65535, not -1"),
        (["--db", "mysql://host/name"], 2, "the address of a database is sqlite:///FILE or"),
        (["--db", "sqlite:///nowhere/e.db"], 2, "cannot make the file nowhere/e.db: No such file or directory"),
        (["--db", "sqlite:///other.db"], 2, "a newer Emporion wrote this database (version 9999)"),
        (["--db", "sqlite:///text.db"], 1, "the file is no database"),
        (["--db", f"postgresql://127.0.0.1:{free_port()}/e"], 1, "PostgreSQL cannot be reached"),
        (["--settings", "unlinked.toml"], 2, "unlinked.toml: [notices] needs address"),
        (["--settings", "nobody.toml"], 2, "nobody.toml: contact: us@x.example is neither mailto:… nor https://…"),
        (["--settings", "key.toml"], 2, "[notices.push] key must be a private key on the curve P-256: this is neither"),
        (["--settings", "bots.toml"], 2, "bot 'admiral(ms': write NAME or"),
        (["--address", "play.example.org"], 2, "address: play.example.org is no address of a site"),
    ],
)
def test_what_keeps_a_server_from_starting_is_one_sentence(
    given: list[str],
    status: int,
    sentence: str,
    tmp_path: pathlib.Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    """Before it says that it serves."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(serving_module, "serve", lambda *_: pytest.fail("it serves"))
    (tmp_path / "unlinked.toml").write_text("[notices]\nwebhooks = true\n")
    for name, contact in (("nobody.toml", "us@x.example"), ("key.toml", "mailto:us@x.example")):
        push = f'[notices.push]\nkey = "push.pem"\ncontact = "{contact}"\n'
        (tmp_path / name).write_text(f'address = "https://x.example"\n{push}')
    for name, module in pretended_push.MODULES.items():
        monkeypatch.setitem(sys.modules, name, module)
    (tmp_path / "bots.toml").write_text('bots = ["admiral(ms"]\n')
    (tmp_path / "text.db").write_text("no database\n" * 1000)
    migrate_to_newest(read_url("sqlite:///other.db"))
    with sqlite3.connect("other.db") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    assert main(["serve", "--port", str(free_port()), "--db", "sqlite:///e.db", *given]) == status
    said = capfd.readouterr()
    assert said.out == ""
    assert said.err.startswith("emporion: ")
    assert sentence in said.err
    assert said.err.count("\n") == 1


def test_backup_while_it_runs_then_restore_and_verify(
    tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database, copy, other = (f"{tmp_path}/{name}" for name in ("e.db", "copy.db", "other.db"))
    with serving(f"sqlite:///{database}") as server:
        table = open_table(server.url)
        assert main(["backup", copy, "--db", f"sqlite:///{database}"]) == 0
    assert main(["restore", copy, "--db", f"sqlite:///{other}"]) == 0
    assert main(["restore", copy, "--db", f"sqlite:///{other}"]) == 1, "nothing is overwritten unless told"
    assert main(["restore", copy, "--db", f"sqlite:///{other}", "--overwrite"]) == 0
    capsys.readouterr()
    assert main(["verify", "--db", f"sqlite:///{other}"]) == 0
    line = capsys.readouterr().out
    assert line.startswith(table)
    assert "unfinished; draws checked" in line, "with the dealer's secret a running game can be checked, too"


def test_verify_names_the_table_that_is_wrong(tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = f"{tmp_path}/e.db"
    with serving(f"sqlite:///{database}") as server:
        table = open_table(server.url)
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE entries SET data = replace(CAST(data AS TEXT), 'chance', 'A') WHERE n = 8")
    connection.close()
    assert main(["verify", "--db", f"sqlite:///{database}"]) == 1
    assert f"{table}: does not verify" in capsys.readouterr().out
    with sqlite3.connect(database) as connection:
        connection.execute("DELETE FROM entries WHERE n = 8")
    connection.close()
    assert main(["verify", "--db", f"sqlite:///{database}"]) == 1
    assert "the log has" in capsys.readouterr().out


@pytest.mark.parametrize("command", [["verify"], ["backup", "copy.db"]])
def test_a_database_that_is_not_there_is_not_made(
    command: list[str], tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main([*command, "--db", "sqlite:///emporoin.db"]) == 2
    assert capsys.readouterr().err == "emporion: there is no file emporoin.db\n"
    assert list(tmp_path.iterdir()) == []


def test_verify_wants_files_or_a_database(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify"]) == 2
    assert "--db" in capsys.readouterr().err
