import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { TyrosAction } from "../../protocol";
import { TUTORIAL } from "./tutorial";

describe("the tutorial", () => {
  const catalogue = readFileSync("../src/emporion/games/tyros/locales/en/tutorial.ftl", "utf-8");

  it.each(Object.keys(TUTORIAL.paragraphs))("says what, why and how: %s", (lesson) => {
    for (const part of ["title", "lesson", "why", "how"]) {
      expect(catalogue).toContain(`\ntyros-tutorial-${part}-${lesson} =`);
    }
  });

  it("points at the ship and at its goal", () => {
    const sail: TyrosAction = { action: "move", start: "T", goal: "23", fare: { green: 4 }, toll: null };
    expect(TUTORIAL.places(sail)).toEqual(["T", "23"]);
    expect(TUTORIAL.places({ action: "pass" })).toEqual([]);
  });
});
