/** What the address of a table says besides the table: an invitation, or a moment of its game. */

const MOMENT = /^at=(\d{1,6})$/;

/** After which entry of the record; null if the address names none. */
export function momentOf(fragment: string): number | null {
  const named = MOMENT.exec(fragment)?.[1];
  return named === undefined ? null : Number(named);
}

/** The token of an invitation, if it is one. */
export function invitationOf(fragment: string): string | null {
  return fragment === "" || momentOf(fragment) !== null ? null : fragment;
}

/** The table itself, or a moment of its game. */
export function addressOf(table: string, entry: number | null = null): string {
  return entry === null ? `/t/${table}` : `/t/${table}#at=${entry}`;
}
