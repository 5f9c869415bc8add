/** What a seat is asked: the legal actions, why others are not, and what would follow from one. */

import { get, Refusal } from "$lib/api";
import { language } from "$lib/words.svelte";
import type { OpenDecision, Preview, TyrosTable, Why } from "../../../protocol";
import type { TyrosChoices } from "./choices";
import { Turn } from "./turn.svelte";

/** Of these one wants to know what they do to the empires and the points. */
const PREVIEWED = ["lay", "move", "found", "build"];

const RETRY_MS = 1000;

export class Asking {
  turn = $state.raw<Turn | null>(null);
  preview = $state.raw<TyrosTable | null>(null);
  why = $state.raw<Why | null>(null);

  /** To be made together with a component. */
  constructor(
    private readonly table: () => string,
    private readonly seat: () => number,
    decision: () => OpenDecision | null,
  ) {
    const id = $derived(decision()?.id ?? null);
    $effect(() => this.ask(id, this.seat()));
    $effect(() => this.foresee());
  }

  /** An answer that comes late is for a question that is no longer asked; one that does not come is asked for again. */
  private ask(decision: string | null, seat: number): () => void {
    let isLate = false;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const query = { seat, language: language() };
    const path = `/api/tables/${this.table()}/actions`;

    function fetchChoices(hear: (choices: TyrosChoices) => void): void {
      get<TyrosChoices>(path, query).then(hear, () => {
        if (!isLate) retry = setTimeout(() => fetchChoices(hear), RETRY_MS);
      });
    }

    this.turn = this.why = null;
    if (decision !== null) {
      fetchChoices((choices) => {
        if (!isLate && choices.decision === decision) this.turn = new Turn(choices);
      });
    }
    return () => {
      isLate = true;
      clearTimeout(retry);
    };
  }

  private foresee(): () => void {
    let isLate = false;
    const chosen = this.turn?.chosen ?? null;
    this.preview = null;
    if (chosen !== null) this.why = null;
    if (chosen !== null && PREVIEWED.includes(chosen.action.action)) {
      const query = { seat: this.seat(), action: chosen.text };
      void get<Preview>(`/api/tables/${this.table()}/preview`, query).then(
        ({ table }) => {
          if (!isLate) this.preview = table as TyrosTable;
        },
        () => undefined,
      );
    }
    return () => {
      isLate = true;
    };
  }

  /** Ask why something cannot be done. */
  async wonder(about: string): Promise<void> {
    try {
      const why = await get<Why>(`/api/tables/${this.table()}/why`, { seat: this.seat(), about, language: language() });
      this.why = why.possible ? null : why;
    } catch (error) {
      if (error instanceof Refusal) this.why = { possible: false, reason: error.message, paragraph: null };
      // Without a connection there is no answer: the page says so already.
    }
  }
}
