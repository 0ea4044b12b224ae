// What can be read and used on the screen, as elements of the page without looks: for screen readers, and for those who use keys.

import { find, make, setAttribute } from "./dom.js";
import { keyMessage } from "./keyboard.js";

const usable = new Set([
  "button", "link", "textbox", "searchbox", "switch", "slider", "tab", "listitem", "spinbutton",
]);
/** A row is a thing to press; a text is a text. Roles that need a parent of another role would lie here. */
const written = { listitem: "button", text: undefined, tab: "button" };

export class Elements {
  #lab;
  #mayUse;
  #overlay = find("#elements");
  #shown = new Map();

  constructor(lab, mayUse) {
    this.#lab = lab;
    this.#mayUse = mayUse;
    lab.on("elements", (message) => this.#show(message.elements));
  }

  #show(elements) {
    const hadFocus = this.#overlay.contains(document.activeElement) ? document.activeElement : null;
    const shown = new Map();
    let before = null;
    for (const element of elements) {
      const node = this.#shown.get(element.id) ?? this.#make(element.id);
      this.#describe(node, element);
      shown.set(element.id, node);
      // What is at its place stays there: moving it would take the focus away.
      const place = before ? before.nextSibling : this.#overlay.firstChild;
      if (node !== place) this.#overlay.insertBefore(node, place);
      before = node;
    }
    for (const [id, node] of this.#shown) if (!shown.has(id)) node.remove();
    this.#shown = shown;
    if (hadFocus && !hadFocus.isConnected) find("#screen").focus({ preventScroll: true });
  }

  #make(id) {
    const node = make("div", { "data-element": id });
    node.addEventListener("click", () => this.#activate(id));
    node.addEventListener("keydown", (event) => this.#keyDown(event, id));
    return node;
  }

  #describe(node, element) {
    const { role, style } = { role: element.role, style: node.style };
    const isRange = role === "slider" || role === "spinbutton" || role === "progressbar";
    const number = Number.parseFloat(element.value);
    const set = (name, value) => setAttribute(node, name, value);
    set("role", role in written ? written[role] : role);
    set("tabindex", usable.has(role) && !element.disabled ? 0 : undefined);
    const name = isRange || role === "switch" ? element.label : [element.label, element.value].filter(Boolean).join(", ");
    // A text is read as what it holds; what has a role is read by its name.
    if (role === "text") node.textContent = name; else node.textContent = "";
    set("aria-label", role === "text" ? undefined : name || role);
    set("aria-description", element.hint);
    set("aria-level", role === "heading" ? 2 : undefined);
    set("aria-disabled", element.disabled ? "true" : undefined);
    set("aria-checked", role === "switch" ? String(element.checked === true) : undefined);
    set("aria-pressed", element.selected && ["tab", "listitem", "button"].includes(role) ? "true" : undefined);
    set("aria-valuenow", isRange && !Number.isNaN(number) ? number : isRange ? 0 : undefined);
    set("aria-valuetext", isRange ? element.value : undefined);
    style.left = `${element.x}px`;
    style.top = `${element.y}px`;
    style.width = `${element.w}px`;
    style.height = `${element.h}px`;
  }

  #activate(id) {
    if (this.#mayUse()) this.#lab.send({ do: "activate", element: id });
  }

  #keyDown(event, id) {
    const node = event.currentTarget;
    const isAdjustable = ["slider", "spinbutton"].includes(node.getAttribute("role"));
    const step = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }[event.key];
    if (event.key === "Tab") return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      this.#activate(id);
    } else if (isAdjustable && step) {
      event.preventDefault();
      if (this.#mayUse()) this.#lab.send({ do: "adjust", element: id, by: step });
    } else {
      const message = keyMessage(event);
      if (!message || !this.#mayUse()) return;
      event.preventDefault();
      this.#lab.send(message);
    }
  }
}
