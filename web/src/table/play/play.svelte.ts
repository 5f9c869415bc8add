/** A game that is being played, as the page sees it: what is asked, what has been ordered, and everything one can do. */

import { untrack } from "svelte";
import { Refusal } from "$lib/api";
import type { TableConnection } from "$lib/connection.svelte";
import { t } from "$lib/words.svelte";
import type { TableInfo, Sight } from "../../protocol";
import { choicesOf, type Choice } from "../turn/choices";
import type { Game, GameTab, GameTurn } from "../game";
import type { Heard } from "../heard.svelte";
import type { Scene } from "../log/scenes";
import { seatLetter } from "../seats";
import { ListedTurn } from "../turn/listed.svelte";
import { Orders } from "../turn/orders.svelte";
import { Question } from "../turn/question.svelte";
import { Device, type Now } from "./device.svelte";

/** The tab on which one plays. */
export const TURN = "turn";

export class Play {
  readonly device: Device;
  readonly question: Question;
  readonly orders: Orders;
  busy = $state(false);
  /** The tab that was chosen last. */
  wanted = $state(TURN);
  /** The places that somebody points at elsewhere than on the board. */
  hinted = $state.raw<string[]>([]);
  /** What the board shows of the past, while it is told what happened since one's last turn. */
  scene = $state.raw<Scene | null>(null);

  /** For each seat what it has begun on a tab of the game: at one device, nobody sees what another is about to do. */
  private readonly drafts = new Map<string, unknown>();

  /** To be made together with a component. */
  constructor(
    readonly connection: TableConnection,
    readonly heard: Heard,
    readonly game: Game,
    private readonly now: () => Now,
  ) {
    this.device = new Device(connection, now);
    this.question = new Question(
      () => this.info.id,
      () => this.device.seat,
      () => this.device.decision,
      {
        begin: (kind) => this.begin(kind),
        isPreviewed: (choice) => game.turn?.isPreviewed?.(choice) ?? false,
      },
    );
    this.orders = new Orders(() => this.ordersPath);
    this.keepOrders();
    this.leaveDoneTabs();
  }

  get view(): Sight {
    return this.now().view;
  }

  /** The game's view of the position. */
  get table(): unknown {
    return this.view.table;
  }

  get info(): TableInfo {
    return this.now().message.table;
  }

  get names(): string[] {
    return this.info.seats.map(({ name }, seat) => name || seatLetter(seat));
  }

  get turn(): GameTurn | null {
    return this.question.turn;
  }

  get kind(): string | null {
    return this.device.decision?.kind ?? null;
  }

  /** What is asked now, and how far it is answered. */
  get step(): string {
    return [this.device.decision?.id, this.turn?.step].join(" ");
  }

  /** Whether advice may be asked for. */
  get hasHints(): boolean {
    return this.now().message.you.hints;
  }

  /** How the game stands, in a sentence. */
  get prompt(): string {
    const { asked, decision, next } = this.device;
    if (decision !== null) return this.turn?.choices.prompt ?? t("table-your-turn");
    if (next !== null) return t("table-curtain", { name: this.names[next] ?? "" });
    return t("table-waiting", { names: asked.map((one) => this.names[one]).join(", ") });
  }

  /** The entry of the record with one's last move. */
  get lastMove(): number | null {
    return this.heard.moves.get(seatLetter(this.device.seat)) ?? null;
  }

  /** The tab of the game on which the decision is answered. */
  get answeredOn(): GameTab | null {
    const { kind } = this;
    return kind === null ? null : (this.game.tabs?.find(({ kinds }) => kinds?.includes(kind)) ?? null);
  }

  /** Nobody has to think about it: the server is about to answer. */
  get isAnswered(): boolean {
    return this.orders.answers(this.kind) || this.orders.isAnswering(this.device.decision?.id ?? null);
  }

  /** The only answer there is, where the server is about to give it. */
  get foregone(): Choice | null {
    const [only, ...others] = this.turn?.choices.actions ?? [];
    const isGiven = this.orders.isAnswering(this.device.decision?.id ?? null);
    return isGiven && others.length === 0 ? (only ?? null) : null;
  }

