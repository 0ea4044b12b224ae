// A recording that stands in the page itself: answers as the lab does, without one.

import { find } from "./dom.js";

/** Reads the recording; `null` where the page is the lab's. */
export async function readReport() {
  const place = find("#report");
  if (!place) return null;
  const bytes = Uint8Array.from(atob(place.textContent.trim()), (sign) => sign.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return JSON.parse(await new Response(stream).text());
}

export class ReportConnection {
  phase = "open";
  reason = "";
  nextTry = 0;

  #report;
  #listeners = new Map();

  constructor(report) {
    this.#report = report;
  }

  on(kind, handler) {
    if (!this.#listeners.has(kind)) this.#listeners.set(kind, []);
    this.#listeners.get(kind).push(handler);
  }

  send(message) {
    // What answers comes later, as from the lab.
    if (message.do === "moment") queueMicrotask(() => this.#show(message.number));
    if (message.do === "test") queueMicrotask(() => this.#tell({ is: "test", source: this.#report.test }));
    return message.do === "moment" || message.do === "test";
  }

  connect() {
    const { hello, settings, events, flow, leaks, moments, start } = this.#report;
    for (const message of [hello, settings, flow, leaks]) this.#tell(message);
    this.#tell({ is: "moments", first: 0, last: moments.length - 1, times: moments.map(({ time }) => time) });
    this.#tell({ is: "events", from: 0, events });
    this.#tell(Object.assign(this, { is: "phase" }));
    if (moments.length) this.#show(start);
  }

  /** Shows a moment: the last whole screen before it, and what has changed since. */
  #show(number) {
    const { moments, trees, requests, console: lines } = this.#report;
    let first = number;
    while (!moments[first].screen) first -= 1;
    this.#tell({ ...moments[first].screen, is: "screen", moment: number });
    for (const { changes } of moments.slice(first + 1, number + 1)) if (changes) this.#tell(changes);
    const moment = moments[number];
    this.#tell(trees[moment.tree]);
    this.#tell(requests[moment.requests]);
    this.#tell({ is: "console", from: 0, lines: lines.slice(0, moment.console) });
  }

  #tell(message) {
    for (const handler of this.#listeners.get(message.is) ?? []) handler(message);
  }
}
