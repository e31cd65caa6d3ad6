/** Who wrote the page and who published it, from the most to the least deliberate statement. */
import { phrasesOfAll } from "../../language/packs/all.ts";
import { phrasePattern } from "../../language/phrase-pattern.ts";
import type { AuthorCandidate } from "../dates/candidates.ts";
import { eachObject } from "../declared/json-ld-objects.ts";
import { metaFound } from "../declared/metas.ts";
import type { PartialPage } from "../main/partial-page.ts";
import type { Found, PageModel } from "../page-model.ts";
import { bylines } from "./bylines.ts";
import { fromJsonLd, idIndex, namesOf } from "./declared-authors.ts";
import { personNames } from "./person-name.ts";

type Authorship = Pick<PageModel, "author" | "authors" | "publisher">;

const AUTHOR_METAS = [
  "author",
  "article:author",
  "article:author_name",
  "og:article:author",
  "dc.creator",
  "dcterms.creator",
  "dc.contributor",
  "parsely-author",
  "sailthru.author",
  "citation_author",
  "byl",
  "cxenseparse:author",
  "twitter:data1",
  "og:author",
  "creator",
  "rnews:author",
];

export function readAuthorship(reading: PartialPage): Authorship {
  const publisher = readPublisher(reading);
  const site = plain(publisher?.value ?? "");
  // A page that names its own site as the author names nobody, if it names a person elsewhere.
  const isPerson = ({ names }: AuthorCandidate) => names.every((name) => plain(name) !== site);
  const visible = bylines(reading);
  const declared = [...fromJsonLd(reading), ...fromMetas(reading)];
  const shown = declared.find((one) => isPerson(one) && isShown(reading, one));
  const candidates = shown ? [shown] : [...visible.slice(0, 1).filter(isMarked), ...declared, ...visible];
  const best = candidates.find(isPerson) ?? candidates[0];
  if (!best) return { author: null, authors: [], publisher };
  return { author: { ...best.fact, value: byline(best.names) }, authors: best.names, publisher };
}

/** Readers see the name too. Systems often declare the account that uploaded the page. */
const isShown = ({ segments }: PartialPage, { names }: AuthorCandidate): boolean =>
  names.some((name) => segments.some(({ text }) => text.includes(name)));

/** Marked as the author for machines, where readers see it: more reliable than a hidden name. */
const isMarked = ({ fact }: AuthorCandidate) => fact.source === "microdata" || fact.source === "link";

const byline = (names: string[]) => names.join(names.length === 2 ? " and " : ", ");

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

function readPublisher({ structuredData, metas }: PartialPage): Found | null {
  let publisher: Found | null = null;
  const byId = idIndex(structuredData.nodes);
  eachObject(structuredData.nodes, (node) => {
    const [name] = namesOf(node.publisher, byId);
    if (name) publisher ??= { value: name, raw: name, source: "json-ld", where: "publisher", place: null };
  });
  return (
    publisher ??
    metaFound(metas, ["og:site_name", "publisher", "dc.publisher", "article:publisher", "application-name"])
  );
}

function fromMetas({ metas }: PartialPage): AuthorCandidate[] {
  const found: AuthorCandidate[] = [];
  for (const wanted of AUTHOR_METAS) {
    const said = metas.filter(
      ({ name, content }) => name === wanted && content !== "" && isByline(metas, name),
    );
    const names = [...new Set(said.flatMap(({ content }) => personNames(content)))];
    const [first] = said;
    if (names.length === 0 || !first) continue;
    const source = /^(?:og|article):/.test(wanted) ? "open-graph" : "meta";
    found.push({
      names,
      fact: { raw: said.map(({ content }) => content).join(", "), source, where: wanted, place: first.place },
    });
  }
  return found;
}

const SAYS_WRITER = phrasePattern(phrasesOfAll("author", "byWriter", "published"));

/** `twitter:data1` is whatever `twitter:label1` says it is. */
function isByline(metas: PageModel["metas"], name: string): boolean {
  if (name !== "twitter:data1") return true;
  const label = metas.find((meta) => meta.name === "twitter:label1")?.content ?? "";
  return SAYS_WRITER.test(label);
}
