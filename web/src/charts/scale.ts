/** The arithmetic of charts: round figures on the axes, lines, and names that do not cover each other. */

export interface Point {
  x: number;
  y: number;
}

export interface Series {
  name: string;
  /** One letter on the line and at its end: colours alone tell nobody enough. */
  letter: string;
  /** Of the line and of the letter on it, as CSS. */
  colour: string;
  ink: string;
  points: Point[];
}

export interface Tick {
  x: number;
  label: string;
}

const STEPS = [1, 2, 5];

/** A round step, so that an axis up to `top` has at most so many of them. */
export function step(top: number, most = 5): number {
  for (let power = 1; ; power *= 10) for (const digit of STEPS) if (digit * power * most >= top) return digit * power;
}

/** From 0 up to the first round figure that covers `top`. */
export function rungs(top: number, most = 5): number[] {
  const size = step(top, most);
  return Array.from({ length: Math.max(1, Math.ceil(top / size)) + 1 }, (_, i) => i * size);
}

/** Where a figure of one range lies in another. */
export function scale(from: [number, number], to: [number, number]): (value: number) => number {
  const width = from[1] - from[0] || 1;
  return (value) => to[0] + ((value - from[0]) / width) * (to[1] - to[0]);
}

export function line(points: Point[], x: (v: number) => number, y: (v: number) => number): string {
  return points.map((p, i) => `${i ? "L" : "M"}${x(p.x).toFixed(1)} ${y(p.y).toFixed(1)}`).join("");
}

/** A few points of a line to put its letter on; `shift`, from 0 to 1, keeps those of several lines apart. */
export function markers(points: Point[], shift: number, count = 4): Point[] {
  const places = Array.from({ length: count }, (_, i) =>
    Math.floor(((i + 0.5 + shift * 0.75) / count) * points.length),
  );
  return points.filter((_, i) => i < points.length - 1 && places.includes(i));
}

/** The same heights, moved apart by at least `gap` and kept at or above `floor`. */
export function spread(heights: number[], gap: number, floor: number): number[] {
  const order = heights.map((height, i) => ({ height, i })).sort((a, b) => b.height - a.height);
  const placed = [...heights];
  let limit = floor;
  for (const { height, i } of order) {
    placed[i] = Math.min(height, limit);
    limit = placed[i] - gap;
  }
  return placed;
}

/** The one of these (in rising order) that is closest. */
export function nearest(values: number[], wanted: number): number | null {
  let best: number | null = null;
  for (const value of values) if (best === null || Math.abs(value - wanted) < Math.abs(best - wanted)) best = value;
  return best;
}

/** The figure at `x`: that of the last point up to there. */
export function valueAt(points: Point[], x: number): number | null {
  return points.findLast((point) => point.x <= x)?.y ?? null;
}

/** A long and restless line in at most so many points: means of equal parts, but both ends as they are. */
export function calmed(points: Point[], most: number): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length <= most) return points;
  const inner = points.slice(1, -1);
  const parts = most - 2;
  const means = Array.from({ length: parts }, (_, i) => {
    const part = inner.slice(Math.floor((i * inner.length) / parts), Math.floor(((i + 1) * inner.length) / parts));
    const mean = (of: (point: Point) => number): number => part.reduce((sum, one) => sum + of(one), 0) / part.length;
    return { x: Math.round(mean((one) => one.x)), y: Math.round(mean((one) => one.y)) };
  });
  return [first, ...means, last];
}

/** At most so many whole numbers from 0 to `last`, evenly apart, with both ends. */
export function samples(last: number, most: number): number[] {
  const count = Math.min(most, last + 1);
  if (count < 2) return [last];
  return Array.from({ length: count }, (_, i) => Math.round((i * last) / (count - 1)));
}
