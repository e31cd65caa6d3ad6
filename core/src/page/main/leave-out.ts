/** Leaves out what is set among the text and isn't part of it: buttons, share lines, lists of other pages and copies. */
import { phrasesOfAll } from "../../language/packs/all.ts";
import { wholePattern } from "../../language/phrase-pattern.ts";
import { attr, type ElementNode } from "../tree/tree.ts";
import { headingLevel } from "./box-measures.ts";
import type { Segment } from "./segments.ts";

const isControl = wholePattern(phrasesOfAll("control"));
const isAwayHeading = wholePattern(phrasesOfAll("awayHeading"));
/** No control is longer. */
const MAX_CONTROL_CHARS = 40;
/** A section under "Related articles" leads away when most of it is links; some are the author's own text. */
const MIN_LINK_SHARE = 0.6;

export function leaveOut(segments: readonly Segment[], isMain: Uint8Array): void {
  leaveOutCopies(segments, isMain);
  for (const [index, { text, box }] of segments.entries()) {
    if (isMain[index] !== 1 || text.length > MAX_CONTROL_CHARS) continue;
    const level = headingLevel(box);
    if (level === 0 && isControl(text)) isMain[index] = 0;
    else if (level > 0 && isAwayHeading(text)) leaveOutSection(segments, isMain, index, level);
  }
}

/** Shorter texts repeat by chance. */
const MIN_COPIED_WORDS = 5;

/** Sliders and animations repeat a text for the eye only, and say so by `aria-hidden`. */
function leaveOutCopies(segments: readonly Segment[], isMain: Uint8Array): void {
  const known = new Map<ElementNode, boolean>();
  const hidden = segments.map(({ box }) => isAriaHidden(box, known));
  const texts = new Set(segments.filter((_, at) => !hidden[at]).map(({ text }) => text));
  for (const [index, { text, words }] of segments.entries()) {
    if (!hidden[index] || words < MIN_COPIED_WORDS) continue;
    if (texts.has(text)) isMain[index] = 0;
    texts.add(text);
  }
}

function isAriaHidden(element: ElementNode, known: Map<ElementNode, boolean>): boolean {
  const before = known.get(element);
  if (before !== undefined) return before;
  const is =
    attr(element, "aria-hidden") === "true" ||
    (element.parent !== null && isAriaHidden(element.parent, known));
  known.set(element, is);
  return is;
}

function leaveOutSection(
  segments: readonly Segment[],
  isMain: Uint8Array,
  start: number,
  level: number,
): void {
  let end = start + 1;
  for (; end < segments.length; end++) {
    const next = segments[end];
    const nextLevel = next ? headingLevel(next.box) : 0;
    if (nextLevel > 0 && nextLevel <= level) break;
  }
  const section = segments.slice(start + 1, end).filter((_, at) => isMain[start + 1 + at] === 1);
  const chars = section.reduce((sum, { text }) => sum + text.length, 0);
  const linked = section.reduce((sum, { linkChars }) => sum + linkChars, 0);
  if (linked >= chars * MIN_LINK_SHARE) isMain.fill(0, start, end);
}
