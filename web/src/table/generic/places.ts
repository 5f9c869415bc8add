/** The places of a picture, as buttons: those that can be chosen, and those about which one can ask. */

import type { Lit } from "../game";

const SVG = "http://www.w3.org/2000/svg";
/** In units of the drawing. */
const MARGIN = 6;

export interface Doing {
  lit: ReadonlyMap<string, Lit>;
  picked: string | null;
  hinted: string[];
  onpick: ((place: string) => void) | undefined;
  onask: ((place: string) => void) | undefined;
}

/** Show what can be done, and hear of it; returns how to take it away. */
export function attend(svg: SVGSVGElement, doing: Doing): () => void {
  const places = [...svg.querySelectorAll<SVGGraphicsElement>("[data-place]")];
  const endings = places.map((element) => attendTo(element, element.dataset.place ?? "", doing));
  return () => {
    for (const end of endings) end();
  };
}

/** The place that has the focus. */
export function focusedIn(svg: SVGSVGElement): string | null {
  const { activeElement } = document;
  if (!(activeElement instanceof SVGElement) || !svg.contains(activeElement)) return null;
  return activeElement.closest<SVGElement>("[data-place]")?.dataset.place ?? null;
}

/** Where it can be chosen, that is. */
export function focusOn(svg: SVGSVGElement, place: string): void {
  svg.querySelector<SVGElement>(`[data-place="${CSS.escape(place)}"] .frame`)?.focus({ preventScroll: true });
}

function attendTo(element: SVGGraphicsElement, place: string, doing: Doing): () => void {
  const lit = doing.lit.get(place);
  const act = lit === undefined ? doing.onask : doing.onpick;
  if (act === undefined && !doing.hinted.includes(place) && doing.picked !== place) return () => undefined;
  const frame = frameOf(element);
  frame.classList.toggle("picked", doing.picked === place);
  frame.classList.toggle("hinted", doing.hinted.includes(place));
  if (act !== undefined) {
    frame.addEventListener("click", () => act(place));
    frame.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      act(place);
    });
  }
  if (lit !== undefined) {
    frame.dataset.lit = "";
    frame.setAttribute("role", "button");
    frame.setAttribute("tabindex", "0");
    frame.setAttribute("aria-label", lit.label);
    frame.setAttribute("aria-pressed", String(doing.picked === place));
    const written = textsOf(element).filter((text) => text !== lit.label);
    if (written.length > 0) frame.setAttribute("aria-description", written.join(", "));
  }
  element.append(frame);
  return () => {
    frame.remove();
  };
}

/** What is written at a place. */
function textsOf(element: SVGGraphicsElement): string[] {
  return [...element.querySelectorAll("text")].map(({ textContent }) => textContent.trim()).filter(Boolean);
}

/** Around a place and all that is drawn there: it is what is pressed. */
function frameOf(element: SVGGraphicsElement): SVGRectElement {
  const { x, y, width, height } = element.getBBox();
  const frame = document.createElementNS(SVG, "rect");
  frame.setAttribute("class", "frame");
  const area = { x: x - MARGIN, y: y - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN, rx: MARGIN };
  for (const [name, value] of Object.entries(area)) frame.setAttribute(name, String(value));
  return frame;
}
