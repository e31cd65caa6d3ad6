/** Images of the whole page, each tied to the block that contains it. */
import type { Block, Image } from "../page-model.ts";
import type { Resolve } from "../tree/resolve.ts";
import { collapse, textOf } from "../tree/text.ts";
import { attr, closest, type ElementNode, walk } from "../tree/tree.ts";
import { blockFinder } from "./block-finder.ts";
import { imageSource } from "./read-image.ts";

export function readImages(
  elements: ElementNode[],
  blocks: Block[],
  resolve: Resolve,
  isMain: (element: ElementNode) => boolean,
): Image[] {
  const blockAt = blockFinder(blocks);
  const captions = new Map<ElementNode, string | null>();
  return elements.map((element) => {
    const source = imageSource(element);
    const block = blockAt(element.start);
    const alt = attr(element, "alt");
    return {
      src: source && resolve(source),
      alt: alt === null ? null : collapse(alt),
      caption: captionOf(element, captions),
      width: size(attr(element, "width")),
      height: size(attr(element, "height")),
      block: block?.index ?? null,
      inMain: isMain(element),
      place: { start: element.start, end: element.end },
    };
  });
}

const size = (value: string | null) =>
  value && /^\d{1,5}(?:px)?$/.test(value) ? Number.parseInt(value, 10) : null;

function captionOf(image: ElementNode, known: Map<ElementNode, string | null>): string | null {
  const figure = closest(image.parent, (element) => element.tag === "figure");
  if (!figure) return null;
  const before = known.get(figure);
  if (before !== undefined) return before;
  let caption: string | null = null;
  walk(figure, (inner) => {
    if (inner.tag === "figcaption") caption ??= textOf(inner) || null;
    return caption === null;
  });
  known.set(figure, caption);
  return caption;
}
