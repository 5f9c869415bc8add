/** Pages by the first part of their address. */
export const PAGES: Record<string, string> = {
  t: "Table",
  rules: "Rules",
  tutorial: "Tutorial",
  account: "Account",
};
export const START = "Start";
export const NOT_FOUND = "NotFound";

/** What the addresses of these pages look like. */
const ADDRESS = /^\/(t(?=\/[^/])|rules|tutorial|account(?!\/[^/]))(?:\/[^/]*)?\/?$/;

/** The page that is shown at an address. */
export function pageAt(path: string): string {
  if (path === "/") return START;
  return PAGES[ADDRESS.exec(path)?.[1] ?? ""] ?? NOT_FOUND;
}
