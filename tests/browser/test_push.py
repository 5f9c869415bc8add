"""Being told by the browser: one subscribes on the account page, and a message of the server becomes a notification.

Whoever made the browser keeps its subscriptions, and is not asked here: what he would hand out is made in the page,
with real keys, and leads to a receiver of ours. What the receiver gets, a debugger hands to the real worker."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import anyio.from_thread
import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

from emporion.locales import LANGUAGES, text
from emporion.server.people.addresses import Rules
from emporion.server.people.senders import MailSettings, PushSettings, Settings
from tests.browser.conftest import CHROMIUM, PATIENCE_MS, PHONE, NewPage
from tests.browser.looking import enter, open_table
from tests.browser.test_accessibility import AXE, STANDARDS, faults
from tests.server.pretended_push import PRIVATE, PUBLIC, read_pretended
from tests.server.processes import ServerProcess, serving
from tests.server.receivers import WebReceiver, listening

SITE: Final = "https://x.example"
NOTICES: Final = Settings(
    mail=MailSettings("127.0.0.1", "table@x.example"),
    webhooks=True,
    push=PushSettings(PRIVATE, "mailto:us@x.example"),
    addresses=Rules(http=True, private=True),
)
SUBSCRIBING: Final = """(endpoint) => {
    const text = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
    const bytes = (text) =>
        Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt());
    const CURVE = { name: "ECDH", namedCurve: "P-256" };
    const subscription = ({ key, ...kept }) => ({
        endpoint,
        options: { userVisibleOnly: true, applicationServerKey: bytes(key).buffer },
        toJSON: () => ({ endpoint, expirationTime: null, keys: kept }),
        unsubscribe: async () => (localStorage.removeItem("subscription"), true),
    });
    PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey: key }) => {
        if (!userVisibleOnly) throw new DOMException("", "NotAllowedError");
        await crypto.subtle.importKey("raw", bytes(key), CURVE, true, []);  // a point of the curve, or it throws
        const { publicKey } = await crypto.subtle.generateKey(CURVE, true, ["deriveBits"]);
        const p256dh = text(await crypto.subtle.exportKey("raw", publicKey));
        const kept = { key, p256dh, auth: text(crypto.getRandomValues(new Uint8Array(16))) };
        localStorage.setItem("subscription", JSON.stringify(kept));
        return subscription(kept);
    };
    PushManager.prototype.getSubscription = async () => {
        const kept = localStorage.getItem("subscription");
        return kept === null ? null : subscription(JSON.parse(kept));
    };
}"""
UNREACHABLE: Final = """() => {
    PushManager.prototype.subscribe = async () => {
        throw new DOMException("Registration failed - push service error", "AbortError");
    };
}"""


class PushService(NamedTuple):
    """Where the messages for browsers arrive."""

    endpoint: str
    requests: list[tuple[list[str], bytes]]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One that tells people in every way."""
    database = f"sqlite:///{tmp_path_factory.mktemp('push')}/emporion.db"
    with serving(database, "pretended-push", address=SITE, notices=NOTICES) as running:
        yield running


@pytest.fixture
def service() -> Iterator[PushService]:
    """Beside the test: this thread is the browser's."""
    receiver = WebReceiver(b"HTTP/1.1 201 Created\r\n\r\n")
    with (
        anyio.from_thread.start_blocking_portal() as portal,
        portal.wrap_async_context_manager(listening(receiver)) as port,
    ):
        yield PushService(f"http://127.0.0.1:{port}/ann", receiver.requests)


def account(new_page: NewPage, service: PushService, **wishes: Any) -> Page:
    """Ann's, in a browser that may notify and would find its push service."""
    page = new_page(permissions=["notifications"], **wishes)
    page.add_init_script(f"({SUBSCRIBING})({json.dumps(service.endpoint)})")
    enter(page)
    page.goto("/account")
    return page


def channels(page: Page) -> Locator:
    return page.get_by_role("region", name="Notifications")


def choose_browser(page: Page) -> None:
    channels(page).get_by_role("radio", name="In the browser").check()


def subscribe(page: Page) -> None:
    choose_browser(page)
    page.get_by_role("button", name="Use this browser").click()


