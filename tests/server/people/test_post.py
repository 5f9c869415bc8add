from __future__ import annotations

import asyncio
import pathlib
import ssl
import subprocess
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from emporion.server.people import post
from emporion.server.people.addresses import Resolve, Rules
from emporion.server.people.post import NotSent, Poster
from tests.server.receivers import WebReceiver, listening

pytestmark = pytest.mark.anyio
LOCAL = Rules(http=True, private=True)


def at_home(host: str, port: int) -> Iterable[str]:
    return ["127.0.0.1"]


@pytest.fixture
def threads() -> Iterator[ThreadPoolExecutor]:
    with ThreadPoolExecutor(1) as executor:
        yield executor


def poster(threads: ThreadPoolExecutor, rules: Rules = LOCAL, resolve: Resolve = at_home) -> Poster:
    return Poster(threads, rules, resolve)


async def test_a_request_goes_to_the_checked_ip_under_its_name(threads: ThreadPoolExecutor) -> None:
    receiver = WebReceiver()
    async with listening(receiver) as port:
        url = f"http://Hooks.example.org:{port}/a?b=c"
        assert await poster(threads).post(url, {"Content-Type": "text/plain"}, b"hello") == 204
    [(head, body)] = receiver.requests
    assert head[0] == "POST /a?b=c HTTP/1.1"
    assert f"Host: Hooks.example.org:{port}" in head
    assert "Content-Type: text/plain" in head
    assert body == b"hello"


@pytest.mark.parametrize("rules", [Rules(), Rules(http=True)])
async def test_this_machine_is_refused_by_default(threads: ThreadPoolExecutor, rules: Rules) -> None:
    receiver = WebReceiver()
    async with listening(receiver) as port:
        scheme = "http" if rules.http else "https"
        with pytest.raises(NotSent, match="not on the public internet"):
            await poster(threads, rules).post(f"{scheme}://example.org:{port}/", {}, b"hello")
    assert receiver.requests == []


async def test_a_name_is_resolved_only_once(threads: ThreadPoolExecutor) -> None:
    asked: list[str] = []

    def rebinding(host: str, port: int) -> Iterable[str]:
        asked.append(host)
        return ["127.0.0.1"] if len(asked) == 1 else ["127.0.0.2"]

    async with listening(WebReceiver()) as port:
        assert await poster(threads, resolve=rebinding).post(f"http://example.org:{port}/", {}, b"") == 204
    assert asked == ["example.org"]


async def test_the_next_ip_is_tried_if_the_first_does_not_answer(threads: ThreadPoolExecutor) -> None:
    def several(host: str, port: int) -> Iterable[str]:
        return ["127.0.0.2", "127.0.0.1"]

    async with listening(WebReceiver()) as port:
        assert await poster(threads, resolve=several).post(f"http://example.org:{port}/", {}, b"") == 204
    with pytest.raises(NotSent, match=r"refused|failed"):
        await poster(threads, resolve=several).post(f"http://example.org:{port}/", {}, b"")


async def test_redirects_are_not_followed(threads: ThreadPoolExecutor) -> None:
    elsewhere = WebReceiver()
    async with listening(elsewhere) as other:
        answer = f"HTTP/1.1 307 Temporary Redirect\r\nLocation: http://127.0.0.1:{other}/\r\n\r\n".encode()
        async with listening(WebReceiver(answer)) as port:
            assert await poster(threads).post(f"http://example.org:{port}/", {}, b"") == 307
    assert elsewhere.requests == []


@pytest.mark.parametrize(
    ("answer", "complaint"),
    [
        (b"x" * 100_000, "more than 4096 bytes"),
        (b"220 this is another protocol\r\n", "not HTTP"),
        (b"HTTP/1.1 100 Continue\r\n", "not HTTP"),
        (b"\r\n", "not HTTP"),
    ],
)
async def test_an_odd_answer_is_none(threads: ThreadPoolExecutor, answer: bytes, complaint: str) -> None:
    async with listening(WebReceiver(answer)) as port:
        with pytest.raises(NotSent, match=complaint):
            await poster(threads).post(f"http://example.org:{port}/", {}, b"")


async def test_who_answers_byte_by_byte_is_not_waited_for(
    threads: ThreadPoolExecutor, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def drip(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while not writer.is_closing():
            writer.write(b"H")
            await writer.drain()
            await asyncio.sleep(0.02)

    monkeypatch.setattr(post, "SECONDS", 0.3)
    async with listening(drip) as port:
        with pytest.raises(NotSent, match=r"within 0\.3 seconds"):
            await poster(threads).post(f"http://example.org:{port}/", {}, b"")


async def test_a_long_message_is_not_sent(threads: ThreadPoolExecutor) -> None:
    receiver = WebReceiver()
    async with listening(receiver) as port:
        with pytest.raises(NotSent, match="4097 bytes"):
            await poster(threads).post(f"http://example.org:{port}/", {}, b"x" * 4097)
        await poster(threads).post(f"http://example.org:{port}/", {}, b"x" * 4096)
    assert [len(body) for _, body in receiver.requests] == [4096]


async def test_the_certificate_must_be_that_of_the_name(threads: ThreadPoolExecutor, tmp_path: pathlib.Path) -> None:
    key, certificate = str(tmp_path / "key.pem"), str(tmp_path / "certificate.pem")
    make = f"openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -keyout {key}"
    make += f" -out {certificate} -subj /CN=example.org -addext subjectAltName=DNS:example.org"
    subprocess.run(make.split(), check=True, capture_output=True)
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    server.load_cert_chain(certificate, key)
    asked: list[str | None] = []
    server.sni_callback = lambda _socket, name, _context: asked.append(name)
    receiver = WebReceiver()
    trusting = Poster(threads, LOCAL, at_home, ssl.create_default_context(cafile=certificate))
    async with listening(receiver, server) as port:
        assert await trusting.post(f"https://example.org:{port}/", {}, b"") == 204
        with pytest.raises(NotSent, match=r"(?i)hostname mismatch"):
            await trusting.post(f"https://other.example:{port}/", {}, b"")
        with pytest.raises(NotSent, match=r"(?i)certificate verify failed"):
            await poster(threads).post(f"https://example.org:{port}/", {}, b"")
    assert asked == ["example.org", "other.example", "example.org"]
    assert len(receiver.requests) == 1
