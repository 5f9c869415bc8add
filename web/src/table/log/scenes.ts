/** What others did, as the board showed it: the position after each entry of the record, and what moved there. */

import { get } from "$lib/api";
import type { News } from "../../protocol";
import { momentsOf, type Moments } from "../replay/moments";

export interface Scene {
  table: unknown;
  events: unknown[];
}

export class Scenes {
  private readonly moments: Moments;
  private readonly news: Promise<Map<number, unknown[]>>;

  /** Those after an entry of the table's log, as a seat may know them. */
  constructor(table: string, seat: number, since: number) {
    this.moments = momentsOf(table, seat);
    this.news = get<News[]>(`/api/tables/${table}/news`, { since, seat })
      .then(byEntry)
      .catch(() => new Map<number, unknown[]>());
  }

  /** After an entry; the one that follows is fetched meanwhile. */
  async at(entry: number, next: number | null): Promise<Scene> {
    const [moment, news] = await Promise.all([this.moments.at(entry), this.news]);
    if (next !== null) this.moments.prepare([next]);
    return { table: moment.table, events: [...(news.get(entry) ?? [])] };
  }
}

function byEntry(news: News[]): Map<number, unknown[]> {
  return new Map(news.flatMap(({ move, events }) => (move == null ? [] : [[move, events ?? []]])));
}
