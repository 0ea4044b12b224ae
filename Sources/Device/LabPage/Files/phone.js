// The phone: its screen, the body around it, and how large both are on the page.

import { find, makeSVG } from "./dom.js";
import { bezel, margins } from "./bezel.js";

export class Phone {
  /** The element that holds the screen and all that lies over it; its size is that of the screen. */
  screen = find("#screen");
  /** Pixels of the page in a point of the screen. */
  scale = 1;
  width = 393;
  height = 852;

  #corner = 55;
  #device = "iPhone16";
  #orientation = "portrait";
  #drawn = "";

  constructor() {
    new ResizeObserver(() => this.#fit()).observe(find("#stage-room"));
  }

  /** The screen has another size. */
  setScreen({ width, height, corner }) {
    Object.assign(this, { width, height });
    this.#corner = corner;
    this.#draw();
  }

  /** It is another device, or held otherwise. */
  setDevice({ device, orientation }) {
    this.#device = device;
    this.#orientation = orientation;
    this.#draw();
  }

  /** A place of the page in points of the screen. */
  point(event) {
    const frame = this.screen.getBoundingClientRect();
    const round = (value) => Math.round(value * 100) / 100;
    return {
      x: round((event.clientX - frame.left) / this.scale), y: round((event.clientY - frame.top) / this.scale),
    };
  }

  /** The device held upright, and how far it is turned from there. The screen counts: an app need not follow each turn. */
  get #upright() {
    const [width, height] = [Math.min(this.width, this.height), Math.max(this.width, this.height)];
    if (this.width > this.height) return { width, height, turn: this.#orientation === "landscapeLeft" ? 90 : -90 };
    const isOnItsHead = this.#orientation === "upsideDown" && this.#device.startsWith("iPad");
    return { width, height, turn: isOnItsHead ? 180 : 0 };
  }

  #draw() {
    const { width, height, turn } = this.#upright;
    const wish = [this.#device, this.#corner, width, height, turn, this.width].join();
    if (wish === this.#drawn) return;
    this.#drawn = wish;
    const { under, over } = bezel(this.#device, this.#corner, width, height);
    const turned = `translate(${this.width / 2} ${this.height / 2}) rotate(${turn}) translate(${-width / 2} ${-height / 2})`;
    for (const [id, drawing] of [["#body-under", under], ["#body-over", over]]) {
      drawing.setAttribute("transform", turned);
      find(id).replaceChildren(drawing);
    }
    this.#fit();
  }

  #fit() {
    const { side, end } = margins(this.#device, this.#corner);
    const isOnItsSide = this.width > this.height;
    const [marginX, marginY] = isOnItsSide ? [end, side] : [side, end];
    const [wholeWidth, wholeHeight] = [this.width + 2 * marginX, this.height + 2 * marginY];
    const room = find("#stage-room").getBoundingClientRect();
    if (room.width === 0) return;
    this.scale = Math.min(room.width / wholeWidth, room.height / wholeHeight, 1.15);
    const pixels = (points) => `${Math.round(points * this.scale * 100) / 100}px`;
    const device = find("#device");
    device.style.width = pixels(wholeWidth);
    device.style.height = pixels(wholeHeight);
    for (const id of ["#body-under", "#body-over"]) {
      find(id).setAttribute("viewBox", `${-marginX} ${-marginY} ${wholeWidth} ${wholeHeight}`);
    }
    this.screen.style.left = pixels(marginX);
    this.screen.style.top = pixels(marginY);
    this.screen.style.width = pixels(this.width);
    this.screen.style.height = pixels(this.height);
    this.screen.style.borderRadius = pixels(this.#corner);
    find("#picture").setAttribute("viewBox", `0 0 ${this.width} ${this.height}`);
    const overlay = find("#elements");
    overlay.style.width = `${this.width}px`;
    overlay.style.height = `${this.height}px`;
    overlay.style.transform = `scale(${this.scale})`;
    device.style.setProperty("--scale", this.scale);
  }
}

/** Makes the screen's SVG: what nodes refer to, and where they are drawn. */
export function makePicture() {
  const defs = makeSVG("defs");
  const root = makeSVG("g");
  find("#picture").replaceChildren(defs, root);
  return { defs, root };
}
