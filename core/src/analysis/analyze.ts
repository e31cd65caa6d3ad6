/** The pipe: evidence -> page -> facts -> findings -> points -> advice -> result. The same evidence gives the same bytes. */
import { chooseAdvice } from "../advice/choose-advice.ts";
import { competitorReferences } from "../advice/competitor-references.ts";
import type { ModelProposal } from "../article/proposals/model-edits.ts";
import { allAudits } from "../audits/all.ts";
import type { Subject } from "../audits/audit.ts";
import {
  type AnalysisResult,
  type AuditResult,
  type NamedCompetitor,
  type Provenance,
  SCHEMA_VERSION,
  SECTION_TITLE,
  SECTIONS,
  type Section,
  type SectionResult,
} from "../contract/analysis-result.ts";
import { effortAndImpact } from "../contract/bands.ts";
import type { Edit } from "../contract/edit.ts";
import { recordOf } from "../contract/lists/record-of.ts";
import { listEdits } from "../edits/list-edits.ts";
import { toldByEdits } from "../edits/told-by-edits.ts";
import type { Evidence } from "../evidence.ts";
import { messageText } from "../messages/catalogue.ts";
import { withoutTracking } from "../page/tracking-parameters.ts";
import { type Gate, readGates } from "../score/gates.ts";
import type { MarkModel } from "../score/marks.ts";
import { overallScore } from "../score/points.ts";
import { RUBRIC_VERSION } from "../score/rubric.ts";
import { kindPoints, type ScoreModel, shippedScore } from "../score/score-model.ts";
import { crawlerView } from "./crawler-view.ts";
import { type Differences, differencesOf } from "./differences.ts";
import { breakdown, describeSection, explainOverall } from "./explain.ts";
import { judge, kindMixOf } from "./judge.ts";
import { limitsOf } from "./limits.ts";
import { NO_WORD_LISTS, type OnBroken, runAudits } from "./run-audits.ts";
import { type SectionScore, scoreSections } from "./score-sections.ts";
import { type NamedPage, type Questioned, subjectOf } from "./subject.ts";

export type AnalyzeOptions = Questioned & {
  /** Edits that a connected model proposed, not checked yet. */
  proposals?: readonly ModelProposal[] | undefined;
  /** False for a caller that only wants the score. */
  withEdits?: boolean;
  onBroken?: OnBroken;
  /** For benchmarks: weights that were not learned from the page. */
  score?: ScoreModel;
  markModel?: MarkModel;
};

export const analyze = (evidence: Evidence, options: AnalyzeOptions = {}): AnalysisResult =>
  analyzeSubject(subjectOf(evidence, options), options);

/** For callers that have read the page with the same options. */
export function analyzeSubject(subject: Subject, options: AnalyzeOptions = {}): AnalysisResult {
  const { evidence } = subject;
  const gates = readGates(subject);
  const model = options.score ?? shippedScore();
  const mix = kindMixOf(subject);
  const judged = judge(runAudits(allAudits, subject, options.onBroken), mix, model);
  const { marks } = subject.facts.reading();
  const kind = kindPoints(model, mix);
  const moved = { kind, marks, markModel: options.markModel, fixed: options.known?.markPoints };
  const limits = limitsOf(
    subject,
    { audits: judged, overall: overallOf(scoreSections(judged, moved)) },
    gates,
  );
  const scores = scoreSections(judged, moved, limits);
  const byRules = overallOf(scoreSections(judged, { kind }, limits));
  const overall = overallOf(scores);
  const differences = differencesOf(scores, overall);
  const found = judged.map((audit) => withDifference(audit, differences));
  const leftOut = leftOutOf(subject, found);
  const edits = options.withEdits === false ? [] : listEdits(subject, found, options);
  const audits = toldByEdits(found, edits);

  return {
    schemaVersion: SCHEMA_VERSION,
    score: {
      score: overall,
      ...(byRules !== overall && { byRules }),
      ...(differences && startOf(differences)),
      explanation: explainOverall(scores, overall, limits, {
        kind: subject.facts.reading().kind,
        differences,
        skipped: leftOut?.audits.length ?? 0,
        isCut: subject.page.isCut,
      }),
    },
    ...sectionResults(scores, (score) =>
      sectionResult(score, { audits, edits, subject, gates, differences }),
    ),
    url: subject.page.url,
    analyzedAt: evidence.now,
    rubricVersion: RUBRIC_VERSION,
    mode: "local",
    provenance: provenance(scores),
    page: {
      title: subject.page.title,
      language: subject.page.language?.value ?? null,
      words: subject.facts.text().words,
    },
    ...(options.rivals?.length && { competitors: competitorsOf(options.rivals, subject) }),
    reading: subject.facts.reading(),
    edits,
    crawlerView: crawlerView(subject.page),
    crawlers: subject.facts.crawlers(),
    gates: gates.map(({ id, passed, found }: Gate) => ({ id, passed, found })),
    leftOut,
    audits,
  };
}

