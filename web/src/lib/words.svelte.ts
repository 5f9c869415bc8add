/**
 * The app's language, and everything it says in it. The sentences stand in catalogues that Python uses, too: those of
 * the app in src/emporion/locales, those of a game with the game.
 */

import { FluentBundle, FluentNumber, type FluentResource, type FluentVariable } from "@fluent/bundle";
import type { GameWords, Phrasebook } from "../protocol";
import { get } from "./api";

export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français", it: "Italiano" } as const;
export type Language = keyof typeof LANGUAGES;

type Body = FluentResource["body"];
type Load = (language: Language) => Promise<Body>;

const KEY = "emporion-language";
const APP: Record<Language, () => Promise<{ default: Body }>> = {
  en: () => import("virtual:words/en"),
  de: () => import("virtual:words/de"),
  fr: () => import("virtual:words/fr"),
  it: () => import("virtual:words/it"),
};

/** Where the texts come from that have been asked for; a later part does not replace texts of an earlier one. */
const parts: Load[] = [async (language) => (await APP[language]()).default];
/** Games whose texts are there or on their way. */
const games = new Map<string, Promise<void>>();
/** How their actions are said, which is the same in every language. */
const phrasebooks = new Map<string, Phrasebook>();
const NO_PHRASES: Phrasebook = { words: {}, more: {}, optional: {} };

let loading: Promise<void> = Promise.resolve();
let bundle = $state.raw<FluentBundle>(new FluentBundle("en"));
let chosen = preferred();
let current = $state<Language>(chosen);

/** The language chosen before, else the first of the browser's that we speak. */
function preferred(): Language {
  const wanted = [localStorage.getItem(KEY), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wanted.find((tag): tag is Language => tag !== null && tag in LANGUAGES) ?? "en";
}

export function language(): Language {
  return current;
}

export async function setLanguage(wanted: Language): Promise<void> {
  localStorage.setItem(KEY, wanted);
  chosen = wanted;
  await loadWords();
}

/** All that has been asked for, in the language chosen last. One after the other: none overtakes another. */
export function loadWords(): Promise<void> {
  const next = loading.then(read);
  loading = next.catch(() => undefined);
  return next;
}

async function read(): Promise<void> {
  const language = chosen;
  const bodies = await Promise.all(parts.map((load) => load(language)));
  const next = new FluentBundle(language, { useIsolating: false });
  for (const body of bodies) next.addResource({ body });
  bundle = next;
  current = language;
  document.documentElement.lang = language;
}

/** More texts, in this language and in any that is chosen later. */
async function addWords(load: Load): Promise<void> {
  parts.push(load);
  try {
    await loadWords();
  } catch (error) {
    parts.splice(parts.indexOf(load), 1);
    throw error;
  }
}

/** The texts of a game, in English where it has no others. They come from the server, as games come from anywhere. */
export function addGameWords(game: string): Promise<void> {
  const known = games.get(game);
  if (known !== undefined) return known;
  const added = addWords(loadOf(game));
  games.set(game, added);
  // What failed, as without a connection, may be asked for again.
  added.catch(() => games.delete(game));
  return added;
}

function loadOf(game: string): Load {
  const bodies = new Map<Language, Body>();
  return async (language) => {
    const known = bodies.get(language);
    if (known !== undefined) return known;
    const { messages, phrases } = await get<GameWords>("/api/words", { game, language });
    phrasebooks.set(game, phrases);
    bodies.set(language, messages as Body);
    return messages as Body;
  };
}

/** How the actions of a game are said whose texts are there. */
export function phrasebook(game: string): Phrasebook {
  return phrasebooks.get(game) ?? NO_PHRASES;
}

/** Written alike in all our languages; to have the browser write the first one takes it longer than all the rest. */
class SmallNumber extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

function written(value: FluentVariable): FluentVariable {
  const isSmall = typeof value === "number" && Number.isInteger(value) && Math.abs(value) < 1000;
  return isSmall ? new SmallNumber(value) : value;
}

/** A text of the catalogues. */
export function t(id: string, args: Record<string, FluentVariable> = {}): string {
  const pattern = bundle.getMessage(id)?.value;
  if (pattern == null) return id;
  const given = Object.entries(args).map(([name, value]) => [name, written(value)] as const);
  return bundle.formatPattern(pattern, Object.fromEntries(given), []);
}
