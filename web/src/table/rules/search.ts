/** Finding words in the rules, whatever their case and accents. */

import { linesOf, textOf, type Book, type Chapter, type Paragraph } from "./book";

/** Without case and accents, letter for letter, so that positions stay what they are. */
export function plain(text: string): string {
  return Array.from(text, (letter) => letter.normalize("NFD").charAt(0).toLowerCase()).join("");
}

/** The chapters with what has all of these words; everything if there are none. */
export function found(book: Book, wanted: string): Chapter[] {
  const words = wordsOf(wanted);
  if (words.length === 0) return book.chapters;
  return book.chapters
    .map((chapter) =>
      has(chapter, words) ? chapter : { ...chapter, paragraphs: chapter.paragraphs.filter((one) => has(one, words)) },
    )
    .filter((chapter) => has(chapter, words) || chapter.paragraphs.length > 0);
}

export function wordsOf(wanted: string): string[] {
  return plain(wanted).replace(/§/g, " ").split(/\s+/).filter(Boolean);
}

function has({ id, title, blocks }: Paragraph, words: string[]): boolean {
  const text = plain([id, textOf(title), ...linesOf(blocks)].join(" "));
  return words.every((word) => text.includes(word));
}

/** A text cut into what was wanted and what stands between. */
export function highlighted(text: string, words: string[]): { text: string; hit: boolean }[] {
  const looked = plain(text);
  const pieces: { text: string; hit: boolean }[] = [];
  let from = 0;
  while (from < text.length) {
    const next = nextHit(looked, words, from);
    if (next === null) break;
    if (next.at > from) pieces.push({ text: text.slice(from, next.at), hit: false });
    from = next.at + next.length;
    pieces.push({ text: text.slice(next.at, from), hit: true });
  }
  if (from < text.length) pieces.push({ text: text.slice(from), hit: false });
  return pieces;
}

function nextHit(text: string, words: string[], from: number): { at: number; length: number } | null {
  const hits = words.map((word) => ({ at: text.indexOf(word, from), length: word.length })).filter(({ at }) => at >= 0);
  return hits.reduce<(typeof hits)[number] | null>(
    (best, hit) => (best === null || hit.at < best.at ? hit : best),
    null,
  );
}
