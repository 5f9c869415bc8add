import { expect, it } from "vitest";
import type { Field, Form } from "../../protocol";
import { begun, isComplete, room, written } from "./forms";

const TO: Field = {
  name: "to",
  pieces: [
    { name: "B", most: 1 },
    { name: "C", most: 1 },
  ],
  most: 2,
  least: 1,
  join: ",",
};
const GIVE: Field = {
  name: "give",
  pieces: [
    { name: "m", most: 20 },
    { name: "food", most: 2 },
  ],
  most: 22,
  each: "{n}{piece}",
  none: "-",
};
const ALLIANCE: Field = { name: "alliance", pieces: [{ name: " with alliance", most: 1 }], most: 1 };
const PLACED: Field = {
  name: "placed",
  pieces: [
    { name: "sword1@1", most: 2, of: "sword1" },
    { name: "sword1@2", most: 2, of: "sword1" },
    { name: "helmet1@1", most: 1, of: "helmet1" },
  ],
  most: 2,
  before: ": ",
};
const OFFER: Form = {
  tag: "offer",
  text: "offer {to}: {give}{alliance}{placed}",
  fields: [TO, GIVE, ALLIANCE, PLACED],
};

// The same in Python: tests/engine/test_forms.py.
it("writes an action as the server reads it", () => {
  expect(written(OFFER, { to: { C: 1 } })).toBe("offer C: -");
  const filled = {
    to: { B: 1, C: 1 },
    give: { m: 3, food: 1 },
    alliance: { " with alliance": 1 },
    placed: { "sword1@2": 2 },
  };
  expect(written(OFFER, filled)).toBe("offer B,C: 3m 1food with alliance: sword1@2 sword1@2");
});

it("keeps the order of the pieces, whatever was taken first", () => {
  expect(written(OFFER, { to: { C: 1, B: 1 }, give: { food: 2, m: 1 } })).toBe("offer B,C: 1m 2food");
});

it("writes what is in a name, also where it looks like a pattern", () => {
  const form: Form = {
    tag: "name",
    text: "{who}!",
    fields: [{ name: "who", pieces: [{ name: "$&", most: 1 }], most: 1 }],
  };
  expect(written(form, { who: { "$&": 1 } })).toBe("$&!");
});

it("has room for as many of a piece as there are", () => {
  expect(room(GIVE, {}, "food")).toBe(2);
  expect(room(GIVE, { food: 2 }, "food")).toBe(0);
  expect(room(GIVE, { food: 2 }, "m")).toBe(20);
  expect(room(GIVE, {}, "gold")).toBe(0);
});

it("shares a limit among pieces of one kind", () => {
  expect(room(PLACED, { "sword1@1": 1 }, "sword1@2")).toBe(1);
  expect(room(PLACED, { "sword1@1": 2 }, "sword1@2")).toBe(0);
});

it("takes no more in all than the field allows", () => {
  expect(room(PLACED, { "sword1@1": 2 }, "helmet1@1")).toBe(0);
  expect(room(PLACED, { "sword1@1": 1 }, "helmet1@1")).toBe(1);
});

it("is complete once every field has what it must", () => {
  expect(isComplete(OFFER, {})).toBe(false);
  expect(isComplete(OFFER, { to: { B: 0 } })).toBe(false);
  expect(isComplete(OFFER, { to: { B: 1 } })).toBe(true);
});

it("fills in what there is no choice about", () => {
  const only: Field = { name: "to", pieces: [{ name: "B", most: 1 }], most: 1, least: 1 };
  expect(begun({ ...OFFER, fields: [only, GIVE, ALLIANCE] })).toEqual({ to: { B: 1 } });
  expect(begun(OFFER)).toEqual({});
});
