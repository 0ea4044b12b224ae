// What a test expected, and the line of its source.

import { find, findAll, make } from "./dom.js";

/** Shows the failures of a report; each leads to the moment at which it came. */
export function showFailures({ name, failures, note }, recording) {
  findAll('[data-tab="failure"], [data-panel="failure"]').forEach((element) => (element.hidden = false));
  find("#failures").replaceChildren(
    ...(note ? [make("li", { class: "card" }, make("p", {}, note))] : []),
    ...failures.map((failure) => card(failure, recording)));
  if (!failures.length) {
    find("#failures").append(make("li", { class: "empty" }, make("b", {}, "No failure"), `${name} passed.`));
  }
}

function card(failure, recording) {
  const { message, file, line, moment, time, source } = failure;
  const lines = source.map(({ number, text }) =>
    make("li", { value: number, class: number === line ? "failed" : "" }, text || " "));
  const place = file ? `${file}:${line}` : "";
  return make("li", { class: "card failure", "data-failure": "" },
    make("pre", { class: "message" }, message),
    make("p", { class: "place" }, place,
      make("button", { type: "button", class: "bordered", on: { click: () => recording.go(moment) } }, `Show ${time.toFixed(2)} s`)),
    lines.length ? make("ol", { class: "source" }, ...lines) : null);
}
