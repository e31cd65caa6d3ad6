/** A `<template shadowrootmode>` is what a browser shows for its parent, with the parent's own children in its slots. */
import { attr, type ElementNode, type TreeNode, walk } from "./tree.ts";

/** `templates` in the order of the document. Only the first of a parent counts. */
export function fillShadowRoots(templates: readonly ElementNode[]): void {
  const rootOf = new Map<ElementNode, ElementNode>();
  for (const template of templates) {
    const host = template.parent;
    if (host && !rootOf.has(host)) rootOf.set(host, template);
  }
  for (const [host, template] of rootOf) fill(host, template);
}

/** Children without a slot aren't shown: they stay behind in the template. */
function fill(host: ElementNode, template: ElementNode): void {
  const bySlot = Map.groupBy(
    host.children.filter((child) => child !== template),
    slotOf,
  );
  move([...template.children, template], host);
  template.children = [];
  for (const slot of slotsIn(host)) {
    const name = attr(slot, "name") ?? "";
    const slotted = bySlot.get(name);
    if (slotted) move(slotted, slot);
    bySlot.delete(name);
  }
  move([...bySlot.values()].flat(), template);
}

const slotOf = (node: TreeNode) => (node.kind === "element" ? (attr(node, "slot") ?? "") : "");

function move(nodes: TreeNode[], to: ElementNode): void {
  to.children = nodes;
  for (const node of nodes) node.parent = to;
}

function slotsIn(host: ElementNode): ElementNode[] {
  const slots: ElementNode[] = [];
  walk(host, (element) => {
    if (element.tag === "slot") slots.push(element);
    return element.tag !== "template";
  });
  return slots;
}
