import { expect, test } from "vitest";
import { pageAt } from "./addresses";

test.each([
  ["/", "Start"],
  ["/t/0123abcd", "Table"],
  ["/t/0123abcd/", "Table"],
  ["/rules", "Rules"],
  ["/rules/", "Rules"],
  ["/rules/tyros", "Rules"],
  ["/tutorial", "Tutorial"],
  ["/tutorial/tyros", "Tutorial"],
  ["/account", "Account"],
  ["/account/", "Account"],
])("%s is an address of ours", (path, page) => {
  expect(pageAt(path)).toBe(page);
});

test.each([
  "/nothing",
  "/t",
  "/t/",
  "/t/0123abcd/more",
  "/table",
  "/rules/tyros/more",
  "/rulesbook",
  "/account/ann",
  "/constructor",
  "/__proto__",
  "/index.html",
])("%s is none", (path) => {
  expect(pageAt(path)).toBe("NotFound");
});
