/** Asking again and again, as long as somebody looks. */

/** At once, then every so many milliseconds while the page is seen, and when it is seen again. Returns how to stop. */
export function poll(ask: () => void, everyMs: number): () => void {
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
