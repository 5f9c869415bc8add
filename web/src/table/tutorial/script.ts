/** The tutorial as the server tells it: a game that is played already, cut where the learner is asked. */

import type { Tutorial, TutorialMoment, TutorialStep } from "../../protocol";
import { choicesOf, type Choice, type Choices } from "../turn/choices";

/** How the table looks after something happened, and what it was. */
export type Moment = TutorialMoment;
/** One decision of the learner: what they see, what they may do, what they shall do, and what follows. */
export interface Step extends Pick<TutorialStep, "lesson" | "table" | "after"> {
  choices: Choices;
  action: Choice;
}
export interface Script extends Omit<Tutorial, "steps"> {
  steps: Step[];
}

export function scriptOf(told: Tutorial): Script {
  const steps = told.steps.map(({ lesson, table, kind, choices: listed, action, after }): Step => {
    const choices = choicesOf(kind, listed, told);
    return { lesson, table, choices, action: choices.choice(action), after };
  });
  return { ...told, steps };
}

/** Whether a lesson was given before this step: then it need not be told at length. */
export function isKnown(steps: Step[], at: number): boolean {
  return steps.slice(0, at).some(({ lesson }) => lesson === steps[at]?.lesson);
}
