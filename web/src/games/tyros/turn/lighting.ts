/** The places that a turn lets one choose, as the board shows them. */

import { t } from "$lib/words.svelte";
import type { Lit } from "../board/types";
import { differentCards, differentExtras, type TyrosChoice } from "./choices";
import { placeTitle } from "./naming";
import type { Turn } from "./turn.svelte";

const TOLL = "+1";

export function litPlaces(turn: Turn): Map<string, Lit> {
  const entries = [...turn.places].map(([place, choices]): [string, Lit] => [place, lit(turn, place, choices)]);
  return new Map(entries);
}

function lit(turn: Turn, place: string, choices: TyrosChoice[]): Lit {
  const isShip = turn.task === null || (turn.task === "move" && turn.start === null);
  if (isShip) return { label: t("tyros-lit-ship", { place: placeTitle(place) }) };
  const price = differentCards(choices)[0] ?? null;
  const lit: Lit = { label: t(`tyros-lit-${turn.task}`, { place: placeTitle(place, turn.task) }), price };
  return turn.task === "move" && differentExtras(choices).length > 0 ? { ...lit, note: TOLL } : lit;
}

/** What somebody wonders who points at a place that cannot be chosen. */
export function questionAbout(turn: Turn | null, place: string): string {
  if (turn?.choices.kind === "lay") return `lay ${place.replace(/[we]$/, "")}`;
  if (turn?.task === "found") return `found ${place}`;
  if (turn?.task === "build") return `build ${place.replace(/[we]$/, "")}`;
  return turn?.start ? `move ${turn.start}>${place}` : `move ${place}`;
}
