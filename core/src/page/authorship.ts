/** Who wrote the page and who published it. */
import { hasRel, metaFound } from "./head.ts";
import { eachObject } from "./json-ld.ts";
import type { Found, Json, PageModel } from "./page-model.ts";
import type { Reading } from "./reading.ts";
import { collapse, textOf } from "./text.ts";

type Authorship = Pick<PageModel, "author" | "authors" | "publisher">;

export function readAuthorship({ metas, structuredData, found }: Reading): Authorship {
  const authors: string[] = [];
  let publisher: Found | null = null;
  eachObject(structuredData.nodes, (node) => {
    for (const name of namesOf(node.author)) if (!authors.includes(name)) authors.push(name);
    const [by] = namesOf(node.publisher);
    if (by) publisher ??= { value: by, raw: by, source: "json-ld", where: "publisher", place: null };
  });
  publisher ??= metaFound(metas, ["og:site_name", "publisher", "dc.publisher", "application-name"]);
  if (authors.length > 0) {
    const value = authors.join(", ");
    return {
      author: { value, raw: value, source: "json-ld", where: "author", place: null },
      authors,
      publisher,
    };
  }
  const meta = metaFound(metas, [
    "author",
    "article:author",
    "dc.creator",
    "parsely-author",
    "sailthru.author",
  ]);
  if (meta && !/^https?:/.test(meta.value)) return { author: meta, authors: [meta.value], publisher };
  const link = found.anchors.find((anchor) => hasRel(anchor, "author"));
  const name = link && textOf(link);
  if (link && name) {
    const place = { start: link.start, end: link.end };
    return {
      author: { value: name, raw: name, source: "link", where: "a[rel=author]", place },
      authors: [name],
      publisher,
    };
  }
  return { author: null, authors: [], publisher };
}

function namesOf(value: Json | undefined): string[] {
  if (typeof value === "string")
    return [collapse(value)].filter((name) => name !== "" && !/^https?:/.test(name));
  if (Array.isArray(value)) return value.flatMap(namesOf);
  return value && typeof value === "object" ? namesOf(value.name) : [];
}
