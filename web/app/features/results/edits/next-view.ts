/** The edits to make next, complete for the page. */
import type { AnalysisResult } from "@citeworthy/core/contract";
import type { Edit } from "@citeworthy/core/contract/reading";
import type { EditView, NextView } from "../result-view.ts";
import { missingPoints } from "../score/score-words.ts";

/** As many as a person does in one sitting. */
const MAX_EDITS = 3;

/** Results of earlier rubrics say what was found on the first line and what to do on the last. */
const lastLine = (text: string) => text.split("\n").at(-1) ?? "";

/** Stored results may come from before a field existed, so each field can be missing. */
function editView(edit: Partial<Edit>, { audits, gates }: AnalysisResult): EditView {
  const audit = audits.find(({ id }) => id === edit.audit);
  const todo = edit.do ?? (audit?.advice ? lastLine(audit.advice) : "");
  const fault = edit.fault ?? audit?.found ?? todo;
  return {
    audit: audit?.id ?? null,
    section: audit?.section ?? null,
    fault,
    todo: todo === "" || todo === fault ? null : todo,
    quote: edit.at ?? edit.before ?? null,
    before: edit.before ?? null,
    after: edit.after ?? null,
    afterBy: edit.afterBy ?? null,
    needs: edit.needs ?? null,
    snippet: audit?.snippet ?? null,
    effort: edit.effort ?? "low",
    isRequired: gates.some(({ id, passed }) => !passed && id === edit.audit),
    // Results of earlier rubrics promised points for texts that nobody had written yet.
    points: audit?.section === "technical_implementation" ? (edit.points ?? null) : null,
  };
}

/** For results without stored edits: the checks that lost most. */
const editsFromAudits = (result: AnalysisResult): EditView[] =>
  result.audits
    .filter(({ outcome, advice }) => outcome === "scored" && advice !== null)
    .toSorted((one, other) => missingPoints(other) - missingPoints(one))
    .slice(0, MAX_EDITS)
    .map(({ id, quotes }) => editView({ audit: id, at: quotes[0] ?? null }, result));

export const nextView = (result: AnalysisResult): NextView => ({
  edits: result.edits
    ? result.edits.slice(0, MAX_EDITS).map((edit) => editView(edit, result))
    : editsFromAudits(result),
});
