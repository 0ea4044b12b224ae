// The session's WebSocket: sends, tells listeners what comes by its kind, and connects again when the lab has gone.

const firstWait = 500;
const longestWait = 8000;

export class Connection {
  /** connecting, open, waiting (for the next try), or ended: another window has the lab. */
  phase = "connecting";
  /** Why it is not open, in words. */
  reason = "";
  /** When the next try is made, as `performance.now()` counts. */
  nextTry = 0;

  #listeners = new Map();
  #socket = null;
  #wait = firstWait;
  #timer = 0;

  /** Calls `handler` with each message of a kind; "phase" tells that the connection has changed. */
  on(kind, handler) {
    if (!this.#listeners.has(kind)) this.#listeners.set(kind, []);
    this.#listeners.get(kind).push(handler);
  }

  /** Sends a message; nothing where no lab is there to hear it. Tells whether it has gone out. */
  send(message) {
    if (this.phase !== "open") return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  connect() {
    clearTimeout(this.#timer);
    const address = new URL("session" + location.search, location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.#socket = socket;
    this.#become("connecting", this.reason);
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.#wait = firstWait;
      this.#become("open", "");
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#receive(JSON.parse(event.data));
    };
    socket.onclose = () => {
      if (socket === this.#socket && this.phase !== "ended") this.#tryLater();
    };
  }

  #receive(message) {
    if (message.is === "refusal" && message.ended) {
      // It would be taken back and forth for ever if both windows tried again by themselves.
      this.#become("ended", message.reason);
      this.#socket.close();
      return;
    }
    this.#tell(message.is, message);
  }

  #tryLater() {
    this.nextTry = performance.now() + this.#wait;
    this.#timer = setTimeout(() => this.connect(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, longestWait);
    this.#become("waiting", "The lab does not answer.");
  }

  #become(phase, reason) {
    this.phase = phase;
    this.reason = reason;
    this.#tell("phase", this);
  }

  #tell(kind, message) {
    for (const handler of this.#listeners.get(kind) ?? []) handler(message);
  }
}
