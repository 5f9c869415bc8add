/** What the server says may be done now, taken apart so that it can be chosen step by step. */

import type { TyrosAction, TyrosCards } from "../../../protocol";
import type { Choice, Choices } from "../../../table/turn/choices";
import { count, keyOf } from "./cards";

export type Task = TyrosAction["action"];

export interface TyrosChoice extends Choice {
  action: TyrosAction;
}

export interface TyrosChoices extends Choices {
  actions: TyrosChoice[];
}

/** An action as somebody chooses it: with which ship, where, with which cards, and what else there is to say. */
export interface Parts {
  start: string | null;
  place: string | null;
  cards: TyrosCards | null;
  /** The empire of a tile, the card of a toll, the card that is bought, the tile under the pile. */
  extra: string | null;
}

const NOTHING: Parts = { start: null, place: null, cards: null, extra: null };

export function partsOf(action: TyrosAction): Parts {
  switch (action.action) {
    case "lay":
      return { ...NOTHING, place: action.field, extra: action.empire };
    case "show":
      return { ...NOTHING, extra: action.under ?? null };
    case "move":
      return { start: action.start, place: action.goal, cards: action.fare, extra: action.toll ?? null };
    case "found":
      return { ...NOTHING, place: action.berth, cards: action.price };
    case "build":
      return { ...NOTHING, place: action.field, cards: action.price };
    case "swap":
    case "keep":
      return { ...NOTHING, cards: action.cards };
    case "buy":
      return { ...NOTHING, cards: action.cards, extra: action.take };
    default:
      return NOTHING;
  }
}

/** Different sets of cards, those that spare jokers first. */
export function differentCards(choices: TyrosChoice[]): TyrosCards[] {
  const sets = new Map<string, TyrosCards>();
  for (const { action } of choices) {
    const { cards } = partsOf(action);
    if (cards !== null) sets.set(keyOf(cards), cards);
  }
  return [...sets.values()].sort((a, b) => count(a, "joker") - count(b, "joker"));
}

export function differentExtras(choices: TyrosChoice[]): string[] {
  const extras = choices.map(({ action }) => partsOf(action).extra);
  return [...new Set(extras)].filter((extra) => extra !== null);
}
