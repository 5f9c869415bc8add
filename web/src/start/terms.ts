/** What is played at a table, for whoever thinks about sitting down: said of it in a few words each. */

import { t } from "$lib/words.svelte";
import type { TableInfo } from "../protocol";
import { paceName } from "./plan";

/** The options that tell one game from another; all others are for those who ask. */
const TOLD = ["edition", "setup"];

export function termsOf({ game, options, seats, pace }: TableInfo): string[] {
  const chosen = TOLD.filter((name) => name in options).map(
    (name) => `${t(`start-option-${name}`)}: ${t(`start-option-${name}-${String(options[name])}`)}`,
  );
  return [
    t(`start-game-${game}`),
    ...chosen,
    t("start-terms-players", { count: seats.length }),
    t(`start-pace-${paceName(pace)}`),
  ];
}

/** Those who sit there already. */
export function hosts({ seats }: TableInfo): string[] {
  return seats.filter(({ controller }) => controller.type === "person").map(({ name }) => name);
}
