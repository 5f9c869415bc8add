"""A real browser before a real server. The browser is Debian's Chromium; nothing is loaded from elsewhere."""

from __future__ import annotations

import os
import pathlib
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright

from tests.server.processes import ServerProcess, serving

CHROMIUM: Final = os.environ.get("EMPORION_CHROMIUM", "/usr/bin/chromium")
"""The whole browser."""
HEADLESS: Final = os.environ.get("EMPORION_CHROMIUM") or shutil.which("chromium-headless-shell") or CHROMIUM
"""The same without its windows and menus, where it is installed: tests take two thirds of the time."""
FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE_MS: Final = 30_000
DESKTOP: Final[ViewportSize] = {"width": 1440, "height": 900}
TABLET: Final[ViewportSize] = {"width": 820, "height": 1180}
PHONE: Final[ViewportSize] = {"width": 360, "height": 740}

NewPage = Callable[..., Page]
"""A page of somebody new: another browser, as it were. Takes what Playwright's `new_context` takes."""


@contextmanager
def browsing(program: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture(scope="module")
def browser(request: pytest.FixtureRequest) -> Iterator[Browser]:
    """For a module: as long as it is there, an event loop runs, and no other test could run one of its own.

    A test may name another program for itself: `parametrize("browser", [CHROMIUM], indirect=True)`."""
    with browsing(getattr(request, "param", HEADLESS)) as opened:
        yield opened


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One for all tests of the session; each has tables of its own."""
    folder: pathlib.Path = tmp_path_factory.mktemp("browser")
    with serving(f"sqlite:///{folder}/emporion.db", "hasty-reviews") as running:
        yield running


@pytest.fixture
def new_page(browser: Browser, server: ServerProcess) -> Iterator[NewPage]:
    """What goes wrong in a page fails the test: errors that nobody caught, and what the policy forbids."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def open_page(**wishes: Any) -> Page:
        wishes = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce", **wishes}
        context = browser.new_context(base_url=server.url, **wishes)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda message: errors.append(message.text) if is_fault(message) else None)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert errors == []


def is_fault(message: Any) -> bool:
    """Answers that refuse something are no fault of the page; the browser writes them down all the same."""
    return message.type == "error" and "Failed to load resource" not in message.text


@pytest.fixture
def page(new_page: NewPage) -> Page:
    return new_page()
