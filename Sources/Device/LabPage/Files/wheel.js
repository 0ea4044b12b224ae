// The wheel and two fingers on a trackpad scroll the app, as a finger that drags does.

/** The last of the fingers that the lab can tell apart: the others are those of pointers. */
const finger = 9;
/** After so many milliseconds without a turn of the wheel the finger goes up. */
const rest = 120;

export class Wheel {
  #phone;
  #lab;
  #point = null;
  #frame = 0;
  #timer = 0;

  /** `mayTouch` tells whether the app can be used now. */
  constructor(phone, lab, mayTouch) {
    this.#phone = phone;
    this.#lab = lab;
    phone.screen.addEventListener("wheel", (event) => {
      // With Control it is the browser's zoom, as a pinch on a trackpad is.
      if (event.ctrlKey) return;
      event.preventDefault();
      if (this.#point || mayTouch()) this.#turn(event);
    }, { passive: false });
    lab.on("phase", () => (this.#point = null));
  }

  #turn(event) {
    if (!this.#point) {
      this.#point = this.#phone.point(event);
      this.#send("down");
    }
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    this.#point.x -= event.deltaX * pixels;
    this.#point.y -= event.deltaY * pixels;
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      if (this.#point) this.#send("move");
    });
    clearTimeout(this.#timer);
    // At the edge of the glass the finger is taken back to where the pointer is.
    const { x, y } = this.#point;
    const isOut = x < 0 || y < 0 || x > this.#phone.width || y > this.#phone.height;
    if (isOut) this.#end(); else this.#timer = setTimeout(() => this.#end(), rest);
  }

  #end() {
    if (this.#point) this.#send("up");
    this.#point = null;
  }

  #send(phase) {
    this.#lab.send({ do: "touch", phase, finger, x: Math.round(this.#point.x), y: Math.round(this.#point.y) });
  }
}
