import { describe, expect, it } from "vitest";
import { calmed, line, markers, nearest, rungs, samples, scale, spread, valueAt } from "./scale";

describe("axes", () => {
  it("have round figures that cover the top", () => {
    expect(rungs(82)).toEqual([0, 20, 40, 60, 80, 100]);
    expect(rungs(15)).toEqual([0, 5, 10, 15]);
    expect(rungs(1)).toEqual([0, 1]);
    expect(rungs(0)).toEqual([0, 1]);
  });
  it("map one range onto another, also an empty one", () => {
    expect(scale([0, 10], [100, 0])(2.5)).toBe(75);
    expect(scale([3, 3], [0, 10])(3)).toBe(0);
  });
});

it("a line goes from point to point", () => {
  const same = (value: number) => value;
  expect(
    line(
      [
        { x: 0, y: 1 },
        { x: 2, y: 3.25 },
      ],
      same,
      same,
    ),
  ).toBe("M0.0 1.0L2.0 3.3");
});

describe("letters on lines", () => {
  const points = Array.from({ length: 36 }, (_, x) => ({ x, y: 1 }));
  it("are few, and apart from those of other lines", () => {
    const places = [0, 0.25, 0.5, 0.75].flatMap((shift) => markers(points, shift).map((point) => point.x));
    expect(places.length).toBeGreaterThan(12);
    expect(new Set(places).size).toBe(places.length);
  });
  it("leave the end to the name there", () => {
    expect(markers(points.slice(0, 1), 0)).toEqual([]);
  });
});

describe("names at the ends of lines", () => {
  it("stay where they are if there is room", () => {
    expect(spread([10, 90, 50], 12, 100)).toEqual([10, 90, 50]);
  });
  it("give way upwards", () => {
    expect(spread([98, 99, 50], 12, 100)).toEqual([87, 99, 50]);
    expect(spread([120, 120], 10, 100)).toEqual([100, 90]);
  });
});

it("the nearest figure is found, and the value that holds there", () => {
  expect(nearest([0, 10, 20], 14)).toBe(10);
  expect(nearest([], 14)).toBeNull();
  const points = [
    { x: 0, y: 5 },
    { x: 10, y: 7 },
  ];
  expect(valueAt(points, 9)).toBe(5);
  expect(valueAt(points, 10)).toBe(7);
  expect(valueAt(points, -1)).toBeNull();
});

describe("samples", () => {
  it("are few, rising, and have both ends", () => {
    const chosen = samples(460, 32);
    expect(chosen).toHaveLength(32);
    expect(chosen[0]).toBe(0);
    expect(chosen.at(-1)).toBe(460);
    expect(new Set(chosen).size).toBe(32);
  });
  it("are all there are if there are few", () => {
    expect(samples(3, 32)).toEqual([0, 1, 2, 3]);
    expect(samples(0, 32)).toEqual([0]);
  });
});

describe("a restless line", () => {
  it("is calmed to means, with both ends", () => {
    const restless = Array.from({ length: 202 }, (_, x) => ({ x, y: x % 2 ? 0 : 100 }));
    const calm = calmed(restless, 52);
    expect(calm).toHaveLength(52);
    expect([calm[0], calm.at(-1)]).toEqual([restless[0], restless.at(-1)]);
    expect(calm.slice(1, -1).every((point) => point.y === 50)).toBe(true);
  });
  it("is left alone if it is short", () => {
    const short = [
      { x: 0, y: 3 },
      { x: 1, y: 9 },
    ];
    expect(calmed(short, 52)).toBe(short);
    expect(calmed([], 52)).toEqual([]);
  });
});
