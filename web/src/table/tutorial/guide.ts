/** Compares what the learner does with what the lesson wants, and finds what to say. */

import type { Choice } from "../../protocol";
import type { TutorialParts } from "../game";
import type { Step } from "./script";

/** What is different: the thing to do, where, or with what. */
export type Slip = "task" | "place" | "rest";
type Places = TutorialParts["places"];

/** Where a step is looked up on the board, in the order in which one points at it. */
export function placesOf({ choices, action }: Step, places: Places): string[] {
  const wanted = listed(choices.actions, action);
  return wanted === null ? [] : places(wanted);
}

/** Null if it is what the lesson wants. Actions are compared as they are written: each is written in one way only. */
export function slipOf({ choices, action }: Step, done: string, places: Places): Slip | null {
  if (done === action) return null;
  if (verb(done) !== verb(action)) return "task";
  const [wanted, given] = [listed(choices.actions, action), listed(choices.actions, done)];
  if (wanted === null || given === null) return "rest";
  return places(wanted).join(" ") === places(given).join(" ") ? "rest" : "place";
}

function listed(choices: Choice[], text: string): Choice | null {
  return choices.find((choice) => choice.text === text) ?? null;
}

function verb(action: string): string {
  return action.split(" ")[0] ?? "";
}
