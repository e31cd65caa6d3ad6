/** Text between parts of the main content is main content too. */
import { unitOf } from "../blocks/text-units.ts";
import type { ElementNode } from "../tree/tree.ts";
import type { Segment } from "./segments.ts";
import { CONTENT_TAG, isFrame } from "./structure.ts";

/** A box is one text when at least this share of its words, in at least this many parts, is main content. */
const KIN_SHARE = 0.6;
const KIN_PARTS = 2;
const MAX_LEVELS = 4;
const WRAPPER = new Set(["div", "figure", "section", "center"]);

type Box = { words: number; mainWords: number; parts: Set<ElementNode> };

/** A paragraph, list or table between main paragraphs of the same box is main content too. */
export function keepKin(segments: Segment[], isMain: Uint8Array): void {
  const known = new Map<ElementNode, boolean>();
  const boxes = new Map<ElementNode, Box>();
  const rows = segments.map(({ box }) => contentRow(box));
  for (const [index, row] of rows.entries()) {
    if (!row?.parent || isFrame(row, known)) continue;
    const box = boxes.get(row.parent) ?? { words: 0, mainWords: 0, parts: new Set() };
    boxes.set(row.parent, box);
    const words = segments[index]?.words ?? 0;
    box.words += words;
    if (isMain[index] !== 1) continue;
    box.mainWords += words;
    box.parts.add(row);
  }
  for (const [index, row] of rows.entries()) {
    if (isMain[index] === 1 || !row || isFrame(row, known)) continue;
    const segment = segments[index];
    const isTable = segment !== undefined && unitOf(segment.box)?.tag === "table";
    if (isAmongMain(row, boxes, isTable) && !isMostlyLinks(segment)) isMain[index] = 1;
  }
}

const isOneText = (box: Box | undefined) =>
  box !== undefined && box.parts.size >= KIN_PARTS && box.mainWords >= box.words * KIN_SHARE;

/** A table may also share a box of the text with one paragraph that introduces it. */
function isAmongMain(row: ElementNode, boxes: Map<ElementNode, Box>, isTable: boolean): boolean {
  const around = row.parent;
  const box = around ? boxes.get(around) : undefined;
  if (!around || !box || isOneText(box)) return box !== undefined;
  const isIntroduced = isTable && box.parts.size > 0;
  return isIntroduced && around.parent !== null && isOneText(boxes.get(around.parent));
}

const isMostlyLinks = (segment: Segment | undefined) =>
  segment !== undefined && segment.linkChars > segment.text.length * 0.5;

/** The paragraph, list or table (not the title) a run belongs to. */
function contentRow(box: ElementNode): ElementNode | null {
  const unit = unitOf(box);
  if (unit?.tag === "table") return withWrapper(unit);
  let row: ElementNode | null = null;
  let up: ElementNode | null = box;
  for (let step = 0; up && step < MAX_LEVELS; step++, up = up.parent) {
    if (up.tag === "h1") return null;
    if (CONTENT_TAG.has(up.tag)) row = up;
  }
  return row;
}

/** A table that scrolls has its own box. The box has no other text, so it counts as the table. */
function withWrapper(table: ElementNode): ElementNode {
  let row = table;
  for (let step = 0; step < MAX_LEVELS; step++) {
    const around: ElementNode | null = row.parent;
    if (!around || !WRAPPER.has(around.tag) || around.stats?.chars !== table.stats?.chars) break;
    row = around;
  }
  return row;
}
