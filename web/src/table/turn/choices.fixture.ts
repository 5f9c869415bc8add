/** Choices for tests: the words of an action are its text. */

import type { Choice, Choices } from "./choices";

export function choiceFor(action: unknown): Choice {
  const text = JSON.stringify(action);
  return { action, text, words: text };
}

export function choicesFor(kind: string, actions: unknown[], unlisted: string[] = []): Choices {
  return {
    kind,
    prompt: "",
    actions: actions.map(choiceFor),
    unlisted,
    choice: choiceFor,
    label: (part) => part,
    value: (part, value) => `${part} ${String(value)}`,
  };
}
