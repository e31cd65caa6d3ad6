/** Microdata: `itemscope`, `itemtype`, `itemprop`. */

import { textOf } from "../tree/text.ts";
import { attr, type ElementNode, walk } from "../tree/tree.ts";
import { bareType } from "./json-ld-objects.ts";

/** Text values are cut: a property may be the whole article. */
const MAX_VALUE = 500;

/** The types of all items, in page order. */
export function microdataTypes(root: ElementNode): string[] {
  const types: string[] = [];
  walk(root, (element) => {
    if (attr(element, "itemscope") === null) return;
    types.push(...(attr(element, "itemtype") ?? "").split(/\s+/).filter(Boolean).map(bareType));
  });
  return types;
}

const ADDRESS: Record<string, string> = {
  a: "href",
  link: "href",
  img: "src",
  iframe: "src",
  video: "src",
  object: "data",
};

/** The value by the standard's rule for each element; `content` wins everywhere, as crawlers read it. */
export function itemValue(element: ElementNode): string {
  const content = attr(element, "content");
  if (content !== null) return content.trim();
  if (element.tag === "time") return attr(element, "datetime")?.trim() || textOf(element);
  const address = ADDRESS[element.tag];
  if (address && element.tag !== "a") return attr(element, address)?.trim() ?? "";
  return textOf(element).slice(0, MAX_VALUE);
}
