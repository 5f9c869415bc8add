/** Keys of the table page. Single keys can be in the way of other tools: they can be switched off. */

const KEY = "emporion-shortcuts";

class Shortcuts {
  on = $state(localStorage.getItem(KEY) !== "off");

  toggle(on: boolean): void {
    this.on = on;
    localStorage.setItem(KEY, on ? "on" : "off");
  }

  /** The key of a shortcut, or null if it is meant for something else. */
  key(event: KeyboardEvent): string | null {
    if (!this.on || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest("dialog")) return null;
    if (target?.closest("input, textarea, select, [contenteditable]") && event.key !== "Escape") return null;
    return event.key;
  }
}

export const shortcuts = new Shortcuts();
