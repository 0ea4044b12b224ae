// What nodes refer to: gradients, masks and clips. Each belongs to one use of one node, and goes with it.

import { makeSVG } from "./dom.js";

export class Definitions {
  #place;
  #last = 0;

  constructor(place) {
    this.#place = place;
  }

  /** Puts a definition into a record's slot, in place of the one there. Returns how to refer to it; `null` for none. */
  set(record, slot, element) {
    record.definitions ??= {};
    record.definitions[slot]?.remove();
    delete record.definitions[slot];
    if (!element) return null;
    element.id = `d${++this.#last}`;
    record.definitions[slot] = element;
    this.#place.append(element);
    return `url(#${element.id})`;
  }

  /** Takes away all that a record has defined. */
  clear(record) {
    for (const element of Object.values(record.definitions ?? {})) element.remove();
    record.definitions = undefined;
    // The nodes of its mask have definitions of their own.
    for (const part of record.parts ?? []) this.clear(part);
    record.parts = undefined;
  }
}

/** A gradient as an element. */
export function gradient(fill) {
  const stops = fill.stops.map(([offset, color]) => makeSVG("stop", { offset, "stop-color": color }));
  if (fill.linear) {
    const [x1, y1, x2, y2] = fill.linear;
    return makeSVG("linearGradient", { gradientUnits: "userSpaceOnUse", x1, y1, x2, y2 }, ...stops);
  }
  const [cx, cy, r, fx, fy, fr] = fill.radial;
  return makeSVG("radialGradient", { gradientUnits: "userSpaceOnUse", cx, cy, r, fx, fy, fr }, ...stops);
}

/** A clip as an element. */
export function clipPath(clip) {
  return makeSVG("clipPath", {}, makeSVG("path", { d: clip.d, "clip-rule": clip.e ? "evenodd" : undefined }));
}

/** A mask that shows what its nodes cover. */
export function alphaMask(elements) {
  return makeSVG("mask", { "mask-type": "alpha" }, ...elements);
}

/** A mask that hides what its nodes cover, whatever their colors. */
export function holeMask(elements) {
  const region = { x: -10000, y: -10000, width: 20000, height: 20000 };
  const black = makeSVG("g", { class: "holes" }, ...elements);
  return makeSVG(
    "mask", { maskUnits: "userSpaceOnUse", ...region }, makeSVG("rect", { ...region, fill: "#fff" }), black);
}
