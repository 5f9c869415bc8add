/** What the tutorial must know of Tyros. */

import type { TyrosAction, TyrosTable } from "../../protocol";
import type { TutorialParts } from "../../table/game";
import { partsOf } from "./turn/choices";

export const TUTORIAL: TutorialParts<TyrosTable> = {
  places: (action) => {
    const { start, place } = partsOf(action as TyrosAction);
    return [start, place].filter((one) => one !== null);
  },
  paragraphs: {
    lay: "5.2",
    show: "5.4",
    move: "7.1",
    toll: "7.4",
    found: "8",
    build: "9",
    swap: "10.1",
    buy: "10.2",
    offer: "11.1",
    accept: "11.2",
    decline: "11.2",
    counter: "11.2",
    close: "11.3",
    pass: "6.1",
    keep: "13.1",
  },
  points: (table, seat) => table.scores.seats[seat]?.total ?? null,
};
