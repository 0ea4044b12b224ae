// A group of nodes: where it lies, how it is seen through, what it is cut to, how it moves.

import { alphaMask, clipPath, holeMask } from "./definitions.js";
import { matrix } from "./motion.js";

/** Makes a group's element say what the group says. `still` makes the elements of masks. */
export function paintGroup(record, group, definitions, motions, still) {
  const { element } = record;
  const old = record.node?.g ?? {};
  const style = element.style;
  if (!same(old.t, group.t)) style.transform = group.t ? matrix(group.t) : "";
  if (old.o !== group.o) style.opacity = group.o ?? "";
  if (old.b !== group.b) style.mixBlendMode = group.b ?? "";
  if (!same(old.shadow, group.shadow)) style.filter = shadow(group.shadow);
  if (!same(old.clip, group.clip)) {
    style.clipPath = definitions.set(record, "clip", group.clip && clipPath(group.clip)) ?? "";
  }
  if (!same(old.mask, group.mask) || !same(old.holes, group.holes)) {
    style.mask = mask(record, group, definitions, still) ?? "";
  }
  if (motions && !same(old.m, group.m)) motions.set(element, group.m);
}

const same = (one, other) => one === other || JSON.stringify(one) === JSON.stringify(other);

/** The blur of a layer's shadow reaches as far as its radius; that of a style sheet, too. */
function shadow(value) {
  return value ? `drop-shadow(${value.x}px ${value.y}px ${value.r}px ${value.c})` : "";
}

function mask(record, group, definitions, still) {
  for (const part of record.parts ?? []) definitions.clear(part);
  record.parts = [];
  const elements = (nodes) => nodes.map((node) => still(node, definitions, record));
  if (group.mask?.length) return definitions.set(record, "mask", alphaMask(elements(group.mask)));
  return definitions.set(record, "mask", group.holes?.length ? holeMask(elements(group.holes)) : null);
}
