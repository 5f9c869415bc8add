/** What is about places of the board: they shine while somebody points at it, and not after it is gone. */

import type { Attachment } from "svelte/attachments";

export function pointing(places: () => string[], onhint: (places: string[]) => void): Attachment<HTMLElement> {
  return (element) => {
    let isShining = false;
    function shine(): void {
      isShining = true;
      onhint(places());
    }
    function fade(): void {
      if (isShining) onhint([]);
      isShining = false;
    }
    // A finger leaves at once: what it has touched shines until it touches something else.
    function leave({ pointerType }: PointerEvent): void {
      if (pointerType === "mouse") fade();
    }
    element.addEventListener("pointerenter", shine);
    element.addEventListener("pointerleave", leave);
    element.addEventListener("focusin", shine);
    element.addEventListener("focusout", fade);
    return fade;
  };
}
