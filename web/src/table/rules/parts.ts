/**
 * What a game brings to the reader of its rules: the default export of `games/NAME/rules/index.ts`. It is loaded without
 * the rest of the game. Everything but the English text is optional.
 */

import type { Component } from "svelte";
import type { Language } from "$lib/words.svelte";
import type { Block } from "./book";

export interface Rules {
  /** Markdown, the small part of it that docs/rules uses; in other languages paragraph by paragraph the same. */
  texts: Texts;
  /** What the text puts before the numbers of paragraphs, where that is not "§". */
  mark?: string;
  /** Two sets of rules that the text tells apart, by their names in it. */
  editions?: string[];
  /** The picture of a paragraph, for the paragraphs that have one. */
  figures?: Record<string, Component<FigureProps>>;
  /** What the text draws with letters, drawn better. Without it, the letters are shown. */
  plan?: Component<{ text: string }>;
}

type Text = () => Promise<{ default: string }>;
export type Texts = { en: Text } & Partial<Record<Language, Text>>;

export interface FigureProps {
  paragraph: string;
  /** What the paragraph says. */
  blocks: Block[];
}