function withDifference(audit: AuditResult, differences: Differences | null): AuditResult {
  const difference = differences?.audits.get(audit.id);
  return difference === undefined ? audit : { ...audit, difference };
}

const startOf = ({ start, limit, exact }: Differences) => ({ start, ...(limit !== 0 && { limit }), exact });

const overallOf = (scores: readonly SectionScore[]): number => overallScore(scores.map(({ score }) => score));

function competitorsOf(named: readonly NamedPage[], { rivals }: Subject): NamedCompetitor[] {
  const compared = new Set(rivals?.map(({ url }) => url));
  return named.map((one) => {
    const url = withoutTracking(one.url);
    if ("problem" in one) return { url, problem: one.problem };
    return { url, problem: compared.has(url) ? null : messageText("page/empty") };
  });
}

function leftOutOf({ facts }: Subject, audits: readonly AuditResult[]): AnalysisResult["leftOut"] {
  const names = audits.filter((audit) => audit.found === NO_WORD_LISTS).map((audit) => audit.id);
  return names.length > 0 ? { language: facts.language().code, audits: names } : null;
}

function sectionResults(
  scores: readonly SectionScore[],
  result: (score: SectionScore) => SectionResult,
): Record<Section, SectionResult> {
  return Object.fromEntries(scores.map((score) => [score.section, result(score)])) as Record<
    Section,
    SectionResult
  >;
}

type Judged = {
  audits: readonly AuditResult[];
  edits: readonly Edit[];
  subject: Subject;
  gates: readonly Gate[];
  differences: Differences | null;
};

function sectionResult(
  score: SectionScore,
  { audits, edits, subject, gates, differences }: Judged,
): SectionResult {
  const blocking = gates.filter((gate) => !gate.passed).map((gate) => gate.id);
  const { section } = score;
  const moved = differences?.sections.get(section);
  const told = { score, kind: subject.facts.reading().kind, differences };
  return {
    title: SECTION_TITLE[section],
    content: { description: describeSection(told), ...effortAndImpact(score.score) },
    score: { score: score.score, explanation: breakdown(told) },
    measured: score.isMeasured,
    ...(moved && { start: score.start, difference: moved.difference }),
    ...(moved && moved.markDifference !== 0 && { markDifference: moved.markDifference }),
    ...(score.markPoints !== 0 && { markPoints: score.markPoints }),
    what_can_be_enhanced:
      section === "competitor_analysis"
        ? competitorReferences(subject)
        : chooseAdvice({ section, audits, edits, blocking }),
  };
}

/**
 * Read off the page, save the comparison with others, which is computed, and what a model's marks moved. The score is estimated
 * only if a section that counts is: without named competitors there is no comparison.
 */
function provenance(scores: readonly SectionScore[]): AnalysisResult["provenance"] {
  const moved = new Set(scores.filter(({ markPoints }) => markPoints !== 0).map(({ section }) => section));
  const sections = recordOf(
    SECTIONS,
    (section): Provenance =>
      section === "competitor_analysis" || moved.has(section) ? "estimated" : "measured",
  );
  const isEstimated = scores.some((one) => one.isMeasured && sections[one.section] === "estimated");
  return { ...sections, score: isEstimated ? "estimated" : "measured" };
}
