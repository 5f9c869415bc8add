/** Keys of the table page. Single keys can be in the way of other tools: they can be switched off. */

const KEY = "emporion-shortcuts";
/** What is marked with the space bar. */
const MARKED = "[type=radio], [type=checkbox]";
/** A place of the board that is chosen already. */
const PICKED = "[data-place][aria-pressed=true]";

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
    if (target?.closest("input, textarea, select, [contenteditable]") && !isFree(target, event.key)) return null;
    return event.key;
  }
}

/** Keys that mean nothing to what one types or chooses in. */
function isFree(field: Element, key: string): boolean {
  return key === "Escape" || (key === "Enter" && field.matches(MARKED));
}

/** What does nothing of its own on Enter, such as the part of the page that a tab shows. */
export function leavesEnter(target: EventTarget | null): boolean {
  return (
    target === document.body || (target instanceof Element && target.matches(`${PICKED}, ${MARKED}, [role=tabpanel]`))
  );
}

export const shortcuts = new Shortcuts();
