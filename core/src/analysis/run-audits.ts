/** Runs every check. A check that throws is left out, and the rest of the report stays complete. */
import type { Audit, Finding, Subject } from "../audits/audit.ts";
import { notApplicable } from "../audits/audit.ts";

export type JudgedAudit = { audit: Audit; finding: Finding };
export type OnBroken = (auditId: string, error: unknown) => void;

export const NO_WORD_LISTS = "This check needs word lists that we don't have for this language.";

export function runAudits(audits: readonly Audit[], subject: Subject, onBroken?: OnBroken): JudgedAudit[] {
  return audits.map((audit) => ({ audit, finding: runOne(audit, subject, onBroken) }));
}

function runOne(audit: Audit, subject: Subject, onBroken?: OnBroken): Finding {
  try {
    if (audit.needsLanguage && !subject.facts.language().hasPack) return notApplicable(NO_WORD_LISTS);
    return audit.run(subject);
  } catch (error) {
    onBroken?.(audit.id, error);
    return notApplicable("This check failed to run.");
  }
}
