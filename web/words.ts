/** The catalogues of the browser: of each language one module with the texts of all files that pages need. */

import { FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const FOLDER = fileURLToPath(new URL("../src/emporion/locales/", import.meta.url));
const FILES = ["engine", "board", "web", "start", "table", "standing", "rules", "tutorial"];
const PREFIX = "virtual:words/";

/** `import words from "virtual:words/de"`: the German catalogues, read already: to read them takes a page long. */
export function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id.startsWith(PREFIX) ? "\0" + id : undefined),
    load(id) {
      if (!id.startsWith("\0" + PREFIX)) return undefined;
      const language = id.slice(PREFIX.length + 1);
      const paths = FILES.map((file) => resolve(FOLDER, language, `${file}.ftl`));
      for (const path of paths) this.addWatchFile(path);
      const text = paths.map((path) => readFileSync(path, "utf-8").replace(/^#.*\n/gm, "")).join("\n");
      const { body } = new FluentResource(text);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(body))});`;
    },
  };
}
