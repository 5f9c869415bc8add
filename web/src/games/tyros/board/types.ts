/** What others tell the board. */

import type { TyrosCards } from "../../../protocol";

/** A place that can be chosen now. */
export interface Lit {
  /** What choosing it does; read out by screen readers. */
  label: string;
  /** Shown at the place as small cards. */
  price?: TyrosCards | null;
  /** A few letters shown at the place, such as "+1" for a toll. */
  note?: string;
}
