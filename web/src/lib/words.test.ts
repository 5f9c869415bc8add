import { beforeEach, expect, it, vi } from "vitest";
import { addGameWords, setLanguage } from "./words.svelte";

vi.hoisted(() => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("document", { documentElement: {} });
});
vi.mock("virtual:words/en", () => ({ default: [] }));
vi.mock("virtual:words/it", () => ({ default: [] }));

let called: string[];
let isOffline: boolean;

beforeEach(() => {
  called = [];
  isOffline = false;
  vi.stubGlobal("fetch", (path: string) => {
    called.push(path);
    return isOffline
      ? Promise.reject(new TypeError("offline"))
      : Promise.resolve(Response.json({ messages: [], phrases: {} }));
  });
});

it("asks again for texts that did not come", async () => {
  isOffline = true;
  await expect(addGameWords("marbles")).rejects.toThrow("offline");
  isOffline = false;
  await addGameWords("marbles");
  expect(called).toHaveLength(2);
});

it("fetches the texts of a game once, also when two ask at the same time", async () => {
  await Promise.all([addGameWords("pebbles"), addGameWords("pebbles")]);
  await addGameWords("pebbles");
  expect(called).toEqual(["/api/words?game=pebbles&language=en"]);
  await setLanguage("it");
  expect(called.filter((path) => path.includes("pebbles")).slice(1)).toEqual(["/api/words?game=pebbles&language=it"]);
});
