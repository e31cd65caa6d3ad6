/** What the monitor stores about a page: only what it needs to compare pages for one query. */

import type { Subject } from "../../audits/audit.ts";
import { recordOf } from "../../contract/lists/record-of.ts";
import { snippetBans } from "../../facts/crawlers/access.ts";
import { shareOfQuery } from "../../facts/passages/on-topic.ts";
import { passagesFor, type ReadPassage } from "../../facts/passages/page-passages.ts";
import { type Lexicon, lexiconFor } from "../../language/lexicon.ts";
import { MONITORED, type MonitoredEngine } from "../ratings.ts";
import { type PageScores, pageScores, type Scored } from "./page-scores.ts";

export type PageFactors = Record<"freshness" | "authority" | "structure" | "technical", number>;
export type Access = { allowed: boolean; reason: string | null };

export type SiteReading = {
  url: string;
  title: string;
  /** The name the site uses for itself, in addition to its domain. */
  names: string[];
  wordCount: number;
  /** The passages that match the query best, in reading order. */
  passages: ReadPassage[];
  /** The sentence that answers the query, where the reading is sure of it. Absent in readings stored before it was kept. */
  answer?: string | null;
  /** Share of the query's words that occur anywhere on the page, and in its title and headings; 0 to 1. */
  coverage: { page: number; headings: number };
  /** Section scores of the same engine that analyzes pages, 0 to 1. */
  factors: PageFactors;
  access: Record<MonitoredEngine, Access>;
  /** Absent in readings stored before scores were kept. */
  scores?: PageScores;
};

/** The crawler that fetches pages for each engine's search. */
const SEARCH_BOT: Record<MonitoredEngine, string> = {
  perplexity: "PerplexityBot",
  openai: "OAI-SearchBot",
  gemini: "Googlebot",
};

export function readForQuery(subject: Subject, query: string, sections: Scored): SiteReading {
  const { page, facts } = subject;
  const text = facts.text();
  const title = page.title ?? page.titleTag?.value ?? "";
  const headings = [title, ...page.headings.map((heading) => heading.text)].join("\n");
  return {
    url: page.url,
    title,
    names: page.publisher ? [page.publisher.value] : [],
    wordCount: text.words,
    passages: passagesFor(query, text),
    answer: sureAnswer(subject),
    coverage: {
      page: shareOfQuery(query, `${headings}\n${page.text}`, facts.lexicon()),
      headings: shareOfQuery(query, headings, facts.lexicon()),
    },
    factors: {
      freshness: sections.content_freshness.score.score / 100,
      authority: sections.content_authority.score.score / 100,
      structure: sections.content_structure.score.score / 100,
      technical: sections.technical_implementation.score.score / 100,
    },
    access: accessOf(subject),
    scores: pageScores(sections),
  };
}

/** The subject was read with the query as its question. */
function sureAnswer({ facts }: Subject): string | null {
  const { level, sentences } = facts.reading().answer;
  return level === "answers" ? (sentences[0] ?? null) : null;
}

/** The words of a stored page's language. */
export const lexiconOfReading = ({ passages }: Pick<SiteReading, "passages">): Lexicon =>
  lexiconFor(passages.map(({ text }) => text).join("\n"));

function accessOf({ page, facts, evidence }: Subject): Record<MonitoredEngine, Access> {
  const [ban] = snippetBans(page, evidence.headers);
  const crawlers = facts.crawlers();
  const of = (engine: MonitoredEngine): Access => {
    if (ban) return { allowed: false, reason: ban };
    const bot = crawlers?.find(({ bot: name }) => name === SEARCH_BOT[engine]);
    if (!bot || bot.allowed) return { allowed: true, reason: null };
    return { allowed: false, reason: `${bot.bot}: ${bot.rule ?? "robots.txt is unreadable"}` };
  };
  return recordOf(MONITORED, of);
}
