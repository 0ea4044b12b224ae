// Copies and downloads.

import { make } from "./dom.js";
import { notice } from "./notices.js";

/** Puts a text on the clipboard, and says so. */
export async function copy(text, what) {
  try {
    await navigator.clipboard.writeText(text);
    notice(`${what} copied.`);
  } catch {
    notice(`The browser does not let the page copy. Select the text instead, or download it.`, "refusal");
  }
}

/** Saves a text as a file. */
export function download(name, text, type = "text/plain") {
  save(name, new Blob([text], { type }));
}

function save(name, blob) {
  const address = URL.createObjectURL(blob);
  const link = make("a", { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has taken hold of it by the next turn.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}

/** Saves bytes, which come as base64. */
export function downloadBytes(name, text) {
  const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
  save(name, new Blob([bytes], { type: "application/octet-stream" }));
}
