/** Images and figures -> blocks. */
import { collapse, textOf } from "../tree/text.ts";
import { attr, type ElementNode, walk } from "../tree/tree.ts";
import { type BlockReader, place } from "./block-reader.ts";

export function addFigure(reader: BlockReader, element: ElementNode): boolean {
  let image: ElementNode | null = null;
  let caption: ElementNode | null = null;
  let holdsMore = false;
  walk(element, (inner) => {
    if (inner.tag === "img") image ??= inner;
    if (inner.tag === "figcaption") caption ??= inner;
    if (/^(?:table|pre|blockquote|ul|ol|p|h[1-6])$/.test(inner.tag) && caption === null) holdsMore = true;
    return inner.tag !== "figcaption";
  });
  if (!image || holdsMore) return false;
  visitImage(reader, image, caption, element);
  return true;
}

export function visitImage(
  reader: BlockReader,
  element: ElementNode,
  caption: ElementNode | null,
  whole: ElementNode = element,
): void {
  let image = element;
  if (element.tag === "picture") {
    walk(element, (inner) => {
      if (inner.tag === "img") image = inner;
      return undefined;
    });
  }
  if (image.tag !== "img" || reader.skip(image)) return;
  if (image.start < reader.range.start || image.start > reader.range.end) return;
  const text = caption ? textOf(caption, reader.skip) : "";
  const isInline = reader.run.start >= 0;
  // An image in the middle of a sentence does not cut the sentence.
  if (isInline && !caption) return;
  const source = imageSource(image);
  const alt = attr(image, "alt");
  reader.drafts.push({
    kind: "image",
    text,
    src: source && reader.resolve(source),
    alt: alt === null ? null : collapse(alt),
    caption: text || null,
    place: place(whole),
  });
}

const LAZY = ["data-src", "data-lazy-src", "data-original", "data-lazy", "src"];

/** Lazy loaders keep the true address beside a placeholder. */
export function imageSource(image: ElementNode): string | null {
  for (const name of LAZY) {
    const value = attr(image, name);
    if (value && !value.startsWith("data:")) return value;
  }
  return attr(image, "srcset")?.trim().split(/\s/, 1)[0] ?? null;
}
