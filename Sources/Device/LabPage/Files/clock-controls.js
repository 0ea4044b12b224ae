// The clock's buttons.

import { findAll } from "./dom.js";

const frame = 1 / 60;

/** Sends what the buttons say, and shows how the clock goes. */
export function startClockControls(lab, clock) {
  const buttons = findAll("[data-clock]");
  for (const button of buttons) {
    button.addEventListener("click", () => {
      const to = button.dataset.clock;
      if (!lab.send({ do: "clock", to })) return;
      // The lab says nothing of a frame in which only motions went on.
      if (to === "frame") clock.step(frame);
    });
  }
  lab.on("settings", (message) => {
    for (const button of buttons) {
      const to = button.dataset.clock;
      if (button.hasAttribute("aria-pressed")) button.setAttribute("aria-pressed", String(to === message.clock));
      else button.disabled = message.clock !== "pause";
    }
  });
}
