/**
 * Which places of a page speak about the page itself. Comments, customer reviews, cards of other pages, embedded posts
 * and footnotes carry dates and names too, but those belong to somebody else.
 */
import { boilerplateKind } from "../main/boilerplate.ts";
import type { PartialPage } from "../main/partial-page.ts";
import type { ElementNode } from "../tree/tree.ts";
import { isForeignPart, isReplyPart } from "./foreign-parts.ts";

/** `title`: from the title to the first words. `head`: around those. `end`: around the last words. */
export type Zone = "title" | "head" | "end" | "elsewhere";

export type OwnPlaces = {
  zoneOf(element: ElementNode): Zone;
  /** The element is inside a part that speaks about something else, by its names: a card, a footnote, a review. */
  isForeign(element: ElementNode): boolean;
  /** The element is inside somebody else's words: a comment, an answer, a marked-up review. */
  isReply(element: ElementNode): boolean;
  /** The element is in a sidebar, a footer or the like, by tag, role or name. */
  isBoilerplate(element: ElementNode): boolean;
};

/** Segments between a title or the first words and a dateline that still belongs to them: a summary, tags, an image. */
const HEAD_BEFORE = 16;
const HEAD_AFTER = 14;
/** A title farther from the text than this is usually the site's logo. */
const TITLE_REACH = 60;
/** A dateline may come just before the title or just after the first words. */
const TITLE_SLACK = 3;
const END_BEFORE = 2;
const END_AFTER = 8;
/** Boxes deeper than this are layout, not meaning; the limit keeps hostile pages cheap. */
const MAX_PARTS = 30;

export function ownPlaces({ segments, main, url }: PartialPage): OwnPlaces {
  const starts = segments.map(({ nodes }) => nodes[0]?.start ?? 0);
  const first = Math.max(0, main.firstIndex);
  const last = Math.max(first, main.lastIndex);
  const mainStart = starts[first] ?? 0;
  const title = titleIndex(segments, first);

  const [top, bottom] = [Math.min(title, first), Math.max(title, first)];

  const zoneOf = (element: ElementNode): Zone => {
    const index = indexAt(starts, element.start);
    if (index >= top - TITLE_SLACK && index <= bottom + TITLE_SLACK) return "title";
    if (index >= top - HEAD_BEFORE && index <= bottom + HEAD_AFTER) return "head";
    return index >= last - END_BEFORE && index <= last + END_AFTER ? "end" : "elsewhere";
  };
  const isReply = (element: ElementNode) => partsBelowMain(element, mainStart).some(isReplyPart);
  const isForeign = (element: ElementNode) => {
    if (isReply(element)) return true;
    const isAfterFirstWords = element.start > mainStart;
    return (
      zoneOf(element) !== "title" &&
      partsBelowMain(element, mainStart).some((part) => isForeignPart(part, isAfterFirstWords, url))
    );
  };
  const isBoilerplate = (element: ElementNode) =>
    partsBelowMain(element, mainStart).some((part) => boilerplateKind(part) !== null);
  return { zoneOf, isForeign, isReply, isBoilerplate };
}

/** The first title within reach of the text. A section of the text may have an `h1` too, so the nearest isn't meant. */
function titleIndex(segments: PartialPage["segments"], first: number): number {
  const start = Math.max(0, first - TITLE_REACH);
  const found = segments.slice(start, first + TITLE_SLACK).findIndex(({ box }) => box.tag === "h1");
  return found < 0 ? first : start + found;
}

/** The number of the segment at or after a place in the source. */
function indexAt(starts: number[], place: number): number {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The element and the boxes around it, up to the box that also holds the main text: that one is the page's own. */
function partsBelowMain(element: ElementNode, mainStart: number): ElementNode[] {
  const parts: ElementNode[] = [];
  for (let up: ElementNode | null = element; up && up.tag !== "body"; up = up.parent) {
    if ((up.start <= mainStart && mainStart < up.end) || parts.length === MAX_PARTS) break;
    parts.push(up);
  }
  return parts;
}
