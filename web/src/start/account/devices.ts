/** A link that makes another device one's own. Its token is in the fragment, so that no server's log has it. */

const MARK = "device=";

export function deviceLink(origin: string, token: string): string {
  return `${origin}/account#${MARK}${token}`;
}

/** The token of such a link, from its fragment. */
export function deviceToken(fragment: string): string | null {
  return fragment.startsWith(MARK) ? fragment.slice(MARK.length) : null;
}
