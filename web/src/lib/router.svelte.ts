/** Where in the app one is: the address decides, and links change it without loading the page anew. */

let path = $state(location.pathname);
let fragment = $state(location.hash.slice(1));

function read(): void {
  path = location.pathname;
  fragment = location.hash.slice(1);
}

addEventListener("popstate", read);
addEventListener("hashchange", read);

export function here(): { path: string; fragment: string } {
  return { path, fragment };
}

export function go(to: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", to);
  read();
  scrollTo(0, 0);
}

/** For all links of the app, set once around it. */
export function followLinks(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link === null || link.origin !== location.origin || link.target !== "" || link.hasAttribute("download")) return;
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.pathname.startsWith("/api/") || (link.pathname === location.pathname && link.hash !== "")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
