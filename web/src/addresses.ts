/** Which page is shown at an address, by the address's first part; at any other it is the start page. */
export const PAGES: Record<string, string> = {
  t: "Table",
  rules: "Rules",
  tutorial: "Tutorial",
  account: "Account",
};
export const START = "Start";
