/** Lays a compressed copy beside every file of the built app, so that the server need not compress anything. */

import { readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";

const PAGES = fileURLToPath(new URL("../../src/emporion/server/web/pages/", import.meta.url));
const WORTH = 512;

for (const name of readdirSync(PAGES, { recursive: true })) {
  const path = join(PAGES, name);
  if (!/\.(html|js|css|svg|json)$/.test(path) || statSync(path).size < WORTH) continue;
  const data = readFileSync(path);
  writeFileSync(`${path}.gz`, gzipSync(data, { level: 9 }));
  writeFileSync(`${path}.br`, brotliCompressSync(data));
}
