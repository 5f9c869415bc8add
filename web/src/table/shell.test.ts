import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const FOLDERS = ["src/table", "src/lib", "src/pages", "src/start", "src/charts"];
const CATALOGUES = "../src/emporion/locales";

/** Ours, by the folders of their rules. */
const GAMES = readdirSync("../src/emporion/games", { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
  .map(({ name }) => name);
const NAMED = new RegExp(GAMES.join("|"), "i");

function naming(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.flatMap(({ name, parentPath }) => {
    const path = join(parentPath, name);
    const lines = readFileSync(path, "utf-8").split("\n");
    return lines.flatMap((line, at) => (NAMED.test(line) ? [`${path}:${at + 1}: ${line.trim()}`] : []));
  });
}

it("knows which games there are", () => {
  expect(GAMES.length).toBeGreaterThan(1);
  expect(naming("src/games").length).toBeGreaterThan(10);
});

it.each([...FOLDERS, CATALOGUES])("names no game: %s", (folder) => {
  expect(naming(folder)).toEqual([]);
});
