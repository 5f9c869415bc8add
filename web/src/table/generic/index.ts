/** The table of a game that brings no pages of its own: its picture, its words, and its actions step by step. */

import { t } from "$lib/words.svelte";
import type { Game } from "../game";
import Board from "./Board.svelte";
import Details from "./Details.svelte";
import Facts from "./Facts.svelte";
import Forms from "./Forms.svelte";
import Hand from "./Hand.svelte";
import { placesOf } from "./parts";
import { shapeOf } from "./shape.svelte";
import Standing from "./Standing.svelte";
import TextTable from "./TextTable.svelte";
import { GenericTurn } from "./turn.svelte";
import TurnPanel from "./TurnPanel.svelte";
import { whereOf } from "$lib/whereabouts";

export function genericGame(name: string): Game {
  const game: Game<unknown, unknown, GenericTurn> = {
    board: {
      view: Board,
      get shape() {
        return shapeOf(name);
      },
    },
    text: TextTable,
    hand: { has: () => true, view: Hand, small: Hand },
    facts: Facts,
    standing: Standing,
    turn: {
      begin: (choices, table) => new GenericTurn(choices, whereOf(table)),
      panel: TurnPanel,
      forms: Forms,
      lit: (turn) => new Map(turn.left.flatMap((choice) => placesOf(choice).map((place) => [place, { label: place }]))),
      wonder: (turn, place) => [turn?.task, place].filter(Boolean).join(" "),
    },
    tabs: [{ id: "details", label: () => t("table-generic-details"), panel: Details }],
    end: { result: Standing },
  };
  return game as Game;
}
