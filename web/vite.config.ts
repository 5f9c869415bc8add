/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { words } from "./words.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const SERVER = process.env.EMPORION_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [words(), svelte()],
  resolve: {
    alias: { $lib: here("src/lib"), $board: here("../src/emporion/games/tyros") },
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: here("../src/emporion/server/web/pages"),
    emptyOutDir: true,
    target: "es2022",
    // The policy of the server allows scripts and images of its own only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } }, fs: { allow: [here("..")] } },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
