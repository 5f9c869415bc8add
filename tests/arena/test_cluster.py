"""The same tournament on a Ray cluster: a real one, on this machine."""

from __future__ import annotations

import json
import os
import pathlib
import subprocess
import sys
from typing import Final

import pytest

from emporion.arena import cluster
from emporion.arena.results import run_digest
from emporion.arena.tournament import run_tournament
from emporion.engine.errors import BadInput
from tests.arena.small_runs import request
from tests.arena.strangers import FATAL

EMPORION: Final = (sys.executable, "-W", "error", "-m", "emporion.cli.main")


def running(word: str) -> list[str]:
    """The processes that have a word in their command line or environment."""
    found = []
    for folder in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            text = (folder / "environ").read_bytes() + (folder / "cmdline").read_bytes()
        except OSError:
            continue
        if word.encode() in text and int(folder.name) != os.getpid():
            found.append(folder.name)
    return found


def test_a_cluster_plays_the_same_games_even_if_a_worker_is_killed(tmp_path: pathlib.Path) -> None:
    bots = f"random,{FATAL}(flag={tmp_path / 'flag'})"
    words = ["arena", "tyros", "--players", "3", "--bots", bots, "--format", "duel", "--deals", "2", "--json"]
    words += ["--folder", str(tmp_path / "ray"), "--ray", "--workers", "2"]
    home = tmp_path / "home"
    home.mkdir()
    environment = os.environ | {"HOME": str(home), "MARK_OF_THIS_TEST": str(tmp_path)}
    done = subprocess.run([*EMPORION, *words], capture_output=True, text=True, env=environment, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "flag").exists()
    asked = request(bots)
    here = run_tournament(asked, tmp_path / "here", 2)
    assert json.loads(done.stdout)["digest"] == run_digest(asked, here)
    assert list(home.iterdir()) == []
    assert running(str(tmp_path)) == []


def test_an_address_where_nobody_listens_is_refused(tmp_path: pathlib.Path) -> None:
    with pytest.raises(BadInput, match=r"no Ray cluster at 127\.0\.0\.1:1 \(Connection refused\)"):
        run_tournament(request(), tmp_path, address="127.0.0.1:1")


def test_a_local_cluster_is_for_this_machine_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "environ", {})
    cluster.keep_to_this_machine()
    code = "from ray._private.services import get_node_ip_address; print(get_node_ip_address())"
    done = subprocess.run([sys.executable, "-c", code], env=os.environ, capture_output=True, text=True, check=True)
    assert done.stdout == "127.0.0.1\n"
