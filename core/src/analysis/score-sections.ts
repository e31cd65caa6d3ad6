/** Section scores: the sum of the checks' points, limited while the page fails a requirement. */
import { type AuditResult, SECTIONS, type Section } from "../contract/analysis-result.ts";
import { GATE_CAP, type Gate } from "../score/gates.ts";
import { sumOfPoints } from "../score/points.ts";

export type SectionScore = {
  section: Section;
  score: number;
  /** What its checks earned, of what they could: less than 100 where too few of them apply. */
  earned: number;
  possible: number;
  /** What the rest takes from the page's average. */
  followed: number;
  /** The scored checks, those with most points first; empty where none applies. */
  audits: AuditResult[];
};

/** The average of a page on which no check applies. */
const UNKNOWN_AVERAGE = 50;

export function scoreSections(audits: readonly AuditResult[], gates: readonly Gate[]): SectionScore[] {
  const limit = gates.every((gate) => gate.passed) ? 100 : GATE_CAP;
  const earned = SECTIONS.map((section) => earnedIn(section, audits));
  const average = averageOf(earned);
  return earned.map((one) => {
    const score = Math.round(one.earned + ((100 - one.possible) * average) / 100);
    return { ...one, followed: score - one.earned, score: Math.min(score, limit) };
  });
}

export const hasChecks = ({ audits }: SectionScore): boolean => audits.length > 0;

type Earned = Omit<SectionScore, "score" | "followed">;

function earnedIn(section: Section, audits: readonly AuditResult[]): Earned {
  const own = audits
    .filter((audit) => audit.section === section && audit.outcome === "scored")
    .toSorted((one, other) => other.sectionPoints.possible - one.sectionPoints.possible);
  const possible = own.reduce((sum, audit) => sum + audit.sectionPoints.possible, 0);
  return {
    section,
    earned: sumOfPoints(own.map((audit) => audit.sectionPoints)),
    possible: Math.round(possible * 10) / 10,
    audits: own,
  };
}

/** Of all points that can be earned. A section that nothing applies to takes it, and so doesn't change the overall score. */
function averageOf(sections: readonly Earned[]): number {
  const possible = sections.reduce((sum, one) => sum + one.possible, 0);
  if (possible === 0) return UNKNOWN_AVERAGE;
  return (100 * sections.reduce((sum, one) => sum + one.earned, 0)) / possible;
}
