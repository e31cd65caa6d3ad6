/** Preformatted text -> a block of code, with its language where a class names one. */
import { isBlockTag, SILENT } from "../tree/text.ts";
import { attr, type ElementNode, type TreeNode } from "../tree/tree.ts";
import { addDraft, type BlockReader, place } from "./block-reader.ts";

export function addCode(reader: BlockReader, element: ElementNode): true {
  let language: string | null = null;
  const lines: string[] = [];
  const gather = (node: TreeNode): void => {
    if (node.kind === "text") return void lines.push(node.text);
    if (SILENT.has(node.tag) || reader.skip(node)) return;
    language ??= /(?:^|\s)lang(?:uage)?-([\w+#-]+)/.exec(attr(node, "class") ?? "")?.[1] ?? null;
    if (node.tag === "br") lines.push("\n");
    for (const child of node.children) gather(child);
    if (isBlockTag(node.tag)) lines.push("\n");
  };
  gather(element);
  const text = lines
    .join("")
    .replace(/^\s*\n/, "")
    .trimEnd();
  return addDraft(reader, { kind: "code", text, language, place: place(element) });
}
