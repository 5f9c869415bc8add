import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { TyrosTable } from "../../../protocol";
import { chances, DECK } from "./chances";

it("has the deck of the rules", () => {
  const source = readFileSync("../src/emporion/games/tyros/cards.py", "utf-8");
  const figure = (name: string) => Number(new RegExp(`^${name}: Final = (\\d+)`, "m").exec(source)?.[1]);
  expect(DECK.joker).toBe(figure("JOKER_CARDS"));
  for (const kind of ["orange", "yellow", "green", "violet"] as const) expect(DECK[kind]).toBe(figure("COLOUR_CARDS"));
});

it("counts what nobody has shown", () => {
  const table = { discards: { orange: 14, yellow: 14, green: 10 }, hand: { green: 4, violet: 2 } } as TyrosTable;
  const shares = Object.fromEntries(chances(table).map(({ kind, share }) => [kind, share]));
  expect(shares).toEqual({ orange: 0, yellow: 0, green: 0, violet: 12 / 16, joker: 4 / 16 });
});
