/**
 * What the browser runs when the server has something to tell and no page need be open. It does nothing else: pages never
 * pass through it, and it keeps nothing.
 */

self.addEventListener("push", (event) => {
  const { title, text, table, link } = read(event.data);
  // Of a table only the latest is shown, and one is told of it anew.
  const one = table ? { tag: table, renotify: true } : {};
  event.waitUntil(self.registration.showNotification(title || "Emporion", { body: text, data: link, ...one }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(ownAddress(event.notification.data)));
});

/** The browser wants something to be shown for whatever comes, even if nobody can read it. */
function read(data) {
  try {
    return data.json() ?? {};
  } catch {
    return {};
  }
}

/** Where a message leads: to a page of this server, or to its first one. */
function ownAddress(link) {
  const home = new URL("/", self.location.origin);
  try {
    const address = new URL(link);
    return address.origin === home.origin ? address : home;
  } catch {
    return home;
  }
}

/** A page that shows this already, wherever on it one is; else a new one. */
async function show(address) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find((page) => new URL(page.url).pathname === address.pathname);
  await (open === undefined ? self.clients.openWindow(address.href) : open.focus());
}
