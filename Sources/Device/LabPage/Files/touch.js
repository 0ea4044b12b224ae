// Fingers: the mouse, touches and pens on the screen become touches of the app. The first move in a frame is sent at once: its answer
// may come in time for the next frame. Those after it wait for that frame.

import { find, makeSVG } from "./dom.js";

/** The lab can tell ten apart; the last one is the wheel's. */
const mostFingers = 9;

export class Fingers {
  #phone;
  #lab;
  #mayTouch;
  /** The fingers of each pointer that is down: one, or with the Option key two. */
  #pointers = new Map();
  #moved = new Set();
  #frame = 0;
  #hover = null;

  /** `mayTouch` tells whether the app can be used now; it explains to the user why not. */
  constructor(phone, lab, mayTouch) {
    this.#phone = phone;
    this.#lab = lab;
    this.#mayTouch = mayTouch;
    const screen = phone.screen;
    screen.addEventListener("pointerdown", (event) => this.#down(event));
    screen.addEventListener("pointermove", (event) => this.#move(event));
    screen.addEventListener("pointerup", (event) => this.#up(event, "up"));
    screen.addEventListener("pointercancel", (event) => this.#up(event, "cancel"));
    screen.addEventListener("pointerleave", () => this.#showHover(null));
    screen.addEventListener("contextmenu", (event) => event.preventDefault());
    // Some browsers begin their own swipe back, or a scroll, before a pointer event can say no.
    for (const name of ["touchstart", "touchmove"]) {
      screen.addEventListener(name, (event) => event.preventDefault(), { passive: false });
    }
    screen.addEventListener("dragstart", (event) => event.preventDefault());
    addEventListener("keydown", (event) => event.key === "Alt" && this.#showHover(this.#hover));
    addEventListener("keyup", (event) => event.key === "Alt" && this.#showDots([]));
    lab.on("phase", () => this.#forget());
    lab.on("screen", (message) => message.moment !== null && this.#forget());
  }

  #down(event) {
    if (event.button !== 0 || this.#pointers.has(event.pointerId)) return;
    if (!this.#mayTouch()) return;
    const taken = [...this.#pointers.values()].flatMap((pointer) => pointer.fingers);
    const free = [...Array(mostFingers).keys()].filter((finger) => !taken.includes(finger));
    const fingers = free.slice(0, event.altKey ? 2 : 1);
    if (!fingers.length) return;
    this.#phone.screen.setPointerCapture(event.pointerId);
    const pointer = { fingers, point: this.#phone.point(event) };
    this.#pointers.set(event.pointerId, pointer);
    this.#send("down", pointer);
  }

  #move(event) {
    this.#showHover(event);
    const pointer = this.#pointers.get(event.pointerId);
    if (!pointer) return;
    pointer.point = this.#phone.point(event);
    this.#moved.add(pointer);
    if (!this.#frame) this.#sendMoves();
  }

  #up(event, phase) {
    const pointer = this.#pointers.get(event.pointerId);
    if (!pointer) return;
    if (phase === "up") pointer.point = this.#phone.point(event);
    this.#sendMoves();
    this.#pointers.delete(event.pointerId);
    this.#send(phase, pointer);
    if (event.pointerType !== "mouse") this.#showDots([]);
  }

  #sendMoves() {
    if (!this.#moved.size) return;
    for (const pointer of this.#moved) this.#send("move", pointer);
    this.#moved.clear();
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      this.#sendMoves();
    });
  }

  #send(phase, pointer) {
    const points = this.#points(pointer.point);
    pointer.fingers.forEach((finger, index) => this.#lab.send({ do: "touch", phase, finger, ...points[index] }));
  }

  /** A finger, and where the second one is: the first one mirrored about the screen's centre. */
  #points(point) {
    const round = (value) => Math.round(value * 100) / 100;
    return [point, { x: round(this.#phone.width - point.x), y: round(this.#phone.height - point.y) }];
  }

  /** The app has started anew: fingers that are down mean nothing to it. */
  #forget() {
    this.#pointers.clear();
    this.#moved.clear();
  }

  /** With the Option key the places of both fingers are seen before they come down. */
  #showHover(event) {
    this.#hover = event;
    const isDown = [...this.#pointers.values()].some((pointer) => pointer.fingers.length === 2);
    const isSeen = event && (event.altKey || isDown);
    this.#showDots(isSeen ? this.#points(this.#phone.point(event)) : []);
  }

  #showDots(points) {
    const dots = find("#fingers");
    if (!points.length && !dots.firstChild) return;
    dots.setAttribute("viewBox", `0 0 ${this.#phone.width} ${this.#phone.height}`);
    dots.replaceChildren(...points.map(({ x, y }) => makeSVG("circle", { cx: x, cy: y, r: 14 })));
  }
}
