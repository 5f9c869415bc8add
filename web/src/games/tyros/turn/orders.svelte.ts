/** What somebody has said once for the rest of a round: to decline every offer, or to pass whenever it is their turn. The
 * server keeps it with the seat and answers by itself, also while no window is open. */

import { call, get } from "../../../lib/api";
import type { StandingOrders } from "../../../protocol";

export type Order = "decline_offers" | "pass_turns";

/** The decisions that each of them answers. */
const ANSWERED: Record<Order, string> = { decline_offers: "answer", pass_turns: "act" };

export class Orders {
  private given = $state.raw<Record<string, unknown>>({});
  /** How often orders were given here: what was asked for before is out of date. */
  private changes = 0;

  /** `path` is where the server keeps them; null where nothing can be ordered. */
  constructor(private readonly path: () => string | null) {}

  has(order: Order): boolean {
    return this.given[order] === true;
  }

  /** Whether what is asked will be answered without asking. */
  answers(kind: string | null): boolean {
    return (Object.keys(ANSWERED) as Order[]).some((order) => ANSWERED[order] === kind && this.has(order));
  }

  /** Orders lapse, as with the end of a round: the server knows which are in force. */
  async refresh(): Promise<void> {
    const path = this.path();
    const changes = this.changes;
    const known = path === null ? {} : (await get<StandingOrders>(path)).orders;
    if (changes === this.changes) this.given = known;
  }

  async give(order: Order): Promise<void> {
    await this.keep({ ...this.given, [order]: true });
  }

  async withdraw(order: Order): Promise<void> {
    await this.keep(Object.fromEntries(Object.entries(this.given).filter(([name]) => name !== order)));
  }

  private async keep(orders: Record<string, unknown>): Promise<void> {
    const path = this.path();
    if (path === null) return;
    this.changes += 1;
    await call("PUT", path, { orders });
    this.given = orders;
  }
}
