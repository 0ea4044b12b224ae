// The events of the session, those of them that the user wants to see, and where each lies along the timeline.

/** As many as the lab keeps. */
const most = 50_000;
/** Pixels in a second of the clock, the least and the most between one event and the next: rest takes little room, order always some. */
const perSecond = 220;
const least = 7;
const longest = 70;

export class TimelineEvents {
  /** All events, in their order. */
  all = [];
  /** Those that pass the filter. */
  seen = [];
  /** Where each of `seen` lies, in pixels at a zoom of 1. */
  places = [];
  /** The time of each of `seen`, never less than the one before: a gesture is told at its end with the time of its beginning. */
  times = [];
  /** The lanes in their order: names of pages. */
  lanes = [];
  filter = { text: "", kinds: new Set(["callback", "transition", "action", "page", "failure"]), page: "" };

  /** Takes events from the lab. Numbers that are there already come from a session that has started anew. */
  add({ from, events }) {
    const end = this.all.length ? this.all.at(-1).n + 1 : from;
    const isAnew = from !== end;
    if (isAnew) this.all = this.all.filter((event) => event.n < from && from < end);
    for (const event of events) this.all.push({ ...event, what: readable(event.what) });
    if (this.all.length > most) this.all = this.all.slice(most / 10);
    if (isAnew || this.all.length > most - events.length) return this.sift();
    for (const event of this.all.slice(this.all.length - events.length)) if (this.#passes(event)) this.#see(event);
  }

  /** Applies the filter anew. */
  sift() {
    this.seen = [];
    this.places = [];
    this.times = [];
    this.lanes = [];
    for (const event of this.all) if (this.#passes(event)) this.#see(event);
  }

  /** The names of all pages, in the order of their coming. */
  get pages() {
    return [...new Set(this.all.map((event) => event.page).filter(Boolean))];
  }

  #passes(event) {
    const { text, kinds, page } = this.filter;
    if (!kinds.has(event.kind) || page && event.page !== page) return false;
    return !text || event.what.toLowerCase().includes(text) || (event.page ?? "").toLowerCase().includes(text);
  }

  #see(event) {
    const last = this.times.at(-1);
    const step = last === undefined ? 24 : Math.min(Math.max((event.t - last) * perSecond, least), longest);
    this.times.push(Math.max(event.t, last ?? 0));
    this.places.push((this.places.at(-1) ?? 0) + step);
    this.seen.push(event);
    const lane = laneOf(event);
    if (!this.lanes.includes(lane)) this.lanes.splice(fixed.includes(lane) ? 0 : this.lanes.length, 0, lane);
  }

  /** The length of it all at a zoom of 1. */
  get length() {
    return (this.places.at(-1) ?? 0) + 120;
  }

  /** Where a time lies, in pixels at a zoom of 1. */
  place(time) {
    const { times, places } = this;
    if (!times.length) return 0;
    const after = firstIndex(times.length, (index) => times[index] > time);
    if (after === 0) return places[0];
    const before = times[after - 1];
    if (after === times.length) return places[after - 1] + Math.min((time - before) * perSecond, 110);
    const part = (time - before) / (times[after] - before);
    return places[after - 1] + part * (places[after] - places[after - 1]);
  }

  /** The index of the first event at a place or behind it. */
  indexAt(place) {
    return firstIndex(this.places.length, (index) => this.places[index] >= place);
  }
}

/** What the user and the transitions do is above the pages. */
export const fixed = ["Transitions", "You", "Failures"];

const signs = { "\b": "⌫", "\n": "⏎", "\t": "⇥" };

/** A sentence without what cannot be read: signs that are keys, and addresses of objects. */
const readable = (text) => text.replace(/[\b\n\t]/g, (sign) => signs[sign]).replace(/<(?:\w+\.)*(\w+): 0x[0-9a-f]+>/g, "$1");

/** What a callback is about: "coming" into sight, "going" out of it, or nothing of the kind. */
export function toneOf({ kind, what }) {
  if (kind !== "callback") return "";
  if (/Disappear/.test(what)) return "going";
  return /Appear/.test(what) ? "coming" : "";
}

/** The lane of an event. */
export function laneOf(event) {
  return event.page || { action: "You", failure: "Failures" }[event.kind] || "Transitions";
}

/** The first index for which `holds` is true, where it stays true once it is. */
function firstIndex(count, holds) {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle; else low = middle + 1;
  }
  return low;
}
