/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { pages } from "./pages.ts";
import { words } from "./words.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const SERVER = process.env.EMPORION_SERVER ?? "http://127.0.0.1:8000";

/** What several parts of a game share is a chunk of that game. */
const gameOf = (id: string) => /web\/src\/games\/(\w+)/.exec(id)?.[1] ?? null;

export default defineConfig({
  plugins: [words(), svelte(), pages()],
  resolve: {
    alias: { $lib: here("src/lib"), $games: here("../src/emporion/games") },
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: here("../src/emporion/server/web/pages"),
    emptyOutDir: true,
    target: "es2022",
    // The policy of the server allows scripts and images of its own only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Few files: each is a call of its own, and browsers have few lines to a server.
    cssCodeSplit: false,
    rolldownOptions: {
      // Who builds to play does not want to know which part of it took how long.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          // The start page shares forms with the table, and needs nothing else of it.
          includeDependenciesRecursively: false,
          groups: [
            { name: "app", test: /node_modules\/(?!uqr)|web\/src\/lib\/|vite\/preload-helper/ },
            { name: "start", test: /web\/src\/start\/|node_modules\/uqr/, minShareCount: 2 },
            { name: "table", test: /web\/src\/table\//, minShareCount: 2 },
            { name: gameOf, test: /web\/src\/games\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } }, fs: { allow: [here("..")] } },
  test: { include: ["src/**/*.test.ts"], environment: "./environment.ts" },
});
