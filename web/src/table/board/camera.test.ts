import { describe, expect, it } from "vitest";
import { clamp, DEEPEST, fit, reveal, resolution, WHOLE, zoomAt } from "./camera";

describe("the camera", () => {
  const paper = { x: -100, y: -100, width: 2000, height: 1500 };
  const view = { width: 1000, height: 1000, paper };

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
    const look = reveal({ x: 0, y: 0, zoom: 4 }, view, { x: 1700, y: 960 });
    const x = look.x + (1700 + 100) * resolution(look, view);
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(1000);
  });

  it("survives a window without size", () => {
    expect(clamp(WHOLE, { width: 0, height: 0, paper })).toEqual({ x: 0, y: 0, zoom: 1 });
  });
});
