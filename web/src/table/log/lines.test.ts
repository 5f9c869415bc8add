import { describe, expect, it } from "vitest";
import type { LogLine } from "../../protocol";
import { roundsOf, shown, sinceLast } from "./lines";

function line(n: number, kind: string, more: Partial<LogLine> = {}): LogLine {
  return { n, at: 0, kind, text: kind, ...more };
}

const GAME = [
  line(1, "opened"),
  line(7, "round-began", { move: 3, who: "chance", seat: 1 }),
  line(8, "ship-moved", { move: 4, who: "B", seat: 1 }),
  line(8, "toll-paid", { move: 4, who: "B", seat: 1 }),
  line(9, "cards-swapped", { move: 5, who: "A", seat: 0 }),
  line(10, "cards-drawn", { move: 6, who: "chance", seat: 0 }),
  line(11, "said", { seat: 0, name: "Ann" }),
  line(12, "round-began", { move: 7, who: "chance", seat: 0 }),
];

describe("lines", () => {
  it("have each a name of their own", () => {
    const keys = shown(GAME).map((one) => one.key);
    expect(new Set(keys).size).toBe(GAME.length);
    expect(keys.slice(2, 4)).toEqual(["8.0", "8.1"]);
  });
  it("keep theirs when more are added before and after", () => {
    expect(shown(GAME.slice(4)).map((one) => one.key)).toEqual(
      shown(GAME)
        .map((one) => one.key)
        .slice(4),
    );
  });
  it("begin anew with another seat, and with talk", () => {
    expect(shown(GAME).map((one) => one.begins)).toEqual([true, true, false, false, true, false, true, true]);
  });
});

describe("since the last turn", () => {
  it("all that followed one's own decision, with what was drawn for it", () => {
    expect(sinceLast(GAME, 0)?.map((one) => one.n)).toEqual([10, 11, 12]);
    expect(sinceLast(GAME, 1)?.map((one) => one.n)).toEqual([9, 10, 11, 12]);
  });
  it("nothing before the first decision", () => {
    expect(sinceLast(GAME, 2)).toBeNull();
  });
});

it("rounds begin at their entries", () => {
  expect(roundsOf(GAME)).toEqual([3, 7]);
});
