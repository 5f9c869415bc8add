/** The options of a game, and what they can be beside what else is planned. */

import type { GameInfo, OptionInfo, ValueInfo } from "../protocol";
import type { GamePlan } from "./plan";

export type Kind = "number" | "switch" | "choice" | "list";

/** More values than one wants to see at once. */
const MANY = 6;

export function kindOf({ least, values }: OptionInfo): Kind {
  if (least !== null) return "number";
  const names = values.map(({ value }) => value).sort();
  if (names.join() === "off,on") return "switch";
  return values.length > MANY ? "list" : "choice";
}

export function optionOf(game: GameInfo, name: string): OptionInfo | undefined {
  return game.options.find((option) => option.name === name);
}

/** What an option is when it is not chosen: as a preset has it, or else as usual. */
export function usual(game: GameInfo, plan: GamePlan, name: string): string {
  for (const { name: other, values } of game.options) {
    if (other === name || !values.some(({ sets }) => name in sets)) continue;
    const set = valueOf(values, chosen(game, plan, other))?.sets[name];
    if (set !== undefined) return set;
  }
  return optionOf(game, name)?.usual ?? "";
}

/** The value that an option has in a plan. */
export function chosen(game: GameInfo, plan: GamePlan, name: string): string {
  const value = plan.options[name];
  return value !== undefined && isOffered(game, plan, name, value) ? value : usual(game, plan, name);
}

/** Whether an option can have this value, with all else as it is planned. */
export function isOffered(game: GameInfo, plan: GamePlan, name: string, value: string): boolean {
  const option = optionOf(game, name);
  if (option === undefined) return false;
  if (option.least !== null && option.most !== null) {
    return /^\d+$/.test(value) && +value >= option.least && +value <= option.most;
  }
  const offered = valueOf(option.values, value);
  if (offered === undefined) return false;
  const suits = Object.entries(offered.needs).every(([other, needed]) => chosen(game, plan, other) === needed);
  return suits && (!isSeat(value) || seatNumber(value) < plan.players);
}

/** The options that are not as they would be if nothing was chosen. */
export function changed(game: GameInfo, plan: GamePlan): Record<string, string> {
  const entries = Object.entries(plan.options).filter(
    ([name, value]) => isOffered(game, plan, name, value) && value !== usual(game, plan, name),
  );
  return Object.fromEntries(entries);
}

/** The foremost, and all others in their groups. */
export function grouped(game: GameInfo): {
  foremost: OptionInfo[];
  others: { label: string; options: OptionInfo[] }[];
} {
  const inGroup = (group: string | null): OptionInfo[] => game.options.filter((option) => option.group === group);
  const [first, ...rest] = game.groups;
  const groups = rest.map(({ name, label }) => ({ label, options: inGroup(name) }));
  const loose = { label: "", options: inGroup(null) };
  if (first === undefined) return { foremost: loose.options, others: [] };
  return { foremost: inGroup(first.name), others: [...groups, loose].filter(({ options }) => options.length > 0) };
}

export function valueOf(values: ValueInfo[], value: string): ValueInfo | undefined {
  return values.find((one) => one.value === value);
}

/** A seat goes by its letter. */
export function isSeat(value: string): boolean {
  return /^[A-Z]$/.test(value);
}

function seatNumber(letter: string): number {
  return letter.charCodeAt(0) - "A".charCodeAt(0);
}
