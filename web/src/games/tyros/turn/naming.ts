/** Places and tasks as the panels name them. */

import { t } from "$lib/words.svelte";
import { placeArgs, placeName, TYROS } from "../places";

/** "Kyrene, field 23"; Tyros is its own name. */
export function placeTitle(place: string): string {
  return place === TYROS ? placeName(place) : `${placeName(place)}, ${t("tyros-place-name", placeArgs(place))}`;
}

/** "Kyrene 23", where room is dear. */
export function placeShort(place: string): string {
  return place === TYROS ? placeName(place) : `${placeName(place)} ${place}`;
}
