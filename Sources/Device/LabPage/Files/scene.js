// What the screen shows: elements of SVG by the keys of their nodes. Comes whole once, and is changed by differences after that.

import { makeSVG } from "./dom.js";
import { Definitions } from "./definitions.js";
import { paintImage, paintShape, paintText, tags } from "./drawing.js";
import { paintGroup } from "./group.js";

const kindOf = (node) => (node.g ? "g" : node.s ? "s" : node.x ? "x" : "i");

export class Scene {
  #root;
  #definitions;
  #motions;
  #records = new Map();
  #recordOf = new WeakMap();

  /** Draws into `root`; what nodes refer to goes into `defs`. */
  constructor(root, defs, motions) {
    this.#root = root;
    this.#definitions = new Definitions(defs);
    this.#motions = motions;
  }

  /** How many nodes there are. */
  get count() {
    return this.#records.size;
  }

  /** Shows these nodes and nothing else. */
  show(nodes) {
    for (const child of [...this.#root.children]) this.#remove(child);
    this.#root.append(...nodes.map((node) => this.#build(node)));
  }

  /** Changes what is shown, one change after the other. */
  apply(changes) {
    for (const change of changes) {
      if (change.remove) this.#remove(this.#element(change.remove));
      else if (change.insert) this.#place(this.#build(change.insert), change.into, change.at);
      else if (change.move) this.#move(this.#element(change.move), change.into, change.at);
      else if (change.update) this.#update(change.update);
    }
  }

  #element(key) {
    return this.#records.get(key.join("/"))?.element;
  }

  #place(element, into, at) {
    const parent = into ? this.#element(into) : this.#root;
    parent?.insertBefore(element, parent.children[at] ?? null);
  }

  #move(element, into, at) {
    if (!element) return;
    element.remove();
    this.#place(element, into, at);
  }

  #remove(element) {
    if (!element) return;
    this.#forget(element);
    for (const inner of element.querySelectorAll("*")) this.#forget(inner);
    element.remove();
  }

  #forget(element) {
    const record = this.#recordOf.get(element);
    if (!record) return;
    this.#definitions.clear(record);
    this.#motions.forget(element);
    if (this.#records.get(record.key) === record) this.#records.delete(record.key);
  }

  /** The element of a node with all within it. */
  #build(node) {
    const key = node.k.join("/");
    const record = { key, element: makeSVG(tags[kindOf(node)]), node: null };
    this.#records.set(key, record);
    this.#recordOf.set(record.element, record);
    this.#paint(record, node);
    for (const child of node.c ?? []) record.element.append(this.#build(child));
    return record.element;
  }

  #update(node) {
    const record = this.#records.get(node.k.join("/"));
    if (!record) return;
    if (kindOf(node) === kindOf(record.node)) return this.#paint(record, node);
    // What was a text is a shape now: another element, at the same place.
    const old = record.element;
    const place = old.nextSibling;
    const parent = old.parentNode;
    this.#remove(old);
    parent.insertBefore(this.#build({ ...node, c: [] }), place);
  }

  #paint(record, node) {
    switch (kindOf(node)) {
      case "g": paintGroup(record, node.g, this.#definitions, this.#motions, stillElement); break;
      case "s": paintShape(record, node.s, this.#definitions); break;
      case "x": paintText(record, node.x); break;
      case "i": paintImage(record, node.i); break;
    }
    record.node = node;
  }
}

/** The element of a node within a mask. It comes anew whenever the mask changes, and needs no key. */
function stillElement(node, definitions, owner) {
  const record = { key: null, element: makeSVG(tags[kindOf(node)]), node: null };
  owner.parts.push(record);
  switch (kindOf(node)) {
    case "g":
      paintGroup(record, { ...node.g, m: undefined }, definitions, null, stillElement);
      record.element.append(...node.c.map((child) => stillElement(child, definitions, owner)));
      break;
    case "s": paintShape(record, node.s, definitions); break;
    case "x": paintText(record, node.x); break;
    case "i": paintImage(record, node.i); break;
  }
  return record.element;
}
