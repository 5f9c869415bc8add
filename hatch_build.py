"""A wheel has the pages of the browser app, or it is not built: without them it would serve nothing, and nobody would
know until somebody opens it. An editable install reads the pages from the checkout whenever they are there."""

from __future__ import annotations

import pathlib
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGES = pathlib.Path("src", "emporion", "server", "web", "pages", "index.html")


class RequirePages(BuildHookInterface):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and not pathlib.Path(self.root, PAGES).is_file():
            raise SystemExit(f"{PAGES} is missing: build the browser part first (make web)")
