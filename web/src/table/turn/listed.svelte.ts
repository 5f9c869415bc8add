/** A decision in a game that brings no steps of its own: one of the listed actions is chosen as it stands. */

import type { Choice, Choices } from "./choices";
import type { GameTurn } from "../game";

export class ListedTurn implements GameTurn {
  readonly tasks: string[] = [];
  readonly task = null;
  readonly picked = null;
  readonly isOffBoard = false;
  chosen = $state.raw<Choice | null>(null);

  constructor(readonly choices: Choices) {}

  get step(): string {
    return this.chosen?.text ?? "";
  }

  get isSettled(): boolean {
    return this.chosen !== null;
  }

  can(): boolean {
    return false;
  }

  pick(): void {
    // Without steps, the board has no places to choose.
  }

  fill(choice: Choice): void {
    this.chosen = choice;
  }

  back(): boolean {
    const wasChosen = this.chosen !== null;
    this.chosen = null;
    return wasChosen;
  }
}
