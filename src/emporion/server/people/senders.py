"""How people are told: by mail, at a URL, by the browser. Nothing is sent that is not set up."""

from __future__ import annotations

import asyncio
import email.utils
import importlib
import smtplib
import ssl
from collections.abc import Mapping
from concurrent.futures import Executor
from email.message import EmailMessage
from types import SimpleNamespace
from typing import Any, Final, Literal, Protocol

import msgspec

from emporion.engine.errors import BadOption
from emporion.server.people.addresses import Rules
from emporion.server.people.channels import SUBSCRIPTIONS, Kind
from emporion.server.people.post import NotSent, Poster
from emporion.server.people.push_keys import read_push_key

SMTP_SECONDS: Final = 20.0
PUSH_SECONDS: Final = 24 * 60 * 60
"""So long a push service keeps a message for a browser that is closed."""


class Message(msgspec.Struct, frozen=True):
    """What a person is told, in his language. A webhook and the browser get it as JSON."""

    kind: str
    table: str
    title: str
    text: str
    link: str
    off: str = ""
    """How to be told no more, for mails."""


class MailSettings(msgspec.Struct, frozen=True):
    host: str
    sender: str
    """The address that mails come from."""
    port: int = 587
    security: Literal["starttls", "tls", "none"] = "starttls"
    user: str | None = None
    password: str = ""


class PushSettings(msgspec.Struct, frozen=True):
    key: str
    """The private key of VAPID, or the path of its file."""
    contact: str
    """Whom a push service may ask: mailto:… or https://…"""

    def __post_init__(self) -> None:
        if not self.contact.startswith(("mailto:", "https://")):
            raise ValueError(f"contact: {self.contact} is neither mailto:… nor https://…")


class Settings(msgspec.Struct, frozen=True):
    """What is not set up is off."""

    mail: MailSettings | None = None
    push: PushSettings | None = None
    webhooks: bool = False
    addresses: Rules = Rules()
    """Of webhooks and push services."""

    @property
    def any_set_up(self) -> bool:
        return self.mail is not None or self.push is not None or self.webhooks


class Gone(Exception):
    """There is nobody at this address any more: it will never work again."""


class Sender(Protocol):
    async def send(self, address: str, message: Message) -> None:
        """Raises NotSent or Gone."""


def make_senders(settings: Settings, threads: Executor) -> Mapping[Kind, Sender]:
    """Those that are set up. Raises BadOption if one lacks what it needs."""
    senders: dict[Kind, Sender] = {}
    if settings.mail is not None:
        senders[Kind.EMAIL] = MailSender(settings.mail, threads)
    if settings.webhooks or settings.push is not None:
        poster = Poster(threads, settings.addresses)
        if settings.webhooks:
            senders[Kind.WEBHOOK] = WebhookSender(poster)
        if settings.push is not None:
            senders[Kind.PUSH] = PushSender(settings.push, poster)
    return senders


def push_key(senders: Mapping[Kind, Sender]) -> str | None:
    """With which browsers subscribe; None if nobody is told by his browser."""
    sender = senders.get(Kind.PUSH)
    return sender.public_key if isinstance(sender, PushSender) else None


class MailSender:
    def __init__(self, settings: MailSettings, threads: Executor) -> None:
        self._settings = settings
        self._threads = threads

    async def send(self, address: str, message: Message) -> None:
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(self._threads, self._send, write_mail(self._settings.sender, address, message))
        except OSError as error:
            raise NotSent(f"the mail server did not take it: {why_not(error)}") from None

    def _send(self, mail: EmailMessage) -> None:
        settings = self._settings
        with self._connect() as smtp:
            if settings.security == "starttls":
                smtp.starttls(context=ssl.create_default_context())
            if settings.user is not None:
                smtp.login(settings.user, settings.password)
            smtp.send_message(mail)

    def _connect(self) -> smtplib.SMTP:
        host, port = self._settings.host, self._settings.port
        if self._settings.security == "tls":
            return smtplib.SMTP_SSL(host, port, timeout=SMTP_SECONDS, context=ssl.create_default_context())
        return smtplib.SMTP(host, port, timeout=SMTP_SECONDS)


def why_not(error: OSError) -> str:
    """For logs; not in the words of the mail server, which like to repeat the address."""
    match error:
        case smtplib.SMTPRecipientsRefused():
            return ", ".join(sorted({f"status {status}" for status, _ in error.recipients.values()}))
        case smtplib.SMTPResponseException():
            return f"status {error.smtp_code}"
        case _:
            return str(error)


def write_mail(sender: str, address: str, message: Message) -> EmailMessage:
    mail = EmailMessage()
    mail["From"] = sender
    mail["To"] = address
    mail["Subject"] = " ".join(message.title.split())  # a line break would end the header
    mail["Date"] = email.utils.formatdate()
    mail["Message-ID"] = email.utils.make_msgid(domain=sender.rpartition("@")[2])
    mail["Auto-Submitted"] = "auto-generated"  # so that nobody's absence is reported back
    parts = (message.text, message.link, f"-- \n{message.off}" if message.off else "")
    mail.set_content("\n\n".join(filter(None, parts)) + "\n")
    return mail


class WebhookSender:
    def __init__(self, poster: Poster) -> None:
        self._poster = poster

    async def send(self, address: str, message: Message) -> None:
        headers = {"Content-Type": "application/json"}
        judge(await self._poster.post(address, headers, msgspec.json.encode(message)), gone=frozenset({410}))


class PushSender:
    """The package pywebpush encrypts and signs. It does not send: it would call any address, and follow redirects."""

    def __init__(self, settings: PushSettings, poster: Poster) -> None:
        try:
            self._encrypt: Any = importlib.import_module("pywebpush").webpush
        except ImportError as missing:
            raise BadOption("to tell people by their browsers, install emporion[push]") from missing
        self._key = read_push_key(settings.key)
        self._contact = settings.contact
        self._poster = poster

    @property
    def public_key(self) -> str:
        """A browser that subscribes with it takes messages from nobody else."""
        return self._key.public

    async def send(self, address: str, message: Message) -> None:
        subscription = SUBSCRIPTIONS.decode(address)
        envelope = Envelope()
        self._encrypt(
            msgspec.to_builtins(subscription),
            msgspec.json.encode(message),
            vapid_private_key=self._key.signer,
            vapid_claims={"sub": self._contact},
            ttl=PUSH_SECONDS,
            requests_session=envelope,
        )
        status = await self._poster.post(subscription.endpoint, envelope.headers, envelope.body)
        judge(status, gone=frozenset({404, 410}))


class Envelope:
    """Takes the place of an HTTP session, and only keeps what it is given to send."""

    def __init__(self) -> None:
        self.headers: Mapping[str, str] = {}
        self.body = b""

    def post(self, _url: str, *, data: bytes, headers: Mapping[str, str], timeout: object) -> SimpleNamespace:
        self.headers, self.body = headers, data
        return SimpleNamespace(status_code=201, text="", headers={})


def judge(status: int, gone: frozenset[int]) -> None:
    """Raises Gone or NotSent, if the answer is not that it was taken."""
    if status in gone:
        raise Gone(f"the answer was {status}")
    if not 200 <= status < 300:
        raise NotSent(f"the answer was {status}")
