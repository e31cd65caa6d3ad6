/** Completes the chosen text: what a page sets among its main content belongs to it, and headings belong to their text. */
import { unitOf } from "../blocks/text-units.ts";
import { closest, type ElementNode } from "../tree/tree.ts";
import { boilerplateKind, isNote } from "./boilerplate.ts";
import { headingLevel } from "./box-measures.ts";
import { keepSeries } from "./keep-series.ts";
import { keepValues } from "./keep-values.ts";
import type { Segment } from "./segments.ts";
import { CONTENT_TAG, isFrame } from "./structure.ts";

export function completeMain(segments: Segment[], isMain: Uint8Array): void {
  keepRows(segments, isMain);
  keepShortLines(segments, isMain);
  keepValues(segments, isMain);
  keepSeries(segments, isMain);
  keepHeadings(segments, isMain);
}

/** A box is one text when at least this share of its words, in at least this many parts, is main content. */
const MIN_ROW_SHARE = 0.6;
/** Lines that no tag calls a paragraph, a list or a table need a clearer neighbourhood. */
const MIN_LINE_SHARE = 0.9;
const MIN_PARTS = 2;
const MAX_LEVELS = 4;
const WRAPPER = new Set(["div", "figure", "section", "center"]);

type Box = { words: number; mainWords: number; parts: Set<object> };

const isOneText = (box: Box | undefined, share: number): boolean =>
  box !== undefined && box.parts.size >= MIN_PARTS && box.mainWords >= box.words * share;

/** A paragraph, list or table between main paragraphs of the same box is main content too. */
function keepRows(segments: Segment[], isMain: Uint8Array): void {
  const known = new Map<ElementNode, boolean>();
  const rows = segments.map(({ box }) => contentRow(box));
  const boxes = new Map<ElementNode, Box>();
  for (const [index, row] of rows.entries())
    if (row?.parent && !isFrame(row, known))
      addTo(boxes, row.parent, row, segments[index], isMain[index] === 1);
  for (const [index, row] of rows.entries()) {
    if (isMain[index] === 1 || !row || isFrame(row, known)) continue;
    const segment = segments[index];
    const isTable = segment !== undefined && unitOf(segment.box)?.tag === "table";
    if (isAmongMain(row, boxes, isTable) && !isMostlyLinks(segment)) isMain[index] = 1;
  }
}

function addTo(
  boxes: Map<ElementNode, Box>,
  element: ElementNode,
  part: object,
  segment: Segment | undefined,
  isMain: boolean,
): void {
  const box = boxes.get(element) ?? { words: 0, mainWords: 0, parts: new Set() };
  boxes.set(element, box);
  box.words += segment?.words ?? 0;
  if (!isMain) return;
  box.mainWords += segment?.words ?? 0;
  box.parts.add(part);
}

/** A table may also share a box of the text with one paragraph that introduces it. */
function isAmongMain(row: ElementNode, boxes: Map<ElementNode, Box>, isTable: boolean): boolean {
  const around = row.parent;
  const box = around ? boxes.get(around) : undefined;
  if (!around || !box || isOneText(box, MIN_ROW_SHARE)) return box !== undefined;
  const isIntroduced = isTable && box.parts.size > 0;
  return isIntroduced && around.parent !== null && isOneText(boxes.get(around.parent), MIN_ROW_SHARE);
}

const isMostlyLinks = (segment: Segment | undefined) =>
  segment !== undefined && segment.linkChars > segment.text.length * 0.5;

/** The paragraph, list or table (not the title) a run belongs to. */
function contentRow(box: ElementNode): ElementNode | null {
  const unit = unitOf(box);
  if (unit?.tag === "table") return withWrapper(unit);
  const part = closest(box, (element) => element.tag === "pre" || isNote(element));
  if (part) return withWrapper(part);
  let row: ElementNode | null = null;
  let up: ElementNode | null = box;
  for (let step = 0; up && step < MAX_LEVELS; step++, up = up.parent) {
    if (up.tag === "h1") return null;
    if (CONTENT_TAG.has(up.tag)) row = up;
  }
  return row;
}

/** A table or code that scrolls has its own box. The box has no other text, so it counts as the table or the code. */
function withWrapper(part: ElementNode): ElementNode {
  let row = part;
  for (let step = 0; step < MAX_LEVELS; step++) {
    const around: ElementNode | null = row.parent;
    if (!around || !WRAPPER.has(around.tag) || around.stats?.chars !== part.stats?.chars) break;
    row = around;
  }
  return row;
}

/** Labels and links on lines of their own, in a box whose other text is main content. */
function keepShortLines(segments: Segment[], isMain: Uint8Array): void {
  const known = new Map<ElementNode, boolean>();
  const boxes = new Map<ElementNode, Box>();
  for (const [index, segment] of segments.entries()) {
    const around = segment.box.parent;
    if (around && (isMain[index] === 1 || !isFrame(segment.box, known)))
      addTo(boxes, around, segment, segment, isMain[index] === 1);
  }
  for (const [index, { box }] of segments.entries()) {
    if (isMain[index] === 1 || !box.parent || isFrame(box, known) || headingLevel(box) === 1) continue;
    if (isOneText(boxes.get(box.parent), MIN_LINE_SHARE)) isMain[index] = 1;
  }
}

/** How many runs may come between a heading and the text that it heads: a date, a credit. */
const MAX_RUNS_BETWEEN = 2;
/** How far up the box is that holds a heading and its text. */
const MAX_LEVELS_TO_TEXT = 4;

/** A heading belongs to the text that it heads. The page's own name above the text is not one of them. */
function keepHeadings(segments: Segment[], isMain: Uint8Array): void {
  const first = isMain.indexOf(1);
  for (let index = segments.length - 1; index >= 0; index--) {
    const segment = segments[index];
    if (!segment || isMain[index] === 1) continue;
    const level = headingLevel(segment.box);
    if (level === 0 || (level === 1 && index < first)) continue;
    const below = firstMainBelow(segments, isMain, index);
    if (below && isHeadedBy(below.box, segment.box)) isMain[index] = 1;
  }
}

function firstMainBelow(segments: Segment[], isMain: Uint8Array, index: number): Segment | null {
  for (let next = index + 1; next <= index + 1 + MAX_RUNS_BETWEEN; next++) {
    const below = segments[next];
    if (!below || (isMain[next] !== 1 && headingLevel(below.box) > 0)) return null;
    if (isMain[next] === 1) return below;
  }
  return null;
}

/** Both are in one box, and the heading isn't in a menu or the like within it. The heading's own names don't count: "hide-from-toc". */
function isHeadedBy(text: ElementNode, heading: ElementNode): boolean {
  const around = new Set<ElementNode>();
  let up: ElementNode | null = text;
  for (let step = 0; up && up.tag !== "html" && step <= MAX_LEVELS_TO_TEXT + 1; step++, up = up.parent)
    around.add(up);
  let at = closest(heading, ({ tag }) => /^h[1-6]$/.test(tag))?.parent ?? null;
  for (let step = 0; at && step <= MAX_LEVELS_TO_TEXT; step++, at = at.parent) {
    if (around.has(at)) return true;
    if (boilerplateKind(at) !== null) return false;
  }
  return false;
}
