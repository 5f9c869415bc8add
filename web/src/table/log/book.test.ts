import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { TableConnection } from "$lib/connection.svelte";
import type { LogLine } from "../../protocol";
import { LogBook } from "./book.svelte";

const PAGE = 3;
let log: LogLine[];
let tell: () => void;

const connection = {
  hear(hearer: () => void) {
    tell = hearer;
    return () => (tell = () => undefined);
  },
} as unknown as TableConnection;

function line(n: number): LogLine {
  return { n, at: 0, kind: "passed", text: `line ${n}`, move: n };
}

/** A server with the lines of `log`, a few at a time; each viewer reads his own words. */
function serve(address: string): Promise<Response> {
  const query = new URL(address, "http://localhost").searchParams;
  const since = query.get("since");
  const lines = since === null ? log.slice(-PAGE) : log.filter((one) => one.n > Number(since)).slice(0, PAGE);
  const seen = lines.map((one) => ({ ...one, text: `${one.text} for ${query.get("seat") ?? "all"}` }));
  return Promise.resolve(new Response(JSON.stringify(seen)));
}

beforeEach(() => {
  log = [1, 2, 3, 4, 5].map(line);
  tell = () => undefined;
  vi.stubGlobal("fetch", vi.fn(serve));
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => setTimeout(draw));
});
afterEach(() => vi.unstubAllGlobals());

const numbers = (book: LogBook): number[] => book.lines.map((one) => one.n);

it("begins with the newest lines and reads on when something happens", async () => {
  const book = new LogBook(connection, "t");
  book.follow(0, "en");
  await vi.waitFor(() => expect(numbers(book)).toEqual([3, 4, 5]));
  expect(book.goesBack).toBe(true);
  log.push(...[6, 7, 8, 9, 10].map(line));
  tell();
  await vi.waitFor(() => expect(numbers(book)).toEqual([3, 4, 5, 6, 7, 8, 9, 10]));
});

it("reads back to the first line, and has none twice", async () => {
  const book = new LogBook(connection, "t");
  book.follow(0, "en");
  await vi.waitFor(() => expect(book.ready).toBe(true));
  tell();
  await book.readBack();
  expect(numbers(book)).toEqual([1, 2, 3, 4, 5]);
  expect(book.goesBack).toBe(false);
});

it("keeps nothing of what another seat could read, not even what is still on its way", async () => {
  const book = new LogBook(connection, "t");
  const stop = book.follow(0, "en");
  await vi.waitFor(() => expect(book.ready).toBe(true));
  tell();
  stop();
  book.follow(1, "en");
  expect(book.lines).toEqual([]);
  await vi.waitFor(() => expect(book.ready).toBe(true));
  expect(book.lines.every((one) => one.text.endsWith("for 1"))).toBe(true);
});

it("hears nothing any more when nobody looks", async () => {
  const book = new LogBook(connection, "t");
  const stops = [book.follow(null, "en"), book.follow(null, "en")];
  await vi.waitFor(() => expect(book.ready).toBe(true));
  stops.forEach((stop) => stop());
  log.push(line(6));
  tell();
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(numbers(book)).toEqual([3, 4, 5]);
});
