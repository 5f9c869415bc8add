/** Where the tag with the price of a place lies: where it covers least of what is to be read. */

import { area, BERTHS, centre, city, FIELDS, nameLine, SCALE, type Point } from "../places";

export interface Spot extends Point {
  /** Where the tag lies from there: left of it, around it, or right of it. */
  side: -1 | 0 | 1;
}

/** Half of a usual tag, with a little air around it. */
const HALF = { width: 46, height: 24 };
/** How far from the edge of its square: it lies on the frame, and not in the neighbour's square. */
const EDGE = 23;
/** Beyond that, farther is no better. */
const ROOM_ENOUGH = 1.6;
const ACROSS = [0.5, 0.36, 0.64, 0.24, 0.76];
const DOWN = [1, 0, 0.75, 0.25, 0.5];

/** Half of the number of a field. */
const NUMBER = { width: 20, height: 14 };

/** Numbers of fields, their names and cities. */
const READ = [...FIELDS.flatMap(numberOf), ...FIELDS.map(city), ...BERTHS.flatMap(nameLine)];

function numberOf(field: string): Point[] {
  const { x, y } = centre(field);
  return [-1, 1].flatMap((dx) => [-1, 1].map((dy) => ({ x: x + dx * NUMBER.width, y: y + dy * NUMBER.height })));
}

/** The two coasts of Italy turn their backs on each other. */
function candidates(place: string): Spot[] {
  const { x, y, width, height } = area(place);
  const side = place === "16w" ? -1 : place === "16e" ? 1 : 0;
  const across = side === 0 ? ACROSS : [(1 - side) / 2];
  return DOWN.flatMap((down) =>
    across.map((part) => ({ x: x + width * part, y: y + EDGE + (height - 2 * EDGE) * down, side }) as Spot),
  );
}

/** How far the nearest thing to read is from the middle of a tag there; below 1, the tag covers it. */
export function room(spot: Spot): number {
  return Math.min(ROOM_ENOUGH, ...READ.map((other) => distance(spot, other)));
}

function distance({ x, y, side }: Spot, other: Point): number {
  return Math.max(Math.abs(other.x - x - side * HALF.width) / HALF.width, Math.abs(other.y - y) / HALF.height);
}

/** Two tags want more room than a tag and a name: on small screens they are larger. */
function roomBeside(spot: Spot, others: Spot[]): number {
  return Math.min(room(spot), ...others.map((other) => distance(spot, other) / 3));
}

/** The first of the best: on the lower edge and in the middle, where nothing speaks against it. */
export const spots = BERTHS.reduce((found, place) => {
  const others = [...found.values()];
  const best = candidates(place).reduce((one, other) =>
    roomBeside(other, others) > roomBeside(one, others) ? other : one,
  );
  return found.set(place, best);
}, new Map<string, Spot>());

export function tagAt(place: string): Spot {
  const { x, y } = centre(place);
  return spots.get(place) ?? { x, y: y + SCALE / 3, side: 0 };
}
