/** How far the learner is: at a step, or watching what follows from it. */

import type { Moment, Script, Step } from "./script";

const NOTHING: unknown[] = [];

export class Course {
  /** The step one is at; behind the last one the tutorial is over. */
  at = $state(0);
  /** How many of the moments after the step have been shown; null while the learner is asked. */
  private watched = $state<number | null>(null);

  constructor(
    readonly script: Script,
    at = 0,
  ) {
    this.at = Math.max(0, Math.min(at, script.steps.length));
  }

  get step(): Step | null {
    return this.script.steps[this.at] ?? null;
  }

  get isAsked(): boolean {
    return this.step !== null && this.watched === null;
  }

  get isOver(): boolean {
    return this.step === null;
  }

  /** What has been seen since the learner's last action, also while he is asked the next time. */
  get seen(): Moment[] {
    if (this.watched !== null) return this.step?.after.slice(0, this.watched) ?? [];
    return this.script.steps[this.at - 1]?.after ?? [];
  }

  get table(): unknown {
    return this.isAsked ? (this.step?.table ?? null) : (this.seen.at(-1)?.table ?? this.step?.table ?? null);
  }

  get events(): unknown[] {
    return this.isAsked ? NOTHING : (this.seen.at(-1)?.events ?? NOTHING);
  }

  /** The learner has done what was asked. */
  act(): void {
    this.watched = 0;
    this.watch();
  }

  /** One moment more; after the last one, the next step. */
  watch(): void {
    if (this.watched === null || this.step === null) return;
    if (this.watched < this.step.after.length) this.watched += 1;
    else this.go(this.at + 1);
  }

  skip(): void {
    this.go(this.at + 1);
  }

  back(): void {
    this.go(this.watched === null ? this.at - 1 : this.at);
  }

  go(at: number): void {
    this.watched = null;
    this.at = Math.max(0, Math.min(at, this.script.steps.length));
  }
}