  /** Whether orders can be given here: with several people at one device, they cannot. */
  get canOrder(): boolean {
    return this.ordersPath !== null;
  }

  /** Whether every turn of this round is passed by itself. */
  get isPassing(): boolean {
    return this.game.passing !== undefined && this.orders.has(this.game.passing.order);
  }

  private begin(kind: string): GameTurn | null {
    const { choices: told } = this.now().message;
    if (told === null) return null;
    const choices = choicesOf(kind, told, { game: this.info.game, names: this.names });
    return this.game.turn?.begin(choices, this.table) ?? new ListedTurn(choices);
  }

  draftOf(tab: GameTab): unknown {
    const key = `${this.device.seat} ${tab.id}`;
    if (!this.drafts.has(key)) this.drafts.set(key, tab.draft?.());
    return this.drafts.get(key);
  }

  async act(action: string): Promise<boolean> {
    const { id } = this.device.decision ?? {};
    if (id == null) return false;
    return this.attempt(() => this.connection.submit({ type: "act", decision: id, action }));
  }

  /** Pass now and for the rest of the round. */
  async passOn(action: string): Promise<void> {
    const order = this.game.passing?.order;
    if ((await this.act(action)) && order !== undefined) await this.attempt(() => this.orders.give(order));
  }

  stopPassing(): void {
    const order = this.game.passing?.order;
    if (order !== undefined) this.order(order, false);
  }

  order(order: string, given: boolean): void {
    void this.attempt(() => (given ? this.orders.give(order) : this.orders.withdraw(order)));
  }

  undo(): void {
    const seat = this.device.undoer;
    if (seat === null) return;
    void this.attempt(async () => {
      await this.connection.submit({ type: "undo", seat });
      // Whoever takes back that they pass wants to play.
      if (this.isPassing && this.game.passing) await this.orders.withdraw(this.game.passing.order);
    });
  }

  resetTurn(): void {
    const { seat } = this.device;
    void this.attempt(() => this.connection.submit({ type: "reset-turn", seat }));
  }

  takeBack(entry: number): void {
    const { seat } = this.device;
    void this.attempt(() => this.connection.submit({ type: "propose", seat, proposal: { type: "take-back", entry } }));
  }

  /** Everybody begins with what is asked of them, whatever the one before them looked at. */
  liftCurtain(): void {
    this.wanted = TURN;
    this.connection.look(this.device.next);
  }

  wonder(about: string): void {
    void this.question.wonder(about);
  }

  hint(places: string[]): void {
    this.hinted = places;
  }

  /** Whether it was done; if not, it is told why. */
  private async attempt(work: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.question.why = null;
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const paragraph = error.problem.paragraph ?? null;
      // The paragraph stands in front of the message; here it is a link behind it.
      this.question.why = { possible: false, reason: error.message.replace(/^§[\d.]+: /, ""), paragraph };
      return false;
    } finally {
      this.busy = false;
    }
  }

  private get ordersPath(): string | null {
    const { isShared, seat } = this.device;
    const isPlaying = !isShared && seat >= 0 && this.info.status === "playing";
    return isPlaying ? `/api/tables/${this.info.id}/orders?seat=${seat}` : null;
  }

  /** What is in force may have changed with whatever is asked now, and with the round. */
  private keepOrders(): void {
    $effect(() => {
      void [this.device.seat, this.info.status, this.device.decision?.id, this.game.round?.(this.table)];
      untrack(() => void this.orders.refresh().catch(ignoreRefusal));
    });
  }

  /** Where nothing waits any longer, the next turn is not looked for: it is on its own tab. */
  private leaveDoneTabs(): void {
    let waiting: string[] = [];
    $effect(() => {
      const tabs = this.game.tabs?.filter((tab) => tab.isMarked?.(this.table)) ?? [];
      const still = tabs.map(({ id }) => id);
      untrack(() => {
        if (waiting.includes(this.wanted) && !still.includes(this.wanted)) this.wanted = TURN;
      });
      waiting = still;
    });
  }
}

/** Whoever has just got up, or was relieved, has no orders to look at. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
}
