/** The frame of a place: just inside its square, so that neighbours do not touch. */

import { area } from "../places";

const INSET = 9;

export function frame(place: string): { x: number; y: number; width: number; height: number; rx: number } {
  const { x, y, width, height } = area(place);
  return { x: x + INSET, y: y + INSET, width: width - 2 * INSET, height: height - 2 * INSET, rx: 22 };
}
