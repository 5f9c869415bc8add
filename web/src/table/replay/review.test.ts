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

const entries = (judgements: { entry: number }[]) => judgements.map((one) => one.entry);

const REVIEW: Review = {
  decisions: [judged(5, 0, 0.02), judged(9, 1, 0.2), judged(11, 0, 0), judged(12, 0, 0.02, 3), judged(14, 2, 0.1)],
  curve: [],
  accuracy: [accuracy(0, [12, 5]), accuracy(1, [9]), accuracy(2, [14])],
  worst: [9, 14, 12],
};

it("whoever watches sees the costliest decisions of all seats, whatever the seat", () => {
  expect(costliest(REVIEW, [], 8).own).toEqual([]);
  expect(entries(costliest(REVIEW, [], 8).others)).toEqual([9, 14, 12, 5]);
  expect(entries(costliest(REVIEW, [], 2).others)).toEqual([9, 14]);
});

it("whoever played sees his own first, and all of them", () => {
  const { own, others } = costliest(REVIEW, [0], 3);
  expect([entries(own), entries(others)]).toEqual([[12, 5], [9]]);
});

it("a decision is left out if its cost rounds to nothing, in chances and in points", () => {
  const decisions = [judged(3, 0, 0.004, 0.4), judged(5, 0, 0.004, 2), judged(7, 0, 0.006)];
  const review = { ...REVIEW, decisions, accuracy: [accuracy(0, [3, 5, 7])] };
  expect(entries(costliest(review, [0], 8).own)).toEqual([7, 5]);
});

it("shares are told in percent", () => {
  expect(percent(0.256)).toBe(26);
  expect(percent(0.0123, 1)).toBe(1.2);
});
