// The lanes of the timeline: scrolled, zoomed, clicked.

import { make } from "./dom.js";
import { laneOf } from "./timeline-events.js";
import { LanesDrawing, nameWidth, rowHeight, rulerHeight } from "./timeline-drawing.js";

/** So many pixels beside an event count as on it. */
const reach = 8;

export class TimelineLanes {
  element = make("div", { class: "lanes", tabindex: 0, role: "group", "aria-label": "Lanes" });
  zoom = 1;
  /** The event that is chosen, and the time that is shown; either may be `null`. */
  chosen = null;
  time = null;

  #events;
  #size = make("div", { class: "lanes-size" });
  #canvas = make("canvas", { role: "img" });
  #frame = 0;
  #follows = true;
  #drawing;

  /** Shows these events; `choose` is called with one that is clicked. */
  constructor(events, choose) {
    this.#events = events;
    this.#drawing = new LanesDrawing(events, this.#canvas);
    this.#size.append(this.#canvas);
    this.element.append(this.#size);
    this.element.addEventListener("scroll", () => {
      this.#follows = this.element.scrollLeft + this.element.clientWidth >= this.element.scrollWidth - 4;
      this.draw();
    });
    this.element.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    this.#canvas.addEventListener("click", (event) => {
      const found = this.#eventAt(event);
      if (found) choose(found);
    });
    this.#canvas.addEventListener("pointermove", (event) => {
      const found = this.#eventAt(event);
      this.#canvas.title = found ? `${found.t.toFixed(3)} s  ${found.page ?? ""} ${found.what}` : "";
      this.#canvas.style.cursor = found ? "pointer" : "";
    });
    new ResizeObserver(() => this.update()).observe(this.element);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.#recolor());
    new MutationObserver(() => this.#recolor()).observe(document.documentElement, { attributeFilter: ["data-theme"] });
  }

  /** Goes to the end, and stays there as events come. */
  follow() {
    this.#follows = true;
    this.update();
  }

  /** There are other events. */
  update() {
    if (!this.element.clientWidth) return;
    const { length, lanes } = this.#events;
    this.#size.style.width = `${Math.max(nameWidth + length * this.zoom, this.element.clientWidth)}px`;
    this.#size.style.height = `${Math.max(rulerHeight + lanes.length * rowHeight, this.element.clientHeight)}px`;
    this.#canvas.setAttribute("aria-label", `${this.#events.seen.length} events in ${lanes.length} lanes; the list below has them all`);
    if (this.#follows && this.time === null) this.element.scrollLeft = this.element.scrollWidth;
    this.draw();
  }

  /** Shows more or less at once, about the middle of what is in sight. */
  setZoom(zoom, at = (this.element.clientWidth + nameWidth) / 2) {
    const place = (this.element.scrollLeft + at - nameWidth) / this.zoom;
    this.zoom = Math.min(Math.max(zoom, 0.05), 4);
    this.update();
    this.element.scrollLeft = place * this.zoom - at + nameWidth;
  }

  /** Brings all events into sight at once, or as many as can be told apart. */
  fit() {
    this.setZoom((this.element.clientWidth - nameWidth) / this.#events.length);
  }

  /** Brings an event into sight. */
  reveal(event) {
    const index = this.#events.seen.indexOf(event);
    if (index < 0) return;
    const x = this.#events.places[index] * this.zoom - this.element.scrollLeft;
    const room = this.element.clientWidth - nameWidth;
    if (x < 20 || x > room - 20) this.element.scrollLeft += x - room / 2;
    const y = rulerHeight + this.#events.lanes.indexOf(laneOf(event)) * rowHeight - this.element.scrollTop;
    if (y < rulerHeight || y > this.element.clientHeight - rowHeight) this.element.scrollTop += y - this.element.clientHeight / 2;
    this.draw();
  }

  draw() {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.#drawNow();
    });
  }

  #drawNow() {
    const { clientWidth: width, clientHeight: height, scrollLeft: left, scrollTop: top } = this.element;
    const { zoom, chosen, time } = this;
    if (width) this.#drawing.draw({ width, height, left, top, zoom, chosen, time });
  }

  #eventAt(pointer) {
    const frame = this.#canvas.getBoundingClientRect();
    const [x, y] = [pointer.clientX - frame.left, pointer.clientY - frame.top];
    if (x < nameWidth || y < rulerHeight) return null;
    const { seen, places, lanes } = this.#events;
    const lane = lanes[Math.floor((y - rulerHeight + this.element.scrollTop) / rowHeight)];
    const place = (x - nameWidth + this.element.scrollLeft) / this.zoom;
    let [best, distance] = [null, Infinity];
    for (let index = Math.max(0, this.#events.indexAt(place - reach / this.zoom) - 60); index < seen.length; index++) {
      if (places[index] > place + reach / this.zoom) break;
      const event = seen[index];
      if (laneOf(event) !== lane) continue;
      const end = event.end === undefined ? places[index] : this.#events.place(event.end);
      const away = Math.max(places[index] - place, place - end, 0);
      if (away < distance && away * this.zoom <= reach) [best, distance] = [event, away];
    }
    return best;
  }

  #wheel(event) {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const frame = this.element.getBoundingClientRect();
    this.setZoom(this.zoom * Math.exp(-event.deltaY / 200), event.clientX - frame.left);
  }

  #recolor() {
    this.#drawing.forgetColors();
    this.draw();
  }
}
