/** A tree on one line, to compare it with another: tags and texts, nothing else. */
import type { TreeNode } from "../tree.ts";

export function outline(node: TreeNode): string {
  if (node.kind === "text") return node.text;
  return `<${node.tag}>${node.children.map(outline).join("")}</${node.tag}>`;
}
