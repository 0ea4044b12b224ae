// The graph of pages that were met, as the lab has drawn it.

import { find, findAll, make } from "./dom.js";
import { copy } from "./files.js";

/** What a drawing may consist of. Whatever else came with it is left out. */
const elements = new Set(["svg", "g", "defs", "marker", "path", "rect", "text", "tspan", "circle", "ellipse", "line", "polyline", "polygon", "title"]);
const attributes = new Set([
  "class", "d", "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "width", "height", "viewBox", "transform", "id", "refX", "refY",
  "markerWidth", "markerHeight", "orient", "marker-end", "points", "text-anchor", "dx", "dy", "role",
]);

/** Shows the graph whenever it changes. */
export function showFlow(lab) {
  let last = { svg: "", tall: "", mermaid: "", dot: "" };
  lab.on("flow", (message) => {
    last = message;
    show();
  });
  // Whichever of the two drawings is seen larger: the wide one, or the tall one that only has to be scrolled down.
  const place = find("#flow");
  const show = () => {
    const graphs = [last.svg, last.tall].filter(Boolean).map(drawing).filter(Boolean);
    const scale = (graph) => Math.min(1, (place.clientWidth - 24) / graph.viewBox.baseVal.width);
    const [wide, tall] = graphs;
    const graph = tall && scale(tall) > scale(wide) ? tall : wide;
    place.replaceChildren(graph ?? make("p", { class: "empty" }, make("b", {}, "No pages yet"), "Use the app: each page that is met comes here."));
  };
  let width = 0;
  new ResizeObserver(() => {
    if (place.clientWidth === width) return;
    width = place.clientWidth;
    if (width) show();
  }).observe(place);
  find('[data-copy="mermaid"]').addEventListener("click", () => copy(last.mermaid, "The graph as Mermaid"));
  find('[data-copy="dot"]').addEventListener("click", () => copy(last.dot, "The graph as DOT"));
}

/** The graph without anything that could do something; `null` for one that cannot be read. */
function drawing(text) {
  // The page has its own colors for it; the policy would complain of a style sheet even while it is read.
  const plain = text.replace(/<style[^]*?<\/style>/g, "");
  const parsed = new DOMParser().parseFromString(plain, "image/svg+xml");
  const root = parsed.documentElement;
  if (root.localName !== "svg" || parsed.querySelector("parsererror")) return null;
  for (const element of findAll("*", root)) {
    if (!elements.has(element.localName)) element.remove(); else clean(element);
  }
  clean(root);
  const graph = document.importNode(root, true);
  const titles = findAll("text.title", graph).map((title) => title.textContent);
  graph.style.setProperty("--natural", `${graph.viewBox.baseVal.width}px`);
  graph.setAttribute("role", "img");
  graph.setAttribute("aria-label", `Pages met: ${titles.join(", ")}`);
  return graph;
}

function clean(element) {
  for (const { name, value } of [...element.attributes]) {
    const isOwnReference = name !== "marker-end" || /^url\(#[\w-]+\)$/.test(value);
    if (!(attributes.has(name) && isOwnReference) && !name.startsWith("xmlns")) element.removeAttribute(name);
  }
}
