/** For tests: whether a book in another language is the same book. */

import { linesOf, type Block, type Book, type Paragraph } from "./book";

export const placesOf = (book: Book): Paragraph[] =>
  book.chapters.flatMap((chapter) => [chapter, ...chapter.paragraphs]);
export const idsOf = (book: Book): string[] => placesOf(book).map(({ id }) => id);

/** What a block is made of: the same in every language. */
export function shape(block: Block): string {
  if (block.type === "list") return `list of ${block.items.length}`;
  if (block.type === "table") return `table of ${block.rows.length} by ${block.head.length}`;
  return block.type === "text" && block.aside ? "aside" : block.type;
}

export function numbers(blocks: Block[]): string[] {
  return linesOf(blocks)
    .flatMap((line) => line.replace(/(\d)[,.](\d{1,2})(?!\d)/g, "$1.$2").match(/\d+(?:\.\d+)?/g) ?? [])
    .sort();
}

export function linksOf(blocks: Block[]): string[] {
  const words = blocks.flatMap((block) => {
    if (block.type === "text") return block.words;
    if (block.type === "list") return block.items.flat();
    return block.type === "table" ? [block.head, ...block.rows].flat(2) : [];
  });
  return words.flatMap(({ type, to }) => (type === "link" && to !== undefined ? [to] : []));
}
