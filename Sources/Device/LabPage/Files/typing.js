// Typing: a textarea without looks lies where the text field is, so that input methods work and show their candidates there.

import { find } from "./dom.js";
import { keyMessage } from "./keyboard.js";

const isField = (element) => element.role === "textbox" || element.role === "searchbox";

export class Typing {
  #lab;
  #phone;
  #area = find("#typing");
  #fields = [];
  #touched = { x: -1, y: -1 };
  /** The field's place, as the lab says it; `null` while it does not. */
  #told = null;

  constructor(lab, phone) {
    this.#lab = lab;
    this.#phone = phone;
    const area = this.#area;
    lab.on("input", (message) => this.#show(message));
    lab.on("elements", ({ elements }) => {
      this.#fields = elements.filter(isField);
      this.#place();
    });
    // What an input method has not settled is not the app's yet: it is seen in the textarea alone.
    area.addEventListener("compositionstart", () => area.classList.add("composing"));
    area.addEventListener("compositionend", () => {
      area.classList.remove("composing");
      this.#sendAll();
    });
    area.addEventListener("input", (event) => event.isComposing || this.#sendAll());
    area.addEventListener("keydown", (event) => this.#keyDown(event));
    // A tap on the screen takes the focus there; while a text field has the app's keyboard it comes back.
    phone.screen.addEventListener("pointerup", (event) => {
      this.#touched = phone.point(event);
      this.#takeFocus();
    });
    phone.screen.addEventListener("focusin", ({ target }) => {
      const element = this.#fields.find(({ id }) => String(id) === target.dataset.element);
      if (element) this.#touched = { x: element.x + 1, y: element.y + 1 };
    });
    phone.screen.addEventListener("keydown", (event) => {
      if (event.target === phone.screen && event.key !== "Tab") this.#takeFocus();
    }, { capture: true });
  }

  #show(message) {
    const area = this.#area;
    const hadFocus = document.activeElement === area;
    area.hidden = !message.text;
    this.#told = message.width > 0 ? { x: message.x, y: message.y, w: message.width, h: message.height } : null;
    if (message.text) {
      this.#place();
      this.#takeFocus();
    } else {
      area.value = "";
      if (hadFocus) this.#phone.screen.focus({ preventScroll: true });
    }
  }

  /** Puts the textarea over the field: where the lab says it is, else over the field that was touched last. */
  #place() {
    if (this.#area.hidden) return;
    const { x, y } = this.#touched;
    const isThere = (field) => x >= field.x && y >= field.y && x <= field.x + field.w && y <= field.y + field.h;
    const field = this.#fields.find(isThere) ?? this.#fields[0];
    const place = this.#told ?? field ?? { x: 0, y: this.#phone.height / 2, w: this.#phone.width, h: 20 };
    const style = this.#area.style;
    for (const [side, points] of [["left", place.x], ["top", place.y], ["width", place.w], ["height", place.h]]) {
      style[side] = `calc(${points}px * var(--scale))`;
    }
    this.#area.setAttribute("aria-label", field?.label || "Text field of the app");
  }

  #takeFocus() {
    const area = this.#area;
    if (area.hidden) return;
    // Only from the screen or from nowhere: whoever works in a panel stays there.
    const active = document.activeElement;
    if (active && active !== document.body && !active.closest("#screen")) return;
    area.focus({ preventScroll: true });
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
