/** Where ships and chips are drawn. */

import type { TyrosPlayerView } from "../../../protocol";
import { BERTHS, berths, centre, city, FIELDS, nameLine, SCALE, type Point } from "../places";

/** A ship on the board, or several of the same player in one harbour. */
export interface Ship extends Point {
  key: string;
  seat: number;
  place: string;
  count: number;
  size: number;
}

const CROWDED_SIZE = 0.75;
const CROWDED_STEP = 0.08 * SCALE;
const CROWDED = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;

export function fleet(players: TyrosPlayerView[]): Ship[] {
  return BERTHS.flatMap((place) => {
    const counts = players.map((player) => player.ships[place] ?? 0);
    return counts.some(Boolean) ? shipsAt(place, counts) : [];
  });
}

/** As long as there is room, every ship has a harbour of its own; then every player has one; then they crowd. */
function shipsAt(place: string, counts: number[]): Ship[] {
  const harbours = berths(place);
  const afloat = counts.reduce((sum, count) => sum + count, 0);
  const groups = counts
    .flatMap((count, seat) =>
      (afloat <= harbours.length ? Array<number>(count).fill(1) : [count]).map((n) => [seat, n]),
    )
    .filter((group): group is [number, number] => Boolean(group[1]));
  const crowded = groups.length > harbours.length;
  const spots = crowded ? crowd(harbours) : harbours;
  return groups.map(([seat, count], index) => ({
    key: `${place}-${seat}-${groups.slice(0, index).filter(([other]) => other === seat).length}`,
    seat,
    place,
    count,
    size: crowded ? CROWDED_SIZE : 1,
    ...(spots[index] ?? centre(place)),
  }));
}

/** Two rows amid the harbours. */
function crowd(harbours: Point[]): Point[] {
  const middle = (axis: "x" | "y") => harbours.reduce((sum, harbour) => sum + harbour[axis], 0) / harbours.length;
  const [x, y] = [middle("x"), middle("y")];
  return CROWDED.map(([dx, dy]) => ({ x: x + dx * CROWDED_STEP, y: y + dy * CROWDED_STEP }));
}

const CORNER = 28;
const ROOM_ENOUGH = 0.16 * SCALE;

/** On which corner of its chip the letter of the empire covers least, for each field. */
export const badgeCorners = new Map(FIELDS.map((field) => [field, corner(field)]));

function corner(field: string): Point {
  const coasts = field === "16" ? ["16w", "16e"] : [field];
  const near = [city(field), ...coasts.flatMap((coast) => [...berths(coast), ...nameLine(coast)])];
  const at = centre(field);
  const corners = [
    { x: CORNER, y: -CORNER },
    { x: -CORNER, y: -CORNER },
    { x: CORNER, y: CORNER },
    { x: -CORNER, y: CORNER },
  ];
  const room = ({ x, y }: Point) =>
    Math.min(ROOM_ENOUGH, ...near.map((other) => Math.hypot(at.x + x - other.x, at.y + y - other.y)));
  return corners.reduce((best, candidate) => (room(candidate) > room(best) ? candidate : best));
}
