import { expect, it, vi } from "vitest";
import { actionsOf, choicesOf } from "./choices";

vi.mock("$lib/words.svelte", () => ({
  t: (id: string, args: Record<string, unknown> = {}) => `${id} ${JSON.stringify(args)}`,
  phrasebook: () => ({ words: { to: { word: "player" } }, more: {}, optional: { give: ["note"] } }),
}));

const GIVE = { kind: "give", parts: { to: [1, 2], note: [null, "x"] }, rows: [0, 0, 1, 0, 1, 1] };
const SPEAKER = { game: "any", names: ["Ann", "Ben", "Cid"] };

it("puts together what is told once", () => {
  expect(actionsOf(GIVE)).toEqual([
    { action: "give", to: 1, note: null },
    { action: "give", to: 2, note: null },
    { action: "give", to: 2, note: "x" },
  ]);
  expect(actionsOf({ kind: "pass", parts: {}, rows: [] })).toEqual([{ action: "pass" }]);
});

it("says each action, and submits it as it was told", () => {
  const { actions, unlisted, prompt } = choicesOf("act", { listed: [GIVE], unlisted: ["offer"] }, SPEAKER);
  expect(actions.map(({ words }) => words)).toEqual([
    'any-action-give {"to":"Ben"}',
    'any-action-give {"to":"Cid"}',
    'any-action-give-note {"to":"Cid","note":"x"}',
  ]);
  expect(actions[0]?.text).toBe('{"action":"give","to":1,"note":null}');
  expect([prompt, unlisted]).toEqual(["any-decision-act {}", ["offer"]]);
});

it("says what a part is called, and each of its values", () => {
  const { label, value } = choicesOf("act", { listed: [GIVE], unlisted: [] }, SPEAKER);
  expect(label("to")).toBe("any-field-to {}");
  expect([value("to", 2), value("note", null), value("free", true), value("note", "x")]).toEqual([
    "Cid",
    "–",
    "engine-yes {}",
    "x",
  ]);
});
