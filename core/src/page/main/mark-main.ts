/** Carries the judgement of the segments back into the tree, and names what was left apart. */

import type { Boilerplate, Place } from "../page-model.ts";
import { textOf } from "../tree/text.ts";
import type { ElementNode, TextNode, Tree } from "../tree/tree.ts";
import { boilerplateKind } from "./boilerplate.ts";
import type { Main } from "./choose-main.ts";
import type { Segment } from "./segments.ts";

export type MainMarks = {
  /** The outermost elements that hold text and no main content. */
  apart: Map<ElementNode, Boilerplate["kind"]>;
  /** From the first word of the main content (or the page's heading before it) to the last. */
  range: Place;
  /** Where the page's own heading starts if it comes before the text and isn't part of it. */
  titleStart: number | null;
};

/** How far before the first paragraph the page's own heading may be: a byline, a picture and a summary can come between. */
const HEADING_REACH = 30;

export function markMain(tree: Tree, segments: Segment[], main: Main): MainMarks {
  for (const [index, { nodes }] of segments.entries()) {
    if (main.isMain[index] === 1) for (const node of nodes) mark(node);
  }
  const range = rangeOf(segments, main);
  const title = segments.find(({ box }) => box.tag === "h1" && box.start === range.start);
  const titleStart = title && !title.nodes.some((node) => node.isMain) ? range.start : null;
  if (titleStart !== null) for (const node of title?.nodes ?? []) mark(node);
  const apart: MainMarks["apart"] = new Map();
  setApart(tree.body, null, apart);
  return { apart, range, titleStart };
}

function mark(node: TextNode): void {
  node.isMain = true;
  for (let up: ElementNode | null = node.parent; up?.stats && !up.stats.holdsMain; up = up.parent)
    up.stats.holdsMain = true;
}

function setApart(element: ElementNode, around: Boilerplate["kind"] | null, apart: MainMarks["apart"]): void {
  for (const child of element.children) {
    if (child.kind === "text" || !child.stats) continue;
    const kind = boilerplateKind(child) ?? around;
    if (child.stats.holdsMain || isCaptioned(child, element)) setApart(child, kind, apart);
    else if (child.stats.chars > 0) apart.set(child, kind ?? "other");
  }
}

/** A picture among the main content stays with its caption, even if the caption isn't part of the running text. */
const isCaptioned = ({ tag }: ElementNode, around: ElementNode): boolean =>
  (tag === "figure" || tag === "figcaption") && (around.stats?.holdsMain === true || around.tag === "figure");

function rangeOf(segments: Segment[], { firstIndex, lastIndex }: Main): Place {
  const [first, last] = [segments[firstIndex], segments[lastIndex]];
  if (!first || !last) return { start: 0, end: 0 };
  let start = first.nodes[0]?.start ?? 0;
  for (let at = firstIndex; at >= 0 && at >= firstIndex - HEADING_REACH; at--) {
    if (segments[at]?.box.tag === "h1") start = Math.min(start, segments[at]?.box.start ?? start);
  }
  return { start, end: last.nodes[last.nodes.length - 1]?.end ?? start };
}

const MAX_TEXT = 5_000;
const MAX_PARTS = 5_000;

export function readBoilerplate({ apart }: MainMarks): Boilerplate[] {
  const parts: Boilerplate[] = [];
  for (const [element, kind] of apart) {
    if (parts.length === MAX_PARTS) break;
    if (element.stats?.isHidden) continue;
    const text = textOf(element).slice(0, MAX_TEXT);
    if (text !== "") parts.push({ kind, text, place: { start: element.start, end: element.end } });
  }
  return parts;
}
