/** Zoom and pan: how the sheet with the map lies behind its window. Lengths are in pixels of the screen. */

import { PAPER } from "../places";

export interface Size {
  width: number;
  height: number;
}

/** The sheet's upper left corner in the window, and how much it is enlarged. 1 shows the whole map. */
export interface Look {
  x: number;
  y: number;
  zoom: number;
}

export const WHOLE: Look = { x: 0, y: 0, zoom: 1 };
export const DEEPEST = 6;

/** The size of the whole map in this window. */
export function fit(view: Size): Size {
  const scale = Math.min(view.width / PAPER.width, view.height / PAPER.height);
  return { width: PAPER.width * scale, height: PAPER.height * scale };
}

/** The nearest look that shows no more emptiness than it must. */
export function clamp(look: Look, view: Size): Look {
  const zoom = Math.min(DEEPEST, Math.max(1, look.zoom));
  const sheet = fit(view);
  return {
    zoom,
    x: clampSide(look.x, view.width, sheet.width * zoom),
    y: clampSide(look.y, view.height, sheet.height * zoom),
  };
}

function clampSide(at: number, window: number, sheet: number): number {
  return sheet <= window ? (window - sheet) / 2 : Math.min(0, Math.max(window - sheet, at));
}

/** Closer or farther, with the point of the window under the fingers where it is. */
export function zoomAt(look: Look, view: Size, factor: number, x: number, y: number): Look {
  const zoom = Math.min(DEEPEST, Math.max(1, look.zoom * factor));
  const grown = zoom / look.zoom;
  return clamp({ zoom, x: x - (x - look.x) * grown, y: y - (y - look.y) * grown }, view);
}

export function pan(look: Look, view: Size, dx: number, dy: number): Look {
  return clamp({ ...look, x: look.x + dx, y: look.y + dy }, view);
}

/** Pixels of the screen for a unit of the drawing. */
export function resolution(look: Look, view: Size): number {
  return (fit(view).width * look.zoom) / PAPER.width;
}

/** The same look, moved as little as it takes to show a point of the drawing with some room around it. */
export function reveal(look: Look, view: Size, at: { x: number; y: number }): Look {
  const scale = resolution(look, view);
  const room = Math.min(view.width, view.height) / 5;
  const x = look.x + (at.x - PAPER.x) * scale;
  const y = look.y + (at.y - PAPER.y) * scale;
  const into = (value: number, end: number) => Math.min(end - room, Math.max(room, value)) - value;
  return pan(look, view, into(x, view.width), into(y, view.height));
}
