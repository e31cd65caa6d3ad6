import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { expect, test } from "vitest";
import { parseTree } from "./parse-tree.ts";
import { misnestedPages } from "./testing/misnested-pages.ts";
import { outline } from "./testing/outline.ts";
import type { ElementNode } from "./tree.ts";

const PAGES = misnestedPages(2_000, 20_261_116, ["select", "option", "template", "textarea", "pre"]);

function conforming(node: DefaultTreeAdapterTypes.ChildNode): string {
  if ("value" in node) return node.value;
  if (!("tagName" in node)) return "";
  const { childNodes } = "content" in node ? node.content : node;
  return `<${node.tagName}>${childNodes.map(conforming).join("")}</${node.tagName}>`;
}

test("two thousand pages with wrong nesting have the standard's tree", () => {
  for (const source of PAGES)
    expect(outline(parseTree(source).html), source).toBe(parse(source).childNodes.map(conforming).join(""));
});

test("in pages with wrong nesting every node is where its place says, inside the place of its parent", () => {
  const check = (source: string, parent: ElementNode): void => {
    for (const child of parent.children) {
      const isInside = parent.start <= child.start && child.start <= child.end && child.end <= parent.end;
      expect(isInside, `${child.kind} ${child.start} in ${parent.tag} of ${source}`).toBe(true);
      if (child.kind === "element") check(source, child);
      const [word = ""] = child.kind === "text" ? (/^\w+/.exec(child.text) ?? []) : [];
      expect(source.startsWith(word, child.start), `${word} at ${child.start} of ${source}`).toBe(true);
    }
  };
  for (const source of PAGES) check(source, parseTree(source).html);
});

test("an element that isn't repeated starts at its tag", () => {
  const check = (source: string, parent: ElementNode): void => {
    for (const child of parent.children) {
      if (child.kind !== "element") continue;
      check(source, child);
      const id = child.attrs.find(({ name }) => name === "id")?.value;
      if (id && source.indexOf(id) === source.lastIndexOf(id) && !FORMATTING.has(child.tag))
        expect(source.startsWith(`<${child.tag} id=${id}>`, child.start), `${id} of ${source}`).toBe(true);
    }
  };
  for (const source of PAGES) check(source, parseTree(source).html);
});
const FORMATTING = new Set(["a", "b", "i", "em", "font"]);
