/** What a seat is asked: the legal actions, why others are not, and what would follow from one. */

import { get, Refusal } from "$lib/api";
import { language } from "$lib/words.svelte";
import type { Choice, Choices, OpenDecision, Preview, Why } from "../../protocol";
import type { GameTurn } from "../game";

/** What the game has to say to it. */
interface Rules {
  begin: (choices: Choices) => GameTurn;
  isPreviewed: (choice: Choice) => boolean;
}

const RETRY_MS = 1000;

export class Question {
  turn = $state.raw<GameTurn | null>(null);
  preview = $state.raw<unknown>(null);
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
    $effect(() => this.ask(`${path}/actions`, viewer, id));
    $effect(() => this.foresee(`${path}/preview`, viewer));
  }

  /** An answer that comes late is for a question that is no longer asked. One that does not come is asked for again, as
   * is one for another question: of several servers, one may know of a move a moment later. */
  private ask(path: string, seat: number, decision: string | null): () => void {
    let isLate = false;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const query = { seat, language: language() };

    const again = (): void => {
      if (!isLate) retry = setTimeout(fetchChoices, RETRY_MS);
    };
    const hear = (choices: Choices): void => {
      if (isLate) return;
      if (choices.decision === decision) this.turn = this.game.begin(choices);
      else again();
    };
    const fetchChoices = (): void => void get<Choices>(path, query).then(hear, again);

    this.turn = this.why = null;
    if (decision !== null) fetchChoices();
    return () => {
      isLate = true;
      clearTimeout(retry);
    };
  }

  private foresee(path: string, seat: number): () => void {
    let isLate = false;
    const chosen = this.turn?.chosen ?? null;
    this.preview = null;
    if (chosen !== null) this.why = null;
    if (chosen !== null && this.game.isPreviewed(chosen)) {
      void get<Preview>(path, { seat, action: chosen.text }).then(
        ({ table }) => {
          if (!isLate) this.preview = table;
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
