/** A list and its items; lists of cards are left to be read as what they hold. */

import type { ListItem } from "../page-model.ts";
import { collapse, isBlockTag, SILENT } from "../tree/text.ts";
import type { ElementNode, Skip, TreeNode } from "../tree/tree.ts";
import { walk } from "../tree/tree.ts";
import type { Draft } from "./draft.ts";

const LIST = new Set(["ul", "ol", "dl", "menu", "dir"]);
const ITEM = new Set(["li", "dt", "dd"]);
/** Two paragraphs in an item are still an item; an item with headings or tables is a separate section. */
const MAX_PARAGRAPHS_PER_ITEM = 2;

const STRUCTURE = new Set("h1 h2 h3 h4 h5 h6 table pre figure blockquote article section".split(" "));
/** A larger list is a separate page; lists in lists must not be counted over and over. */
const MAX_ELEMENTS = 4_000;

export function isPlainList(list: ElementNode, skip: Skip): boolean {
  let items = 0;
  let paragraphs = 0;
  let structured = false;
  let visited = 0;
  walk(list, (element) => {
    visited += 1;
    if (STRUCTURE.has(element.tag) || visited > MAX_ELEMENTS) {
      structured = true;
      return "stop";
    }
    if (skip(element)) return false;
    if (ITEM.has(element.tag)) items += 1;
    if (element.tag === "p") paragraphs += 1;
    return undefined;
  });
  return items > 0 && !structured && paragraphs <= items * MAX_PARAGRAPHS_PER_ITEM;
}

export function readList(list: ElementNode, skip: Skip): Draft {
  const items: ListItem[] = [];
  readItems(list, 0, skip, items);
  return {
    kind: "list",
    ordered: list.tag === "ol",
    items,
    text: items.map((item) => item.text).join("\n"),
    place: { start: list.start, end: list.end },
  };
}

function readItems(list: ElementNode, depth: number, skip: Skip, items: ListItem[]): void {
  for (const child of list.children) {
    if (child.kind === "text" || skip(child) || SILENT.has(child.tag)) continue;
    if (ITEM.has(child.tag)) readItem(child, depth, skip, items);
    else if (LIST.has(child.tag)) readItems(child, depth + 1, skip, items);
    // `dl > div > dt` and stray wrappers.
    else readItems(child, depth, skip, items);
  }
}

function readItem(item: ElementNode, depth: number, skip: Skip, items: ListItem[]): void {
  const parts: string[] = [];
  const nested: ElementNode[] = [];
  const gather = (node: TreeNode): void => {
    if (node.kind === "text") return void parts.push(node.text);
    if (SILENT.has(node.tag) || skip(node)) return;
    if (LIST.has(node.tag)) return void nested.push(node);
    const breaks = node.tag === "br" || isBlockTag(node.tag);
    if (breaks) parts.push(" ");
    for (const child of node.children) gather(child);
    if (breaks) parts.push(" ");
  };
  gather(item);
  const text = collapse(parts.join(""));
  if (text) items.push({ text, depth, place: { start: item.start, end: item.end } });
  for (const list of nested) readItems(list, depth + 1, skip, items);
}
