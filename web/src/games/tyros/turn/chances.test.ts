import { expect, it } from "vitest";
import type { TyrosTable } from "../../../protocol";
import { chances } from "./chances";

it("has a share for each kind of what nobody has shown", () => {
  const shares = (table: Partial<TyrosTable>) =>
    Object.fromEntries(chances(table as TyrosTable).map(({ kind, share }) => [kind, share]));
  const none = { orange: 0, yellow: 0, green: 0, violet: 0, joker: 0 };
  expect(shares({ unseen_cards: { violet: 12, joker: 4 } })).toEqual({ ...none, violet: 12 / 16, joker: 4 / 16 });
  expect(shares({ unseen_cards: {} })).toEqual(none);
});
