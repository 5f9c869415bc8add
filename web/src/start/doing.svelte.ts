/** One thing that a form asks of the server: whether it is under way, done, or why it was not done. */

export class Doing {
  busy = $state(false);
  done = $state(false);
  error = $state.raw<unknown>(null);

  /** Does it, unless it is being done. */
  async run(work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.done = false;
    this.error = null;
    try {
      await work();
      this.done = true;
    } catch (error) {
      this.error = error;
    } finally {
      this.busy = false;
    }
  }
}
