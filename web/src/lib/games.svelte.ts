/** The games of the server as it tells them in the reader's language: asked for once, when somebody wants to know. */

import { get } from "./api";
import { language } from "./words.svelte";
import type { GameInfo } from "../protocol";

const asked = new Map<string, Promise<GameInfo[]>>();
let known = $state.raw<Record<string, GameInfo[]>>({});

/** In the language of now. What failed may be tried again. */
export function loadGames(): Promise<GameInfo[]> {
  const wanted = language();
  const found = asked.get(wanted) ?? ask(wanted);
  asked.set(wanted, found);
  return found;
}

async function ask(wanted: string): Promise<GameInfo[]> {
  try {
    const games = await get<GameInfo[]>("/api/games", { language: wanted });
    known = { ...known, [wanted]: games };
    return games;
  } catch (error) {
    asked.delete(wanted);
    throw error;
  }
}

/** What is known of a game by now; more as soon as the server has told it. */
export function gameInfo(name: string): GameInfo | undefined {
  loadGames().catch(() => undefined);
  return known[language()]?.find((game) => game.name === name);
}

export function gameTitle(name: string): string {
  return gameInfo(name)?.title ?? name.charAt(0).toUpperCase() + name.slice(1);
}

/** What a kind of bot is called; those that the server does not know are called the same in every language. */
export function botTitle(game: string, kind: string): string {
  return gameInfo(game)?.bots.find((bot) => bot.name === kind)?.label ?? kind;
}
