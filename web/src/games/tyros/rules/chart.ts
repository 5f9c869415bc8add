/** The plan of the board that stands in the rules as letters, read so that it can be drawn. */

export interface Chart {
  columns: number;
  rows: number;
  squares: { name: string; column: number; row: number }[];
  /** Between two squares: open water, or land in the way. */
  borders: { open: boolean; x: number; y: number; upright: boolean }[];
}

/** How many letters a column is wide: the name of a square, and the sign between it and the next. */
const WIDTH = 6;

export function readChart(text: string): Chart {
  const lines = text.split("\n");
  const squares: Chart["squares"] = [];
  const borders: Chart["borders"] = [];
  lines.forEach((line, at) => {
    const row = at / 2;
    for (let column = 0; column * WIDTH < line.length; column += 1) {
      const part = line.slice(column * WIDTH, (column + 1) * WIDTH);
      const name = /[A-Z]+|\d+/.exec(part)?.[0];
      const sign = /[~#]/.exec(part)?.[0];
      if (name !== undefined) squares.push({ name, column, row });
      if (sign === undefined) continue;
      const upright = name !== undefined;
      const [x, y] = upright ? [column + 1, row + 0.5] : [column + 0.5, row + 0.5];
      borders.push({ open: sign === "~", x, y, upright });
    }
  });
  return {
    columns: Math.max(...squares.map(({ column }) => column)) + 1,
    rows: (lines.length + 1) / 2,
    squares,
    borders,
  };
}
