/** What the server advises, as it is shown. */

import type { HintInParts } from "../../protocol";
import type { Choice, Choices } from "./choices";

/** More would be a list of everything. */
const SHOWN = 3;

export interface Advised {
  choice: Choice;
  /** Of winning, from 0 to 1. */
  chance: number;
  points: number;
}

export function advised({ candidates, actions }: HintInParts, choices: Choices): Advised[] {
  return candidates.slice(0, SHOWN).map(({ chance, points }, index) => {
    return { choice: choices.choice(actions[index]), chance, points: Math.round(points) };
  });
}
