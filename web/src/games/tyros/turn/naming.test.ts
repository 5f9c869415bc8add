import { expect, it, vi } from "vitest";
import { placeShort } from "./naming";

vi.mock("$lib/words.svelte", () => ({ t: (key: string) => key }));

it("names a coast by its harbour, and the city of both coasts by its field", () => {
  expect([placeShort("16w"), placeShort("16e", "move"), placeShort("T")]).toEqual(["Kyme 16w", "Taras 16e", "Tyros"]);
  expect([placeShort("16w", "found"), placeShort("16e", "found")]).toEqual(["Kyme 16w", "Kyme 16e"]);
});
