/** Pages that hide their text until a script has run. */
import type { ElementNode } from "./tree.ts";

/** Counts the text of a page that waits for its script as visible. */
export function showWaitingText(root: ElementNode): void {
  const box = findWaitingBox(root, root.stats?.chars ?? 0);
  if (box) show(box);
}

/** A hidden box with more text than all that is visible is a page waiting for its script, not a hidden text. */
function findWaitingBox(element: ElementNode, visible: number): ElementNode | null {
  for (const child of element.children) {
    if (child.kind === "text" || !child.stats) continue;
    if (child.stats.isHidden && child.stats.chars > visible && child.tag !== "template") return child;
    const inner = child.stats.isHidden ? null : findWaitingBox(child, visible);
    if (inner) return inner;
  }
  return null;
}

function show(box: ElementNode): void {
  const stats = box.stats;
  if (!stats) return;
  stats.isHidden = false;
  for (let up = box.parent; up?.stats; up = up.parent) {
    up.stats.chars += stats.chars;
    up.stats.linkChars += stats.linkChars;
    up.stats.prose += stats.prose;
    if (up.stats.isHidden) return;
  }
}
