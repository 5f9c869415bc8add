/** Asking again and again, as long as somebody looks. */

/** At once, then every so many milliseconds while the page is seen, and when it is seen again. Returns how to stop. */
function poll(ask: () => void, everyMs: number): () => void {
  const askIfSeen = (): void => {
    if (document.visibilityState === "visible") ask();
  };
  ask();
  const timer = setInterval(askIfSeen, everyMs);
  document.addEventListener("visibilitychange", askIfSeen);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", askIfSeen);
  };
}

const EVERY_MS = 10_000;

/** Something of the server, kept up to date. To be made together with a component. */
export class Kept<T> {
  value = $state.raw<T | null>(null);
  error = $state.raw<unknown>(null);
  /** When it was last asked for. */
  at = $state(Date.now());

  constructor(
    private readonly fetchIt: () => Promise<T>,
    wanted: () => boolean = () => true,
  ) {
    $effect(() => (wanted() ? poll(() => void this.ask(), EVERY_MS) : undefined));
  }

  private async ask(): Promise<void> {
    try {
      this.value = await this.fetchIt();
      this.error = null;
    } catch (problem) {
      this.error = problem;
    }
    this.at = Date.now();
  }
}
