/** The options of a game as the server tells them: each a list of values as texts, the usual one first. */

import type { GameInfo } from "../protocol";
import type { Plan } from "./plan";

export type Field =
  | { kind: "choice"; values: string[] }
  /** Yes or no; values[0] is the usual one. */
  | { kind: "switch"; values: string[] }
  | { kind: "number"; least: number; most: number };

const RANGE = /^(\d+) to (\d+)$/;
const FILE = "FILE";
/** Asked for elsewhere on the page. */
const ELSEWHERE = ["players"];

/** The options one may be asked for, by name. What names a file of the server is none of them. */
export function fieldsOf(game: GameInfo): Map<string, Field> {
  const asked = Object.entries(game.options).filter(
    ([name, values]) => !ELSEWHERE.includes(name) && !values.includes(FILE),
  );
  return new Map(asked.map(([name, values]) => [name, fieldOf(values)]));
}

function fieldOf(values: string[]): Field {
  const range = RANGE.exec(values[1] ?? "");
  if (range !== null) return { kind: "number", least: Number(range[1]), most: Number(range[2]) };
  return { kind: [...values].sort().join() === "off,on" ? "switch" : "choice", values };
}

export function usual(game: GameInfo, name: string): string {
  return game.options[name]?.[0] ?? "";
}

/** The value that an option has in a plan. */
export function chosen(game: GameInfo, plan: Plan, name: string): string {
  const value = plan.options[name];
  return value !== undefined && isOffered(game, plan, name, value) ? value : usual(game, name);
}

/** Whether an option can have this value, with all else as it is planned. */
export function isOffered(game: GameInfo, plan: Plan, name: string, value: string): boolean {
  const field = fieldsOf(game).get(name);
  if (field === undefined) return false;
  if (field.kind === "number") return /^\d+$/.test(value) && +value >= field.least && +value <= field.most;
  return field.values.includes(value) && suits(game, plan, name, value);
}

/** What goes together: the set-up for a first game belongs to one edition, and a seat must exist to begin. */
function suits(game: GameInfo, plan: Plan, name: string, value: string): boolean {
  if (name === "setup" && value === "first-game") return chosen(game, plan, "edition") === "kosmos";
  if (name === "first_player" && /^[A-Z]$/.test(value)) return seatNumber(value) < plan.players;
  return true;
}

function seatNumber(letter: string): number {
  return letter.charCodeAt(0) - "A".charCodeAt(0);
}
