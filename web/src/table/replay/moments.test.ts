import { describe, expect, it, vi } from "vitest";
import type { Moment } from "../../protocol";
import { around, fewAtATime, Moments, stop } from "./moments";

const moment = (entry: number): Moment => ({ entry, entries: 500, viewer: -1, table: null, outcome: null });

describe("moments", () => {
  it("are fetched once while they are at hand", async () => {
    const fetch = vi.fn(async (entry: number) => moment(entry));
    const moments = new Moments(fetch);
    moments.prepare([3, 4]);
    expect((await moments.at(3)).entry).toBe(3);
    expect(fetch).toHaveBeenCalledTimes(2);
  });
  it("are let go, the oldest first, however many were looked at", async () => {
    const fetch = vi.fn(async (entry: number) => moment(entry));
    const moments = new Moments(fetch, 10);
    for (let entry = 0; entry <= 500; entry++) await moments.at(entry);
    expect(moments.size).toBe(10);
    await moments.at(495);
    expect(fetch).toHaveBeenCalledTimes(501);
    await moments.at(0);
    expect(fetch).toHaveBeenCalledTimes(502);
  });
  it("that failed can be asked for again", async () => {
    const fetch = vi.fn<(entry: number) => Promise<Moment>>(async (entry) => moment(entry));
    fetch.mockRejectedValueOnce(new Error("away"));
    const moments = new Moments(fetch);
    await expect(moments.at(7)).rejects.toThrow("away");
    expect((await moments.at(7)).entry).toBe(7);
  });
});

it("what comes next lies within the game", () => {
  expect(around(5, 100, 3, 1)).toEqual([6, 7, 8, 4]);
  expect(around(0, 1, 3, 2)).toEqual([1]);
});

it("rounds are stops on the way", () => {
  expect(stop([3, 80, 160], 80, true)).toBe(160);
  expect(stop([3, 80, 160], 81, false)).toBe(80);
  expect(stop([3, 80, 160], 160, true)).toBeNull();
});

it("a few at a time are all done, and never more at once", async () => {
  let now = 0;
  let most = 0;
  const done: number[] = [];
  await fewAtATime([1, 2, 3, 4, 5, 6, 7], 3, async (thing) => {
    most = Math.max(most, ++now);
    await Promise.resolve();
    done.push(thing);
    now--;
  });
  expect(most).toBe(3);
  expect(done.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7]);
});
