/** Where no edit is sure: the checks that could still add points, for the author to look at. */
import type { AuditResult, Section } from "../contract/analysis-result.ts";
import { listedAudits } from "../contract/listed-audits.ts";
import { namesOf } from "./check-groups.ts";

const MOST = 3;
/** Less isn't worth a look. */
const MIN_POINTS = 0.3;

const missing = ({ points: { won, possible } }: AuditResult): number => possible - won;

/** They hold in part or not at all, or we couldn't tell. What doesn't apply can't add anything. */
const isOpen = ({ outcome, share, isUntold }: AuditResult): boolean =>
  isUntold === true || (outcome === "scored" && share !== 1);

/** `section`: null for the whole page. Those that could add most come first. */
export const openChecks = (audits: readonly AuditResult[], section: Section | null): AuditResult[] =>
  listedAudits(audits)
    .filter((audit) => section === null || audit.section === section)
    .filter((audit) => isOpen(audit) && missing(audit) >= MIN_POINTS)
    .toSorted((one, other) => missing(other) - missing(one))
    .slice(0, MOST);

/** "Worth a look yourself: Limits and drawbacks; Sources for numbers." Null where no check could add points. */
export function lookWords(audits: readonly AuditResult[], section: Section | null): string | null {
  const open = openChecks(audits, section);
  return open.length === 0 ? null : `Worth a look yourself: ${namesOf(open)}.`;
}

/** For a page without any edit. */
export const noEditsLine = (audits: readonly AuditResult[]): string =>
  [NO_SURE_EDIT, lookWords(audits, null)].filter((text) => text !== null).join(" ");

const NO_SURE_EDIT = "No edit that we are sure of.";
