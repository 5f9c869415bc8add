"""A package that somebody installs has the pages of the browser app, or is not built at all."""

from __future__ import annotations

import pathlib
import shutil
import subprocess
import sys
import zipfile
from typing import Final

import pytest

ROOT: Final = pathlib.Path(__file__).parents[3]
PAGES: Final = "emporion/server/web/pages"
NEEDED: Final = ["pyproject.toml", "README.md", "LICENSE", "hatch_build.py", "src"]


@pytest.fixture
def source(tmp_path: pathlib.Path) -> pathlib.Path:
    """What a package is built from, with pages as a build leaves them."""
    folder = tmp_path / "source"
    folder.mkdir()
    for name in NEEDED:
        copy(ROOT / name, folder / name)
    pages = folder / "src" / PAGES
    (pages / "assets").mkdir(parents=True)
    (pages / "index.html").write_text("<!doctype html>")
    (pages / "assets" / "app.js").write_text("let a = 1;")
    # As in the checkout, where they are not versioned.
    copy(ROOT / ".gitignore", folder / ".gitignore")
    return folder


def copy(source: pathlib.Path, target: pathlib.Path) -> None:
    if source.is_dir():
        shutil.copytree(source, target, ignore=shutil.ignore_patterns("pages", "__pycache__"))
    else:
        shutil.copy(source, target)


def build(source: pathlib.Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "--disable-pip-version-check"]
    return subprocess.run(
        [*command, "--wheel-dir", str(source), str(source)], capture_output=True, text=True, check=False
    )


def test_a_wheel_has_the_pages(source: pathlib.Path) -> None:
    built = build(source)
    assert built.returncode == 0, built.stderr
    (wheel,) = source.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert f"{PAGES}/index.html" in names
    assert f"{PAGES}/assets/app.js" in names


def test_without_pages_none_is_built(source: pathlib.Path) -> None:
    shutil.rmtree(source / "src" / PAGES)
    built = build(source)
    assert built.returncode != 0
    assert "make web" in built.stdout + built.stderr
    assert list(source.glob("*.whl")) == []
