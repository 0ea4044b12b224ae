// How the lanes are drawn: a row for each page, callbacks as marks, transitions as bars. Only what is in sight is drawn.

import { make } from "./dom.js";
import { fixed, laneOf, toneOf } from "./timeline-events.js";

export const rowHeight = 20;
export const rulerHeight = 20;
export const nameWidth = 168;
const colorNames = ["text", "text-2", "line", "surface", "sunken", "accent", "accent-soft", "green", "orange", "purple", "red"];

export class LanesDrawing {
  #events;
  #canvas;
  #colors = {};
  #view = {};

  constructor(events, canvas) {
    this.#events = events;
    this.#canvas = canvas;
  }

  /** The page has other colors now. */
  forgetColors() {
    this.#colors = {};
  }

  /** Draws what is in sight: `{ width, height, left, top, zoom, chosen, time }`. */
  draw(view) {
    this.#view = view;
    if (!this.#colors.text) this.#readColors();
    const pen = this.#pen(view.width, view.height);
    this.#drawRows(pen);
    this.#drawEvents(pen);
    this.#drawRuler(pen);
    this.#drawNames(pen);
  }

  /** A clean canvas, as sharp as the screen is. */
  #pen(width, height) {
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
    return pen;
  }

  #drawRows(pen) {
    const { width, height, top } = this.#view;
    const first = Math.max(0, Math.floor(top / rowHeight));
    pen.fillStyle = this.#colors.sunken;
    for (let lane = first; rulerHeight + lane * rowHeight - top < height && lane < this.#events.lanes.length; lane++) {
      if (lane % 2 === 0) pen.fillRect(0, rulerHeight + lane * rowHeight - top, width, rowHeight);
    }
  }

  #drawEvents(pen) {
    const events = this.#events;
    const { width, height, left, top, zoom, chosen, time } = this.#view;
    const x = (place) => nameWidth + place * zoom - left;
    const rows = new Map(events.lanes.map((lane, row) => [lane, rulerHeight + (row + 0.5) * rowHeight - top]));
    // A bar that began before what is in sight can reach into it.
    const first = Math.max(0, events.indexAt(left / zoom) - 60);
    for (let index = first; index < events.seen.length; index++) {
      const event = events.seen[index];
      const at = x(events.places[index]);
      if (at > width) break;
      const y = rows.get(laneOf(event));
      if (event.end !== undefined) this.#drawBar(pen, at, Math.max(x(events.place(event.end)), at + 8), y, event);
      else this.#drawMark(pen, at, y, event);
      if (event === chosen) this.#drawChosen(pen, at, y);
    }
    if (time !== null) {
      pen.fillStyle = this.#colors.orange;
      pen.fillRect(x(events.place(time)) - 0.75, 0, 1.5, height);
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
    if (event.kind === "failure") pen.roundRect(x - 3, y - 7, 6, 14, 2);
    else if (event.kind === "callback") pen.roundRect(x - 2, y - 6, 4, 12, 1.5);
    else if (event.kind === "action") pen.arc(x, y, 4.5, 0, Math.PI * 2);
    else {
      pen.moveTo(x, y - 5.5);
      for (const [dx, dy] of [[5.5, 0], [0, 5.5], [-5.5, 0]]) pen.lineTo(x + dx, y + dy);
    }
    pen.fill();
  }

  #color(event) {
    if (event.kind === "action") return this.#colors.orange;
    if (event.kind === "page") return this.#colors.purple;
    if (event.kind === "failure") return this.#colors.red;
    return { coming: this.#colors.green, going: this.#colors["text-2"] }[toneOf(event)] ?? this.#colors.accent;
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
  #drawRuler(pen) {
    const { width, left, zoom } = this.#view;
    pen.fillStyle = this.#colors.surface;
    pen.fillRect(0, 0, width, rulerHeight);
    pen.fillStyle = this.#colors["text-2"];
    const { times, places } = this.#events;
    let free = nameWidth + 4;
    for (let index = this.#events.indexAt(left / zoom); index < times.length; index++) {
      const x = nameWidth + places[index] * zoom - left;
      if (x > width) break;
      if (x < free) continue;
      const text = `${times[index].toFixed(2)} s`;
      pen.fillRect(x, rulerHeight - 4, 1, 4);
      pen.fillText(text, x + 4, rulerHeight / 2);
      free = x + 80;
    }
  }

  #drawNames(pen) {
    const { width, height, top } = this.#view;
    pen.fillStyle = this.#colors.surface;
    pen.fillRect(0, 0, nameWidth, height);
    pen.save();
    pen.beginPath();
    pen.rect(0, rulerHeight, nameWidth - 8, height);
    pen.clip();
    this.#events.lanes.forEach((lane, index) => {
      const y = rulerHeight + index * rowHeight - top;
      if (y < 0 || y > height) return;
      pen.fillStyle = this.#colors[fixed.includes(lane) ? "text-2" : "text"];
      pen.fillText(shortened(pen, lane, nameWidth - 20), 10, y + rowHeight / 2 + 0.5);
    });
    pen.restore();
    pen.fillStyle = this.#colors.line;
    pen.fillRect(nameWidth - 1, 0, 1, height);
    pen.fillRect(0, rulerHeight - 0.5, width, 1);
  }

  /** A canvas knows nothing of style sheets: each color is asked for once. */
  #readColors() {
    const probe = make("span", { hidden: true });
    this.#canvas.after(probe);
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
