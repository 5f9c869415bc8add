/** Zoom and pan: how the sheet with the map lies behind its window. Lengths are in pixels of the screen. */

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The drawing: where its upper left corner is, and how large it is, in its own units. */
export type Paper = Point & Size;

/** The window through which a drawing is seen. */
export interface Pane extends Size {
  paper: Paper;
}

/** The sheet's upper left corner in the window, and how much it is enlarged. 1 shows the whole map. */
export interface Look extends Point {
  zoom: number;
}

export const WHOLE: Look = { x: 0, y: 0, zoom: 1 };
export const DEEPEST = 6;

/** The size of the whole map in this window. */
export function fit({ width, height, paper }: Pane): Size {
  const scale = Math.min(width / paper.width, height / paper.height);
  return { width: paper.width * scale, height: paper.height * scale };
}

/** The nearest look that shows no more emptiness than it must. */
export function clamp(look: Look, view: Pane): Look {
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
export function zoomAt(look: Look, view: Pane, factor: number, x: number, y: number): Look {
  const zoom = Math.min(DEEPEST, Math.max(1, look.zoom * factor));
  const grown = zoom / look.zoom;
  return clamp({ zoom, x: x - (x - look.x) * grown, y: y - (y - look.y) * grown }, view);
}

export function pan(look: Look, view: Pane, dx: number, dy: number): Look {
  return clamp({ ...look, x: look.x + dx, y: look.y + dy }, view);
}

/** Pixels of the screen for a unit of the drawing. */
export function resolution(look: Look, view: Pane): number {
  return (fit(view).width * look.zoom) / view.paper.width;
}

/** The same look, moved as little as it takes to show a point of the drawing with some room around it. */
export function reveal(look: Look, view: Pane, at: Point): Look {
  const scale = resolution(look, view);
  const room = Math.min(view.width, view.height) / 5;
  const x = look.x + (at.x - view.paper.x) * scale;
  const y = look.y + (at.y - view.paper.y) * scale;
  const into = (value: number, end: number) => Math.min(end - room, Math.max(room, value)) - value;
  return pan(look, view, into(x, view.width), into(y, view.height));
}
