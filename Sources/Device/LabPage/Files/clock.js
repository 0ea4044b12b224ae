// The lab's clock, as the page believes it to stand: what a message said last, and how fast it has gone since.

const rates = { run: 1, slow: 0.1, pause: 0 };
const pastRates = { standing: 0, playing: 1 };
/** A message that says less than this after what was believed has only been on its way for longer. */
const tolerated = 0.1;

export class LabClock {
  pace = "run";
  #time = 0;
  #since = performance.now();
  #past = null;
  #listeners = [];

  /** Seconds of the lab's clock in a second of the wall. */
  get rate() {
    return this.#past ? pastRates[this.#past] : rates[this.pace];
  }

  /** The lab's time now, in seconds. */
  get now() {
    return this.#time + ((performance.now() - this.#since) / 1000) * this.rate;
  }

  /** Calls `handler` when the clock goes otherwise than it did: faster, slower, from elsewhere. */
  onTurn(handler) {
    this.#listeners.push(handler);
  }

  /** A message has said the time. */
  hear(time) {
    const believed = this.now;
    const isAsBelieved = time <= believed && believed - time < tolerated && this.rate > 0;
    if (!isAsBelieved) this.#set(time, Math.abs(time - believed) > 0.004);
  }

  /** The clock goes at another pace. */
  setPace(pace) {
    if (pace === this.pace) return;
    this.#time = this.now;
    this.#since = performance.now();
    this.pace = pace;
    this.#tell();
  }

  /** The past is shown, "standing" or "playing", whatever the clock does; `null` for the app as it is. */
  setPast(past) {
    if (past === this.#past) return;
    this.#time = this.now;
    this.#since = performance.now();
    this.#past = past;
    this.#tell();
  }

  /** The clock that stands has been moved on by one frame. */
  step(seconds) {
    if (this.rate === 0 && !this.#past) this.#set(this.#time + seconds, true);
  }

  #set(time, isTold) {
    this.#time = time;
    this.#since = performance.now();
    if (isTold) this.#tell();
  }

  #tell() {
    for (const handler of this.#listeners) handler();
  }
}
