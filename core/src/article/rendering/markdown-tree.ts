/** Markdown as a tree: headings, paragraphs, lists, quotations, code and tables. */
import type { Nodes, Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTable } from "micromark-extension-gfm-table";

export const parseMarkdown = (markdown: string): Root =>
  fromMarkdown(markdown, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });

/** The words of a node as a reader sees them; raw HTML is text, since it is shown as such. */
export function plainText(node: Nodes): string {
  if (node.type === "text" || node.type === "inlineCode" || node.type === "code" || node.type === "html")
    return node.value;
  if (node.type === "break") return "\n";
  if (node.type === "image") return node.alt ?? "";
  return "children" in node ? node.children.map(plainText).join("") : "";
}

/** Every node, parents first. */
export function eachNode(node: Nodes, visit: (node: Nodes) => void): void {
  visit(node);
  if ("children" in node) for (const child of node.children) eachNode(child, visit);
}
