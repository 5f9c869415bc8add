import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { linesOf, readBook, textOf, type Book } from "../../../table/rules/book";
import { idsOf, linksOf, numbers, placesOf, shape } from "../../../table/rules/comparing";
import RULES from ".";

const FOLDER = "src/games/tyrannos/rules";
const ENGLISH = readBook(readFileSync("../docs/rules/tyrannos.md", "utf-8"), RULES.mark);
const OTHERS = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".md"))
  .map((name): [string, Book] => [name.slice(0, -3), readBook(readFileSync(`${FOLDER}/${name}`, "utf-8"), RULES.mark)]);
const ALL: [string, Book][] = [["en", ENGLISH], ...OTHERS];

describe("the rules", () => {
  it("are there in every language that has a text", () => {
    expect(Object.keys(RULES.texts).sort()).toEqual(ALL.map(([language]) => language).sort());
  });

  it.each(ALL)("in %s have a title, a preface and all chapters", (_, book) => {
    expect(book.title).not.toBe("");
    expect(book.preface.length).toBe(3);
    expect(book.chapters.filter(({ id }) => /^\d+$/.test(id)).map(({ id }) => id)).toEqual(
      Array.from({ length: 14 }, (_, index) => String(index + 1)),
    );
  });

  it.each(ALL)("in %s say as much as the English, and name the same numbers", (_, book) => {
    const english = placesOf(ENGLISH);
    expect(idsOf(book)).toEqual(idsOf(ENGLISH));
    placesOf(book).forEach(({ id, title, blocks }, index) => {
      const original = english[index]?.blocks ?? [];
      expect(textOf(title), id).not.toBe("");
      expect(blocks.map(shape), id).toEqual(original.map(shape));
      expect(numbers(blocks), id).toEqual(numbers(original));
      expect(linksOf(blocks).sort(), id).toEqual(linksOf(original).sort());
    });
  });

  it.each(ALL)("in %s speak to players: of no tests, and with the mark that readers know", (_, book) => {
    for (const { id, blocks } of placesOf(book)) {
      expect(linesOf(blocks).join("\n"), id).not.toMatch(/\btests?\b|\bY\d/);
      expect(linksOf(blocks).join("\n"), id).not.toContain("..");
    }
  });

  it.each(ALL)("in %s point at nothing that is missing", (_, book) => {
    const ids = idsOf(book);
    for (const { id, blocks } of placesOf(book)) for (const to of linksOf(blocks)) expect(ids, id).toContain(to);
  });

  it("have every paragraph that the program cites", () => {
    const sources = ["refusals.py", "guide.py"].map((file) =>
      readFileSync(`../src/emporion/games/tyrannos/${file}`, "utf-8"),
    );
    const cited = new Set(sources.join("\n").match(/(?<=")\d{1,2}\.\d{1,2}(?=")/g));
    expect(cited.size).toBeGreaterThan(15);
    expect(idsOf(ENGLISH)).toEqual(expect.arrayContaining([...cited]));
  });
});
