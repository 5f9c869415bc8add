/** A place in words: its name and what is on it. */

import { t } from "$lib/words.svelte";
import type { TyrosTable } from "../../../protocol";
import { fieldOf, placeArgs, placeName, TYROS } from "../places";

export function describe(place: string, table: TyrosTable, names: string[]): string {
  return [nameOf(place), ...thingsOn(place, table, names)].join("; ");
}

function nameOf(place: string): string {
  const name = t("tyros-place-name", placeArgs(place));
  return place === TYROS ? name : `${name}, ${placeName(place)}`;
}

function thingsOn(place: string, table: TyrosTable, names: string[]): string[] {
  const field = fieldOf(place);
  const empire = table.chips[field];
  const owner = table.cities[field];
  const found = [empire === undefined ? t("tyros-board-no-chip") : t(`tyros-empire-${empire}`)];
  if (owner !== undefined) found.push(t("tyros-board-city", { name: names[owner] ?? "" }));
  const berths = place === "16" ? ["16w", "16e"] : [place];
  table.players.forEach((player, seat) => {
    const count = berths.reduce((sum, berth) => sum + (player.ships[berth] ?? 0), 0);
    if (count > 0) found.push(t("tyros-board-ships", { count, name: names[seat] ?? "" }));
  });
  return found;
}
