/** Being told by the browser: what it can do, and its subscription, which is kept by whoever made the browser. */

import { Hindrance } from "../hindrance";
import type { ChannelInfo } from "../../protocol";

/** It must lie at the root: it stands for all pages below its address. */
const WORKER = "/push.js";

/** Why this browser cannot tell anything, as the id of a text; null if it can. */
export function whyNot(): string | null {
  if (!globalThis.isSecureContext) return "start-push-insecure";
  const isAble = "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;
  return isAble ? null : "start-push-unable";
}

/** The subscription that this browser has with the key of the server. */
export async function currentSubscription(key: string): Promise<PushSubscription | null> {
  const found = await anySubscription();
  return found !== null && keyOf(found) === key ? found : null;
}

/** Whoever uses this browser next shall not be told what was meant for the one before. */
export async function endSubscription(): Promise<void> {
  try {
    await (await anySubscription())?.unsubscribe();
  } catch {
    // He leaves all the same.
  }
}

async function anySubscription(): Promise<PushSubscription | null> {
  if (whyNot() !== null) return null;
  try {
    const registration = await navigator.serviceWorker.getRegistration("/");
    return (await registration?.pushManager.getSubscription()) ?? null;
  } catch {
    return null;
  }
}

/** Asks whoever sits here, and then the browser. Throws a Hindrance. */
export async function subscribe(key: string): Promise<PushSubscription> {
  try {
    if ((await Notification.requestPermission()) !== "granted") throw new Hindrance("start-push-refused");
    await navigator.serviceWorker.register(WORKER);
    const { pushManager } = await navigator.serviceWorker.ready;
    const before = await pushManager.getSubscription();
    // With a key that the server had once, nothing would arrive.
    if (before !== null && keyOf(before) !== key) await before.unsubscribe();
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch (error) {
    throw hindranceOf(error);
  }
}

/** What the browser means by its errors. */
export function hindranceOf(error: unknown): unknown {
  if (!(error instanceof DOMException)) return error;
  if (error.name === "NotAllowedError") return new Hindrance("start-push-refused");
  if (["SecurityError", "NotSupportedError"].includes(error.name)) return new Hindrance("start-push-unable");
  return new Hindrance("start-push-unreachable");
}

/** The server's key, as the server writes it. */
export function keyOf(subscription: PushSubscription): string {
  const key = new Uint8Array(subscription.options.applicationServerKey ?? []);
  return btoa(String.fromCharCode(...key))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** Whether a channel leads to the browser with this subscription. */
export function leadsTo(channel: ChannelInfo, subscription: PushSubscription | null): boolean {
  if (channel.kind !== "push" || subscription === null) return false;
  const { endpoint } = JSON.parse(channel.address) as PushSubscriptionJSON;
  return endpoint === subscription.endpoint;
}
