/** The whole table after a message that tells only what has changed. */

import type { TableMessage, TableUpdate, View, ViewUpdate } from "../protocol";

export function updated(before: TableMessage, { n, at, news, you, table, view }: TableUpdate): TableMessage {
  return {
    type: "table",
    n,
    at,
    news,
    you: you ?? before.you,
    table: { ...before.table, ...table },
    view: view === undefined || before.view === null ? before.view : updatedView(before.view, view),
  };
}

function updatedView(before: View, update: ViewUpdate): View {
  return { ...before, ...update, table: { ...(before.table as object), ...update.table } };
}
