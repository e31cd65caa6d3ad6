/** Lists and tables that belong together. */

import type { ElementNode } from "../tree/tree.ts";
import { isPlainList } from "./read-list.ts";
import { isDataTable } from "./read-table.ts";

const known = new WeakMap<ElementNode, boolean>();
/** How far up the list or table of a line is looked for. */
const MAX_LEVELS_UP = 8;

/** The outermost list or table around a line, when it is one unit of text. */
export function unitOf(box: ElementNode): ElementNode | null {
  let unit: ElementNode | null = null;
  let up: ElementNode | null = box;
  for (let step = 0; up && step < MAX_LEVELS_UP; step++, up = up.parent) if (isUnit(up)) unit = up;
  return unit;
}

function isUnit(element: ElementNode): boolean {
  const { tag } = element;
  if (tag !== "ul" && tag !== "ol" && tag !== "dl" && tag !== "table") return false;
  let answer = known.get(element);
  if (answer === undefined) {
    answer =
      tag === "table" ? isDataTable(element) : isPlainList(element, (one) => one.stats?.isHidden === true);
    known.set(element, answer);
  }
  return answer;
}
