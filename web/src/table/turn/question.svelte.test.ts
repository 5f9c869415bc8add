import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { OpenDecision } from "../../protocol";
import { ListedTurn } from "./listed.svelte";
import { Question } from "./question.svelte";

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
function sit(): { question: Question; hear: (decision: OpenDecision | null) => Promise<void> } {
  let message = $state.raw<Message>({ table: { id: "t" }, decision: null });
  let question: Question | undefined;
  stop = $effect.root(() => {
    question = new Question(
      () => message.table.id,
      () => 0,
      () => message.decision,
      { begin: (choices) => new ListedTurn(choices), isPreviewed: () => false },
    );
  });
  if (question === undefined) throw new Error("there is no question");
  const hear = async (decision: OpenDecision | null): Promise<void> => {
    message = { table: { id: "t" }, decision };
    flushSync();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { question, hear };
}

it("keeps what is being chosen while others do something", async () => {
  const { question, hear } = sit();
  await hear(YOURS);
  const turn = question.turn;
  expect(turn).not.toBeNull();
  await hear({ ...YOURS });
  expect(question.turn).toBe(turn);
  expect(asked).toBe(1);
});

it("asks again if the answer is for another question", async () => {
  const { question, hear } = sit();
  told = "6A";
  await hear(YOURS);
  expect(question.turn).toBeNull();
  told = YOURS.id;
  await vi.advanceTimersByTimeAsync(1000);
  expect(question.turn).not.toBeNull();
});

it("asks no more when nothing is asked of the seat", async () => {
  const { question, hear } = sit();
  told = "6A";
  await hear(YOURS);
  await hear(null);
  await vi.advanceTimersByTimeAsync(5000);
  expect(question.turn).toBeNull();
  expect(asked).toBe(1);
});
