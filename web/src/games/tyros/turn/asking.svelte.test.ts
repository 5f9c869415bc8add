import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { OpenDecision } from "../../../protocol";
import { Asking } from "./asking.svelte";

vi.mock("$lib/words.svelte", () => ({ language: () => "en" }));

interface Message {
  table: { id: string };
  decision: OpenDecision | null;
}

const YOURS = { seat: 0, kind: "answer", id: "7A" };
let told: string | null;
let asked: number;
let stop = (): void => undefined;

beforeEach(() => {
  [told, asked] = [YOURS.id, 0];
  vi.useFakeTimers();
  vi.stubGlobal("fetch", () => {
    asked += 1;
    return Promise.resolve(Response.json({ decision: told, kind: "answer", prompt: "", actions: [], unlisted: [] }));
  });
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page at which messages arrive. */
function sit(): { asking: Asking; hear: (decision: OpenDecision | null) => Promise<void> } {
  let message = $state.raw<Message>({ table: { id: "t" }, decision: null });
  let asking: Asking | undefined;
  stop = $effect.root(() => {
    asking = new Asking(
      () => message.table.id,
      () => 0,
      () => message.decision,
    );
  });
  if (asking === undefined) throw new Error("there is no asking");
  const hear = async (decision: OpenDecision | null): Promise<void> => {
    message = { table: { id: "t" }, decision };
    flushSync();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { asking, hear };
}

it("keeps what is being chosen while others do something", async () => {
  const { asking, hear } = sit();
  await hear(YOURS);
  const turn = asking.turn;
  expect(turn).not.toBeNull();
  await hear({ ...YOURS });
  expect(asking.turn).toBe(turn);
  expect(asked).toBe(1);
});

it("asks again if the answer is for another question", async () => {
  const { asking, hear } = sit();
  told = "6A";
  await hear(YOURS);
  expect(asking.turn).toBeNull();
  told = YOURS.id;
  await vi.advanceTimersByTimeAsync(1000);
  expect(asking.turn).not.toBeNull();
});

it("asks no more when nothing is asked of the seat", async () => {
  const { asking, hear } = sit();
  told = "6A";
  await hear(YOURS);
  await hear(null);
  await vi.advanceTimersByTimeAsync(5000);
  expect(asking.turn).toBeNull();
  expect(asked).toBe(1);
});
