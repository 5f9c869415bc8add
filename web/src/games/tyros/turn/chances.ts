/** How likely each kind of card is drawn, as far as one can know. */

import type { TyrosCards, TyrosTable } from "../../../protocol";
import { countCards, KINDS, type Kind } from "../looks";
import { count, minus } from "./cards";

/** §1.3, as in src/emporion/games/tyros/cards.py; a test compares. Nothing is decided by it. */
export const DECK: TyrosCards = { orange: 14, yellow: 14, green: 14, violet: 14, joker: 4 };

/** All cards that one cannot see are equally likely to be drawn next. */
export function chances(table: TyrosTable): { kind: Kind; share: number }[] {
  const unseen = minus(minus(DECK, table.discards), table.hand ?? {});
  const all = countCards(unseen);
  return KINDS.map((kind) => ({ kind, share: all === 0 ? 0 : count(unseen, kind) / all }));
}
