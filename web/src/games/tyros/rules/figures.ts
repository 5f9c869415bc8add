/** Pictures that explain a paragraph: a few fields with what lies on them, a voyage, and the cards that change hands. */

import { cell } from "../places";
import type { Empire, Kind } from "../looks";

/** A field in a picture. */
export interface Square {
  name: string;
  empire?: Empire;
  /** The seats that the ships belong to. */
  ships?: number[];
  city?: number;
  /** Which chips the tile in hand could bring here. */
  choice?: Empire[];
}

/** Cards, and where they go: to the discards, or to a seat. */
export interface Payment {
  cards: (Kind | "any")[];
  to: "discards" | number;
}

export interface Scene {
  squares: Square[];
  /** Fields that have nothing to do with each other, one beside the other. */
  apart?: true;
  /** From field to field. */
  route?: string[];
  payments?: Payment[];
}

/** Scenes that follow one another; their caption is `tyros-figure-` and the paragraph's number. */
export type Figure = Scene[];

/** From one field to the next, where they do not touch. */
const APART = 1.12;
const [ADA, BRUNO, CLIO] = [0, 1, 2];

function times(kind: Kind, count: number): Kind[] {
  return Array.from({ length: count }, () => kind);
}

export const FIGURES: Record<string, Figure> = {
  "5.2": [
    {
      squares: [
        { name: "8", empire: "orange" },
        { name: "12", choice: ["orange", "yellow"] },
        { name: "17", empire: "yellow" },
      ],
    },
  ],
  "5.5": [
    { squares: [{ name: "31" }, { name: "T", ships: [ADA, BRUNO] }, { name: "32" }] },
    {
      squares: [{ name: "31", empire: "green" }, { name: "T", empire: "green", ships: [ADA, BRUNO] }, { name: "32" }],
    },
  ],
  "7.1": [
    {
      squares: [
        { name: "23", empire: "green" },
        { name: "T", ships: [ADA] },
        { name: "24" },
        { name: "28", empire: "violet" },
        { name: "32", empire: "violet" },
      ],
      route: ["T", "32", "28", "24", "23"],
      payments: [{ cards: times("green", 4), to: "discards" }],
    },
  ],
  "7.4": [
    {
      squares: [
        { name: "23", empire: "green", city: BRUNO },
        { name: "T", ships: [ADA] },
        { name: "24" },
        { name: "28" },
        { name: "32" },
      ],
      route: ["T", "32", "28", "24", "23"],
      payments: [
        { cards: times("green", 4), to: "discards" },
        { cards: ["violet"], to: BRUNO },
      ],
    },
  ],
  "8.2": [
    {
      squares: [{ name: "13", empire: "yellow", ships: [ADA] }],
      payments: [{ cards: times("yellow", 5), to: "discards" }],
    },
    {
      squares: [{ name: "13", empire: "yellow", ships: [ADA, ADA] }],
      payments: [{ cards: times("yellow", 4), to: "discards" }],
    },
    { squares: [{ name: "13", empire: "yellow", city: ADA }] },
  ],
  "8.4": [
    {
      apart: true,
      squares: [
        { name: "7", empire: "orange", city: ADA },
        { name: "12", empire: "yellow", city: ADA },
        { name: "23", empire: "green", city: ADA },
        { name: "26", empire: "violet", city: ADA },
      ],
    },
  ],
  "9.2": [
    {
      squares: [{ name: "12", empire: "yellow", city: CLIO, ships: [BRUNO] }],
      payments: [{ cards: ["yellow", "any"], to: "discards" }],
    },
    { squares: [{ name: "12", empire: "yellow", city: CLIO, ships: [BRUNO, CLIO] }] },
  ],
  "15.2": [
    {
      apart: true,
      squares: [
        { name: "7", empire: "orange", city: ADA, ships: [BRUNO] },
        { name: "11", empire: "orange", ships: [CLIO, CLIO] },
        { name: "17", empire: "yellow", ships: [ADA, BRUNO] },
      ],
    },
  ],
};

/** Where a field stands in a picture: as on the board, without the rows and columns that the picture does not need. */
export function arranged({ squares, apart }: Scene): { square: Square; column: number; row: number }[] {
  if (apart) return squares.map((square, index) => ({ square, column: index * APART, row: 0 }));
  const rank = (values: number[]): Map<number, number> =>
    new Map([...new Set(values)].sort((a, b) => a - b).map((value, index) => [value, index]));
  const cells = squares.map((square) => cell(square.name));
  const columns = rank(cells.map(({ column }) => column));
  const rows = rank(cells.map(({ row }) => row));
  return squares.map((square, index) => ({
    square,
    column: columns.get(cells[index]?.column ?? 0) ?? 0,
    row: rows.get(cells[index]?.row ?? 0) ?? 0,
  }));
}
