/** The rules books of the games, each loaded when it is opened. */

import { addGameWords, type Language } from "$lib/words.svelte";
import { readBook, type Book } from "./book";
import type { Rules } from "./parts";

const FOUND = import.meta.glob<{ default: Rules }>("../../games/*/rules/index.ts");

/** The games that have a book. */
export const BOOKS = Object.keys(FOUND).flatMap((path) => /games\/(\w+)\/rules/.exec(path)?.[1] ?? []);

/** What a game brings for its rules, and its words; null if it has no book. */
export async function loadRules(game: string): Promise<Rules | null> {
  const load = FOUND[`../../games/${game}/rules/index.ts`];
  if (load === undefined) return null;
  const [found] = await Promise.all([load(), addGameWords(game)]);
  return found.default;
}

/** The book in a language, in English if there is no other. */
export async function readRules({ texts, mark }: Rules, language: Language): Promise<Book> {
  return readBook((await (texts[language] ?? texts.en)()).default, mark);
}
