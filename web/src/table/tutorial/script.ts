/** The tutorial as the server tells it: a game that is played already, cut where the learner is asked. */

import type { Tutorial, TutorialMoment, TutorialStep } from "../../protocol";

/** How the table looks after something happened, and what it was. */
export type Moment = TutorialMoment;
/** One decision of the learner: what they see, what they may do, what they shall do, and what follows. */
export type Step = TutorialStep;
export type Script = Tutorial;

/** Whether a lesson was given before this step: then it need not be told at length. */
export function isKnown(steps: Step[], at: number): boolean {
  return steps.slice(0, at).some(({ lesson }) => lesson === steps[at]?.lesson);
}
