/** The app's language, and everything it says in it. The sentences stand in src/emporion/locales, for Python, too. */

import { FluentBundle, FluentNumber, type FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français", it: "Italiano" } as const;
export type Language = keyof typeof LANGUAGES;

const KEY = "emporion-language";
const LOADERS: Record<Language, () => Promise<{ default: FluentResource["body"] }>> = {
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
  const body = (await LOADERS[wanted]()).default;
  const next = new FluentBundle(wanted, { useIsolating: false });
  next.addResource({ body });
  bundle = next;
  current = wanted;
  document.documentElement.lang = wanted;
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
