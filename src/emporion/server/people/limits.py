"""Limits: how often somebody may do something. In the memory of one worker; forgotten when it ends."""

from __future__ import annotations

import ipaddress
from collections import OrderedDict
from collections.abc import Mapping
from typing import Final, NamedTuple


class Rate(NamedTuple):
    burst: int
    """So many at once."""
    per_minute: float
    """So many for good."""


RATES: Final[Mapping[str, Rate]] = {
    "chat": Rate(burst=8, per_minute=20),
    "actions": Rate(burst=60, per_minute=300),
    "table creation": Rate(burst=10, per_minute=2),
    "hints": Rate(burst=10, per_minute=20),
    "reviews": Rate(burst=5, per_minute=2),
    "log-in attempts": Rate(burst=8, per_minute=4),
    "codes by mail": Rate(burst=5, per_minute=0.2),
    "joins": Rate(burst=20, per_minute=20),
    "sockets": Rate(burst=30, per_minute=30),
    "http": Rate(burst=200, per_minute=600),
}
CAPACITY: Final = 50_000
"""Of each kind so many people or addresses are remembered, those seen last."""


class Limits:
    """A token bucket for each kind and each person or address.

    Of a bucket only the time is kept at which it is full again: one number says how much is in it at any time.
    """

    def __init__(self, rates: Mapping[str, Rate] = RATES, capacity: int = CAPACITY) -> None:
        self._rates = rates
        self._capacity = capacity
        self._full_at: dict[str, OrderedDict[str, float]] = {kind: OrderedDict() for kind in rates}

    def allow(self, kind: str, who: str, now: int) -> float:
        """0 if it is allowed, and counted; else the seconds to wait. What is refused does not count."""
        rate = self._rates[kind]
        buckets = self._full_at[kind]
        refill_ms = 60_000 / rate.per_minute
        full_at = max(buckets.get(who, now), now) + refill_ms
        wait_ms = full_at - now - rate.burst * refill_ms
        if wait_ms <= 0:
            buckets[who] = full_at
        if who in buckets:
            buckets.move_to_end(who)
        if len(buckets) > self._capacity:
            buckets.popitem(last=False)
        return max(wait_ms, 0) / 1000


def neighbourhood(address: str) -> str:
    """What counts as one address: of IPv6 the /64, since whoever has one address has all of those.

    What a proxy says need not be an IP; then it counts as it is."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(ip, ipaddress.IPv4Address):
        return str(ip)
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return str(ipaddress.ip_network((int(ip), 64), strict=False))
