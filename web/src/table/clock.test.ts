import { expect, it } from "vitest";
import { timeLeft } from "./clock";

it("counts minutes and seconds, then hours, then days", () => {
  expect(timeLeft(65_000)).toEqual({ unit: "clock", text: "1:05" });
  expect(timeLeft(64_001)).toEqual({ unit: "clock", text: "1:05" });
  expect(timeLeft(3_600_000)).toEqual({ unit: "hours", count: 1 });
  expect(timeLeft(47.5 * 3_600_000)).toEqual({ unit: "hours", count: 47 });
  expect(timeLeft(48 * 3_600_000)).toEqual({ unit: "days", count: 2 });
});

it("never goes below nothing", () => {
  expect(timeLeft(-5)).toEqual({ unit: "clock", text: "0:00" });
});
