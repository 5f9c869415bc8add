/** Who looks at a table from this device, and what is asked of them. Several people may share the device. */

import type { TableConnection } from "$lib/connection.svelte";
import type { OpenDecision, TableMessage, Sight } from "../../protocol";

/** How the table stands now. */
export interface Now {
  message: TableMessage;
  view: Sight;
}

export class Device {
  /** With several people: who has just answered and may still think again, and when that was. */
  private left = $state.raw<{ seat: number; entries: number } | null>(null);

  /** To be made together with a component. */
  constructor(
    connection: TableConnection,
    private readonly now: () => Now,
  ) {
    // Whoever has answered sees nothing more until they say again that it is they who look.
    $effect(() => {
      if (!this.isLeaving) return;
      const { view } = this.now();
      this.left = view.can_undo ? { seat: this.seat, entries: view.entries } : null;
      connection.look(null);
    });
  }

  get mine(): number[] {
    return this.now().message.you.seats;
  }

  /** Who looks; -1 for nobody at the table. */
  get seat(): number {
    return this.now().message.you.viewer;
  }

  get asked(): number[] {
    return this.now().view.decisions.map((decision) => decision.seat);
  }

  get decision(): OpenDecision | null {
    return this.now().view.decisions.find((one) => one.id != null && one.seat === this.seat) ?? null;
  }

  get isShared(): boolean {
    return this.mine.length > 1;
  }

  get isHidden(): boolean {
    return this.isShared && this.decision === null;
  }

  /** Whose turn it is to look, while nobody does. */
  get next(): number | null {
    return this.isHidden ? (this.asked.find((one) => this.mine.includes(one)) ?? null) : null;
  }

  /** They have answered, and the server does not know yet that they look no more. */
  get isLeaving(): boolean {
    return this.isHidden && this.seat >= 0;
  }

  /** Whose last move can be undone here. */
  get undoer(): number | null {
    const { view } = this.now();
    if (view.can_undo) return this.seat;
    return this.isHidden && this.left?.entries === view.entries ? this.left.seat : null;
  }

  /** Nobody else plays but bots. */
  get isAlone(): boolean {
    const { seats } = this.now().message.table;
    return seats.every(({ controller }, index) => this.mine.includes(index) || controller.type !== "person");
  }
}
