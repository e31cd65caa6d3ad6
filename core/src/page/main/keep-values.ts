/** A label that is main content brings the values below it: "Measurements:" without its lines says nothing. */
import { unitOf } from "../blocks/text-units.ts";
import type { ElementNode } from "../tree/tree.ts";
import { headingLevel } from "./box-measures.ts";
import type { Segment } from "./segments.ts";
import { isFrame } from "./structure.ts";

/** A longer line is a sentence that leads into something. */
const MAX_LABEL_WORDS = 6;
/** A longer line is a text of its own, and the learned model judges those well. */
const MAX_VALUE_WORDS = 12;
const MAX_VALUES = 40;
/** How far up the box is that holds a label and its values. */
const MAX_LEVELS_UP = 4;

export function keepValues(segments: readonly Segment[], isMain: Uint8Array): void {
  const known = new Map<ElementNode, boolean>();
  for (const [index, label] of segments.entries()) {
    if (isMain[index] !== 1 || !isLabel(label)) continue;
    for (const at of valuesBelow(segments, isMain, index, known)) isMain[at] = 1;
  }
}

/** Smaller headings are often the names of the people who post. */
const SECTION_LEVELS = new Set([2, 3]);

const isLabel = ({ text, words, box }: Segment) =>
  words <= MAX_LABEL_WORDS && (text.endsWith(":") || SECTION_LEVELS.has(headingLevel(box)));

/** The lines up to the next text or label, if all of them are short values and no links. */
function valuesBelow(
  segments: readonly Segment[],
  isMain: Uint8Array,
  label: number,
  known: Map<ElementNode, boolean>,
): number[] {
  const values: number[] = [];
  const boxes = boxesAround(segments[label]);
  for (let at = label + 1; at < segments.length; at++) {
    const line = segments[at];
    if (!line || isMain[at] === 1 || headingLevel(line.box) > 0 || !isWithin(line, boxes)) break;
    if (isFrame(line.box, known) || line.words > MAX_VALUE_WORDS || line.linkChars > 0) return [];
    values.push(at);
  }
  return values.length <= MAX_VALUES && values.some((at) => /\d/.test(segments[at]?.text ?? ""))
    ? values
    : [];
}

function boxesAround(label: Segment | undefined): Set<ElementNode> {
  const boxes = new Set<ElementNode>();
  let up = (label && (unitOf(label.box) ?? label.box).parent) ?? null;
  for (
    let step = 0;
    up && up.tag !== "body" && up.tag !== "main" && step < MAX_LEVELS_UP - 1;
    step++, up = up.parent
  )
    boxes.add(up);
  return boxes;
}

function isWithin({ box }: Segment, boxes: ReadonlySet<ElementNode>): boolean {
  for (let up: ElementNode | null = box; up; up = up.parent) if (boxes.has(up)) return true;
  return false;
}
