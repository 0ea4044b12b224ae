// Pages that have left and are still alive, with what keeps them.

import { find, make } from "./dom.js";
import { countOnTab } from "./docks.js";
import { notice } from "./notices.js";

/** Shows the reports whenever they change, and says so when a new one comes. */
export function showLeaks(lab) {
  let known = null;
  lab.on("hello", () => (known = null));
  lab.on("leaks", ({ leaks }) => {
    const place = find("#leaks");
    const alive = leaks.filter((leak) => !leak.withdrawn);
    countOnTab("leaks", alive.length, true);
    place.replaceChildren(...leaks.toReversed().map(card));
    if (!leaks.length) {
      place.append(make("li", { class: "empty" }, make("b", {}, "No leaks"),
        "A page that was removed and is still alive stands here, with what keeps it."));
    }
    if (known !== null && alive.length > known) notice(`${alive.at(-1).name} has left and is still alive.`, "refusal");
    known = alive.length;
  });
}

function card(leak) {
  const row = (name, text) => text ? make("div", {}, make("dt", {}, name), make("dd", {}, text)) : null;
  const owners = leak.owners.length
    ? make("div", {}, make("dt", {}, "Kept by"),
      make("dd", {}, make("ul", {}, ...leak.owners.map((owner) => make("li", {}, owner)))))
    : row("Kept by", leak.withdrawn ? null : "Nothing that can be found from here: a closure or a global may hold it.");
  return make("li", { class: leak.withdrawn ? "card withdrawn" : "card leak" },
    make("p", { class: "heading" }, make("strong", {}, leak.name),
      make("span", { class: "pill" }, leak.withdrawn ? "Gone since" : "Still alive")),
    make("dl", {}, row("Was at", leak.path), row("Opened by", leak.openedBy), row("Removed by", leak.removedBy), owners));
}
