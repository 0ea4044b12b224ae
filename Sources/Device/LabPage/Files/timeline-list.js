// The events as a list that can be read: only the rows in sight are there, however many events there are.

import { toneOf } from "./timeline-events.js";
import { make, setAttribute, setText } from "./dom.js";

const rowHeight = 24;
/** Rows that are made beyond what is in sight. */
const spare = 6;

export class TimelineList {
  element = make("div", {
    class: "scroll list", id: "timeline", role: "listbox", tabindex: 0, "aria-label": "Events",
  });
  chosen = null;

  #events;
  #size = make("div", { class: "list-size", role: "presentation" });
  #rows = [];
  #frame = 0;
  #follows = true;
  #choose;

  /** Shows these events; `choose` is called with one that is clicked, or walked to with the arrows. */
  constructor(events, choose) {
    this.#events = events;
    this.#choose = choose;
    this.element.append(this.#size);
    this.element.addEventListener("scroll", () => {
      this.#follows = this.element.scrollTop + this.element.clientHeight >= this.element.scrollHeight - rowHeight;
      this.draw();
    });
    this.element.addEventListener("click", (event) => {
      const row = event.target.closest("[data-event]");
      const found = row && this.#events.seen.find(({ n }) => n === Number(row.dataset.event));
      if (found) choose(found);
    });
    this.element.addEventListener("keydown", (event) => this.#keyDown(event));
    new ResizeObserver(() => this.update()).observe(this.element);
  }

  /** Goes to the end, and stays there as events come. */
  follow() {
    this.#follows = true;
    this.update();
  }

  /** There are other events. */
  update() {
    if (!this.element.clientHeight) return;
    this.#size.style.height = `${this.#events.seen.length * rowHeight}px`;
    if (this.#follows && !this.chosen) this.element.scrollTop = this.element.scrollHeight;
    this.draw();
  }

  /** Brings an event into sight. */
  reveal(event) {
    const index = this.#events.seen.indexOf(event);
    if (index < 0) return;
    const [top, room] = [index * rowHeight, this.element.clientHeight];
    const { scrollTop } = this.element;
    if (top < scrollTop || top + rowHeight > scrollTop + room) this.element.scrollTop = top - room / 2;
    this.#drawNow();
  }

  draw() {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.#drawNow();
    });
  }

  #drawNow() {
    const { seen } = this.#events;
    const count = Math.ceil(this.element.clientHeight / rowHeight) + 2 * spare;
    const first = Math.max(0, Math.min(Math.floor(this.element.scrollTop / rowHeight) - spare, seen.length - count));
    while (this.#rows.length < count) this.#rows.push(this.#makeRow());
    const used = new Set();
    for (let index = first; index < Math.min(first + count, seen.length); index++) {
      // The same row for an event as long as it is in sight, however the list is scrolled.
      const row = this.#rows[index % this.#rows.length];
      this.#fill(row, seen[index], index);
      used.add(row);
    }
    for (const row of this.#rows) row.element.hidden = !used.has(row);
    const chosenRow = this.chosen && [...used].find((row) => row.event === this.chosen);
    setAttribute(this.element, "aria-activedescendant", chosenRow?.element.id);
  }

  #makeRow() {
    const parts = ["time", "glyph", "page", "what"].map((name) => make("span", { class: name }));
    const element = make("div", { role: "option", class: "event", id: `row-${this.#rows.length}` }, ...parts);
    this.#size.append(element);
    return { element, parts, event: null, index: -1 };
  }

  #fill(row, event, index) {
    const { element, parts: [time, , page, what] } = row;
    setAttribute(element, "aria-selected", String(event === this.chosen));
    if (row.event === event && row.index === index) return;
    Object.assign(row, { event, index });
    // Not by a transform: that makes a layer's worth of work of each row.
    element.style.top = `${index * rowHeight}px`;
    element.dataset.event = event.n;
    element.dataset.kind = event.kind;
    element.dataset.tone = toneOf(event);
    setAttribute(element, "aria-posinset", index + 1);
    setAttribute(element, "aria-setsize", this.#events.seen.length);
    setText(time, event.t.toFixed(3));
    setText(page, event.page ?? ({ action: "You", failure: "Failure" }[event.kind] ?? "Transition"));
    setText(what, describe(event));
  }

  #keyDown(event) {
    const { seen } = this.#events;
    if (!seen.length) return;
    const index = this.chosen ? seen.indexOf(this.chosen) : seen.length;
    const page = Math.max(1, Math.floor(this.element.clientHeight / rowHeight) - 1);
    const next = {
      ArrowDown: index + 1, ArrowUp: index - 1, PageDown: index + page, PageUp: index - page, Home: 0, End: seen.length - 1,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    this.#choose(seen[Math.min(Math.max(next, 0), seen.length - 1)]);
  }
}

function describe(event) {
  const animated = event.animated === undefined || event.what.includes("(") ? "" : `(${event.animated})`;
  const length = event.end === undefined ? "" : `, ${Math.round((event.end - event.t) * 1000)} ms`;
  return event.what + animated + length;
}
