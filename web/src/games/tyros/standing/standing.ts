/** Who stands where, read from the server's score sheet: put in order and grouped, never counted anew. */

import type { TyrosEmpireScore, TyrosFieldScore, TyrosScoreSheet, TyrosSeatScore } from "../../../protocol";
import type { Empire } from "../looks";

export const SOURCES = ["cities", "ships", "majorities", "four_empires"] as const;
export type Source = (typeof SOURCES)[number];

export interface Row extends TyrosSeatScore {
  rank: number;
}

/** The seats from the first to the last; who is equal in all that counts shares a place. */
export function ranking(scores: TyrosScoreSheet): Row[] {
  const better = (a: TyrosSeatScore, b: TyrosSeatScore) => b.total - a.total || b.tie_break - a.tie_break;
  return [...scores.seats]
    .sort((a, b) => better(a, b) || a.seat - b.seat)
    .map((one) => ({ ...one, rank: 1 + scores.seats.filter((other) => better(other, one) < 0).length }));
}

export interface Lead {
  /** Whoever is first. */
  seats: number[];
  /** So much before the next. */
  by: number;
  /** Others have as many points, but stand behind. */
  byTieBreak: boolean;
}

export function leadOf(rows: Row[]): Lead {
  const first = rows.filter((row) => row.rank === 1);
  const next = rows[first.length];
  const by = next ? (first[0]?.total ?? 0) - next.total : 0;
  return { seats: first.map((row) => row.seat), by, byTieBreak: next !== undefined && by === 0 };
}

export interface Share {
  empire: Empire;
  fields: TyrosFieldScore[];
  majority: boolean;
}

/** What a seat has in each empire, the largest first; empires in which it has nothing are left out. */
export function shares(scores: TyrosScoreSheet, seat: number): Share[] {
  return [...scores.empires]
    .sort((a, b) => a.rank - b.rank)
    .map((one) => ({
      empire: one.empire as Empire,
      fields: scores.fields.filter((field) => field.seat === seat && field.empire === one.empire),
      majority: one.majority === seat,
    }))
    .filter((share) => share.fields.length > 0);
}

export interface Realm extends TyrosEmpireScore {
  empire: Empire;
  /** Others of the same size: the order of the edition decides between them. */
  tied: boolean;
}

/** The empires from the largest to the smallest. */
export function realms({ empires }: TyrosScoreSheet): Realm[] {
  return [...empires]
    .sort((a, b) => a.rank - b.rank)
    .map((one) => ({
      ...one,
      empire: one.empire as Empire,
      tied: empires.some((other) => other !== one && other.size === one.size),
    }));
}

/** In how many empires each seat has a city (§8.4). */
export function reach(scores: TyrosScoreSheet): number[] {
  return scores.seats.map(({ seat }) => scores.empires.filter((one) => (one.cities[seat] ?? 0) > 0).length);
}

/** A place in the words of the catalogues: the arguments of tyros-place-name and its like. */
export function placeWords(place: string): { place: string; number: string } {
  const kinds: Record<string, string> = { T: "tyros", "16w": "west", "16e": "east" };
  return { place: kinds[place] ?? "field", number: place };
}
