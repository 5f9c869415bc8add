import { expect, test, vi } from "vitest";
import { seatName } from "./naming";
import type { SeatInfo } from "../protocol";

const WORDS: Record<string, string> = { deckhand: "Matrose", admiral: "Admiral" };
vi.mock("./games.svelte", () => ({ botTitle: (_: string, kind: string) => WORDS[kind] ?? kind }));
vi.mock("./words.svelte", () => ({ t: (id: string) => (id === "web-someone" ? "jemand" : id) }));

const bot = (spec: string): SeatInfo["controller"] => ({ type: "bot", spec });

test.each<[string, SeatInfo["controller"], string]>([
  ["deckhand", bot("deckhand"), "Matrose"],
  ["deckhand 3", bot("deckhand"), "Matrose 3"],
  ["admiral", bot("admiral(visits=20)"), "Admiral"],
  ["Ann", bot("deckhand"), "Ann"],
  ["deckhand x", bot("deckhand"), "deckhand x"],
  ["stranger 2", bot("stranger"), "stranger 2"],
  ["someone", { type: "autopilot" }, "jemand"],
  ["someone 2", { type: "autopilot" }, "jemand 2"],
  ["someone else", { type: "person" }, "someone else"],
  ["deckhand", { type: "person" }, "deckhand"],
  ["deckhand", { type: "vacant" }, "deckhand"],
  ["שלום 7", { type: "person" }, "\u2068שלום 7\u2069"],
])("%s, played by %j, is called %s", (name, controller, told) => {
  expect(seatName("boats", { name, controller })).toBe(told);
});
