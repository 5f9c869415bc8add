import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import worker from "../../../public/push.js?raw";
import { currentSubscription, endSubscription, hindranceOf, keyOf, leadsTo, subscribe, whyNot } from "./push";
import { Hindrance } from "../hindrance";
import type { ChannelInfo } from "../../protocol";

const ENDPOINT = "https://push.example/ann";

function subscription(key: string | null = "-_8"): PushSubscription {
  const bytes = key === null ? null : Uint8Array.from(Buffer.from(key, "base64url")).buffer;
  const options = { userVisibleOnly: true, applicationServerKey: bytes };
  return { endpoint: ENDPOINT, options, unsubscribe: vi.fn(async () => true) } as unknown as PushSubscription;
}

/** A browser that can do it, with what it has subscribed to and what it answers. */
class Browser {
  had: PushSubscription | null = null;
  permission = "granted";
  answer: () => PushSubscription = () => subscription();
  asked: unknown = null;
  registered: string | null = null;

  constructor() {
    const pushManager = {
      getSubscription: async () => this.had,
      subscribe: async (wishes: unknown) => {
        this.asked = wishes;
        return this.answer();
      },
    };
    const serviceWorker = {
      ready: Promise.resolve({ pushManager }),
      register: async (script: string) => void (this.registered = script),
      getRegistration: async () => ({ pushManager }),
    };
    vi.stubGlobal("isSecureContext", true);
    vi.stubGlobal("PushManager", Object);
    vi.stubGlobal("Notification", { requestPermission: async () => this.permission });
    vi.stubGlobal("navigator", { serviceWorker });
  }
}

let browser: Browser;
beforeEach(() => void (browser = new Browser()));
afterEach(() => vi.unstubAllGlobals());

describe("what this browser can do", () => {
  test("one that can is not hindered", () => {
    expect(whyNot()).toBe(null);
  });

  test("pages without https are the first thing to say", () => {
    vi.stubGlobal("isSecureContext", false);
    vi.stubGlobal("navigator", {});
    expect(whyNot()).toBe("start-push-insecure");
  });

  test("one without workers cannot", async () => {
    vi.stubGlobal("navigator", {});
    expect(whyNot()).toBe("start-push-unable");
    expect(await currentSubscription("-_8")).toBe(null);
  });
});

describe("subscribing", () => {
  test("first whoever sits here is asked, then the browser, with the server's key", async () => {
    expect((await subscribe("-_8")).endpoint).toBe(ENDPOINT);
    expect(browser.registered).toBe("/push.js");
    expect(browser.asked).toEqual({ userVisibleOnly: true, applicationServerKey: "-_8" });
  });

  test("who does not want it is left alone", async () => {
    browser.permission = "denied";
    await expect(subscribe("-_8")).rejects.toEqual(new Hindrance("start-push-refused"));
    expect(browser.registered).toBe(null);
  });

  test("a push service that cannot be reached is told", async () => {
    browser.answer = () => {
      throw new DOMException("Registration failed - push service error", "AbortError");
    };
    await expect(subscribe("-_8")).rejects.toEqual(new Hindrance("start-push-unreachable"));
  });

  test("a subscription with another key is ended first", async () => {
    const [old, same] = [subscription("AAAA"), subscription("-_8")];
    browser.had = old;
    await subscribe("-_8");
    expect(old.unsubscribe).toHaveBeenCalledOnce();
    browser.had = same;
    await subscribe("-_8");
    expect(same.unsubscribe).not.toHaveBeenCalled();
  });

  test.each([
    [new DOMException("", "NotAllowedError"), "start-push-refused"],
    [new DOMException("", "SecurityError"), "start-push-unable"],
    [new DOMException("", "NotSupportedError"), "start-push-unable"],
    [new DOMException("", "NetworkError"), "start-push-unreachable"],
  ])("%s is meant as", (error, text) => {
    expect(hindranceOf(error)).toEqual(new Hindrance(text));
  });

  test("what is no error of the browser stays what it is", () => {
    const offline = new TypeError("the script could not be fetched");
    expect(hindranceOf(offline)).toBe(offline);
  });
});

