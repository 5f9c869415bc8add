/** What cards somebody is about to lose: at the end of a round all but a few (§13.1), at the end of the game none. */

import type { TyrosTable } from "../../../protocol";
import { countCards } from "../looks";
import type { TyrosChoice } from "./choices";

export interface Loss {
  /** The text that tells it. */
  id: "tyros-pass-last" | "tyros-pass-open" | "tyros-keep-more";
  count: number;
  /** How many of his cards he may keep. */
  most: number;
}

export function lossBy(choice: TyrosChoice | null, table: TyrosTable): Loss | null {
  const held = countCards(table.hand ?? {});
  const most = table.may_keep;
  if (most === null) return null;
  if (choice?.action.action === "pass") return byPassing(held, most, table);
  if (choice?.action.action === "keep") return byKeeping(held, most, countCards(choice.action.cards));
  return null;
}

/** Who passes loses nothing yet, unless all others have passed before him; but he may get no other turn. */
function byPassing(held: number, most: number, { passes_left }: TyrosTable): Loss | null {
  if (held <= most) return null;
  return { id: passes_left === 1 ? "tyros-pass-last" : "tyros-pass-open", count: held, most };
}

function byKeeping(held: number, most: number, kept: number): Loss | null {
  const more = Math.min(held, most) - kept;
  return more > 0 ? { id: "tyros-keep-more", count: more, most } : null;
}
