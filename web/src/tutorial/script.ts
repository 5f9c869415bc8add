/** The tutorial as the server tells it: a game that is played already, cut where the learner is asked. */

import type { Tutorial, TutorialMoment, TutorialStep, TyrosEvent, TyrosTable } from "../protocol";
import type { TyrosChoices } from "../games/tyros/turn/choices";

/** How the table looks after something happened, and what it was. */
export interface Moment extends TutorialMoment {
  table: TyrosTable;
  events: TyrosEvent[];
}

/** One decision of the learner: what he sees, what he may do, what he shall do, and what follows. */
export interface Step extends TutorialStep {
  table: TyrosTable;
  choices: TyrosChoices;
  after: Moment[];
}

export interface Script extends Tutorial {
  steps: Step[];
}

/** Where in the rules a lesson stands. */
const PARAGRAPHS: Record<string, string> = {
  lay: "5.2",
  show: "5.4",
  move: "7.1",
  toll: "7.4",
  found: "8",
  build: "9",
  swap: "10.1",
  buy: "10.2",
  offer: "11.1",
  accept: "11.2",
  decline: "11.2",
  counter: "11.2",
  close: "11.3",
  pass: "6.1",
  keep: "13.1",
};

export function paragraphOf(lesson: string): string {
  return PARAGRAPHS[lesson] ?? "6.1";
}

/** Whether a lesson was given before this step: then it need not be told at length. */
export function isKnown(steps: Step[], at: number): boolean {
  return steps.slice(0, at).some(({ lesson }) => lesson === steps[at]?.lesson);
}
