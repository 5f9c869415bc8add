/** Which page is shown at an address, by the address's first part. */
export const PAGES: Record<string, string> = {
  t: "Table",
  rules: "Rules",
  tutorial: "Tutorial",
  account: "Account",
};
export const START = "Start";
export const NOT_FOUND = "NotFound";

/** The page at an address, by its first part. */
export function pageAt(part: string): string {
  return part === "" ? START : (PAGES[part] ?? NOT_FOUND);
}
