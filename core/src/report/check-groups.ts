/**
 * What a report shows of the checks that moved no points: a fault that is worth repairing with its words, everything else by
 * name, under the reason why it has no number. Every view takes this choice from here.
 */
import type { AnalysisResult, AuditResult, Section } from "../contract/analysis-result.ts";
import { listedAudits } from "../contract/listed-audits.ts";

/** Why a check has no number, in the order in which reports say it. */
export const REASONS = ["usual", "untold", "inapplicable", "information"] as const;
export type NoNumberReason = (typeof REASONS)[number];

export const REASON_TITLE: Record<NoNumberReason, string> = {
  usual: "As usual",
  untold: "Can't tell",
  inapplicable: "Doesn't apply",
  information: "For information",
};

export const FAULTS_TITLE = "Worth repairing";
export const FAULTS_NOTE = "No points depend on this.";

export type CheckGroups = Record<NoNumberReason, AuditResult[]> & {
  /** They say something against the page, and somebody can repair it. */
  faults: AuditResult[];
};

type Result = Pick<AnalysisResult, "audits" | "edits" | "score">;

/** `section`: null for the whole page. */
export function groupChecks(result: Result, section: Section | null): CheckGroups {
  const own = listedAudits(result.audits).filter(
    (audit) => (section === null || audit.section === section) && audit.difference === undefined,
  );
  const faults = faultsIn(result, own);
  const others = own.filter((audit) => !faults.includes(audit));
  const because = (reason: NoNumberReason) => others.filter((audit) => reasonOf(audit) === reason);
  return {
    faults,
    usual: because("usual"),
    untold: because("untold"),
    inapplicable: because("inapplicable"),
    information: because("information"),
  };
}

/** What can be done about a fault, or null where the check says nothing against the page. */
export const remedyOf = ({ advice, repair }: Pick<AuditResult, "advice" | "repair">): string | null =>
  advice ?? repair ?? null;

/** A fault that an edit is about is in the list of edits. Nobody knows what was usual in results from before that was kept. */
function faultsIn({ edits = [], score }: Result, audits: readonly AuditResult[]): AuditResult[] {
  if (score.start === undefined) return [];
  const asked = new Set(edits.map(({ audit }) => audit));
  return audits.filter((audit) => remedyOf(audit) !== null && !audit.isDoubtful && !asked.has(audit.id));
}

function reasonOf({ outcome, isUntold }: AuditResult): NoNumberReason {
  if (isUntold) return "untold";
  if (outcome === "not-applicable") return "inapplicable";
  return outcome === "reported" ? "information" : "usual";
}

/** "As usual: Canonical URL; Declared language.", one line for each reason that some check has. */
export const groupLines = (groups: Pick<CheckGroups, NoNumberReason>): string[] =>
  REASONS.filter((reason) => groups[reason].length > 0).map(
    (reason) => `${REASON_TITLE[reason]}: ${namesOf(groups[reason])}.`,
  );

/** Titles have commas of their own. */
export const namesOf = (audits: readonly AuditResult[]): string =>
  audits.map(({ title }) => title).join("; ");
