/** What somebody wants to play, and what is asked of the server for it. No page in here, so that it can be tested. */

import { isOffered, usual } from "./options";
import type { BotInfo, GameInfo, OpenTable } from "../protocol";

export const WAYS = ["bots", "friends", "device"] as const;
export type Way = (typeof WAYS)[number];

/** The bots that are levels for people, from the weakest to the strongest. */
export const LEVELS = ["deckhand", "helmsman", "captain", "commodore", "navarch"];

export type Pace = NonNullable<OpenTable["pace"]>;

export const PACES = {
  untimed: { type: "untimed" },
  brisk: { type: "live", decision_seconds: 30, bank_seconds: 300, increment_seconds: 5 },
  steady: { type: "live", decision_seconds: 60, bank_seconds: 600, increment_seconds: 10 },
  calm: { type: "live", decision_seconds: 120, bank_seconds: 1200, increment_seconds: 20 },
  "one-day": { type: "correspondence", decision_days: 1, remind_hours: 6 },
  "three-days": { type: "correspondence", decision_days: 3, remind_hours: 24 },
  "one-week": { type: "correspondence", decision_days: 7, remind_hours: 48 },
} as const satisfies Record<string, Pace>;
export type PaceName = keyof typeof PACES;

/** What a clock is called: by how long it gives, if it is one of those that are offered. */
export function paceName(pace: Pace): string {
  const figures: Record<string, unknown> = { ...pace };
  const isThis = (offered: object): boolean =>
    Object.entries(offered).every(([name, value]) => figures[name] === value);
  return Object.entries(PACES).find(([, offered]) => isThis(offered))?.[0] ?? pace.type;
}

export interface Plan {
  way: Way;
  players: number;
  /** The bot that plays against one. */
  level: string;
  /** Values of the game's options, as texts; what is missing is as usual. */
  options: Record<string, string>;
  /** The others at one device; whoever has no name is a bot. */
  others: string[];
  pace: PaceName;
  watched: boolean;
  listed: boolean;
}

/** For somebody who is here for the first time. */
export const FIRST_PLAN: Plan = {
  way: "bots",
  players: 4,
  level: "deckhand",
  options: { setup: "first-game" },
  others: ["", "", ""],
  pace: "untimed",
  watched: true,
  listed: false,
};

/** A plan as it was kept, with everything in it that was not kept or does not exist any more. */
export function readPlan(text: string | null): Plan {
  try {
    const kept = { ...FIRST_PLAN, ...(JSON.parse(text ?? "{}") as Partial<Plan>) };
    return {
      ...kept,
      way: WAYS.includes(kept.way) ? kept.way : FIRST_PLAN.way,
      pace: kept.pace in PACES ? kept.pace : FIRST_PLAN.pace,
      others: FIRST_PLAN.others.map((none, i) => kept.others[i] ?? none),
      options: { ...kept.options },
    };
  } catch {
    return { ...FIRST_PLAN, others: [...FIRST_PLAN.others], options: { ...FIRST_PLAN.options } };
  }
}

/** The levels among the bots of a game; a game without any offers all its bots. */
export function levelsOf(game: GameInfo): BotInfo[] {
  const levels = LEVELS.flatMap((level) => game.bots.filter((bot) => bot.name === level));
  return levels.length > 0 ? levels : game.bots;
}

/** The bot that is meant, if the game has it. */
export function levelOf(game: GameInfo, plan: Plan): string {
  const offered = levelsOf(game).map((bot) => bot.name);
  return offered.includes(plan.level) ? plan.level : (offered[0] ?? "");
}

/** Everybody at one device who has a name, oneself first. */
export function peopleAtDevice(plan: Plan, name: string): string[] {
  const others = plan.others.slice(0, plan.players - 1).map((other) => other.trim());
  return [name.trim(), ...others.filter((other) => other !== "")];
}

/** A name that two people at one device share; everybody needs one of his own. */
export function sharedName(names: string[]): string | undefined {
  const folded = names.map((name) => name.toLowerCase());
  return names.find((_, i) => folded.indexOf(folded[i] ?? "") < i);
}

/** The call that opens the table. */
export function openTable(game: GameInfo, plan: Plan, name: string, key: string): OpenTable {
  const body: OpenTable = { key, game: game.name, options: optionsOf(game, plan), seats: seatsOf(game, plan, name) };
  if (plan.way === "bots") return body;
  if (plan.way === "device") return { ...body, shared: true };
  return { ...body, pace: PACES[plan.pace], watched: plan.watched, listed: plan.listed };
}

/** Those options alone that are not as usual: what the server takes for usual may change. */
function optionsOf(game: GameInfo, plan: Plan): Record<string, unknown> {
  const chosen = Object.entries(plan.options).filter(
    ([name, value]) => isOffered(game, plan, name, value) && value !== usual(game, name),
  );
  return { players: plan.players, ...Object.fromEntries(chosen) };
}

function seatsOf(game: GameInfo, plan: Plan, name: string): NonNullable<OpenTable["seats"]> {
  const people = plan.way === "device" ? peopleAtDevice(plan, name) : [name.trim()];
  const rest = Array.from({ length: plan.players - people.length }, () =>
    plan.way === "friends" ? ({ type: "open" } as const) : ({ type: "bot", bot: levelOf(game, plan) } as const),
  );
  return [...people.map((person) => ({ type: "me", name: person }) as const), ...rest];
}
