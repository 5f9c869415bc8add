/** What came over a table's socket and is not part of how it stands now: words, the last events, the last moves. */

import type { TableConnection } from "$lib/connection.svelte";
import type { News } from "../protocol";

export class Heard {
  said = $state.raw<News[]>([]);
  /** What happened since the picture before this one. */
  events = $state.raw<unknown[]>([]);
  /** For each seat's letter the entry of the record with its last move. */
  moves = $state.raw<ReadonlyMap<string, number>>(new Map());

  /** To be made together with the connection: whatever it tells before, nobody hears again. */
  constructor(connection: TableConnection) {
    let isFirst = true;
    connection.hear((news) => {
      this.said = [...this.said, ...news.filter(({ what }) => what === "said")];
      this.events = isFirst ? [] : news.flatMap(({ events }) => events ?? []);
      this.moves = new Map([...this.moves, ...news.flatMap(moveOf)]);
      isFirst = false;
    });
  }
}

/** A move without events took one back. */
function moveOf({ who, move, events }: News): [string, number][] {
  return who != null && move != null && events?.length ? [[who, move]] : [];
}
