import { describe, expect, it } from "vitest";
import type { Choice } from "../../protocol";
import { Course } from "./course.svelte";
import { placesOf, slipOf } from "./guide";
import { isKnown, type Moment, type Step } from "./script";

const choice = (text: string, action: unknown): Choice => ({ text, words: text, action, final: false });
/** Where a ship is, and where it goes. */
const places = ({ action }: Choice): string[] => {
  const { start, goal } = action as { start?: string; goal?: string };
  return [start, goal].filter((one) => one !== undefined);
};
const PASS = choice("pass", { action: "pass" });
const SAIL = choice("move T>23 4g", { action: "move", start: "T", goal: "23", fare: { green: 4 }, toll: null });
const DEAR = choice("move T>23 3g1j", {
  action: "move",
  start: "T",
  goal: "23",
  fare: { green: 3, joker: 1 },
  toll: null,
});
const ELSEWHERE = choice("move T>31 1g", { action: "move", start: "T", goal: "31", fare: { green: 1 }, toll: null });

const moment = (round: number): Moment => ({ table: { round }, events: [], lines: [] });
const step = (lesson: string, action: string, after: Moment[] = []): Step => ({
  lesson,
  table: { round: 0 },
  choices: {
    decision: "1A",
    kind: "act",
    prompt: "",
    actions: [PASS, SAIL, DEAR, ELSEWHERE],
    unlisted: ["offer"],
    hints: false,
  },
  action,
  words: action,
  after,
});

describe("the guide", () => {
  const sail = step("move", SAIL.text);

  it("says nothing about what is right", () => {
    expect(slipOf(sail, SAIL.text, places)).toBeNull();
  });

  it("tells another thing, another place and other cards apart", () => {
    expect(slipOf(sail, "pass", places)).toBe("task");
    expect(slipOf(sail, ELSEWHERE.text, places)).toBe("place");
    expect(slipOf(sail, DEAR.text, places)).toBe("rest");
  });

  it("judges offers, which no list has", () => {
    const offer = step("offer", "offer 2o for 1g to B,C");
    expect(slipOf(offer, "offer 2o for 1g to B,C", places)).toBeNull();
    expect(slipOf(offer, "offer 1o for 1g to B,C", places)).toBe("rest");
  });

  it("points at the ship and at its goal", () => {
    expect(placesOf(sail, places)).toEqual(["T", "23"]);
    expect(placesOf(step("pass", "pass"), places)).toEqual([]);
  });
});

const roundOf = (course: Course): number => (course.table as { round: number }).round;

describe("a course", () => {
  const script = {
    game: "any",
    names: ["Ada", "Bruno", "Clio"],
    seat: 0,
    steps: [
      step("move", SAIL.text, [moment(1), moment(2)]),
      step("pass", "pass", [moment(3)]),
      step("move", SAIL.text),
    ],
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
