/** What a seat is called: a person as they wish, and a bot by its kind, in the reader's language. */

import { botTitle } from "./games.svelte";
import { t } from "./words.svelte";
import type { SeatInfo, TableMessage } from "../protocol";

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** So that a name which is read from the right does not take the words around it along. */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}

/** How the server calls those who have deleted their accounts: of several at a table, each has a number. */
const NOBODY_NOW = /^someone( \d+)?$/;

/** A bot that plays for somebody has their name; of several bots of a kind, each has a number. */
export function seatName(game: string, { name, controller }: Pick<SeatInfo, "name" | "controller">): string {
  const nobody = NOBODY_NOW.exec(name);
  if (nobody !== null) return t("web-someone") + (nobody[1] ?? "");
  if (controller.type !== "bot") return isolated(name);
  const kind = /^[^(]*/.exec(controller.spec)?.[0].trim() ?? "";
  const number = name.slice(kind.length);
  return name.startsWith(kind) && /^( \d+)?$/.test(number) ? botTitle(game, kind) + number : isolated(name);
}

/** The same table, with its seats called so. */
export function named(message: TableMessage): TableMessage {
  const seats = message.table.seats.map((seat) => ({ ...seat, name: seatName(message.table.game, seat) }));
  return { ...message, table: { ...message.table, seats } };
}
