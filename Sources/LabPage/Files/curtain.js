// How the connection is: in the bar, and before the phone while there is none.

import { find, setText } from "./dom.js";

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
    curtain.hidden = phase === "open";
    if (phase === "open") return;
    const isEnded = phase === "ended";
    setText(find("#curtain-title"), isEnded ? "The lab is not here" : "The lab is not running");
    setText(find("#retry span"), isEnded ? "Use it here" : "Try now");
    if (isEnded) return setText(text, reason);
    count();
    timer = setInterval(count, 1000);
  });
}
