/** What somebody has said once for the rest of a round: to decline every offer, or to pass whenever it is his turn. */

export type Order = "decline" | "pass";

/** What each of them answers. */
const ANSWERED: Record<Order, string> = { decline: "answer", pass: "act" };

export class Orders {
  private rounds = $state<Record<Order, number | null>>({ decline: null, pass: null });

  /** An order holds for the round in which it was given. */
  has(order: Order, round: number): boolean {
    return this.rounds[order] === round;
  }

  give(order: Order, round: number): void {
    this.rounds[order] = round;
  }

  withdraw(order: Order): void {
    this.rounds[order] = null;
  }

  /** The answer that was given beforehand, if there is one; it is the same as its order. */
  to(kind: string | null, round: number): Order | null {
    const orders = Object.keys(ANSWERED) as Order[];
    return orders.find((order) => ANSWERED[order] === kind && this.has(order, round)) ?? null;
  }
}
