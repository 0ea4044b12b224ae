// Tabs and panels: in two docks where there is room, in one beside the phone, or one thing at a time.

import { find, findAll } from "./dom.js";

/** The tabs' order where all are in one row. */
const order = ["phone", "failure", "timeline", "pages", "queue", "flow", "console", "leaks", "device"];

export class Docks {
  #wide = matchMedia("(min-width: 1360px)");
  #narrow = matchMedia("(max-width: 759px)");
  #listeners = [];
  #homes = new Map();
  /** The name of the tab chosen in each row of tabs. */
  #chosen = { a: "pages", b: "timeline" };

  constructor() {
    for (const tab of findAll('[role="tab"]')) {
      this.#homes.set(tab.dataset.tab, tab.parentElement.dataset.home);
      tab.addEventListener("click", () => this.show(tab.dataset.tab));
    }
    for (const row of findAll('[role="tablist"]')) row.addEventListener("keydown", (event) => this.#step(event, row));
    for (const query of [this.#wide, this.#narrow]) query.addEventListener("change", () => this.#arrange());
    this.#arrange();
  }

  /** Calls `handler` with the name of a panel that has come into sight. */
  onShown(handler) {
    this.#listeners.push(handler);
  }

  /** Brings a panel into sight. */
  show(name) {
    const dock = this.#dockOf(name);
    this.#chosen[dock] = name;
    this.#showChosen(dock);
    for (const listener of this.#listeners) listener(name);
  }

  #dockOf(name) {
    return this.#wide.matches ? this.#homes.get(name) : "a";
  }

  #arrange() {
    const [a, b, stage] = ["#dock-a", "#dock-b", "#phone"].map((id) => find(id));
    for (const name of order) {
      const dock = this.#dockOf(name) === "a" ? a : b;
      find('[role="tablist"]', dock).append(this.#tab(name));
      if (name !== "phone") dock.append(this.#panel(name));
    }
    // Focus goes through the page as one sees it, from left to right.
    if (this.#wide.matches) a.after(stage); else a.before(stage);
    if (!this.#wide.matches) this.#chosen.a = this.#narrow.matches ? "phone" : "timeline";
    else if (this.#homes.get(this.#chosen.a) !== "a" || this.#chosen.a === "phone") this.#chosen.a = "pages";
    this.#showChosen("a");
    if (this.#wide.matches) this.#showChosen("b");
    for (const listener of this.#listeners) listener(this.#chosen.a);
  }

  #showChosen(dock) {
    for (const tab of findAll('[role="tab"]', find(`#dock-${dock}`))) {
      const name = tab.dataset.tab;
      const isChosen = name === this.#chosen[dock];
      tab.setAttribute("aria-selected", String(isChosen));
      tab.tabIndex = isChosen ? 0 : -1;
      if (name !== "phone") this.#panel(name).classList.toggle("shown", isChosen);
    }
    document.body.dataset.view = this.#narrow.matches ? this.#chosen.a : "phone";
  }

  #step(event, row) {
    const tabs = findAll('[role="tab"]', row).filter((tab) => tab.offsetParent);
    const place = tabs.indexOf(event.target.closest('[role="tab"]'));
    const next = {
      ArrowRight: place + 1, ArrowLeft: place - 1, Home: 0, End: tabs.length - 1,
    }[event.key];
    if (place < 0 || next === undefined) return;
    event.preventDefault();
    const tab = tabs[(next + tabs.length) % tabs.length];
    this.show(tab.dataset.tab);
    tab.focus();
  }

  #tab(name) {
    return find(`[data-tab="${name}"]`);
  }

  #panel(name) {
    return find(`[data-panel="${name}"]`);
  }
}

/** Shows a number on a tab; nothing for none. */
export function countOnTab(name, count, isBad = false) {
  const badge = find(`[data-tab="${name}"] .count`);
  badge.hidden = count === 0;
  badge.textContent = count > 99 ? "99+" : String(count);
  badge.classList.toggle("bad", isBad);
}
