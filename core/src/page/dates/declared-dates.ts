/** Dates stated for machines: JSON-LD, metas, microdata, `time`, and data that scripts carry. */

import { eachOwnObject, typesOf } from "../declared/json-ld.ts";
import { itemValue } from "../declared/microdata.ts";
import type { PartialPage } from "../main/partial-page.ts";
import type { JsonObject } from "../page-model.ts";
import { textOf } from "../tree/text.ts";
import { attr, type ElementNode } from "../tree/tree.ts";
import { machineDay } from "./calendar-day.ts";
import type { AddDate, DateCandidate } from "./candidates.ts";
import { type OwnPlaces, ownPlaces } from "./own-places.ts";
import { scriptDates } from "./script-dates.ts";

type Role = DateCandidate["role"];
type Weights = Record<string, [Role, number]>;

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

export function declaredDates(reading: PartialPage, monthFirst: boolean): DateCandidate[] {
  const found: DateCandidate[] = [];
  const add = (fact: Omit<DateCandidate, "value">) => {
    const value = machineDay(fact.raw, monthFirst);
    if (value) found.push({ ...fact, value });
  };
  fromJsonLd(reading, add);
  fromMetas(reading, add);
  fromElements(reading, add);
  if (found.length === 0) scriptDates(reading, add);
  return found;
}

function fromJsonLd({ structuredData }: PartialPage, add: AddDate): void {
  eachOwnObject(structuredData.nodes, (node, depth) => {
    const isPage = typesOf(node).some((type) => IS_THE_PAGE.test(type));
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

function fromMetas({ metas }: PartialPage, add: AddDate): void {
  for (const { name, content, place } of metas) {
    const rule = Object.hasOwn(METAS, name) ? METAS[name] : undefined;
    if (!rule) continue;
    const source = /^(?:og|article):/.test(name) ? "open-graph" : "meta";
    add({ raw: content, role: rule[0], source, where: name, place, weight: rule[1] });
  }
}

const SIDE_NAMES = /sidebar|widget|footer|aside|recent/i;
/** "Updated" and "modified" in the languages of the packs, cut before their endings; also names of classes. */
const UPDATED_STEMS =
  "modif|updat|aktualis|geändert|geandert|mis à jour|mise à jour|actualis|actualiz|aggiorna|atualiz|bewerkt|bijgewerkt|gewijzigd|aktualiz|zmodyfik|zmieniono";
const UPDATED = new RegExp(UPDATED_STEMS, "i");
/** A line with one date, such as "Last updated 3 May 2024". */
const MAX_LINE = 60;
const PUBLISHED = /publi|pubblic|veröffentlicht|erschienen|geplaatst|entry-date|posted|post-date|dateline/i;

function fromElements(reading: PartialPage, add: AddDate): void {
  const { found } = reading;
  const places = ownPlaces(reading);
  let order = 0;
  for (const element of [...found.times, ...found.hinted]) {
    const prop = attr(element, "itemprop")?.toLowerCase();
    const rule = prop && Object.hasOwn(ITEMPROPS, prop) ? ITEMPROPS[prop] : undefined;
    if (!rule && element.tag !== "time" && element.tag !== "abbr") continue;
    const raw =
      element.tag === "abbr"
        ? (attr(element, "title") ?? "")
        : (attr(element, "datetime") ?? itemValue(element));
    if (raw === "" || places.isForeign(element)) continue;
    const names = namesAround(element);
    const isNamed = rule !== undefined || UPDATED.test(names) || PUBLISHED.test(names);
    if (!isNamed && !isOwnTime(element, places)) continue;
    const [role, weight] =
      rule ??
      (saysUpdated(element, names)
        ? (["modified", 70] as const)
        : (["published", timeWeight(element, names)] as const));
    order += 1;
    add({
      raw,
      role,
      source: rule ? "microdata" : "element",
      where: rule ? `itemprop=${prop}` : `${element.tag}[${element.tag === "abbr" ? "title" : "datetime"}]`,
      place: { start: element.start, end: element.end },
      weight: weight - Math.min(order, 20) / 4 - (SIDE_NAMES.test(names) ? 40 : 0),
    });
  }
}

/** Themes write "published updated" on a page that was never changed. */
function saysUpdated(element: ElementNode, names: string): boolean {
  if (PUBLISHED.test(attr(element, "class") ?? "")) return false;
  const line = element.parent ? textOf(element.parent) : "";
  return UPDATED.test(names) || (line.length <= MAX_LINE && UPDATED.test(line) && !PUBLISHED.test(line));
}

/** A `time` whose names say nothing dates the page only next to its title or right after its text. */
function isOwnTime(element: ElementNode, places: OwnPlaces): boolean {
  const zone = places.zoneOf(element);
  return zone === "title" || zone === "head" || (zone === "end" && !places.isBoilerplate(element));
}

function timeWeight(element: ElementNode, names: string): number {
  if (attr(element, "pubdate") !== null) return 90;
  if (PUBLISHED.test(names)) return 84;
  // A `time` without words, or with an hour only, often dates something else.
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
