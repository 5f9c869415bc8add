/** How long a game takes, as people say it: in minutes, or in hours where it takes longer than two of them. */

import { t } from "$lib/words.svelte";

const HOUR = 60;

/** Nothing is said of a game that does not tell it. */
export function lengthOf(minutes: number[] | null): string {
  const [from, to] = minutes ?? [];
  if (from === undefined || to === undefined) return "";
  if (to <= 2 * HOUR) return t("start-minutes", { from: String(from), to: String(to) });
  return t("start-hours", { from: String(Math.round(from / HOUR)), to: String(Math.round(to / HOUR)) });
}
