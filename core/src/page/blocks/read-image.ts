/** Pictures and figures -> blocks. */
import { collapse, textOf } from "../tree/text.ts";
import { attr, type ElementNode, walk } from "../tree/tree.ts";
import { type BlockReader, place } from "./block-reader.ts";

/** A figure that holds pictures and a caption; one that holds text is read as what it holds. */
export function addFigure(reader: BlockReader, element: ElementNode): boolean {
  const images: ElementNode[] = [];
  let caption: ElementNode | null = null;
  let holdsMore = false;
  walk(element, (inner) => {
    if (inner.tag === "img") images.push(inner);
    if (inner.tag === "figcaption") caption ??= inner;
    if (/^(?:table|pre|blockquote|ul|ol|p|h[1-6])$/.test(inner.tag) && caption === null) holdsMore = true;
    return inner.tag !== "figcaption" && inner.tag !== "noscript";
  });
  const last = images.at(-1);
  if (!last || holdsMore) return false;
  for (const image of images) addPicture(reader, image, image === last ? caption : null);
  return true;
}

/** Pictures inside a part that is read as a whole, such as a list or a quotation, follow it. */
export function addPicturesOf(reader: BlockReader, element: ElementNode): void {
  walk(element, (inner) => {
    if (inner.tag === "img") addPicture(reader, inner, null);
    return inner.tag !== "noscript" && !reader.skip(inner);
  });
}

export function addPicture(reader: BlockReader, image: ElementNode, caption: ElementNode | null): void {
  if (reader.skip(image) || isTiny(image)) return;
  if (image.start < reader.range.start || image.start > reader.range.end) return;
  const source = imageSource(image);
  const alt = attr(image, "alt");
  const text = caption ? textOf(caption, (inner) => inner.stats?.isHidden === true) : "";
  const { drafts, pictures, run } = reader;
  (run.start < 0 ? drafts : pictures).push({
    kind: "image",
    text,
    src: source && reader.resolve(source),
    alt: alt === null ? null : collapse(alt),
    caption: text || null,
    place: caption ? spanOf(image, caption) : place(image),
  });
}

const spanOf = (image: ElementNode, caption: ElementNode) => ({
  start: Math.min(image.start, caption.start),
  end: Math.max(image.end, caption.end),
});

/** Declared smaller than this in pixels, a picture is an icon, a spacer or a counter. */
const MIN_PICTURE_SIZE = 32;

const isTiny = (image: ElementNode): boolean =>
  ["width", "height"].some((side) => {
    const pixels = Number.parseInt(attr(image, side) ?? "", 10);
    return pixels < MIN_PICTURE_SIZE;
  });

const LAZY = ["data-src", "data-lazy-src", "data-original", "data-lazy", "src"];

/** Lazy loaders keep the true address beside a placeholder. */
export function imageSource(image: ElementNode): string | null {
  for (const name of LAZY) {
    const value = attr(image, name);
    if (value && !value.startsWith("data:")) return value;
  }
  return attr(image, "srcset")?.trim().split(/\s/, 1)[0] ?? null;
}
