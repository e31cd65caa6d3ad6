/** Dates stated for machines: JSON-LD, metas, microdata, `time`, and data that scripts carry. */
import { eachOwnObject, typesOf } from "../declared/json-ld-objects.ts";
import type { PartialPage } from "../main/partial-page.ts";
import type { JsonObject } from "../page-model.ts";
import { machineDay } from "./calendar-day.ts";
import type { AddDate, DateCandidate } from "./candidates.ts";
import { fromElements, type Weights } from "./element-dates.ts";
import { scriptDates } from "./script-dates.ts";

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
