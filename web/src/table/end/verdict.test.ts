import { expect, it } from "vitest";
import { verdictOf } from "./verdict";

const place = (seat: number, rank: number, points: number) => ({ seat, rank, points, tie_break: 0 });
const NAMES = ["Ann", "Ben", "Cid"];
const RANKING = [place(1, 1, 40), place(0, 2, 30), place(2, 3, 20)];

it.each([
  ["whoever won is told that he did", [1], "standing-over-you-win"],
  ["the others are told who did", [0], "standing-over-wins"],
  ["and so is whoever watched", [], "standing-over-wins"],
  ["several at one device go by their names", [0, 1], "standing-over-wins"],
])("%s", (_, seats, id) => {
  expect(verdictOf(RANKING, NAMES, seats)).toEqual({ id, words: { names: "Ben", points: 40 } });
});

it("a victory is shared, or nobody's", () => {
  const shared = verdictOf([place(0, 1, 9), place(2, 1, 9), place(1, 3, 5)], NAMES, [0]);
  expect(shared).toEqual({ id: "standing-over-shared", words: { names: "Ann, Cid", points: 9 } });
  expect(verdictOf([], NAMES, [0]).id).toBe("standing-over-none");
});
