/** The question a page answers: asked by the user, or taken from its title, main heading and address. */
import type { PageModel } from "../../page/page-model.ts";
import { contentStems, stem, wordsOf } from "./words.ts";

type QueryTerm = { stem: string; word: string; weight: number };
/** What kind of statement would answer; null where the words do not tell. */
export type Asks = "quantity" | "definition" | "reason" | "time" | null;
export type Query = {
  text: string;
  terms: QueryTerm[];
  source: "asked" | "title" | "heading" | "address";
  asks: Asks;
};

/** Words that titles are dressed with and nobody answers. */
const DRESSING = new Set(
  "guide complete ultimate best top tips everything know need introduction overview explained blog post article news home page official site update new free online"
    .split(" ")
    .map(stem),
);
const MAX_TERMS = 10;

export function readQuery(page: PageModel, asked?: string): Query {
  if (asked?.trim()) {
    return { text: asked.trim(), terms: weigh(asked, [asked]), source: "asked", asks: readAsks(asked) };
  }
  const heading = page.headings.find((one) => one.level === 1 && one.text.length > 2)?.text ?? null;
  const title = page.title;
  const slug = slugWords(page.url);
  const text = title ?? heading ?? slug;
  const source = title ? "title" : heading ? "heading" : "address";
  return { text, terms: weigh(text, [title ?? "", heading ?? "", slug]), source, asks: readAsks(text) };
}

const QUANTITY =
  /\bhow (?:much|many|long|often|far|fast|hot|cold|big|large|small|old|tall|high|deep|heavy|wide|expensive|late|soon|strong)\b|\b(?:cost|price) of\b/i;

/** Asked at the start of a clause, or announced; "who, how and why" only names the word. */
const WHY =
  /(?:^|[:;?!.|–—-]\s+|[:?!(]|\b(?:is|reasons?|explain(?:s|ed)?|know|understand|learn|find out|see|here['’]?s|that['’]s|this is)\s+)["“]?why\b/i;

function readAsks(text: string): Asks {
  if (QUANTITY.test(text)) return "quantity";
  if (/\bwhat (?:is|are)\b|\b(?:meaning|definition) of\b/i.test(text)) return "definition";
  if (WHY.test(text)) return "reason";
  return /^\s*when\b/i.test(text) ? "time" : null;
}

/** The last part of the address that has words in it. */
export function slugWords(url: string): string {
  const parts = (URL.parse(url)?.pathname ?? "").split("/").filter((part) => /[a-z]{3}/i.test(part));
  const last = parts.at(-1) ?? "";
  return decode(last)
    .replace(/\.\w{2,5}$/, "")
    .replace(/[-_+]/g, " ");
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** A term that two of the places agree on counts in full, others by half; dressing by a quarter, unless nothing else is there. */
function weigh(text: string, places: readonly string[]): QueryTerm[] {
  const stems = places.map((place) => new Set(contentStems(wordsOf(place))));
  const terms = new Map<string, QueryTerm>();
  for (const word of wordsOf(text)) {
    const [key] = contentStems([word]);
    if (key === undefined || terms.has(key)) continue;
    const agreed = stems.filter((set) => set.has(key)).length >= Math.min(2, places.length);
    const weight = (agreed ? 1 : 0.5) * (DRESSING.has(key) || /^\d+$/.test(key) ? 0.25 : 1);
    terms.set(key, { stem: key, word, weight });
  }
  const heaviest = [...terms.values()].sort((one, other) => other.weight - one.weight).slice(0, MAX_TERMS);
  return [...terms.values()].filter((term) => heaviest.includes(term));
}

/** Share of the query's weight that these stems cover, 0 to 1. */
export function coverage(query: Query, stems: ReadonlySet<string>): number {
  let total = 0;
  let covered = 0;
  for (const term of query.terms) {
    total += term.weight;
    if (stems.has(term.stem)) covered += term.weight;
  }
  return total === 0 ? 0 : covered / total;
}
