/** What a seat is asked: how it may be answered, why not otherwise, and what would follow. */

import { untrack } from "svelte";
import { get, Refusal } from "$lib/api";
import { language } from "$lib/words.svelte";
import type { OpenDecision, Preview, Why } from "../../protocol";
import type { GameTurn } from "../game";
import type { Choice } from "./choices";

/** What the game has to say to it. */
interface Rules {
  /** Null as long as the server has not told what may be done. */
  begin: (kind: string) => GameTurn | null;
  isPreviewed: (choice: Choice) => boolean;
}

export class Question {
  turn = $state.raw<GameTurn | null>(null);
  preview = $state.raw<unknown>(null);
  /** What is chosen cannot be undone once it is done. */
  isFinal = $state(false);
  why = $state.raw<Why | null>(null);

  /** To be made together with a component. */
  constructor(
    private readonly table: () => string,
    private readonly seat: () => number,
    decision: () => OpenDecision | null,
    private readonly game: Rules,
  ) {
    // Every message is new, but what is asked is often the same: then what was begun is kept.
    const path = $derived(`/api/tables/${this.table()}`);
    const viewer = $derived(this.seat());
    const id = $derived(decision()?.id ?? null);
    $effect.pre(() => {
      void [path, viewer, id, language()];
      untrack(() => this.begin(decision()?.kind ?? null));
    });
    $effect(() => this.foresee(`${path}/preview`, viewer));
  }

  private begin(kind: string | null): void {
    this.why = null;
    this.turn = kind === null ? null : this.game.begin(kind);
  }

  private foresee(path: string, seat: number): () => void {
    let isLate = false;
    const chosen = this.turn?.chosen ?? null;
    this.preview = null;
    this.isFinal = false;
    if (chosen !== null) {
      this.why = null;
      void get<Preview>(path, { seat, action: chosen.text }).then(
        ({ table, final }) => {
          if (isLate) return;
          this.isFinal = final;
          if (this.game.isPreviewed(chosen)) this.preview = table;
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
