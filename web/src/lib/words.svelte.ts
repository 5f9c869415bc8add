/** The app's language, and everything it says in it. The sentences stand in src/emporion/locales, for Python, too. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français", it: "Italiano" } as const;
export type Language = keyof typeof LANGUAGES;

const KEY = "emporion-language";
const LOADERS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:words/en"),
  de: () => import("virtual:words/de"),
  fr: () => import("virtual:words/fr"),
  it: () => import("virtual:words/it"),
};

let bundle = $state.raw<FluentBundle>(new FluentBundle("en"));
let current = $state<Language>(preferred());

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
  await loadWords(wanted);
}

export async function loadWords(wanted: Language = current): Promise<void> {
  const text = (await LOADERS[wanted]()).default;
  const next = new FluentBundle(wanted, { useIsolating: false });
  next.addResource(new FluentResource(text));
  bundle = next;
  current = wanted;
  document.documentElement.lang = wanted;
}

/** A text of the catalogues. */
export function t(id: string, args: Record<string, FluentVariable> = {}): string {
  const pattern = bundle.getMessage(id)?.value;
  if (pattern == null) return id;
  return bundle.formatPattern(pattern, args, []);
}
