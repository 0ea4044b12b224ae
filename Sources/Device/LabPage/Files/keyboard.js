// A hardware keyboard's keys, while the phone has the keyboard's focus.

const named = {
  Escape: "escape", ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right",
};
/** What the browser does with Command or Control stays the browser's. */
const ofTheBrowser = "rtwnlqpfj+-=0123456789";

/** What a key is to the lab; `null` for one that is the browser's. */
export function keyMessage(event) {
  const modifiers = [
    event.metaKey && "command", event.shiftKey && "shift", event.altKey && "alternate", event.ctrlKey && "control",
  ].filter(Boolean);
  if (named[event.key]) return { do: "key", key: named[event.key], modifiers };
  if ([...event.key].length !== 1) return null;
  const isCommand = event.metaKey || event.ctrlKey;
  if (isCommand && ofTheBrowser.includes(event.key.toLowerCase()) && !event.shiftKey) return null;
  return { do: "key", key: event.key.toLowerCase(), modifiers };
}

/** Sends keys that are pressed on the screen itself. Tab goes on through the page. */
export function listenToKeys(screen, lab, mayUse) {
  screen.addEventListener("keydown", (event) => {
    if (event.target !== screen) return;
    const message = keyMessage(event);
    if (!message || !mayUse()) return;
    event.preventDefault();
    lab.send(message);
  });
}
