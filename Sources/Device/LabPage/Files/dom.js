// Making elements in one line each. Texts are set as texts: nothing from the lab is ever read as markup.

const SVG = "http://www.w3.org/2000/svg";

/** Makes an element: `make("button", { class: "plain", on: { click: f } }, "Text", child)`. */
export function make(tag, attributes = {}, ...children) {
  return fill(document.createElement(tag), attributes, children);
}

/** Makes an element of SVG. */
export function makeSVG(tag, attributes = {}, ...children) {
  return fill(document.createElementNS(SVG, tag), attributes, children);
}

function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (name === "on") {
      for (const [event, handler] of Object.entries(value)) element.addEventListener(event, handler);
    } else {
      setAttribute(element, name, value);
    }
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

/** Sets an attribute, or takes it away where the value says nothing. Leaves alone what is so already. */
export function setAttribute(element, name, value) {
  if (value === undefined || value === null || value === false) {
    if (element.hasAttribute(name)) element.removeAttribute(name);
    return;
  }
  const text = value === true ? "" : String(value);
  if (element.getAttribute(name) !== text) element.setAttribute(name, text);
}

/** Sets a text, unless it is there already: a screen reader would say it again. */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

export const find = (selector, within = document) => within.querySelector(selector);
export const findAll = (selector, within = document) => [...within.querySelectorAll(selector)];

/** An icon of the page's own set, which stands in index.html. */
export function icon(name) {
  const use = makeSVG("use", { href: `#icon-${name}` });
  return makeSVG("svg", { class: "icon", "aria-hidden": "true", viewBox: "0 0 20 20" }, use);
}
