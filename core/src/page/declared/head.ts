/** What a page declares about itself outside its text: metas, links, title, language. */
import type { Found, PageModel, Place } from "../page-model.ts";
import { collapse, rawText } from "../tree/text.ts";
import { attr, type ElementNode, type Tree } from "../tree/tree.ts";

export type Meta = PageModel["metas"][number];

const placeOf = ({ start, end }: Place): Place => ({ start, end });

export function readMetas(elements: ElementNode[]): Meta[] {
  const metas: Meta[] = [];
  for (const element of elements) {
    if (element.tag !== "meta") continue;
    const name =
      attr(element, "property") ??
      attr(element, "name") ??
      attr(element, "http-equiv") ??
      attr(element, "itemprop");
    const content = attr(element, "content");
    if (name && content !== null)
      metas.push({ name: name.trim().toLowerCase(), content: content.trim(), place: placeOf(element) });
  }
  return metas;
}

/** The first meta of the names, in the order of the names, that says something. */
export function metaFound(metas: Meta[], names: string[]): Found | null {
  for (const name of names) {
    const meta = metas.find((one) => one.name === name && one.content !== "");
    if (meta) {
      const source = name.startsWith("og:") || name.startsWith("article:") ? "open-graph" : "meta";
      return { value: collapse(meta.content), source, where: name, raw: meta.content, place: meta.place };
    }
  }
  return null;
}

export function metaGroup(metas: Meta[], belongs: (name: string) => boolean): Record<string, string[]> {
  const group: Record<string, string[]> = Object.create(null);
  for (const { name, content } of metas) {
    if (!belongs(name)) continue;
    group[name] ??= [];
    group[name].push(content);
  }
  return { ...group };
}

const ROBOTS_NAME = /^(?:robots|[a-z-]*bot(?:-news)?|slurp|bingpreview|yandex|baiduspider)$/;

export function readRobots(metas: Meta[]): Record<string, string[]> {
  const robots: Record<string, string[]> = {};
  for (const { name, content } of metas) {
    if (!ROBOTS_NAME.test(name)) continue;
    const directives = content
      .toLowerCase()
      .split(",")
      .map((one) => one.trim())
      .filter(Boolean);
    robots[name] = [...(robots[name] ?? []), ...directives];
  }
  return robots;
}

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

export function readHreflang(
  links: ElementNode[],
  resolve: (href: string) => string | null,
): PageModel["hreflang"] {
  return links
    .filter((link) => hasRel(link, "alternate") && attr(link, "hreflang"))
    .map((link) => ({
      language: (attr(link, "hreflang") ?? "").toLowerCase(),
      href: resolve(attr(link, "href") ?? ""),
      place: placeOf(link),
    }));
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
