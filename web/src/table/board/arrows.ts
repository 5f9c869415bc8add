/** Which place an arrow key leads to. */

import type { Point } from "./camera";

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function isArrow(key: string): boolean {
  return key in DIRECTIONS;
}

/** The nearest of these places in the direction of the key: what lies ahead counts more than what lies aside. */
export function ahead(
  from: string,
  key: string,
  places: Iterable<string>,
  centre: (place: string) => Point,
): string | null {
  const [dx, dy] = DIRECTIONS[key] ?? [0, 0];
  const start = centre(from);
  let best: string | null = null;
  let least = Infinity;
  for (const place of places) {
    const there = centre(place);
    const [x, y] = [there.x - start.x, there.y - start.y];
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    const cost = along + 2 * aside;
    if (along > 0 && aside <= 2 * along && cost < least) [best, least] = [place, cost];
  }
  return best;
}
