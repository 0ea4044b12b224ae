// The device's body around its screen: metal, glass, buttons, a camera. Lengths are in points of the screen.

import { makeSVG } from "./dom.js";

const metal = 4;
const buttonDepth = 3;

/** What a device has in its screen or below it, by its name and its corners. */
function kindOf(device, corner) {
  if (device.startsWith("iPad")) return corner > 0 ? "tablet" : "tabletWithButton";
  if (corner === 0) return "button";
  return /^iPhone(X|11|12|13|14)/.test(device) ? "notch" : "island";
}

const glassOf = {
  island: [10, 10], notch: [12, 12], button: [18, 88], tablet: [32, 32], tabletWithButton: [32, 84],
};

/** From the screen's edge to the body's: beside it, and above and below it, as the device is held upright. */
export function margins(device, corner) {
  const [side, end] = glassOf[kindOf(device, corner)];
  return { side: side + metal + buttonDepth, end: end + metal + buttonDepth };
}

/** The body and what lies over the screen, for a screen of `width` × `height` points held upright. */
export function bezel(device, corner, width, height) {
  const kind = kindOf(device, corner);
  const [side, end] = glassOf[kind];
  const glass = rect(-side, -end, width + 2 * side, height + 2 * end);
  const body = inset(glass, -metal);
  const round = corner > 0 ? corner + side + metal : 52;
  const under = makeSVG("g", {},
    ...buttons(kind, body),
    box(body, round, "metal"), box(inset(body, 1), round - 1, "rim"), box(glass, round - metal, "glass"));
  const over = makeSVG("g", {});
  if (kind === "island") over.append(...island(device, width));
  if (kind === "notch") over.append(notch(device, width));
  if (kind === "tablet") under.append(lens(width / 2, -end / 2, 4.5));
  if (kind === "button" || kind === "tabletWithButton") under.append(...homeButton(kind, width, height, end));
  return { under, over };
}

function buttons(kind, body) {
  if (kind.startsWith("tablet")) {
    return [box(rect(body.x + body.width - 130, body.y - 2.5, 64, 6), 2, "key")];
  }
  const left = (y, height) => box(rect(body.x - 2.5, body.y + y, 6, height), 2, "key");
  const right = (y, height) => box(rect(body.x + body.width - 3.5, body.y + y, 6, height), 2, "key");
  return [left(118, 34), left(180, 62), left(256, 62), right(210, 98)];
}

function island(device, width) {
  const top = /^iPhone(16Pro|17)/.test(device) ? 14 : 11;
  return [
    box(rect(width / 2 - 63, top, 126, 37), 18.5, "camera"), lens(width / 2 + 44.5, top + 18.5, 6),
  ];
}

function notch(device, width) {
  const wide = /^iPhone(13|14)/.test(device) ? 162 : 209;
  const [left, right] = [(width - wide) / 2, (width + wide) / 2];
  const d = `M${left - 6} -1A6 6 0 0 1 ${left} 5V12A20 20 0 0 0 ${left + 20} 32H${right - 20}` +
    `A20 20 0 0 0 ${right} 12V5A6 6 0 0 1 ${right + 6} -1Z`;
  return makeSVG("g", {}, makeSVG("path", { class: "camera", d }), lens(width / 2 + wide * 0.28, 15, 5));
}

function homeButton(kind, width, height, end) {
  const [x, y] = [width / 2, height + end / 2];
  const parts = [
    makeSVG("circle", { class: "home", cx: x, cy: y, r: 30 }), lens(x, kind === "button" ? -end / 2 - 14 : -end / 2, 4.5),
  ];
  if (kind === "button") parts.push(box(rect(x - 28, -end / 2 + 2, 56, 6), 3, "speaker"));
  return parts;
}

const rect = (x, y, width, height) => ({ x, y, width, height });
const inset = ({ x, y, width, height }, by) => rect(x + by, y + by, width - 2 * by, height - 2 * by);
const box = (place, rx, name) => makeSVG("rect", { class: name, ...place, rx });
const lens = (cx, cy, r) => makeSVG("g", {},
  makeSVG("circle", { class: "lens", cx, cy, r }), makeSVG("circle", { class: "glint", cx, cy, r: r * 0.45 }));
