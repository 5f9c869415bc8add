/** Tyros in the browser: what its table has that no other has. */

import type { TyrosEvent, TyrosTable } from "../../protocol";
import type { Game } from "../../table/game";
import Board from "./board/Board.svelte";
import type { Lit } from "./board/types";
import { PAPER } from "./places";
import { CHARTS } from "./standing/charts";
import Result from "./standing/Result.svelte";
import Standing from "./standing/Standing.svelte";
import type { Draft } from "./trade/draft.svelte";
import { TRADE } from "./trade/tab";
import { TUTORIAL } from "./tutorial";
import Facts from "./turn/Facts.svelte";
import Hand from "./turn/Hand.svelte";
import { taskOf, TURN } from "./turn/parts";
import SmallHand from "./turn/SmallHand.svelte";
import TextTable from "./turn/TextTable.svelte";
import Time from "./turn/Time.svelte";
import type { Turn } from "./turn/turn.svelte";

const TYROS: Game<TyrosTable, TyrosEvent, Turn, Lit, Draft> = {
  board: { view: Board, shape: PAPER.width / PAPER.height },
  text: TextTable,
  hand: { has: (table) => table.hand !== null, view: Hand, small: SmallHand },
  facts: Facts,
  standing: Standing,
  time: Time,
  round: (table) => table.round,
  turn: TURN,
  tabs: [TRADE],
  passing: { order: "pass_turns", kind: "act", isPass: (choice) => taskOf(choice) === "pass" },
  highlights: ["last-round-announced", "four-empires-reached"],
  tutorial: TUTORIAL,
  end: { result: Result, tieBreak: "15.5", charts: CHARTS },
};

export default TYROS;
