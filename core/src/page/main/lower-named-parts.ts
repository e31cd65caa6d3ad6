/** What the author called a part of the page: a footer, a newsletter, related links. */
import type { Boilerplate } from "../page-model.ts";
import { nameOf } from "../tree/name-hints.ts";
import type { ElementNode } from "../tree/tree.ts";
import { boilerplateKind, INVITES } from "./boilerplate.ts";
import type { Segment } from "./segments.ts";

/**
 * How much of the chance is left to a part by what its author called it. On labelled pages less than one word in ten
 * under these names is content; where the name doesn't fit, the part is too large to be a frame.
 */
const LEFT_BY_KIND: Partial<Record<Boilerplate["kind"], number>> = {
  footer: 0.15,
  consent: 0.1,
  popup: 0,
  transcript: 0,
  related: 0.25,
  header: 0.25,
  navigation: 0.4,
  comments: 0.15,
};
const LEFT_BY_TAG: Record<string, number> = { figcaption: 0.2, aside: 0.3, nav: 0.25, footer: 0.15 };
const SHOWS_IMAGE = /(?:^|[\s_-])(?:wp-)?(?:caption|figcaption|credit|photo-?credit|imgtop)/i;
const POINTS_ELSEWHERE = /recirc|related|recommend|read-?more|readmore|most-?(?:read|popular)|trending/i;
const TOO_LARGE = 0.3;

/** Lowers the chance of parts that are named as something else. On a forum the replies are the content. */
export function lowerNamedParts(
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
type PageKind = { isForum: boolean; isArticle: boolean };

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
  const byTag = kind === null && element.tag !== "figcaption" ? 1 : (LEFT_BY_TAG[element.tag] ?? 1);
  const name = nameOf(element);
  const byName = INVITES.test(name) ? 0.15 : POINTS_ELSEWHERE.test(name) || SHOWS_IMAGE.test(name) ? 0.3 : 1;
  return Math.min(byKind, byTag, byName);
}
