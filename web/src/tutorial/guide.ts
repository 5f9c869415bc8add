/** Compares what the learner does with what the lesson wants, and finds what to say. */

import { partsOf, type TyrosChoices } from "../games/tyros/turn/choices";
import type { TyrosAction } from "../protocol";
import type { Step } from "./script";

/** What is different: the thing to do, where, or with what. */
export type Slip = "task" | "place" | "rest";

/** Where a step is looked up on the board: what its action has to do with, in the order in which one points at it. */
export function placesOf({ choices, action }: Step): string[] {
  const wanted = actionOf(choices, action);
  if (wanted === null) return [];
  const { start, place } = partsOf(wanted);
  return [start, place].filter((one) => one !== null);
}

/** Null if it is what the lesson wants. Actions are compared as they are written: each is written in one way only. */
export function slipOf({ choices, action }: Step, done: string): Slip | null {
  if (done === action) return null;
  if (verb(done) !== verb(action)) return "task";
  const [wanted, given] = [actionOf(choices, action), actionOf(choices, done)];
  if (wanted === null || given === null) return "rest";
  const [there, here] = [partsOf(wanted), partsOf(given)];
  return there.start === here.start && there.place === here.place ? "rest" : "place";
}

function actionOf(choices: TyrosChoices, text: string): TyrosAction | null {
  return choices.actions.find((choice) => choice.text === text)?.action ?? null;
}

function verb(action: string): string {
  return action.split(" ")[0] ?? "";
}
