/** How a game ended, in one sentence: to whoever won, by "you". */

import type { Place } from "../../protocol";

export interface Verdict {
  /** Of the message, and what it wants to know. */
  id: string;
  words: { names: string; points: number };
}

/** With several of the reader's at one device nobody is "you": each goes by his name. */
export function verdictOf(ranking: Place[], names: string[], seats: number[]): Verdict {
  const winners = ranking.filter((place) => place.rank === 1);
  const words = { names: winners.map((place) => names[place.seat]).join(", "), points: winners[0]?.points ?? 0 };
  if (winners.length === 0) return { id: "standing-over-none", words };
  if (winners.length > 1) return { id: "standing-over-shared", words };
  const isOwn = seats.length === 1 && seats[0] === winners[0]?.seat;
  return { id: isOwn ? "standing-over-you-win" : "standing-over-wins", words };
}
