// Typing: a textarea without looks lies where the text field is, so that input methods work and show their candidates there.

import { find, setAttribute } from "./dom.js";
import { keyMessage } from "./keyboard.js";

export class Typing {
  #lab;
  #area = find("#typing");
  #isComposing = false;

  constructor(lab, phone) {
    this.#lab = lab;
    const area = this.#area;
    lab.on("input", (message) => this.#show(message, phone));
    area.addEventListener("compositionstart", () => (this.#isComposing = true));
    area.addEventListener("compositionend", () => {
      this.#isComposing = false;
      this.#sendAll();
    });
    area.addEventListener("input", () => !this.#isComposing && this.#sendAll());
    area.addEventListener("keydown", (event) => this.#keyDown(event));
    // A tap on the screen takes the focus there; while a text field has the app's keyboard it comes back.
    phone.screen.addEventListener("pointerup", () => this.#takeFocus());
    phone.screen.addEventListener("keydown", (event) => {
      if (event.target !== phone.screen || event.key === "Tab") return;
      this.#takeFocus();
    }, { capture: true });
  }

  #show(message, phone) {
    const area = this.#area;
    area.hidden = !message.text;
    if (!message.text) {
      area.value = "";
      if (document.activeElement === area) phone.screen.focus({ preventScroll: true });
      return;
    }
    this.#place(message);
    this.#takeFocus();
  }

  /** Where the lab says the field is; without that, in the middle of the screen. */
  #place({ x, y, width, height }) {
    const style = this.#area.style;
    const isKnown = width > 0;
    const scaled = (points) => `calc(${points}px * var(--scale))`;
    style.left = isKnown ? scaled(x) : "50%";
    style.top = isKnown ? scaled(y) : "45%";
    style.width = isKnown ? scaled(width) : "1px";
    style.height = isKnown ? scaled(height) : "1px";
  }

  #takeFocus() {
    const area = this.#area;
    if (area.hidden) return;
    // Only from the screen or from nowhere: whoever works in a panel stays there.
    const active = document.activeElement;
    if (active && active !== document.body && !active.closest("#screen")) return;
    area.focus({ preventScroll: true });
  }

  /** The field that is being typed into, as a screen reader is to name it. */
  setName(name) {
    setAttribute(this.#area, "aria-label", name || "Text field of the app");
  }

  #sendAll() {
    const text = this.#area.value;
    this.#area.value = "";
    if (text) this.#lab.send({ do: "type", text });
  }

  #keyDown(event) {
    if (event.isComposing || event.key === "Tab") return;
    if (event.key === "Backspace") return this.#type(event, "\b");
    if (event.key === "Enter") return this.#type(event, "\n");
    const isKey = event.key === "Escape" || event.key.startsWith("Arrow") || event.metaKey || event.ctrlKey;
    const isPaste = (event.metaKey || event.ctrlKey) && event.key.toLowerCase() === "v";
    const message = isKey && !isPaste ? keyMessage(event) : null;
    if (!message) return;
    event.preventDefault();
    this.#lab.send(message);
  }

  #type(event, text) {
    event.preventDefault();
    this.#lab.send({ do: "type", text });
  }
}
