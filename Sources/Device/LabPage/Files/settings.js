// The device's settings: each control shows what the lab says, and asks the lab for what the user wants.

import { find, findAll, make } from "./dom.js";

const sizes = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"];
const systems = Array.from({ length: 15 }, (_, index) => 26 - index);
const choices = {
  style: { name: "Appearance", values: { light: "Light", dark: "Dark" } },
  direction: { name: "Direction", values: { leftToRight: "Left to right", rightToLeft: "Right to left" } },
  contrast: { name: "Contrast", values: { normal: "Normal", high: "Increased" } },
};
const orientations = {
  portrait: "Portrait", landscapeLeft: "Landscape left", landscapeRight: "Landscape right", upsideDown: "Upside down",
};
const switches = {
  boldText: "Bold text", buttonShapes: "Button shapes", reduceMotion: "Reduce motion", reduceTransparency: "Reduce transparency",
};

/** A device's name as Apple writes it: "iPhone16ProMax" is an iPhone 16 Pro Max. */
export function deviceTitle(name) {
  return name.replace(/^(iPhone|iPad)/, "$1 ").replace(/(\d)_(\d)/, "$1.$2")
    .replace(/([a-z\d])(Pro|Plus|Max|Mini|mini|Air)/g, "$1 $2").replace(/([A-Za-z])(\d)/g, "$1 $2")
    .replace(/^iPhone (XR|XS|SE|X)/, "iPhone $1").replace(/iPad (\d)/, "iPad $1").replace(/\s+/g, " ");
}

/** Makes the controls, and keeps them as the lab says. */
export function startSettings(lab) {
  const set = (setting, value) => lab.send({ do: "set", setting, value });
  const device = chooser("device", (value) => set("device", value));
  const system = chooser("system", (value) => set("system", Number(value)));
  options(system, systems.map((version) => [version, `iOS ${version}`]));
  const orientation = chooser("orientation", (value) => set("orientation", value));
  options(orientation, Object.entries(orientations));
  find("#settings").append(
    group("Device", "Another device or system starts the app anew.",
      row("Device", device), row("System", system), row("Orientation", orientation)),
    group("Display", null,
      ...Object.entries(choices).map(([setting, { name, values }]) => row(name, segments(setting, name, values, set))),
      row("Text size", textSize(set))),
    group("Accessibility", null,
      ...Object.entries(switches).map(([setting, name]) => row(name, toggle(setting, set)))));
  lab.on("hello", (message) => options(device, message.devices.map((name) => [name, deviceTitle(name)])));
  lab.on("settings", show);
}

function group(title, note, ...rows) {
  return make("section", { class: "group" }, make("h3", {}, title), ...rows, note ? make("p", { class: "note" }, note) : null);
}

function row(name, control) {
  const isLabelable = control.matches("select, input");
  if (isLabelable) control.id = `setting-${control.dataset.setting}`;
  return make("div", { class: "setting" }, make(isLabelable ? "label" : "span", isLabelable ? { for: control.id } : {}, name), control);
}

function chooser(setting, change) {
  const select = make("select", { "data-setting": setting });
  select.addEventListener("change", () => change(select.value));
  return select;
}

function options(select, entries) {
  const chosen = select.dataset.value;
  select.replaceChildren(...entries.map(([value, text]) => make("option", { value }, text)));
  if (chosen) select.value = chosen;
}

function segments(setting, name, values, set) {
  const buttons = Object.entries(values).map(([value, text]) => make("button", {
    type: "button", "data-value": value, "aria-pressed": "false", on: { click: () => set(setting, value) },
  }, text));
  return make("div", { class: "segments", role: "group", "aria-label": name, "data-setting": setting }, ...buttons);
}

function toggle(setting, set) {
  const box = make("input", { type: "checkbox", role: "switch", "data-setting": setting });
  box.addEventListener("change", () => set(setting, box.checked));
  return box;
}

function textSize(set) {
  const slider = make("input", { type: "range", min: 0, max: sizes.length - 1, step: 1, "data-setting": "textSize" });
  slider.addEventListener("input", () => describe(slider, sizes[slider.value]));
  slider.addEventListener("change", () => set("textSize", sizes[slider.value]));
  return slider;
}

function describe(slider, size) {
  slider.setAttribute("aria-valuetext", size);
  slider.dataset.value = size;
  find(`label[for="${slider.id}"]`).dataset.value = size;
}

function show(settings) {
  for (const control of findAll("[data-setting]")) {
    const value = settings[control.dataset.setting];
    if (control.type === "checkbox") control.checked = value;
    else if (control.type === "range") {
      control.value = sizes.indexOf(value);
      describe(control, value);
    } else if (control.tagName === "SELECT") {
      control.dataset.value = value;
      control.value = value;
    } else {
      for (const button of findAll("[data-value]", control)) {
        button.setAttribute("aria-pressed", String(button.dataset.value === value));
      }
    }
  }
}
