import { describe, expect, it } from "vitest";
import type { TyrosAction, TyrosTable } from "../../../protocol";
import { lossBy } from "./keeping";

const choice = (action: TyrosAction) => ({ text: "", words: "", action });
const PASS = choice({ action: "pass" });

function table(wishes: Partial<TyrosTable> = {}): TyrosTable {
  return {
    hand: { orange: 3, joker: 1 },
    may_keep: 3,
    passes_left: 4,
    ...wishes,
  } as TyrosTable;
}

describe("passing with more cards than can be kept", () => {
  it("may cost the others", () => {
    expect(lossBy(PASS, table())).toEqual({ id: "tyros-pass-open", count: 4, most: 3 });
    expect(lossBy(PASS, table({ passes_left: 2 }))).toEqual({ id: "tyros-pass-open", count: 4, most: 3 });
  });

  it("costs them if all have passed but him", () => {
    expect(lossBy(PASS, table({ passes_left: 1 }))).toEqual({ id: "tyros-pass-last", count: 4, most: 3 });
  });

  it("costs nothing with few cards, in the last round, or before something else is done", () => {
    expect(lossBy(PASS, table({ hand: { orange: 3 } }))).toBeNull();
    expect(lossBy(PASS, table({ may_keep: null }))).toBeNull();
    expect(lossBy(choice({ action: "swap", cards: { orange: 1 } }), table())).toBeNull();
    expect(lossBy(null, table())).toBeNull();
  });
});

describe("keeping fewer cards than one may", () => {
  const keep = (cards: object) => choice({ action: "keep", cards });

  it("is told, up to three or all that one holds", () => {
    expect(lossBy(keep({}), table())).toEqual({ id: "tyros-keep-more", count: 3, most: 3 });
    expect(lossBy(keep({ orange: 2 }), table())).toEqual({ id: "tyros-keep-more", count: 1, most: 3 });
    expect(lossBy(keep({}), table({ hand: { violet: 1 } }))).toEqual({ id: "tyros-keep-more", count: 1, most: 3 });
  });

  it("is nothing to tell of whoever keeps all he may", () => {
    expect(lossBy(keep({ orange: 2, joker: 1 }), table())).toBeNull();
    expect(lossBy(keep({ violet: 1 }), table({ hand: { violet: 1 } }))).toBeNull();
  });
});
