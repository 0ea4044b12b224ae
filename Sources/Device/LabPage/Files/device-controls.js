// What happens to a device: memory runs short, the app goes to the background, someone shakes it, a link is opened.

import { find, findAll, icon, make, setText } from "./dom.js";
import { deviceTitle } from "./settings.js";

const events = {
  memoryWarning: "Memory warning", background: "To the background", foreground: "To the foreground", shake: "Shake",
  statusBar: "Tap the status bar",
};
/** How a device is held, turn after turn. Apps on a phone do not stand on their heads. */
const turnsOf = {
  phone: ["portrait", "landscapeRight", "landscapeLeft"],
  pad: ["portrait", "landscapeRight", "upsideDown", "landscapeLeft"],
};

function nextTurn({ device, orientation }) {
  const turns = turnsOf[device.startsWith("iPad") ? "pad" : "phone"];
  return turns[(turns.indexOf(orientation) + 1) % turns.length];
}

/** Makes the controls of the panel, and those above the phone. */
export function startDeviceControls(lab) {
  const buttons = Object.entries(events).map(([event, name]) => make("button", {
    type: "button", class: "bordered", "data-device": event, on: { click: () => lab.send({ do: "device", event }) },
  }, name));
  const key = make("button", { type: "button", class: "bordered", "data-key": "escape" }, "Press Escape");
  find("#settings").prepend(make("section", { class: "group" },
    make("h3", {}, "What happens"), make("div", { class: "actions" }, ...buttons, key), linkForm(lab)));
  for (const button of findAll('[data-key="escape"]')) {
    button.addEventListener("click", () => lab.send({ do: "key", key: "escape", modifiers: [] }));
  }
  startQuickControls(lab);
}

function linkForm(lab) {
  const field = make("input", { type: "url", id: "link", placeholder: "shop://orders/4711", "aria-label": "Link to open", autocomplete: "off", spellcheck: "false" });
  const form = make("form", { class: "link", novalidate: true }, field, make("button", { class: "bordered", id: "open-link" }, "Open link"));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (field.value.trim()) lab.send({ do: "link", url: field.value.trim() });
    else field.focus();
  });
  return form;
}

function startQuickControls(lab) {
  let settings = { device: "", orientation: "portrait" };
  let isInBackground = false;
  const set = (setting, value) => lab.send({ do: "set", setting, value });
  find("#rotate").addEventListener("click", () => set("orientation", nextTurn(settings)));
  find("#appearance").addEventListener("click", () => set("style", settings.style === "dark" ? "light" : "dark"));
  find("#home").addEventListener("click", () => lab.send({ do: "device", event: isInBackground ? "foreground" : "background" }));
  const showHome = (value) => {
    isInBackground = value;
    find("#home").setAttribute("aria-pressed", String(value));
  };
  lab.on("settings", (message) => {
    settings = message;
    setText(find("#device-name"), `${deviceTitle(message.device)} · iOS ${message.system}`);
    find("#appearance").setAttribute("aria-pressed", String(message.style === "dark"));
  });
  // The timeline tells what was done to the device, here or in a replay.
  lab.on("events", ({ from, events: news }) => {
    if (from === 0) showHome(false);
    for (const { kind, what } of news) {
      if (kind === "action" && what === "Device: background") showHome(true);
      if (kind === "action" && what === "Device: foreground") showHome(false);
    }
  });
}
