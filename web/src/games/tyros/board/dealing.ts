/**
 * Cards on their way between players, or from and to the bank. They fly face down, all alike: how many they are
 * everybody may know, and what they are nobody sees. Only transforms and opacity change, so that nothing is laid out.
 */

import { drawn } from "$lib/drawing";
import type { TyrosEvent } from "../../../protocol";
import { countCards } from "../looks";

/** A seat, or the bank in the middle of the board. */
export type Stop = number | "bank";

export interface Journey {
  from: Stop;
  to: Stop;
  count: number;
}

const CARD = "card-back";
const FLIGHT_MS = 520;
const APART_MS = 70;
/** More than so many fly as that many. */
const MOST = 4;

export function journeys(events: TyrosEvent[]): Journey[] {
  return events.flatMap(journeysOf).filter(({ count }) => count > 0);
}

function journeysOf(event: TyrosEvent): Journey[] {
  switch (event.event) {
    case "cards-dealt":
    case "cards-drawn":
      return [{ from: "bank", to: event.seat, count: event.count }];
    case "cards-dropped":
      return [{ from: event.seat, to: "bank", count: event.count }];
    case "cards-swapped":
      return [{ from: event.seat, to: "bank", count: countCards(event.cards) }];
    case "card-bought":
      return [
        { from: event.seat, to: "bank", count: countCards(event.cards) },
        { from: "bank", to: event.seat, count: 1 },
      ];
    case "ship-moved":
      return [{ from: event.seat, to: "bank", count: countCards(event.fare) }];
    case "ship-built":
    case "city-founded":
      return [{ from: event.seat, to: "bank", count: countCards(event.price) }];
    case "toll-paid":
      return [{ from: event.seat, to: event.owner, count: 1 }];
    case "trade-closed":
      return [
        { from: event.seat, to: event.partner, count: countCards(event.give) },
        { from: event.partner, to: event.seat, count: countCards(event.want) },
      ];
    default:
      return [];
  }
}

/**
 * Lets them fly over the page, as far as it shows where they come from and go to. The move itself is drawn before; and
 * where moves follow each other fast, the cards of the last are enough.
 */
export async function deal(events: TyrosEvent[], pane: Element | null): Promise<void> {
  document.querySelectorAll(`.${CARD}`).forEach((card) => card.remove());
  const flights = journeys(events);
  if (flights.length === 0 || pane === null) return;
  await drawn();
  flights.forEach((flight) => fly(flight, pane));
}

function fly({ from, to, count }: Journey, pane: Element): void {
  const [start, goal] = [middle(from, pane), middle(to, pane)];
  if (start === null || goal === null) return;
  for (let nth = 0; nth < Math.min(count, MOST); nth++) {
    const card = document.createElement("div");
    card.className = CARD;
    card.ariaHidden = "true";
    document.body.append(card);
    const flight = card.animate(
      [
        { transform: `${start} scale(0.8)`, opacity: 0 },
        { transform: `${start} scale(1)`, opacity: 1, offset: 0.15 },
        { transform: `${goal} scale(1)`, opacity: 1, offset: 0.85 },
        { transform: `${goal} scale(0.8)`, opacity: 0 },
      ],
      { duration: FLIGHT_MS, delay: nth * APART_MS, easing: "ease-in-out", fill: "backwards" },
    );
    flight.onfinish = flight.oncancel = () => card.remove();
  }
}

/** The middle of a stop on the page, as a transform; null where it is not in sight. */
function middle(stop: Stop, pane: Element): string | null {
  const element = stop === "bank" ? pane : document.querySelector(`[data-cards-of="${stop}"]`);
  const box = element?.getBoundingClientRect();
  if (box === undefined || box.width === 0) return null;
  return `translate(${box.x + box.width / 2}px, ${box.y + box.height / 2}px)`;
}
