/** What others tell the board. */

import type { TyrosCards } from "../../../protocol";
import type { Lit as AnyLit } from "../../../table/game";

/** A place that can be chosen now. */
export interface Lit extends AnyLit {
  /** Shown at the place as small cards. */
  price?: TyrosCards | null;
  /** A few letters shown at the place, such as "+1" for a toll. */
  note?: string;
}
