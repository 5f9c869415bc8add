/** How likely each kind of card is drawn, as far as one can know. */

import type { TyrosTable } from "../../../protocol";
import { countCards, KINDS, type Kind } from "../looks";
import { count } from "./cards";

/** All cards that one cannot see are equally likely to be drawn next. */
export function chances({ unseen_cards }: TyrosTable): { kind: Kind; share: number }[] {
  const all = countCards(unseen_cards);
  return KINDS.map((kind) => ({ kind, share: all === 0 ? 0 : count(unseen_cards, kind) / all }));
}
