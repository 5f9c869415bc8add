import { describe, expect, it, vi } from "vitest";
import type { Choice } from "../turn/choices";
import { choiceFor, choicesFor } from "../turn/choices.fixture";
import { Course } from "./course.svelte";
import { slipOf } from "./guide";
import { isKnown, type Moment, type Step } from "./script";

vi.mock("$lib/words.svelte", () => ({ t: (id: string) => id, phrasebook: () => null }));

/** Where a ship is, and where it goes. */
const places = (action: unknown): string[] => {
  const { start, goal } = action as { start?: string; goal?: string };
  return [start, goal].filter((one) => one !== undefined);
};
const sail = (goal: string, fare: object): Choice => choiceFor({ action: "move", start: "T", goal, fare, toll: null });
const PASS = choiceFor({ action: "pass" });
const SAIL = sail("23", { green: 4 });
const DEAR = sail("23", { green: 3, joker: 1 });
const ELSEWHERE = sail("31", { green: 1 });
const offer = (count: number): Choice => choiceFor({ action: "offer", give: { orange: count }, to: [1, 2] });

const moment = (round: number): Moment => ({ table: { round }, events: [], lines: [] });
const step = (lesson: string, action: Choice, after: Moment[] = []): Step => ({
  lesson,
  table: { round: 0 },
  choices: choicesFor(
    "act",
    [PASS, SAIL, DEAR, ELSEWHERE].map(({ action }) => action),
    ["offer"],
  ),
  action,
  after,
});

describe("the guide", () => {
  const sailing = step("move", SAIL);

  it("says nothing about what is right", () => {
    expect(slipOf(sailing, SAIL.text, places)).toBeNull();
  });

  it("tells another thing, another place and other cards apart", () => {
    expect(slipOf(sailing, PASS.text, places)).toBe("task");
    expect(slipOf(sailing, ELSEWHERE.text, places)).toBe("place");
    expect(slipOf(sailing, DEAR.text, places)).toBe("rest");
  });

  it("judges offers, which no list has", () => {
    expect(slipOf(step("offer", offer(2)), offer(2).text, places)).toBeNull();
    expect(slipOf(step("offer", offer(2)), offer(1).text, places)).toBe("rest");
  });
});

const roundOf = (course: Course): number => (course.table as { round: number }).round;

describe("a course", () => {
  const script = {
    game: "any",
    names: ["Ada", "Bruno", "Clio"],
    seat: 0,
    steps: [step("move", SAIL, [moment(1), moment(2)]), step("pass", PASS, [moment(3)]), step("move", SAIL)],
  };

  it("shows what follows, moment by moment, and asks again", () => {
    const course = new Course(script);
    expect(course.isAsked).toBe(true);
    course.act();
    expect([course.isAsked, roundOf(course)]).toEqual([false, 1]);
    course.watch();
    expect(roundOf(course)).toBe(2);
    course.watch();
    expect([course.isAsked, course.at, course.seen.length]).toEqual([true, 1, 2]);
  });

  it("goes back to the decision, and from there to the one before", () => {
    const course = new Course(script, 1);
    course.act();
    course.back();
    expect([course.isAsked, course.at]).toEqual([true, 1]);
    course.back();
    expect(course.at).toBe(0);
    course.back();
    expect(course.at).toBe(0);
  });

  it("is over behind the last step, and can be resumed there", () => {
    const course = new Course(script, 2);
    course.act();
    course.watch();
    expect([course.isOver, course.step]).toEqual([true, null]);
    expect(new Course(script, 99).isOver).toBe(true);
  });

  it("knows what was taught before", () => {
    expect(script.steps.map((_, at) => isKnown(script.steps, at))).toEqual([false, false, true]);
  });
});
