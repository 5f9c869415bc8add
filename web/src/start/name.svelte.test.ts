import { beforeEach, expect, it, vi } from "vitest";
import german from "../../../src/emporion/locales/de/start.ftl?raw";
import english from "../../../src/emporion/locales/en/start.ftl?raw";
import french from "../../../src/emporion/locales/fr/start.ftl?raw";
import italian from "../../../src/emporion/locales/it/start.ftl?raw";
import { ANYBODY, playerName } from "./name.svelte";

const known = vi.hoisted(() => ({ person: null as { name: string; login: null } | null, preferences: { name: "" } }));
vi.mock("$lib/words.svelte", () => ({ t: () => "Spieler" }));
vi.mock("$lib/session.svelte", () => ({ person: () => known.person }));
vi.mock("$lib/preferences.svelte", () => ({ preferences: known.preferences }));

beforeEach(() => {
  known.person = null;
  known.preferences.name = "";
});

it("whoever is new is called as anybody", () => {
  expect(playerName()).toBe("Spieler");
});

it("whoever played as anybody in another language is called so in his own", () => {
  known.preferences.name = "Player";
  expect(playerName()).toBe("Spieler");
  known.person = { name: "Giocatore", login: null };
  expect(playerName()).toBe("Spieler");
});

it("a name of one's own stays", () => {
  known.person = { name: "Ann", login: null };
  expect(playerName()).toBe("Ann");
});

it("anybody is what the catalogues say", () => {
  const called = (catalogue: string) => /^start-player = (.*)$/m.exec(catalogue)?.[1];
  expect([english, german, french, italian].map(called)).toEqual(ANYBODY);
});
