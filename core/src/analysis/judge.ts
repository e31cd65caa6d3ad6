/** Turns findings into points: each check's share of its section, and the section's share of the overall score. */
import { type AuditResult, SECTIONS, type Section } from "../contract/analysis-result.ts";
import { gradeOf } from "../ledger/ledger.ts";
import { type Points, sectionPoints } from "../score/points.ts";
import { weightOf } from "../score/weights.ts";
import type { JudgedAudit } from "./run-audits.ts";

const NONE: Points = { won: 0, possible: 0 };

export function judge(judged: readonly JudgedAudit[]): AuditResult[] {
  const points = new Map<JudgedAudit, Points>();
  for (const section of SECTIONS) {
    for (const [one, earned] of pointsOf(judged, section)) points.set(one, earned);
  }
  const sections = fullSections([...points.values()]);
  return judged.map((one) => resultOf(one, points.get(one) ?? NONE, sections));
}

/** How many sections' worth of points the page can earn: what it earns of them is its overall score. */
const fullSections = (points: readonly Points[]): number =>
  Math.max(1, points.reduce((sum, { possible }) => sum + possible, 0) / 100);

function pointsOf(judged: readonly JudgedAudit[], section: Section): [JudgedAudit, Points][] {
  const counting = judged.filter(
    ({ audit, finding }) => audit.section === section && finding.kind === "scored" && weightOf(audit) > 0,
  );
  const earned = sectionPoints(
    counting.map(({ audit, finding }) => ({
      weight: weightOf(audit) * (finding.kind === "scored" ? finding.certainty : 0),
      share: finding.kind === "scored" ? finding.share : 0,
    })),
  );
  return counting.map((one, index) => [one, earned[index] ?? NONE]);
}

const hundredths = (value: number) => Math.round(value * 100) / 100;

function resultOf({ audit, finding }: JudgedAudit, earned: Points, sections: number): AuditResult {
  const common = {
    id: audit.id,
    section: audit.section,
    title: audit.title,
    why: audit.why,
    points: {
      won: hundredths(earned.won / sections),
      possible: hundredths(earned.possible / sections),
    },
    sectionPoints: earned,
    grade: gradeOf(audit.ledger),
    ledger: [...audit.ledger],
  };
  const silent = { share: null, quotes: [], advice: null, snippet: null };
  if (finding.kind === "not-applicable") {
    return { ...common, ...silent, outcome: "not-applicable", found: finding.reason };
  }
  /** A check without weight is information only, whatever it found. */
  if (finding.kind === "reported" || weightOf(audit) === 0) {
    return { ...common, ...silent, outcome: "reported", found: finding.found, quotes: [...finding.quotes] };
  }
  return {
    ...common,
    outcome: "scored",
    share: Math.round(finding.share * 1000) / 1000,
    found: finding.found,
    quotes: [...finding.quotes],
    ...(finding.isDoubtful && { isDoubtful: true as const }),
    advice: finding.fix,
    snippet: finding.snippet,
  };
}
