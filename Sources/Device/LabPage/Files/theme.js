// The page's own appearance: the system's, until the user chooses. The choice is kept for the next visit.

import { find } from "./dom.js";

const place = "pageflow-lab-theme";

/** Shows what was chosen last, and listens to the button. */
export function startTheme() {
  const system = matchMedia("(prefers-color-scheme: dark)");
  const chosen = () => document.documentElement.dataset.theme;
  const stored = read();
  if (stored) document.documentElement.dataset.theme = stored;
  const button = find("#theme");
  const tell = () => {
    const isDark = chosen() ? chosen() === "dark" : system.matches;
    button.setAttribute("aria-label", isDark ? "Make this page light" : "Make this page dark");
    button.title = button.getAttribute("aria-label");
  };
  button.addEventListener("click", () => {
    const isDark = chosen() ? chosen() === "dark" : system.matches;
    document.documentElement.dataset.theme = isDark ? "light" : "dark";
    write(document.documentElement.dataset.theme);
    tell();
  });
  system.addEventListener("change", tell);
  tell();
}

// A browser can be told to keep nothing.
function read() {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
}

function write(theme) {
  try {
    localStorage.setItem(place, theme);
  } catch {
    // The next visit follows the system again.
  }
}
