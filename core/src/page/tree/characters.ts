/** Every character of the document in order, hidden ones included, without white space. Every quotation must occur in it. */
import type { ElementNode, TreeNode } from "./tree.ts";

/** Code isn't text of the page but is part of the document, so no quotation runs across it. */
const CODE = new Set(["script", "style"]);
const BOUNDARY = "\0";

export const squeeze = (text: string): string => text.replace(/\s+/g, "");

export function charactersOf(root: ElementNode): string {
  const parts: string[] = [];
  const open: TreeNode[] = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.kind === "text") parts.push(node.text);
    else if (CODE.has(node.tag)) parts.push(BOUNDARY);
    else for (let at = node.children.length - 1; at >= 0; at--) open.push(node.children[at] as TreeNode);
  }
  return squeeze(parts.join(""));
}
