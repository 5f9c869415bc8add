import { describe, expect, it } from "vitest";
import type { TyrosPlayerView } from "../../../protocol";
import { berths } from "../places";
import { clamp, DEEPEST, fit, reveal, resolution, WHOLE, zoomAt } from "./camera";
import { badgeCorners, fleet } from "./fleet";
import { keyframes } from "./motion";
import { realms } from "./realms";
import { ahead } from "./steering";

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

describe("the camera", () => {
  const view = { width: 1000, height: 1000 };

  it("shows the whole map in the middle", () => {
    const { y } = clamp(WHOLE, view);
    expect(y).toBeCloseTo((1000 - fit(view).height) / 2);
  });

  it("keeps the point under the finger", () => {
    const look = zoomAt(clamp(WHOLE, view), view, 2, 300, 500);
    expect(look.zoom).toBe(2);
    expect((300 - look.x) / 2).toBeCloseTo(300);
  });

  it("comes no closer and goes no farther than it can", () => {
    expect(zoomAt(WHOLE, view, 100, 0, 0).zoom).toBe(DEEPEST);
    expect(zoomAt({ ...WHOLE, zoom: 2 }, view, 0.01, 0, 0).zoom).toBe(1);
    expect(clamp({ x: 500, y: 0, zoom: 3 }, view).x).toBe(0);
    expect(clamp({ x: -9000, y: 0, zoom: 3 }, view).x).toBe(-2000);
  });

  it("moves to what is out of sight", () => {
    const look = reveal({ x: 0, y: 0, zoom: 4 }, view, { x: 1900, y: 960 });
    const x = look.x + (1900 + 95.2) * resolution(look, view);
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(1000);
  });

  it("survives a window without size", () => {
    expect(clamp(WHOLE, { width: 0, height: 0 })).toEqual({ x: 0, y: 0, zoom: 1 });
  });
});

describe("arrow keys", () => {
  it("lead to the nearest place ahead", () => {
    expect(ahead("1", "ArrowRight", ["6", "10", "7", "29"])).toBe("6");
    expect(ahead("1", "ArrowDown", ["6", "2", "3"])).toBe("2");
    expect(ahead("16w", "ArrowRight", ["16e", "21"])).toBe("16e");
  });

  it("lead nowhere where nothing is", () => {
    expect(ahead("1", "ArrowLeft", ["6", "2", "1"])).toBeNull();
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
