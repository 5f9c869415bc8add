/** A picture that a game has drawn, made fit for the page: nothing in it runs, and nothing is loaded from elsewhere. */

import type { Paper } from "../board/camera";

export interface Picture {
  svg: SVGSVGElement;
  paper: Paper;
}

/** What there is to know of an element of a picture. */
export interface Part {
  readonly namespaceURI: string | null;
  readonly localName: string;
  readonly attributes: Iterable<{ readonly name: string; readonly value: string }>;
  remove(): void;
  removeAttribute(name: string): void;
}

const SVG = "http://www.w3.org/2000/svg";
/** They run something, lead or load elsewhere, change the page around, or change attributes later on. */
const FORBIDDEN = new Set(["script", "foreignObject", "feImage", "style", "a", "animate", "set"]);

export function pictureOf(text: string): Picture | null {
  const found = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  if (!(found instanceof SVGSVGElement)) return null;
  const svg = document.importNode(found, true);
  clean([svg, ...svg.querySelectorAll("*")]);
  const { x, y, width, height } = svg.viewBox.baseVal;
  return width > 0 && height > 0 ? { svg, paper: { x, y, width, height } } : null;
}

/** Take away what does not belong in a picture: of all its elements, the outermost one among them. */
export function clean(parts: Iterable<Part>): void {
  for (const part of parts) {
    if (part.namespaceURI !== SVG || FORBIDDEN.has(part.localName)) part.remove();
    for (const { name, value } of [...part.attributes]) if (!isHarmless(name, value)) part.removeAttribute(name);
  }
}

function isHarmless(name: string, value: string): boolean {
  if (/^(on|style$)/i.test(name)) return false;
  if (/^(.+:)?href$/i.test(name)) return /^(#|data:image\/)/i.test(value);
  return !/url\((?!\s*["']?#)/i.test(value);
}
