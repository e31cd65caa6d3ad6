/** Labelled pages as the score sees them: what every check found, once by the engine and once by the readers' labels. */
import { kindMixOf } from "../../../core/src/analysis/judge.ts";
import type { ReadEvidence } from "../../../core/src/analysis/read-evidence.ts";
import { runAudits } from "../../../core/src/analysis/run-audits.ts";
import { type Questioned, subjectFrom } from "../../../core/src/analysis/subject.ts";
import { allAudits } from "../../../core/src/audits/all.ts";
import { recordOf } from "../../../core/src/contract/lists/record-of.ts";
import { CHECKS, type CheckReading } from "../../../core/src/contract/reading.ts";
import type { ReadingModels } from "../../../core/src/reading/models.ts";
import type { KindMix } from "../../../core/src/score/score-model.ts";
import type { LabelledPage, ReaderLabel } from "../../labels/labelled-pages.ts";

/** Null where the check doesn't apply or can't be told. */
type Found = { share: number; certainty: number } | null;
export type Judged = { mix: KindMix; found: ReadonlyMap<string, Found> };
export type ScoreRow = { id: string; fold: number; label: ReaderLabel; engine: Judged; labels: Judged };

/** `models` were not trained on the page, so that the score learns from readings as they really are. */
export const scoreRow = (
  { label, fold }: LabelledPage,
  models: ReadingModels,
  read: ReadEvidence,
): ScoreRow => ({
  id: label.id,
  fold,
  label,
  engine: judged(read, { models }),
  labels: judged(read, { models, ...asReading(label) }),
});

/** The labels in place of the engine's reading. */
export const asReading = ({ kind, question, answer, checks }: ReaderLabel): Questioned => ({
  kind,
  question,
  ...(answer.sentences[0] !== undefined && { answer: answer.sentences[0] }),
  known: {
    checks: recordOf(
      CHECKS,
      (name): CheckReading => ({ verdict: checks[name], sure: 1, quotes: [], by: "model" }),
    ),
  },
});

function judged(read: ReadEvidence, options: Questioned): Judged {
  const subject = subjectFrom(read, options);
  const found = runAudits(allAudits, subject).map(({ audit, finding }): [string, Found] => [
    audit.id,
    finding.kind === "scored" ? { share: finding.share, certainty: finding.certainty } : null,
  ]);
  return { mix: kindMixOf(subject), found: new Map(found) };
}
