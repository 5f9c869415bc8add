import { expect, it } from "vitest";
import type { TableInfo, TableMessage, TableUpdate } from "../protocol";
import { updated } from "./updated";

const BEFORE: TableMessage = {
  type: "table",
  n: 7,
  at: 100,
  news: [],
  you: { viewer: 0, seats: [0], owner: true, hints: false },
  table: { id: "t", game: "any", status: "playing", watched: true } as TableInfo,
  view: {
    game: "any",
    viewer: 0,
    entries: 5,
    decisions: [{ seat: 1, kind: "act" }],
    can_undo: true,
    table: { hand: { orange: 1 }, round: 1, offer: {} },
    outcome: null,
  },
  choices: { listed: [{ kind: "pass", parts: {}, rows: [] }], unlisted: [] },
};
const UPDATE: TableUpdate = { type: "update", n: 8, base: 7, at: 120, news: [] };

it("keeps what is left out", () => {
  const after = updated(BEFORE, UPDATE);
  expect(after).toEqual({ ...BEFORE, n: 8, at: 120 });
  expect(after.view).toBe(BEFORE.view);
  expect(after.choices).toBe(BEFORE.choices);
});

it("puts in what has changed, and nothing else", () => {
  const view = {
    entries: 6,
    decisions: [],
    can_undo: false,
    table: { offer: null, round: 2 },
    outcome: null,
  };
  const after = updated(BEFORE, { ...UPDATE, table: { status: "over" }, view });
  expect(after.table).toEqual({ id: "t", game: "any", status: "over", watched: true });
  expect(after.view?.table).toEqual({ hand: { orange: 1 }, round: 2, offer: null });
  expect(after.view).toMatchObject({ entries: 6, can_undo: false, decisions: [] });
  expect(BEFORE.view?.table).toEqual({ hand: { orange: 1 }, round: 1, offer: {} });
});

it("forgets what could be done once nothing is asked", () => {
  expect(updated(BEFORE, { ...UPDATE, choices: null }).choices).toBeNull();
});
