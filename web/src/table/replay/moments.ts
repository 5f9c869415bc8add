/** Moments of a game that were looked at last. Only so many are kept, however long somebody goes to and fro. */

import { get } from "$lib/api";
import { note } from "$lib/whereabouts";
import type { Moment } from "../../protocol";

export class Moments {
  private readonly kept = new Map<number, Promise<Moment>>();

  constructor(
    private readonly fetch: (entry: number) => Promise<Moment>,
    private readonly room = 48,
  ) {}

  get size(): number {
    return this.kept.size;
  }

  /** The game after an entry. What is being fetched is not asked for twice, and what failed may be asked for again. */
  at(entry: number): Promise<Moment> {
    const moment = this.kept.get(entry) ?? this.fetch(entry);
    this.kept.delete(entry);
    this.kept.set(entry, moment);
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= this.room) break;
      this.kept.delete(oldest);
    }
    moment.catch(() => this.kept.get(entry) === moment && this.kept.delete(entry));
    return moment;
  }

  /** Have these at hand soon. */
  prepare(entries: number[]): void {
    for (const entry of entries) if (!this.kept.has(entry)) void this.at(entry).catch(() => undefined);
  }
}

/** Those of a table, with the eyes of a seat. */
export function momentsOf(table: string, seat: number | null): Moments {
  return new Moments(async (entry) => {
    const moment = await get<Moment>(`/api/tables/${table}/at/${entry}`, { seat });
    note(moment.table, { table, entry, seat });
    return moment;
  });
}

/** The entries that somebody at `entry` will look at next, within the game. */
export function around(entry: number, entries: number, ahead: number, back: number): number[] {
  const wanted = Array.from({ length: ahead }, (_, i) => entry + 1 + i);
  wanted.push(...Array.from({ length: back }, (_, i) => entry - 1 - i));
  return wanted.filter((one) => one >= 0 && one <= entries);
}

/** The first of these (in rising order) after an entry, or the last before it. */
export function stop(stops: number[], entry: number, forward: boolean): number | null {
  const found = forward ? stops.find((one) => one > entry) : stops.findLast((one) => one < entry);
  return found ?? null;
}

/** Do something for all, a few at a time. */
export async function fewAtATime<T>(things: T[], most: number, work: (thing: T) => Promise<void>): Promise<void> {
  const left = [...things];
  const worker = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: most }, worker));
}
