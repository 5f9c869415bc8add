/**
 * What the editions say about points (§15): figures to show beside empires, nothing is counted with them. They stand in
 * src/emporion/games/tyros/editions.py; a test compares.
 */

import type { Empire } from "../looks";

export interface Values {
  /** §15.3 for a city and for ships, from the largest empire to the smallest. */
  city: readonly number[];
  ships: readonly number[];
  /** §15.1 who is first among empires of equal size. */
  order: readonly Empire[];
}

const KOSMOS: Values = { city: [12, 10, 9, 8], ships: [6, 5, 4, 3], order: ["orange", "yellow", "green", "violet"] };
const GIOCHI_RARI: Values = {
  city: [12, 10, 9, 7],
  ships: [8, 6, 5, 4],
  order: ["green", "orange", "violet", "yellow"],
};

export function valuesOf(edition: string): Values {
  return edition === "giochi-rari" ? GIOCHI_RARI : KOSMOS;
}
