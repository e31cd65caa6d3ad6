/** What the structure of a short page alone says about its main content. */
import type { ElementNode } from "../tree/tree.ts";
import { boilerplateKind } from "./boilerplate.ts";
import type { Segment } from "./segments.ts";

export const CONTENT_TAG = new Set(
  "p h1 h2 h3 h4 h5 h6 ul ol dl table pre blockquote figure details".split(" "),
);

/** Up to here a page has no frame that could be mistaken for content, and the forest has nothing to compare with. */
const SHORT_PAGE = 20;
const FULL_PAGE = 45;

/** Mixes what structure says into the chances: all of it on a short page, none on a full one. */
export function trustStructure(segments: Segment[], chance: Float64Array): void {
  const share = (FULL_PAGE - segments.length) / (FULL_PAGE - SHORT_PAGE);
  if (share <= 0) return;
  const trust = Math.min(1, share);
  const known = new Map<ElementNode, boolean>();
  for (const [index, { box }] of segments.entries()) {
    chance[index] = (1 - trust) * (chance[index] ?? 0) + trust * structuralChance(box, known);
  }
}

function structuralChance(box: ElementNode, known: Map<ElementNode, boolean>): number {
  if (isFrame(box, known)) return 0.02;
  for (let up: ElementNode | null = box; up; up = up.parent) {
    if (CONTENT_TAG.has(up.tag) || up.tag === "article" || up.tag === "main") return 0.95;
  }
  return 0.6;
}

/** Inside a menu, a footer, a sidebar ... by tag, role or name. */
export function isFrame(element: ElementNode, known: Map<ElementNode, boolean>): boolean {
  const before = known.get(element);
  if (before !== undefined) return before;
  const is = boilerplateKind(element) !== null || (element.parent !== null && isFrame(element.parent, known));
  known.set(element, is);
  return is;
}
