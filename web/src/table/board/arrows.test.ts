import { describe, expect, it } from "vitest";
import { ahead } from "./arrows";

/** Nine places in a square, numbered row by row. */
const centre = (place: string) => ({ x: (Number(place) % 3) * 100, y: Math.floor(Number(place) / 3) * 100 });

describe("arrow keys", () => {
  it("lead to the nearest place ahead", () => {
    expect(ahead("0", "ArrowRight", ["1", "2", "4"], centre)).toBe("1");
    expect(ahead("0", "ArrowDown", ["1", "6", "3"], centre)).toBe("3");
    expect(ahead("4", "ArrowLeft", ["0", "3", "5"], centre)).toBe("3");
  });

  it("lead nowhere where nothing is", () => {
    expect(ahead("0", "ArrowLeft", ["0", "1", "3"], centre)).toBeNull();
  });
});
