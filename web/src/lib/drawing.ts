/** A move is drawn first; whatever nobody sees waits until then. */

/** A page that nobody looks at is not drawn. */
const LONGEST_MS = 100;

/** Resolves when all that has changed by now is drawn. */
export function drawn(): Promise<void> {
  return new Promise((resolve) => {
    const unseen = setTimeout(resolve, LONGEST_MS);
    requestAnimationFrame(() => {
      clearTimeout(unseen);
      setTimeout(resolve);
    });
  });
}
