"""The pages of the browser app, as `npm run build` puts them into the folder `pages` beside this file.

They are few and small: all are kept in memory, so that what can be asked for is what lies there and nothing else.
"""

from __future__ import annotations

import functools
import gzip
import hashlib
import mimetypes
import pathlib
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

import msgspec

FOLDER: Final = pathlib.Path(__file__).parent / "pages"
INDEX: Final = "/index.html"
ASSETS: Final = "/assets/"
"""Files whose names say what is in them: they never change."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
"""Kept, but only used after asking whether it is still the same."""
PACKED: Final = {"br": ".br", "gzip": ".gz"}
"""Encodings with the endings of the files that are packed so, the best first."""
PLAIN: Final = ""
TYPES: Final = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
NOT_BUILT: Final = b"""<!doctype html>
<html lang="en">
<title>Emporion</title>
<h1>Emporion</h1>
<p>The server runs, but its pages are not built yet. In the checkout: <code>make play</code>.</p>
</html>
"""


class Form(NamedTuple):
    """A page in one encoding."""

    encoding: str
    data: bytes
    tag: str
    """Tells it from another state of the same page, and from another encoding."""


class Page(NamedTuple):
    media_type: str
    cache: str
    forms: tuple[Form, ...]
    """The best first; the last is plain."""

    def form_for(self, accepted: str) -> Form:
        """The best that a client accepts."""
        wanted = {PLAIN, *encodings(accepted)}
        return next(form for form in self.forms if form.encoding in wanted)


def encodings(accepted: str) -> set[str]:
    """Those that a client names in Accept-Encoding; a weight of 0 means no."""
    named = (part.replace(" ", "").partition(";q=") for part in accepted.lower().split(","))
    return {name for name, _, weight in named if weight.strip("0.") or not weight}


def find_page(path: str, folder: pathlib.Path | None = None) -> Page | None:
    """The page of an address. An address that is no file is one of the app, which knows itself what to show there; its
    first part may have a file of its own, which is the app, too, and names what the browser will need there."""
    pages = pages_in(folder or FOLDER)
    if path in pages:
        return pages[path]
    is_file = "." in path.rpartition("/")[2] or f"{path}/".startswith(ASSETS)
    return None if is_file else pages.get(f"/{path.split('/')[1]}.html", pages[INDEX])


def pages_in(folder: pathlib.Path) -> Mapping[str, Page]:
    """What was built last; a build that is made while the server runs is found."""
    index = folder / INDEX.lstrip("/")
    return read_pages(folder, index.stat().st_mtime_ns) if index.is_file() else UNBUILT


@functools.lru_cache(maxsize=1)
def read_pages(folder: pathlib.Path, built_at: int) -> Mapping[str, Page]:
    return dict(pages_from(folder))


def pages_from(folder: pathlib.Path) -> Iterator[tuple[str, Page]]:
    for file in sorted(folder.rglob("*")):
        if file.is_file() and file.suffix not in PACKED.values():
            yield "/" + file.relative_to(folder).as_posix(), page_of(file, folder)


def page_of(file: pathlib.Path, folder: pathlib.Path) -> Page:
    packed = {encoding: file.with_name(file.name + ending) for encoding, ending in PACKED.items()}
    forms = [form_of(encoding, other.read_bytes()) for encoding, other in packed.items() if other.is_file()]
    is_asset = file.is_relative_to(folder / ASSETS.strip("/"))
    kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return Page(kind, FOR_EVER if is_asset else ASK_AGAIN, (*forms, form_of(PLAIN, file.read_bytes())))


def form_of(encoding: str, data: bytes) -> Form:
    return Form(encoding, data, f'"{hashlib.sha256(data).hexdigest()[:32]}"')


def packed(value: object) -> Page:
    """What is long and always the same, as JSON: it is kept like a page of the app."""
    data = msgspec.json.encode(value)
    return Page(TYPES[".json"], ASK_AGAIN, (form_of("gzip", gzip.compress(data, mtime=0)), form_of(PLAIN, data)))


UNBUILT: Final = {INDEX: Page(TYPES[".html"], ASK_AGAIN, (form_of(PLAIN, NOT_BUILT),))}
