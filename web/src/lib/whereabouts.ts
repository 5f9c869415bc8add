/**
 * Which moment of which table a view shows. Whoever receives a view notes it here, so that parts of a table that are
 * given nothing but a view can ask the server for more about it.
 */

export interface Whereabouts {
  /** The id of the table. */
  table: string;
  /** The last entry of the record before that moment. */
  entry: number;
  /** Whose eyes; null for a spectator's. */
  seat: number | null;
}

const known = new WeakMap<object, Whereabouts>();

export function note(view: unknown, where: Whereabouts): void {
  if (typeof view === "object" && view !== null) known.set(view, where);
}

export function whereOf(view: unknown): Whereabouts | null {
  return typeof view === "object" && view !== null ? (known.get(view) ?? null) : null;
}
