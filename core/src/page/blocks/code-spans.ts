/** Code within running text: a figure in it is a value to type, not one that was measured. */

import type { Block, PageModel } from "../page-model.ts";
import { textOf } from "../tree/text.ts";
import { type ElementNode, firstText } from "../tree/tree.ts";
import { blockFinder } from "./block-finder.ts";

/** A sentence holds a few; a page of nothing but code is not searched for each of them. */
const MAX_SPANS = 300;

export function readCodeSpans(elements: ElementNode[], blocks: Block[]): PageModel["codeSpans"] {
  const blockAt = blockFinder(blocks);
  const spans: PageModel["codeSpans"] = [];
  for (const element of elements) {
    if (spans.length === MAX_SPANS) break;
    const block = blockAt(firstText(element));
    if (!block || block.kind === "code") continue;
    const text = textOf(element);
    if (/\d/.test(text)) spans.push({ text, block: block.index });
  }
  return spans;
}
