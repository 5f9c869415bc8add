/** What somebody has said once for the rest of a round: to decline every offer, or to pass whenever it is his turn. It
 * outlives a reload, as he relies on it, but not the window in which he said it. */

export type Order = "decline" | "pass";

/** What each of them answers. */
const ANSWERED: Record<Order, string> = { decline: "answer", pass: "act" };

/** The rounds in which they were given. */
type Rounds = Partial<Record<Order, number | undefined>>;

export class Orders {
  private rounds = $state.raw<Rounds>({});
  private readonly key: string;

  constructor(
    table: () => string,
    private readonly storage: Pick<Storage, "getItem" | "setItem">,
  ) {
    this.key = `emporion-orders-${table()}`;
    this.rounds = JSON.parse(storage.getItem(this.key) ?? "{}") as Rounds;
  }

  /** An order holds for the round in which it was given. */
  has(order: Order, round: number): boolean {
    return this.rounds[order] === round;
  }

  give(order: Order, round: number): void {
    this.keep({ ...this.rounds, [order]: round });
  }

  withdraw(order: Order): void {
    this.keep({ ...this.rounds, [order]: undefined });
  }

  private keep(rounds: Rounds): void {
    this.rounds = rounds;
    this.storage.setItem(this.key, JSON.stringify(rounds));
  }

  /** The answer that was given beforehand, if there is one; it is the same as its order. */
  to(kind: string | null, round: number): Order | null {
    const orders = Object.keys(ANSWERED) as Order[];
    return orders.find((order) => ANSWERED[order] === kind && this.has(order, round)) ?? null;
  }
}
