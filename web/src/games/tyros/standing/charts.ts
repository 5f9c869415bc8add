/** How a game went: the points of the seats and the sizes of the empires, over its moves. */

import { t } from "$lib/words.svelte";
import type { Series } from "../../../charts/scale";
import type { TyrosTable } from "../../../protocol";
import type { Chart, Sample } from "../../../table/game";
import { seatLetter } from "../../../table/seats";
import { EMPIRES, KIND_LETTERS } from "../looks";

export const CHARTS: Chart<TyrosTable>[] = [
  { title: () => t("standing-chart-points"), series: points },
  { title: () => t("tyros-chart-empires"), series: sizes },
];

function points(samples: Sample<TyrosTable>[], names: string[]): Series[] {
  return names.map((name, seat) => ({
    name,
    letter: seatLetter(seat),
    colour: `var(--seat-${seat})`,
    ink: `var(--seat-${seat}-ink)`,
    points: samples.map(({ entry, table }) => ({ x: entry, y: table.scores.seats[seat]?.total ?? 0 })),
  }));
}

function sizes(samples: Sample<TyrosTable>[]): Series[] {
  return EMPIRES.map((empire, i) => ({
    name: t(`tyros-colour-${empire}`),
    letter: KIND_LETTERS[empire],
    colour: `var(--empire-${empire})`,
    ink: "#2b1f12",
    points: samples.map(({ entry, table }) => ({ x: entry, y: table.scores.empires[i]?.size ?? 0 })),
  }));
}
