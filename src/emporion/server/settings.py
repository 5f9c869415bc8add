"""What an operator decides."""

from __future__ import annotations

import msgspec


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    database: str = "sqlite:///emporion.db"
    origins: tuple[str, ...] = ()
    """Addresses of pages that may use this server, besides those it serves itself: https://play.example.org"""
    secure: bool = False
    """Browsers reach it by TLS: cookies are sent that way only."""
    bots: tuple[str, ...] = ()
    """Bots that people may choose besides our own, as whole specs."""
    metrics_token: str | None = None
    """Who reads the metrics must have it; without one they are for this machine alone."""
    lists_tables: bool = True
    """There is a lobby."""
    log_level: str = "info"
    limits: bool = True
    """Off only for measuring."""
