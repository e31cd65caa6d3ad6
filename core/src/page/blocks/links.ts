/** Links, images and headings of the whole page, each tied to the block that contains it. */
import type { Block, Heading, Image, Link } from "../page-model.ts";
import type { Resolve } from "../tree/resolve.ts";
import { collapse, textOf } from "../tree/text.ts";
import { attr, closest, type ElementNode, firstText, walk } from "../tree/tree.ts";
import { imageSource } from "./read-blocks.ts";

/** Finds the block an offset falls in; offsets must be asked in growing order. */
export function blockFinder(blocks: Block[]): (offset: number) => Block | null {
  let at = 0;
  return (offset) => {
    while (at < blocks.length && (blocks[at]?.place.end ?? 0) <= offset) at += 1;
    const block = blocks[at];
    return block && block.place.start <= offset ? block : null;
  };
}

export function readLinks(anchors: ElementNode[], blocks: Block[], resolve: Resolve, url: string): Link[] {
  const blockAt = blockFinder(blocks);
  const searched = new Map<number, number>();
  const outside = new Map<ElementNode, string>();
  const target = targetReader(resolve, url);
  return anchors.map((anchor) => {
    const rawHref = (attr(anchor, "href") ?? "").trim();
    const { href, kind } = target(rawHref);
    const block = blockAt(firstText(anchor));
    const text = textOf(anchor) || imageText(anchor);
    return {
      text,
      href,
      rawHref,
      rel: (attr(anchor, "rel") ?? "").toLowerCase().split(/\s+/).filter(Boolean),
      kind,
      context: block ? sentenceAround(block, text, searched) : aroundOutside(anchor, outside),
      block: block?.index ?? null,
      place: { start: anchor.start, end: anchor.end },
    };
  });
}

function imageText(anchor: ElementNode): string {
  let alt = attr(anchor, "aria-label") ?? attr(anchor, "title") ?? "";
  walk(anchor, (inner) => {
    if (alt === "" && inner.tag === "img") alt = attr(inner, "alt") ?? "";
    return undefined;
  });
  return collapse(alt);
}

type Target = Pick<Link, "href" | "kind">;

/** Pages repeat their links: each address is taken apart once. */
function targetReader(resolve: Resolve, url: string): (raw: string) => Target {
  const known = new Map<string, Target>();
  const site = siteOf(url);
  return (raw) => {
    const before = known.get(raw);
    if (before) return before;
    const href = resolve(raw);
    const target: Target = { href, kind: kindOf(raw, href, site) };
    known.set(raw, target);
    return target;
  };
}

const NAMES_A_HOST = /^[\\/]{2}|^[a-z][a-z0-9+.-]*:/i;

function kindOf(raw: string, href: string | null, site: string): Link["kind"] {
  if (raw.startsWith("#")) return "anchor";
  if (href === null) return "other";
  if (href.startsWith("mailto:")) return "mail";
  if (href.startsWith("tel:")) return "phone";
  if (href.startsWith("javascript:")) return "script";
  if (!href.startsWith("http:") && !href.startsWith("https:")) return "other";
  // A page means itself by a path, also where a foreign base would send its readers elsewhere.
  if (!NAMES_A_HOST.test(raw)) return "internal";
  return siteOf(href) === site ? "internal" : "external";
}

/** The host of an address that is already resolved, without `www.`. */
const siteOf = (address: string) =>
  /^https?:\/\/(?:[^/?#@]*@)?(?:www\.)?([^/:?#]*)/i.exec(address)?.[1]?.toLowerCase() ?? "";

const CONTEXT = 300;

/** Walks forward through the block, so that the second link with the same words gets the second sentence. */
function sentenceAround(block: Block, text: string, searched: Map<number, number>): string {
  const whole = block.text;
  const from = searched.get(block.index) ?? 0;
  const at = text === "" ? -1 : whole.indexOf(text, from);
  if (at < 0) return whole.length <= CONTEXT ? whole : text;
  searched.set(block.index, at + text.length);
  const before = whole.slice(Math.max(0, at - CONTEXT), at);
  const after = whole.slice(at + text.length, at + text.length + CONTEXT);
  const start = lastSentenceEnd(before);
  const stop = /[.!?…。！？](?=\s|$)|\n/.exec(after);
  const tail = stop ? after.slice(0, stop.index + (stop[0] === "\n" ? 0 : 1)) : after;
  return (before.slice(start) + text + tail).trim();
}

const ENDS = ".!?…。！？";

function lastSentenceEnd(text: string): number {
  for (let at = text.length - 1; at > 0; at--) {
    const char = text.charAt(at);
    if (char === "\n") return at + 1;
    if (char === " " && ENDS.includes(text.charAt(at - 1))) return at + 1;
  }
  return 0;
}

const OUTSIDE = new Set(["p", "li", "td", "figcaption", "dd", "dt"]);

/** Remembered per box: a menu of ten thousand links is read once. */
function aroundOutside(anchor: ElementNode, known: Map<ElementNode, string>): string {
  const box = closest(anchor.parent, (element) => OUTSIDE.has(element.tag));
  if (!box?.stats || box.stats.chars > CONTEXT) return "";
  const text = known.get(box) ?? textOf(box);
  known.set(box, text);
  return text;
}

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
      lazy: attr(element, "loading") === "lazy" || attr(element, "data-src") !== null,
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

export function readHeadings(elements: ElementNode[], blocks: Block[]): Heading[] {
  const blockAt = blockFinder(blocks);
  return elements
    .map((element) => ({
      level: Number(element.tag[1]) as Heading["level"],
      text: textOf(element),
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
