/** What the server says of a view in words and as a picture: each is fetched once, and shown until the next is there. */

import { get } from "$lib/api";
import { language } from "$lib/words.svelte";
import type { Sheet } from "../../protocol";
import { whereOf } from "$lib/whereabouts";

/** By view, and for each by language. */
const fetched = new WeakMap<object, Map<string, Promise<Sheet>>>();

function sheetOf(view: unknown, spoken: string): Promise<Sheet> | null {
  const where = whereOf(view);
  if (where === null) return null;
  const known = fetched.get(view as object) ?? new Map<string, Promise<Sheet>>();
  fetched.set(view as object, known);
  const { table, entry, seat } = where;
  const sheet = known.get(spoken) ?? get<Sheet>(`/api/tables/${table}/at/${entry}/sheet`, { seat, language: spoken });
  known.set(spoken, sheet);
  // What failed, as without a connection, may be asked for again.
  sheet.catch(() => known.delete(spoken));
  return sheet;
}

export class SheetOf {
  now = $state.raw<Sheet | null>(null);

  /** To be made together with a component. */
  constructor(view: () => unknown) {
    $effect(() => {
      let isLate = false;
      sheetOf(view(), language())?.then(
        (sheet) => {
          if (!isLate) this.now = sheet;
        },
        () => undefined,
      );
      return () => {
        isLate = true;
      };
    });
  }
}
