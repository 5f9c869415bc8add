import { describe, expect, it } from "vitest";
import { area, berth, BERTHS, berths, cell, centre, city, course, FIELDS, neighbours, PAPER } from "./places";
import { placeArgs, placeName, routes, SCALE, voyage, type Point } from "./places";

const inside = ({ x, y }: Point, place: string) => {
  const { column, row } = cell(place);
  return Math.floor(x / SCALE) === column && Math.floor(y / SCALE) === row;
};

describe("places", () => {
  it("has 33 fields and a berth more", () => {
    expect(FIELDS).toHaveLength(33);
    expect(BERTHS).toHaveLength(34);
    expect(BERTHS).toContain("16e");
    expect(BERTHS).not.toContain("16");
  });

  it.each(FIELDS)("draws everything of field %s in its square", (field) => {
    expect(inside(centre(field), field)).toBe(true);
    expect(inside(city(field), field)).toBe(true);
    expect(placeName(field)).not.toBe("");
  });

  it.each(BERTHS)("has harbours of berth %s in its square", (place) => {
    expect(berths(place)).toHaveLength(place === "T" ? 8 : 2);
    expect(berths(place).every((harbour) => inside(harbour, place))).toBe(true);
  });

  it("puts ships for whom there is no harbour in the last one", () => {
    expect(berth("23", 5)).toEqual(berth("23", 1));
  });

  it("divides Italy between its coasts", () => {
    const [west, east, whole] = [area("16w"), area("16e"), area("16")];
    expect(west.width + east.width).toBe(whole.width);
    expect(west.x + west.width).toBe(east.x);
    for (const place of ["16w", "16e"]) {
      const { x, width } = area(place);
      for (const harbour of berths(place)) expect(harbour.x > x && harbour.x < x + width).toBe(true);
    }
  });

  it("says how the catalogues call a place", () => {
    expect(placeArgs("T")).toEqual({ place: "tyros", number: "T" });
    expect(placeArgs("16e")).toEqual({ place: "east", number: "16" });
    expect(placeArgs("23")).toEqual({ place: "field", number: "23" });
    expect([placeName("16w"), placeName("16e"), placeName("T")]).toEqual(["Kyme", "Taras", "Tyros"]);
  });

  it("is as large as the map", () => {
    expect([PAPER.width, PAPER.height].map(Math.round)).toEqual([2150, 1590]);
  });
});

describe("routes", () => {
  it("go both ways and begin where another ended", () => {
    for (const { from, to, points } of routes) {
      expect(neighbours(to)).toContain(from);
      expect(inside(points[0] as Point, from)).toBe(true);
      expect(inside(points.at(-1) as Point, to)).toBe(true);
    }
  });

  it("know the coasts of Italy (2.4)", () => {
    expect(neighbours("16e").sort()).toEqual(["15", "17"]);
    expect(neighbours("16w").sort()).toEqual(["11", "17"]);
  });

  it.each([
    ["T", "23", 4],
    ["31", "29", 4],
    ["22", "8", 3],
    ["22", "15", 3],
    ["15", "10", 5],
    ["5", "32", 10],
    ["16w", "16e", 2],
    ["7", "7", 0],
  ])("lead from %s to %s in %i steps (2.5)", (from, to, steps) => {
    expect(voyage(from, to)).toHaveLength(steps);
  });

  it("join to a course without a leap", () => {
    const points = course("5", "32");
    const leaps = points.map((point, i) => {
      const before = points[i - 1] ?? point;
      return Math.hypot(point.x - before.x, point.y - before.y);
    });
    expect(Math.max(...leaps)).toBeLessThan(SCALE * 1.2);
    expect(course("7", "7")).toEqual([]);
  });
});
