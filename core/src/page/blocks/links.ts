/** Links of the whole page, each tied to the block that contains it. */
import type { Block, Link } from "../page-model.ts";
import type { Resolve } from "../tree/resolve.ts";
import { collapse, textOf } from "../tree/text.ts";
import { attr, type ElementNode, firstText, walk } from "../tree/tree.ts";
import { blockFinder } from "./block-finder.ts";
import { aroundOutside, sentenceAround } from "./link-context.ts";

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
