/** Lists of tables: in which order, and what is said of each. */

import type { TableLine, TableMessage } from "../protocol";

const ORDER: Record<TableLine["status"], number> = { playing: 1, open: 2, over: 3, closed: 4 };

/** Those that wait for one first, then those that go on; the newest of each first. */
export function inOrder(lines: TableLine[]): TableLine[] {
  const place = (line: TableLine): number => (line.your_turn ? 0 : ORDER[line.status]);
  return [...lines].sort((a, b) => place(a) - place(b) || b.changed_at - a.changed_at);
}

/** The names of all who sit at a table, or did so when its record was written, but those of oneself. */
export function companions(message: TableMessage): string[] {
  return message.table.seats
    .filter((seat, i) => seat.name !== "" && !message.you.seats.includes(i))
    .map((seat) => seat.name);
}

/** The names of those whom the game waits for. */
export function awaited(message: TableMessage): string[] {
  const seats = new Set((message.view?.decisions ?? []).map((decision) => decision.seat));
  return message.table.seats.filter((_, i) => seats.has(i)).map((seat) => seat.name);
}

/** The names of those who won, if the game has a result. */
export function winners(message: TableMessage): string[] {
  const best = (message.view?.outcome?.ranking ?? []).filter((place) => place.rank === 1);
  return best.flatMap((place) => message.table.seats[place.seat]?.name ?? []);
}
