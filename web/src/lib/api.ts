/** Calls of the server over HTTP. Types are those of the protocol; what is refused is thrown as a Refusal. */

import type { Problem } from "../protocol";

export class Refusal extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.message);
  }
}

/** A new key for a submission: sent again with the same one, it counts once. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(path, {
    method,
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (!response.ok) throw new Refusal(await problemOf(response), response.status);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

async function problemOf(response: Response): Promise<Problem> {
  try {
    return (await response.json()) as Problem;
  } catch {
    return { code: "unknown", message: `${response.status} ${response.statusText}` };
  }
}

type Query = Record<string, string | number | null | undefined>;

export function get<T>(path: string, query: Query = {}): Promise<T> {
  const given = Object.entries(query).filter(([, value]) => value != null);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return call("GET", search.size ? `${path}?${search}` : path);
}

export function post<T>(path: string, body: unknown): Promise<T> {
  return call("POST", path, body);
}
