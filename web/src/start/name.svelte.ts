/** The name one plays with: as one typed it here, else as one is known, else that of anybody. */

import { preferences } from "$lib/preferences.svelte";
import { person } from "$lib/session.svelte";
import { t } from "$lib/words.svelte";

/** start-player in all languages: whoever once played by it has chosen none, and is called so in his language now. */
export const ANYBODY = ["Player", "Spieler", "Joueur", "Giocatore"];

/** Whose name was typed: it is not that of the account that one logs in to after that. */
let typed = $state.raw<{ name: string; login: string | null } | null>(null);

function login(): string | null {
  return person()?.login ?? null;
}

export function playerName(): string {
  if (typed !== null && typed.login === login()) return typed.name;
  const known = person()?.name ?? preferences.name;
  return known === "" || ANYBODY.includes(known) ? t("start-player") : known;
}

export function typeName(name: string): void {
  typed = { name, login: login() };
}
