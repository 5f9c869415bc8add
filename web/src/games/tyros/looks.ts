/** What tells pieces apart: letters and patterns, so that colour alone says nothing. The colours are in app.css. */

import type { TyrosCards } from "../../protocol";

export const EMPIRES = ["orange", "yellow", "green", "violet"] as const;
export type Empire = (typeof EMPIRES)[number];

/** The kinds of trade cards, in the order in which they are always shown. */
export const KINDS = [...EMPIRES, "joker"] as const;
export type Kind = (typeof KINDS)[number];

export const KIND_LETTERS: Record<Kind, string> = { orange: "O", yellow: "Y", green: "G", violet: "V", joker: "J" };

/** The kinds that are among these cards, with their numbers. */
export function counted(cards: TyrosCards): { kind: Kind; count: number }[] {
  return KINDS.map((kind) => ({ kind, count: cards[kind] ?? 0 })).filter(({ count }) => count > 0);
}

export function countCards(cards: TyrosCards): number {
  return KINDS.reduce((sum, kind) => sum + (cards[kind] ?? 0), 0);
}

/** What a pattern repeats, in a tile of 12 by 12. */
export const PATTERNS: Record<Empire, { d: string; width: number }> = {
  orange: { d: "M-3 3L3-3M-3 15L15-3M9 15L15 9", width: 3.4 },
  yellow: { d: "M4.8 6a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0", width: 2.8 },
  green: { d: "M-3 6Q0 0 3 6T9 6T15 6", width: 2.6 },
  violet: { d: "M0 6H12M6 0V12", width: 2.4 },
};

/** Outlines around 0, 0: the same as on the board that Python draws. */
export const SHIP_HULL = "M-26-9Q-20-11-17-3L-14 5H13Q18 3 19-8L17-13 27-10 24-6Q26 12 14 20 0 24-13 20-25 13-26-9Z";
export const SHIP_SAIL = "M-16-29Q0-25 17-29 21-14 16 0 0 4-15 0-20-14-16-29Z";
export const SHIP_RIGGING = "M0-35V6M-18-30H19M-16 12H17";
export const CITY_WALLS = "M-22 14V-19H-18V-14H-15V-19H-10V-12H-8V-24L0-35 8-24V-12H10V-19H15V-14H18V-19H22V14Z";
