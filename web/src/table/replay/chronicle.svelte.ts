/** All that happened at a table so far, in words and as events; of a game that goes on, more is read as it comes. */

import { get } from "$lib/api";
import type { Language } from "$lib/words.svelte";
import type { LogLine, News } from "../../protocol";
import { readLog } from "../log/book.svelte";

export class Chronicle {
  lines = $state.raw<LogLine[]>([]);
  /** By entries of the record. */
  events = $state.raw<ReadonlyMap<number, unknown[]>>(new Map());

  private heard = 0;
  private reading: Promise<void> | null = null;
  private more = false;

  constructor(
    private readonly table: string,
    private readonly seat: number | null,
    private readonly language: Language,
  ) {}

  /** Read what is new. What cannot be read now is read the next time. */
  catchUp(): Promise<void> {
    this.more = true;
    this.reading ??= this.read()
      .catch(() => undefined)
      .finally(() => (this.reading = null));
    return this.reading;
  }

  private async read(): Promise<void> {
    while (this.more) {
      this.more = false;
      await Promise.all([this.readLines(), this.readEvents()]);
    }
  }

  private async readLines(): Promise<void> {
    for (;;) {
      const page = await readLog(this.table, this.language, this.seat, this.lines.at(-1)?.n ?? 0);
      if (page.length === 0) return;
      this.lines = [...this.lines, ...page];
    }
  }

  private async readEvents(): Promise<void> {
    for (;;) {
      const page = await get<News[]>(`/api/tables/${this.table}/news`, { since: this.heard, seat: this.seat });
      if (page.length === 0) return;
      this.heard = page.at(-1)?.n ?? this.heard;
      this.events = new Map([...this.events, ...page.flatMap(eventsOf)]);
    }
  }
}

function eventsOf({ move, events }: News): [number, unknown[]][] {
  return move == null ? [] : [[move, events ?? []]];
}
