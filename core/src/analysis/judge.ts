/** Findings become points: each check's share of its section, and the section's share of the whole. */
import { pickByHash } from "../advice/hash.ts";
import { type AuditResult, SECTIONS, type Section } from "../contract/analysis-result.ts";
import { gradeOf } from "../ledger/ledger.ts";
import { type Points, sectionPoints } from "../score/points.ts";
import { weightOf } from "../score/weights.ts";
import type { Judged } from "./run-audits.ts";

const NONE: Points = { won: 0, possible: 0 };

export function judge(judged: readonly Judged[], url: string): AuditResult[] {
  const points = new Map<Judged, Points>();
  for (const section of SECTIONS) {
    for (const [one, earned] of pointsOf(judged, section)) points.set(one, earned);
  }
  return judged.map((one) => resultOf(one, points.get(one) ?? NONE, url));
}

function pointsOf(judged: readonly Judged[], section: Section): [Judged, Points][] {
  const counting = judged.filter(
    ({ audit, finding }) => audit.section === section && finding.kind === "scored" && weightOf(audit) > 0,
  );
  const earned = sectionPoints(
    counting.map(({ audit, finding }) => ({
      weight: weightOf(audit),
      share: finding.kind === "scored" ? finding.share : 0,
    })),
  );
  return counting.map((one, index) => [one, earned[index] ?? NONE]);
}

const advise = (fix: string, example: string | null) => (example ? `${fix} For example: ${example}` : fix);

const hundredths = (value: number) => Math.round(value * 100) / 100;

function resultOf({ audit, finding }: Judged, earned: Points, url: string): AuditResult {
  const common = {
    id: audit.id,
    section: audit.section,
    title: audit.title,
    why: audit.why,
    points: {
      won: hundredths(earned.won / SECTIONS.length),
      possible: hundredths(earned.possible / SECTIONS.length),
    },
    sectionPoints: earned,
    grade: gradeOf(audit.ledger),
    ledger: [...audit.ledger],
  };
  const silent = { share: null, quotes: [], advice: null, snippet: null };
  if (finding.kind === "not-applicable") {
    return { ...common, ...silent, outcome: "not-applicable", found: finding.reason };
  }
  /** What weighs nothing is told, not scored, whatever it found. */
  if (finding.kind === "reported" || weightOf(audit) === 0) {
    return { ...common, ...silent, outcome: "reported", found: finding.found, quotes: [...finding.quotes] };
  }
  return {
    ...common,
    outcome: "scored",
    share: Math.round(finding.share * 1000) / 1000,
    found: finding.found,
    quotes: [...finding.quotes],
    advice: finding.fix && advise(pickByHash(finding.fix, url + audit.id), finding.example),
    snippet: finding.snippet,
  };
}
