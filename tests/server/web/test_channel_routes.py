"""How one can be told, and a mail address that somebody enters, with a real mail server behind it."""

from __future__ import annotations

import asyncio

import pytest

from emporion.server.people.limits import RATES
from emporion.server.people.senders import MailSettings, PushSettings, Settings
from tests.server.pretended_push import PRIVATE, PUBLIC
from tests.server.processes import serving
from tests.server.receivers import MailReceiver, listening
from tests.server.web.calls import person

MAIL = MailSettings("127.0.0.1", "table@example.org")
PUSH = PushSettings(PRIVATE, "mailto:us@example.org")


@pytest.mark.parametrize(
    ("notices", "told"),
    [
        (Settings(), {"kinds": [], "push_key": None}),
        (Settings(mail=MAIL), {"kinds": ["email"], "push_key": None}),
        (Settings(webhooks=True, mail=MAIL), {"kinds": ["email", "webhook"], "push_key": None}),
        (Settings(push=PUSH), {"kinds": ["push"], "push_key": PUBLIC}),
    ],
    ids=["nothing", "mail", "mail and webhooks", "push"],
)
def test_the_server_tells_how_one_can_be_told(sqlite_url: str, notices: Settings, told: dict[str, object]) -> None:
    with serving(sqlite_url, "pretended-push", address="https://x.example", notices=notices) as server:
        ann = person(server.url, "Ann")
        assert ann.do("GET", "/api/channel-kinds") == told
        refused = ann.ask("POST", "/api/channels", {"kind": "push", "address": "no subscription"})
        assert refused.status == (409 if told["push_key"] is None else 400), "what it does not tell, it does not do"


@pytest.mark.anyio
async def test_nobodys_mailbox_is_filled_with_codes(sqlite_url: str) -> None:
    """Not by many guests from many places either, nor by one who tries many addresses."""
    mail = MailReceiver()
    async with listening(mail) as port:
        notices = Settings(mail=MailSettings("127.0.0.1", "table@example.org", port, "none"))
        with serving(sqlite_url, limits=True, address="https://x.example", notices=notices) as server:
            most = RATES["codes by mail"].burst
            crowd = [(f"192.0.2.{n}", "Victim@Example.org" if n % 2 else "victim@example.org") for n in range(most + 1)]
            lone = [("198.51.100.1", f"victim-{n}@example.org") for n in range(most + 1)]
            for entered in (crowd, lone):
                statuses = [await asyncio.to_thread(enter, server.url, *one) for one in entered]
                assert statuses == [201] * most + [429]
    assert len(mail.mails) == 2 * most
    assert not any("Spammer" in str(one) for one in mail.mails), "a code comes without words of whoever entered it"


def enter(url: str, source: str, address: str) -> int:
    return person(url, "Spammer", source).ask("POST", "/api/channels", {"kind": "email", "address": address}).status
