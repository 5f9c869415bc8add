/**
 * Actions in words. How the parts of a game's actions are said comes with its texts, as data: see engine/words.py, which
 * says them alike.
 */

import type { Word } from "../protocol";
import { phrasebook, t } from "./words.svelte";

type Values = Record<string, unknown>;
type Arguments = Record<string, string | number>;

const NOTHING = "-";

/** An action of a game as a sentence, with the names of the players. */
export function phrase(game: string, { action: kind, ...parts }: Values, names: string[]): string {
  const { words, more, optional } = phrasebook(game);
  const given = Object.entries(parts).filter(([, value]) => value !== null);
  const named = (optional[kind as string] ?? []).filter((name) => parts[name] !== null);
  const said = given.map(([name, value]) => argumentsOf(name, value, words[name], more[name] ?? {}, names));
  return t(inCatalogue([`${game}-action`, kind, ...named].join("-")), Object.assign({}, ...said) as Arguments);
}

/** A part of an action by itself, as one value among others. */
export function partText(game: string, part: string, value: unknown, names: string[]): string {
  if (value === null) return "–";
  if (typeof value === "boolean") return t(`engine-${answer(value)}`);
  return String(say(phrasebook(game).words[part], value, names));
}

/** What a part is called; its name, where the texts of the game do not say. */
export function partLabel(game: string, part: string): string {
  const id = `${game}-field-${inCatalogue(part)}`;
  const said = t(id);
  return said === id ? part.replaceAll("_", " ") : said;
}

/** A part in words; yes or no also to choose by, and of what has several pieces how many they are. */
function argumentsOf(
  name: string,
  value: unknown,
  word: Word | undefined,
  more: Record<string, Word>,
  names: string[],
): Arguments {
  const key = inCatalogue(name);
  if (typeof value === "boolean") return { [key]: answer(value), [`${key}-word`]: t(`engine-${answer(value)}`) };
  const said: Arguments = { [key]: say(word, value, names) };
  for (const [argument, spoken] of Object.entries(more)) said[inCatalogue(argument)] = say(spoken, value, names);
  const count = countOf(word, value);
  return count === null ? said : { ...said, [`${key}-count`]: count };
}

function answer(value: boolean): string {
  return value ? "yes" : "no";
}

/** Names of fields have underscores, those of messages have none. */
function inCatalogue(name: string): string {
  return name.replaceAll("_", "-");
}

function countOf(word: Word | undefined, value: unknown): number | null {
  if (Array.isArray(value)) return value.length;
  if (word?.word !== "kinds") return null;
  return Object.values(value as Record<string, number>).reduce((sum, count) => sum + count, 0);
}

function say(word: Word | undefined, value: unknown, names: string[]): string | number {
  switch (word?.word) {
    case "player":
      return names[value as number] ?? "";
    case "term":
      return t(`${word.key}-${String(value)}`);
    case "count":
      return t(word.key, { count: value as number });
    case "sized": {
      const written = String(value);
      return t(`${word.key}-${written.slice(0, -1)}`, { count: Number(written.slice(-1)) });
    }
    case "place":
      return t(word.key, { place: word.known[String(value)] ?? "field", number: String(value) });
    case "amount": {
      const amount = String((value as number) / (word.unit ?? 1));
      return t(word.key, { amount: amount.replace(".", t(word.point)), one: answer(amount === "1") });
    }
    case "kinds": {
      const counts = value as Record<string, number>;
      const there = word.order.filter((kind) => (counts[kind] ?? 0) > 0);
      return there.map((kind) => t(`${word.key}-${kind}`, { count: counts[kind] ?? 0 })).join(", ") || t(word.none);
    }
    case "listed":
      return typeof value === "number" ? value : joined(listed(word, value as unknown[], names), word);
    case "numbered": {
      const counts = (value as number[]).map((count, at) => [word.things[at] ?? "", count] as const);
      return joined(
        counts.flatMap(([thing, count]) => (count > 0 ? [numbered(thing, count)] : [])),
        word,
      );
    }
    case "aims": {
      const aims = (value as number[]).flatMap((aim, at) => (aim > 0 ? [`${at + 1} → ${aim}`] : []));
      return aims.join(", ") || NOTHING;
    }
    case "fields": {
      const held = Object.entries(word.words).filter(([name]) => !isEmpty((value as Values)[name]));
      return joined(
        held.map(([name, one]) => String(say(one, (value as Values)[name], names))),
        word,
      );
    }
    default:
      return typeof value === "number" ? value : String(value);
  }
}

function listed(word: Word & { word: "listed" }, value: unknown[], names: string[]): string[] {
  const { order = [], each, counted } = word;
  const rank = (one: unknown): number => order.indexOf(one as string);
  const values = order.length > 0 ? [...value].sort((a, b) => rank(a) - rank(b)) : value;
  const said = values.map((one) => String(say(each, one, names)));
  if (!counted) return said;
  return [...new Set(said)].map((one) => numbered(one, said.filter((other) => other === one).length));
}

function numbered(thing: string, count: number): string {
  return count === 1 ? thing : `${thing} (${count})`;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === 0 || (Array.isArray(value) && value.length === 0);
}

/** One, two and three; or with something else between them. */
function joined(said: string[], { by, none }: { by?: string | null; none?: string | null }): string {
  if (said.length === 0) return none == null ? NOTHING : t(none);
  if (by != null) return said.join(by);
  const last = said.at(-1) ?? "";
  return said.length === 1 ? last : t("engine-list-and", { first: said.slice(0, -1).join(", "), last });
}
