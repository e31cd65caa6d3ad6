/** The edits to make next, complete for the page, and what they could add to the score. */
import { exactScore, possibleEdits } from "@citeworthy/core/advice/next-band";
import type { AnalysisResult } from "@citeworthy/core/contract";
import type { Edit } from "@citeworthy/core/contract/reading";
import { bandOf, EXCELLENT, GOOD } from "@citeworthy/core/score/bands";
import type { EditView, NextView } from "../result-view.ts";

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
    points: edit.points ?? 0,
  };
}

/** For results without stored edits: the checks that would add most. */
function editsFromAudits(result: AnalysisResult): EditView[] {
  return possibleEdits(result)
    .toSorted((one, other) => other.gain - one.gain)
    .slice(0, MAX_EDITS)
    .map(({ audit, effort, gain }) =>
      editView({ audit: audit.id, at: audit.quotes[0] ?? null, effort, points: gain }, result),
    );
}

export function nextView(result: AnalysisResult): NextView {
  const edits = result.edits
    ? result.edits.slice(0, MAX_EDITS).map((edit) => editView(edit, result))
    : editsFromAudits(result);
  const largestGain = Math.max(0, ...possibleEdits(result).map(({ gain }) => gain));
  return { edits, exact: exactScore(result), further: furtherEdits(result, edits), largestGain };
}

function furtherEdits(result: AnalysisResult, edits: readonly EditView[]): NextView["further"] {
  if (result.score.score >= EXCELLENT || result.gates.some(({ passed }) => !passed)) return null;
  const goal = result.score.score >= GOOD ? EXCELLENT : GOOD;
  const others = possibleEdits(result)
    .filter(({ audit }) => !edits.some((edit) => edit.audit === audit.id))
    .toSorted((one, other) => other.gain - one.gain);
  let reached = exactScore(result) + edits.reduce((sum, { points }) => sum + points, 0);
  let count = 0;
  for (const { gain } of others) {
    if (reached >= goal) break;
    reached += gain;
    count++;
  }
  const section = others[0]?.audit.section;
  return reached >= goal && count > 0 && section ? { count, target: bandOf(goal), section } : null;
}
