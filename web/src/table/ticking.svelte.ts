/** The time, for clocks on the page: one timer for all of them, and none while nobody looks. */

import { createSubscriber } from "svelte/reactivity";

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, 1000);
  return () => clearInterval(timer);
});

export function now(): number {
  subscribe();
  return Date.now();
}
