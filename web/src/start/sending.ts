/** Sending again what may have been lost: a submission with the same key counts once. */

import { Refusal } from "$lib/api";

const ATTEMPTS = 3;
const PAUSE_MS = 800;

export function mayBeLost(error: unknown): boolean {
  return !(error instanceof Refusal) || error.status === 503;
}

export async function insist<T>(send: () => Promise<T>, attempts = ATTEMPTS, pauseMs = PAUSE_MS): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (attempts <= 1 || !mayBeLost(error)) throw error;
  }
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  return insist(send, attempts - 1, pauseMs);
}
