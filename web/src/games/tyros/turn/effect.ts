/** What differs between two score sheets. */

import type { TyrosScoreSheet } from "../../../protocol";

export interface Change {
  before: number;
  after: number;
}

const differs = ({ before, after }: Change): boolean => before !== after;

export function changedEmpires(before: TyrosScoreSheet, after: TyrosScoreSheet) {
  return after.empires
    .map(({ empire, size, rank }) => {
      const was = before.empires.find((other) => other.empire === empire);
      return {
        empire,
        size: { before: was?.size ?? 0, after: size },
        rank: { before: was?.rank ?? rank, after: rank },
      };
    })
    .filter(({ size, rank }) => differs(size) || differs(rank));
}

export function changedPoints(before: TyrosScoreSheet, after: TyrosScoreSheet): (Change & { seat: number })[] {
  return after.seats
    .map(({ seat, total }) => ({
      seat,
      before: before.seats.find((other) => other.seat === seat)?.total ?? 0,
      after: total,
    }))
    .filter(differs);
}
