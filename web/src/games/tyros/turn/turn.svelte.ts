/**
 * One decision on its way to an answer: a task, then a ship, a place, cards and what else there is to say. Nothing here
 * knows the rules: each step only leaves over those of the legal actions that fit what is chosen so far.
 */

import type { TyrosCards } from "../../../protocol";
import type { GameTurn } from "../../../table/game";
import { countCards } from "../looks";
import { same } from "./cards";
import { differentCards, differentExtras, partsOf, type Task, type TyrosChoice, type TyrosChoices } from "./choices";

/** What one chooses among when this is asked, in the order of the buttons. */
const TASKS: Record<string, Task[]> = {
  lay: ["lay", "show"],
  act: ["move", "found", "build", "swap", "buy", "offer", "pass"],
  keep: ["keep"],
};

/** Where the cards are a price and not the matter itself, the cheapest is proposed. */
const PAID: Task[] = ["move", "found", "build"];

export class Turn implements GameTurn {
  task = $state<Task | null>(null);
  start = $state<string | null>(null);
  place = $state<string | null>(null);
  cards = $state.raw<TyrosCards | null>(null);
  extra = $state<string | null>(null);

  constructor(readonly choices: TyrosChoices) {
    const [only, ...others] = this.tasks.filter((task) => this.can(task));
    if (only !== undefined && others.length === 0) this.take(only);
  }

  get tasks(): Task[] {
    return TASKS[this.choices.kind ?? ""] ?? [];
  }

  can(task: Task): boolean {
    return this.choices.unlisted.includes(task) || this.of(task).length > 0;
  }

  of(task: Task): TyrosChoice[] {
    return this.choices.actions.filter(({ action }) => action.action === task);
  }

  /** The actions that fit what is chosen so far; before a task is chosen, those that have to do with the place. */
  get left(): TyrosChoice[] {
    if (this.task === null) return this.place === null ? [] : (this.places.get(this.place) ?? []);
    return this.of(this.task).filter(({ action }) => {
      const { start, place } = partsOf(action);
      return (this.start === null || start === this.start) && (this.place === null || place === this.place);
    });
  }

  /** What can be done at the place that is chosen, if no task is. */
  get tasksHere(): Task[] {
    return this.task === null ? [...new Set(this.left.map(({ action }) => action.action))] : [];
  }

  /** The places that can be chosen next, each with the actions behind it. */
  get places(): Map<string, TyrosChoice[]> {
    const places = new Map<string, TyrosChoice[]>();
    for (const choice of this.task === null ? this.choices.actions : this.of(this.task)) {
      const place = this.placeOf(choice);
      if (place !== null) places.set(place, [...(places.get(place) ?? []), choice]);
    }
    return places;
  }

  /** Where an action is chosen next: at its ship, and once that is picked up, at its goal. */
  private placeOf({ action }: TyrosChoice): string | null {
    const { start, place } = partsOf(action);
    if (this.start === null) return start ?? place;
    return start === this.start ? place : null;
  }

  /** Whether all places are chosen, so that cards and the rest come next. */
  get isPlaced(): boolean {
    return this.task !== null && (this.place !== null || this.places.size === 0);
  }

  get isSettled(): boolean {
    return this.isPlaced;
  }

  get isOffBoard(): boolean {
    return this.isPlaced && this.place === null && this.cardChoices.length > 0;
  }

  get picked(): string | null {
    return this.start ?? this.place;
  }

  get step(): string {
    return [this.task, this.start, this.place].join(" ");
  }

  get cardChoices(): TyrosCards[] {
    return differentCards(this.left);
  }

  get extras(): string[] {
    return differentExtras(this.left.filter((choice) => this.hasCards(choice)));
  }

  /** The action, once nothing is left to choose. */
  get chosen(): TyrosChoice | null {
    if (!this.isPlaced) return null;
    return this.left.find((choice) => this.hasCards(choice) && partsOf(choice.action).extra === this.extra) ?? null;
  }

  private hasCards({ action }: TyrosChoice): boolean {
    const { cards } = partsOf(action);
    return cards === null || (this.cards !== null && same(cards, this.cards));
  }

  take(task: Task): void {
    const place = this.task === null ? this.place : null;
    this.task = task;
    this.start = this.place = null;
    const places = [...this.places.keys()];
    const given = place !== null && places.includes(place) ? place : places.length === 1 ? places[0] : undefined;
    if (given !== undefined) this.pick(given);
    else this.propose();
  }

  pick(place: string): void {
    if (this.task === "move" && this.start === null) {
      this.start = place;
      return;
    }
    this.place = place;
    const [only, ...others] = this.tasksHere;
    if (only !== undefined && others.length === 0) this.take(only);
    else this.propose();
  }

  /** All of an action at once, as if it had been chosen step by step. */
  fill({ action }: TyrosChoice): void {
    const { start, place, cards, extra } = partsOf(action);
    this.task = action.action;
    this.start = start;
    this.place = place;
    this.cards = cards ?? {};
    this.extra = extra;
  }

  pay(cards: TyrosCards): void {
    this.cards = cards;
    if (this.extra === null || !this.extras.includes(this.extra)) this.proposeExtra();
  }

  private propose(): void {
    const priced = this.task !== null && PAID.includes(this.task);
    this.cards = priced ? (this.cardChoices[0] ?? null) : this.task === "keep" ? this.mostKept : {};
    this.proposeExtra();
  }

  /** Whoever may keep all that he has keeps it, unless he says otherwise; whoever has more must choose. */
  private get mostKept(): TyrosCards {
    const most = Math.max(...this.cardChoices.map(countCards));
    const [only, ...others] = this.cardChoices.filter((cards) => countCards(cards) === most);
    return only !== undefined && others.length === 0 ? only : {};
  }

  private proposeExtra(): void {
    const [only, ...others] = this.extras;
    this.extra = only !== undefined && others.length === 0 ? only : null;
  }

  /** One step back; false if there is none. */
  back(): boolean {
    if (this.place !== null) this.place = null;
    else if (this.start !== null) this.start = null;
    else if (this.task !== null) this.task = null;
    else return false;
    this.propose();
    return true;
  }
}
