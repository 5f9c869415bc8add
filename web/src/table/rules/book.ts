/**
 * The rules of a game as a book: chapters, numbered paragraphs, and what stands in them. The text is Markdown, the small
 * part of it that docs/rules uses. Names of paragraphs begin with that of the game. Whatever mark a game's source puts
 * before the numbers of paragraphs, readers see "§".
 */

export interface Book {
  title: string;
  preface: Block[];
  chapters: Chapter[];
}

/** What an address can point at: "5", "5.4", or a name such as "editions". */
interface Anchored {
  id: string;
  title: Inline[];
  blocks: Block[];
}

export type Paragraph = Anchored;

export interface Chapter extends Anchored {
  paragraphs: Paragraph[];
}

export type Block =
  | { type: "text"; words: Inline[]; aside: boolean }
  | { type: "list"; ordered: boolean; items: Inline[][] }
  | { type: "table"; head: Inline[][]; rows: Inline[][][] }
  | { type: "plan"; text: string };

/** A label opens an example or a ruling. */
export interface Inline {
  type: "plain" | "strong" | "emphasis" | "label" | "code" | "link";
  text: string;
  to?: string;
}

export const MARK = "§";
const LABEL = /^\([a-z]+-(.+)\)=$/;
const HEADING = /^(#{1,3}) (?:§(\d+) )?(.*)$/;
/** A remark in brackets after the title is part of it. */
const NUMBERED = /^\*\*§(\d+\.\d+) ([^*]+?)\.?\*\*( \([^)]*\))?\.?\s*/;
const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\((.+?)\)|§(\d+(?:\.\d+)?)/;

export function readBook(source: string, mark = MARK): Book {
  const markdown = source.replace(new RegExp(`(?<![\\w§])${mark}(?=\\d)`, "g"), MARK);
  const book: Book = { title: "", preface: [], chapters: [] };
  let name = "";
  let blocks = book.preface;
  for (const part of partsOf(markdown)) {
    const label = LABEL.exec(part)?.[1];
    const heading = HEADING.exec(part);
    const chapter = book.chapters.at(-1);
    if (label !== undefined) name = label;
    else if (heading !== null) blocks = open(book, heading, name);
    else if (chapter !== undefined && NUMBERED.test(part)) blocks = paragraph(chapter, part);
    else blocks.push(block(part));
  }
  return book;
}

/** What is divided by empty lines; a label stands alone even without one. */
function partsOf(markdown: string): string[] {
  return markdown
    .replace(/^<!--.*-->$/gm, "")
    .replace(/^\([a-z]+-.+\)=$/gm, "\n$&\n")
    .split(/\n{2,}/)
    .map((part) => part.replace(/^\n+|\n+$/g, ""))
    .filter((part) => part !== "");
}

/** Where the blocks after a heading go. */
function open(book: Book, [, signs = "", number, title = ""]: RegExpExecArray, name: string): Block[] {
  const opened = { id: number ?? name, title: inline(title), blocks: [], paragraphs: [] };
  if (signs === "#") book.title = title;
  else if (signs === "##") book.chapters.push(opened);
  else book.chapters.at(-1)?.paragraphs.push(opened);
  return signs === "#" ? book.preface : opened.blocks;
}

function paragraph(chapter: Chapter, part: string): Block[] {
  const [opening, id = "", title = "", remark = ""] = NUMBERED.exec(part) ?? [""];
  const opened: Paragraph = { id, title: inline(title + remark), blocks: [] };
  const rest = part.slice(opening.length);
  if (rest !== "") opened.blocks.push(block(rest));
  chapter.paragraphs.push(opened);
  return opened.blocks;
}

function block(part: string): Block {
  if (part.startsWith("```")) return { type: "plan", text: part.split("\n").slice(1, -1).join("\n") };
  if (part.startsWith("|")) return table(part);
  if (/^(- |\d+\. )/.test(part)) return list(part);
  const words = inline(part);
  return { type: "text", words, aside: words[0]?.type === "label" };
}

function table(part: string): Block {
  const [head = [], , ...rows] = part.split("\n").map((line) => line.slice(1, -1).split("|").map(inline));
  return { type: "table", head, rows };
}

function list(part: string): Block {
  const items = part.split(/\n(?=- |\d+\. )/).map((item) => inline(item.replace(/^(- |\d+\. )/, "")));
  return { type: "list", ordered: /^\d/.test(part), items };
}

/** Words and their marks. A paragraph that is named is linked, with or without a link in the source. */
export function inline(source: string): Inline[] {
  let rest = source.replace(/\s*\n\s*/g, " ").trim();
  const found: Inline[] = [];
  for (let hit = INLINE.exec(rest); hit !== null; hit = INLINE.exec(rest)) {
    if (hit.index > 0) found.push({ type: "plain", text: rest.slice(0, hit.index) });
    found.push(marked(hit));
    rest = rest.slice(hit.index + hit[0].length);
  }
  if (rest !== "") found.push({ type: "plain", text: rest });
  return found;
}

function marked([, strong, emphasis, code, linked, address, number]: RegExpExecArray): Inline {
  if (strong !== undefined) return { type: "strong", text: strong };
  if (emphasis !== undefined) return { type: emphasis.endsWith(":") ? "label" : "emphasis", text: emphasis };
  if (code !== undefined) return { type: "code", text: code };
  if (number !== undefined) return { type: "link", text: `§${number}`, to: number };
  const place = address?.match(/^#[a-z]+-(.+)$/)?.[1];
  // Pages of the documentation are elsewhere: of these the words alone are left.
  if (place === undefined) return { type: "plain", text: linked ?? "" };
  return { type: "link", text: linked ?? "", to: /^[\d-]+$/.test(place) ? place.replace("-", ".") : place };
}

export function textOf(words: Inline[]): string {
  return words.map(({ text }) => text).join("");
}

/** Everything that stands in blocks, as lines of words. */
export function linesOf(blocks: Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.type === "text") return [textOf(block.words)];
    if (block.type === "list") return block.items.map(textOf);
    if (block.type === "plan") return [block.text];
    return [block.head, ...block.rows].map((row) => row.map(textOf).join(" "));
  });
}
