/** What a seat is called: a person as he wishes, and a bot by its kind, in the reader's language. */

import { t } from "./words.svelte";
import type { SeatInfo, TableMessage } from "../protocol";

/** What a kind of bot is called; those from elsewhere are called the same in every language. */
export function botName(kind: string): string {
  const id = `start-level-${kind}`;
  const name = t(id);
  return name === id ? kind : name;
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** So that a name which is read from the right does not take the words around it along. */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}

/** A bot that plays for somebody has his name; of several bots of a kind, each has a number. */
export function seatName({ name, controller }: Pick<SeatInfo, "name" | "controller">): string {
  if (controller.type !== "bot") return isolated(name);
  const kind = /^[^(]*/.exec(controller.spec)?.[0].trim() ?? "";
  const number = name.slice(kind.length);
  return name.startsWith(kind) && /^( \d+)?$/.test(number) ? botName(kind) + number : isolated(name);
}

/** The same table, with its seats called so. */
export function named(message: TableMessage): TableMessage {
  const seats = message.table.seats.map((seat) => ({ ...seat, name: seatName(seat) }));
  return { ...message, table: { ...message.table, seats } };
}
