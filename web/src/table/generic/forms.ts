/** Forms: kinds of actions that are too many to list, as fields with pieces that are counted. See engine/forms.py. */

import type { Field, Form } from "../../protocol";

/** Of each field how many of each piece. */
export type Filled = Record<string, Record<string, number>>;

/** The action in notation. */
export function written(form: Form, filled: Filled): string {
  return form.fields.reduce(
    (text, field) => text.replace(`{${field.name}}`, () => writtenField(field, filled[field.name] ?? {})),
    form.text,
  );
}

function writtenField(
  { pieces, each = "{piece}", join = " ", before = "", none = "" }: Field,
  counts: Filled[string],
): string {
  const parts = pieces.flatMap(({ name }) => {
    const count = counts[name] ?? 0;
    const part = each.replace("{n}", String(count)).replace("{piece}", () => name);
    return count === 0 ? [] : Array<string>(each.includes("{n}") ? 1 : count).fill(part);
  });
  return parts.length === 0 ? none : before + parts.join(join);
}

/** How many of a piece may still be added. */
export function room(field: Field, counts: Filled[string], name: string): number {
  const piece = field.pieces.find((one) => one.name === name);
  if (piece === undefined) return 0;
  const inAll = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const shared = field.pieces
    .filter((one) => (one.of || one.name) === (piece.of || piece.name))
    .reduce((sum, one) => sum + (counts[one.name] ?? 0), 0);
  return Math.max(0, Math.min(piece.most - shared, field.most - inAll));
}

/** Whether so much is taken of every field as must be. */
export function isComplete(form: Form, filled: Filled): boolean {
  return form.fields.every(({ name, least = 0 }) => {
    const taken = Object.values(filled[name] ?? {}).reduce((sum, count) => sum + count, 0);
    return taken >= least;
  });
}

/** What there is no choice about. */
export function begun(form: Form): Filled {
  const given = form.fields.flatMap(({ name, pieces, least = 0 }) => {
    const [only, ...others] = pieces;
    return only !== undefined && others.length === 0 && least > 0 ? [[name, { [only.name]: least }] as const] : [];
  });
  return Object.fromEntries(given);
}
