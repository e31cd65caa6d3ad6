/** Dates stated for machines: JSON-LD, metas, microdata, `time`, and data that scripts carry. */
import { machineDay } from "./calendar-day.ts";
import type { DateCandidate } from "./candidates.ts";
import { eachObject, typesOf } from "./json-ld.ts";
import { itemValue } from "./microdata.ts";
import type { JsonObject } from "./page-model.ts";
import type { Reading } from "./reading.ts";
import { textOf } from "./text.ts";
import { attr, type ElementNode } from "./tree.ts";

type Role = DateCandidate["role"];
type Weights = Record<string, [Role, number]>;

/** A comment, a review or another page named here has its own date. */
const NOT_THE_PAGE =
  /^(?:Comment|Review|Answer|Offer|Person|Organization|ImageObject|VideoObject|ListItem|Event|Rating)$/;
const IS_THE_PAGE = /Article|Posting|WebPage|Report|Recipe|CreativeWork|Question|Product/;
const JSON_LD: Weights = {
  datePublished: ["published", 100],
  dateCreated: ["published", 84],
  uploadDate: ["published", 50],
  dateModified: ["modified", 100],
};

const PUBLISHED_METAS =
  "article:published_time article:published og:article:published_time og:published_time og:pubdate datepublished publishdate publish_date publish-date pubdate publication_date publicationdate published-date published_time published date_published cxenseparse:recs:publishtime parsely-pub-date sailthru.date dc.date.issued dc.date.created dcterms.date dcterms.created dcterms.issued citation_publication_date citation_online_date article.published article.created article:post_date originalpublicationdate displaydate bt:pubdate vr:published_time rnews:datepublished dcsext.articlefirstpublished";
const LOOSE_METAS =
  "date dc.date dc.date.available creation_date created release_date eomportal-lastupdate cdate prism.publicationdate time";
const MODIFIED_METAS =
  "article:modified_time article:modified og:updated_time og:modified_time datemodified modified last-modified lastmod lastmodified dcterms.modified dc.date.modified revised rnews:datemodified article:updated";

const METAS: Weights = Object.fromEntries([
  ...PUBLISHED_METAS.split(" ").map((name, index) => [name, ["published", 96 - index / 10]] as const),
  ...LOOSE_METAS.split(" ").map((name) => [name, ["published", 80]] as const),
  ...MODIFIED_METAS.split(" ").map((name) => [name, ["modified", 90]] as const),
]);
const ITEMPROPS: Weights = {
  datepublished: ["published", 92],
  datecreated: ["published", 82],
  datemodified: ["modified", 92],
};

export function declaredDates(reading: Reading, monthFirst: boolean): DateCandidate[] {
  const found: DateCandidate[] = [];
  const add = (fact: Omit<DateCandidate, "value">) => {
    const value = machineDay(fact.raw, monthFirst);
    if (value) found.push({ ...fact, value });
  };
  fromJsonLd(reading, add);
  fromMetas(reading, add);
  fromElements(reading, add);
  if (found.length === 0) fromScripts(reading, add);
  return found;
}

type Add = (fact: Omit<DateCandidate, "value">) => void;

function fromJsonLd({ structuredData }: Reading, add: Add): void {
  eachObject(structuredData.nodes, (node, depth) => {
    const types = typesOf(node);
    if (types.some((type) => NOT_THE_PAGE.test(type))) return;
    const isPage = types.some((type) => IS_THE_PAGE.test(type));
    for (const [key, [role, weight]] of Object.entries(JSON_LD)) {
      const raw = textValue(node, key);
      if (raw)
        add({
          raw,
          role,
          source: "json-ld",
          where: key,
          place: null,
          weight: weight - depth - (isPage ? 0 : 8),
        });
    }
  });
}

function textValue(node: JsonObject, key: string): string | null {
  const value = node[key];
  const one = Array.isArray(value) ? value[0] : value;
  if (typeof one === "string") return one;
  const inner = one && typeof one === "object" && !Array.isArray(one) ? one["@value"] : null;
  return typeof inner === "string" ? inner : null;
}

