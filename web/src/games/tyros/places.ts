/**
 * Where everything is on the board. A place is a field ("1" to "32", "T" for Tyros) or a berth; berths have the name of
 * their field, but Italy has two coasts: "16w" and "16e". Points are in the units of the drawing, as in map.svg.
 */

import data from "$games/tyros/board.json";
import type { Point } from "../../table/board/camera";

export type { Point };

/** Units of the drawing in one square of the board. */
export const SCALE = 280;
export const COLUMNS = data.columns;
export const ROWS = data.rows;
const MARGIN = 0.34 * SCALE;
/** The paper: the grid begins at 0, 0. */
export const PAPER = {
  x: -MARGIN,
  y: -MARGIN,
  width: COLUMNS * SCALE + 2 * MARGIN,
  height: ROWS * SCALE + 2 * MARGIN,
};

export const TYROS = "T";
export const FIELDS: string[] = [...Array.from({ length: 32 }, (_, index) => String(index + 1)), TYROS];
export const BERTHS: string[] = FIELDS.flatMap((field) => (field === "16" ? ["16w", "16e"] : [field]));

type Pair = number[];
interface Site {
  name: string;
  city: Pair;
  harbours: Pair[];
  hub: Pair;
  label: { at: Pair; anchor: string };
}
interface Square extends Site {
  id: string;
  row: number;
  column: number;
  disc: Pair;
  coasts?: { west: Site; east: Site };
}
interface Passage {
  route: Pair[];
  coastA?: string;
  coastB?: string;
}
interface Link {
  a: string;
  b: string;
  status: string;
  route?: Pair[];
  passages?: Passage[];
}

const placed = (id: string): string => (id === "TYR" ? TYROS : id);
const squares = new Map((data.squares as Square[]).map((square) => [placed(square.id), square]));

function point(pair: Pair): Point {
  return { x: (pair[0] ?? 0) * SCALE, y: (pair[1] ?? 0) * SCALE };
}

function square(place: string): Square {
  const found = squares.get(fieldOf(place));
  if (found === undefined) throw new Error(`the board has no place ${place}`);
  return found;
}

function site(place: string): Site {
  const found = square(place);
  return (place === "16e" ? found.coasts?.east : undefined) ?? found;
}

export function isPlace(place: string): boolean {
  return FIELDS.includes(place) || BERTHS.includes(place);
}

/** The field of a berth. */
export function fieldOf(place: string): string {
  return place === "16w" || place === "16e" ? "16" : place;
}

/** The middle of what one looks at: the number of a field; of a coast of Italy, its water. */
export function centre(place: string): Point {
  return place === fieldOf(place) ? point(square(place).disc) : point(site(place).hub);
}

/** Column and row of a field, counted from 0. */
export function cell(place: string): { column: number; row: number } {
  const { column, row } = square(place);
  return { column: column - 1, row: row - 1 };
}

/** The square of a field; of a coast of Italy, its half. */
export function area(place: string): { x: number; y: number; width: number; height: number } {
  const { column, row } = cell(place);
  const whole = { x: column * SCALE, y: row * SCALE, width: SCALE, height: SCALE };
  if (place === "16w") return { ...whole, width: SCALE * ITALY_SPLIT };
  if (place === "16e") return { ...whole, x: whole.x + SCALE * ITALY_SPLIT, width: SCALE * (1 - ITALY_SPLIT) };
  return whole;
}

/** Where the boot divides its square. */
const ITALY_SPLIT = 0.5;

/** Where the ships of a berth lie. */
export function berths(place: string): Point[] {
  return site(place).harbours.map(point);
}

/** Where the ship with this index lies; beyond the last harbour, in the last. */
export function berth(place: string, index: number): Point {
  const all = berths(place);
  return all[Math.min(index, all.length - 1)] ?? centre(place);
}

/** Where the city of a field stands. */
export function city(field: string): Point {
  return point(square(field).city);
}

/** Points along the name that is written at a place: what nothing should cover. */
export function nameLine(place: string): Point[] {
  const { name, label } = site(place);
  const length = name.length * 0.06;
  const [x = 0, y = 0] = label.at;
  const left = x - { start: 0, middle: length / 2, end: length }[label.anchor as "start" | "middle" | "end"];
  return [0, 1, 2, 3, 4].map((part) => point([left + (length * part) / 4, y - 0.03]));
}

/** What the place was called: Kyrene. */
export function placeName(place: string): string {
  return site(place).name;
}

/** What the messages tyros-place-… want to know about a place. */
export function placeArgs(place: string): { place: string; number: string } {
  const names: Record<string, string> = { [TYROS]: "tyros", "16w": "west", "16e": "east" };
  return { place: names[place] ?? "field", number: fieldOf(place) };
}

export interface Route {
  from: string;
  to: string;
  /** On water, from the hub of one berth to that of the other. */
  points: Point[];
}

/** Every way from a berth to the next, in both directions. */
export const routes: Route[] = (data.links as Link[]).flatMap(routesOf);

function routesOf(link: Link): Route[] {
  if (link.status !== "open") return [];
  const passages = link.passages ?? (link.route ? [{ route: link.route }] : []);
  return passages.flatMap((passage) => {
    const from = coastal(placed(link.a), passage.coastA);
    const to = coastal(placed(link.b), passage.coastB);
    const points = passage.route.map(point);
    return [
      { from, to, points },
      { from: to, to: from, points: [...points].reverse() },
    ];
  });
}

function coastal(field: string, coast: string | undefined): string {
  return coast === undefined ? field : field + coast.charAt(0);
}

const leaving = new Map(BERTHS.map((place) => [place, routes.filter((route) => route.from === place)]));

/** The berths that one can sail to from here without entering another. */
export function neighbours(place: string): string[] {
  return (leaving.get(place) ?? []).map((route) => route.to);
}

/** The shortest way by sea, berth by berth; nothing if there is none. */
export function voyage(from: string, to: string): Route[] {
  const arrivals = new Map<string, Route>();
  const queue = [from];
  for (const here of queue) {
    if (here === to) break;
    for (const route of leaving.get(here) ?? []) {
      if (route.to === from || arrivals.has(route.to)) continue;
      arrivals.set(route.to, route);
      queue.push(route.to);
    }
  }
  const found: Route[] = [];
  for (let last = arrivals.get(to); last !== undefined && from !== to; last = arrivals.get(last.from))
    found.unshift(last);
  return found;
}

/** All points that a ship passes from one berth to another, without the harbours at both ends. */
export function course(from: string, to: string): Point[] {
  return voyage(from, to).flatMap((route, index) => (index === 0 ? route.points : route.points.slice(1)));
}
