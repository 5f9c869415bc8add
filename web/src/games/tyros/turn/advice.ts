/** What the server advises, as it is shown. */

import type { HintInWords } from "../../../protocol";
import type { TyrosChoice } from "./choices";

/** More would be a list of everything. */
const SHOWN = 3;

export interface Advised {
  choice: TyrosChoice;
  /** Of winning, from 0 to 1. */
  chance: number;
  points: number;
}

export function advised({ candidates, choices }: HintInWords): Advised[] {
  return candidates.slice(0, SHOWN).flatMap(({ chance, points }, index) => {
    const choice = choices[index] as TyrosChoice | undefined;
    return choice === undefined ? [] : [{ choice, chance, points: Math.round(points) }];
  });
}
