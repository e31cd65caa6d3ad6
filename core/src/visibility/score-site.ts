/** One site on one engine: measured from its answers where any of them count, otherwise estimated from the page, if it was read. */

import { answerSentences, sentencesAt } from "./answers/answer-sentences.ts";
import type { KeptAnswer } from "./answers/kept-answer.ts";
import { isCounted, OUTCOMES, type Outcome, siteOutcomeIn } from "./answers/outcome.ts";
import { wordShare } from "./answers/word-share.ts";
import { ENGINE_NAMES } from "./engines.ts";
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
const OUTCOME_WORDS: Record<Outcome, string> = {
  cited: "cited",
  retrieved_only: "read but not cited",
  mentioned_only: "mentioned without a citation",
  absent: "absent",
  no_search: "answered without a web search",
  failed: "failed",
};

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

function whyNotMeasured(engine: MonitoredEngine, asked: readonly KeptAnswer[]): string {
  const name = ENGINE_NAMES[engine];
  if (asked.length === 0) return `${name} is not connected.`;
  const failures = asked.flatMap(({ failure }) => failure ?? []);
  if (failures.length === 0) return `${name} answered ${times(asked.length)} without searching the web.`;
  return `${name} is unavailable: ${failures[0]}`;
}

/** The answers that say nothing about the site and are left out of the rate. */
function notCounted({ no_search = 0, failed = 0 }: ScoredSite["outcomes"]): string | null {
  const parts = [
    no_search > 0 && `${no_search} without a web search`,
    failed > 0 && `${failed} failed`,
  ].filter(Boolean);
  return parts.length > 0 ? `Not counted: ${parts.join(", ")}.` : null;
}

function measuredText(
  engine: MonitoredEngine,
  { cited, counted }: { cited: number; counted: number },
  { low, high }: { low: number; high: number },
  outcomes: ScoredSite["outcomes"],
): string {
  const others = OUTCOMES.flatMap((outcome) =>
    outcome !== "cited" && isCounted(outcome) && outcomes[outcome]
      ? [`${outcomes[outcome]} ${OUTCOME_WORDS[outcome]}`]
      : [],
  );
  const interval = `95% confidence interval: ${percent(low)}% to ${percent(high)}%`;
  return [
    `${ENGINE_NAMES[engine]} cited your site in ${cited} of ${answerCount(counted)} (${interval}).`,
    ...(others.length > 0 ? [`Other answers: ${others.join(", ")}.`] : []),
    ...[notCounted(outcomes) ?? []].flat(),
  ].join(" ");
}

const answerCount = (count: number) => `${count} ${count === 1 ? "answer" : "answers"}`;
const percent = (share: number) => Math.round(share * 100);
const times = (count: number) => (count === 1 ? "once" : `${count} times`);

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
