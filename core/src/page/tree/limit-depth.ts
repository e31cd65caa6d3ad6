/** Elements that are nested deeper than we read become siblings. */
import { MAX_DEPTH } from "./limits.ts";
import type { ElementNode, TreeNode } from "./tree.ts";

/** No step calls itself: a page may be nested a hundred thousand levels deep. */
export function limitDepth(root: ElementNode): void {
  let level = [root];
  for (let depth = 1; depth < MAX_DEPTH - 1 && level.length > 0; depth++) level = elementsBelow(level);
  for (const parent of level) if (parent.children.some(holdsElements)) parent.children = flat(parent);
}

/** Every element of the page passes here, so it makes no list per parent. */
function elementsBelow(parents: readonly ElementNode[]): ElementNode[] {
  const below: ElementNode[] = [];
  for (const { children } of parents)
    for (const child of children) if (child.kind === "element") below.push(child);
  return below;
}

const isElement = (node: TreeNode) => node.kind === "element";
const holdsElements = (node: TreeNode) => node.kind === "element" && node.children.some(isElement);

/** All elements below, in order, each with its own text only. */
function flat(parent: ElementNode): TreeNode[] {
  const found: TreeNode[] = [];
  const left = parent.children.toReversed();
  for (let node = left.pop(); node; node = left.pop()) {
    found.push(node);
    node.parent = parent;
    if (node.kind === "text") continue;
    for (const child of node.children.filter(isElement).toReversed()) left.push(child);
    node.children = node.children.filter((child) => child.kind === "text");
  }
  return found;
}
