import { expect, it } from "vitest";
import { addressOf, invitationOf, momentOf } from "./address";

it("names a moment of a game", () => {
  expect(addressOf("abc")).toBe("/t/abc");
  expect(addressOf("abc", 0)).toBe("/t/abc#at=0");
  expect(momentOf("at=0")).toBe(0);
  expect(momentOf("at=123")).toBe(123);
});

it("takes nothing else for a moment", () => {
  for (const other of ["", "at=", "at=-1", "at=1e9", "at=12345678", "main", "Zm9vYmFyYmF6cXV4Zm9v"]) {
    expect(momentOf(other)).toBeNull();
  }
});

it("takes a moment for no invitation", () => {
  expect(invitationOf("")).toBeNull();
  expect(invitationOf("at=7")).toBeNull();
  expect(invitationOf("Zm9vYmFyYmF6cXV4Zm9v")).toBe("Zm9vYmFyYmF6cXV4Zm9v");
});
