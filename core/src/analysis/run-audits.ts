/** Runs every check; one that breaks leaves the report standing. */
import type { Audit, Finding, Subject } from "../audits/audit.ts";
import { notApplicable } from "../audits/audit.ts";

export type Judged = { audit: Audit; finding: Finding };
export type OnBroken = (auditId: string, error: unknown) => void;

export const ENGLISH_ONLY = "This check only exists for English.";

export function runAudits(audits: readonly Audit[], subject: Subject, onBroken?: OnBroken): Judged[] {
  return audits.map((audit) => ({ audit, finding: runOne(audit, subject, onBroken) }));
}

function runOne(audit: Audit, subject: Subject, onBroken?: OnBroken): Finding {
  try {
    if (audit.english && !subject.facts.language().isEnglish) return notApplicable(ENGLISH_ONLY);
    return audit.run(subject);
  } catch (error) {
    onBroken?.(audit.id, error);
    return notApplicable("This check could not be made.");
  }
}
