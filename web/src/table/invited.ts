/** What somebody should know who opens an invitation: whether there is still a seat. */

import type { TableInfo } from "../protocol";

/** Why nobody can sit down any more; null if somebody can, or if nothing is known of the table. */
export function hindrance(table: TableInfo | null): "full" | "over" | "closed" | null {
  if (table === null) return null;
  if (table.status === "over" || table.status === "closed") return table.status;
  return table.seats.some(({ controller }) => controller.type === "vacant") ? null : "full";
}
