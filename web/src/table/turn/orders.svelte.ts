/** What somebody has said once for the rest of a round: such as to decline every offer. The
 * server keeps it with the seat and answers by itself, also while no window is open. */

import { call, get } from "../../lib/api";
import type { StandingOrders } from "../../protocol";

const NONE: Pick<StandingOrders, "orders" | "answers" | "answering"> = { orders: {}, answers: {}, answering: null };

export class Orders {
  private given = $state.raw<Record<string, unknown>>({});
  /** For each order the kinds of decisions that it answers. */
  private answered = $state.raw<Record<string, string[]>>({});
  /** The decision that they are about to answer. */
  private answering = $state<string | null>(null);
  /** How often orders were given here: what was asked for before is out of date. */
  private changes = 0;

  /** `path` is where the server keeps them; null where nothing can be ordered. */
  constructor(private readonly path: () => string | null) {}

  has(order: string): boolean {
    return this.given[order] === true;
  }

  /** Whether decisions of a kind are answered without asking. */
  answers(kind: string | null): boolean {
    return Object.entries(this.answered).some(
      ([order, kinds]) => kind !== null && kinds.includes(kind) && this.has(order),
    );
  }

  /** Whether the server is about to answer this decision. */
  isAnswering(decision: string | null): boolean {
    return decision !== null && decision === this.answering;
  }

  /** Orders lapse, as with the end of a round: the server knows which are in force. */
  async refresh(): Promise<void> {
    const path = this.path();
    const changes = this.changes;
    const known = path === null ? NONE : await get<StandingOrders>(path);
    this.answered = known.answers;
    if (changes !== this.changes) return;
    this.given = known.orders;
    this.answering = known.answering ?? null;
  }

  async give(order: string): Promise<void> {
    await this.keep({ ...this.given, [order]: true });
  }

  async withdraw(order: string): Promise<void> {
    await this.keep(Object.fromEntries(Object.entries(this.given).filter(([name]) => name !== order)));
  }

  private async keep(orders: Record<string, unknown>): Promise<void> {
    const path = this.path();
    if (path === null) return;
    this.changes += 1;
    await call("PUT", path, { orders });
    this.given = orders;
    await this.refresh();
  }
}
