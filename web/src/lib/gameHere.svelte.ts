/** Which game the page is about, as long as it is about one: for what stands around all pages. */

let name = $state("");

/** Empty where the page is about no game in particular. */
export function gameHere(): string {
  return name;
}

/** For an effect: returns how to say that the page is no longer there. */
export function isAbout(game: string): () => void {
  name = game;
  return () => {
    name = "";
  };
}
