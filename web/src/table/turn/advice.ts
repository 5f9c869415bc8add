/** What the server advises, as it is shown. */

import type { Choice, HintInWords } from "../../protocol";

/** More would be a list of everything. */
const SHOWN = 3;

export interface Advised {
  choice: Choice;
  /** Of winning, from 0 to 1. */
  chance: number;
  points: number;
}

export function advised({ candidates, choices }: HintInWords): Advised[] {
  return candidates.slice(0, SHOWN).flatMap(({ chance, points }, index) => {
    const choice = choices[index];
    return choice === undefined ? [] : [{ choice, chance, points: Math.round(points) }];
  });
}
