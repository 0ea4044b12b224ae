// Time travel: any moment of the recording can be shown again, played, and gone on from.

import { find, icon, setText } from "./dom.js";
import { say } from "./notices.js";

export class Recording {
  /** The number of the moment that is shown; `null` while the app is. */
  moment = null;

  #lab;
  #first = 0;
  #times = [];
  #scrubber = find("#scrubber");
  /** The moment that was asked for and has not come. Meanwhile only the last wish counts. */
  #asked = null;
  #wish = null;
  #playing = 0;
  #listeners = [];

  constructor(lab) {
    this.#lab = lab;
    lab.on("moments", (message) => this.#grow(message));
    lab.on("screen", (message) => this.#shown(message.moment ?? null));
    lab.on("refusal", () => (this.#asked = this.#wish = null));
    lab.on("phase", () => this.#stop());
    this.#scrubber.addEventListener("input", () => {
      this.#stop();
      this.go(Number(this.#scrubber.value));
    });
    find("#play").addEventListener("click", () => (this.#playing ? this.#stop() : this.#play()));
    find("#live").addEventListener("click", () => this.goLive());
    find("#resume").addEventListener("click", () => {
      this.#stop();
      if (this.moment !== null) lab.send({ do: "resume", number: this.moment });
    });
  }

  /** Calls `handler` with the moment that is shown and its time, or `null`. */
  onMoment(handler) {
    this.#listeners.push(handler);
  }

  /** What of the past is shown: "standing", "playing", or `null` for the app as it is. */
  past(moment = this.moment) {
    if (moment === null) return null;
    return this.#playing ? "playing" : "standing";
  }

  /** Arrows go from moment to moment, Home and End to the first and the last, the space bar plays: unless something else takes the key. */
  listenToKeys() {
    addEventListener("keydown", (event) => {
      if (event.defaultPrevented || event.target.closest("input, select, button, [role=tree], [role=listbox], [role=tab], .lanes")) return;
      const now = this.#wish ?? this.moment ?? this.#last;
      const next = { ArrowRight: now + 1, ArrowLeft: now - 1, Home: this.#first, End: this.#last }[event.key];
      if (next === undefined && event.key !== " ") return;
      event.preventDefault();
      if (next === undefined) return this.#playing ? this.#stop() : this.#play();
      this.#stop();
      this.go(next);
    });
  }

  get #last() {
    return this.#first + this.#times.length - 1;
  }

  /** Shows a moment, or the nearest one that is kept. */
  go(number) {
    if (!this.#times.length) return;
    this.#wish = Math.min(Math.max(number, this.#first), this.#last);
    this.#ask();
  }

  /** Shows the app again. */
  goLive() {
    this.#stop();
    this.#wish = null;
    if (this.moment !== null || this.#asked !== null) this.#lab.send({ do: "live" });
  }

  #ask() {
    if (this.#asked !== null || this.#wish === null || this.#wish === this.moment) return;
    if (this.#lab.send({ do: "moment", number: this.#wish })) this.#asked = this.#wish;
  }

  #grow({ first, last, times }) {
    const start = last - times.length + 1;
    // The recording has begun anew, or the page has missed a part.
    if (start <= this.#first || start > this.#last + 1) {
      this.#first = start;
      this.#times = [];
    }
    this.#times = this.#times.slice(Math.max(0, first - this.#first), start - this.#first).concat(times);
    this.#first = Math.max(first, this.#first);
    this.#scrubber.min = this.#first;
    this.#scrubber.max = this.#last;
    if (this.moment === null) this.#tell();
  }

  #shown(moment) {
    if ((moment === null) !== (this.moment === null)) say(moment === null ? "The app as it is now." : "The past is shown.");
    this.moment = moment;
    this.#asked = null;
    if (moment === null) this.#wish = null;
    this.#tell();
    this.#ask();
  }

  #tell() {
    const number = this.moment ?? this.#last;
    const time = this.#times[number - this.#first] ?? 0;
    const isLive = this.moment === null;
    if (this.#asked === null || isLive) this.#scrubber.value = number;
    const words = `${time.toFixed(2)} s`;
    this.#scrubber.setAttribute("aria-valuetext", isLive ? `Now, ${words}` : `Moment ${number}, ${words}`);
    setText(find("#now"), words);
    find("#live").setAttribute("aria-pressed", String(isLive));
    find("#resume").disabled = isLive;
    if (isLive) delete document.body.dataset.moment; else document.body.dataset.moment = number;
    setText(find("#past"), isLive ? "" : `The past: moment ${number} of ${this.#last}, at ${words}`);
    find("#past").hidden = isLive;
    for (const listener of this.#listeners) listener(isLive ? null : number, time);
  }

  #play() {
    const start = this.moment === null || this.moment >= this.#last ? this.#first : this.moment;
    let [number, since] = [start, performance.now()];
    this.#showPlaying(true);
    const step = (now) => {
      if (!this.#playing) return;
      // What stood still for long is not waited for.
      const wait = Math.min((this.#times[number + 1 - this.#first] - this.#times[number - this.#first]) * 1000, 700);
      if (number >= this.#last) return this.#stop();
      if (now - since >= wait) {
        [number, since] = [number + 1, since + Math.max(wait, 1)];
        if (now - since > 100) since = now;
        this.go(number);
      }
      this.#playing = requestAnimationFrame(step);
    };
    this.#playing = requestAnimationFrame(step);
    this.go(start);
    this.#tell();
  }

  #stop() {
    if (!this.#playing) return;
    cancelAnimationFrame(this.#playing);
    this.#playing = 0;
    this.#showPlaying(false);
    this.#tell();
  }

  #showPlaying(isPlaying) {
    const button = find("#play");
    button.replaceChildren(icon(isPlaying ? "pause" : "run"));
    button.setAttribute("aria-label", isPlaying ? "Stop playing" : "Play the recording");
    button.title = button.getAttribute("aria-label");
  }
}
