// What the user has done, as a Swift test.

import { find, make } from "./dom.js";
import { copy, download } from "./files.js";

const words = [
  ["comment", /\/\/[^\n]*/], ["string", /"""[^]*?"""|"(?:\\.|[^"\\\n])*"/],
  ["name", /`[^`\n]*`/],
  ["keyword", /\b(?:import|func|let|var|struct|final|class|async|throws|try|await|return|if|guard|else|for|in|true|false|nil|init|self|private|public)\b/],
  ["attribute", /[@#]\w+/], ["number", /\b\d[\d_]*(?:\.\d+)?\b/], ["type", /\b[A-Z]\w*/],
];
const grammar = new RegExp(words.map(([name, pattern]) => `(?<${name}>${pattern.source})`).join("|"), "g");

/** Asks for the test, and shows it. */
export function startTestView(lab) {
  const dialog = find("#test");
  let source = "";
  find("#record").addEventListener("click", () => lab.send({ do: "test" }));
  lab.on("test", (message) => {
    source = message.source;
    find("#test-source").replaceChildren(...colored(source));
    if (!dialog.open) dialog.showModal();
  });
  find("#close-test").addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  find('[data-copy="test"]').addEventListener("click", () => copy(source, "The test"));
  find('[data-download="test"]').addEventListener("click", () => download(fileName(source), source, "text/x-swift"));
}

/** A file is called like the type in it. */
const fileName = (source) => `${/\b(?:struct|class)\s+(\w+)/.exec(source)?.[1] ?? "RecordedTests"}.swift`;

function colored(source) {
  const parts = [];
  let end = 0;
  for (const match of source.matchAll(grammar)) {
    if (match.index > end) parts.push(source.slice(end, match.index));
    const [name] = Object.entries(match.groups).find(([, text]) => text !== undefined);
    parts.push(make("span", { class: `swift-${name}` }, match[0]));
    end = match.index + match[0].length;
  }
  return [...parts, source.slice(end)];
}
