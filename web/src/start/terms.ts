/** What is played at a table, for whoever thinks about sitting down: said of it in a few words each. */

import { gameInfo, gameTitle } from "$lib/games.svelte";
import { t } from "$lib/words.svelte";
import type { GameInfo, TableInfo } from "../protocol";
import { grouped, valueOf } from "./options";
import { paceName } from "./plan";

export function termsOf({ game, options, seats, pace }: TableInfo): string[] {
  const info = gameInfo(game);
  return [
    gameTitle(game),
    ...(info === undefined ? [] : told(info, options)),
    t("start-terms-players", { count: seats.length }),
    t(`start-pace-${paceName(pace)}`),
  ];
}

/** The foremost options tell one table from another; all others are for those who ask. */
function told(game: GameInfo, options: TableInfo["options"]): string[] {
  const { foremost } = grouped(game);
  return foremost
    .filter(({ name }) => options[name] != null)
    .map(({ name, label, values }) => {
      const value = String(options[name]);
      return `${label}: ${valueOf(values, value)?.label ?? value}`;
    });
}

/** Those who sit there already. */
export function hosts({ seats }: TableInfo): string[] {
  return seats.filter(({ controller }) => controller.type === "person").map(({ name }) => name);
}
