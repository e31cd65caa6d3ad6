/** What the HTML of an article needs beyond plain markdown: tables that fit a phone, links that say where they go. */
import type { Element, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { visit } from "unist-util-visit";

const isElement = (node: { type: string }): node is Element => node.type === "element";

/** A table of more rows than a screen shows is laid out when the reader comes near (`reading.css`). */
const LONG_ROWS = 12;

function rowsOf(table: Element): number {
  let rows = 0;
  visit(table, "element", ({ tagName }) => {
    if (tagName === "tr") rows += 1;
  });
  return rows;
}

function frameOf(table: Element, section: string): Element {
  const rows = rowsOf(table);
  const properties = { tabIndex: 0, role: "region", ariaLabel: `Table: ${section}` };
  return {
    type: "element",
    tagName: "div",
    properties:
      rows > LONG_ROWS
        ? { className: ["frame", "long"], style: `--rows:${rows}`, ...properties }
        : { className: ["frame"], ...properties },
    children: [table],
  };
}

/** A wide table scrolls in its own frame, which the keyboard can reach and which is named after its section. */
function frameTables(tree: Root): void {
  let section = "";
  visit(tree, "element", (node, index, parent) => {
    if (/^h[23]$/.test(node.tagName)) section = textOf(node);
    if (node.tagName !== "table" || !parent || index === undefined) return;
    visit(node, "element", (cell) => {
      if (cell.tagName === "th") cell.properties.scope = "col";
    });
    parent.children[index] = frameOf(node, section);
    return index + 1;
  });
}

/** The last section is a list of references and looks like one. */
function markSources(tree: Root): void {
  const at = tree.children.findIndex((node) => isElement(node) && node.properties.id === "sources");
  const list = tree.children.slice(at + 1).find(isElement);
  if (at >= 0 && list && /^[ou]l$/.test(list.tagName)) list.properties.className = ["sources"];
}

export function shapeHtml() {
  return (tree: Root) => {
    frameTables(tree);
    markSources(tree);
    visit(tree, "element", (node) => {
      // What may scroll sideways must be reachable by keyboard.
      if (node.tagName === "pre") node.properties.tabIndex = 0;
      if (node.tagName === "a" && /^https?:/.test(String(node.properties.href)))
        node.properties.rel = ["noopener"];
    });
  };
}
