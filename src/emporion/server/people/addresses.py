"""Addresses on the web that people name and the server calls: never one inside its own network.

A name is resolved once, every IP is checked, and the caller connects to exactly those: whoever owns the name cannot
point it elsewhere in between. Redirects are not followed, for the same reason.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Callable, Iterable
from typing import Final, TypeAlias
from urllib.parse import urlsplit

import msgspec

from emporion.server.errors import BadRequest

LONGEST: Final = 2000
HOST: Final = re.compile(r"[a-z0-9]([a-z0-9.-]*[a-z0-9])?|[0-9a-f:.]*:[0-9a-f:.]*")
PORTS: Final = {"https": 443, "http": 80}

IpAddress: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address
Resolve: TypeAlias = Callable[[str, int], Iterable[str]]

NAT64: Final = ipaddress.ip_network("64:ff9b::/96")
IPV6_IN_USE: Final = ipaddress.ip_network("2000::/3")
SPECIAL: Final = tuple(
    map(ipaddress.ip_network, ("192.0.0.0/24", "192.88.99.0/24", "2001::/23", "2001:db8::/32", "3fff::/20"))
)
"""Meant for protocols and examples. Not every Python that we run on says so."""


class Rules(msgspec.Struct, frozen=True):
    """What is allowed beyond the web at large; for one's own network, and for tests."""

    http: bool = False
    """Also without encryption."""
    private: bool = False
    """Also addresses that only this machine or its network can reach."""


class Target(msgspec.Struct, frozen=True):
    """A URL, taken apart."""

    scheme: str
    host: str
    port: int
    place: str
    """Host and port as the URL has them."""
    path: str
    """With the query."""


def read_url(url: str, rules: Rules) -> Target:
    """Raises BadRequest unless it is a plain URL of an allowed scheme. Asks nobody."""
    if len(url) > LONGEST or re.fullmatch(r"[!-~]+", url) is None:
        raise BadRequest(f"a URL has at most {LONGEST} characters, all of them ASCII and none a space")
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port or PORTS.get(parts.scheme, 0)
    except ValueError as error:
        raise BadRequest(f"this is no URL: {error}") from error
    schemes = ("https", "http") if rules.http else ("https",)
    if parts.scheme not in schemes:
        raise BadRequest(f"the URL must begin with {' or '.join(f'{scheme}://' for scheme in schemes)}")
    if "@" in parts.netloc or HOST.fullmatch(host) is None:
        raise BadRequest("the URL needs the name of a host, without a user or a password before it")
    if port < 1024 and port not in PORTS.values() and not rules.private:
        raise BadRequest("the port of the URL must be 443, 80 or at least 1024")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(parts.scheme, host, port, parts.netloc, path)


def resolve(host: str, port: int) -> Iterable[str]:
    """What the system says. May take long."""
    return [str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]


def checked_ips(target: Target, rules: Rules, resolve: Resolve = resolve) -> tuple[str, ...]:
    """The IPs to connect to, all checked. Raises BadRequest if there is none, or one that is not public."""
    try:
        ips = tuple(dict.fromkeys(resolve(target.host, target.port)))
    except (OSError, UnicodeError) as error:
        raise BadRequest(f"the host {target.host} is not found") from error
    if not ips:
        raise BadRequest(f"the host {target.host} is not found")
    if not rules.private and not all(is_public(ipaddress.ip_address(ip)) for ip in ips):
        raise BadRequest(f"the host {target.host} is not on the public internet")
    return ips


def is_public(ip: IpAddress) -> bool:
    """Anybody on the internet can reach it; of an IPv6 address that stands for an IPv4 one, whether that is so."""
    inner = _embedded(ip)
    if inner is not None:
        return is_public(inner)
    if isinstance(ip, ipaddress.IPv6Address) and ip not in IPV6_IN_USE:
        return False
    is_ordinary = ip.is_global and not ip.is_multicast and not ip.is_reserved
    return is_ordinary and not any(ip in network for network in SPECIAL)


def _embedded(ip: IpAddress) -> ipaddress.IPv4Address | None:
    if isinstance(ip, ipaddress.IPv4Address):
        return None
    if ip in NAT64:
        return ipaddress.IPv4Address(int(ip) & 0xFFFF_FFFF)
    return ip.ipv4_mapped or ip.sixtofour
