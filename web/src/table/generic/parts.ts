/** The parts of actions, whatever their game: every field but the kind. */

import { kindOf as kindOfAction, type Choice } from "../turn/choices";

const KIND = "action";

function partsOf(choice: Choice): Record<string, unknown> {
  return choice.action as Record<string, unknown>;
}

export function kindOf(choice: Choice): string {
  return kindOfAction(choice.action);
}

/** The names of the parts of some actions, in their order. */
export function partNames(choices: Choice[]): string[] {
  const names = new Set(choices.flatMap((choice) => Object.keys(partsOf(choice))));
  return [...names].filter((name) => name !== KIND);
}

/** A part as JSON, as the server writes it. */
export function writtenOf(choice: Choice, name: string): string {
  return JSON.stringify(partsOf(choice)[name] ?? null);
}

/** What of an action may be a place of the board. */
export function placesOf(choice: Choice): string[] {
  return Object.entries(partsOf(choice)).flatMap(([name, value]) =>
    name !== KIND && typeof value === "string" ? [value] : [],
  );
}
