import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { linesOf, readBook, textOf, type Book } from "../../../table/rules/book";
import { idsOf, linksOf, numbers, placesOf, shape } from "../../../table/rules/comparing";
import { arranged, FIGURES } from "./figures";
import { readChart } from "./chart";
import { found, highlighted } from "../../../table/rules/search";

const ENGLISH = readBook(readFileSync("../docs/rules/tyros.md", "utf-8"));
const OTHERS = ["de", "fr", "it"].map((language): [string, Book] => [
  language,
  readBook(readFileSync(`src/games/tyros/rules/${language}.md`, "utf-8")),
]);
const ALL: [string, Book][] = [["en", ENGLISH], ...OTHERS];
const TYROS = "../src/emporion/games/tyros";

/** Every paragraph that these sources of the game cite as "5.4". */
function cited(file: string): string[] {
  const source = readFileSync(`${TYROS}/${file}`, "utf-8");
  return [...new Set(source.match(/(?<=")\d{1,2}(?:\.\d{1,2})?(?=")/g))];
}

describe("the rules", () => {
  it.each(ALL)("in %s have a title, a preface and all chapters", (_, book) => {
    expect(book.title).not.toBe("");
    expect(book.preface.length).toBe(3);
    expect(idsOf(book)).toContain("scoring-example");
    expect(book.chapters.filter(({ id }) => /^\d+$/.test(id)).map(({ id }) => id)).toEqual(
      Array.from({ length: 18 }, (_, index) => String(index + 1)),
    );
  });

  it.each(OTHERS)("in %s have the paragraphs of the English, in their order", (_, book) => {
    expect(idsOf(book)).toEqual(idsOf(ENGLISH));
  });

  it.each(OTHERS)("in %s say as much as the English, and name the same numbers", (_, book) => {
    const english = placesOf(ENGLISH);
    placesOf(book).forEach(({ id, title, blocks }, index) => {
      const original = english[index]?.blocks ?? [];
      expect(textOf(title), id).not.toBe("");
      expect(blocks.map(shape), id).toEqual(original.map(shape));
      expect(numbers(blocks), id).toEqual(numbers(original));
    });
  });

  it.each(ALL)("in %s speak to players: of no tests, and of no pages for those who write the program", (_, book) => {
    for (const { id, blocks } of placesOf(book)) {
      expect(linesOf(blocks).join("\n"), id).not.toMatch(/\btests?\b/i);
      expect(linksOf(blocks).join("\n"), id).not.toContain("..");
    }
  });

  it.each(ALL)("in %s point at nothing that is missing", (_, book) => {
    const ids = idsOf(book);
    for (const { id, blocks } of placesOf(book)) for (const to of linksOf(blocks)) expect(ids, id).toContain(to);
  });

  it.each(["refusals.py", "guide.py"])("have every paragraph that %s cites", (file) => {
    const paragraphs = cited(file);
    expect(paragraphs.length).toBeGreaterThan(15);
    expect(idsOf(ENGLISH)).toEqual(expect.arrayContaining(paragraphs));
  });
});

describe("a book", () => {
  const book = readBook(
    "# Game\n\nHello\n\n(tyros-start)=\n## Start\n\n## §5 Laying\n\n**§5.4 No tile.** See [§5](#tyros-5).",
  );

  it("knows its paragraphs by number or name", () => {
    expect(idsOf(book)).toEqual(["start", "5", "5.4"]);
  });

  it("takes a remark after a title for a part of it", () => {
    const [toll] = readBook("## §7 Sailing\n\n**§7.4 Toll** (`kosmos` only). You pay.").chapters[0]?.paragraphs ?? [];
    expect(toll && [textOf(toll.title), ...linesOf(toll.blocks)]).toEqual(["Toll (kosmos only)", "You pay."]);
  });

  it("reads the marks in its words", () => {
    const paragraph = book.chapters[1]?.paragraphs[0];
    expect(paragraph && textOf(paragraph.title)).toBe("No tile");
    expect(paragraph?.blocks).toEqual([
      {
        type: "text",
        aside: false,
        words: [
          { type: "plain", text: "See " },
          { type: "link", text: "§5", to: "5" },
          { type: "plain", text: "." },
        ],
      },
    ]);
  });
});

describe("the search", () => {
  const french = OTHERS.find(([language]) => language === "fr")?.[1] ?? ENGLISH;

  it("finds words without their accents", () => {
    const ids = found(french, "PEAGE carte").flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id));
    expect(ids).toContain("7.4");
    expect(ids).not.toContain("3.1");
  });

  it("finds a paragraph by its number", () => {
    expect(found(ENGLISH, "§15.4").flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id))).toContain("15.4");
  });

  it("shows everything when nothing is wanted", () => {
    expect(found(ENGLISH, " ")).toBe(ENGLISH.chapters);
  });

  it("marks what it found", () => {
    expect(highlighted("Le péage", ["peage"])).toEqual([
      { text: "Le ", hit: false },
      { text: "péage", hit: true },
    ]);
  });
});

describe("the pictures", () => {
  const catalogue = readFileSync("../src/emporion/games/tyros/locales/en/rules.ftl", "utf-8");

  it.each(Object.keys(FIGURES))("of §%s belong to a paragraph and have a caption", (id) => {
    expect(idsOf(ENGLISH)).toContain(id);
    expect(catalogue).toContain(`\ntyros-figure-${id.replace(".", "-")} =`);
  });

  it("put fields where the board has them, without the gaps", () => {
    const squares = ["23", "T", "24", "28", "32"].map((name) => ({ name }));
    expect(arranged({ squares }).map(({ square, column, row }) => [square.name, column, row])).toEqual([
      ["23", 0, 0],
      ["T", 2, 0],
      ["24", 0, 1],
      ["28", 1, 1],
      ["32", 2, 1],
    ]);
  });

  it("read the plan of the board: 43 ways by sea, and eight that are closed", () => {
    const blocks = placesOf(ENGLISH).find(({ id }) => id === "2.1")?.blocks ?? [];
    const chart = readChart(blocks.flatMap((block) => (block.type === "plan" ? [block.text] : []))[0] ?? "");
    expect([chart.columns, chart.rows, chart.squares.length]).toEqual([7, 5, 35]);
    expect(chart.borders.filter(({ open }) => open).length).toBe(43);
    expect(chart.borders.filter(({ open }) => !open).length).toBe(8);
  });
});
