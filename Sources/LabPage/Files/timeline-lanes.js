// The lanes of the timeline: a row for each page, callbacks as marks, transitions as bars. Only what is in sight is drawn.

import { find, make } from "./dom.js";
import { laneOf } from "./timeline-events.js";

const rowHeight = 20;
const rulerHeight = 20;
const nameWidth = 132;
const reach = 8;
const colorNames = ["text", "text-2", "line", "surface", "sunken", "accent", "accent-soft", "green", "orange", "purple"];

export class TimelineLanes {
  element = make("div", { class: "lanes", tabindex: -1 });
  zoom = 1;
  /** The event that is chosen, and the time that is shown; either may be `null`. */
  chosen = null;
  time = null;

  #events;
  #size = make("div", { class: "lanes-size" });
  #canvas = make("canvas", { role: "img" });
  #frame = 0;
  #follows = true;
  #colors = {};

  /** Shows these events; `choose` is called with one that is clicked. */
  constructor(events, choose) {
    this.#events = events;
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
    const [width, height] = [this.element.clientWidth, this.element.clientHeight];
    if (!width) return;
    if (!this.#colors.text) this.#readColors();
    const sharp = devicePixelRatio || 1;
    const canvas = this.#canvas;
    if (canvas.width !== Math.round(width * sharp) || canvas.height !== Math.round(height * sharp)) {
      canvas.width = Math.round(width * sharp);
      canvas.height = Math.round(height * sharp);
      canvas.style.width = `${width}px`;
      canvas.style.height = `${height}px`;
    }
    const pen = canvas.getContext("2d");
    pen.setTransform(sharp, 0, 0, sharp, 0, 0);
    pen.clearRect(0, 0, width, height);
    pen.font = `11px ${getComputedStyle(document.body).fontFamily}`;
    pen.textBaseline = "middle";
    const [left, top] = [this.element.scrollLeft, this.element.scrollTop];
    this.#drawRows(pen, width, height, top);
    this.#drawEvents(pen, width, left, top);
    this.#drawRuler(pen, width, left);
    this.#drawNames(pen, height, top);
  }

  #row(lane, top) {
    return rulerHeight + this.#events.lanes.indexOf(lane) * rowHeight - top;
  }

