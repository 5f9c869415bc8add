import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Orders } from "./orders.svelte";

const ANSWERS = { decline_offers: ["answer"], pass_turns: ["act"] };

/** What the server keeps, by paths. */
const kept = new Map<string, Record<string, unknown>>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("fetch", (path: string, { method, body }: { method: string; body: string | null }) => {
    if (method === "GET") return Promise.resolve(Response.json({ orders: kept.get(path) ?? {}, answers: ANSWERS }));
    kept.set(path, (JSON.parse(body ?? "") as { orders: Record<string, unknown> }).orders);
    return Promise.resolve(new Response(null, { status: 204 }));
  });
});

afterEach(() => vi.unstubAllGlobals());

describe("standing orders", () => {
  it("say which decisions they answer", async () => {
    const orders = new Orders(() => "/orders");
    await orders.refresh();
    await orders.give("pass_turns");
    expect(orders.answers("act")).toBe(true);
    expect(orders.answers("answer")).toBe(false);
    expect(orders.answers("keep")).toBe(false);
    expect(orders.answers(null)).toBe(false);
  });

  it("are given beside each other, withdrawn, and kept by the server", async () => {
    const orders = new Orders(() => "/orders");
    await orders.give("pass_turns");
    await orders.give("decline_offers");
    await orders.withdraw("pass_turns");
    expect(kept.get("/orders")).toEqual({ decline_offers: true });
    const after = new Orders(() => "/orders");
    await after.refresh();
    expect(after.has("decline_offers")).toBe(true);
    expect(after.has("pass_turns")).toBe(false);
  });

  it("lapse when the server says so", async () => {
    const orders = new Orders(() => "/orders");
    await orders.give("pass_turns");
    kept.clear();
    await orders.refresh();
    expect(orders.has("pass_turns")).toBe(false);
  });

  it("are not overtaken by an answer to an older question", async () => {
    const orders = new Orders(() => "/orders");
    const asked = orders.refresh();
    await orders.give("pass_turns");
    await asked;
    expect(orders.has("pass_turns")).toBe(true);
  });

  it("leave what this page does not know as it is", async () => {
    kept.set("/orders", { only_answer: true });
    const orders = new Orders(() => "/orders");
    await orders.refresh();
    await orders.give("decline_offers");
    expect(kept.get("/orders")).toEqual({ only_answer: true, decline_offers: true });
  });

  it("cannot be given where one only watches", async () => {
    const orders = new Orders(() => null);
    await orders.refresh();
    await orders.give("pass_turns");
    expect(orders.has("pass_turns")).toBe(false);
    expect(kept.size).toBe(0);
  });
});
