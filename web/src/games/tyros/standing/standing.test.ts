import { describe, expect, it } from "vitest";
import type { TyrosScoreSheet, TyrosSeatScore } from "../../../protocol";
import { leadOf, placeWords, ranking, reach, realms, shares } from "./standing";

function seat(number: number, total: number, tie_break = 0): TyrosSeatScore {
  return { seat: number, cities: total, ships: 0, majorities: 0, four_empires: 0, total, tie_break };
}

function sheet(seats: TyrosSeatScore[]): TyrosScoreSheet {
  const empire = (name: string, size: number, rank: number, cities: number[], majority: number | null = null) => ({
    empire: name,
    size,
    rank,
    city_points: 12,
    ship_points: 6,
    to_rise: rank === 1 ? null : 1,
    cities,
    control_points: seats.map(() => 0),
    majority,
  });
  return {
    fields: [
      { field: "7", empire: "orange", seat: 0, city: true, points: 10 },
      { field: "8", empire: "green", seat: 0, city: false, points: 6 },
      { field: "9", empire: "green", seat: 1, city: true, points: 12 },
    ],
    empires: [
      empire("orange", 5, 2, [1, 0, 0], 0),
      empire("yellow", 5, 3, [0, 0, 0]),
      empire("green", 9, 1, [0, 1, 0], 1),
      empire("violet", 2, 4, [1, 0, 0], 0),
    ],
    seats,
    order: ["orange", "yellow", "green", "violet"],
  };
}

describe("the ranking", () => {
  it("goes by points, then by the largest empire", () => {
    const rows = ranking(sheet([seat(0, 20), seat(1, 30, 5), seat(2, 30, 9)]));
    expect(rows.map((row) => [row.seat, row.rank])).toEqual([
      [2, 1],
      [1, 2],
      [0, 3],
    ]);
    expect(leadOf(rows)).toEqual({ seats: [2], by: 0, byTieBreak: true });
  });
  it("gives the same place to equals", () => {
    const rows = ranking(sheet([seat(0, 30), seat(1, 10), seat(2, 30)]));
    expect(rows.map((row) => row.rank)).toEqual([1, 1, 3]);
    expect(leadOf(rows)).toEqual({ seats: [0, 2], by: 20, byTieBreak: false });
  });
  it("has nobody behind when all are equal", () => {
    expect(leadOf(ranking(sheet([seat(0, 0), seat(1, 0), seat(2, 0)])))).toEqual({
      seats: [0, 1, 2],
      by: 0,
      byTieBreak: false,
    });
  });
});

it("a seat's fields are grouped by empire, the largest first", () => {
  expect(shares(sheet([]), 0).map((share) => [share.empire, share.fields.length, share.majority])).toEqual([
    ["green", 1, false],
    ["orange", 1, true],
  ]);
});

describe("empires", () => {
  const found = realms(sheet([]));
  it("stand in their order", () => {
    expect(found.map((one) => one.empire)).toEqual(["green", "orange", "yellow", "violet"]);
  });
  it("know who is of their size", () => {
    expect(found.map((one) => one.tied)).toEqual([false, true, true, false]);
  });
  it("are counted for the race", () => {
    expect(reach(sheet([seat(0, 0), seat(1, 0), seat(2, 0)]))).toEqual([2, 1, 0]);
  });
});

it("places are named by the catalogues", () => {
  expect(placeWords("T")).toEqual({ place: "tyros", number: "T" });
  expect(placeWords("16e").place).toBe("east");
  expect(placeWords("23")).toEqual({ place: "field", number: "23" });
});
