/** An offer that somebody is putting together; it may lie ready before his turn comes. */

import type { TyrosAction, TyrosCards, TyrosMakeOffer } from "../../../protocol";
import { countCards, type Kind } from "../looks";
import { changed, count, holds, plain } from "../turn/cards";

export class Draft {
  give = $state.raw<TyrosCards>({});
  want = $state.raw<TyrosCards>({});
  /** Those who are not asked. */
  except = $state.raw<number[]>([]);

  /** A kind that stands on one side cannot stand on the other. */
  mayGive(kind: Kind, hand: TyrosCards): boolean {
    return count(this.want, kind) === 0 && holds(hand, changed(this.give, kind, 1));
  }

  mayWant(kind: Kind, limit: number): boolean {
    return count(this.give, kind) === 0 && countCards(this.want) < limit;
  }

  toggle(seat: number): void {
    this.except = this.except.includes(seat) ? this.except.filter((other) => other !== seat) : [...this.except, seat];
  }

  /** Where an offer goes to one player: this one and no other. */
  choose(seat: number, others: number[]): void {
    this.except = others.filter((other) => other !== seat);
  }

  /** Those of the others who are asked; none while one alone may be asked and nobody is chosen. */
  asked(others: number[], isOne: boolean): number[] {
    const asked = others.filter((other) => !this.except.includes(other));
    return isOne && asked.length > 1 ? [] : asked;
  }

  /** As an offer that somebody else thought of. */
  fill(offer: TyrosMakeOffer, others: number[]): void {
    this.give = offer.give;
    this.want = offer.want;
    this.except = others.filter((seat) => !offer.to.includes(seat));
  }

  clear(): void {
    this.give = this.want = {};
    this.except = [];
  }

  get isEmpty(): boolean {
    return countCards(this.give) + countCards(this.want) === 0;
  }

  /** Whether both sides give something. */
  get isMutual(): boolean {
    return countCards(this.give) > 0 && countCards(this.want) > 0;
  }

  offer(asked: number[]): TyrosAction {
    return { action: "offer", give: plain(this.give), want: plain(this.want), to: asked };
  }

  /** A counter is written from the side of the one who made the offer: what they give is what we want. */
  counter(): TyrosAction {
    return { action: "counter", give: plain(this.want), want: plain(this.give) };
  }
}
