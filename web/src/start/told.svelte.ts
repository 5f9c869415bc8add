/** What a list of tables does not tell of one of them: who sits there and how it stands. */

import { get } from "$lib/api";
import { named } from "$lib/naming";
import type { TableLine, TableMessage } from "../protocol";

/** More entries than any log has: nothing of what happened is asked for, only how it is. */
const NO_NEWS = 2 ** 31 - 1;

export class Told {
  private answer = $state.raw<TableMessage | null>(null);
  message = $derived(this.answer === null ? null : named(this.answer));

  /** Asks whenever the table has changed. To be made together with a component. */
  constructor(line: () => TableLine) {
    const id = $derived(line().id);
    const changed = $derived(line().changed_at);
    $effect(() => {
      if (changed > 0) void this.ask(id);
    });
  }

  private async ask(id: string): Promise<void> {
    try {
      this.answer = await get<TableMessage>(`/api/tables/${id}`, { since: NO_NEWS });
    } catch {
      // The row says less then, and is right all the same.
    }
  }
}
