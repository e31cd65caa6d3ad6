/** Turns findings into points: what each check earns in its section, and what that is of the overall score. */
import type { Finding, Subject } from "../audits/audit.ts";
import { type AuditResult, SECTIONS, type Section } from "../contract/analysis-result.ts";
import { gradeOf } from "../ledger/ledger.ts";
import { NO_POINTS, type Points, pointsFor } from "../score/points.ts";
import { type KindMix, type ScoreModel, shippedScore } from "../score/score-model.ts";
import type { JudgedAudit } from "./run-audits.ts";

export function judge(
  judged: readonly JudgedAudit[],
  mix: KindMix,
  model: ScoreModel = shippedScore(),
): AuditResult[] {
  const measured = measuredSections(judged, model);
  return judged.map((one) => resultOf(one, pointsIn(one, measured, mix, model), measured.size));
}

/** The engine's chances of each kind; what a model or the user said is certain. */
export function kindMixOf({ facts }: Subject): KindMix {
  const { kind, kindBy } = facts.reading();
  return kindBy === "engine" ? facts.readingParts().kinds : new Map([[kind, 1]]);
}

/** A section is measured where at least one of its checks applies. */
function measuredSections(judged: readonly JudgedAudit[], { checks }: ScoreModel): ReadonlySet<Section> {
  const counts = ({ audit, finding }: JudgedAudit) => finding.kind === "scored" && checks.has(audit.id);
  return new Set(
    SECTIONS.filter((section) => judged.some((one) => one.audit.section === section && counts(one))),
  );
}

function pointsIn(
  { audit, finding }: JudgedAudit,
  measured: ReadonlySet<Section>,
  mix: KindMix,
  { checks }: ScoreModel,
): Points {
  const worth = checks.get(audit.id);
  return worth && measured.has(audit.section) ? pointsFor(finding, worth, mix) : NO_POINTS;
}

/** Less isn't worth an author's time. Markup is changed in a minute, so it counts whatever it brings. */
const MIN_ADVICE_POINTS = 0.7;
const isWorthAdvice = (
  { section }: JudgedAudit["audit"],
  { won, possible }: Pick<Points, "won" | "possible">,
): boolean => section === "technical_implementation" || possible - won >= MIN_ADVICE_POINTS;

/** What can be seen on the page is worth repairing, whatever it counts; what was found to do nothing (R) isn't. */
function repairOf({ check, ledger }: JudgedAudit["audit"], finding: Finding): string | null {
  if (finding.kind === "not-applicable" || check !== undefined || gradeOf(ledger) === "R") return null;
  return finding.kind === "scored" && finding.isDoubtful ? null : finding.fix;
}

const hundredths = (value: number) => Math.round(value * 100) / 100;

function resultOf({ audit, finding }: JudgedAudit, earned: Points, sections: number): AuditResult {
  const common = {
    id: audit.id,
    section: audit.section,
    title: audit.title,
    why: audit.why,
    points: {
      won: hundredths(earned.won / Math.max(1, sections)),
      possible: hundredths(earned.possible / Math.max(1, sections)),
    },
    sectionPoints: earned,
    grade: gradeOf(audit.ledger),
    ledger: [...audit.ledger],
  };
  const silent = { share: null, quotes: [], advice: null, snippet: null };
  const repair = repairOf(audit, finding);
  if (finding.kind === "not-applicable") {
    const why = finding.isUntold && { isUntold: true as const };
    return { ...common, ...silent, outcome: "not-applicable", found: finding.reason, ...why };
  }
  /** A check without weight is information only, whatever it found. */
  if (finding.kind === "reported" || earned.possible === 0) {
    return {
      ...{ ...common, ...silent, outcome: "reported", found: finding.found, quotes: [...finding.quotes] },
      ...(repair !== null && { repair, snippet: finding.snippet }),
    };
  }
  const advice = isWorthAdvice(audit, common.points) ? finding.fix : null;
  return {
    ...common,
    outcome: "scored",
    share: Math.round(finding.share * 1000) / 1000,
    found: finding.found,
    quotes: [...finding.quotes],
    ...(finding.isDoubtful && { isDoubtful: true as const }),
    advice,
    ...(advice === null && repair !== null && { repair }),
    snippet: finding.snippet,
  };
}
