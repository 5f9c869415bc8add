/** The log as a list of lines: which belong together, and which are news to somebody. */

import type { LogLine } from "../../protocol";
import { seatLetter } from "../seats";

/** A line as it is shown. */
export interface Shown {
  key: string;
  line: LogLine;
  /** Begins something: the line before it was about somebody else. */
  begins: boolean;
}

/** The lines with a name for each: an entry of the log may be several of them. */
export function shown(lines: LogLine[]): Shown[] {
  let nth = 0;
  return lines.map((line, i) => {
    const before = lines[i - 1];
    nth = before?.n === line.n ? nth + 1 : 0;
    const goesOn = before !== undefined && isMove(before) && isMove(line) && before.seat === line.seat;
    return { key: `${line.n}.${nth}`, line, begins: !goesOn };
  });
}

export function isMove(line: LogLine): boolean {
  return line.move != null;
}

/** What happened after a seat's last own decision; null as long as it has decided nothing. */
export function sinceLast(lines: LogLine[], seat: number): LogLine[] | null {
  const own = lines.findLastIndex((line) => line.who === seatLetter(seat));
  return own < 0 ? null : lines.slice(own + 1);
}

/** Where rounds begin, by entries of the record. */
export function roundsOf(lines: LogLine[]): number[] {
  return lines.flatMap((line) => (line.kind === "round-began" && line.move != null ? [line.move] : []));
}
