/** What the page declares about itself outside its text and metas: title, links, language. */
import type { Found } from "../page-model.ts";
import { collapse, rawText } from "../tree/text.ts";
import { attr, type ElementNode, type Tree } from "../tree/tree.ts";
import { type Meta, metaFound, placeOf } from "./metas.ts";

export function readTitleTag(titles: ElementNode[]): Found | null {
  // `<title>` also names parts of an SVG; only the first outside one is the page's.
  const element = titles.find(
    (one) => one.tag === "title" && one.parent?.tag !== "svg" && rawText(one).trim() !== "",
  );
  if (!element) return null;
  const raw = rawText(element);
  return { value: collapse(raw), source: "element", where: "title", raw, place: placeOf(element) };
}

export const hasRel = (element: ElementNode, name: string) =>
  (attr(element, "rel") ?? "").toLowerCase().split(/\s+/).includes(name);

export function readCanonical(links: ElementNode[], resolve: (href: string) => string | null): Found | null {
  const element = links.find((link) => hasRel(link, "canonical"));
  const raw = element && attr(element, "href");
  const value = raw && resolve(raw);
  return element && value
    ? { value, source: "link", where: "link[rel=canonical]", raw, place: placeOf(element) }
    : null;
}

const LANGUAGE = /^[a-z]{2,3}(?:[-_][a-z0-9]{2,8})*$/i;

export function readLanguage(tree: Tree, metas: Meta[]): Found | null {
  for (const [element, name] of [
    [tree.html, "lang"],
    [tree.html, "xml:lang"],
    [tree.body, "lang"],
  ] as const) {
    const raw = attr(element, name)?.trim();
    if (raw && LANGUAGE.test(raw)) {
      const value = raw.toLowerCase().replaceAll("_", "-");
      return {
        value,
        source: "element",
        where: `${element.tag}[${name}]`,
        raw,
        place: { start: element.start, end: element.start },
      };
    }
  }
  const meta = metaFound(metas, ["content-language", "language", "dc.language", "og:locale"]);
  return meta && LANGUAGE.test(meta.value)
    ? { ...meta, value: meta.value.toLowerCase().replaceAll("_", "-") }
    : null;
}
