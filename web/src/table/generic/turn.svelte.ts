/**
 * One decision of any game on its way to an answer: a kind, then its parts one by one, each on the board where it is
 * a place. Nothing here knows the rules: each step only leaves over those of the legal actions that fit.
 */

import { get } from "$lib/api";
import { language } from "$lib/words.svelte";
import type { FormInfo, Guidance } from "../../protocol";
import type { Choice, Choices } from "../turn/choices";
import type { GameTurn } from "../game";
import { kindOf, partNames, placesOf, writtenOf } from "./parts";
import type { Whereabouts } from "$lib/whereabouts";

/** So many actions are shown at once, whatever their kinds. */
const FEW = 7;

export interface Option {
  /** The value, as it is written in JSON. */
  written: string;
  label: string;
  note: string;
  choices: Choice[];
}

export class GenericTurn implements GameTurn {
  task = $state<string | null>(null);
  /** A place that was chosen before a kind. */
  place = $state<string | null>(null);
  /** Parts that are chosen, in this order. */
  private path = $state.raw<[string, string][]>([]);
  private composed = $state.raw<Choice | null>(null);
  private filled = $state.raw<Choice | null>(null);
  guidance = $state.raw<Guidance | null>(null);
  /** Of the kinds that are not listed, what players often want. */
  private proposed = $state.raw<Choice[]>([]);

  constructor(
    readonly choices: Choices,
    where: Whereabouts | null,
  ) {
    if (where !== null) void this.ask(where);
    const [only, ...others] = this.possible;
    if (only !== undefined && others.length === 0 && !this.isShort) this.task = only;
  }

  private async ask({ table, seat }: Whereabouts): Promise<void> {
    try {
      const guidance = await get<Guidance>(`/api/tables/${table}/guidance`, { seat, language: language() });
      const listed = new Set(this.choices.actions.map(({ text }) => text));
      const proposed = guidance.proposals.map((action) => this.choices.choice(action));
      this.proposed = proposed.filter(({ text }) => !listed.has(text));
      this.guidance = guidance;
    } catch {
      // It helps, but one can do without it.
    }
  }

  /** Everything that may be done and can be listed. */
  get all(): Choice[] {
    return [...this.proposed, ...this.choices.actions];
  }

  /** Kinds that can be chosen. */
  get possible(): string[] {
    return [...new Set([...this.all.map(kindOf), ...this.choices.unlisted])];
  }

  get tasks(): string[] {
    return [...new Set([...this.possible, ...Object.keys(this.guidance?.kinds ?? {})])];
  }

  can(task: string): boolean {
    return this.possible.includes(task);
  }

  label(task: string): string {
    return this.guidance?.kinds[task] ?? task;
  }

  noteOf(choice: Choice): string {
    return this.guidance?.notes[choice.text] ?? "";
  }

  /** There is so little to choose from that it is shown at once. */
  get isShort(): boolean {
    return this.all.length <= FEW && this.choices.unlisted.length === 0;
  }

  /** The actions that fit what is chosen so far. */
  get left(): Choice[] {
    return this.all.filter(
      (choice) =>
        (this.task === null || kindOf(choice) === this.task) &&
        (this.place === null || placesOf(choice).includes(this.place)) &&
        this.path.every(([name, written]) => writtenOf(choice, name) === written),
    );
  }

  /** The part that is chosen next; null where the actions that are left are listed as they are. */
  get part(): string | null {
    const { left } = this;
    if (this.task === null || left.length <= FEW) return null;
    return partNames(left).find((name) => new Set(left.map((choice) => writtenOf(choice, name))).size > 1) ?? null;
  }

  get partLabel(): string {
    return this.part === null ? "" : this.choices.label(this.part);
  }

  /** The values of the part that is chosen next. */
  get options(): Option[] {
    const { left, part } = this;
    if (part === null) return [];
    const values = [...new Set(left.map((choice) => writtenOf(choice, part)))];
    return values.map((written) => {
      const choices = left.filter((choice) => writtenOf(choice, part) === written);
      const [first] = choices;
      const isOne = choices.length === 1 && first !== undefined;
      const label = this.choices.value(part, JSON.parse(written));
      return { written, label, note: isOne ? this.noteOf(first) : "", choices };
    });
  }

  get isSettled(): boolean {
    return this.chosen !== null;
  }

  get isOffBoard(): boolean {
    return this.isForm;
  }

  get picked(): string | null {
    return this.place ?? (this.chosen === null ? null : (placesOf(this.chosen)[0] ?? null));
  }

  get step(): string {
    return [this.task, this.place, ...this.path.flat(), this.filled?.text].join(" ");
  }

  /** An action was chosen as a whole. */
  get isFilled(): boolean {
    return this.filled !== null;
  }

  /** How the kind that is chosen is put together, where it is not listed. */
  get form(): FormInfo | null {
    return this.guidance?.forms.find(({ form }) => form.tag === this.task) ?? null;
  }

  private get isForm(): boolean {
    return this.task !== null && this.choices.unlisted.includes(this.task);
  }

  /** What is chosen so far, to be gone back from. */
  get isBegun(): boolean {
    return this.filled !== null || this.path.length > 0 || this.place !== null || this.isTaskChosen;
  }

  private get isTaskChosen(): boolean {
    return this.task !== null && this.possible.length > 1;
  }

  leaveForm(): void {
    this.task = null;
    this.composed = null;
  }

  /** Put together on a form; null as long as it is no action. */
  compose(choice: Choice | null): void {
    this.composed = choice;
  }

  get chosen(): Choice | null {
    if (this.composed !== null) return this.composed;
    if (this.filled !== null) return this.filled;
    const [only, ...others] = this.left;
    const isChosen = this.task !== null || this.place !== null || this.all.length === 1;
    return isChosen && !this.isForm && only !== undefined && others.length === 0 ? only : null;
  }

  take(task: string): void {
    this.task = task;
    this.path = [];
    this.filled = this.composed = null;
  }

  choose(written: string): void {
    if (this.part !== null) this.path = [...this.path, [this.part, written]];
  }

  pick(place: string): void {
    this.filled = null;
    if (this.task === null) {
      this.place = place === this.place ? null : place;
      const [only, ...others] = new Set(this.left.map(kindOf));
      if (this.place !== null && only !== undefined && others.length === 0) this.task = only;
      return;
    }
    const name = partNames(this.left).find((field) =>
      this.left.some((choice) => writtenOf(choice, field) === JSON.stringify(place)),
    );
    if (name !== undefined) this.path = [...this.path, [name, JSON.stringify(place)]];
  }

  fill(choice: Choice): void {
    this.composed = null;
    this.filled = choice;
  }

  back(): boolean {
    if (!this.isBegun) return false;
    this.composed = null;
    if (this.filled !== null) this.filled = null;
    else if (this.path.length > 0) this.path = this.path.slice(0, -1);
    else if (this.isTaskChosen) {
      this.task = null;
      this.place = null;
    } else this.place = null;
    return true;
  }
}
