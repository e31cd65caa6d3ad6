/** The metas of a page, and what they say to crawlers. */
import type { Found, PageModel, Place } from "../page-model.ts";
import { collapse } from "../tree/text.ts";
import { attr, type ElementNode } from "../tree/tree.ts";

export type Meta = PageModel["metas"][number];

export const placeOf = ({ start, end }: Place): Place => ({ start, end });

export function readMetas(elements: ElementNode[]): Meta[] {
  const metas: Meta[] = [];
  for (const element of elements) {
    if (element.tag !== "meta") continue;
    const content = attr(element, "content");
    if (content === null) continue;
    for (const name of namesOf(element))
      metas.push({ name, content: content.trim(), place: placeOf(element) });
  }
  return metas;
}

/** `<meta name="description" property="og:description">` is both. */
function namesOf(element: ElementNode): Set<string> {
  const own = [attr(element, "property"), attr(element, "name")].filter((name) => name);
  const names = own.length > 0 ? own : [attr(element, "http-equiv") ?? attr(element, "itemprop")];
  return new Set(names.flatMap((name) => name?.trim().toLowerCase() || []));
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
