/** Trading, as a tab of the table. */

import { t } from "$lib/words.svelte";
import type { TyrosAction, TyrosTable } from "../../../protocol";
import type { GameTab } from "../../../table/game";
import { Draft } from "./draft.svelte";
import TradeTab from "./TradeTab.svelte";

export const TRADE: GameTab<TyrosTable, Draft> = {
  id: "trade",
  label: () => t("table-tab-trade"),
  isMarked: (table) => table.offer !== null,
  panel: TradeTab,
  kinds: ["answer", "close"],
  tasks: ["offer"],
  draft: () => new Draft(),
  take: (choice, draft, seats) => {
    const action = choice.action as TyrosAction;
    if (action.action !== "offer") return false;
    draft.fill(action, seats);
    return true;
  },
};
