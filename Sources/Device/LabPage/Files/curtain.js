// How the connection is: in the bar, and before the phone while there is none.

import { find, findAll, setText } from "./dom.js";
import { say } from "./notices.js";

const words = { connecting: "Connecting", open: "Connected", waiting: "No lab", ended: "Elsewhere" };

/** Shows the connection's phase, and what can be done about it. */
export function showConnection(lab) {
  const [curtain, text] = [find("#curtain"), find("#curtain-text")];
  let timer = 0;
  const count = () => {
    const seconds = Math.max(0, Math.ceil((lab.nextTry - performance.now()) / 1000));
    setText(text, `${lab.reason} Is it still running in the terminal? The page tries again in ${seconds} s.`);
  };
  find("#retry").addEventListener("click", () => lab.connect());
  lab.on("phase", ({ phase, reason }) => {
    clearInterval(timer);
    const state = find("#connection");
    state.dataset.phase = phase;
    setText(find(".words", state), words[phase]);
    if (phase === "connecting") return;
    // What would be sent to nobody cannot be pressed.
    for (const place of findAll(".clock, .stage-bar, #transport, #settings, #screen")) place.inert = phase !== "open";
    for (const id of ["#record", "#restart"]) find(id).disabled = phase !== "open";
    const wasOpen = curtain.hidden;
    curtain.hidden = phase === "open";
    if (phase === "open") return wasOpen || say("The lab is connected.");
    const isEnded = phase === "ended";
    setText(find("#curtain-title"), isEnded ? "The lab is not here" : "The lab is not running");
    if (wasOpen) say(isEnded ? reason : "The lab does not answer.");
    setText(find("#retry span"), isEnded ? "Use it here" : "Try now");
    if (isEnded) return setText(text, reason);
    count();
    timer = setInterval(count, 1000);
  });
}
