/** What a section says: the edits it asks for, what else is better or worse, and the checks that moved nothing. */
import type { AnalysisResult, AuditResult, Section } from "@citeworthy/core/contract";
import { groupChecks, type NoNumberReason } from "@citeworthy/core/report/check-groups";
import { type StoryRow, sectionStoryOf } from "@citeworthy/core/report/score-story";
import { noEditWords } from "@citeworthy/core/report/section-edits";
import { type EditView, type NoteView, type ResultView, STRONG } from "../result-view.ts";

export type SectionFindings = {
  /** Its part of the list of edits. */
  edits: EditView[];
  notes: NoteView[];
  /** What is said where it asks for nothing, whatever a filter hides. */
  silent: string | null;
  /** Worse than usual, and no edit is about it. */
  worse: StoryRow[];
  better: StoryRow[];
  /** Worth repairing, without points. */
  faults: AuditResult[];
  /** Checks without a number, by the reason why. In results from before differences were kept, all that no edit is about. */
  numberless: Record<NoNumberReason, AuditResult[]>;
};

export const auditOf = ({ audits }: AnalysisResult, id: string | null): AuditResult | undefined =>
  audits.find((audit) => audit.id === id);

export function findingsOf(view: ResultView, section: Section, strongOnly: boolean): SectionFindings {
  const { result, next } = view;
  const isShown = (id: string | null | undefined): boolean => {
    if (!strongOnly) return true;
    const grade = auditOf(result, id ?? null)?.grade ?? null;
    return grade !== null && STRONG.includes(grade);
  };
  const edits = [...next.edits, ...next.more].filter((edit) => edit.section === section);
  const asked = new Set(edits.map(({ audit }) => audit));
  const story = sectionStoryOf(result, section);
  const groups = groupChecks(result, section);
  const shown = (audits: readonly AuditResult[]) => audits.filter(({ id }) => isShown(id));
  return {
    edits: edits.filter(({ audit }) => isShown(audit)),
    notes: next.notes.filter((note) => note.section === section),
    silent: noEditWords(result, section),
    worse: (story?.worse ?? []).filter(
      ({ audits }) => isShown(audits[0]) && !audits.some((id) => asked.has(id)),
    ),
    better: (story?.better ?? []).filter(({ audits }) => isShown(audits[0])),
    faults: shown(groups.faults),
    numberless: {
      usual: shown(groups.usual).filter(({ id }) => !asked.has(id)),
      untold: shown(groups.untold),
      inapplicable: shown(groups.inapplicable),
      information: shown(groups.information),
    },
  };
}
