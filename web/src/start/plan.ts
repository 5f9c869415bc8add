/** What somebody wants to play, and what is asked of the server for it. No page in here, so that it can be tested. */

import { changed } from "./options";
import type { BotInfo, GameInfo, OpenTable } from "../protocol";

export const WAYS = ["bots", "friends", "device"] as const;
export type Way = (typeof WAYS)[number];

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

/** What is particular to a game. */
export interface GamePlan {
  players: number;
  /** The bot that plays against one. */
  level: string;
  /** Values of the game's options, as texts; what is missing is as usual. */
  options: Record<string, string>;
}

export interface Plan {
  /** The name of the game. */
  game: string;
  games: Record<string, GamePlan>;
  way: Way;
  /** The others at one device; those without a name are bots. */
  others: string[];
  pace: PaceName;
  watched: boolean;
  listed: boolean;
}

/** For somebody who is here for the first time. */
export const FIRST_PLAN: Plan = {
  game: "",
  games: {},
  way: "bots",
  others: [],
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
      others: kept.others.map(String),
      games: { ...kept.games },
    };
  } catch {
    return { ...FIRST_PLAN, others: [], games: {} };
  }
}

/** The shortest first: what is quickly played is quickly learned. */
export function inOrder(games: GameInfo[]): GameInfo[] {
  const longest = (game: GameInfo): number => game.minutes?.[1] ?? Infinity;
  return [...games].sort((a, b) => (longest(a) === longest(b) ? 0 : longest(a) - longest(b)));
}

/** The game that is planned, if the server has it. */
export function gameOf(games: GameInfo[], plan: Plan): GameInfo | undefined {
  return games.find(({ name }) => name === plan.game) ?? inOrder(games)[0];
}

/** What is planned for a game; for somebody who has never played it, what it proposes. */
export function planOf(game: GameInfo, plan: Plan): GamePlan {
  const kept = plan.games[game.name];
  const players = kept !== undefined && game.players.includes(kept.players) ? kept.players : game.usual_players;
  return { players, level: levelOf(game, kept?.level ?? ""), options: { ...(kept?.options ?? game.first_game) } };
}

/** The levels among the bots of a game, from the weakest; a game without any offers all its bots. */
export function levelsOf(game: GameInfo): BotInfo[] {
  const levels = game.bots.filter((bot) => bot.level !== null);
  return levels.length > 0 ? [...levels].sort((a, b) => (a.level ?? 0) - (b.level ?? 0)) : game.bots;
}

/** The bot that is meant, if the game has it. */
function levelOf(game: GameInfo, level: string): string {
  const offered = levelsOf(game).map((bot) => bot.name);
  return offered.includes(level) ? level : (offered[0] ?? "");
}

/** Everybody at one device who has a name, oneself first. */
export function peopleAtDevice(plan: Plan, players: number, name: string): string[] {
  const others = plan.others.slice(0, players - 1).map((other) => other.trim());
  return [name.trim(), ...others.filter((other) => other !== "")];
}

/** A name that two people at one device share; everybody needs one of his own. */
export function sharedName(names: string[]): string | undefined {
  const folded = names.map((name) => name.toLowerCase());
  return names.find((_, i) => folded.indexOf(folded[i] ?? "") < i);
}

/** The call that opens the table. */
export function openTable(game: GameInfo, plan: Plan, name: string, key: string): OpenTable {
  const own = planOf(game, plan);
  const options = { players: own.players, ...changed(game, own) };
  const body: OpenTable = { key, game: game.name, options, seats: seatsOf(plan, own, name) };
  if (plan.way === "bots") return body;
  if (plan.way === "device") return { ...body, shared: true };
  return { ...body, pace: PACES[plan.pace], watched: plan.watched, listed: plan.listed };
}

function seatsOf(plan: Plan, own: GamePlan, name: string): NonNullable<OpenTable["seats"]> {
  const people = plan.way === "device" ? peopleAtDevice(plan, own.players, name) : [name.trim()];
  const rest = Array.from({ length: own.players - people.length }, () =>
    plan.way === "friends" ? ({ type: "open" } as const) : ({ type: "bot", bot: own.level } as const),
  );
  return [...people.map((person) => ({ type: "me", name: person }) as const), ...rest];
}