  #drawRows(pen, width, height, top) {
    const first = Math.max(0, Math.floor(top / rowHeight));
    pen.fillStyle = this.#colors.sunken;
    for (let lane = first; rulerHeight + lane * rowHeight - top < height && lane < this.#events.lanes.length; lane++) {
      if (lane % 2 === 0) pen.fillRect(0, rulerHeight + lane * rowHeight - top, width, rowHeight);
    }
  }

  #drawEvents(pen, width, left, top) {
    const events = this.#events;
    const { zoom } = this;
    const x = (place) => nameWidth + place * zoom - left;
    const rows = new Map(events.lanes.map((lane) => [lane, this.#row(lane, top) + rowHeight / 2]));
    // A bar that began before what is in sight can reach into it.
    const first = Math.max(0, events.indexAt(left / zoom) - 60);
    for (let index = first; index < events.seen.length; index++) {
      const event = events.seen[index];
      const at = x(events.places[index]);
      if (at > width) break;
      const y = rows.get(laneOf(event));
      if (event.end !== undefined) this.#drawBar(pen, at, Math.max(x(events.place(event.end)), at + 8), y, event);
      else this.#drawMark(pen, at, y, event);
      if (event === this.chosen) this.#drawChosen(pen, at, y);
    }
    if (this.time !== null) {
      pen.fillStyle = this.#colors.orange;
      pen.fillRect(x(events.place(this.time)) - 0.75, 0, 1.5, this.element.clientHeight);
    }
  }

  #drawBar(pen, start, end, y, event) {
    pen.fillStyle = this.#colors["accent-soft"];
    pen.strokeStyle = this.#colors.accent;
    pen.beginPath();
    pen.roundRect(start, y - 7, end - start, 14, 4);
    pen.fill();
    pen.stroke();
    if (end - start < 40) return;
    pen.save();
    pen.clip();
    pen.fillStyle = this.#colors.text;
    pen.fillText(event.what, Math.max(start, nameWidth) + 6, y + 0.5);
    pen.restore();
  }

  #drawMark(pen, x, y, event) {
    pen.fillStyle = this.#color(event);
    pen.beginPath();
    if (event.kind === "callback") pen.roundRect(x - 2, y - 6, 4, 12, 1.5);
    else if (event.kind === "action") pen.arc(x, y, 4.5, 0, Math.PI * 2);
    else {
      pen.moveTo(x, y - 5.5);
      for (const [dx, dy] of [[5.5, 0], [0, 5.5], [-5.5, 0]]) pen.lineTo(x + dx, y + dy);
    }
    pen.fill();
  }

  #color({ kind, what }) {
    if (kind === "action") return this.#colors.orange;
    if (kind === "page") return this.#colors.purple;
    if (/Appear|IsAppearing/.test(what)) return this.#colors.green;
    return /Disappear/.test(what) ? this.#colors["text-2"] : this.#colors.accent;
  }

  #drawChosen(pen, x, y) {
    pen.strokeStyle = this.#colors.text;
    pen.lineWidth = 1.5;
    pen.beginPath();
    pen.roundRect(x - 6.5, y - 9, 13, 18, 4);
    pen.stroke();
    pen.lineWidth = 1;
  }

  /** Times stand where events do: the way between them is not even. */
  #drawRuler(pen, width, left) {
    pen.fillStyle = this.#colors.surface;
    pen.fillRect(0, 0, width, rulerHeight);
    pen.fillStyle = this.#colors["text-2"];
    const { seen, places } = this.#events;
    let free = nameWidth + 4;
    for (let index = this.#events.indexAt(left / this.zoom); index < seen.length; index++) {
      const x = nameWidth + places[index] * this.zoom - left;
      if (x > width) break;
      if (x < free) continue;
      const text = `${seen[index].t.toFixed(2)} s`;
      pen.fillRect(x, rulerHeight - 4, 1, 4);
      pen.fillText(text, x + 4, rulerHeight / 2);
      free = x + 80;
    }
  }

  #drawNames(pen, height, top) {
    pen.fillStyle = this.#colors.surface;
    pen.fillRect(0, 0, nameWidth, height);
    pen.save();
    pen.beginPath();
    pen.rect(0, rulerHeight, nameWidth - 8, height);
    pen.clip();
    this.#events.lanes.forEach((lane, index) => {
      const y = rulerHeight + index * rowHeight - top;
      if (y < 0 || y > height) return;
      pen.fillStyle = this.#colors[lane === "You" || lane === "Transitions" ? "text-2" : "text"];
      pen.fillText(shortened(pen, lane, nameWidth - 20), 10, y + rowHeight / 2 + 0.5);
    });
    pen.restore();
    pen.fillStyle = this.#colors.line;
    pen.fillRect(nameWidth - 1, 0, 1, height);
    pen.fillRect(0, rulerHeight - 0.5, this.element.clientWidth, 1);
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
    this.#colors = {};
    this.draw();
  }

  /** A canvas knows nothing of style sheets: each colour is asked for once. */
  #readColors() {
    const probe = make("span", { hidden: true });
    this.element.append(probe);
    for (const name of colorNames) {
      probe.style.color = `var(--${name})`;
      this.#colors[name] = getComputedStyle(probe).color;
    }
    probe.remove();
  }
}

function shortened(pen, text, width) {
  if (pen.measureText(text).width <= width) return text;
  let length = text.length;
  while (length > 1 && pen.measureText(`${text.slice(0, length)}…`).width > width) length -= 1;
  return `${text.slice(0, length)}…`;
}
