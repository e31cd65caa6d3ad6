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

/** Where lazy loaders keep the true address, in the order in which they are believed. */
const ADDRESSES = ["data-src", "data-lazy-src", "data-original", "data-lazy", "src"];
const ADDRESS_LISTS = ["srcset", "data-srcset", "data-lazy-srcset"];
/** Other loaders have names of their own for it: `data-cfsrc`, `data-large-file`. */
const OWN_NAME = /^data-.*(?:src|file|image|img|original|url)/;
const IS_PICTURE = /^\S+\.(?:avif|gif|jpe?g|png|svg|webp)(?:[?#]\S*)?$/i;

/** The address of a picture, also where a placeholder takes its place until a script has run. */
export function imageSource(image: ElementNode): string | null {
  for (const name of ADDRESSES) {
    const value = attr(image, name);
    if (value && !value.startsWith("data:")) return value;
  }
  return firstListed(image) ?? ownAddress(image) ?? sourceBeside(image) ?? sourceForOthers(image);
}

const firstListed = (element: ElementNode): string | null =>
  ADDRESS_LISTS.map((name) => attr(element, name)?.trim().split(/\s/, 1)[0]).find(
    (value) => value !== undefined && value !== "" && !value.startsWith("data:"),
  ) ?? null;

const ownAddress = ({ attrs }: ElementNode): string | null =>
  attrs.find(({ name, value }) => OWN_NAME.test(name) && IS_PICTURE.test(value))?.value ?? null;

/** `picture` lists its addresses beside the image. */
function sourceBeside({ parent }: ElementNode): string | null {
  if (parent?.tag !== "picture") return null;
  for (const child of parent.children) {
    const address = child.kind === "element" && child.tag === "source" ? firstListed(child) : null;
    if (address !== null) return address;
  }
  return null;
}

/** Readers without scripts get the same picture from the `noscript` next to it. */
function sourceForOthers({ parent, start }: ElementNode): string | null {
  const next = parent?.children.find(
    (child) => child.kind === "element" && child.start > start && child.tag !== "br",
  );
  if (next?.kind !== "element" || next.tag !== "noscript") return null;
  let address: string | null = null;
  walk(next, (inner) => {
    if (inner.tag === "img") address ??= attr(inner, "src");
    return address === null;
  });
  return address;
}
