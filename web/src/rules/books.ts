/** The rules in the reader's language, loaded when they are first wanted. */

import type { Language } from "$lib/words.svelte";
import { readBook, type Book } from "./book";

const SOURCES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("../../../docs/rules/tyros.md?raw"),
  de: () => import("./de.md?raw"),
  fr: () => import("./fr.md?raw"),
  it: () => import("./it.md?raw"),
};

export async function loadBook(language: Language): Promise<Book> {
  return readBook((await SOURCES[language]()).default);
}
