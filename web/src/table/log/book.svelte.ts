/** The log of a table in words, as one viewer may read it, kept up to date through the table's socket. */

import { untrack } from "svelte";
import { get } from "$lib/api";
import type { TableConnection } from "$lib/connection.svelte";
import { drawn } from "$lib/drawing";
import type { Language } from "$lib/words.svelte";
import type { LogLine } from "../../protocol";

/** The entry with which every log begins. */
const FIRST = 1;
const RETRY_MS = 3000;

export function readLog(
  table: string,
  language: Language,
  seat: number | null,
  since: number | null,
): Promise<LogLine[]> {
  return get(`/api/tables/${table}/log`, { language, since, seat });
}

/** The whole log, page by page. */
export async function readWholeLog(table: string, language: Language, seat: number | null): Promise<LogLine[]> {
  const lines: LogLine[] = [];
  for (;;) {
    const page = await readLog(table, language, seat, lines.at(-1)?.n ?? 0);
    if (page.length === 0) return lines;
    lines.push(...page);
  }
}

/** Lines, and those of others that come after them. */
function joined(lines: LogLine[], others: LogLine[]): LogLine[] {
  const last = lines.at(-1)?.n ?? 0;
  const after = others.filter((line) => line.n > last);
  return after.length > 0 ? [...lines, ...after] : lines;
}

export class LogBook {
  lines = $state.raw<LogLine[]>([]);
  /** Whether the lines are there, and not only about to be. */
  ready = $state(false);

  private viewer: number | null = null;
  private language: Language = "en";
  /** Grows when all that was read is void: other eyes, or another language. */
  private edition = 0;
  private readers = 0;
  private deafen = (): void => undefined;
  private reading = false;
  private more = false;

  constructor(
    private readonly connection: TableConnection,
    private readonly table: string,
  ) {}

  /** Whether there are lines before the first one here. */
  get goesBack(): boolean {
    return (this.lines[0]?.n ?? FIRST) > FIRST;
  }

  /** Keep the log for somebody who looks at it. Returns how to stop. */
  follow(viewer: number | null, language: Language): () => void {
    untrack(() => this.turnTo(viewer, language));
    if (this.readers++ === 0) this.deafen = this.connection.hear(() => void this.readSoon());
    void this.readSoon();
    return () => {
      if (--this.readers === 0) this.deafen();
    };
  }

  /** Read what lies before the first line. */
  async readBack(): Promise<void> {
    const edition = this.edition;
    const all = await readWholeLog(this.table, this.language, this.viewer);
    if (edition === this.edition) this.lines = joined(all, this.lines);
  }

  /** What one seat may read, the next at the same device must not: it is gone at once. */
  private turnTo(viewer: number | null, language: Language): void {
    if (viewer === this.viewer && language === this.language) return;
    this.viewer = viewer;
    this.language = language;
    this.edition++;
    this.lines = [];
    this.ready = false;
  }

  /** What can be done is asked for first. And what was heard may be the very thing after which this one looks no more:
   * then nothing is read for him. */
  private async readSoon(): Promise<void> {
    await drawn();
    if (this.readers > 0) await this.catchUp();
  }

  private async catchUp(): Promise<void> {
    this.more = true;
    if (this.reading) return;
    this.reading = true;
    while (this.more) {
      this.more = false;
      await this.readOn().catch(() => setTimeout(() => this.readers && void this.catchUp(), RETRY_MS));
    }
    this.reading = false;
  }

  private async readOn(): Promise<void> {
    const edition = this.edition;
    const last = this.lines.at(-1)?.n ?? null;
    const page = await readLog(this.table, this.language, this.viewer, last);
    if (edition !== this.edition) {
      this.more = true;
      return;
    }
    this.lines = joined(this.lines, page);
    if (last !== null && page.length > 0) this.more = true;
    this.ready = true;
  }
}

const books = new WeakMap<TableConnection, LogBook>();

/** All who look at the log of a table read in one book. */
export function bookOf(connection: TableConnection, table: string): LogBook {
  let book = books.get(connection);
  if (book === undefined) books.set(connection, (book = new LogBook(connection, table)));
  return book;
}
