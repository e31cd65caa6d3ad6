/** Section scores: 100 less what its checks lost, limited where the page can't be read or doesn't answer the question. */
import { type AuditResult, SECTIONS, type Section } from "../contract/analysis-result.ts";
import { tenths } from "../score/points.ts";

export type SectionScore = {
  section: Section;
  score: number;
  /** The score before any limit. */
  full: number;
  /** False where no check applies: the section then takes the mean of the others. */
  isMeasured: boolean;
  /** What the kind of page costs, in Content Strategy. */
  kindPoints: number;
  /** The checks that count, those that lost most first; also those that don't apply, at what such pages usually earn. */
  audits: AuditResult[];
};

/** What limits every section: `most` caps it, `share` is what remains of it. */
export type Limit = { most: number; share: number };
export const NO_LIMIT: Limit = { most: 100, share: 1 };

/** The score of a page on which no check applies. */
const UNKNOWN_SCORE = 50;

export const lost = ({ sectionPoints: { won, possible } }: AuditResult): number => possible - won;

/** `kind`: points that pages of this kind start without. */
export function scoreSections(
  audits: readonly AuditResult[],
  kind: number,
  limit: Limit = NO_LIMIT,
): SectionScore[] {
  const found = SECTIONS.map((section) => measure(section, audits, kind));
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
  kind: number,
): Omit<SectionScore, "score"> {
  const own = audits
    .filter((audit) => audit.section === section && audit.sectionPoints.possible > 0)
    .toSorted((one, other) => lost(other) - lost(one));
  const kindPoints = section === "content_strategy" ? tenths(kind) : 0;
  const all = own.reduce((sum, audit) => sum + lost(audit), kindPoints);
  return {
    section,
    // In whole tenths, so that the sum is the one that the explanation shows.
    full: Math.max(0, Math.round((1000 - Math.round(all * 10)) / 10)),
    isMeasured: own.some(({ outcome }) => outcome === "scored"),
    kindPoints,
    audits: own,
  };
}

const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
