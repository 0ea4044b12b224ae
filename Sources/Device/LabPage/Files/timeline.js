// The timeline's panel: the filter, the lanes, the list, and the exports.

import { find, icon, make } from "./dom.js";
import { download, downloadBytes } from "./files.js";
import { TimelineEvents } from "./timeline-events.js";
import { TimelineLanes } from "./timeline-lanes.js";
import { TimelineList } from "./timeline-list.js";

const kinds = { callback: "Callbacks", transition: "Transitions", action: "Actions", page: "PageFlow", failure: "Failures" };
const forms = { text: "Text", json: "JSON", perfetto: "Perfetto trace", recording: "Recording" };

export class TimelinePanel {
  #events = new TimelineEvents();
  #lanes;
  #list;
  #pages = make("select", { "aria-label": "Page", "data-filter": "page" }, make("option", { value: "" }, "All pages"));
  #recording;
  #nothing;
  #frame = 0;

  constructor(lab, recording, docks) {
    this.#recording = recording;
    const choose = (event) => this.#choose(event);
    this.#lanes = new TimelineLanes(this.#events, choose);
    this.#list = new TimelineList(this.#events, choose);
    const nothing = make("p", { class: "empty", hidden: true }, make("b", {}, "Nothing passes the filter"), "Search for less, or take more kinds.");
    this.#nothing = nothing;
    find("#panel-timeline").append(this.#filterBar(lab), this.#lanes.element, this.#list.element, nothing);
    lab.on("events", (message) => {
      this.#events.add(message);
      this.#frame ||= requestAnimationFrame(() => this.#update());
    });
    lab.on("export", ({ as, name, text }) => {
      if (as === "recording") downloadBytes(name, text);
      else download(name, text, as === "text" ? "text/plain" : "application/json");
    });
    recording.onMoment((moment, time) => {
      const wasPast = this.#lanes.time !== null;
      this.#lanes.time = moment === null ? null : time;
      if (wasPast && moment === null) {
        this.#mark(null);
        this.#lanes.follow();
        this.#list.follow();
      }
      this.#lanes.draw();
    });
    docks.onShown(() => this.#update());
  }

  #update() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#showPages();
    this.#lanes.update();
    this.#list.update();
    this.#nothing.hidden = this.#events.seen.length > 0 || this.#events.all.length === 0;
  }

  /** An event was chosen: the phone shows the moment at which it came. */
  #choose(event) {
    this.#mark(event);
    this.#list.reveal(event);
    this.#lanes.reveal(event);
    this.#recording.go(event.moment);
  }

  #mark(event) {
    this.#lanes.chosen = event;
    this.#list.chosen = event;
    this.#lanes.draw();
    this.#list.draw();
  }

  #showPages() {
    const names = this.#events.pages;
    if (this.#pages.options.length === names.length + 1) return;
    const { page } = this.#events.filter;
    this.#pages.replaceChildren(make("option", { value: "" }, "All pages"), ...names.map((name) => make("option", { value: name }, name)));
    this.#pages.value = page;
  }

  #filterBar(lab) {
    const { filter } = this.#events;
    const sift = () => {
      this.#events.sift();
      this.#update();
    };
    const search = make("input", { type: "search", id: "timeline-search", placeholder: "Search", "aria-label": "Search in the timeline" });
    search.addEventListener("input", () => {
      filter.text = search.value.trim().toLowerCase();
      sift();
    });
    this.#pages.addEventListener("change", () => {
      filter.page = this.#pages.value;
      sift();
    });
    const chips = Object.entries(kinds).map(([kind, name]) => {
      const chip = make("button", { type: "button", class: "chip", "data-kind": kind, "aria-pressed": "true" }, make("span", { class: "glyph" }), name);
      chip.addEventListener("click", () => {
        if (!filter.kinds.delete(kind)) filter.kinds.add(kind);
        chip.setAttribute("aria-pressed", String(filter.kinds.has(kind)));
        sift();
      });
      return chip;
    });
    return make("div", { class: "filter" },
      make("div", { class: "filter-row" }, make("div", { class: "search" }, icon("search"), search), this.#pages, exportMenu(lab)),
      make("div", { class: "filter-row" }, make("div", { class: "chips", role: "group", "aria-label": "Kinds of events" }, ...chips), this.#zoomButtons()));
  }

  #zoomButtons() {
    const lanes = this.#lanes;
    const button = (text, name, action) => make("button", { type: "button", class: "plain", "aria-label": name, title: name, on: { click: action } }, text);
    return make("div", { class: "zoom", role: "group", "aria-label": "Zoom of the lanes" },
      button("−", "Zoom out", () => lanes.setZoom(lanes.zoom / 1.5)), button("Fit", "All events", () => lanes.fit()),
      button("+", "Zoom in", () => lanes.setZoom(lanes.zoom * 1.5)));
  }
}

function exportMenu(lab) {
  const menu = make("details", { class: "menu" },
    make("summary", { class: "bordered", title: "Save the timeline as a file" }, icon("download"), "Export"));
  const buttons = Object.entries(forms).map(([form, name]) => make("button", {
    type: "button", "data-export": form, on: {
      click: () => {
        lab.send({ do: "export", as: form });
        menu.open = false;
      },
    },
  }, name));
  menu.append(make("div", { class: "menu-items" }, ...buttons));
  menu.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !menu.open) return;
    menu.open = false;
    find("summary", menu).focus();
  });
  addEventListener("pointerdown", (event) => menu.contains(event.target) || (menu.open = false));
  return menu;
}
