import { describe, expect, it } from "vitest";
import { Draft } from "./draft.svelte";

function draft(give: object, want: object): Draft {
  const made = new Draft();
  made.give = give;
  made.want = want;
  return made;
}

describe("a draft of an offer", () => {
  it("is written as the rules read it", () => {
    const offer = draft({ orange: 2, green: 0 }, { joker: 1, green: 1 }).offer([1, 2]);
    const written = '{"action":"offer","give":{"orange":2},"want":{"green":1,"joker":1},"to":[1,2]}';
    expect(JSON.stringify(offer)).toBe(written);
    expect(draft({ orange: 2 }, {}).offer([3])).toEqual({ action: "offer", give: { orange: 2 }, want: {}, to: [3] });
  });

  it("as a counter is told from the other side", () => {
    expect(draft({ green: 1 }, { orange: 3 }).counter()).toEqual({
      action: "counter",
      give: { orange: 3 },
      want: { green: 1 },
    });
  });

  it("asks everybody who is not left out", () => {
    const made = draft({ orange: 1 }, { green: 1 });
    made.toggle(2);
    expect(made.asked([1, 2, 3], false)).toEqual([1, 3]);
  });

  it("asks the one who is chosen where an offer goes to one player, and nobody before", () => {
    const made = draft({ orange: 1 }, { green: 1 });
    expect(made.asked([1, 2, 3], true)).toEqual([]);
    made.choose(2, [1, 2, 3]);
    expect(made.asked([1, 2, 3], true)).toEqual([2]);
    made.choose(3, [1, 2, 3]);
    expect(made.asked([1, 2, 3], true)).toEqual([3]);
  });

  it("has no kind on both sides, and gives only what is there", () => {
    const made = draft({ orange: 1 }, { green: 1 });
    expect(made.mayGive("orange", { orange: 1, green: 3 })).toBe(false);
    expect(made.mayGive("orange", { orange: 2, green: 3 })).toBe(true);
    expect(made.mayGive("green", { orange: 2, green: 3 })).toBe(false);
    expect(made.mayWant("orange", 10)).toBe(false);
    expect(made.mayWant("green", 10)).toBe(true);
    expect(made.mayWant("green", 1)).toBe(false);
  });
});
