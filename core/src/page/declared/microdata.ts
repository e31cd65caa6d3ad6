/** Microdata: `itemscope`, `itemtype`, `itemprop`. */

import type { MicrodataItem } from "../page-model.ts";
import { textOf } from "../tree/text.ts";
import { attr, type ElementNode } from "../tree/tree.ts";
import { bareType } from "./json-ld-objects.ts";

/** Text values are cut: a property may be the whole article. */
const MAX_VALUE = 500;

export function readMicrodata(root: ElementNode): MicrodataItem[] {
  const items: MicrodataItem[] = [];
  visit(root, null, items);
  return items;
}

function visit(element: ElementNode, item: MicrodataItem | null, items: MicrodataItem[]): void {
  for (const child of element.children) {
    if (child.kind === "text") continue;
    const scope = attr(child, "itemscope") === null ? null : newItem(child);
    const names = attr(child, "itemprop")?.split(/\s+/).filter(Boolean) ?? [];
    if (item) for (const name of names) addProperty(item, name, scope ?? itemValue(child));
    if (scope && !(item && names.length > 0)) items.push(scope);
    visit(child, scope ?? item, items);
  }
}

const newItem = (element: ElementNode): MicrodataItem => ({
  types: (attr(element, "itemtype") ?? "").split(/\s+/).filter(Boolean).map(bareType),
  properties: {},
  place: { start: element.start, end: element.end },
});

function addProperty(item: MicrodataItem, name: string, value: string | MicrodataItem): void {
  if (value === "" || !Object.hasOwn(item.properties, name)) {
    if (value === "") return;
    item.properties[name] = [];
  }
  item.properties[name]?.push(value);
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
