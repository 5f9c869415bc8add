/** How one looks at the map, and the fingers, wheels and keys that change it. */

import type { Attachment } from "svelte/attachments";
import { clamp, pan, resolution, reveal, WHOLE, zoomAt, type Look, type Pane, type Paper, type Point } from "./camera";

const STEP = 1.6;
const DOUBLE_CLICK_ZOOM = 2.5;
const DOUBLE_CLICK_MS = 300;
/** A finger that moves less only points. */
const SLACK = 6;
/** Longer than the sheet glides. */
const SETTLE_MS = 220;

export class Lens {
  width = $state(0);
  height = $state(0);
  /** Under fingers the sheet follows at once; after keys and buttons it glides. */
  moving = $state<"follows" | "glides" | null>(null);
  /** The zoom at which the sheet is drawn sharply. While it moves, that picture is only stretched. */
  drawn = $state(1);
  private wanted = $state.raw<Look>(WHOLE);
  look = $derived<Look>(clamp(this.wanted, this.pane));
  resolution = $derived(resolution(this.look, this.pane));

  private fingers = new Map<number, Point>();
  private dragged = false;
  private tapped = { at: 0, x: 0, y: 0 };
  private acting: ReturnType<typeof setTimeout> | undefined;
  private settling: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly paper: Paper) {}

  private get pane(): Pane {
    return { width: this.width, height: this.height, paper: this.paper };
  }

  get zoomed(): boolean {
    return this.look.zoom > 1;
  }

  closer = (): void => this.zoom(STEP);
  farther = (): void => this.zoom(1 / STEP);
  whole = (): void => this.glide(WHOLE);

  reveal(at: Point): void {
    if (this.zoomed) this.glide(reveal(this.look, this.pane, at));
  }

  /** Do this unless a second click follows: a double one zooms. */
  unlessDouble(act: () => void): void {
    clearTimeout(this.acting);
    this.acting = setTimeout(act, DOUBLE_CLICK_MS);
  }

  private isDouble(event: MouseEvent): boolean {
    const near = Math.hypot(event.clientX - this.tapped.x, event.clientY - this.tapped.y) < 5 * SLACK;
    const double = near && event.timeStamp - this.tapped.at < DOUBLE_CLICK_MS;
    this.tapped = { at: double ? 0 : event.timeStamp, x: event.clientX, y: event.clientY };
    return double;
  }

  /** Closer to where somebody clicked, or back to the whole map. */
  jump(event: MouseEvent): void {
    if (this.look.zoom >= DOUBLE_CLICK_ZOOM) this.whole();
    else this.glide(this.closerAt(event, DOUBLE_CLICK_ZOOM / this.look.zoom));
  }

  private zoom(factor: number): void {
    this.glide(zoomAt(this.look, this.pane, factor, this.width / 2, this.height / 2));
  }

  private glide(look: Look): void {
    this.stir("glides");
    this.wanted = look;
  }

  private closerAt(event: MouseEvent, factor: number): Look {
    const box = (event.currentTarget as Element).closest("[data-pane]")?.getBoundingClientRect();
    const { left, top } = box ?? { left: 0, top: 0 };
    return zoomAt(this.look, this.pane, factor, event.clientX - left, event.clientY - top);
  }

  /** For the pane through which the map is seen. */
  attach: Attachment<HTMLElement> = (element) => {
    const listen = { passive: false };
    element.addEventListener("wheel", this.wheel, listen);
    element.addEventListener("touchmove", this.touchMove, listen);
    element.addEventListener("pointerdown", this.down);
    element.addEventListener("pointermove", this.move);
    element.addEventListener("pointerup", this.up);
    element.addEventListener("pointercancel", this.up);
    element.addEventListener("click", this.click, true);
    return () => {
      clearTimeout(this.settling);
      clearTimeout(this.acting);
    };
  };

  /** A wheel scrolls the page as ever, unless the map is enlarged or Ctrl is held. */
  private wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey && !event.metaKey && !this.zoomed) return;
    event.preventDefault();
    this.stir("follows");
    this.wanted = this.closerAt(event, Math.exp(-Math.max(-60, Math.min(60, event.deltaY)) / 150));
  };

  /** One finger scrolls the page while the whole map is shown; two are ours. */
  private touchMove = (event: TouchEvent): void => {
    if (event.cancelable && (event.touches.length > 1 || this.zoomed)) event.preventDefault();
  };

  private down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    if (this.fingers.size === 0) this.dragged = false;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  private move = (event: PointerEvent): void => {
    const before = this.fingers.get(event.pointerId);
    if (before === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    if (this.fingers.size === 1) this.drag(event, before, now);
    else this.pinch(event, before, now);
  };

  private drag(event: PointerEvent, before: Point, now: Point): void {
    if (!this.zoomed || (!this.dragged && Math.hypot(now.x - before.x, now.y - before.y) < SLACK)) return;
    this.grab(event);
    this.fingers.set(event.pointerId, now);
    this.wanted = pan(this.look, this.pane, now.x - before.x, now.y - before.y);
  }

  private pinch(event: PointerEvent, before: Point, now: Point): void {
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other === undefined) return;
    this.grab(event);
    this.fingers.set(event.pointerId, now);
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const factor = distance(now, other) / Math.max(1, distance(before, other));
    const [x, y] = [(now.x + other.x) / 2 - box.left, (now.y + other.y) / 2 - box.top];
    const closer = zoomAt(this.look, this.pane, factor, x, y);
    this.wanted = pan(closer, this.pane, (now.x - before.x) / 2, (now.y - before.y) / 2);
  }

  private grab(event: PointerEvent): void {
    this.dragged = true;
    this.stir("follows");
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  }

  private up = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId);
  };

  /** A click that ends a drag means nothing, and the second one on a place that cannot be chosen zooms. */
  private click = (event: MouseEvent): void => {
    const chooses = (event.target as Element).closest("[data-lit]") !== null;
    const zooms = !this.dragged && !chooses && this.isDouble(event);
    if (zooms) {
      clearTimeout(this.acting);
      this.jump(event);
    }
    if (this.dragged || zooms) event.stopPropagation();
    this.dragged = false;
  };

  private stir(how: "follows" | "glides"): void {
    this.moving = how;
    clearTimeout(this.settling);
    this.settling = setTimeout(() => {
      this.moving = null;
      this.drawn = this.look.zoom;
    }, SETTLE_MS);
  }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
