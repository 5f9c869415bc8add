/**
 * A socket about one table. What the server shows is kept as it is, but bots are called in the reader's language; what
 * is submitted carries a key and is sent again after a break, until it is answered: the server counts it once.
 */

import { get, newKey, Refusal } from "./api";
import { named } from "./naming";
import { updated } from "./updated";
import { note } from "./whereabouts";
import type { Command, News, TableMessage, TableUpdate, ToClient, ToServer } from "../protocol";

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 10_000;
const PING_MS = 20_000;
const PATIENCE_MS = 10_000;

export type Status = "connecting" | "open" | "lost" | "refused";
type Unkeyed<T> = T extends { key: string } ? Omit<T, "key"> : never;
/** What one says, without its key. */
export type Saying = Unkeyed<Command>;

interface Pending {
  command: ToServer;
  resolve: (n: number) => void;
  reject: (error: Refusal) => void;
}

export class TableConnection {
  private shown = $state.raw<TableMessage | null>(null);
  message = $derived(this.shown === null ? null : named(this.shown));
  status = $state<Status>("connecting");
  problem = $state.raw<Refusal | null>(null);
  /** The server's clock minus ours, in milliseconds. */
  ahead = $state(0);

  private socket: WebSocket | null = null;
  private pending = new Map<string, Pending>();
  private hearers = new Set<(news: News[], message: TableMessage) => void>();
  private pause = FIRST_PAUSE_MS;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;
  private heardAt = 0;
  private seat: number | null;
  private closed = false;

  constructor(
    readonly table: string,
    seat: number | null = null,
  ) {
    this.seat = seat;
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  /** Hear of everything new, as it comes. Returns how to stop. */
  hear(hearer: (news: News[], message: TableMessage) => void): () => void {
    this.hearers.add(hearer);
    return () => this.hearers.delete(hearer);
  }

  /** Resolves with the number of the entry when it is stored; throws a Refusal. */
  submit(saying: Saying): Promise<number> {
    const key = newKey();
    const command = { ...saying, key } as Command;
    return new Promise((resolve, reject) => {
      this.pending.set(key, { command, resolve, reject });
      this.send(command);
    });
  }

  /** See with the eyes of another seat of one's own, or as a spectator. */
  look(seat: number | null): void {
    this.seat = seat;
    this.send({ type: "look", seat });
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.drop();
    clearTimeout(this.timer);
  }

  private hurry = (): void => {
    if (document.visibilityState !== "visible" || this.status === "open" || this.status === "refused") return;
    clearTimeout(this.timer);
    this.pause = FIRST_PAUSE_MS;
    this.connect();
  };

  private connect(): void {
    this.drop();
    if (this.shown === null) void this.begin();
    else this.open();
  }

  /** A socket that is refused does not say why, and browsers write down an error: so the first look is a call. */
  private async begin(): Promise<void> {
    try {
      const message = await get<TableMessage>(`/api/tables/${this.table}`, { seat: this.seat });
      if (this.closed || this.shown !== null) return;
      this.show(message);
      this.open();
    } catch (error) {
      if (this.closed || this.shown !== null) return;
      if (!(error instanceof Refusal) || error.status === 503 || error.status === 429) return this.lost();
      this.status = "refused";
      this.problem = error;
    }
  }

  private open(): void {
    const query = new URLSearchParams({ since: String(this.message?.n ?? 0) });
    if (this.seat !== null) query.set("seat", String(this.seat));
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${this.table}/socket?${query}`);
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = (event: MessageEvent<string>) => this.heard(JSON.parse(event.data) as ToClient);
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  private drop(): void {
    clearInterval(this.pinger);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private opened(): void {
    this.status = "open";
    this.pause = FIRST_PAUSE_MS;
    this.heardAt = Date.now();
    for (const { command } of this.pending.values()) this.send(command);
    this.pinger = setInterval(() => this.ping(), PING_MS);
  }

  private ping(): void {
    if (Date.now() - this.heardAt > PING_MS + PATIENCE_MS) this.connect();
    else this.send({ type: "ping" });
  }

  private lost(): void {
    clearInterval(this.pinger);
    this.socket = null;
    if (this.closed) return;
    this.status = "lost";
    this.timer = setTimeout(() => this.connect(), this.pause * (0.5 + Math.random()));
    this.pause = Math.min(LONGEST_PAUSE_MS, this.pause * 2);
  }

  private send(message: ToServer): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private heard(message: ToClient): void {
    this.heardAt = Date.now();
    switch (message.type) {
      case "table":
        this.show(message);
        break;
      case "update":
        this.update(message);
        break;
      case "done":
        this.pending.get(message.key)?.resolve(message.n);
        this.pending.delete(message.key);
        break;
      case "refused":
        this.refuse(message.key ?? null, new Refusal(message, 409));
        break;
      case "pong":
        this.ahead = message.now - Date.now();
        break;
    }
  }

  private refuse(key: string | null, refusal: Refusal): void {
    const waiting = key === null ? undefined : this.pending.get(key);
    if (key === null || waiting === undefined) return;
    if (refusal.problem.code === "try-again") {
      setTimeout(() => this.pending.has(key) && this.send(waiting.command), 1000);
      return;
    }
    this.pending.delete(key);
    waiting.reject(refusal);
  }

  /** What goes on from something else than what is shown cannot be used: then the whole table is asked for. */
  private update(update: TableUpdate): void {
    const { shown } = this;
    if (shown?.n === update.base) this.show(updated(shown, update));
    else this.send({ type: "resync", since: shown?.n ?? 0 });
  }

  private show(message: TableMessage): void {
    const known = this.message?.n ?? 0;
    const { view, you } = message;
    if (view !== null)
      note(view.table, { table: this.table, entry: view.entries, seat: you.viewer < 0 ? null : you.viewer });
    this.shown = message;
    const news = message.news.filter((item) => item.n > known);
    for (const hearer of this.hearers) hearer(news, message);
  }
}
