/** The edits to make next, complete for the page. */
import type { AnalysisResult, AuditResult } from "@citeworthy/core/contract";
import { type Edit, isFinished } from "@citeworthy/core/contract/edit";
import { sectionOfEdit } from "@citeworthy/core/contract/edit-section";
import { editPoints, pointsTaken } from "@citeworthy/core/score/printed-points";
import type { EditView, NextView } from "../result-view.ts";

/** As many as a person takes in at once; the others are folded. */
const FIRST_EDITS = 7;
/** Of results without a list: as many as a person does in one sitting. */
const MAX_CHECKS = 3;

/** Results of earlier rubrics say what was found on the first line and what to do on the last. */
const lastLine = (text: string) => text.split("\n").at(-1) ?? "";

/** Stored results may come from before a field existed, so each field can be missing. */
type Stored = Partial<Edit> & { afterBy?: "page" | "model" | null };

type Place = { number: number; points: number };

function editView(edit: Stored, { number, points }: Place, { audits, gates }: AnalysisResult): EditView {
  const audit = audits.find(({ id }) => id === edit.audit);
  const todo = edit.do ?? (audit?.advice ? lastLine(audit.advice) : "");
  const fault = edit.fault ?? audit?.found ?? todo;
  return {
    id: edit.id ?? "",
    kind: edit.kind ?? null,
    number,
    audit: audit?.id ?? null,
    section: sectionOfEdit(edit, audits),
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
    points,
  };
}

/** For results without stored edits: the checks that lost most. */
const editsFromAudits = (result: AnalysisResult): EditView[] =>
  result.audits
    .filter(({ outcome, advice }) => outcome === "scored" && advice !== null)
    .toSorted((one, other) => lostBy(other) - lostBy(one))
    .slice(0, MAX_CHECKS)
    .map((audit, at) =>
      editView(
        { audit: audit.id, at: audit.quotes[0] ?? null },
        { number: at + 1, points: pointsTaken(audit) },
        result,
      ),
    );

const lostBy = ({ points }: AuditResult): number => points.possible - points.won;

export function nextView(result: AnalysisResult): NextView {
  const listed = result.edits ?? [];
  const notes = listed.filter(({ kind }) => kind === "note");
  const printed = editPoints(listed, result.audits);
  const edits = result.edits
    ? listed
        .filter((edit) => !notes.includes(edit))
        .map((edit, at) => editView(edit, { number: at + 1, points: printed.get(edit.id) ?? 0 }, result))
    : editsFromAudits(result);
  return {
    edits: edits.slice(0, FIRST_EDITS),
    more: edits.slice(FIRST_EDITS),
    notes: notes.map((note) => ({
      id: note.id,
      section: sectionOfEdit(note, result.audits),
      fault: note.fault,
      quotes: note.quotes ?? [],
    })),
    model: listed.some(({ by }) => by === "model") ? (result.reading?.model ?? "an AI model") : null,
  };
}
