/** Whether something was said at a table since one last looked. The browser remembers it for each table: whoever comes
 * back after days is told of what is new, and of nothing else. */

import type { News } from "../protocol";

export class Unread {
  private read = $state(0);

  /** To be made together with a component. `looks`: what is said is in sight. */
  constructor(
    table: () => string,
    private readonly said: () => News[],
    looks: () => boolean,
  ) {
    const key = `emporion-read-${table()}`;
    this.read = Number(localStorage.getItem(key) ?? 0);
    $effect(() => {
      if (!looks() || !this.any) return;
      this.read = this.last;
      localStorage.setItem(key, String(this.read));
    });
  }

  get any(): boolean {
    return this.last > this.read;
  }

  private get last(): number {
    return this.said().at(-1)?.n ?? 0;
  }
}
