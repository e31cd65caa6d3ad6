/** Answers and pages in, the run's result out. Every site is counted on the same answers. */
import { siteOutcomeIn } from "./answers/outcome.ts";
import { forEach, rowOf, type ScoredEngines, type WatchedPage } from "./competitor-row.ts";
import { passageDuel } from "./estimates/duel.ts";
import type { SiteReading } from "./estimates/page-reading.ts";
import { topicFit } from "./estimates/topic-fit.ts";
import { averageScore } from "./ratings.ts";
import { type KeptAnswer, type ScoredSite, scoreSite } from "./score-site.ts";
import { searchBoard } from "./search-board.ts";
import type { Cell, EnginePart, VisibilityResult } from "./visibility-result.ts";

/** Changes when an answer would be read or counted otherwise; kept with each answer. */
export const PARSER_VERSION = "2026-11-16";
type ReadPage = WatchedPage & { reading: SiteReading };
type RunFacts = {
  run: string;
  query: string;
  timestamp: string;
  samples: number;
  own: ReadPage;
  rivals: readonly WatchedPage[];
  skipped: VisibilityResult["skipped"];
  answers: readonly KeptAnswer[];
};

export function visibilityReport(facts: RunFacts): VisibilityResult {
  const { query, own, answers } = facts;
  const isMeasured = answers.some(({ answer }) => answer?.searched);
  // Without an answer that counts there is nothing to say about a page that could not be read.
  const rivals = facts.rivals.filter(({ reading }) => reading || isMeasured);
  const left = facts.rivals.filter((rival) => !rivals.includes(rival));
  const score = (page: WatchedPage): ScoredEngines =>
    forEach((engine) => scoreSite(engine, query, page, answers));
  const ours = score(own);
  const provenance = forEach((engine) => ours[engine].provenance);
  return {
    url: own.url,
    query,
    timestamp: facts.timestamp,
    contentMetadata: { title: own.reading.title, wordCount: own.reading.wordCount },
    aiAnalysis: {
      perplexity: { ...partOf(ours.perplexity), mentions: ours.perplexity.passages },
      openai: { ...partOf(ours.openai), quotes: ours.openai.passages },
      gemini: { ...partOf(ours.gemini), mentions: ours.gemini.passages },
    },
    mode: modeOf(Object.values(provenance)),
    sampleSize: answers.length > 0 ? facts.samples : 0,
    interval: forEach((engine) => ours[engine].interval),
    provenance,
    averageScore: averageScore(
      forEach((engine) =>
        isMeasured && provenance[engine] === "estimated" ? 0 : ours[engine].relevanceScore,
      ),
    ),
    fit: topicFit(query, own.reading),
    searches: searchBoard(answers, own.reading),
    run: facts.run,
    competitors: rivals.map((rival) => rowOf(query, rival, { theirs: score(rival), ours })),
    skipped: [...facts.skipped, ...left.map(({ url, failure }) => ({ url, reason: failure ?? "" }))],
    answers: answers.map((kept) => shown(kept, [own, ...rivals])),
    duel: passageDuel(
      query,
      { ...own.reading, url: own.url },
      rivals.flatMap(({ url, reading }) => (reading ? [{ ...reading, url }] : [])),
    ),
  };
}

const partOf = ({ passages: _, ...part }: ScoredSite): EnginePart => part;

function modeOf(provenance: readonly Cell["provenance"][]): VisibilityResult["mode"] {
  const measured = provenance.filter((one) => one === "measured").length;
  if (measured === 0) return "estimate";
  return measured === provenance.length ? "live" : "mixed";
}

function shown({ engine, sample, answer, failure }: KeptAnswer, pages: readonly WatchedPage[]) {
  return {
    engine,
    sample,
    failure,
    model: answer?.model ?? "",
    text: answer?.text ?? "",
    citations: answer?.citations ?? [],
    attribution: answer?.attribution ?? null,
    standings: pages.map(({ url, reading }) => {
      const { outcome, mentions } = siteOutcomeIn(answer, { url, names: reading?.names ?? [] });
      return { outcome, mentions };
    }),
  };
}
