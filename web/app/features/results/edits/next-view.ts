/** The edits to make next, complete for the page. */
import type { AnalysisResult } from "@citeworthy/core/contract";
import { type Edit, isFinished } from "@citeworthy/core/contract/edit";
import type { EditView, NextView } from "../result-view.ts";
import { missingPoints } from "../score/score-words.ts";

/** As many as a person takes in at once; the others are folded. */
const FIRST_EDITS = 7;
/** Of results without a list: as many as a person does in one sitting. */
const MAX_CHECKS = 3;

/** Results of earlier rubrics say what was found on the first line and what to do on the last. */
const lastLine = (text: string) => text.split("\n").at(-1) ?? "";

/** Stored results may come from before a field existed, so each field can be missing. */
type Stored = Partial<Edit> & { afterBy?: "page" | "model" | null };

function editView(edit: Stored, number: number, { audits, gates }: AnalysisResult): EditView {
  const audit = audits.find(({ id }) => id === edit.audit);
  const todo = edit.do ?? (audit?.advice ? lastLine(audit.advice) : "");
  const fault = edit.fault ?? audit?.found ?? todo;
  return {
    id: edit.id ?? "",
    number,
    audit: audit?.id ?? null,
    section: audit?.section ?? null,
    fault,
    todo: todo === "" || todo === fault ? null : todo,
    quote: edit.at ?? edit.before ?? null,
    before: edit.before ?? null,
    after: edit.after ?? null,
    by: edit.by ?? (edit.afterBy === "model" ? "model" : "rules"),
    isFinished:
      edit.steps !== undefined &&
      edit.kind !== undefined &&
      isFinished({ steps: edit.steps, kind: edit.kind }),
    doubt: edit.doubt ?? null,
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
    .slice(0, MAX_CHECKS)
    .map(({ id, quotes }, at) => editView({ audit: id, at: quotes[0] ?? null }, at + 1, result));

export function nextView(result: AnalysisResult): NextView {
  const listed = result.edits ?? [];
  const notes = listed.filter(({ kind }) => kind === "note");
  const edits = result.edits
    ? listed.filter((edit) => !notes.includes(edit)).map((edit, at) => editView(edit, at + 1, result))
    : editsFromAudits(result);
  return {
    edits: edits.slice(0, FIRST_EDITS),
    more: edits.slice(FIRST_EDITS),
    notes: notes.map(({ id, fault, quotes = [] }) => ({ id, fault, quotes })),
    model: listed.some(({ by }) => by === "model") ? (result.reading?.model ?? "an AI model") : null,
  };
}
