/** Places and tasks as the panels name them. */

import { t } from "$lib/words.svelte";
import { fieldOf, placeArgs, placeName, TYROS } from "../places";
import type { Task } from "./choices";

/** "Kyrene, field 23"; Tyros is its own name. A city is called after its field, from whichever coast it is founded. */
export function placeTitle(place: string, task: Task | null = null): string {
  return place === TYROS ? placeName(place) : `${nameFor(task, place)}, ${t("tyros-place-name", placeArgs(place))}`;
}

/** "Kyrene 23", where room is dear. */
export function placeShort(place: string, task: Task | null = null): string {
  return place === TYROS ? placeName(place) : `${nameFor(task, place)} ${place}`;
}

function nameFor(task: Task | null, place: string): string {
  return placeName(task === "found" ? fieldOf(place) : place);
}
