/** What the page's structure alone says: rules for short pages, and for text between parts of the main content. */

import { unitOf } from "../blocks/text-units.ts";
import type { Boilerplate } from "../page-model.ts";
import { attr, type ElementNode } from "../tree/tree.ts";
import { boilerplateKind } from "./boilerplate.ts";
import type { Segment } from "./segments.ts";

const CONTENT_TAG = new Set("p h1 h2 h3 h4 h5 h6 ul ol dl table pre blockquote figure details".split(" "));

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
function isFrame(element: ElementNode, known: Map<ElementNode, boolean>): boolean {
  const before = known.get(element);
  if (before !== undefined) return before;
  const is = boilerplateKind(element) !== null || (element.parent !== null && isFrame(element.parent, known));
  known.set(element, is);
  return is;
}

/**
 * How much of the chance is left to a part by what its author called it. On labelled pages less than one word in ten
 * under these names is content; where the name doesn't fit, the part is too large to be a frame.
 */
const LEFT_BY_KIND: Partial<Record<Boilerplate["kind"], number>> = {
  footer: 0.15,
  consent: 0.1,
  related: 0.25,
  header: 0.25,
  navigation: 0.4,
  comments: 0.15,
};
const LEFT_BY_TAG: Record<string, number> = { figcaption: 0.2, aside: 0.3, nav: 0.25, footer: 0.15 };
const SHOWS_IMAGE = /(?:^|[\s_-])(?:wp-)?(?:caption|figcaption|credit|photo-?credit|imgtop)/i;
const INVITES = /newsletter|signup|sign-up|subscribe|paywall/i;
const POINTS_ELSEWHERE = /recirc|related|recommend|read-?more|readmore|most-?(?:read|popular)|trending/i;
const TOO_LARGE = 0.3;

/** Lowers the chance of parts that are named as something else. On a forum the replies are the content. */
export function heedNames(
  body: ElementNode,
  segments: Segment[],
  chance: Float64Array,
  kind: PageKind,
): void {
  const known = new Map<ElementNode, number>();
  const limit = (body.stats?.chars ?? 0) * TOO_LARGE;
  for (const [index, { box }] of segments.entries()) {
    const left = leftOf(box, limit, kind.isForum, known);
    chance[index] = (chance[index] ?? 0) * (kind.isArticle && box.tag === "h1" ? left * TITLE_LEFT : left);
  }
}

/** An article's name comes above its text: it is the title, not the first sentence. */
const TITLE_LEFT = 0.25;
export type PageKind = { isForum: boolean; isArticle: boolean };

function leftOf(
  element: ElementNode,
  limit: number,
  isForum: boolean,
  known: Map<ElementNode, number>,
): number {
  const before = known.get(element);
  if (before !== undefined) return before;
  const around = element.parent ? leftOf(element.parent, limit, isForum, known) : 1;
  const isSmall = (element.stats?.chars ?? 0) < limit;
  const left = isSmall ? Math.min(around, ownLeft(element, isForum)) : around;
  known.set(element, left);
  return left;
}

function ownLeft(element: ElementNode, isForum: boolean): number {
  const kind = boilerplateKind(element);
  const byKind = kind === null || (isForum && kind === "comments") ? 1 : (LEFT_BY_KIND[kind] ?? 1);
  const byTag = LEFT_BY_TAG[element.tag] ?? 1;
  const name = `${attr(element, "class") ?? ""} ${attr(element, "id") ?? ""}`.slice(0, 300);
  const byName = INVITES.test(name) ? 0.15 : POINTS_ELSEWHERE.test(name) || SHOWS_IMAGE.test(name) ? 0.3 : 1;
  return Math.min(byKind, byTag, byName);
}

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
