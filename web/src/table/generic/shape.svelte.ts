/** How wide boards are for their height: known once one of a game has been seen, and the same from then on. */

import { SvelteMap } from "svelte/reactivity";

const USUAL = 1.5;
const shapes = new SvelteMap<string, number>();

export function shapeOf(game: string): number {
  return shapes.get(game) ?? USUAL;
}

export function keepShape(game: string, shape: number): void {
  shapes.set(game, shape);
}
