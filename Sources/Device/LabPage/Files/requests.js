// PageFlow's queue: what was asked for, what was planned, who has to answer, how it ended.

import { find, make } from "./dom.js";
import { countOnTab } from "./docks.js";

const states = { waiting: "Waiting", asking: "Asking", moving: "Moving", ended: "Ended" };

/** Shows the queue whenever it changes; what came last is on top. */
export function showRequests(lab) {
  lab.on("requests", ({ requests }) => {
    const place = find("#requests");
    countOnTab("queue", requests.filter((request) => request.state !== "ended").length);
    place.replaceChildren(...requests.toReversed().map(card));
    if (!requests.length) {
      place.append(make("li", { class: "empty" }, make("b", {}, "No requests"),
        "When the app asks PageFlow for a page, the request, its plan and its outcome stand here."));
    }
  });
}

function card(request) {
  const row = (name, text, kind) => text ? make("div", { class: kind }, make("dt", {}, name), make("dd", {}, text)) : null;
  return make("li", { class: "card", "data-request": request.id, "data-state": request.state },
    make("p", { class: "heading" },
      make("span", { class: "number" }, `${request.id}`), make("strong", {}, request.summary),
      make("span", { class: "pill" }, states[request.state] ?? request.state)),
    make("dl", {},
      row("Plan", request.plan, "plan"), row("Asked", request.asked && `${request.asked} has not answered yet`, "asked"),
      row("Waits", request.comesToWindow && `${request.comesToWindow} is in no window yet`, "asked"),
      row("Outcome", request.outcome, "outcome")));
}
