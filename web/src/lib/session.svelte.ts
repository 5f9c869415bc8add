/** Who one is to the server. A name is enough; whoever has none yet becomes somebody with the first table. */

import { get, call, post, Refusal } from "./api";
import { preferences } from "./preferences.svelte";
import { language } from "./words.svelte";
import type { Me } from "../protocol";

let me = $state.raw<Me | null>(null);
let asked: Promise<void> | null = null;

export function person(): Me | null {
  return me;
}

/** Ask once who we are. */
export function recognise(): Promise<void> {
  asked ??= get<Me>("/api/session").then(
    (known) => {
      me = known;
    },
    (error: unknown) => {
      if (!(error instanceof Refusal)) asked = null;
    },
  );
  return asked;
}

/** Be somebody, with this name; whoever is somebody already gets the new name. */
export async function enter(name: string): Promise<Me> {
  await recognise();
  preferences.name = name;
  if (me !== null && me.name === name && me.language === language()) return me;
  const body = { name, language: language() };
  me = me === null ? await post<Me>("/api/session", body) : await call<Me>("PATCH", "/api/session", body);
  return me;
}

export function become(known: Me | null): void {
  me = known;
}
