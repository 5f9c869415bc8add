import { expect, it } from "vitest";
import type { HintInWords } from "../../../protocol";
import { Draft } from "./draft.svelte";
import { advised } from "../../../table/turn/advice";

const ACTIONS = ["pass", "move T>23 4g", "build 7 3o", "swap 2o"];

const HINT: HintInWords = {
  game: "tyros",
  seat: 0,
  kind: "act",
  visits: 200,
  candidates: ACTIONS.map((action, index) => ({ action, chance: 0.5, points: 40.6 - index, visits: 50, loss: 0 })),
  choices: ACTIONS.map((text) => ({ text, words: text, action: { action: text.split(" ")[0] }, final: false })),
};

it("shows three, the best first, with whole points", () => {
  const shown = advised(HINT);
  expect(shown.map(({ choice }) => choice.text)).toEqual(ACTIONS.slice(0, 3));
  expect(shown.map(({ points }) => points)).toEqual([41, 40, 39]);
});

it("shows fewer where there are fewer", () => {
  expect(advised({ ...HINT, candidates: [], choices: [] })).toEqual([]);
});

it("becomes the draft of an offer", () => {
  const draft = new Draft();
  draft.fill({ action: "offer", give: { green: 1 }, want: { orange: 2 }, to: [1, 3] }, [1, 2, 3]);
  expect(draft.except).toEqual([2]);
  expect(draft.offer([1, 3])).toBe("offer 1g for 2o to B,D");
});
