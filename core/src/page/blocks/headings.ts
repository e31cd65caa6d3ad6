/** Headings of the whole page, each tied to its block. */
import type { Block, Heading } from "../page-model.ts";
import { textOf } from "../tree/text.ts";
import { attr, type ElementNode, walk } from "../tree/tree.ts";
import { blockFinder } from "./block-finder.ts";

/** Documentation puts a mark behind its headings that links to them. */
const LINK_MARK = /\s*¶$/u;

/** Expects an element from h1 to h6. */
export const levelOf = ({ tag }: ElementNode): Heading["level"] => Number(tag[1]) as Heading["level"];

export function readHeadings(elements: ElementNode[], blocks: Block[]): Heading[] {
  const blockAt = blockFinder(blocks);
  return elements
    .map((element) => ({
      level: levelOf(element),
      text: textOf(element).replace(LINK_MARK, ""),
      anchor: anchorOf(element),
      block: blockAt(element.start)?.index ?? null,
      place: { start: element.start, end: element.end },
    }))
    .filter((heading) => heading.text !== "");
}

function anchorOf(heading: ElementNode): string | null {
  let anchor = attr(heading, "id");
  walk(heading, (inner) => {
    anchor ??= attr(inner, "id") ?? (inner.tag === "a" ? attr(inner, "name") : null);
    return anchor === null;
  });
  return anchor || null;
}
