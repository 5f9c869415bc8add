/** Reckoning with sets of trade cards: a kind that is missing is there zero times. */

import type { TyrosCards } from "../../../protocol";
import { counted, KINDS, type Kind } from "../looks";

export function count(cards: TyrosCards, kind: Kind): number {
  return cards[kind] ?? 0;
}

/** The set with so many more of a kind. */
export function changed(cards: TyrosCards, kind: Kind, by: number): TyrosCards {
  return { ...cards, [kind]: count(cards, kind) + by };
}

export function minus(cards: TyrosCards, taken: TyrosCards): TyrosCards {
  return Object.fromEntries(KINDS.map((kind) => [kind, count(cards, kind) - count(taken, kind)]));
}

export function same(a: TyrosCards, b: TyrosCards): boolean {
  return KINDS.every((kind) => count(a, kind) === count(b, kind));
}

/** What is in both. */
export function common(a: TyrosCards, b: TyrosCards): TyrosCards {
  return Object.fromEntries(KINDS.map((kind) => [kind, Math.min(count(a, kind), count(b, kind))]));
}

/** Whether one has at least these. */
export function holds(cards: TyrosCards, wanted: TyrosCards): boolean {
  return KINDS.every((kind) => count(cards, kind) >= count(wanted, kind));
}

/** The same text for the same set. */
export function keyOf(cards: TyrosCards): string {
  return JSON.stringify(plain(cards));
}

/** As the server tells them: without kinds that are missing, in one order. */
export function plain(cards: TyrosCards): TyrosCards {
  return Object.fromEntries(counted(cards).map(({ kind, count }) => [kind, count]));
}
