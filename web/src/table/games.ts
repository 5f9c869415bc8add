/** The games that bring pages of their own. Each is a chunk of its own, loaded when a table of it is opened. */

import { addGameWords } from "$lib/words.svelte";
import type { Game } from "./game";

const FOUND = import.meta.glob<{ default: Game }>("../games/*/index.ts");

const loaded = new Map<string, Promise<Game>>();

/** The parts of a game, or those that suit any game; and its texts, which it always has. */
export function loadGame(name: string): Promise<Game> {
  const known = loaded.get(name);
  if (known !== undefined) return known;
  const load = FOUND[addressOf(name)];
  const parts = load === undefined ? generic(name) : load().then((module) => module.default);
  const game = Promise.all([parts, addGameWords(name)]).then(([found]) => found);
  loaded.set(name, game);
  // What failed, as without a connection, may be tried again.
  game.catch(() => loaded.delete(name));
  return game;
}

async function generic(name: string): Promise<Game> {
  const { genericGame } = await import("./generic");
  return genericGame(name);
}

function addressOf(name: string): string {
  return `../games/${name}/index.ts`;
}
