/** A check that can't tell stands beside no edit that can: where the list names a fault of the check, it says so too. */
import type { AuditResult } from "../contract/analysis-result.ts";
import { type Edit, isNote } from "../contract/edit.ts";

export function toldByEdits(audits: readonly AuditResult[], edits: readonly Edit[]): AuditResult[] {
  return audits.map((audit) => {
    const edit = edits.find((one) => one.audit === audit.id && !isNote(one));
    if (!audit.isUntold || !edit) return audit;
    const { isUntold: _, ...told } = audit;
    return { ...told, outcome: "reported", found: edit.fault, quotes: edit.at === null ? [] : [edit.at] };
  });
}
