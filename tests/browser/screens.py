"""Pictures of every screen, in three sizes and by day and night, for the documentation: python -m tests.browser.screens

They are written to docs/images/screens, as NAME-SIZE-THEME.jpg."""

from __future__ import annotations

import sys
import tempfile
from typing import Final, Literal

from playwright.sync_api import Page, ViewportSize

from tests.browser.conftest import CHROMIUM, DESKTOP, PATIENCE_MS, PHONE, TABLET, browsing
from tests.browser.looking import ROOT, enter
from tests.browser.test_accessibility import STATES
from tests.server.processes import serving

FOLDER: Final = ROOT / "docs" / "images" / "screens"
SIZES: Final[dict[str, ViewportSize]] = {"phone": PHONE, "tablet": TABLET, "desktop": DESKTOP}
THEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
QUALITY: Final = 50
"""Small text can be read, and all pictures together have less than 14 MB."""
ALIKE: Final = {
    *("confirming", "why", "breakdown", "building", "spectator", "keyboard", "no-tutorial"),
    *("generic-answer", "generic-bid", "generic-condition", "generic-confirming", "generic-form-in-words"),
    *("generic-log", "generic-market", "generic-place", "generic-plan", "generic-refused-form", "generic-replay"),
    *("generic-in-words", "generic-standing", "generic-six"),
}
"""States that look much like others: they need no pictures of their own."""


def take(page: Page, name: str, size: str) -> None:
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        page.screenshot(path=FOLDER / f"{name}-{size}-{theme}.jpg", type="jpeg", quality=QUALITY)


def take_all(names: list[str]) -> None:
    """Those that are named, or all but those that look like others."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/emporion.db") as server,
        browsing(CHROMIUM) as browser,
    ):
        for size, viewport in SIZES.items():
            context = browser.new_context(
                base_url=server.url, viewport=viewport, locale="en-GB", reduced_motion="reduce"
            )
            page = context.new_page()
            page.set_default_timeout(PATIENCE_MS)
            for state, way in STATES.items():
                name = state.replace(" ", "-").replace("'", "")
                if name in names or not (names or name in ALIKE):
                    enter(page)
                    way(page)
                    page.wait_for_load_state("networkidle")
                    take(page, name, size)
                    forget(page)
            context.close()


def forget(page: Page) -> None:
    """What was set for one screen is not for the next, and neither is who somebody was there."""
    page.evaluate("localStorage.clear()")
    page.context.clear_cookies()


if __name__ == "__main__":
    take_all(sys.argv[1:])
