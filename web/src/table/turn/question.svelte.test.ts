import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { OpenDecision } from "../../protocol";
import { choicesFor } from "./choices.fixture";
import { ListedTurn } from "./listed.svelte";
import { Question } from "./question.svelte";

vi.mock("$lib/words.svelte", () => ({ language: () => "en" }));

interface Message {
  table: { id: string };
  decision: OpenDecision | null;
}

const YOURS = { seat: 0, kind: "answer", id: "7A" };
const PASS = { action: "pass" };
let foreseen: string[];
let stop = (): void => undefined;

beforeEach(() => {
  foreseen = [];
  vi.stubGlobal("fetch", (path: string) => {
    foreseen.push(path);
    return Promise.resolve(Response.json({ table: { after: true }, final: true }));
  });
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

/** A page at which messages arrive. */
function sit(isPreviewed = false): { question: Question; hear: (decision: OpenDecision | null) => void } {
  let message = $state.raw<Message>({ table: { id: "t" }, decision: null });
  let question: Question | undefined;
  stop = $effect.root(() => {
    question = new Question(
      () => message.table.id,
      () => 0,
      () => message.decision,
      { begin: (kind) => new ListedTurn(choicesFor(kind, [PASS])), isPreviewed: () => isPreviewed },
    );
  });
  if (question === undefined) throw new Error("there is no question");
  const hear = (decision: OpenDecision | null): void => {
    message = { table: { id: "t" }, decision };
    flushSync();
  };
  return { question, hear };
}

it("keeps what is being chosen while others do something", () => {
  const { question, hear } = sit();
  hear(YOURS);
  const turn = question.turn;
  expect(turn).not.toBeNull();
  hear({ ...YOURS });
  expect(question.turn).toBe(turn);
});

it("begins anew with another question, and ends when nothing is asked", () => {
  const { question, hear } = sit();
  hear(YOURS);
  const turn = question.turn;
  hear({ ...YOURS, id: "9A" });
  expect(question.turn).not.toBe(turn);
  hear(null);
  expect(question.turn).toBeNull();
});

it.each([true, false])("tells whether what is chosen is final (and what follows: %s)", async (isPreviewed) => {
  const { question, hear } = sit(isPreviewed);
  hear(YOURS);
  const [choice] = question.turn?.choices.actions ?? [];
  if (choice === undefined) throw new Error("there is nothing to choose");
  question.turn?.fill(choice);
  flushSync();
  await vi.waitFor(() => expect(question.isFinal).toBe(true));
  expect(question.preview).toEqual(isPreviewed ? { after: true } : null);
  expect(foreseen).toHaveLength(1);
  question.turn?.back();
  flushSync();
  expect([question.isFinal, question.preview]).toEqual([false, null]);
});
