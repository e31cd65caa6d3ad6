/** One site on one engine: measured from its answers where any of them count, otherwise estimated from the page, if it was read. */
import { answerSentences, sentencesAt } from "./answers/answer-sentences.ts";
import type { KeptAnswer } from "./answers/kept-answer.ts";
import { isCounted, OUTCOMES, type Outcome, siteOutcomeIn } from "./answers/outcome.ts";
import { wordShare } from "./answers/word-share.ts";
import { measuredText, notCounted, whyNotMeasured } from "./cell-words.ts";
import { estimateFor } from "./estimates/estimate.ts";
import type { SiteReading } from "./estimates/page-reading.ts";
import { scoreOfRate, wilsonInterval } from "./interval.ts";
import type { MonitoredEngine } from "./ratings.ts";
import type { EnginePart } from "./visibility-result.ts";

export type { KeptAnswer };
export type ScoredSite = EnginePart & { passages: string[] };

const MAX_PASSAGES = 5;
/** Longer sentences are cut when they are quoted. */
const MAX_QUOTED_CHARS = 300;

export function scoreSite(
  engine: MonitoredEngine,
  query: string,
  { reading, url }: { reading: SiteReading | null; url: string },
  answers: readonly KeptAnswer[],
): ScoredSite {
  const site = { url, names: reading?.names ?? [] };
  const asked = answers.filter((kept) => kept.engine === engine);
  const siteOutcomes = asked.map(({ answer }) => siteOutcomeIn(answer, site));
  const outcomes = Object.fromEntries(
    OUTCOMES.flatMap((outcome) => {
      const times = siteOutcomes.filter((siteOutcome) => siteOutcome.outcome === outcome).length;
      return times > 0 ? [[outcome, times]] : [];
    }),
  ) as Partial<Record<Outcome, number>>;
  const counted = siteOutcomes.filter(({ outcome }) => isCounted(outcome)).length;
  if (counted === 0) return estimated(engine, query, reading, { asked, outcomes });

  const rate = { cited: outcomes.cited ?? 0, counted };
  const interval = wilsonInterval(rate);
  const shares = asked.flatMap(({ answer }) => {
    const share = answer?.searched ? wordShare(answer, url) : null;
    return share === null ? [] : [share];
  });
  return {
    relevanceScore: scoreOfRate(rate),
    provenance: "measured",
    ...rate,
    interval,
    outcomes,
    wordShare: shares.length > 0 ? shares.reduce((sum, share) => sum + share, 0) / shares.length : null,
    note: notCounted(outcomes),
    passages: citingSentences(asked, site),
    analysis: measuredText(engine, rate, interval, outcomes),
  };
}

function estimated(
  engine: MonitoredEngine,
  query: string,
  reading: SiteReading | null,
  { asked, outcomes }: { asked: readonly KeptAnswer[]; outcomes: ScoredSite["outcomes"] },
): ScoredSite {
  const reason = whyNotMeasured(engine, asked);
  const why = reading ? reason : `${reason} The page could not be read, so there is no estimate either.`;
  const { score, analysis } = reading
    ? estimateFor(engine, query, reading, why)
    : { score: 0, analysis: why };
  return {
    relevanceScore: score,
    provenance: "estimated",
    cited: 0,
    counted: 0,
    interval: null,
    outcomes,
    wordShare: null,
    note: why,
    // Only engines cite: what a page could be quoted for is in its topic fit.
    passages: [],
    analysis,
  };
}

/** The sentences of the answers that cite or name the site. */
function citingSentences(asked: readonly KeptAnswer[], site: { url: string; names: string[] }): string[] {
  const found = asked.flatMap(({ answer }) => {
    if (!answer) return [];
    const { mentions } = siteOutcomeIn(answer, site);
    const sentences = answerSentences(answer.text);
    const cites = answer.citations.filter(
      (citation) =>
        citation.cited &&
        siteOutcomeIn({ ...answer, text: "", citations: [citation] }, site).outcome === "cited",
    );
    return [...cites.flatMap(({ spans }) => spans), ...mentions].map((span) =>
      sentencesAt(sentences, span).slice(0, MAX_QUOTED_CHARS),
    );
  });
  return [...new Set(found.filter((words) => words !== ""))].slice(0, MAX_PASSAGES);
}
