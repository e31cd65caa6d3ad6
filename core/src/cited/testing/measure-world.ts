/** Judges every claim of the scripted world against every page of its topic, and compares the verdicts with the truth. */
import type { ClaimSupport } from "../cited-view.ts";
import { judgeSupport } from "../judge-support.ts";
import type { SourceReading } from "../source-reading.ts";
import { type SplitClaim, splitClaims } from "../split-claims.ts";
import { sourcePage } from "../support/source-page.ts";
import { readingOf } from "./readings.ts";
import { type Truth, truthOf, type WorldAnswer, type WorldClaim, worldAnswers } from "./world-answers.ts";
import { type WorldPage, worldPages } from "./world-pages.ts";

export type WorldReading = { page: WorldPage; reading: SourceReading };

export const worldReadings = (pages: readonly WorldPage[] = worldPages()): WorldReading[] =>
  pages.map((page) => ({ page, reading: readingOf(page.html, page.url, page.topic.query) }));

export type JudgedPair = {
  answer: WorldAnswer;
  claim: WorldClaim;
  page: WorldPage;
  truth: Truth;
  support: ClaimSupport;
  isCited: boolean;
};

export type WorldMeasure = {
  pairs: JudgedPair[];
  claims: number;
  found: number;
  wrongCites: number;
  extra: string[];
};

export function measureWorld(pages: readonly WorldPage[] = worldPages()): WorldMeasure {
  const readings = worldReadings(pages);
  const prepared = readings.map(({ page, reading }) => ({ page, source: sourcePage(reading) }));
  const answers = worldAnswers(readings.map(({ page }) => page));
  const measure: WorldMeasure = { pairs: [], claims: 0, found: 0, wrongCites: 0, extra: [] };
  for (const answer of answers) {
    const kept = answer.kept.answer;
    const split = kept ? splitClaims(kept) : [];
    const used = new Set<SplitClaim>();
    for (const claim of answer.claims) {
      measure.claims++;
      const match = split.find((one) => !used.has(one) && one.text === claim.text);
      if (!match) continue;
      used.add(match);
      measure.found++;
      if (match.cites.join() !== claim.cites.join()) measure.wrongCites++;
      for (const { page, source } of prepared) {
        if (page.topic.query !== answer.query) continue;
        const isCited = kept?.citations.some(
          ({ url, position }) => url === page.url && claim.cites.includes(position),
        );
        measure.pairs.push({
          answer,
          claim,
          page,
          truth: truthOf(claim, page),
          support: judgeSupport(match, source),
          isCited: isCited === true,
        });
      }
    }
    measure.extra.push(...split.filter((one) => !used.has(one)).map(({ text }) => text));
  }
  return measure;
}

/** The quote is the passage that the truth names, or a sentence of it. */
export const isRightPassage = ({ truth, support }: JudgedPair): boolean => {
  const quote = support.quote?.text ?? "";
  return truth.words !== null && quote !== "" && (truth.words.includes(quote) || quote.includes(truth.words));
};

const isRightVerdict = ({ truth, support }: JudgedPair): boolean => truth.verdict === support.verdict;

export type WorldFigures = {
  pairs: number;
  /** Of the verdicts "supported", those that are true. */
  precision: { right: number; of: number };
  /** Of claims that the page says, those with the right passage and a verdict that isn't "not supported". */
  literal: { right: number; of: number };
  text: { right: number; of: number };
  /** Whether the page says it: yes, partly or no. Any page can be the user's, so each counts as such. */
  verdict: { right: number; of: number };
  /** The same, on the user's pages of the world. */
  own: { right: number; of: number };
  /** Of the verdicts "not supported" without a doubt, those that are true: an alert is made of them. */
  alarms: { right: number; of: number };
};

export function figuresOf(pairs: readonly JudgedPair[]): WorldFigures {
  const called = pairs.filter(({ support }) => support.verdict === "supported");
  const said = pairs.filter(({ truth }) => truth.verdict !== "not_supported");
  const isFound = (pair: JudgedPair) =>
    isRightPassage(pair) && ["supported", "partly"].includes(pair.support.verdict);
  const ratio = (list: readonly JudgedPair[], isRight: (pair: JudgedPair) => boolean) => ({
    right: list.filter(isRight).length,
    of: list.length,
  });
  return {
    pairs: pairs.length,
    precision: ratio(called, ({ truth }) => truth.verdict === "supported"),
    literal: ratio(
      said.filter(({ claim }) => claim.fact.kind !== "text"),
      isFound,
    ),
    text: ratio(
      said.filter(({ claim }) => claim.fact.kind === "text"),
      isFound,
    ),
    verdict: ratio(pairs, isRightVerdict),
    own: ratio(
      pairs.filter(({ page }) => page.place === 0),
      isRightVerdict,
    ),
    alarms: ratio(
      pairs.filter(({ support }) => support.verdict === "not_supported" && support.isSure),
      ({ truth }) => truth.verdict === "not_supported",
    ),
  };
}

const RESAMPLES = 1_000;

/**
 * How far the share of right verdicts may be off, 95%: pages are drawn anew with all their claims, because claims of one page are right or
 * wrong together.
 */
export function verdictInterval(pairs: readonly JudgedPair[], chance: () => number): [number, number] {
  const byPage = [...Map.groupBy(pairs, ({ page }) => page).values()].map((own) => ({
    right: own.filter(isRightVerdict).length,
    of: own.length,
  }));
  const shares = Array.from({ length: RESAMPLES }, () => {
    let [right, of] = [0, 0];
    for (let at = 0; at < byPage.length; at++) {
      const page = byPage[Math.floor(chance() * byPage.length)];
      right += page?.right ?? 0;
      of += page?.of ?? 0;
    }
    return right / of;
  }).toSorted((one, other) => one - other);
  return [shares[Math.floor(RESAMPLES * 0.025)] ?? 0, shares[Math.floor(RESAMPLES * 0.975)] ?? 1];
}
