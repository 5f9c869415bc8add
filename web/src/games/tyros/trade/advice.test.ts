import { expect, it } from "vitest";
import type { HintInParts } from "../../../protocol";
import { choicesFor } from "../../../table/turn/choices.fixture";
import { Draft } from "./draft.svelte";
import { advised } from "../../../table/turn/advice";

const ACTIONS = ["pass", "move", "build", "swap"].map((action) => ({ action }));
const CHOICES = choicesFor("act", []);

const HINT: HintInParts = {
  game: "tyros",
  seat: 0,
  kind: "act",
  visits: 200,
  candidates: ACTIONS.map(({ action }, index) => ({ action, chance: 0.5, points: 40.6 - index, visits: 50, loss: 0 })),
  actions: ACTIONS,
};

it("shows three, the best first, with whole points", () => {
  const shown = advised(HINT, CHOICES);
  expect(shown.map(({ choice }) => choice.action)).toEqual(ACTIONS.slice(0, 3));
  expect(shown.map(({ points }) => points)).toEqual([41, 40, 39]);
});

it("shows fewer where there are fewer", () => {
  expect(advised({ ...HINT, candidates: [], actions: [] }, CHOICES)).toEqual([]);
});

it("becomes the draft of an offer", () => {
  const draft = new Draft();
  draft.fill({ action: "offer", give: { green: 1 }, want: { orange: 2 }, to: [1, 3] }, [1, 2, 3]);
  expect(draft.except).toEqual([2]);
  expect(draft.offer([1, 3])).toEqual({ action: "offer", give: { green: 1 }, want: { orange: 2 }, to: [1, 3] });
});
