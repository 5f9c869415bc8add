"""How much script a browser loads before a page can be used, compressed as it travels, and with the app's words."""

from __future__ import annotations

import re
from typing import Final

import pytest

from emporion.locales import LANGUAGES
from emporion.server.web.page_files import ASSETS, FOLDER
from emporion.server.web.word_routes import written_words

START_MOST: Final = 60_000
TABLE_MOST: Final = 110_000
WORDS_MOST: Final = 16_000
"""Of a game, which are no script."""

SCRIPT: Final = re.compile(rf"{ASSETS}([\w-]+\.js)")
IMPORTED: Final = re.compile(r"""(?:from|import)\s*["'`]\./([\w-]+\.js)["'`]""")
"""Loaded together with what names it; a call of `import` is not among them."""
GENERIC: Final = re.compile(r"""\bimport\(["'`]\./(generic-[\w-]+\.js)["'`]\)""")
"""The script with the table of every game, where it is loaded."""


def script(name: str) -> str:
    return (FOLDER / ASSETS.strip("/") / name).read_text(encoding="utf-8")


def size(name: str) -> int:
    """In brotli, unless it is too short for it to be worth it."""
    plain = FOLDER / ASSETS.strip("/") / name
    packed = plain.with_name(f"{name}.br")
    return (packed if packed.is_file() else plain).stat().st_size


def with_imports(names: list[str]) -> set[str]:
    found: set[str] = set()
    left = list(names)
    while left:
        name = left.pop()
        if name not in found:
            found.add(name)
            left += IMPORTED.findall(script(name))
    return found


def announced(page: str) -> set[str]:
    """What the file of a page names, and all that that imports."""
    return with_imports(SCRIPT.findall((FOLDER / page).read_text(encoding="utf-8")))


def loaded_later(scripts: set[str], source: str) -> str:
    """The script that these load when they need a source file, by its address."""
    asked = re.compile(rf"""\b{re.escape(source)}["'`]?:\s*\(\)\s*=>.{{,30}}?import\(["'`]\./([\w-]+\.js)["'`]\)""")
    found: set[str] = {match for name in scripts for match in asked.findall(script(name))}
    [only] = found
    return only


def app_words(scripts: set[str]) -> int:
    """The words of the app in the language in which they are longest."""
    return max(size(loaded_later(scripts, language)) for language in LANGUAGES)


def test_the_start_page_is_small() -> None:
    scripts = announced("index.html")
    total = sum(map(size, scripts)) + app_words({name for name in scripts if name.startswith("app-")})
    assert 20_000 < total <= START_MOST


def test_a_table_is_small_with_the_pages_of_its_game() -> None:
    scripts = announced("t.html")
    words = app_words({name for name in scripts if name.startswith("app-")})
    game = with_imports([loaded_later(scripts, "games/tyros/index.ts")])
    assert 60_000 < sum(map(size, scripts | game)) + words <= TABLE_MOST


def test_so_is_the_table_of_a_game_without_pages_of_its_own() -> None:
    scripts = announced("t.html")
    words = app_words({name for name in scripts if name.startswith("app-")})
    [generic] = {name for script_name in scripts for name in GENERIC.findall(script(script_name))}
    assert 50_000 < sum(map(size, scripts | with_imports([generic]))) + words <= TABLE_MOST


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_game_are_few(language: str) -> None:
    assert 4_000 < len(written_words("tyros", language).form_for("gzip").data) <= WORDS_MOST


@pytest.mark.parametrize("page", ["index.html", "t.html", "rules.html", "tutorial.html", "account.html"])
def test_no_page_loads_a_game_before_it_is_needed(page: str) -> None:
    assert loaded_later(announced("t.html"), "games/tyros/index.ts") not in announced(page)