function fromMetas({ metas }: Reading, add: Add): void {
  for (const { name, content, place } of metas) {
    const rule = Object.hasOwn(METAS, name) ? METAS[name] : undefined;
    if (!rule) continue;
    const source = /^(?:og|article):/.test(name) ? "open-graph" : "meta";
    add({ raw: content, role: rule[0], source, where: name, place, weight: rule[1] });
  }
}

const LATE = /comment|reply|respon|related|sidebar|widget|footer|aside|teaser|recent|recommend/i;
const UPDATED = /modif|updat|aktualis|ge[aä]ndert|bewerkt/i;

function fromElements({ found }: Reading, add: Add): void {
  let order = 0;
  for (const element of [...found.times, ...found.hinted]) {
    const prop = attr(element, "itemprop")?.toLowerCase();
    const rule = prop && Object.hasOwn(ITEMPROPS, prop) ? ITEMPROPS[prop] : undefined;
    if (!rule && element.tag !== "time" && element.tag !== "abbr") continue;
    const raw =
      element.tag === "abbr"
        ? (attr(element, "title") ?? "")
        : (attr(element, "datetime") ?? itemValue(element));
    if (raw === "") continue;
    const names = namesAround(element);
    const [role, weight] =
      rule ??
      (UPDATED.test(names)
        ? (["modified", 70] as const)
        : (["published", timeWeight(element, names)] as const));
    order += 1;
    add({
      raw,
      role,
      source: rule ? "microdata" : "element",
      where: rule ? `itemprop=${prop}` : `${element.tag}[${element.tag === "abbr" ? "title" : "datetime"}]`,
      place: { start: element.start, end: element.end },
      weight: weight - Math.min(order, 20) / 4 - (LATE.test(names) ? 40 : 0),
    });
  }
}

function timeWeight(element: ElementNode, names: string): number {
  if (attr(element, "pubdate") !== null) return 90;
  if (/publi|entry-date|posted|post-date|dateline/i.test(names)) return 84;
  // A `time` without words, or with an hour only, is often a clock of something else.
  return textOf(element) === "" ? 66 : 74;
}

/** The names of the element and of the boxes around it. */
export function namesAround(element: ElementNode, levels = 6): string {
  const names: string[] = [];
  let up: ElementNode | null = element;
  for (let step = 0; up && step < levels && up.tag !== "body"; step++, up = up.parent) {
    names.push(up.tag, (attr(up, "class") ?? "").slice(0, 120), (attr(up, "id") ?? "").slice(0, 60));
  }
  return names.join(" ");
}

const IN_SCRIPT =
  /\\?"(?:datePublished|publishedAt|published_at|publishDate|publish_date|publishedDate|published_date|publicationDate|publication_date|firstPublished(?:At|Date)?|date_published|pubDate|datePosted|createdAt|created_at|createDate)\\?"\s{0,3}:\s{0,3}\\?"((?:19|20)\d\d-\d\d-\d\d[^"\\]{0,20})/g;
/** How far before a match the sample it may stand in is looked for, and how many samples are passed over. */
const SAMPLE_REACH = 4_000;
const MOST_SAMPLES = 20;

/** Pages that a script draws carry their data along; asked only when nothing else speaks. */
function fromScripts({ html }: Reading, add: Add): void {
  let samples = 0;
  for (const { 0: whole, 1: raw, index } of html.matchAll(IN_SCRIPT)) {
    if (isInSample(html, index)) {
      samples += 1;
      if (samples === MOST_SAMPLES) return;
      continue;
    }
    const place = { start: index, end: index + whole.length };
    if (raw) add({ raw, role: "published", source: "element", where: "script", place, weight: 45 });
    return;
  }
}

/** Shown to readers as code: it belongs to no page. */
function isInSample(html: string, at: number): boolean {
  const before = html.slice(Math.max(0, at - SAMPLE_REACH), at);
  const start = Math.max(before.lastIndexOf("<pre"), before.lastIndexOf("<code"));
  return start >= 0 && !/<\/(?:pre|code)>/.test(before.slice(start));
}
