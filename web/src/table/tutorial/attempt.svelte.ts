/** What the learner does at a step: only what the lesson wants goes on. */

import { untrack } from "svelte";
import type { Game, GameTab } from "../game";
import type { Course } from "./course.svelte";
import { slipOf, type Slip } from "./guide";

export class Attempt {
  slip = $state<Slip | "impossible" | "unlit" | null>(null);
  /** Where something is put together that no list has. */
  private opened = $state.raw<GameTab | null>(null);

  readonly step = $derived.by(() => (this.course().isAsked ? this.course().step : null));
  readonly turn = $derived.by(() => {
    const step = this.step;
    return step === null ? null : untrack(() => this.game.turn?.begin(step.choices, step.table) ?? null);
  });
  readonly kind = $derived(this.step?.choices.kind ?? null);
  readonly tab = $derived.by(() => this.opened ?? this.tabOf(this.kind));
  readonly draft = $derived.by(() => {
    void this.step;
    return this.tab?.draft?.();
  });
  /** Where there is something to do next. */
  readonly next = $derived.by(() => {
    const { step, turn } = this;
    const parts = this.game.tutorial;
    if (step === null || turn === null || parts === undefined || turn.isSettled) return [];
    return parts
      .places(step.action.action)
      .slice(turn.picked === null ? 0 : 1)
      .slice(0, 1);
  });
  /** Of the right action one sees what it does. */
  readonly preview = $derived.by(() => {
    const { step } = this;
    return this.turn?.chosen?.text === step?.action.text ? (step?.after[0]?.table ?? null) : null;
  });

  /** To be made together with a component. */
  constructor(
    private readonly course: () => Course,
    private readonly game: Game,
  ) {
    $effect(() => {
      void course().at;
      this.slip = null;
      this.opened = null;
    });
  }

  get isOpened(): boolean {
    return this.opened !== null;
  }

  /** Whether it was what the lesson wants. */
  act(action: string): boolean {
    const parts = this.game.tutorial;
    if (this.step === null) return false;
    this.slip = parts === undefined ? null : slipOf(this.step, action, parts.places);
    if (this.slip !== null) return false;
    this.course().act();
    return true;
  }

  /** What is chosen already may be pressed again. */
  ask(place: string): void {
    if (place !== this.turn?.picked) this.slip = "unlit";
  }

  pick(place: string): void {
    this.slip = null;
    this.turn?.pick(place);
  }

  open(task: string): void {
    this.opened = this.game.tabs?.find(({ tasks }) => tasks?.includes(task)) ?? null;
  }

  close(): void {
    this.opened = null;
  }

  /** One step back. */
  back(): void {
    if (this.slip !== null) this.slip = null;
    else if (this.turn?.back() !== true) this.close();
  }

  private tabOf(kind: string | null): GameTab | null {
    return this.game.tabs?.find(({ kinds }) => kind !== null && kinds?.includes(kind)) ?? null;
  }
}
