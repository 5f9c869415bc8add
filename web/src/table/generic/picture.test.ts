import { expect, it } from "vitest";
import { clean, type Part } from "./picture";

const SVG = "http://www.w3.org/2000/svg";

class Element implements Part {
  isThere = true;

  constructor(
    readonly localName: string,
    private readonly given: Record<string, string> = {},
    readonly namespaceURI: string | null = SVG,
  ) {}

  get attributes(): { name: string; value: string }[] {
    return Object.entries(this.given).map(([name, value]) => ({ name, value }));
  }

  remove(): void {
    this.isThere = false;
  }

  removeAttribute(name: string): void {
    Reflect.deleteProperty(this.given, name);
  }

  get names(): string[] {
    return Object.keys(this.given);
  }
}

function cleaned(name: string, given: Record<string, string>): string[] {
  const element = new Element(name, given);
  clean([element]);
  return element.names;
}

it("lets nothing run, on the outermost element neither", () => {
  expect(cleaned("svg", { viewBox: "0 0 1 1", onload: "alert(1)", ONCLICK: "alert(1)", style: "top: 0" })).toEqual([
    "viewBox",
  ]);
});

it.each(["script", "foreignObject", "feImage", "style", "a", "animate", "set"])("has no <%s>", (name) => {
  const [root, element] = [new Element("svg"), new Element(name)];
  clean([root, element]);
  expect([root.isThere, element.isThere]).toEqual([true, false]);
});

it.each(["http://www.w3.org/1999/xhtml", "http://www.w3.org/1998/Math/MathML", null])("has nothing of %s", (space) => {
  const element = new Element("image", {}, space);
  clean([element]);
  expect(element.isThere).toBe(false);
});

it.each(["#bar", "data:image/png;base64,AA=="])("refers to %s", (href) => {
  expect(cleaned("use", { href, "xlink:href": href })).toEqual(["href", "xlink:href"]);
});

it.each([
  "https://example.org/a.png",
  "//example.org/a.png",
  "a.png",
  " #a",
  "javascript:alert(1)",
  "data:text/html,a",
])("does not refer to %s", (href) => {
  expect(cleaned("image", { href, "xlink:href": href, "x:href": href, HREF: href, width: "1" })).toEqual(["width"]);
});

it("paints with what it has itself only", () => {
  const given = { fill: "url(#sea)", stroke: "URL( '#land' )", mask: "url(https://example.org/#m)", filter: "url(a)" };
  expect(cleaned("rect", { ...given, "clip-path": "url(#a) url('//b')" })).toEqual(["fill", "stroke"]);
});
