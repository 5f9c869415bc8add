import { expect, it } from "vitest";
import { costliest, percent, type Review } from "./review";

const judged = (entry: number, seat: number, loss: number, points_loss = 0) => ({
  entry,
  seat,
  played: "pass",
  best: "swap o",
  loss,
  points_loss,
});
const accuracy = (seat: number, worst: number[]) => ({
  seat,
  decisions: 9,
  agreed: 3,
  mean_loss: 0.01,
  mistakes: 1,
  blunders: 0,
  worst,
});

it("the costliest decisions of all seats come first, whatever the seat", () => {
  const review: Review = {
    decisions: [judged(5, 0, 0.02), judged(9, 1, 0.2), judged(11, 0, 0), judged(12, 0, 0.02, 3)],
    curve: [],
    accuracy: [accuracy(0, [12, 5]), accuracy(1, [9])],
    worst: [9, 12, 5],
  };
  expect(costliest(review, 8).map((one) => one.entry)).toEqual([9, 12, 5]);
  expect(costliest(review, 2).map((one) => one.entry)).toEqual([9, 12]);
});

it("shares are told in percent", () => {
  expect(percent(0.256)).toBe(26);
  expect(percent(0.0123, 1)).toBe(1.2);
});
