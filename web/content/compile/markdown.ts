/** Markdown to HTML, once, at build: the browser gets finished text and no code for it. */
import type { Nodes, Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import rehypeSlug from "rehype-slug";
import rehypeStringify from "rehype-stringify";
import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { type Processor, unified } from "unified";
import { boxes } from "./boxes.ts";
import { shapeHtml } from "./shape-html.ts";

export type Markdown = { tree: Root; html: string };

const read = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).freeze();
const write = unified()
  .use(boxes)
  .use(remarkRehype)
  .use(rehypeSlug)
  .use(shapeHtml)
  .use(rehypeStringify)
  .freeze() as unknown as Processor<undefined, Root, Root, Root, string>;

export const treeOf = (text: string): Root => read.parse(text);

/** The tree may be used up: pass a copy where it is still needed. `text` is what its positions refer to. */
export function htmlOf(tree: Root, path: string, text = ""): string {
  const file = { path, value: text };
  return write.stringify(write.runSync(tree as never, file as never) as never, file as never);
}

/** `tree` is as written, before the boxes are framed: what is counted is what the writer wrote. */
export function readMarkdown(path: string, text: string): Markdown {
  const tree = treeOf(text);
  return { tree, html: htmlOf(structuredClone(tree), path, text) };
}

/** Words a person reads; a link counts as its words, not as its address. */
export const countWords = (node: Nodes): number =>
  textWithGaps(node)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** `toString` glues the cells of a table and the items of a list together; here each block ends with a space. */
function textWithGaps(node: Nodes): string {
  if (!("children" in node)) return textOf(node);
  const isBlock =
    node.type !== "link" && node.type !== "emphasis" && node.type !== "strong" && node.type !== "delete";
  return node.children.map(textWithGaps).join("") + (isBlock ? " " : "");
}
