/** The whole table after a message that tells only what has changed. */

import type { TableMessage, TableUpdate, Sight, ViewUpdate } from "../protocol";

export function updated(before: TableMessage, { n, at, news, you, table, view, choices }: TableUpdate): TableMessage {
  return {
    type: "table",
    n,
    at,
    news,
    you: you ?? before.you,
    table: { ...before.table, ...table },
    view: view === undefined || before.view === null ? before.view : updatedView(before.view, view),
    choices: choices === undefined ? before.choices : choices,
  };
}

function updatedView(before: Sight, update: ViewUpdate): Sight {
  return { ...before, ...update, table: { ...(before.table as object), ...update.table } };
}
