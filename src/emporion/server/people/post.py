"""One HTTP request to an address that somebody else named: to checked IPs only, short, and soon over."""

from __future__ import annotations

import asyncio
import re
import ssl
from collections.abc import Mapping
from concurrent.futures import Executor
from typing import Final

from emporion.server.errors import BadRequest
from emporion.server.people.addresses import Resolve, Rules, Target, checked_ips, read_url, resolve

MOST_BYTES: Final = 4096
"""Of what is sent, and of what is read of the answer."""
SECONDS: Final = 5.0
"""For all of it. A limit for each byte would let a slow receiver hold us for hours."""
STATUS: Final = re.compile(rb"HTTP/1\.[01] ([2-5]\d\d)[ \r\n]")


class NotSent(Exception):
    """It may work later."""


class Poster:
    """Posts and tells the status of the answer; redirects are not followed."""

    def __init__(
        self, threads: Executor, rules: Rules, resolve: Resolve = resolve, tls: ssl.SSLContext | None = None
    ) -> None:
        """Names are resolved in the threads given: a slow name server must not hold up anything else."""
        self._threads = threads
        self._rules = rules
        self._resolve = resolve
        self._tls = ssl.create_default_context() if tls is None else tls

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        """The status. Raises NotSent."""
        if len(body) > MOST_BYTES:
            raise NotSent(f"the message has {len(body)} bytes, and at most {MOST_BYTES} are sent")
        try:
            async with asyncio.timeout(SECONDS):
                return await self._post(read_url(url, self._rules), headers, body)
        except TimeoutError as error:
            raise NotSent(f"no answer within {SECONDS:g} seconds") from error
        except (OSError, BadRequest) as error:
            raise NotSent(str(error)) from error

    async def _post(self, target: Target, headers: Mapping[str, str], body: bytes) -> int:
        loop = asyncio.get_running_loop()
        ips = await loop.run_in_executor(self._threads, checked_ips, target, self._rules, self._resolve)
        reader, writer = await self._connect(target, ips)
        try:
            writer.write(request(target, headers, body))
            answer = await reader.readline()
        except ValueError as error:
            raise NotSent(f"the answer begins with a line of more than {MOST_BYTES} bytes") from error
        finally:
            writer.transport.abort()
        status = STATUS.match(answer)
        if status is None:
            raise NotSent("the answer is not HTTP")
        return int(status[1])

    async def _connect(self, target: Target, ips: tuple[str, ...]) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """To the first IP that answers. The certificate must be that of the name."""
        is_encrypted = target.scheme == "https"
        failure = OSError("no address")
        for ip in ips:
            try:
                return await asyncio.open_connection(
                    ip,
                    target.port,
                    limit=MOST_BYTES,
                    ssl=self._tls if is_encrypted else None,
                    server_hostname=target.host if is_encrypted else None,
                )
            except OSError as error:
                failure = error
        raise failure


def request(target: Target, headers: Mapping[str, str], body: bytes) -> bytes:
    own = {"Host": target.place, "Content-Length": str(len(body)), "Connection": "close", "User-Agent": "Emporion"}
    lines = [f"POST {target.path} HTTP/1.1", *(f"{name}: {value}" for name, value in {**headers, **own}.items())]
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body
