import { afterEach, expect, it, vi } from "vitest";
import { Chronicle } from "./chronicle.svelte";

const PAGE = 2;

/** A server that has so many entries, each of them a move. */
function serve(entries: () => number) {
  return vi.spyOn(globalThis, "fetch").mockImplementation((input) => {
    const url = new URL(String(input), "http://localhost");
    const since = Number(url.searchParams.get("since"));
    const numbers = Array.from({ length: entries() }, (_, i) => i + 1).filter((n) => n > since);
    const page = numbers
      .slice(0, PAGE)
      .map((n) => ({ n, at: 0, what: "played", kind: "pass", text: "", move: n, events: [] }));
    return Promise.resolve(new Response(JSON.stringify(page)));
  });
}

afterEach(() => vi.restoreAllMocks());

it("reads all pages, and later only what is new", async () => {
  let entries = 5;
  const calls = serve(() => entries);
  const chronicle = new Chronicle("t", null, "en");
  await chronicle.catchUp();
  expect(chronicle.lines.map(({ move }) => move)).toEqual([1, 2, 3, 4, 5]);
  expect([...chronicle.events.keys()]).toEqual([1, 2, 3, 4, 5]);
  entries = 6;
  calls.mockClear();
  await chronicle.catchUp();
  expect(chronicle.lines).toHaveLength(6);
  expect(calls.mock.calls.every(([url]) => /since=[56]/.test(String(url)))).toBe(true);
});

it("reads again what could not be read", async () => {
  const chronicle = new Chronicle("t", 0, "de");
  const calls = vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("no network"));
  await chronicle.catchUp();
  expect(chronicle.lines).toEqual([]);
  calls.mockRestore();
  serve(() => 3);
  await chronicle.catchUp();
  expect(chronicle.lines).toHaveLength(3);
});

it("misses nothing that comes while it reads", async () => {
  let entries = 1;
  serve(() => Math.min(entries++, 9));
  const chronicle = new Chronicle("t", null, "en");
  const first = chronicle.catchUp();
  await Promise.all([first, chronicle.catchUp()]);
  expect(chronicle.lines.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});
