/** How much time is left, as a person reads it. */

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type Left = { unit: "clock"; text: string } | { unit: "hours" | "days"; count: number };

/** Minutes and seconds up to an hour, then hours, from two days on days. Nobody has less than nothing left. */
export function timeLeft(milliseconds: number): Left {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds >= 2 * DAY) return { unit: "days", count: Math.floor(seconds / DAY) };
  if (seconds >= HOUR) return { unit: "hours", count: Math.floor(seconds / HOUR) };
  return { unit: "clock", text: `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, "0")}` };
}
