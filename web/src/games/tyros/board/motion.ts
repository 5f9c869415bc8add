/** What just happened, as movement. The board already shows how things are: this only leads the eye there. */

import type { TyrosEvent, TyrosShipMoved } from "../../../protocol";
import { berth, course, TYROS, voyage, type Point } from "../places";
import type { Ship } from "./fleet";

const LONGEST_MS = 800;
const FIRST_LEG_MS = 320;
const LEG_MS = 160;
const DROP_MS = 380;
const RISE_MS = 520;

/** Moves the pieces within this element that these events are about. */
export function show(events: TyrosEvent[], board: Element, ships: Ship[]): void {
  for (const event of events) {
    switch (event.event) {
      case "ship-moved":
        sail(event, board, ships);
        break;
      case "ship-built":
        drop(last(board, "ship", event.field, event.seat) ?? last(board, "ship", `${event.field}w`, event.seat));
        break;
      case "city-founded":
        rise(last(board, "city", event.field, event.seat));
        break;
      case "empire-founded":
      case "empire-extended":
        drop(last(board, "chip", event.field));
        break;
      case "tyros-joined":
        drop(last(board, "chip", TYROS));
        break;
    }
  }
}

function last(board: Element, piece: string, place: string, seat?: number): Element | undefined {
  const whose = seat === undefined ? "" : `[data-seat="${seat}"]`;
  return [...board.querySelectorAll(`[data-piece="${piece}"][data-place="${place}"]${whose} > .stirs`)].at(-1);
}

function sail(event: TyrosShipMoved, board: Element, ships: Ship[]): void {
  const goal = ships.filter((ship) => ship.seat === event.seat && ship.place === event.goal).at(-1);
  const element = last(board, "ship", event.goal, event.seat);
  if (goal === undefined || element === undefined) return;
  const path = [berth(event.start, 0), ...course(event.start, event.goal), goal];
  const duration = Math.min(LONGEST_MS, FIRST_LEG_MS + LEG_MS * voyage(event.start, event.goal).length);
  element.animate(keyframes(path), { duration, easing: "ease-in-out" });
}

/** A path as frames, each after its share of the way; a piece that is not moved stands at the path's end. */
export function keyframes(path: Point[]): { transform: string; offset: number }[] {
  const end = path.at(-1) ?? { x: 0, y: 0 };
  const lengths = path.map((point, index) => {
    const before = path[index - 1] ?? point;
    return Math.hypot(point.x - before.x, point.y - before.y);
  });
  const whole = lengths.reduce((sum, length) => sum + length, 0) || 1;
  let sailed = 0;
  return path.map((point, index) => {
    sailed += lengths[index] ?? 0;
    const offset = index === path.length - 1 ? 1 : Math.min(1, sailed / whole);
    return { transform: `translate(${point.x - end.x}px, ${point.y - end.y}px)`, offset };
  });
}

function drop(element: Element | undefined): void {
  element?.animate(
    [
      { transform: "translateY(-90px) scale(1.5)", opacity: 0 },
      { transform: "translateY(0) scale(0.92)", opacity: 1, offset: 0.7 },
      { transform: "none", opacity: 1 },
    ],
    { duration: DROP_MS, easing: "ease-in" },
  );
}

function rise(element: Element | undefined): void {
  element?.animate(
    [
      { transform: "translateY(14px) scale(0.9, 0)" },
      { transform: "translateY(-3px) scale(1, 1.18)", offset: 0.75 },
      { transform: "none" },
    ],
    { duration: RISE_MS, easing: "ease-out" },
  );
}
