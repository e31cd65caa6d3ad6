/** Section scores: 100 less what its checks lost, moved by a model's marks, and limited where the page can't be read or doesn't answer the question. */
import { type AuditResult, SECTIONS, type Section } from "../contract/analysis-result.ts";
import type { MarkPoints, PageMarks } from "../contract/marks.ts";
import { type MarkModel, markPoints } from "../score/marks.ts";
import type { KindPoints } from "../score/score-model.ts";
import { tenths } from "../score/tenths.ts";

export type SectionScore = {
  section: Section;
  score: number;
  /** What pages of this kind usually score. */
  start: number;
  /** The score before any limit. */
  full: number;
  /** False where no check applies: the section then takes the mean of the others. */
  isMeasured: boolean;
  /** What the kind of page costs. */
  kindPoints: number;
  /** By how much a model's marks moved it, up or down. */
  markPoints: number;
  /** The checks that count, those that lost most first; also those that don't apply, at what such pages usually earn. */
  audits: AuditResult[];
};

/** What limits every section: `most` caps it, `share` is what remains of it. */
export type Limit = { most: number; share: number };
export const NO_LIMIT: Limit = { most: 100, share: 1 };

/** The score of a page on which no check applies. */
const UNKNOWN_SCORE = 50;

const lost = ({ sectionPoints: { won, possible } }: AuditResult): number => possible - won;

type Judged = {
  /** Points that pages of this kind start without. */
  kind: KindPoints;
  marks?: PageMarks | undefined;
  markModel?: MarkModel | undefined;
  /** What the marks moved before an edit, which they know nothing of. */
  fixed?: MarkPoints | undefined;
};

export function scoreSections(
  audits: readonly AuditResult[],
  judged: Judged,
  limit: Limit = NO_LIMIT,
): SectionScore[] {
  const found = SECTIONS.map((section) => measure(section, audits, judged));
  const measured = found.filter(({ isMeasured }) => isMeasured).map(({ full }) => full);
  const mean = measured.length === 0 ? UNKNOWN_SCORE : average(measured);
  return found.map((one) => {
    const full = one.isMeasured ? one.full : Math.round(mean);
    return { ...one, full, score: Math.round(Math.min(full * limit.share, limit.most)) };
  });
}

function measure(
  section: Section,
  audits: readonly AuditResult[],
  { kind, marks, markModel, fixed }: Judged,
): Omit<SectionScore, "score"> {
  const own = audits
    .filter((audit) => audit.section === section && audit.sectionPoints.possible > 0)
    .toSorted((one, other) => lost(other) - lost(one));
  const kindPoints = tenths(kind[section] ?? 0);
  const all = own.reduce((sum, audit) => sum + lost(audit), kindPoints);
  // In whole tenths, so that the sum is the one that the explanation shows.
  const byChecks = Math.max(0, (1000 - Math.round(all * 10)) / 10);
  const isMeasured = own.some(({ outcome }) => outcome === "scored");
  const known: Partial<Record<Section, number>> | undefined = fixed;
  const points = known ? (known[section] ?? 0) : markPoints(byChecks, section, marks, markModel);
  const moved = isMeasured ? points : 0;
  const usuallyLost = own.reduce(
    (sum, { sectionPoints: { won, possible, usual = won } }) => sum + possible - usual,
    0,
  );
  return {
    section,
    start: within(100 - kindPoints - usuallyLost),
    full: within(byChecks + moved),
    isMeasured,
    kindPoints,
    markPoints: moved,
    audits: own,
  };
}

/** A section ends at 0 and at 100. */
const within = (score: number): number => Math.min(100, Math.max(0, Math.round(tenths(score))));

const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
