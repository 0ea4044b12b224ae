// Shapes, texts and images: each painter makes an element say what its node says.

import { setAttribute } from "./dom.js";
import { gradient } from "./definitions.js";

const XML = "http://www.w3.org/XML/1998/namespace";

export const tags = { s: "path", x: "text", i: "image", g: "g" };

/** A path with its fill and stroke. */
export function paintShape(record, shape, definitions) {
  const { element } = record;
  setAttribute(element, "d", shape.d);
  setAttribute(element, "fill", paint(record, shape.f, definitions));
  setAttribute(element, "fill-rule", shape.e ? "evenodd" : undefined);
  paintStroke(element, shape.s);
}

function paint(record, fill, definitions) {
  const isGradient = typeof fill === "object";
  const reference = isGradient || record.definitions?.fill
    ? definitions.set(record, "fill", isGradient ? gradient(fill) : null) : null;
  return reference ?? fill ?? "none";
}

function paintStroke(element, stroke) {
  setAttribute(element, "stroke", stroke?.c);
  setAttribute(element, "stroke-width", stroke?.w);
  setAttribute(element, "stroke-linecap", stroke?.cap);
  setAttribute(element, "stroke-linejoin", stroke?.join);
  setAttribute(element, "stroke-dasharray", stroke?.dash?.join(" "));
}

/** A line of text, pinned to the width that the app has measured. */
export function paintText(record, text) {
  const { element } = record;
  if (element.textContent !== text.s) element.textContent = text.s;
  if (!element.hasAttributeNS(XML, "space")) element.setAttributeNS(XML, "xml:space", "preserve");
  const isPinned = text.w > 0 && text.s !== "";
  const lines = [text.u && "underline", text.st && "line-through"].filter(Boolean).join(" ");
  setAttribute(element, "x", text.x);
  setAttribute(element, "y", text.y);
  setAttribute(element, "textLength", isPinned ? text.w : undefined);
  setAttribute(element, "lengthAdjust", isPinned ? "spacingAndGlyphs" : undefined);
  setAttribute(element, "text-anchor", text.a);
  setAttribute(element, "font-family", text.f);
  setAttribute(element, "font-weight", text.wt);
  setAttribute(element, "font-style", text.i ? "italic" : undefined);
  setAttribute(element, "font-size", text.z);
  setAttribute(element, "letter-spacing", text.ls);
  setAttribute(element, "text-decoration", lines || undefined);
  setAttribute(element, "fill", text.nf ? "none" : text.c);
  paintStroke(element, text.o);
}

/** A picture. */
export function paintImage(record, image) {
  const { element } = record;
  // A data URL alone: the page takes nothing from elsewhere.
  const href = /^data:image\//.test(image.href) ? image.href : undefined;
  if (record.node?.i?.href !== image.href) setAttribute(element, "href", href);
  setAttribute(element, "x", image.x);
  setAttribute(element, "y", image.y);
  setAttribute(element, "width", image.w);
  setAttribute(element, "height", image.h);
  setAttribute(element, "preserveAspectRatio", "none");
}
