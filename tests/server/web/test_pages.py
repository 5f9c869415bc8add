"""The browser app: its files, and the app itself at every other address."""

from __future__ import annotations

import gzip
import pathlib
from collections.abc import Iterator

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from emporion.server.settings import Settings
from emporion.server.web import page_files
from emporion.server.web.app import make_app
from emporion.server.web.page_files import ASK_AGAIN, FOR_EVER, encodings, find_page

INDEX = b"<!doctype html><title>Emporion</title>"
SCRIPT = b"let a = 1;" * 20


@pytest.fixture
def built(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> pathlib.Path:
    """A folder as a build leaves it; a secret lies beside it."""
    folder = tmp_path / "pages"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(INDEX)
    (folder / "favicon.svg").write_text("<svg/>")
    (folder / "site.webmanifest").write_text("{}")
    (folder / "push.js").write_bytes(SCRIPT)
    (folder / "assets" / "app-1a2b.js").write_bytes(SCRIPT)
    (folder / "assets" / "app-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / "assets" / "app-1a2b.js.br").write_bytes(b"packed by brotli")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(page_files, "FOLDER", folder)
    return folder


@pytest.fixture
def client(sqlite_url: str) -> Iterator[TestClient[Litestar]]:
    with TestClient(make_app(Settings(database=sqlite_url, limits=False))) as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/t/0123", "/rules", "/tutorial", "/play", "/a/b/c", "/index.html"])
def test_the_app_is_at_every_address(built: pathlib.Path, client: TestClient[Litestar], path: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.content) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == ASK_AGAIN


def test_a_part_of_the_app_may_have_a_file_that_names_what_is_needed_there(
    built: pathlib.Path, client: TestClient[Litestar]
) -> None:
    (built / "t.html").write_bytes(INDEX + b"<link>")
    (built / "index.html").write_bytes(INDEX)
    for path in ("/t/0123", "/t/0123/more", "/t"):
        answer = client.get(path)
        assert (answer.status_code, answer.content) == (200, INDEX + b"<link>")
        assert answer.headers["cache-control"] == ASK_AGAIN
    assert client.get("/tables").content == INDEX


def test_the_tutorial_is_packed_and_kept(client: TestClient[Litestar]) -> None:
    packed = client.get("/api/tutorial?game=tyros&language=en")
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["content-type"].startswith("application/json")
    assert packed.headers["cache-control"] == ASK_AGAIN
    assert int(packed.headers["content-length"]) < len(packed.content) / 10
    again = client.get("/api/tutorial?game=tyros&language=en", headers={"if-none-match": packed.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    plain = client.get("/api/tutorial?game=tyros&language=en", headers={"accept-encoding": "identity"})
    assert plain.json() == packed.json()
    assert client.get("/api/tutorial?game=tyros&language=de").headers["etag"] != packed.headers["etag"]


def test_the_texts_of_a_game_are_packed_and_kept(client: TestClient[Litestar]) -> None:
    german = client.get("/api/words?game=tyros&language=de")
    assert german.headers["content-encoding"] == "gzip"
    assert {"id": "tyros-action-pass", "value": "passen", "attributes": {}} in german.json()["messages"]
    assert german.json()["phrases"]["optional"]["move"] == ["toll"]
    again = client.get("/api/words?game=tyros&language=de", headers={"if-none-match": german.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert client.get("/api/words?game=ludo").status_code == 404


def test_assets_are_kept_for_ever(built: pathlib.Path, client: TestClient[Litestar]) -> None:
    answer = client.get("/assets/app-1a2b.js", headers={"accept-encoding": "identity"})
    assert answer.content == SCRIPT
    assert answer.headers["cache-control"] == FOR_EVER
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "content-encoding" not in answer.headers


def test_other_files_are_sent_plainly(built: pathlib.Path, client: TestClient[Litestar]) -> None:
    assert client.get("/favicon.svg").headers["content-type"] == "image/svg+xml"
    assert client.get("/site.webmanifest").headers["content-type"] == "application/manifest+json"


def test_a_worker_is_asked_for_anew_at_the_root(built: pathlib.Path, client: TestClient[Litestar]) -> None:
    """Its place says for which pages it stands, and a new one must not wait for a year."""
    answer = client.get("/push.js")
    assert (answer.status_code, answer.content) == (200, SCRIPT)
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == ASK_AGAIN


def test_what_is_packed_is_sent_so_to_whoever_can_unpack_it(built: pathlib.Path, client: TestClient[Litestar]) -> None:
    packed = client.get("/assets/app-1a2b.js", headers={"accept-encoding": "gzip, deflate"})
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["vary"] == "Accept-Encoding"
    assert packed.content == SCRIPT
    plain = client.get("/assets/app-1a2b.js", headers={"accept-encoding": "identity"})
    assert plain.headers["etag"] != packed.headers["etag"]
    page = find_page("/assets/app-1a2b.js", built)
    assert page is not None
    assert page.form_for("gzip, br").encoding == "br"
    assert page.form_for("br;q=0, gzip;q=0.5").encoding == "gzip"


def test_encodings_are_read_as_they_are_meant() -> None:
    assert encodings("gzip, deflate, br;q=1.0, zstd;q=0.0, x;q=0") == {"gzip", "deflate", "br"}


def test_whoever_has_it_already_is_sent_nothing(built: pathlib.Path, client: TestClient[Litestar]) -> None:
    tag = client.get("/").headers["etag"]
    again = client.get("/", headers={"if-none-match": f'"other", W/{tag}'})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == tag
    (built / "index.html").write_bytes(INDEX + b"<p>new</p>")
    assert client.get("/", headers={"if-none-match": tag}).status_code == 200


def test_head_tells_the_size(built: pathlib.Path, client: TestClient[Litestar]) -> None:
    answer = client.head("/")
    assert answer.status_code == 200
    assert answer.headers["content-length"] == str(len(INDEX))


@pytest.mark.parametrize(
    "path",
    [
        "/assets/other.js",
        "/assets/app-1a2b.js.gz",
        "/assets/",
        "/nothing.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/secret.txt",
        "/assets/%00.js",
    ],
)
def test_what_is_not_there_is_not_found(built: pathlib.Path, client: TestClient[Litestar], path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404
    assert b"secret" not in answer.content


def test_a_call_of_programs_is_no_page(built: pathlib.Path, client: TestClient[Litestar]) -> None:
    assert client.get("/api/nowhere").status_code == 404
    assert client.get("/api").status_code == 404
    assert client.get("/healthz").text == "alive"
    assert client.post("/rules").status_code == 405


def test_without_a_build_the_page_says_how_to_make_one(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, client: TestClient[Litestar]
) -> None:
    monkeypatch.setattr(page_files, "FOLDER", tmp_path / "nowhere")
    answer = client.get("/")
    assert answer.status_code == 200
    assert "make play" in answer.text
