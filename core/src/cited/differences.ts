/**
 * What cited pages have and the user's page lacks, at most three. A feature that pages which were read and dropped have as often
 * isn't a difference. These are differences, not proven causes.
 */
import { isSamePage } from "../visibility/answers/cited-address.ts";
import { wilsonInterval } from "../visibility/interval.ts";
import type { PageDifference, PageQuote, SourcedAnswer } from "./cited-view.ts";
import { type CommonTopic, commonTopics } from "./common-topics.ts";
import { isOwnSite, type OwnSite } from "./read-answer.ts";
import type { SourceLibrary } from "./source-library.ts";
import type { SourceReading } from "./source-reading.ts";
import { TRAITS, type TraitId, type TraitQuote } from "./source-traits.ts";
import { TRAIT_WORDS } from "./trait-words.ts";

const MAX_DIFFERENCES = 3;
/** With fewer pages, one of them decides everything. */
export const MIN_PAGES = 3;
export const MIN_ANSWERS = 3;
/** At least half of the cited pages have it, and clearly more of them than of the dropped ones. */
const MIN_CITED_SHARE = 0.5;
const MIN_LEAD = 0.2;

type Counted = PageDifference["cited"];

export type ComparedPages = {
  query: string;
  own: OwnSite;
  library: SourceLibrary;
  /** Answers with a search. */
  answers: readonly SourcedAnswer[];
  /** The edit of the newest report that brings a feature. */
  editFor?: (trait: TraitId) => string | null;
};

export type ComparedResult = { differences: PageDifference[]; tooFew: string | null };

export function differencesOf(compared: ComparedPages): ComparedResult {
  const { own, library, answers } = compared;
  const ownReading = library.find(own.url)?.reading ?? null;
  const { cited, dropped } = pagesByRole(compared);
  const tooFew = whyTooFew({ ownReading, answers: answers.length, cited: cited.length });
  if (tooFew !== null || ownReading === null) return { differences: [], tooFew };
  const found = [
    ...TRAITS.flatMap((trait) => traitDifference(trait, { ownReading, cited, dropped, compared }) ?? []),
    ...commonTopics(answers).flatMap((topic) => topicDifference(topic, { cited, dropped, compared }) ?? []),
  ].toSorted((one, other) => weightOf(other) - weightOf(one));
  const differences = found.slice(0, MAX_DIFFERENCES);
  return { differences, tooFew: differences.length > 0 ? null : NOTHING_FOUND };
}

const NOTHING_FOUND =
  "We found no clear difference: your page has what the cited pages have, or pages that were read and dropped have it as often.";

/** A page that any answer cites is a cited one. The user's own pages are neither. */
function pagesByRole({ answers, own, library }: ComparedPages) {
  const roles = new Map<string, "cited" | "dropped">();
  for (const { sources } of answers)
    for (const { url, host, role } of sources) {
      const key = library.find(url)?.url;
      if (key === undefined || isOwnSite(host, own)) continue;
      if (role === "cited" || !roles.has(key)) roles.set(key, role);
    }
  const readings = (role: string): SourceReading[] =>
    [...roles].flatMap(([url, one]) => (one === role ? (library.find(url)?.reading ?? []) : []));
  return { cited: readings("cited"), dropped: readings("dropped") };
}

type Amounts = { ownReading: SourceReading | null; answers: number; cited: number };

function whyTooFew({ ownReading, answers, cited }: Amounts): string | null {
  if (answers < MIN_ANSWERS)
    return `Too few answers to tell: ${answers} ${answers === 1 ? "was" : "were"} counted, and we need at least ${MIN_ANSWERS}.`;
  if (ownReading === null) return "Your page couldn't be read, so there is nothing to compare.";
  if (cited < MIN_PAGES)
    return `Too few pages to tell: we could read ${cited} of the cited pages of other sites, and we need at least ${MIN_PAGES}.`;
  return null;
}

type Pages = { cited: readonly SourceReading[]; dropped: readonly SourceReading[]; compared: ComparedPages };

function traitDifference(
  trait: TraitId,
  { ownReading, cited, dropped, compared }: Pages & { ownReading: SourceReading },
): PageDifference | null {
  if (ownReading.traits[trait].has !== false) return null;
  const count = (pages: readonly SourceReading[]) => {
    const known = pages.filter(({ traits }) => traits[trait].has !== null);
    return counted(known.filter(({ traits }) => traits[trait].has === true).length, known.length);
  };
  const [theirs, others] = [count(cited), count(dropped)];
  const example = cited.find(({ traits }) => traits[trait].has === true && traits[trait].quote !== null);
  const quote = example?.traits[trait].quote;
  if (!example || !quote || !isDifference(theirs, others)) return null;
  const words = TRAIT_WORDS[trait];
  const ownQuote = ownReading.traits[trait].quote;
  return {
    id: trait,
    title: words.title,
    detail: `${ofPages(theirs)} ${words.theirs}; ${words.yours}.${besideDropped(others)}`,
    cited: theirs,
    dropped: comparable(others),
    theirs: pageQuote(quote, example.url),
    own: ownQuote ? pageQuote(ownQuote, ownReading.url) : null,
    task: words.task(compared.query),
    editId: compared.editFor?.(trait) ?? null,
  };
}

function topicDifference(topic: CommonTopic, { cited, dropped, compared }: Pages): PageDifference | null {
  const { claim, answers, theirs, supportedBy } = topic;
  const says = ({ url }: SourceReading) => [...supportedBy].some((one) => isSamePage(one, url));
  const theirCount = counted(cited.filter(says).length, cited.length);
  const others = counted(dropped.filter(says).length, dropped.length);
  const { quote } = theirs;
  // It must come up in many answers, not on many pages: one good source is enough for an engine.
  if (!quote || theirCount.with === 0) return null;
  return {
    id: `topic-${claim.text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, "-")
      .slice(0, 60)}`,
    title: "They say something that your page leaves out.",
    detail: `It comes up in ${answers} of ${compared.answers.length} answers; we didn't find it on your page.`,
    cited: theirCount,
    dropped: comparable(others),
    theirs: quote,
    own: claim.own.quote,
    task: `Say on your page whether this is so for you: “${claim.text}”`,
    editId: null,
  };
}

const counted = (held: number, of: number): Counted => ({
  with: held,
  of,
  interval: wilsonInterval({ cited: held, counted: of }),
});
const shareOf = ({ with: held, of }: Counted): number => (of === 0 ? 0 : held / of);
const comparable = (one: Counted): Counted | null => (one.of === 0 ? null : one);

function isDifference(cited: Counted, dropped: Counted): boolean {
  if (cited.of < MIN_PAGES || shareOf(cited) < MIN_CITED_SHARE) return false;
  return dropped.of < MIN_PAGES || shareOf(cited) - shareOf(dropped) >= MIN_LEAD;
}

/** What is surely common among cited pages, and rare among dropped ones, comes first. */
const weightOf = ({ cited, dropped }: PageDifference): number =>
  cited.interval.low - (dropped ? shareOf(dropped) / 2 : 0.25);

const ofPages = ({ with: held, of }: Counted): string =>
  held === of ? `All ${of} cited pages` : `${held} of ${of} cited pages`;

function besideDropped({ with: held, of }: Counted): string {
  if (of === 0) return "";
  return ` Of the pages that were read and dropped, ${held} of ${of} do.`;
}

const pageQuote = ({ text, under, wordsBefore }: TraitQuote, url: string): PageQuote => ({
  url,
  text,
  under,
  wordsBefore,
});
