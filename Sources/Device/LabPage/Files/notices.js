// What the page has to say in passing: refusals and news. They are read aloud, and go by themselves unless someone is at them.

import { find, icon, make, setText } from "./dom.js";

const shownFor = 6000;
const most = 3;

/** Shows a sentence for a while. */
export function notice(text, kind = "news") {
  const place = find("#notices");
  // The same again is one notice that stays longer.
  for (const old of [...place.children]) if (old.dataset.text === text) old.remove();
  while (place.children.length >= most) place.firstChild.remove();
  const element = make("div", { class: `notice ${kind}`, "data-text": text }, make("p", {}, text));
  const close = make("button", { type: "button", class: "plain", "aria-label": "Close", on: { click: () => element.remove() } }, icon("close"));
  element.append(close);
  let timer = setTimeout(() => element.remove(), shownFor);
  element.addEventListener("pointerenter", () => clearTimeout(timer));
  element.addEventListener("focusin", () => clearTimeout(timer));
  element.addEventListener("pointerleave", () => (timer = setTimeout(() => element.remove(), shownFor)));
  place.append(element);
}

/** Says something to a screen reader alone. */
export function say(text) {
  setText(find("#spoken"), text);
}
