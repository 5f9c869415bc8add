/** Reckoning with sets of trade cards: a kind that is missing is there zero times. */

import type { TyrosCards } from "../../../protocol";
import { counted, KIND_LETTERS, KINDS, type Kind } from "../looks";

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

/** As actions are written: 3o1j, and - for none. */
export function notation(cards: TyrosCards): string {
  return (
    counted(cards)
      .map(({ kind, count }) => `${count}${KIND_LETTERS[kind].toLowerCase()}`)
      .join("") || "-"
  );
}