describe("the subscription of this browser", () => {
  test("keys are written as the server does", () => {
    expect(keyOf(subscription("-_8"))).toBe("-_8");
    expect(keyOf(subscription(null))).toBe("");
  });

  test("one with another key is none", async () => {
    browser.had = subscription("-_8");
    expect(await currentSubscription("-_8")).toBe(browser.had);
    expect(await currentSubscription("AAAA")).toBe(null);
  });

  test("who leaves ends it, whatever happens", async () => {
    const had = subscription();
    browser.had = had;
    await endSubscription();
    expect(had.unsubscribe).toHaveBeenCalledOnce();
    vi.mocked(had.unsubscribe).mockRejectedValue(new DOMException("", "NetworkError"));
    await expect(endSubscription()).resolves.toBe(undefined);
  });

  test("a channel is known by its endpoint", () => {
    const channel = (kind: string, address: string): ChannelInfo => ({ id: "1", kind, address, confirmed: true });
    const address = JSON.stringify({ endpoint: ENDPOINT, keys: { p256dh: "p", auth: "a" } });
    expect(leadsTo(channel("push", address), subscription())).toBe(true);
    expect(leadsTo(channel("push", address.replace("ann", "bob")), subscription())).toBe(false);
    expect(leadsTo(channel("push", address), null)).toBe(false);
    expect(leadsTo(channel("webhook", ENDPOINT), subscription())).toBe(false);
  });
});

// ---------------------------------------------------------------------------------------------- the worker

interface Page {
  url: string;
  focus: () => void;
}

/** The worker where a browser runs it, with what it listens to and what it does. */
class Stage {
  listeners: Record<string, (event: unknown) => void> = {};
  shown: { title: string; options: { body?: string; tag?: string; data?: unknown } }[] = [];
  opened: string[] = [];
  pages: Page[] = [];

  constructor() {
    const self = {
      location: { origin: "https://play.example" },
      addEventListener: (name: string, listener: (event: unknown) => void) => (this.listeners[name] = listener),
      registration: {
        showNotification: (title: string, options: object) => void this.shown.push({ title, options }),
      },
      clients: {
        matchAll: async () => this.pages,
        openWindow: async (address: string) => void this.opened.push(address),
      },
    };
    new Function("self", worker)(self);
  }

  async happen(name: string, event: object): Promise<void> {
    const work: unknown[] = [];
    this.listeners[name]?.({ ...event, waitUntil: (one: unknown) => void work.push(one) });
    await Promise.all(work);
  }

  async push(data: unknown): Promise<void> {
    await this.happen("push", { data: data === null ? null : { json: () => JSON.parse(String(data)) as unknown } });
  }

  async click(link: unknown): Promise<ReturnType<typeof vi.fn>> {
    const close = vi.fn();
    await this.happen("notificationclick", { notification: { data: link, close } });
    return close;
  }
}

describe("the worker", () => {
  test("listens to nothing but what it is told and what is pressed", () => {
    expect(Object.keys(new Stage().listeners)).toEqual(["push", "notificationclick"]);
  });

  test("shows what the server sends", async () => {
    const stage = new Stage();
    const sent = { kind: "your-turn", table: "t1", title: "Your turn", text: "Ann, they wait.", link: "https://l" };
    await stage.push(JSON.stringify(sent));
    const options = { body: "Ann, they wait.", data: "https://l", tag: "t1", renotify: true };
    expect(stage.shown).toEqual([{ title: "Your turn", options }]);
  });

  test.each([null, "no JSON", "null", "{}"])("shows something whatever comes: %s", async (data) => {
    const stage = new Stage();
    await stage.push(data);
    expect(stage.shown.map(({ title }) => title)).toEqual(["Emporion"]);
    expect(stage.shown[0]?.options).not.toHaveProperty("tag");
  });

  test("opens the table that is waited at", async () => {
    const stage = new Stage();
    const close = await stage.click("https://play.example/t/1");
    expect(stage.opened).toEqual(["https://play.example/t/1"]);
    expect(close).toHaveBeenCalledOnce();
  });

  test("turns to a page that shows it already", async () => {
    const stage = new Stage();
    const [other, same] = [
      { url: "https://play.example/t/12", focus: vi.fn() },
      { url: "", focus: vi.fn() },
    ];
    same.url = "https://play.example/t/1#at=7";
    stage.pages = [other, same];
    await stage.click("https://play.example/t/1");
    expect(same.focus).toHaveBeenCalledOnce();
    expect(other.focus).not.toHaveBeenCalled();
    expect(stage.opened).toEqual([]);
  });

  test.each(["https://evil.example/t/1", "javascript:alert(1)", "http://play.example/t/1", "//evil", undefined])(
    "leads nowhere but to its own server: %s",
    async (link) => {
      const stage = new Stage();
      await stage.click(link);
      expect(stage.opened).toEqual(["https://play.example/"]);
    },
  );
});
