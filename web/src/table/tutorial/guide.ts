/** Compares what the learner does with what the lesson wants, and finds what to say. */

import { kindOf } from "../turn/choices";
import type { TutorialParts } from "../game";
import type { Step } from "./script";

/** What is different: the thing to do, where, or with what. */
export type Slip = "task" | "place" | "rest";
type Places = TutorialParts["places"];

/** Null if it is what the lesson wants. Actions are compared as they are submitted: each is written in one way only. */
export function slipOf({ action: wanted }: Step, done: string, places: Places): Slip | null {
  if (done === wanted.text) return null;
  const given: unknown = JSON.parse(done);
  if (kindOf(given) !== kindOf(wanted.action)) return "task";
  return places(wanted.action).join(" ") === places(given).join(" ") ? "rest" : "place";
}
