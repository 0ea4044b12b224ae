// UIKit's warnings and exceptions, in UIKit's words.

import { find, make } from "./dom.js";
import { countOnTab } from "./docks.js";

/** More lines are not kept. */
const most = 2000;

/** Appends lines as they come. */
export function showConsole(lab) {
  const place = find("#console");
  const scroll = place.parentElement;
  let end = 0;
  const empty = () => make("li", { class: "empty" }, make("b", {}, "Nothing to say"),
    "UIKit's warnings and exceptions come here: unbalanced calls, broken constraints, pages presented twice.");
  const clear = () => {
    end = 0;
    place.replaceChildren(empty());
    countOnTab("console", 0);
  };
  // A session that starts anew, here or in the lab, has an empty console until it says otherwise.
  lab.on("hello", clear);
  lab.on("moments", (message) => message.last - message.times.length < 0 && end > 0 && message.first === 0 && clear());
  lab.on("console", ({ from, lines }) => {
    if (from < end || from === 0) clear();
    find(".empty", place)?.remove();
    const isAtEnd = scroll.scrollHeight - scroll.scrollTop - scroll.clientHeight < 30;
    place.append(...lines.map(line));
    while (place.children.length > most) place.firstChild.remove();
    end = from + lines.length;
    countOnTab("console", end, true);
    if (isAtEnd) scroll.scrollTop = scroll.scrollHeight;
  });
  clear();
}

function line({ kind, message, advice }) {
  return make("li", { class: `line ${/exception|fatal|error/i.test(kind) ? "grave" : ""}`, "data-kind": kind },
    make("span", { class: "kind" }, kind), make("div", {}, make("p", {}, message), advice ? make("p", { class: "advice" }, advice) : null));
}
