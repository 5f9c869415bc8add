/** A game that is looked at again: which moment is shown, and how it goes on by itself. */

import { untrack } from "svelte";
import type { Moment } from "../../protocol";
import { around, momentsOf, type Moments } from "./moments";
import { SPEEDS, type Speed } from "./speeds";

/** While the slider is drawn along, only where it rests is looked at. */
const REST_MS = 70;

/** What somebody looks at. It may grow while they do. */
interface Source {
  readonly table: string;
  readonly entries: number;
}

export class Playback {
  entry = $state(0);
  eyes = $state<number | null>(null);
  /** Of the entry, or of the one before it until that has come. */
  moment = $state.raw<Moment | null>(null);
  failed = $state(false);
  playing = $state(false);
  speed = $state<Speed>("normal");
  /** Only a single step forward is shown as a movement. */
  stepped = $state(false);

  private attempt = $state(0);

  /** To be made together with a component. */
  constructor(
    private readonly source: () => Source,
    at: number | null,
    eyes: number | null,
  ) {
    const { entries } = untrack(source);
    this.entry = Math.min(at ?? entries, entries);
    this.eyes = eyes;
    const moments = $derived.by(() => momentsOf(source().table, this.eyes));
    $effect(() => {
      const [wanted, from] = [this.entry, moments];
      void this.attempt;
      const isFirst = untrack(() => this.moment) === null;
      const resting = setTimeout(() => void this.fetch(from, wanted, () => from === moments), isFirst ? 0 : REST_MS);
      return () => clearTimeout(resting);
    });
    $effect(() => this.goOn());
  }

  /** Whether the moment of the entry is there. */
  get isThere(): boolean {
    return this.moment?.entry === this.entry;
  }

  get entries(): number {
    return this.source().entries;
  }

  show(wanted: number): void {
    const next = Math.min(this.entries, Math.max(0, wanted));
    this.stepped = next === this.entry + 1;
    this.entry = next;
  }

  /** Or pause. */
  play(): void {
    if (!this.playing && this.entry >= this.entries) this.show(0);
    this.playing = !this.playing;
  }

  tryAgain(): void {
    this.attempt++;
  }

  private goOn(): (() => void) | undefined {
    if (!this.playing || !this.isThere) return;
    if (this.entry >= this.entries) {
      this.playing = false;
      return;
    }
    const timer = setTimeout(() => this.show(this.entry + 1), SPEEDS[this.speed]);
    return () => clearTimeout(timer);
  }

  private async fetch(from: Moments, wanted: number, isWanted: () => boolean): Promise<void> {
    try {
      const found = await from.at(wanted);
      if (wanted !== this.entry || !isWanted()) return;
      this.moment = found;
      this.failed = false;
      from.prepare(around(wanted, this.entries, this.playing ? 3 : 2, this.playing ? 0 : 1));
    } catch {
      if (wanted !== this.entry) return;
      this.failed = true;
      this.playing = false;
    }
  }
}
