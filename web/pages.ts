/**
 * The server answers every address with a file that names all that the page there needs, so that the browser asks for
 * it at once, and not for one thing after the other. It is called after the first part of the address.
 */

import type { Plugin, Rolldown } from "vite";
import { PAGES, START } from "./src/addresses.ts";

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedAssets: Set<string> } };

const INDEX = "index.html";
/** Those that every page needs. */
const FONTS = /-latin-wght-normal-[\w-]+\.woff2$/;

export function pages(): Plugin {
  return {
    name: "pages",
    enforce: "post",
    generateBundle(_, bundle) {
      const index = bundle[INDEX];
      if (index?.type !== "asset") throw new Error(`${INDEX} is not there`);
      const html = String(index.source);
      for (const [address, page] of Object.entries(PAGES)) {
        this.emitFile({ type: "asset", fileName: `${address}.html`, source: announcing(html, page, bundle) });
      }
      index.source = announcing(html, START, bundle);
    },
  };
}

function announcing(html: string, page: string, bundle: Bundle): string {
  const chunks = [...needed(chunkOf(page, bundle), bundle)].filter(({ fileName }) => !html.includes(fileName));
  const images = new Set(chunks.flatMap(imagesOf));
  const fonts = Object.keys(bundle).filter((name) => FONTS.test(name));
  const links = [
    ...chunks.map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`),
    ...fonts.map((name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${name}">`),
    ...[...images].map((name) => `<link rel="preload" as="image" href="/${name}">`),
  ];
  return html.replace("  </head>", links.map((link) => `    ${link}\n`).join("") + "  </head>");
}

/** Those that scripts name. What style sheets name, browsers ask for in another way, and would do so again. */
function imagesOf({ code, viteMetadata }: Chunk): string[] {
  return [...(viteMetadata?.importedAssets ?? [])].filter((name) => code.includes(name));
}

function chunkOf(page: string, bundle: Bundle): Chunk {
  const isPage = (file: Bundle[string]): file is Chunk =>
    file.type === "chunk" && file.facadeModuleId?.endsWith(`/pages/${page}.svelte`) === true;
  const found = Object.values(bundle).find(isPage);
  if (found === undefined) throw new Error(`there is no page ${page}`);
  return found;
}

/** A chunk and all that it imports. */
function needed(chunk: Chunk, bundle: Bundle, found = new Set<Chunk>()): Set<Chunk> {
  found.add(chunk);
  for (const name of chunk.imports) {
    const other = bundle[name];
    if (other?.type === "chunk" && !found.has(other)) needed(other, bundle, found);
  }
  return found;
}
