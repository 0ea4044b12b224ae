// The motions of groups, run by the browser's own animations on the lab's clock.

/** How a transform is written for an animation. */
export const matrix = (t) => `matrix(${t.join()})`;

export class Motions {
  #clock;
  #running = new Map();

  constructor(clock) {
    this.#clock = clock;
    clock.onTurn(() => this.#follow());
  }

  /** Runs a motion of an element, in place of the one that it had. */
  set(element, motion) {
    this.#running.get(element)?.animation.cancel();
    this.#running.delete(element);
    if (!motion) return;
    const count = Math.max(motion.t?.length ?? 0, motion.o?.length ?? 0);
    if (count < 2) return;
    const keyframes = {};
    if (motion.t) keyframes.transform = motion.t.map(matrix);
    if (motion.o) keyframes.opacity = motion.o;
    // Before its beginning the first moment counts, behind its end what the group says itself.
    const animation = element.animate(keyframes, {
      duration: (count - 1) * motion.every * 1000, fill: "backwards",
    });
    const running = { animation, at: motion.at };
    this.#running.set(element, running);
    animation.onfinish = () => {
      // What stands still can be set back before its end: it stays until the clock runs.
      if (this.#clock.rate > 0 && this.#running.get(element) === running) this.#running.delete(element);
    };
    this.#place(running);
  }

  /** Forgets an element that has left the screen. */
  forget(element) {
    this.set(element, null);
  }

  #follow() {
    for (const running of this.#running.values()) this.#place(running);
  }

  #place({ animation, at }) {
    const rate = this.#clock.rate;
    if (rate > 0) {
      animation.playbackRate = rate;
      animation.play();
    } else {
      animation.pause();
    }
    animation.currentTime = (this.#clock.now - at) * 1000;
  }
}
