// The tree of controllers, with the state of each.

import { find, findAll, icon, make } from "./dom.js";
import { say } from "./notices.js";

const words = {
  appeared: "appeared", appearing: "appearing", disappearing: "disappearing", disappeared: "disappeared",
};

export class Pages {
  #tree = find("#tree");
  #closed = new Set();
  #focused = "0";
  #roots = [];
  #inSight = "";

  constructor(lab) {
    lab.on("tree", (message) => {
      this.#roots = message.roots;
      this.#show();
      this.#sayPage();
    });
    this.#tree.addEventListener("keydown", (event) => this.#keyDown(event));
    this.#tree.addEventListener("click", (event) => this.#click(event));
  }

  #show() {
    const hadFocus = this.#tree.contains(document.activeElement);
    this.#tree.replaceChildren(...this.#roots.map((root, index) => this.#item(root, String(index), 1)));
    this.#tree.hidden = this.#roots.length === 0;
    find("#no-pages").hidden = this.#roots.length > 0;
    this.#rove(this.#at(this.#focused) ?? find('[role="treeitem"]', this.#tree), hadFocus);
  }

  #at(path) {
    return find(`[data-path="${path}"]`, this.#tree);
  }

  #item(controller, path, level) {
    const { children } = controller;
    const isOpen = !this.#closed.has(path);
    const item = make("div", {
      role: "treeitem", tabindex: -1, "data-path": path, "data-controller": controller.name, "data-state": controller.state,
      "aria-level": level, "aria-expanded": children.length ? String(isOpen) : undefined,
    });
    const how = controller.how === "presented" ? make("span", { class: "how" }, "presented") : null;
    const state = controller.loaded ? words[controller.state] : "not loaded";
    item.append(make("div", { class: "row" },
      make("span", { class: "twist" }, children.length ? icon("chevron") : null),
      make("span", { class: "state" }), make("span", { class: "name" }, controller.name),
      controller.title ? make("span", { class: "title" }, controller.title) : null, how,
      make("span", { class: "words" }, state)));
    if (children.length && isOpen) {
      item.append(make("div", { role: "group" },
        ...children.map((child, index) => this.#item(child, `${path}-${index}`, level + 1))));
    }
    return item;
  }

  #click(event) {
    const item = event.target.closest('[role="treeitem"]');
    if (!item) return;
    if (event.target.closest(".twist") && item.hasAttribute("aria-expanded")) this.#toggle(item);
    this.#rove(this.#at(item.dataset.path), true);
  }

  #toggle(item, isOpen = this.#closed.has(item.dataset.path)) {
    if (isOpen) this.#closed.delete(item.dataset.path); else this.#closed.add(item.dataset.path);
    this.#focused = item.dataset.path;
    this.#show();
  }

  #keyDown(event) {
    const items = findAll('[role="treeitem"]', this.#tree);
    const item = document.activeElement;
    const place = items.indexOf(item);
    if (place < 0) return;
    const expanded = item.getAttribute("aria-expanded");
    const open = expanded === "false" ? () => this.#toggle(item, true) : () => this.#rove(items[place + 1], true);
    const close = expanded === "true" ? () => this.#toggle(item, false)
      : () => this.#rove(item.parentElement.closest('[role="treeitem"]'), true);
    const action = {
      ArrowDown: () => this.#rove(items[place + 1], true), ArrowUp: () => this.#rove(items[place - 1], true),
      Home: () => this.#rove(items[0], true), End: () => this.#rove(items.at(-1), true), ArrowRight: open, ArrowLeft: close,
    }[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  }

  #rove(item, takesFocus) {
    if (!item) return;
    for (const other of findAll('[tabindex="0"]', this.#tree)) other.tabIndex = -1;
    item.tabIndex = 0;
    this.#focused = item.dataset.path;
    if (takesFocus) item.focus({ preventScroll: false });
  }

  /** Says which page has come into sight: the deepest that has appeared, the last presented before all. */
  #sayPage() {
    let page = null;
    const walk = (controller) => {
      if (controller.state === "appeared") page = controller;
      controller.children.forEach(walk);
    };
    this.#roots.slice(0, 1).forEach(walk);
    const name = page ? page.title || page.name : "";
    if (!name || name === this.#inSight) return;
    this.#inSight = name;
    say(`Page: ${name}`);
  }
}
