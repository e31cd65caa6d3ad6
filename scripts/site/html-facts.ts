/** Small readings of finished HTML, for tests that look at pages as a visitor's program would. */
import { type DefaultTreeAdapterTypes, parse } from "parse5";

type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

const isElement = (node: Node): node is Element => "tagName" in node;

export function elementsOf(html: string): Element[] {
  const found: Element[] = [];
  const walk = (node: Node) => {
    if (isElement(node)) found.push(node);
    if ("childNodes" in node) for (const child of node.childNodes) walk(child);
  };
  walk(parse(html));
  return found;
}

export const attr = (element: Element, name: string): string | null =>
  element.attrs.find((one) => one.name === name)?.value ?? null;

/** Words of a table's cells and a list's items do not run into each other. */
const BLOCKS = /^(p|li|h[1-6]|t[dhr]|dt|dd|pre|div|section|ul|ol|table|blockquote)$/;

export function textOf(node: Node): string {
  if ("value" in node) return node.value;
  const inner = "childNodes" in node ? node.childNodes.map(textOf).join("") : "";
  return isElement(node) && BLOCKS.test(node.tagName) ? ` ${inner} ` : inner;
}

export const squeezed = (text: string) => text.replace(/\s+/g, " ").trim();

type JsonLd = { "@type"?: string } & Record<string, unknown>;

export const jsonLdOf = (elements: readonly Element[]): JsonLd[] =>
  elements
    .filter((element) => attr(element, "type") === "application/ld+json")
    .map((element) => JSON.parse(textOf(element)));
