/** What a seat may do now, action by action, each in words: made from what the server tells once, in little room. */

import { partLabel, partText, phrase } from "$lib/phrases";
import { t } from "$lib/words.svelte";
import type { Choices as Told, KindListed } from "../../protocol";

export interface Choice {
  /** The action in its parts, as the game has it: its kind stands in `action`. */
  readonly action: unknown;
  /** The same as it is submitted. */
  readonly text: string;
  /** In the reader's language. */
  readonly words: string;
}

export interface Choices {
  /** What is asked. */
  readonly kind: string;
  /** The question in words. */
  readonly prompt: string;
  readonly actions: Choice[];
  /** Kinds that are possible, too, but have too many actions to list. */
  readonly unlisted: string[];
  /** An action that is not listed, such as one that was advised. */
  choice(action: unknown): Choice;
  /** What a part of an action is called. */
  label(part: string): string;
  /** A value of a part in words. */
  value(part: string, value: unknown): string;
}

/** Who speaks of what: the game, and the names of its players. */
export interface Speaker {
  game: string;
  names: string[];
}

export function choicesOf(kind: string, told: Told, speaker: Speaker): Choices {
  const choice = (action: unknown): Choice => new SpokenChoice(action, speaker);
  return {
    kind,
    get prompt() {
      return t(`${speaker.game}-decision-${kind}`);
    },
    actions: told.listed.flatMap(actionsOf).map(choice),
    unlisted: told.unlisted,
    choice,
    label: (part) => partLabel(speaker.game, part),
    value: (part, value) => partText(speaker.game, part, value, speaker.names),
  };
}

class SpokenChoice implements Choice {
  readonly text: string;

  constructor(
    readonly action: unknown,
    private readonly speaker: Speaker,
  ) {
    this.text = JSON.stringify(action);
  }

  /** Said only when somebody reads it: most of a long list is never read. */
  get words(): string {
    return phrase(this.speaker.game, this.action as Record<string, unknown>, this.speaker.names);
  }
}

export function kindOf(action: unknown): string {
  return (action as { action: string }).action;
}

/** The actions of one kind: row by row, of each part the value with this number. */
export function actionsOf({ kind, parts, rows }: KindListed): Record<string, unknown>[] {
  const named = Object.entries(parts);
  if (named.length === 0) return [{ action: kind }];
  const actions: Record<string, unknown>[] = [];
  for (let at = 0; at < rows.length; at += named.length) {
    const row = named.map(([name, values], part) => [name, values[rows[at + part] ?? 0]]);
    actions.push({ action: kind, ...Object.fromEntries(row) });
  }
  return actions;
}
