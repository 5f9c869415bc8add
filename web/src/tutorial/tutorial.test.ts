import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { TyrosAction, TyrosTable } from "../protocol";
import type { TyrosChoice } from "../games/tyros/turn/choices";
import { Course } from "./course.svelte";
import { placesOf, slipOf } from "./guide";
import { isKnown, type Moment, type Step } from "./script";

const choice = (text: string, action: TyrosAction): TyrosChoice => ({ text, words: text, action, final: false });
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

const moment = (round: number): Moment => ({ table: { round } as TyrosTable, events: [], lines: [] });
const step = (lesson: string, action: string, after: Moment[] = []): Step => ({
  lesson,
  table: { round: 0 } as TyrosTable,
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
    expect(slipOf(sail, SAIL.text)).toBeNull();
  });

  it("tells another thing, another place and other cards apart", () => {
    expect(slipOf(sail, "pass")).toBe("task");
    expect(slipOf(sail, ELSEWHERE.text)).toBe("place");
    expect(slipOf(sail, DEAR.text)).toBe("rest");
  });

  it("judges offers, which no list has", () => {
    const offer = step("offer", "offer 2o for 1g to B,C");
    expect(slipOf(offer, "offer 2o for 1g to B,C")).toBeNull();
    expect(slipOf(offer, "offer 1o for 1g to B,C")).toBe("rest");
  });

  it("points at the ship and at its goal", () => {
    expect(placesOf(sail)).toEqual(["T", "23"]);
    expect(placesOf(step("pass", "pass"))).toEqual([]);
  });
});

describe("a course", () => {
  const script = {
    game: "tyros",
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
    expect([course.isAsked, course.table?.round]).toEqual([false, 1]);
    course.watch();
    expect(course.table?.round).toBe(2);
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

describe("the lessons", () => {
  const catalogue = readFileSync("../src/emporion/locales/en/tutorial.ftl", "utf-8");
  const LESSONS = ["lay", "move", "toll", "found", "build", "swap", "buy", "offer", "close", "accept", "counter"];

  it.each([...LESSONS, "decline", "show", "pass", "keep"])("say what, why and how: %s", (lesson) => {
    for (const part of ["title", "lesson", "why", "how"]) expect(catalogue).toContain(`\ntutorial-${part}-${lesson} =`);
  });
});
