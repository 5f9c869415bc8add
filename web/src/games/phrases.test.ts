import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { beforeEach, expect, it, vi } from "vitest";
import type { Phrasebook } from "../protocol";
import golden from "./phrases.golden.json";
import { phrase } from "$lib/phrases";

const LANGUAGES = ["en", "de", "fr", "it"] as const;
const spoken = vi.hoisted(() => ({ t: (id: string) => id, phrasebook: () => ({}) }));

vi.mock("$lib/words.svelte", () => ({
  t: (...given: Parameters<typeof spoken.t>) => spoken.t(...given),
  phrasebook: () => spoken.phrasebook(),
}));

/** As Python has them: the texts of the engine and of the game. */
function bundleOf(game: string, language: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const folder = `../src/emporion/games/${game}/locales/${language}`;
  const files = [
    `../src/emporion/locales/${language}/engine.ftl`,
    ...readdirSync(folder).map((file) => `${folder}/${file}`),
  ];
  for (const file of files) bundle.addResource(new FluentResource(readFileSync(file, "utf-8")));
  return bundle;
}

beforeEach(() => {
  spoken.t = (id) => id;
});

it.each(Object.keys(golden.games).flatMap((game) => LANGUAGES.map((language) => [game, language] as const)))(
  "says all actions of %s as the terminal does: %s",
  (name, language) => {
    const game = golden.games[name as keyof typeof golden.games];
    const bundle = bundleOf(name, language);
    spoken.phrasebook = () => game.phrases as Phrasebook;
    spoken.t = (id: string, args: Record<string, FluentVariable> = {}) => {
      const message = bundle.getMessage(id);
      if (message?.value == null) throw new Error(`no text ${id}`);
      return bundle.formatPattern(message.value, args);
    };
    const said = game.actions.map((action) => phrase(name, action, golden.names));
    expect(said).toEqual(game.words[language]);
  },
);
