/** The squares of the empires as paths: a soft tint, and a patterned edge towards everything else. */

import { cell, COLUMNS, FIELDS, SCALE } from "../places";
import { EMPIRES, type Empire } from "../looks";

/** The side of a tile of a pattern, and the width of an edge. Twenty of them make a square, so that none is cut. */
export const PATTERN = 14;

export interface Realm {
  empire: Empire;
  area: string;
  edge: string;
}

const SIDES = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

/** Every empire on the board, by the chips on its fields. */
export function realms(chips: Record<string, string>): Realm[] {
  const owners = new Map<number, string>();
  for (const field of FIELDS) if (chips[field]) owners.set(index(field), chips[field]);
  return EMPIRES.map((empire) => {
    const own = FIELDS.filter((field) => chips[field] === empire).map(cell);
    return {
      empire,
      area: own.map(({ column, row }) => rectangle(column * SCALE, row * SCALE, SCALE, SCALE)).join(""),
      edge: own.map(({ column, row }) => edges(column, row, owners)).join(""),
    };
  }).filter((realm) => realm.area !== "");
}

function index(field: string): number {
  const { column, row } = cell(field);
  return row * COLUMNS + column;
}

/** Strips along the sides and corners of a square that do not touch its own empire. */
function edges(column: number, row: number, owners: Map<number, string>): string {
  const own = owners.get(row * COLUMNS + column);
  const ends = ([dx, dy]: readonly [number, number]): boolean => {
    const beyond = column + dx < 0 || column + dx >= COLUMNS;
    return beyond || owners.get((row + dy) * COLUMNS + column + dx) !== own;
  };
  return SIDES.filter(ends)
    .map(([dx, dy]) =>
      rectangle(
        column * SCALE + (dx === 1 ? SCALE - PATTERN : 0),
        row * SCALE + (dy === 1 ? SCALE - PATTERN : 0),
        dx ? PATTERN : SCALE,
        dy ? PATTERN : SCALE,
      ),
    )
    .join("");
}

function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}
