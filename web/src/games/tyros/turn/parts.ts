/** How an answer is put together at this table. */

import { t } from "$lib/words.svelte";
import type { TyrosTable } from "../../../protocol";
import type { Choice } from "../../../table/turn/choices";
import type { TurnParts } from "../../../table/game";
import type { Lit } from "../board/types";
import type { TyrosChoice, TyrosChoices } from "./choices";
import Effect from "./Effect.svelte";
import { lossBy } from "./keeping";
import { litPlaces, questionAbout } from "./lighting";
import { Turn } from "./turn.svelte";
import TurnPanel from "./TurnPanel.svelte";

/** Of these one wants to know what they do to the empires and the points. */
const PREVIEWED = ["lay", "move", "found", "build"];

export const TURN: TurnParts<TyrosTable, Turn, Lit> = {
  begin: (choices) => new Turn(choices as TyrosChoices),
  panel: TurnPanel,
  lit: litPlaces,
  wonder: questionAbout,
  isPreviewed: (choice) => PREVIEWED.includes(taskOf(choice)),
  effect: Effect,
  warnings: (choice, table) => {
    const loss = lossBy(choice as TyrosChoice, table);
    return loss === null ? [] : [t(loss.id, { count: loss.count, most: loss.most })];
  },
};

export function taskOf(choice: Choice): string {
  return (choice as TyrosChoice).action.action;
}