def stored(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.request.get("/api/channels").json()
    return found


# ------------------------------------------------------------------------------------------------ a message arrives


def await_message(service: PushService, auth: str) -> str:
    deadline = time.monotonic() + PATIENCE_MS / 1000
    while not service.requests and time.monotonic() < deadline:
        time.sleep(0.05)
    [(_, body)] = service.requests
    return read_pretended(auth, body).decode()


def deliver(page: Page, origin: str, message: str) -> None:
    """To the worker, as the browser does when its push service has sent something."""
    debugger: CDPSession = page.context.new_cdp_session(page)
    found: list[str] = []
    debugger.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    debugger.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(20)
    parcel = {"origin": origin, "registrationId": found[0], "data": message}
    debugger.send("ServiceWorker.deliverPushMessage", parcel)


SHOWN: Final = """async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body, tag, data }) => ({ title, body, tag, data }));
}"""
PRESS: Final = """async () => {
    const done = [];
    // Only what a person presses may open or turn to a page.
    self.clients.openWindow = async (address) => void done.push(`open ${address}`);
    WindowClient.prototype.focus = async function () { done.push(`focus ${this.url}`); };
    const [notification] = await self.registration.getNotifications();
    const event = new NotificationEvent("notificationclick", { notification });
    const work = [];
    event.waitUntil = (one) => work.push(one);
    self.dispatchEvent(event);
    await Promise.all(work);
    return { done, left: (await self.registration.getNotifications()).length };
}"""


@pytest.mark.parametrize("browser", [CHROMIUM], indirect=True, ids=["whole"])
def test_a_turn_becomes_a_notification(new_page: NewPage, server: ServerProcess, service: PushService) -> None:
    """In the whole browser: without windows there are no notifications."""
    page = account(new_page, service)
    subscribe(page)
    expect(channels(page).get_by_role("status").filter(has_text="You are told in this browser.")).to_be_visible()
    expect(channels(page).get_by_role("listitem")).to_contain_text("In this browser")
    [channel] = stored(page)
    kept = json.loads(channel["address"])
    assert (channel["kind"], kept["endpoint"]) == ("push", service.endpoint)

    people = [{"type": "me", "name": name} for name in ("Ann", "Ben", "Cleo")]
    table = open_table(page, people, {"players": 3}, shared=True, pace={"type": "correspondence"})
    message = await_message(service, kept["keys"]["auth"])
    deliver(page, server.url, message.replace(SITE, server.url))
    page.wait_for_function(f"async () => (await ({SHOWN})()).length === 1")
    [shown] = page.evaluate(SHOWN)
    assert shown == {
        "title": text("en", "server-your-turn-title", game="Tyros"),
        "body": text("en", "server-your-turn", name="Ann", game="Tyros"),
        "tag": table,
        "data": f"{server.url}/t/{table}",
    }

    [worker] = page.context.service_workers
    assert worker.url == f"{server.url}/push.js"
    assert worker.evaluate(PRESS) == {"done": [f"open {server.url}/t/{table}"], "left": 0}
    page.goto(f"/t/{table}#at=0")
    deliver(page, server.url, message.replace(SITE, server.url))
    page.wait_for_function(f"async () => (await ({SHOWN})()).length === 1")
    assert worker.evaluate(PRESS) == {"done": [f"focus {server.url}/t/{table}#at=0"], "left": 0}


def test_what_is_served_for_the_worker(page: Page) -> None:
    """Its place says for which pages it stands; it is asked for anew, and may load nothing from elsewhere."""
    answer = page.request.get("/push.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert "fetch" not in answer.text()


# ------------------------------------------------------------------------------------------------ the account page


def test_one_is_told_here_until_one_removes_it(new_page: NewPage, service: PushService) -> None:
    page = account(new_page, service)
    subscribe(page)
    page.get_by_role("button", name="Remove this browser").wait_for()
    page.reload()
    choose_browser(page)
    expect(channels(page).get_by_role("status").filter(has_text="You are told in this browser.")).to_be_visible()
    expect(page.get_by_role("button", name="Use this browser")).to_have_count(0)
    page.get_by_role("button", name="Remove this browser").click()
    expect(page.get_by_role("button", name="Use this browser")).to_be_visible()
    assert stored(page) == []
    assert page.evaluate("localStorage.getItem('subscription')") is None


def test_another_browser_is_another_channel(new_page: NewPage, service: PushService) -> None:
    page = account(new_page, service)
    elsewhere = {"endpoint": service.endpoint.replace("ann", "phone"), "keys": {"p256dh": PUBLIC, "auth": "A" * 22}}
    page.request.post("/api/channels", data={"kind": "push", "address": json.dumps(elsewhere)})
    page.reload()
    subscribe(page)
    expect(channels(page).get_by_role("listitem")).to_contain_text(["In the browser", "In this browser"])
    page.get_by_role("button", name="Remove the browser").click()
    expect(channels(page).get_by_role("listitem")).to_contain_text(["In this browser"])
    assert page.evaluate("localStorage.getItem('subscription')") is not None


def test_who_is_forgotten_is_told_no_more(new_page: NewPage, service: PushService) -> None:
    page = account(new_page, service)
    subscribe(page)
    page.get_by_role("button", name="Remove this browser").wait_for()
    page.get_by_role("button", name="Delete me …").click()
    page.get_by_role("button", name="Yes, delete me").click()
    expect(page.get_by_text("Nobody is signed in here.")).to_be_visible()
    assert page.evaluate("localStorage.getItem('subscription')") is None


def test_who_has_as_many_as_there_can_be_is_not_subscribed(new_page: NewPage, service: PushService) -> None:
    page = account(new_page, service)
    for n in range(8):
        hook = {"kind": "webhook", "address": f"https://x.example/{n}"}
        assert page.request.post("/api/channels", data=hook).ok
    subscribe(page)
    expect(channels(page).get_by_role("alert").filter(has_text="as many as there can be")).to_be_visible()
    assert page.evaluate("localStorage.getItem('subscription')") is None


def test_who_refused_is_told_how_to_allow_it(new_page: NewPage) -> None:
    page = new_page()
    enter(page)
    page.goto("/account")
    subscribe(page)
    expect(channels(page).get_by_role("alert").filter(has_text="Allow them in its settings")).to_be_visible()
    assert stored(page) == []


def test_a_push_service_that_cannot_be_reached_is_told(new_page: NewPage, service: PushService) -> None:
    page = account(new_page, service)
    page.evaluate(UNREACHABLE)
    subscribe(page)
    expect(channels(page).get_by_role("alert").filter(has_text="cannot reach the service")).to_be_visible()
    assert stored(page) == []


@pytest.mark.parametrize(
    ("lack", "sentence"),
    [
        ("Object.defineProperty(window, 'isSecureContext', { value: false })", "begins with https"),
        ("delete window.PushManager", "This browser cannot do this."),
    ],
    ids=["https", "push"],
)
def test_what_this_browser_lacks_is_told(new_page: NewPage, lack: str, sentence: str) -> None:
    page = new_page()
    page.add_init_script(lack)
    enter(page)
    page.goto("/account")
    choose_browser(page)
    expect(channels(page).get_by_text(sentence)).to_be_visible()
    expect(page.get_by_role("button", name="Use this browser")).to_have_count(0)


def test_addresses_are_entered_as_before(page: Page) -> None:
    enter(page)
    page.goto("/account")
    expect(channels(page).get_by_label("E-mail address")).to_be_visible()
    channels(page).get_by_role("radio", name="At a web address").check()
    channels(page).get_by_label(re.compile("^Web address")).fill("https://x.example/hook")
    channels(page).get_by_role("button", name="Add").click()
    expect(channels(page).get_by_role("listitem")).to_contain_text("https://x.example/hook")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_can_use_it_in_every_language(new_page: NewPage, service: PushService, language: str) -> None:
    """On a telephone; nothing is wider than it."""
    page = account(new_page, service, viewport=PHONE, locale=language)
    page.get_by_role("radio", name=text(language, "start-channel-push")).check()
    page.evaluate(AXE.read_text())
    for state in ("start-push-about", "start-push-here"):
        expect(page.get_by_text(text(language, state))).to_be_visible()
        assert faults(page, STANDARDS) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.get_by_role("button", name=text(language, "start-push-go")).or_(
            page.get_by_role("button", name=text(language, "start-channel-remove-here"))
        ).click()
