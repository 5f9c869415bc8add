import { describe, expect, it } from "vitest";
import type { TyrosPlayerView } from "../../../protocol";
import { area, berths } from "../places";
import { journeys } from "./dealing";
import { badgeCorners, fleet } from "./fleet";
import { keyframes } from "./motion";
import { realms } from "./realms";
import { room, spots } from "./tags";

const player = (ships: Record<string, number>) => ({ ships }) as unknown as TyrosPlayerView;

describe("a fleet", () => {
  it("gives every ship a harbour while there are enough", () => {
    const ships = fleet([player({ T: 2, "23": 1 }), player({ T: 2, "23": 1 })]);
    expect(ships.filter((ship) => ship.place === "T")).toHaveLength(4);
    expect(ships.filter((ship) => ship.place === "23").map(({ x, y }) => ({ x, y }))).toEqual(berths("23"));
    expect(new Set(ships.map((ship) => ship.key)).size).toBe(6);
  });

  it("puts the ships of a player together where there are more", () => {
    const ships = fleet([player({ "23": 3 }), player({ "23": 1 })]);
    expect(ships.map(({ seat, count, size }) => [seat, count, size])).toEqual([
      [0, 3, 1],
      [1, 1, 1],
    ]);
  });

  it("crowds where players are more than harbours", () => {
    const ships = fleet([player({ "23": 2 }), player({ "23": 1 }), player({}), player({ "23": 1 })]);
    expect(ships.map(({ seat, count }) => [seat, count])).toEqual([
      [0, 2],
      [1, 1],
      [3, 1],
    ]);
    expect(ships.every((ship) => ship.size < 1)).toBe(true);
    expect(new Set(ships.map(({ x, y }) => `${x} ${y}`)).size).toBe(3);
  });

  it("knows a corner for the letter of every chip", () => {
    expect(badgeCorners.size).toBe(33);
  });
});

describe("realms", () => {
  it("have an edge on all sides but towards themselves", () => {
    const [orange, green] = realms({ "1": "orange", "2": "orange", "6": "green" });
    expect(orange?.empire).toBe("orange");
    expect(orange?.area.match(/M/g)).toHaveLength(2);
    expect(orange?.edge.match(/M/g)).toHaveLength(14);
    expect(green?.edge.match(/M/g)).toHaveLength(8);
  });

  it("end at the edge of the board", () => {
    expect(realms({ "29": "violet", "2": "violet" })[0]?.edge.match(/M/g)).toHaveLength(16);
  });

  it("are none without chips", () => {
    expect(realms({})).toEqual([]);
  });
});

describe("a voyage", () => {
  it("is frames that end where the ship is", () => {
    const frames = keyframes([
      { x: 0, y: 0 },
      { x: 30, y: 0 },
      { x: 30, y: 70 },
    ]);
    expect(frames.map((frame) => frame.offset)).toEqual([0, 0.3, 1]);
    expect(frames[0]?.transform).toBe("translate(-30px, -70px)");
    expect(frames.at(-1)?.transform).toBe("translate(0px, 0px)");
  });
});

describe("the tags with prices", () => {
  it("cover no number of a field, no name and no city", () => {
    const covering = [...spots].filter(([, spot]) => room(spot) < 1).map(([place]) => place);
    expect(covering).toEqual([]);
  });

  it("do not lie one upon the other, also where they are half as large again", () => {
    const all = [...spots.values()].map(({ x, y, side }) => ({ x: x + side * 46, y }));
    const near = all.flatMap((one, i) =>
      all.slice(i + 1).filter((other) => Math.abs(one.x - other.x) < 92 && Math.abs(one.y - other.y) < 60),
    );
    expect(near).toEqual([]);
  });

  it("lie in their own squares", () => {
    for (const [place, { x, y }] of spots) {
      const square = area(place);
      expect(x).toBeGreaterThanOrEqual(square.x);
      expect(x).toBeLessThanOrEqual(square.x + square.width);
      expect(y).toBeGreaterThan(square.y + 20);
      expect(y).toBeLessThan(square.y + square.height - 20);
    }
  });
});

describe("cards on their way", () => {
  it("go to the bank and come from it, as many as everybody may know", () => {
    expect(
      journeys([
        { event: "ship-moved", seat: 1, start: "T", goal: "31", fare: { yellow: 2, joker: 1 } },
        { event: "toll-paid", seat: 1, owner: 3 },
        { event: "cards-drawn", seat: 0, count: 2 },
      ]),
    ).toEqual([
      { from: 1, to: "bank", count: 3 },
      { from: 1, to: 3, count: 1 },
      { from: "bank", to: 0, count: 2 },
    ]);
  });

  it("cross in a trade; of a gift, only one side flies", () => {
    const trade = { event: "trade-closed", seat: 0, partner: 2, give: { green: 2 }, want: {} } as const;
    expect(journeys([trade])).toEqual([{ from: 0, to: 2, count: 2 }]);
    expect(journeys([{ ...trade, want: { joker: 1 } }])).toHaveLength(2);
  });

  it("stay where they are when nobody pays", () => {
    expect(journeys([{ event: "passed", seat: 0 }])).toEqual([]);
  });
});
