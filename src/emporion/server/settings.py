"""What an operator decides: by a file, and on the command line."""

from __future__ import annotations

import pathlib
import tomllib
from typing import Any

import msgspec

from emporion.engine.errors import BadInput
from emporion.server.people import senders


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    database: str = "sqlite:///emporion.db"
    """sqlite:///FILE, or postgresql://USER:PASSWORD@HOST/NAME"""
    address: str = ""
    """Where people find the server, for links in what they are sent: https://play.example.org"""
    origins: tuple[str, ...] = ()
    """Sites whose pages may use this server, besides its own: https://play.example.org"""
    secure: bool = False
    """Browsers reach it by TLS: cookies are sent that way only."""
    bots: tuple[str, ...] = ()
    """Bots that people may choose besides our own, as whole specs. They run on this machine."""
    lobby: bool = True
    """Tables can be found without a link, if their owners want."""
    metrics_token: str | None = None
    """Who reads the metrics must have it; without one they are for this machine alone."""
    log_level: str = "info"
    limits: bool = True
    """Nobody may do things too often. Off only for measuring."""
    notices: senders.Settings = senders.Settings()
    """How people are told that a game waits; nothing is on by itself."""

    def __post_init__(self) -> None:
        if self.address and not self.address.startswith(("https://", "http://")):
            raise ValueError(f"address: {self.address} is no address of a site: write https://play.example.org")
        if not self.address and self.notices.any_set_up:
            raise ValueError("[notices] needs address, for the links in what people are sent: https://play.example.org")


def read_settings(path: str | None, **given: Any) -> Settings:
    """The settings of a TOML file, and in front of them those that are given. Raises BadInput."""
    try:
        told = {} if path is None else tomllib.loads(pathlib.Path(path).read_text(encoding="utf-8"))
        return msgspec.convert(told | {name: value for name, value in given.items() if value}, Settings)
    except OSError as error:
        raise BadInput(f"{path}: cannot be read ({error.strerror})") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError) as error:
        raise BadInput(f"{path or 'settings'}: {error}") from None
