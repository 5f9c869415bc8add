/** What somebody likes: kept in this browser. */

const KEY = "emporion-preferences";

export type Theme = "system" | "light" | "dark";

class Preferences {
  theme = $state<Theme>("system");
  /** null: as the system says. */
  motion = $state<boolean | null>(null);
  sound = $state(true);
  /** The game as lists and sentences, without the board. */
  textMode = $state(false);
  /** Show which cards others must hold by what everybody saw. */
  memory = $state(false);
  name = $state("");

  constructor() {
    try {
      Object.assign(this, JSON.parse(localStorage.getItem(KEY) ?? "{}"));
    } catch {
      localStorage.removeItem(KEY);
    }
    $effect.root(() => {
      $effect(() => {
        const { theme, motion, sound, textMode, memory, name } = this;
        localStorage.setItem(KEY, JSON.stringify({ theme, motion, sound, textMode, memory, name }));
        document.documentElement.dataset.theme = theme;
        document.documentElement.dataset.motion = motion === null ? "system" : motion ? "on" : "off";
      });
    });
  }

  /** Whether things may move now. */
  get moves(): boolean {
    return this.motion ?? !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }
}

export const preferences = new Preferences();
