/** How long ago something was, as people say it. */

/** The units, each with its length in seconds, the longest first. */
const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 31_557_600],
  ["month", 2_629_800],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** Less than a minute is "now": nobody wants to see seconds counted. A clock that is behind ours makes no future. */
export function ago(then: number, now: number, language: string): string {
  const seconds = Math.max(0, (now - then) / 1000);
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? ["second", Infinity];
  return format.format(-Math.floor(seconds / length), unit);
}
